// The front page: a table against the expert in one click, and the links of tables that were set up here.

import { attempt, keptLinks, myKey, send } from "./send.js";

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
