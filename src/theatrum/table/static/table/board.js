// The board: marking what may be chosen, showing what is pointed at, and scrolling to it. What it shows is the server's.

import { $, all, make, makeSvg } from "../dom.js";
import { bare, calm } from "../motion.js";
import { bar, isAsked, onBoard, options } from "./present.js";

const coarse = matchMedia("(pointer: coarse)");

/** Mark on a board as the server drew it what may be chosen, and make that a button for keyboard and screen reader. */
export function dressBoard(asksWhy) {
  const legal = options();
  const asked = isAsked();
  for (const element of all("#board [data-token]")) {
    const option = legal.get(element.dataset.token);
    if (option) {
      element.classList.add("legal");
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-label", option.querySelector("span").textContent);
      const hint = option.querySelector("small")?.textContent;
      if (hint) {
        element.setAttribute("aria-description", hint);
        element.querySelector(":scope > title")?.remove(); // the bar says the same at once
      }
    } else {
      // Quiet things must not sit inside a button as something of their own that can take the focus.
      element.removeAttribute("tabindex");
      if (asked && asksWhy) element.setAttribute("tabindex", "0");
    }
    if (asked) addHalo(element);
  }
  for (const element of all("#board .legal")) {
    element.setAttribute("role", element.querySelector(".legal") ? "group" : "button");
    if (element.getAttribute("role") === "button") {
      for (const inner of all("[role]", element)) inner.removeAttribute("role");
      for (const inner of all("[aria-label]", element)) inner.removeAttribute("aria-label");
    }
  }
  for (const element of all("#board [data-list]")) {
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
  }
}

// --- what is in sight ------------------------------------------------------------------------------------------------

const EDGE = 12; // pixels between the last choice and the bar, so that its frame is seen to be whole

/** How far down the window nothing covers the board. */
export const roomAboveBar = () => innerHeight - (getComputedStyle(bar()).position === "sticky" ? bar().offsetHeight : 0);

/** Boards are tall: scroll to where more of the choices can be seen at once, and not at all where that gains nothing. */
export function bringChoicesIntoSight(zoom) {
  const choices = all("#board .legal");
  const boxes = choices.map((element) => element.getBoundingClientRect());
  if (!boxes.length) return;
  if (zoom.isOn()) return zoom.bring(choices);
  const room = roomAboveBar();
  const toTop = Math.min(...boxes.map((box) => box.top)) - EDGE;
  const toBottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE - room;
  const seen = (by) => boxes.filter((box) => box.top - by >= 0 && Math.round(box.bottom - by) + EDGE <= Math.ceil(room)).length;
  const [best] = [0, toTop, toBottom].sort((a, b) => seen(b) - seen(a) || Math.abs(a) - Math.abs(b));
  if (best) scrollBy({ top: best, behavior: calm.matches ? "auto" : "smooth" });
}

/** What floats, and what is scrolled to, stands above the bar, however tall that is. */
const barWatch = new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${bar().offsetHeight}px`));

export function watchBar() {
  barWatch.disconnect(); // the bar of before has gone
  barWatch.observe(bar());
}

// --- frames ----------------------------------------------------------------------------------------------------------

/** A frame that CSS can light up: in the shape of the thing itself, or else around it. */
function addHalo(element) {
  const shape = element.querySelector(":scope > rect, :scope > polygon, :scope > circle");
  if (shape) {
    const halo = shape.cloneNode();
    for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray"]) halo.removeAttribute(name);
    return light(element, halo);
  }
  const { x, y, width, height } = element.getBBox();
  light(element, makeSvg("rect", { x: x + 1.5, y: y + 1.5, width: Math.max(0, width - 3), height: Math.max(0, height - 3), rx: 6 }));
}

/** The frame over the thing, and a glow beneath it: boards have frames of all colours. */
function light(element, halo) {
  const glow = halo.cloneNode();
  halo.setAttribute("class", "halo");
  glow.setAttribute("class", "glow");
  element.prepend(glow);
  element.append(halo);
}

// --- what the bar tells of the board ---------------------------------------------------------------------------------

let listOpen = null; // whether the player opened the list of choices; until then it opens where targets are small

/** Where things on the board are small to touch, the list of choices opens, with their pictures. */
export function fitList() {
  const list = $("all");
  if (!list) return;
  let small = false;
  for (const [token, button] of options()) {
    const [element] = onBoard(token);
    if (!element) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) >= (coarse.matches ? 40 : 20)) continue;
    small = true;
    if (button.querySelector(".face") || width > 2.5 * height) continue; // a strip of text makes no picture
    button.classList.add("pictured");
    button.prepend(picture(element));
  }
  list.open = listOpen ?? small;
  list.querySelector("summary").addEventListener("click", () => (listOpen = !list.open));
}

function picture(element) {
  const { x, y, width, height } = element.getBBox();
  const face = makeSvg("svg", { viewBox: `${x} ${y} ${width} ${height}`, width: (64 * width) / height, height: 64, class: "face", "aria-hidden": "true" });
  face.append(bare(element));
  return face;
}

/** The bar is as tall as the longest of what it may foretell: else everything below it would jump at every choice. */
export function fitPreview() {
  const place = document.querySelector(".preview");
  if (!place?.getClientRects().length) return;
  const texts = [...options().values()].map((option) => option.textContent).sort((a, b) => b.length - a.length);
  const heights = texts.slice(0, 3).map((text) => {
    place.textContent = text;
    return place.offsetHeight;
  });
  place.replaceChildren();
  place.style.minHeight = `${Math.max(...heights, place.offsetHeight)}px`;
}

export const point = (token, on) => onBoard(token).forEach((element) => element.classList.toggle("pointed", on));

/** Foretell what a choice would do: in words, and on the things that it would concern. */
export function preview(token, on) {
  const option = options().get(token);
  const touched = option?.dataset.touches?.split(" ") ?? [];
  touched.flatMap(onBoard).forEach((element) => element.classList.toggle("touched", on));
  const [label, hint] = ["span", "small"].map((tag) => option?.querySelector(tag)?.textContent);
  const isTold = on && label && !option.classList.contains("off"); // a button in the bar says it all itself
  document.querySelector(".preview")?.replaceChildren(...(isTold ? [make("b", {}, label), hint ? ` ${hint}` : ""] : []));
}
