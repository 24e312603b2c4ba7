// The side of the table: its tabs, and the rulebook in one of them.

import { $, all, make } from "../dom.js";
import { roomAboveBar } from "./board.js";
import { showFloat } from "./floats.js";
import { scrollLog } from "./log.js";
import { game, lang, words } from "./present.js";

export function openTab(name, { focus = false } = {}) {
  for (const tab of all("[role=tab]")) {
    const open = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(open));
    tab.tabIndex = open ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !open;
    if (open) tab.classList.remove("news");
  }
  if (name === "log") scrollLog();
  if (focus) {
    $(`tab-${name}`).focus();
    $(`tab-${name}`).scrollIntoView({ block: "nearest" });
  }
  return name === "rules" ? openRules() : null;
}

/** Load the rulebook into its panel, the first time and for every search. */
export async function openRules(query = null) {
  const panel = $("panel-rules");
  if (query === null && panel.childElementCount) return;
  if (!panel.childElementCount) panel.replaceChildren(make("p", { class: "muted" }, words.loading));
  const address = `/rules/${game}?${new URLSearchParams({ fragment: 1, lang, q: query ?? "" })}`;
  const html = await fetch(address).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  if (!html) return panel.replaceChildren(make("p", {}, words.broken));
  panel.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
}

/** Open a rule without moving the page: in its panel where that is in sight, and else in a float over the board. */
export async function openRule(rule) {
  const side = document.querySelector(".side").getBoundingClientRect();
  const isInSight = side.bottom > 120 && side.top < roomAboveBar() - 120;
  await (isInSight ? openTab("rules") : openRules());
  if (!$(rule)) await openRules("");
  const atom = $(rule);
  if (!atom) return;
  if (!isInSight) {
    const text = atom.querySelector("p").cloneNode(true);
    all("a", text).forEach((link) => (link.dataset.rule = link.hash.slice(1)));
    text.prepend(make("b", {}, rule), " ");
    return showFloat("toast", false, text);
  }
  all(".atom.opened").forEach((one) => one.classList.remove("opened"));
  atom.classList.add("opened");
  atom.tabIndex = -1;
  atom.focus({ preventScroll: true });
  const panel = $("panel-rules");
  const above = Math.max(8, (panel.clientHeight - atom.offsetHeight) / 2);
  panel.scrollTop += atom.getBoundingClientRect().top - panel.getBoundingClientRect().top - above;
}
