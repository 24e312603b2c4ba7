// The log of a match: which of its lines are news, and which of its paragraphs stand open. The newest paragraph does, so
// does every one that has come to something lately; the reader may fold and unfold any, and it stays so.

/** Look after a log. `seen(lines)` tells how many of so many lines its reader has seen, `past(lines)` how many need not
 *  stand open any more. */
export function storyteller(seen, past = seen) {
  let log = null;
  let chosen = new Map(); // by place: whether the reader has unfolded a paragraph, or folded it

  const lines = () => [...log.querySelectorAll(".said")];
  const paragraphs = () => [...log.querySelectorAll(".told")];

  function fold(paragraph, open) {
    paragraph.querySelector(".fold").setAttribute("aria-expanded", String(open));
    paragraph.querySelector(".lines").hidden = !open;
  }

  function turn(event) {
    const paragraph = event.target.closest(".fold")?.closest(".told");
    if (!paragraph) return;
    const open = paragraph.querySelector(".lines").hidden;
    chosen.set(paragraphs().indexOf(paragraph), open);
    fold(paragraph, open);
  }

  function press(event) {
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches(".fold")) return;
    event.preventDefault(); // or else the space bar scrolls
    turn(event);
  }

  return {
    lines,
    /** Take a log up, as it is or as it has become; what another reader has chosen is forgotten. */
    show(fresh, { anew = false } = {}) {
      if (anew) chosen = new Map();
      if (fresh !== log) {
        fresh.addEventListener("click", turn);
        fresh.addEventListener("keydown", press);
      }
      log = fresh;
      const old = seen(lines().length);
      lines().forEach((line, place) => line.classList.toggle("new", place >= old));
      const late = new Set(lines().slice(past(lines().length)));
      const all = paragraphs();
      for (const place of chosen.keys()) if (place >= all.length) chosen.delete(place); // they were taken back
      all.forEach((paragraph, place) => fold(paragraph, chosen.get(place) ?? (place === all.length - 1 || [...paragraph.querySelectorAll(".said")].some((line) => late.has(line)))));
    },
  };
}

/** What a line says, to be read out: without the numbers of rules, and with dice as numbers. */
export function spoken(line) {
  const copy = line.cloneNode(true);
  for (const rule of copy.querySelectorAll(".rule")) rule.remove();
  for (const die of copy.querySelectorAll(".die")) die.textContent = die.dataset.die;
  return copy.textContent.trim();
}
