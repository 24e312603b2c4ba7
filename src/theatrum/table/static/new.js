// Setting up a table: collect what was chosen, found the table, and go there, or first to where its links are handed out.

import { keepLinks } from "./memory.js";
import { attempt, myKey, send } from "./send.js";

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
    const kept = keepLinks(table);
    if (!wanted.seats.some((seat) => seat.who === "friend")) return location.assign(`/t/${myKey(table)}`);
    // Where nothing can be kept, the address itself carries the links; what stands behind its # is sent nowhere.
    const along = kept ? "" : `#${encodeURIComponent(JSON.stringify(table))}`;
    location.assign(`/new/${wanted.game}/${table.table}${along}`);
  });
});

showPlaces();
showMinutes();
