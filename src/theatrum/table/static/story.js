// The log of a match: which of its lines are news, and which of its paragraphs stand open. The newest paragraph does, so
// does every one with news in it; the reader may fold and unfold any, and it stays so.

/** Look after a log. `seen()` tells how many of its lines the reader has seen. */
export function storyteller(seen) {
  let log = null;
  let chosen = new Map(); // by place: whether the reader has unfolded a paragraph, or folded it

  const lines = () => [...log.querySelectorAll(".said")];

  function unfold() {
    const paragraphs = [...log.querySelectorAll(".told")];
    for (const [place, paragraph] of paragraphs.entries()) {
      const isNews = place === paragraphs.length - 1 || paragraph.querySelector(".new") !== null;
      paragraph.open = chosen.get(place) ?? isNews;
    }
    for (const place of chosen.keys()) if (place >= paragraphs.length) chosen.delete(place); // they were taken back
  }

  return {
    lines,
    /** Take a log up, as it is or as it has become; another reader's choices are none of ours. */
    show(fresh, { anew = false } = {}) {
      if (anew) chosen = new Map();
      if (fresh !== log) fresh.addEventListener("click", remember);
      log = fresh;
      const old = seen(lines().length);
      lines().forEach((line, place) => line.classList.toggle("new", place >= old));
      unfold();
    },
  };

  // A key pressed on a summary is a click, too. It is heard before the browser turns the paragraph over.
  function remember(event) {
    const paragraph = event.target.closest("summary")?.parentElement;
    if (!paragraph || event.defaultPrevented || event.target.closest("a")) return;
    chosen.set([...log.querySelectorAll(".told")].indexOf(paragraph), !paragraph.open);
  }
}

/** What a line says, to be read out: without the numbers of rules, and with dice as numbers. */
export function spoken(line) {
  const copy = line.cloneNode(true);
  for (const rule of copy.querySelectorAll(".rule")) rule.remove();
  for (const die of copy.querySelectorAll(".die")) die.textContent = die.dataset.die;
  return copy.textContent.trim();
}
