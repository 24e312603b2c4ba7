// Setting up a table: collect what was chosen, found the table, hand out the links.

import { attempt, keepLinks, keptLinks, myKey, send } from "./send.js";

const form = document.querySelector("#new");
const places = [...form.querySelectorAll(".place")];
const minutes = form.elements.minutes;

// A place that nobody sits at is hidden and disabled, so that it neither takes the focus nor is sent.
function showPlaces() {
  const count = Number(form.elements.seats?.value ?? places.length);
  places.forEach((place, seat) => (place.hidden = place.disabled = seat >= count));
}

function showMinutes() {
  minutes.disabled = form.elements.absence.value !== "clock";
}

function plan() {
  return places
    .filter((place) => !place.disabled)
    .map((_, seat) => {
      const [who, ...level] = form.elements[`who-${seat}`].value.split(":");
      return { who, bot: level.join(":"), name: form.elements[`name-${seat}`].value.trim() };
    });
}

// Only what differs from the usual game is sent: a default may be one that does not go with every variant.
function options() {
  const chosen = {};
  for (const control of form.querySelectorAll("[data-default]")) {
    const name = control.name || control.querySelector("input").name;
    const value = form.elements[name].value;
    if (name.startsWith("option-") && value !== control.dataset.default) {
      chosen[name.slice("option-".length)] = JSON.parse(value);
    }
  }
  return chosen;
}

function wish() {
  const absence = form.elements.absence.value;
  return {
    game: form.dataset.game,
    seats: plan(),
    options: options(),
    takebacks: form.elements.takebacks.value,
    absence,
    minutes: absence === "clock" ? Math.trunc(Number(minutes.value)) : 0,
  };
}

function showLinks(table) {
  const links = document.querySelector("#links");
  const list = links.querySelector("ul");
  const names = JSON.parse(links.dataset.seats);
  list.replaceChildren();
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
  document.querySelector("#setup").hidden = true;
  links.hidden = false;
  links.focus();
  scrollTo(0, 0);
}

form.addEventListener("change", () => {
  showPlaces();
  showMinutes();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(form.querySelector("[type=submit]"), form, async () => {
    const wanted = wish();
    const table = await send("/api/tables", wanted);
    table.names = wanted.seats.map((seat) => seat.name);
    keepLinks(table);
    if (!wanted.seats.some((seat) => seat.who === "friend")) {
      location.assign(`/t/${myKey(table)}`);
      return;
    }
    history.pushState(null, "", `#${table.table}`); // so that a reload shows the links again
    showLinks(table);
  });
});

// The address names a table that was set up here: show its links. "Back" from there shows the form again.
function followAddress() {
  const table = location.hash && keptLinks(location.hash.slice(1));
  if (table) showLinks(table);
  document.querySelector("#setup").hidden = Boolean(table);
  document.querySelector("#links").hidden = !table;
}

addEventListener("popstate", followAddress);
showPlaces();
showMinutes();
followAddress();
