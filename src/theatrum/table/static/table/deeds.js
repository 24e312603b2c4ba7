// What else can be done at a table: take back, ask for a hint, leaf through piles, vote, play again, copy a link.

import { $, all, make, makeSvg } from "../dom.js";
import { isKept } from "../dice.js";
import { keepLinks } from "../memory.js";
import { point } from "./board.js";
import { closeFloats, showFloat, tell } from "./floats.js";
import { isAsked, lang, options, question, words } from "./present.js";
import { act, ask, takenSeat } from "./server.js";

export function undo() {
  const button = $("act-undo");
  if (!button) return;
  if (button.dataset.why === undefined) return act("undo");
  const back = make("button", { type: "button" }, words["ask-back"]);
  back.addEventListener("click", () => { closeFloats(); act("takeback"); });
  tell(button.dataset.why, { actions: button.dataset.final === undefined ? [back] : [] });
}

export async function hint() {
  if (!isAsked()) return;
  if (options().size === 1) return tell(words["hint-forced"]);
  const asked = question();
  showFloat("hint", false, make("p", { role: "status" }, words["thinking-hint"]));
  const answer = await act("hint");
  if (!answer || question() !== asked) return $("hint").replaceChildren();
  showFloat("hint", false, make("p", { role: "status" }, words["hint-title"]), hintTable(answer.options));
}

function hintTable(weighed) {
  const rows = weighed.slice(0, 5).map((option) => {
    const bars = makeSvg("svg", { viewBox: "0 0 100 12", preserveAspectRatio: "none", role: "img", "aria-label": percent(option.share) });
    bars.append(makeSvg("rect", { class: "rail", width: 100, height: 12 }), makeSvg("rect", { class: "fill", width: 100 * option.share, height: 12 }));
    const row = make("tr", {}, make("th", { scope: "row" }, option.label), make("td", {}, bars), make("td", {}, percent(option.score)));
    row.addEventListener("pointerenter", () => point(option.token, true));
    row.addEventListener("pointerleave", () => point(option.token, false));
    return row;
  });
  const heads = ["choice", "share", "score"].map((head) => make("th", { scope: "col" }, words[`hint-${head}`]));
  return make("table", { class: "hints" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
}

const percent = (share) => new Intl.NumberFormat(lang, { style: "percent" }).format(share);

/** Leaf through piles: everything that may be known of them, and more than the board has room for. A thing on the board
 *  names the one to begin with. */
export async function openCards(wanted) {
  if (!$("act-cards")) return;
  const found = await ask(takenSeat === null ? "lists" : `lists?seat=${takenSeat}`);
  if (!found) return;
  const first = Math.max(0, found.findIndex(({ title }) => title === wanted));
  const piles = found.map(({ title, cards }, place) => {
    const rows = cards.map(({ label, text }) => make("li", {}, make("b", {}, label), text ? ` ${text}` : ""));
    const pile = make("details", place === first ? { open: "" } : {}, make("summary", {}, title), make("ul", {}, ...rows));
    pile.querySelector("summary").addEventListener("click", () => requestAnimationFrame(() => pile.scrollIntoView({ block: "nearest" })));
    return pile;
  });
  $("cards").querySelector(".piles").replaceChildren(...piles);
  $("cards").showModal();
  if (first) piles[first].scrollIntoView();
}

// What one person has leafed through must not be left in the page for the next one at a shared screen.
$("cards").addEventListener("close", () => $("cards").querySelector(".piles").replaceChildren());

export async function vote(agrees) {
  // Whoever holds several seats of a shared screen answers for all of them at once.
  for (const voter of document.querySelector("[data-voters]").dataset.voters.split(" ")) {
    const answer = await act("vote", { agrees, seat: Number(voter) });
    if (!answer || !agrees) return;
  }
}

export async function rematch() {
  const answer = await ask("rematch", {});
  if (!answer) return;
  const mine = answer.keys.find((one) => one.role === "me");
  const friends = answer.keys.filter((one) => one.role === "friend");
  if (!friends.length) return location.assign(`/t/${mine.key}`);
  keepLinks(answer); // where the front page looks to show them again
  const names = all(".seat-name").map((name) => name.textContent);
  $("rematch").querySelector(".links").replaceChildren(...friends.map((friend) => {
    const name = friend.seats.map((one) => names[one]).join(", ");
    const address = `${location.origin}/t/${friend.key}`;
    return make("li", {}, make("b", {}, name), make("input", { readonly: "", value: address, "aria-label": name }));
  }));
  $("rematch").querySelector("a").href = `/t/${mine.key}`;
  $("rematch").showModal();
}

export async function copy(path) {
  const address = location.origin + path;
  try {
    await navigator.clipboard.writeText(address);
    tell(words.copied);
  } catch {
    tell(`${words["copy-failed"]} ${address}`); // no permission, or no secure connection
  }
}

/** Compare the seed that is shown now with the promise that was shown at the start. */
export async function checkDice() {
  const line = document.querySelector("[data-promise]");
  if (!line || line.dataset.checked) return;
  line.dataset.checked = "yes";
  const kept = await isKept(line.dataset.promise, line.dataset.salt, line.dataset.seed);
  line.textContent = kept === null ? words["cannot-check"] : kept ? words.honest : words.dishonest;
}
