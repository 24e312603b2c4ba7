// The parts of the page that the server sends anew: each as it wrote it, before the page marked anything there.

import { $, all } from "../dom.js";
import { settle } from "../motion.js";

settle();

const shown = new Map(all("[data-part]").map((part) => [part.id, part.outerHTML])); // as the server wrote them

/** Which parts of a message differ from what stands here. */
export const changedIn = (fresh) => all("[data-part]", fresh).filter((part) => shown.get(part.id) !== part.outerHTML);

/** Put a part in the place of what stands here. */
export function put(part) {
  shown.set(part.id, part.outerHTML);
  if (part.dataset.keep === undefined) $(part.id).replaceWith(document.importNode(part, true));
  else {
    // A log that has grown: only its end is new.
    [...$(part.id).children].slice(Number(part.dataset.keep)).forEach((item) => item.remove());
    $(part.id).append(...document.importNode(part, true).children);
  }
}

/** Put the board down again as the server drew it. */
export function layBoardAnew() {
  const plain = new DOMParser().parseFromString(shown.get("board"), "text/html");
  $("board").replaceWith(document.importNode(plain.getElementById("board"), true));
}
