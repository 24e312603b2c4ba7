// Bringing a record: from a file or pasted, sent to be verified, then to its table or its replay.

import { attempt, myKey, send } from "./send.js";

const form = document.querySelector("#import");

form.elements.file.addEventListener("change", () => {
  const [file] = form.elements.file.files;
  if (!file) return;
  attempt(form.querySelector("[type=submit]"), form, async () => {
    if (file.size > Number(form.dataset.largest)) throw new Error(form.dataset.tooLarge);
    form.elements.record.value = await file.text();
  });
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(form.querySelector("[type=submit]"), form, async () => {
    const table = await send("/api/records", { record: form.elements.record.value });
    const key = myKey(table);
    const scene = await send(`/api/keys/${key}`);
    location.assign(`/${scene.result ? "r" : "t"}/${key}`);
  });
});
