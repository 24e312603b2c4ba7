// The front page: a table against the expert in one click, the links of tables that were set up here, and an end to
// those that one does not want to see any more.

import { keptLinks } from "./memory.js";
import { attempt, myKey, send } from "./send.js";

for (const button of document.querySelectorAll("[data-found]")) {
  button.addEventListener("click", () =>
    attempt(button, button.closest(".game"), async () => {
      const table = await send("/api/tables", JSON.parse(button.dataset.found));
      location.assign(`/t/${myKey(table)}`);
    }),
  );
}

for (const link of document.querySelectorAll("[data-links]")) {
  link.hidden = !keptLinks(link.dataset.links);
}

// Nothing is lost for anybody else, but this browser will not lead there any more: so the link is shown once again.
const dialog = document.querySelector("#remove");
let removed = null; // the button of the table that is to go

for (const button of document.querySelectorAll("[data-remove]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    removed = button;
    dialog.querySelector("input").value = `${location.origin}/t/${button.dataset.remove}`;
    dialog.querySelector(".problem").hidden = true;
    dialog.showModal();
  });
}

/** Take the card off the list, and the list off the page with its last card; the focus goes to what comes next. */
function takeAway(card) {
  const list = card.closest(".tables");
  const near = card.nextElementSibling ?? card.previousElementSibling;
  card.remove();
  if (!near) list.remove();
  (near?.querySelector("a") ?? document.querySelector("h1 + .lead ~ * a, h1 + .lead ~ * button"))?.focus();
}

dialog?.querySelector("[data-remove-no]").addEventListener("click", () => dialog.close());
dialog?.querySelector("[data-remove-yes]").addEventListener("click", ({ target }) =>
  attempt(target, dialog, async () => {
    await send(`/api/keys/${removed.dataset.remove}/forget`, {});
    dialog.close();
    takeAway(removed.closest(".mine"));
  }),
);
