// The log and the chat: what of them is news, what is said aloud, and what stands beside the question.

import { $, all, make } from "../dom.js";
import { memory } from "../memory.js";
import { spoken, storyteller } from "../story.js";
import { key, words } from "./present.js";

export const seenName = () => `seen ${key} ${$("story").dataset.viewer}`;
export const actedName = () => `acted ${key} ${$("story").dataset.viewer}`; // how long the log was when they last chose

/** What has happened since the player's last choice is news; that stays marked until the next one. */
export const story = storyteller(
  (lines) => Number(memory.read(seenName()) ?? lines),
  (lines) => Number(memory.read(actedName()) ?? lines),
);

let reader = null; // whose log is shown

export function showStory() {
  const { viewer } = $("story").dataset;
  story.show($("story"), { anew: viewer !== reader });
  reader = viewer;
  showLatest();
}

const LATEST = 3; // lines of the log that stand beside the question

/** Which lines of the log tell what came of the player's last choice, and of all others after it. */
export function linesSince() {
  const lines = story.lines();
  return lines.slice(Number(memory.read(actedName()) ?? lines.length));
}

/** Where the log is out of sight its last lines stand beside the question, as many as there is room for. */
export function showLatest() {
  const place = $("latest")?.querySelector(".last");
  if (!place) return;
  const since = linesSince();
  const rows = story.lines().slice(-LATEST).map((line) => {
    const row = make("span", since.includes(line) ? { class: "since" } : {});
    const copy = line.cloneNode(true);
    for (const rule of all(".rule", copy)) rule.remove();
    for (const fold of all(".fold", copy)) fold.replaceWith(...fold.childNodes);
    row.append(...copy.childNodes);
    return row;
  });
  place.replaceChildren(...rows);
  while (place.scrollHeight > place.clientHeight + 1 && place.childElementCount > 1) place.firstChild.remove();
  const more = since.length - place.childElementCount;
  $("latest").querySelector(".more").textContent = more > 0 ? `+${more}` : "";
}

export const isLogBelow = () => getComputedStyle($("to-board")).display !== "none";
export const sideTop = () => document.querySelector(".side").getBoundingClientRect().top;
export const isReadingLog = () => isLogBelow() && sideTop() < innerHeight / 2;

export function readLog() {
  return {
    viewer: $("story").dataset.viewer,
    lines: story.lines().length,
    chat: $("chat").children.length,
    last: $("chat").lastElementChild?.textContent,
  };
}

/** Say aloud what is new in the log and in the chat. */
export function announce(before) {
  const now = readLog();
  const fresh = now.viewer === before.viewer ? story.lines().slice(before.lines) : [];
  const said = fresh.slice(-6).map(spoken);
  if (now.chat > before.chat || now.last !== before.last) {
    said.push(`${words["new-message"]}: ${now.last}`);
    if ($("panel-chat").hidden) $("tab-chat").classList.add("news");
    else $("panel-chat").scrollTop = $("panel-chat").scrollHeight;
  }
  // What was said to one person must not be left for the next one at a shared screen.
  if (said.length || now.viewer !== before.viewer) $("announce").replaceChildren(...said.map((text) => make("p", {}, text)));
}

export const isAtBottom = (panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40;
export const scrollLog = () => ($("panel-log").scrollTop = $("panel-log").scrollHeight);

/** Beside the board the log makes room for what floats: its end stays in sight. */
export function keepingLogAtBottom(change) {
  const bottom = isAtBottom($("panel-log"));
  change();
  if (bottom) scrollLog();
}
