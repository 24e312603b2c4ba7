// What happens is told by the server at once: listened to, put off while somebody has hold of the board, and faded in.

import { calm } from "../motion.js";
import { lang, words } from "./present.js";
import { api, note, takenSeat } from "./server.js";

/** Listen to the server. `takeOver(html)` is given each message in turn, unless `isHeld()`: then it waits for the next
 *  call of `showNews`. */
export function newsFor(takeOver, isHeld) {
  let stream = null;
  const news = []; // what has come and is not shown yet, in order: each message tells only what differs from the one before
  let fading = null; // the transition to it, while it runs

  function listen() {
    stream?.close();
    const query = new URLSearchParams({ lang });
    if (takenSeat !== null) query.set("seat", takenSeat);
    stream = new EventSource(`${api}/events?${query}`);
    stream.onopen = () => note("");
    stream.onmessage = (event) => {
      news.push(JSON.parse(event.data).html);
      showNews();
    };
    stream.onerror = () => {
      note(words.reconnecting);
      // The browser tries again by itself after a lost connection, but gives up after an answer it does not like.
      if (stream.readyState === EventSource.CLOSED) setTimeout(listenAgain, 2000);
    };
  }

  /** A table that cannot go on under the rules of now says so in a page of its own. */
  async function listenAgain() {
    const answer = await fetch(`${api}?picture=false`).catch(() => null);
    if (answer?.status === 410) location.reload();
    else listen();
  }

  function showNews() {
    if (!news.length || isHeld()) return;
    const update = () => {
      while (news.length) takeOver(news.shift());
    };
    if (document.startViewTransition && !calm.matches && !document.hidden) {
      const transition = (fading = document.startViewTransition(update));
      transition.ready.catch(() => {}); // skipped because the next change has come already
      transition.finished.catch(() => {}).then(() => fading === transition && (fading = null));
    } else update();
  }

  // While the board fades it cannot be hit: the browser takes a click on it for one on the page behind. So pressing ends
  // the fading, and the click is passed on to what really lies there.
  let pressedEarly = false;
  addEventListener("pointerdown", () => {
    pressedEarly = fading !== null;
    fading?.skipTransition();
  }, true);
  addEventListener("click", (event) => {
    if (!pressedEarly || !event.isTrusted || event.detail === 0) return; // detail 0: pressed by keyboard
    pressedEarly = false;
    const real = document.elementFromPoint(event.clientX, event.clientY);
    if (!real || real === event.target) return;
    event.stopPropagation();
    event.preventDefault();
    real.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, true);

  return { listen, showNews, stop: () => stream?.close() };
}
