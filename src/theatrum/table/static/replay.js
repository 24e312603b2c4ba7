// Stepping through a finished match: board, log and graph stay on the same move, whichever of them was used.

import { isKept } from "./dice.js";
import { makeSvg } from "./dom.js";
import { glide, places } from "./motion.js";
import { attempt, myKey, send } from "./send.js";
import { storyteller } from "./story.js";
import { zoomable } from "./zoom.js";

const stage = document.querySelector("#replay");
if (stage) {
  const { key } = stage.dataset;
  const moves = JSON.parse(stage.dataset.moves);
  const seats = JSON.parse(stage.dataset.seats);
  const $ = (selector) => document.querySelector(selector);
  const slider = $("#slider");
  const view = $("#view");
  const log = $("#log");
  const zoom = zoomable(() => $("#position"));

  // --- steps ----------------------------------------------------------------------------------------------------

  let at = moves.length;
  let wanted = 0; // the newest request; answers to older ones are dropped
  const known = new Map(); // steps already fetched, by view and move

  function step(move) {
    const name = `${view.value}/${move}`;
    if (!known.has(name)) {
      const seat = view.value === "" ? "" : `&seat=${view.value}`;
      const asked = send(`/api/keys/${key}/step?move=${move}${seat}`);
      known.set(name, asked);
      asked.catch(() => known.delete(name)); // to be asked for again
    }
    return known.get(name);
  }

  function say(move) {
    if (move === 0) return stage.dataset.start;
    const [seat, label, question] = moves[move - 1];
    const words = { seat: seats[seat], label, question };
    const said = question ? stage.dataset.stepAsked : stage.dataset.step;
    return `${move}/${moves.length} · ` + said.replace(/\{(\w+)\}/g, (_, name) => words[name]);
  }

  async function go(move) {
    at = Math.min(Math.max(move, 0), moves.length);
    const mine = ++wanted;
    slider.value = at;
    slider.setAttribute("aria-valuetext", say(at));
    $("#where").textContent = say(at);
    showButtons();
    moveCursor();
    if (mine > 1) history.replaceState(null, "", `#${at}`); // the address becomes a link to this very move
    else if (at === moves.length && $("#position > svg")) return void story.show(log); // the page has brought its end
    try {
      const [now, before] = await Promise.all([step(at), at > 0 ? step(at - 1) : null]);
      if (mine !== wanted) return;
      const was = places($("#position > svg"));
      $("#position").innerHTML = now.svg;
      zoom.show();
      glide($("#position > svg"), was);
      showLog(now.story, before ? before.log.length : 0);
      $("#lost").hidden = true;
      if (at < moves.length) step(at + 1); // most people go on
    } catch (error) {
      if (mine !== wanted) return;
      $("#lost").textContent = `${stage.dataset.lost} ${error.message}`;
      $("#lost").hidden = false;
    }
  }

  let old = Infinity; // lines that were there before this step
  const story = storyteller(() => old);

  function showLog(html, before) {
    log.innerHTML = html;
    old = before;
    story.show(log);
    const box = $("#log-box");
    box.scrollTop = box.scrollHeight;
  }

  const JUMPS = { first: () => 0, previous: () => at - 1, next: () => at + 1, last: () => moves.length };
  const ZOOM_KEYS = { "+": zoom.in, "=": zoom.in, "-": zoom.out, 0: zoom.fit };
  const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };

  // A button at either end is not taken away from under the focus; it only says that it does nothing.
  function showButtons() {
    for (const button of stage.querySelectorAll("[data-go]")) {
      const back = button.dataset.go === "first" || button.dataset.go === "previous";
      button.setAttribute("aria-disabled", at === (back ? 0 : moves.length));
    }
  }

  for (const button of stage.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => go(JUMPS[button.dataset.go]()));
  }
  slider.addEventListener("input", () => go(Number(slider.value)));
  view.addEventListener("change", () => go(at));
  addEventListener("keydown", (event) => {
    const free = !event.target.closest("input, select, textarea") && !event.ctrlKey && !event.altKey && !event.metaKey;
    if ((free || event.target === slider) && event.key in ZOOM_KEYS) ZOOM_KEYS[event.key]();
    if (!free || event.shiftKey || !(event.key in KEYS)) return;
    event.preventDefault();
    go(JUMPS[KEYS[event.key]]());
  });

  // --- graph ----------------------------------------------------------------------------------------------------

  // As many units as there are pixels, so that the figures are as large on a phone as anywhere.
  const WIDTH = Math.max(300, Math.min(960, $("#chart").clientWidth));
  const HEIGHT = 240, LEFT = 44, RIGHT = 12, TOP = 12, BOTTOM = 28;
  const MOST_SWINGS = 5, LEAST_SWING = 0.12;
  const x = (move) => LEFT + (move / Math.max(1, moves.length)) * (WIDTH - LEFT - RIGHT);
  const y = (score) => HEIGHT - BOTTOM - score * (HEIGHT - TOP - BOTTOM);

  let cursor = null;
  function moveCursor() {
    cursor?.setAttribute("d", `M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`);
  }

  function showChart(scores, swings) {
    const svg = makeSvg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": $("#chart").dataset.label });
    for (const score of [0, 0.5, 1]) {
      svg.append(makeSvg("path", { class: "grid", d: `M${LEFT} ${y(score)}H${WIDTH - RIGHT}` }));
      svg.append(makeSvg("text", { x: LEFT - 6, y: y(score) + 4, "text-anchor": "end" }, `${score * 100}%`));
    }
    const apart = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => moves.length / step <= WIDTH / 60) ?? 1000;
    for (let move = 0; move <= moves.length; move += apart) {
      svg.append(makeSvg("text", { x: x(move), y: HEIGHT - 8, "text-anchor": "middle" }, move));
    }
    seats.forEach((_, seat) => {
      const sample = document.querySelectorAll(".legend .line")[seat]; // the legend decides colour and pattern
      const d = scores.map((row, move) => `${move ? "L" : "M"}${x(move).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("");
      const dash = sample.getAttribute("stroke-dasharray");
      svg.append(makeSvg("path", { class: sample.getAttribute("class"), d, ...(dash && { "stroke-dasharray": dash }) }));
    });
    for (const { move, seat } of swings) {
      svg.append(makeSvg("circle", { class: "swing", cx: x(move), cy: y(scores[move][seat]), r: 6 }));
    }
    cursor = makeSvg("path", { class: "cursor" });
    svg.append(cursor);
    moveCursor();
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const inside = ((event.clientX - box.left) / box.width) * WIDTH;
      const move = Math.round(((inside - LEFT) / (WIDTH - LEFT - RIGHT)) * moves.length);
      const near = swings.find((swing) => Math.abs(x(swing.move) - inside) < 9); // a finger is wider than a mark
      go(near ? near.move : move);
    });
    $("#chart").replaceChildren(svg);
  }

  // A swing is a move after which somebody's expectation is far from what it was before.
  function findSwings(scores) {
    return scores
      .slice(1)
      .map((row, place) => {
        const changes = row.map((score, seat) => score - scores[place][seat]);
        const seat = changes.reduce((most, change, one) => (Math.abs(change) > Math.abs(changes[most]) ? one : most), 0);
        return { move: place + 1, seat, change: changes[seat] };
      })
      .filter((swing) => Math.abs(swing.change) >= LEAST_SWING)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, MOST_SWINGS)
      .sort((a, b) => a.move - b.move);
  }

  function showSwings(swings) {
    $("#swings").hidden = swings.length === 0;
    $("#swings ol").replaceChildren(
      ...swings.map(({ move, seat, change }) => {
        const [who, label] = moves[move - 1];
        const points = `${change < 0 ? "−" : "+"}${Math.round(Math.abs(change) * 100)}`;
        const words = { move, who: seats[who], label, seat: seats[seat], points };
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = $("#analysis").dataset.swing.replace(/\{(\w+)\}/g, (_, name) => words[name]);
        button.addEventListener("click", () => {
          go(move);
          stage.scrollIntoView({ block: "start" });
        });
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
  }

  async function analyse() {
    const progress = $("#progress");
    for (;;) {
      let found;
      try {
        found = await send(`/api/keys/${key}/analysis`);
      } catch (error) {
        progress.textContent = error.message;
        return;
      }
      const swings = found.done ? findSwings(found.scores) : [];
      if (found.scores.length > 1) showChart(found.scores, swings);
      if (found.done) {
        progress.textContent = "";
        showSwings(swings);
        return;
      }
      const done = Math.max(0, found.scores.length - 1);
      progress.textContent = progress.dataset.progress.replace("{done}", done).replace("{all}", moves.length);
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }

  // --- around it ------------------------------------------------------------------------------------------------

  for (const field of document.querySelectorAll("[data-whole-link]")) {
    field.value = new URL(field.value, location.href).href;
  }

  for (const button of document.querySelectorAll("[data-rematch]")) {
    button.addEventListener("click", () =>
      attempt(button, button.closest("section"), async () => {
        location.assign(`/t/${myKey(await send(`/api/keys/${button.dataset.rematch}/rematch`, {}))}`);
      }),
    );
  }

  async function checkDice() {
    if (!$("#verdict")) return;
    const kept = await isKept($("#dice-promise").textContent, $("#dice-salt").textContent, $("#dice-seed").textContent);
    if (kept === null) return; // the server's own check stands
    $("#verdict").textContent = kept ? $("#dice").dataset.kept : $("#dice").dataset.broken;
    $("#verdict").classList.toggle("bad", !kept);
  }

  const linked = /^#(\d{1,6})$/.exec(location.hash);
  zoom.show();
  go(linked ? Number(linked[1]) : moves.length);
  analyse();
  checkDice();
}
