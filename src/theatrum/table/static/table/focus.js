// The focus: it outlasts every change of the page, and the arrow keys carry it over the board.

import { $, all } from "../dom.js";
import { asksWhy } from "./choosing.js";
import { onBoard, options } from "./present.js";

export function whereFocusIs() {
  const element = document.activeElement;
  const part = element?.closest("[data-part]");
  if (!part) return null; // it stands outside all parts and stays by itself
  const { token, option } = element.dataset;
  return { id: element.id, token, option };
}

export function giveFocusBack(focus) {
  if (!focus || document.activeElement?.closest("[data-part]")) return;
  const { id, token, option } = focus;
  const same = (id && $(id))
    || (token && onBoard(token).find((element) => element.classList.contains("legal")))
    || (option && options().get(option));
  // What had the focus is gone: go on at the question, which a screen reader then reads.
  (same || $("question") || document.querySelector("[data-take-seat]"))?.focus({ preventScroll: true });
}

/** Everything that can be chosen: on the board in its order, then the buttons that stand for nothing there. */
function stops() {
  const board = asksWhy ? all("#board [data-token]") : all("#board .legal");
  const off = [...options().values()].filter((button) => !onBoard(button.dataset.option).length);
  return [...board, ...off];
}

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Go to the nearest choice in the direction of the arrow; where there is none, to the next in order. */
export function move(dx, dy) {
  const found = stops();
  if (!found.length) return false;
  const here = document.activeElement;
  const place = found.indexOf(here);
  let next = found[0];
  if (place >= 0) {
    const [x, y] = middle(here);
    const ahead = found
      .filter((one) => one !== here)
      .map((one) => {
        const [ox, oy] = middle(one);
        const along = (ox - x) * dx + (oy - y) * dy;
        return { one, along, far: along + 3 * Math.abs((ox - x) * dy + (oy - y) * dx) };
      })
      .filter(({ along }) => along > 4)
      .sort((a, b) => a.far - b.far);
    next = ahead[0]?.one ?? found[(place + (dx + dy > 0 ? 1 : -1) + found.length) % found.length];
  }
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
