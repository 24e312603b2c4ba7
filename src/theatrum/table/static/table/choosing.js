// Choosing: by pointing at the board or by a button, at once or foretold first; and asking why something is not allowed.

import { $, all, make } from "../dom.js";
import { memory } from "../memory.js";
import { point, preview, roomAboveBar } from "./board.js";
import { closeFloats, tell } from "./floats.js";
import { actedName, seenName, story } from "./log.js";
import { layBoardAnew } from "./parts.js";
import { bar, isAsked, onBoard, options, question, seat, stamp, words } from "./present.js";
import { act, ask } from "./server.js";

export let asksWhy = false; // why-not mode: pointing asks instead of playing
let sent = null; // the question that was just answered
export let armed = null; // the choice that a finger has touched once: it is foretold, and played when touched again

export async function choose(token) {
  if (!isAsked() || sent === question()) return; // already on its way
  sent = question();
  disarm();
  const [before, lines] = [memory.read(actedName()), story.lines().length];
  memory.write(actedName(), String(lines));
  onBoard(token).forEach((element) => element.classList.add("sent"));
  const answer = await act("play", { token, stamp: stamp() });
  // After a refusal, or when the question had changed, the player may choose again; the stream brings the present.
  if (!answer || answer.stale) {
    sent = null;
    memory.write(actedName(), before ?? String(lines));
    all(".sent").forEach((element) => element.classList.remove("sent"));
  }
}

/** The present has changed: where the answer has been taken, what stands in the log by now is its doing, and what comes
 *  later is news. */
export function settleSent() {
  if (sent === null || question() === sent) return;
  memory.write(seenName(), String(story.lines().length));
  sent = null;
}

async function why(token) {
  const reason = await ask(`why?seat=${seat()}&token=${encodeURIComponent(token)}`);
  if (!reason) return;
  const asked = all("#question .rule").map((link) => link.dataset.rule);
  tell(reason.allowed ? words.allowed : reason.text, { rules: reason.allowed ? asked : reason.rules });
}

/** A finger cannot point without pressing. Where a choice has something to foretell, and nothing on the screen tells it
 *  yet, the first touch does that, and the second one plays. */
const asksTwice = (token) => {
  const option = options().get(token);
  return Boolean(option?.querySelector("small") || option?.dataset.touches);
};

export function arm(token) {
  disarm();
  const option = options().get(token);
  if (!option) return;
  armed = token;
  const [label, hint] = ["span", "small"].map((tag) => option.querySelector(tag)?.textContent ?? "");
  const play = make("button", { class: "primary", type: "button", "data-play": "" }, words.play);
  const close = make("button", { class: "quiet square", type: "button", "data-disarm": "", "aria-label": words.close }, "×");
  bar().style.minHeight = `${bar().offsetHeight}px`; // what is foretold takes the place of other things, and no more
  bar().classList.add("holds");
  $("armed").replaceChildren(make("p", {}, make("b", {}, label), hint ? ` ${hint}` : ""), play, close);
  $("armed").hidden = false;
  point(token, true);
  preview(token, true);
  $("announce").replaceChildren(make("p", {}, `${label} ${hint}`));
  const [thing] = onBoard(token);
  if (thing && thing.getBoundingClientRect().bottom > roomAboveBar()) {
    document.documentElement.style.setProperty("--bar", `${bar().offsetHeight}px`);
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

export function disarm() {
  if (armed === null) return false;
  point(armed, false);
  preview(armed, false);
  armed = null;
  bar().style.minHeight = "";
  bar().classList.remove("holds");
  if ($("armed")) $("armed").hidden = true;
  return true;
}

/** The question has gone, and with it the bar that foretold. */
export const forgetArmed = () => (armed = null);

/** What a click on the board means: the innermost thing, unless only something around it may be chosen. */
export function pointAt(target, finger = false) {
  if (!isAsked()) return;
  const thing = target.closest("[data-token]");
  if (!thing) return;
  const legal = target.closest(".legal");
  const { token } = (legal ?? thing).dataset;
  if (legal && !asksWhy && finger && armed !== token && asksTwice(token)) arm(token);
  else if (legal && !asksWhy) choose(token);
  else if (!disarm()) why(thing.dataset.token);
}

/** Go into why-not mode or out of it; `dress` marks the board, which is laid anew for that. */
export function toggleWhy(dress) {
  if (!isAsked()) return;
  asksWhy = !asksWhy;
  layBoardAnew();
  dress();
  if (asksWhy) tell(words["why-on"]);
  else closeFloats();
}
