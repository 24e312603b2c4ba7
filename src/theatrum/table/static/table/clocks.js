// Clocks run down in the page; when they run out is up to the server.

import { all } from "../dom.js";

let skew = null; // how far this device's clock is off the server's; asked once, where there is a clock to show

async function learnSkew() {
  skew = 0;
  const answer = await fetch("/health").catch(() => null);
  const there = Date.parse(answer?.headers.get("Date") ?? "");
  if (there) skew = Date.now() - there;
}

export function tick() {
  if (skew === null && document.querySelector(".clock")) learnSkew();
  for (const clock of all(".clock[data-until]")) {
    const left = Math.max(0, Math.floor((Date.parse(clock.dataset.until) + skew - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 60);
  }
}
