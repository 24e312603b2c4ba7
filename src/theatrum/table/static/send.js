// Asking the server for something, and saying what came of it: shared by the pages around the table.

const lang = document.documentElement.lang;

/** Send JSON and return the answer; an Error carries the server's own words, in the language of this page. */
export async function send(address, body) {
  const url = new URL(address, location.href);
  url.searchParams.set("lang", lang);
  const options = body === undefined
    ? {}
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(url, options);
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error(`${response.status} ${response.statusText}`); // something between us and the server answered
  }
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

/** Do something while its button rests; a failure is told in the nearest place for it. */
export async function attempt(button, within, work) {
  const problem = within.querySelector(".problem");
  problem.hidden = true;
  button.disabled = true;
  try {
    await work();
  } catch (error) {
    problem.textContent = error.message;
    problem.hidden = false;
  } finally {
    button.disabled = false;
  }
}

/** Whose link leads to my place at a fresh table: my seats, or else the onlookers'. */
export function myKey(table) {
  return (table.keys.find((key) => key.role === "me") ?? table.keys.find((key) => key.role === "watch")).key;
}

// Every copy button copies the field beside it. Where the clipboard is out of reach the text is at least selected.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    if (!document.execCommand("copy")) return;
  }
  const before = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => (button.textContent = before), 2000);
});
