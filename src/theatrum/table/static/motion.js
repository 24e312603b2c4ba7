// What has moved on a board glides to its new place. A drawing names its pieces by data-piece; whatever can be chosen is
// a piece by its token, too. The browser's own view transitions do not know parts of an SVG, so we let copies fly.

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 8; // units of the drawing; less is no move, but a neighbour that makes a little room
const PEN = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "font-family"];
const FLIGHT = { duration: 240, easing: "ease-out" };

const nameOf = (element) => element.dataset.piece ?? element.dataset.token;

/** Of a board that came tall and wide, because the server knew nothing of this window yet, keep the one that CSS shows. */
export function settle() {
  for (const svg of document.querySelectorAll(".both > svg")) if (!svg.getClientRects().length) svg.remove();
}

/** Where on a board, as wide as it is, every piece lies, in the board's own units; null where several share a name. */
export function places(svg) {
  const pieces = new Map();
  if (!svg || calm.matches) return { pieces };
  const board = svg.getBoundingClientRect();
  const across = svg.viewBox.baseVal.width;
  const scale = across / board.width;
  for (const element of svg.querySelectorAll("[data-piece], [data-token]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { element, x: (x + width / 2 - board.x) * scale, y: (y + height / 2 - board.y) * scale, width: width * scale, height: height * scale };
    pieces.set(nameOf(element), pieces.has(nameOf(element)) ? null : place);
  }
  return { across, pieces };
}

/** Let every piece that lies elsewhere than before fly there; what is inside of another goes along with it. Between the
 *  tall and the wide drawing of a board nothing has moved, though everything lies elsewhere. */
export function glide(svg, before) {
  const now = places(svg);
  const flying = new Set();
  for (const [name, is] of now.across === before.across ? now.pieces : []) {
    const was = before.pieces.get(name);
    if (!was || !is || Math.abs(was.x - is.x) + Math.abs(was.y - is.y) < NEAR) continue;
    if ([...flying].some((other) => other.contains(is.element))) continue;
    flying.add(is.element);
    fly(svg, name, was, is);
  }
}

/** A copy flies over everything else, while the piece itself waits unseen, but ready to be chosen, at its place. */
function fly(svg, name, was, is) {
  const copy = document.createElementNS(SVG, "g");
  const inner = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(is.element.parentElement.getScreenCTM());
  inner.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  inner.append(bare(is.element));
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("pointer-events", "none");
  copy.dataset.flying = name;
  copy.append(inner);
  svg.append(copy);
  const size = Math.min(was.width / is.width, was.height / is.height);
  const at = (x, y, scale) => ({ transform: `translate(${x}px, ${y}px) scale(${scale}) translate(${-is.x}px, ${-is.y}px)` });
  is.element.animate({ opacity: [0, 0] }, FLIGHT);
  copy.animate([at(was.x, was.y, size), at(is.x, is.y, 1)], FLIGHT).finished.catch(() => {}).then(() => copy.remove());
}

/** A copy of a thing on the board that is only to be looked at; it keeps the pen that was set around it. */
export function bare(element) {
  const copy = element.cloneNode(true);
  for (let around = element.parentElement; around && around.nodeName !== "svg"; around = around.parentElement) {
    for (const name of PEN) if (around.hasAttribute(name) && !copy.hasAttribute(name)) copy.setAttribute(name, around.getAttribute(name));
  }
  for (const frame of copy.querySelectorAll(".halo, .glow, title")) frame.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-piece", "data-token", "tabindex", "role", "aria-label", "aria-description", "class"]) one.removeAttribute(name);
  }
  return copy;
}
