// A board can be looked at from nearer: by the buttons, + − 0, Ctrl and the wheel, two fingers, or two clicks on a place.
// Its frame then scrolls like any page, so that fingers, wheel, keys and whatever has the focus move it by themselves;
// only the drag of a mouse is ours. How near one is, and where, outlasts every change of the board.

import { calm } from "./motion.js";

const STEP = 1.5; // of a button, a key, or two clicks
const MOST = 5;
const NEARLY = 1.05; // as good as the whole board
const DRAG = 5; // pixels; a hand that presses is not quite still
const TWICE = 350; // milliseconds between two clicks that are meant as one thing

/** Make the board zoomable that `frame()` holds as its only child. It may be swapped at any time, but not while somebody
 *  has hold of it: `released()` is called when that has ended. */
export function zoomable(frame, released = () => {}) {
  const buttons = document.getElementById("zoom");
  let scale = 1;
  let fit = 0; // how wide the whole board is shown
  let left = 0, top = 0; // what is scrolled away

  const board = () => frame()?.querySelector(":scope > svg");
  const middle = () => {
    const { x, y, width, height } = frame().getBoundingClientRect();
    const [bottom, right] = [Math.min(innerHeight, y + height), Math.min(innerWidth, x + width)];
    return { x: (Math.max(0, x) + right) / 2, y: (Math.max(0, y) + bottom) / 2 };
  };
  const isInside = (target) => Boolean(target.closest?.("svg") && frame()?.contains(target));

  /** Put a board that has just come, or changed its size, as near as it was. */
  function show() {
    const svg = board();
    buttons.hidden = !svg;
    document.body.classList.toggle("nearer", Boolean(svg) && scale > 1);
    if (!svg) return;
    const on = scale > 1;
    frame().classList.toggle("zoomed", on);
    for (const [name, value] of [["tabindex", "0"], ["role", "region"], ["aria-label", buttons.dataset.board]]) {
      if (on) frame().setAttribute(name, value);
      else frame().removeAttribute(name);
    }
    svg.style.width = on ? `${fit * scale}px` : "";
    frame().scrollTo({ left, top, behavior: "instant" });
    // A button that does nothing now is not taken away from under the focus.
    for (const button of buttons.children) button.setAttribute("aria-disabled", String(button.dataset.zoom === "in" ? scale >= MOST : !on));
  }

  /** Which part of the board, from 0 to 1 each way, lies under a point of the window. */
  function partAt({ x, y }) {
    const box = board().getBoundingClientRect();
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  }

  /** Go nearer or farther, so that a part of the board comes to lie at a point of the window. */
  function zoomTo(wanted, at = middle(), part = partAt(at)) {
    const next = wanted < NEARLY ? 1 : Math.min(wanted, MOST);
    if (scale === 1) fit = board().getBoundingClientRect().width;
    const was = scale;
    scale = next;
    show();
    if (was === 1 && next > 1) frame().scrollIntoView({ block: "nearest", behavior: "instant" }); // its frame is smaller now
    const box = board().getBoundingClientRect();
    const [dx, dy] = [box.x + part.x * box.width - at.x, box.y + part.y * box.height - at.y];
    if (next > 1) frame().scrollBy({ left: dx, top: dy, behavior: "instant" });
    else if (was > 1) scrollBy({ top: dy, behavior: "instant" });
    keepPlace();
  }

  function keepPlace() {
    if (scale > 1 && frame()) ({ scrollLeft: left, scrollTop: top } = frame());
    else left = top = 0;
  }

  const focused = () => {
    const element = document.activeElement;
    if (!element || !isInside(element)) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const acts = {
    in: (at = focused()) => board() && scale < MOST && zoomTo(scale * STEP, at),
    out: () => board() && scale > 1 && zoomTo(scale / STEP, focused()),
    fit: () => board() && scale > 1 && zoomTo(1),
  };

  buttons.addEventListener("click", ({ target }) => acts[target.closest("[data-zoom]")?.dataset.zoom]?.());
  document.addEventListener("scroll", ({ target }) => target === frame() && keepPlace(), true);
  addEventListener("reshape", () => { scale = 1; left = top = 0; }); // the other drawing is another place
  addEventListener("resize", () => {
    if (scale === 1 || !board()) return;
    const [at, was] = [middle(), scale];
    const part = partAt(at);
    scale = 1;
    show();
    zoomTo(was, middle(), part);
  });

  // --- mouse ------------------------------------------------------------------------------------------------------

  addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !isInside(event.target)) return; // a trackpad tells two fingers so, too
    event.preventDefault();
    const fine = Math.abs(event.deltaY) < 50 ? 0.01 : 0.003; // a wheel goes in leaps
    zoomTo(scale * Math.exp(-event.deltaY * fine), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  let drag = null;
  let dragged = false; // the click that ends a drag is none
  addEventListener("pointerdown", (event) => {
    dragged = false;
    const mouse = event.pointerType !== "touch" && event.button === 0;
    drag = mouse && scale > 1 && isInside(event.target) ? { x: event.clientX, y: event.clientY, left, top } : null;
  }, true);
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!dragged) frame().setPointerCapture(event.pointerId);
    dragged = true;
    frame().scrollTo({ left: drag.left - dx, top: drag.top - dy, behavior: "instant" });
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { drag = null; released(); });

  let last = { time: -Infinity, x: 0, y: 0 };
  addEventListener("click", (event) => {
    if (!event.isTrusted || event.detail === 0 || !(isInside(event.target) || dragged)) return; // detail 0: by keyboard
    if (dragged) {
      dragged = false;
      event.stopImmediatePropagation();
      return void event.preventDefault();
    }
    const [time, x, y] = [event.timeStamp, event.clientX, event.clientY];
    const twice = time - last.time < TWICE && Math.hypot(x - last.x, y - last.y) < 24;
    last = twice ? { time: -Infinity, x, y } : { time, x, y };
    // Whatever can be chosen is chosen by the first click already.
    if (twice && !event.target.closest(".legal")) zoomTo(scale >= MOST ? 1 : scale * STEP * STEP, middle(), partAt({ x, y }));
  }, true);

  // --- two fingers --------------------------------------------------------------------------------------------------

  let pinch = null;
  const between = ([one, two]) => ({ x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 });
  const apart = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  addEventListener("touchstart", (event) => {
    const two = event.touches.length === 2 && [...event.touches].every((touch) => isInside(touch.target));
    pinch = two ? { scale, apart: apart(event.touches), part: partAt(between(event.touches)) } : null;
    if (two) event.preventDefault();
  }, { passive: false });
  addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    zoomTo((pinch.scale * apart(event.touches)) / pinch.apart, between(event.touches), pinch.part);
  }, { passive: false });
  for (const end of ["touchend", "touchcancel"]) addEventListener(end, () => { pinch = null; released(); });

  return {
    ...acts,
    show,
    isOn: () => scale > 1,
    isHeld: () => drag !== null || pinch !== null,
    /** Where none of these things can be seen, go to the nearest of them. */
    bring(elements) {
      const window = frame().getBoundingClientRect();
      const isSeen = ({ x, y, width, height }) =>
        x + width > window.x && x < window.right && y + height > window.y && y < window.bottom;
      const boxes = elements.map((element) => [element, element.getBoundingClientRect()]);
      if (!boxes.length || boxes.some(([, box]) => isSeen(box))) return;
      const from = middle();
      const far = ([, { x, y, width, height }]) => Math.hypot(x + width / 2 - from.x, y + height / 2 - from.y);
      const [[nearest]] = boxes.sort((a, b) => far(a) - far(b));
      nearest.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "instant" : "smooth" });
    },
  };
}
