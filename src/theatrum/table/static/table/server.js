// Asking the server: who asks, how it is repeated when the connection is lost, and how a refusal is told.

import { $ } from "../dom.js";
import { tell } from "./floats.js";
import { key, lang, seat, words } from "./present.js";

export const api = `/api/keys/${encodeURIComponent(key)}`;

/** At a shared screen: who has said to hold the device; forgotten when the page is left. */
export let takenSeat = null;
export const takeSeat = (seated) => (takenSeat = seated);

/** A message id of our own, so that a repeated message is played once. randomUUID exists only in secure contexts. */
export function messageId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Send a request and return the answer, or null after telling what was wrong. Only a lost connection is retried:
 *  the message id makes it harmless to send the same thing twice. */
export async function ask(path, body) {
  const request = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const address = `${api}/${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    let answer;
    try {
      answer = await fetch(address, request);
    } catch {
      note(words.offline);
      await pause(wait);
      continue;
    }
    note("");
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) return told;
    tell(told.error || words.broken, { rules: told.rules ?? [], bad: true });
    return null;
  }
}

export const act = (path, more = {}) => ask(path, { seat: seat(), message: messageId(), ...more });

export function note(text) {
  $("note").hidden = !text;
  if ($("note").textContent !== text) $("note").textContent = text;
}
