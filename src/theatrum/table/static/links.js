// A table is ready: its links, to be handed out. Only the browser that set it up remembers them.

import { keptLinks } from "./memory.js";
import { myKey } from "./send.js";

const links = document.querySelector("#links");

function carriedLinks() {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

function showLinks(table) {
  const list = links.querySelector("ul");
  const names = JSON.parse(links.dataset.seats);
  const order = (key) => key.seats[0] ?? Infinity; // by seats; the onlookers' link is the last
  for (const key of table.keys.filter((one) => one.role !== "me").sort((a, b) => order(a) - order(b))) {
    const line = document.querySelector("#link-line").content.cloneNode(true);
    const title = line.querySelector("label span");
    const seats = key.seats.map((seat) => table.names?.[seat] || names[seat]).join(", ");
    title.textContent = key.role === "watch" ? title.dataset.watch : title.dataset.friend.replace("{seat}", seats);
    line.querySelector("input").value = `${location.origin}/t/${key.key}`;
    list.append(line);
  }
  document.querySelector("#to-table").href = `/t/${myKey(table)}`;
  links.hidden = false;
}

const table = keptLinks(links.dataset.table) ?? carriedLinks();
if (table?.table === links.dataset.table) showLinks(table);
else document.querySelector("#elsewhere").hidden = false;
