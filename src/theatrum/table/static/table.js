// The table in the browser. The server sends the present as parts of HTML, and then those that change; this module takes
// them over, marks on the board what may be chosen, and posts what the player does. All rules stay on the server.

import { $, all } from "./dom.js";
import { memory } from "./memory.js";
import { glide, places } from "./motion.js";
import { bringChoicesIntoSight, dressBoard, fitList, fitPreview, point, preview, watchBar } from "./table/board.js";
import { arm, armed, asksWhy, choose, disarm, forgetArmed, pointAt, settleSent, toggleWhy } from "./table/choosing.js";
import { tick } from "./table/clocks.js";
import { checkDice, copy, hint, openCards, rematch, undo, vote } from "./table/deeds.js";
import { closeFloats } from "./table/floats.js";
import { giveFocusBack, move, whereFocusIs } from "./table/focus.js";
import { newsFor } from "./table/live.js";
import {
  announce, isAtBottom, isLogBelow, isReadingLog, linesSince, readLog, scrollLog, showLatest, showStory, sideTop,
} from "./table/log.js";
import { changedIn, layBoardAnew, put } from "./table/parts.js";
import { isAsked, question, seat, sheet } from "./table/present.js";
import { act, ask, messageId, takeSeat } from "./table/server.js";
import { openRule, openRules, openTab } from "./table/side.js";
import { zoomable } from "./zoom.js";

const zoom = zoomable(() => document.querySelector("#board .sheet"), () => live.showNews());
const live = newsFor(takeOver, zoom.isHeld);

// --- the present -----------------------------------------------------------------------------------------------------

/** Take over the parts that differ, and leave everything else as it is: typing, scrolling, focus. */
function takeOver(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const focus = whereFocusIs();
  const before = places(sheet());
  const viewer = seat();
  const said = readLog();
  const asked = question();
  const opened = all("details[open][id]").map((one) => one.id);
  const bottom = isAtBottom($("panel-log"));
  const [reads, place] = [isReadingLog(), sideTop()];
  const changed = changedIn(fresh);
  if (!changed.length) return;
  for (const part of changed) put(part);
  // The same board may glow differently for another question: it is drawn anew together with the bar.
  const has = (id) => changed.some((part) => part.id === id);
  if (has("bar") && !has("board")) layBoardAnew();
  for (const id of opened) $(id)?.setAttribute("open", "");
  if (question() !== asked) {
    closeFloats(); // a hint or a reason belongs to its question
    forgetArmed();
  }
  settleSent();
  dress();
  if (seat() === viewer) glide(sheet(), before); // another person at a shared screen sits at another side
  else $("cards").close();
  announce(said);
  if (bottom) scrollLog();
  giveFocusBack(focus);
  if (reads) scrollBy({ top: sideTop() - place, behavior: "instant" }); // what stands above may have grown
  if (question() === asked) return;
  $("to-board").classList.toggle("news", reads && isAsked()); // the page stays where its reader is
  if (!reads) bringChoicesIntoSight(zoom);
}

/** Mark what may be chosen, and set up whatever else depends on how the page stands. */
function dress() {
  dressBoard(asksWhy);
  document.body.classList.toggle("asks-why", asksWhy && isAsked());
  $("act-why")?.setAttribute("aria-pressed", String(asksWhy));
  zoom.show();
  fitList();
  fitPreview();
  if (armed !== null) arm(armed);
  watchBar();
  showStory();
  tick();
  checkDice();
}

// --- to the log and back ---------------------------------------------------------------------------------------------

let cameFrom = 0; // where the page was scrolled to before its reader went to the log

function toLog() {
  if (!isLogBelow()) return void openTab("log", { focus: true });
  if (!isReadingLog()) cameFrom = scrollY;
  openTab("log");
  const panel = $("panel-log");
  const first = linesSince().find((line) => line.getClientRects().length); // its paragraph may be folded
  document.querySelector(".side").scrollIntoView({ block: "start", behavior: "instant" });
  if (first) panel.scrollTop += Math.min(0, first.getBoundingClientRect().top - panel.getBoundingClientRect().top - 8);
  panel.focus({ preventScroll: true });
}

function toBoard() {
  const [below, news] = [isLogBelow(), $("to-board").classList.contains("news")];
  $("to-board").classList.remove("news");
  if (below) scrollTo({ top: cameFrom, behavior: "instant" });
  (below ? $("latest") : $("question"))?.focus({ preventScroll: true });
  if (news) bringChoicesIntoSight(zoom);
}

// --- keys, clicks, forms ---------------------------------------------------------------------------------------------

/** What the page's own buttons and keys do, by name. */
const acts = {
  undo,
  hint,
  why: () => toggleWhy(dress),
  cards: () => openCards(),
  help: () => $("help").showModal(),
  log: toLog,
  board: toBoard,
  agree: () => vote(true),
  refuse: () => vote(false),
  rematch,
};

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LETTERS = {
  u: acts.undo,
  h: acts.hint,
  w: acts.why,
  c: acts.cards,
  l: () => (document.activeElement?.closest(".side") && !$("panel-log").hidden ? toBoard() : toLog()),
  r: () => openTab("rules", { focus: true }),
  "?": acts.help,
  "+": () => zoom.in(),
  "=": () => zoom.in(), // where + needs the shift key
  "-": () => zoom.out(),
  0: () => zoom.fit(),
};

let byFinger = false; // how the last press was made

addEventListener("pointerdown", ({ pointerType }) => (byFinger = pointerType === "touch"), true);

document.addEventListener("keydown", (event) => {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (!disarm() && !closeFloats() && asksWhy) toggleWhy(dress);
  } else if (target.matches("[role=tab]") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    const tabs = all("[role=tab]");
    const next = tabs[(tabs.indexOf(target) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
    openTab(next.id.slice(4), { focus: true });
  } else if (ARROWS[event.key] && !target.closest("[role=tabpanel]")) {
    if (move(...ARROWS[event.key])) event.preventDefault();
  } else if ((event.key === "Enter" || event.key === " ") && target.closest("#board [data-token], #board [data-list]")) {
    event.preventDefault();
    if (target.closest("[data-token]")) pointAt(target);
    else openCards(target.closest("[data-list]").dataset.list);
  } else if (LETTERS[event.key.toLowerCase()] && (event.key === "?" || memory.read("letters") !== "off")) {
    event.preventDefault();
    LETTERS[event.key.toLowerCase()]();
  }
});

document.addEventListener("click", (event) => {
  const { target } = event;
  const at = (selector) => target.closest(selector);
  const link = at("a[data-rule], #panel-rules a[href^='#']");
  const finger = byFinger && (event.detail !== 0 || !event.isTrusted); // detail 0: pressed by keyboard, or passed on by us
  if (at("[data-play]")) return void choose(armed);
  if (!link && !at("#board [data-token]") && !at("#armed p")) disarm();
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openRule(link.dataset.rule ?? link.hash.slice(1));
  } else if (at("[data-option]")) choose(at("[data-option]").dataset.option);
  else if (at("#board [data-token]")) pointAt(target, finger);
  else if (at("#board [data-list]")) openCards(at("[data-list]").dataset.list);
  else if (at("[data-act]")) acts[at("[data-act]").dataset.act]();
  else if (at("[role=tab]")) openTab(at("[role=tab]").id.slice(4));
  else if (at("[data-copy]")) copy(at("[data-copy]").dataset.copy);
  else if (at("[data-take-seat]")) {
    takeSeat(Number(at("[data-take-seat]").dataset.takeSeat));
    live.listen();
  } else if (at("[data-undo-seat]")) undoBehindCurtain(Number(at("[data-undo-seat]").dataset.undoSeat));
});

/** The device has not been handed over yet: whoever has just chosen takes it back and goes on. */
async function undoBehindCurtain(seat) {
  if (!await act("undo", { seat })) return;
  takeSeat(seat);
  live.listen();
}

document.addEventListener("submit", async (event) => {
  if (event.target.id === "say") {
    event.preventDefault();
    const field = $("say-text");
    const text = field.value;
    if (await ask("chat", { text, message: messageId() })) field.value = "";
  } else if (event.target.matches("#panel-rules form")) {
    event.preventDefault();
    await openRules(new FormData(event.target).get("q") ?? "");
    document.querySelector("#panel-rules input")?.focus();
  }
});

/** Pointing at a choice anywhere shows it everywhere: button and board light up together, the label is written out. */
function follow(on) {
  return ({ target }) => {
    const button = target.closest?.("[data-option]");
    const thing = target.closest?.("#board .legal");
    if (button) point(button.dataset.option, on);
    if (button || thing) preview(button?.dataset.option ?? thing.dataset.token, on);
  };
}
for (const [event, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(event, follow(on));
}

// Whoever speaks to the computer, or whose keys stick, can switch the single letters off.
$("letters").checked = memory.read("letters") !== "off";
$("letters").addEventListener("change", ({ target }) => memory.write("letters", target.checked ? "on" : "off"));

addEventListener("reshape", live.listen); // the board comes anew, tall or wide
addEventListener("pagehide", live.stop);
addEventListener("pageshow", (event) => event.persisted && live.listen());
addEventListener("resize", () => showLatest());
addEventListener("scroll", () => isReadingLog() || $("to-board").classList.remove("news"), { passive: true });
setInterval(tick, 1000);

dress();
scrollLog();
bringChoicesIntoSight(zoom);
live.listen();
