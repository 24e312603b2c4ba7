// What is told over the board, or beside it: one thing at a time, until it is closed or the question changes.

import { $, make } from "../dom.js";
import { keepingLogAtBottom } from "./log.js";
import { game, words } from "./present.js";

const ruleLink = (rule) => make("a", { class: "rule", href: `/rules/${game}#${rule}`, "data-rule": rule }, rule);

let cameFrom = null; // how far the page was scrolled before it moved to show a float

export function showFloat(place, bad, ...content) {
  const close = make("button", { class: "quiet square close", type: "button", "aria-label": words.close }, "×");
  close.addEventListener("click", closeFloats);
  const [first, ...rest] = content;
  const float = make("div", { class: bad ? "float bad" : "float" }, first, close, ...rest);
  keepingLogAtBottom(() => {
    for (const one of ["toast", "hint"]) $(one).replaceChildren(...(one === place ? [float] : [])); // one at a time
  });
  // Beside the board it stands in its column, under a bar that may reach down to the edge of the window.
  if (getComputedStyle($("toast").parentElement).position !== "static") return;
  cameFrom ??= scrollY;
  float.scrollIntoView({ block: "nearest" });
}

export const tell = (text, { rules = [], bad = false, actions = [] } = {}) =>
  showFloat("toast", bad, make("p", {}, text, ...rules.flatMap((rule) => [" ", ruleLink(rule)])),
    actions.length ? make("div", { class: "row" }, ...actions) : "");

export function closeFloats() {
  const had = $("toast").firstChild || $("hint").firstChild;
  const inside = document.activeElement?.closest(".floats");
  keepingLogAtBottom(() => ["toast", "hint"].forEach((place) => $(place).replaceChildren()));
  if (inside) $("question")?.focus({ preventScroll: true });
  if (cameFrom !== null && scrollY > cameFrom) scrollTo(scrollX, cameFrom); // the whole board again
  cameFrom = null;
  return Boolean(had);
}
