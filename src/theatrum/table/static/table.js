// The table in the browser. The server sends the present as parts of HTML, and then those that change; this module takes
// them over, marks on the board what may be chosen, and posts what the player does. All rules stay on the server.

import { bare, calm, glide, places, settle } from "./motion.js";
import { spoken, storyteller } from "./story.js";
import { zoomable } from "./zoom.js";

const table = document.getElementById("table");
const { key, game } = table.dataset;
const words = JSON.parse(table.dataset.words);
const lang = document.documentElement.lang;
const api = `/api/keys/${encodeURIComponent(key)}`;
const coarse = matchMedia("(pointer: coarse)");

const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const bar = () => $("bar");
const sheet = () => document.querySelector("#board .sheet > svg");
const seat = () => (bar().dataset.seat === undefined ? null : Number(bar().dataset.seat));
const stamp = () => bar().dataset.stamp;
const isAsked = () => stamp() !== undefined;
const question = () => (isAsked() ? `${seat()} ${stamp()}` : null); // stamps count for each seat by itself

const zoom = zoomable(() => document.querySelector("#board .sheet"), () => showNews());

let asksWhy = false; // why-not mode: pointing asks instead of playing
let takenSeat = null; // at a shared screen: who has said to hold the device; forgotten when the page is left
let listOpen = null; // whether the player opened the list of choices; until then it opens where targets are small
let sent = null; // the question that was just answered
let armed = null; // the choice that a finger has touched once: it is foretold, and played when touched again
let byFinger = false; // how the last press was made

// --- small things -------------------------------------------------------------------------------------------------

/** Make an element: attributes with a dash as usual, children as text or nodes. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

function makeSvg(tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const ruleLink = (rule) => make("a", { class: "rule", href: `/rules/${game}#${rule}`, "data-rule": rule }, rule);

/** A message id of our own, so that a repeated message is played once. randomUUID exists only in secure contexts. */
function messageId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const memory = {
  read: (name) => { try { return localStorage.getItem(name); } catch { return null; } },
  write: (name, value) => { try { localStorage.setItem(name, value); } catch { /* then it is not remembered */ } },
};

function showFloat(place, bad, ...content) {
  const close = make("button", { class: "quiet square close", type: "button", "aria-label": words.close }, "×");
  close.addEventListener("click", closeFloats);
  const [first, ...rest] = content;
  const float = make("div", { class: bad ? "float bad" : "float" }, first, close, ...rest);
  keepingLogAtBottom(() => {
    for (const one of ["toast", "hint"]) $(one).replaceChildren(...(one === place ? [float] : [])); // one at a time
  });
  // Beside the board it stands in its column, under a bar that may reach down to the edge of the window.
  if (getComputedStyle($("toast").parentElement).position === "static") float.scrollIntoView({ block: "nearest" });
}

const tell = (text, { rules = [], bad = false, actions = [] } = {}) =>
  showFloat("toast", bad, make("p", {}, text, ...rules.flatMap((rule) => [" ", ruleLink(rule)])),
    actions.length ? make("div", { class: "row" }, ...actions) : "");

function closeFloats() {
  const had = $("toast").firstChild || $("hint").firstChild;
  const inside = document.activeElement?.closest(".floats");
  keepingLogAtBottom(() => ["toast", "hint"].forEach((place) => $(place).replaceChildren()));
  if (inside) $("question")?.focus({ preventScroll: true });
  return Boolean(had);
}

// --- talking to the server ----------------------------------------------------------------------------------------

/** Send a request and return the answer, or null after telling what was wrong. Only a lost connection is retried:
 *  the message id makes it harmless to send the same thing twice. */
async function ask(path, body) {
  const request = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const address = `${api}/${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    let answer;
    try {
      answer = await fetch(address, request);
    } catch {
      note(words.offline);
      await pause(wait);
      continue;
    }
    note("");
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) return told;
    tell(told.error || words.broken, { rules: told.rules ?? [], bad: true });
    return null;
  }
}

const act = (path, more = {}) => ask(path, { seat: seat(), message: messageId(), ...more });

function note(text) {
  $("note").hidden = !text;
  if ($("note").textContent !== text) $("note").textContent = text;
}

// --- live -----------------------------------------------------------------------------------------------------------

settle();

let stream = null;
const news = []; // what has come and is not shown yet, in order: each message tells only what differs from the one before
let fading = null; // the transition to it, while it runs
const shown = new Map(all("[data-part]").map((part) => [part.id, part.outerHTML])); // as the server wrote them

function listen() {
  stream?.close();
  const query = new URLSearchParams({ lang });
  if (takenSeat !== null) query.set("seat", takenSeat);
  stream = new EventSource(`${api}/events?${query}`);
  stream.onopen = () => note("");
  stream.onmessage = (event) => {
    news.push(JSON.parse(event.data).html);
    showNews();
  };
  stream.onerror = () => {
    note(words.reconnecting);
    // The browser tries again by itself after a lost connection, but gives up after an answer it does not like.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listenAgain, 2000);
  };
}

/** A table that cannot go on under the rules of now says so in a page of its own. */
async function listenAgain() {
  const answer = await fetch(`${api}?picture=false`).catch(() => null);
  if (answer?.status === 410) location.reload();
  else listen();
}

function showNews() {
  if (!news.length || zoom.isHeld()) return;
  const update = () => {
    while (news.length) takeOver(news.shift());
  };
  if (document.startViewTransition && !calm.matches && !document.hidden) {
    const transition = (fading = document.startViewTransition(update));
    transition.ready.catch(() => {}); // skipped because the next change has come already
    transition.finished.catch(() => {}).then(() => fading === transition && (fading = null));
  } else update();
}

// While the board fades it cannot be hit: the browser takes a click on it for one on the page behind. So pressing ends
// the fading, and the click is passed on to what really lies there.
let pressedEarly = false;
addEventListener("pointerdown", () => {
  pressedEarly = fading !== null;
  fading?.skipTransition();
}, true);
addEventListener("click", (event) => {
  if (!pressedEarly || !event.isTrusted || event.detail === 0) return; // detail 0: pressed by keyboard
  pressedEarly = false;
  const real = document.elementFromPoint(event.clientX, event.clientY);
  if (!real || real === event.target) return;
  event.stopPropagation();
  event.preventDefault();
  real.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, true);

/** Take over the parts that differ, and leave everything else as it is: typing, scrolling, focus. */
function takeOver(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const focus = whereFocusIs();
  const before = places(sheet());
  const viewer = seat();
  const said = readLog();
  const asked = question();
  const opened = all("details[open][id]").map((one) => one.id);
  const bottom = isAtBottom($("panel-log"));
  const [reads, place] = [isReadingLog(), sideTop()];
  const changed = all("[data-part]", fresh).filter((part) => shown.get(part.id) !== part.outerHTML);
  if (!changed.length) return;
  for (const part of changed) {
    shown.set(part.id, part.outerHTML);
    if (part.dataset.keep === undefined) $(part.id).replaceWith(document.importNode(part, true));
    else {
      // A log that has grown: only its end is new.
      [...$(part.id).children].slice(Number(part.dataset.keep)).forEach((item) => item.remove());
      $(part.id).append(...document.importNode(part, true).children);
    }
  }
  // The same board may glow differently for another question: it is drawn anew together with the bar.
  const has = (id) => changed.some((part) => part.id === id);
  if (has("bar") && !has("board")) layBoardAnew();
  for (const id of opened) $(id)?.setAttribute("open", "");
  if (question() !== asked) {
    closeFloats(); // a hint or a reason belongs to its question
    armed = null;
  }
  if (sent !== null && question() !== sent) {
    // The answer has been taken: what stands in the log by now is its doing, what comes later is news.
    memory.write(seenName(), String(story.lines().length));
    sent = null;
  }
  dress();
  if (seat() === viewer) glide(sheet(), before); // another person at a shared screen sits at another side
  else $("cards").close();
  announce(said);
  if (bottom) scrollLog();
  giveFocusBack(focus);
  if (reads) scrollBy({ top: sideTop() - place, behavior: "instant" }); // what stands above may have grown
  if (question() === asked) return;
  $("to-board").classList.toggle("news", reads && isAsked()); // the page stays where its reader is
  if (!reads) bringChoicesIntoSight();
}

/** Put the board down again as the server drew it. */
function layBoardAnew() {
  const plain = new DOMParser().parseFromString(shown.get("board"), "text/html");
  $("board").replaceWith(document.importNode(plain.getElementById("board"), true));
}

// --- the board ------------------------------------------------------------------------------------------------------

const options = () => new Map(all("[data-option]", bar()).map((button) => [button.dataset.option, button]));
const onBoard = (token) => all(`#board [data-token="${CSS.escape(token)}"]`);

/** Mark on a board as the server drew it what may be chosen, and make that a button for keyboard and screen reader. */
function dress() {
  const legal = options();
  const asked = isAsked();
  for (const element of all("#board [data-token]")) {
    const option = legal.get(element.dataset.token);
    if (option) {
      element.classList.add("legal");
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-label", option.querySelector("span").textContent);
      const hint = option.querySelector("small")?.textContent;
      if (hint) {
        element.setAttribute("aria-description", hint);
        element.querySelector(":scope > title")?.remove(); // the bar says the same at once
      }
    } else {
      // Quiet things must not sit inside a button as something of their own that can take the focus.
      element.removeAttribute("tabindex");
      if (asked && asksWhy) element.setAttribute("tabindex", "0");
    }
    if (asked) addHalo(element);
  }
  for (const element of all("#board .legal")) {
    element.setAttribute("role", element.querySelector(".legal") ? "group" : "button");
    if (element.getAttribute("role") === "button") {
      for (const inner of all("[role]", element)) inner.removeAttribute("role");
      for (const inner of all("[aria-label]", element)) inner.removeAttribute("aria-label");
    }
  }
  for (const element of all("#board [data-list]")) {
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
  }
  document.body.classList.toggle("asks-why", asksWhy && asked);
  $("act-why")?.setAttribute("aria-pressed", String(asksWhy));
  zoom.show();
  fitList();
  fitPreview();
  if (armed !== null) arm(armed);
  barWatch.disconnect(); // the bar of before has gone
  barWatch.observe(bar());
  showStory();
  tick();
  checkDice();
}

const EDGE = 12; // pixels between the last choice and the bar, so that its frame is seen to be whole

/** How far down the window nothing covers the board. */
const roomAboveBar = () => innerHeight - (getComputedStyle(bar()).position === "sticky" ? bar().offsetHeight : 0);

/** Boards are tall: scroll to where more of the choices can be seen at once, and not at all where that gains nothing. */
function bringChoicesIntoSight() {
  const choices = all("#board .legal");
  const boxes = choices.map((element) => element.getBoundingClientRect());
  if (!boxes.length) return;
  if (zoom.isOn()) return zoom.bring(choices);
  const room = roomAboveBar();
  const toTop = Math.min(...boxes.map((box) => box.top)) - EDGE;
  const toBottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE - room;
  const seen = (by) => boxes.filter((box) => box.top - by >= 0 && Math.round(box.bottom - by) + EDGE <= Math.ceil(room)).length;
  const [best] = [0, toTop, toBottom].sort((a, b) => seen(b) - seen(a) || Math.abs(a) - Math.abs(b));
  if (best) scrollBy({ top: best, behavior: calm.matches ? "auto" : "smooth" });
}

/** A frame that CSS can light up: in the shape of the thing itself, or else around it. */
function addHalo(element) {
  const shape = element.querySelector(":scope > rect, :scope > polygon, :scope > circle");
  if (shape) {
    const halo = shape.cloneNode();
    for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray"]) halo.removeAttribute(name);
    return light(element, halo);
  }
  const { x, y, width, height } = element.getBBox();
  light(element, makeSvg("rect", { x: x + 1.5, y: y + 1.5, width: Math.max(0, width - 3), height: Math.max(0, height - 3), rx: 6 }));
}

/** The frame over the thing, and a glow beneath it: boards have frames of all colours. */
function light(element, halo) {
  const glow = halo.cloneNode();
  halo.setAttribute("class", "halo");
  glow.setAttribute("class", "glow");
  element.prepend(glow);
  element.append(halo);
}

/** Where things on the board are small to touch, the list of choices opens, with their pictures. */
function fitList() {
  const list = $("all");
  if (!list) return;
  let small = false;
  for (const [token, button] of options()) {
    const [element] = onBoard(token);
    if (!element) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) >= (coarse.matches ? 40 : 20)) continue;
    small = true;
    if (button.querySelector(".face") || width > 2.5 * height) continue; // a strip of text makes no picture
    button.classList.add("pictured");
    button.prepend(picture(element));
  }
  list.open = listOpen ?? small;
  list.querySelector("summary").addEventListener("click", () => (listOpen = !list.open));
}

function picture(element) {
  const { x, y, width, height } = element.getBBox();
  const face = makeSvg("svg", { viewBox: `${x} ${y} ${width} ${height}`, width: (64 * width) / height, height: 64, class: "face", "aria-hidden": "true" });
  face.append(bare(element));
  return face;
}

/** The bar is as tall as the longest of what it may foretell: else everything below it would jump at every choice. */
function fitPreview() {
  const place = document.querySelector(".preview");
  if (!place?.getClientRects().length) return;
  const texts = [...options().values()].map((option) => option.textContent).sort((a, b) => b.length - a.length);
  const heights = texts.slice(0, 3).map((text) => {
    place.textContent = text;
    return place.offsetHeight;
  });
  place.replaceChildren();
  place.style.minHeight = `${Math.max(...heights, place.offsetHeight)}px`;
}

/** What floats, and what is scrolled to, stands above the bar, however tall that is. */
const barWatch = new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${bar().offsetHeight}px`));

const point = (token, on) => onBoard(token).forEach((element) => element.classList.toggle("pointed", on));

/** Foretell what a choice would do: in words, and on the things that it would concern. */
function preview(token, on) {
  const option = options().get(token);
  const touched = option?.dataset.touches?.split(" ") ?? [];
  touched.flatMap(onBoard).forEach((element) => element.classList.toggle("touched", on));
  const [label, hint] = ["span", "small"].map((tag) => option?.querySelector(tag)?.textContent);
  const isTold = on && label && !option.classList.contains("off"); // a button in the bar says it all itself
  document.querySelector(".preview")?.replaceChildren(...(isTold ? [make("b", {}, label), hint ? ` ${hint}` : ""] : []));
}

// --- choosing -------------------------------------------------------------------------------------------------------

async function choose(token) {
  if (!isAsked() || sent === question()) return; // already on its way
  sent = question();
  disarm();
  const [before, lines] = [memory.read(actedName()), story.lines().length];
  memory.write(actedName(), String(lines));
  onBoard(token).forEach((element) => element.classList.add("sent"));
  const answer = await act("play", { token, stamp: stamp() });
  // After a refusal, or when the question had changed, the player may choose again; the stream brings the present.
  if (!answer || answer.stale) {
    sent = null;
    memory.write(actedName(), before ?? String(lines));
    all(".sent").forEach((element) => element.classList.remove("sent"));
  }
}

async function why(token) {
  const reason = await ask(`why?seat=${seat()}&token=${encodeURIComponent(token)}`);
  if (!reason) return;
  const asked = all("#question .rule").map((link) => link.dataset.rule);
  tell(reason.allowed ? words.allowed : reason.text, { rules: reason.allowed ? asked : reason.rules });
}

/** A finger cannot point without pressing. Where a choice has something to foretell, and nothing on the screen tells it
 *  yet, the first touch does that, and the second one plays. */
const asksTwice = (token) => {
  const option = options().get(token);
  return Boolean(option?.querySelector("small") || option?.dataset.touches);
};

function arm(token) {
  disarm();
  const option = options().get(token);
  if (!option) return;
  armed = token;
  const [label, hint] = ["span", "small"].map((tag) => option.querySelector(tag)?.textContent ?? "");
  const play = make("button", { class: "primary", type: "button", "data-play": "" }, words.play);
  const close = make("button", { class: "quiet square", type: "button", "data-disarm": "", "aria-label": words.close }, "×");
  bar().style.minHeight = `${bar().offsetHeight}px`; // what is foretold takes the place of other things, and no more
  bar().classList.add("holds");
  $("armed").replaceChildren(make("p", {}, make("b", {}, label), hint ? ` ${hint}` : ""), play, close);
  $("armed").hidden = false;
  point(token, true);
  preview(token, true);
  $("announce").replaceChildren(make("p", {}, `${label} ${hint}`));
  const [thing] = onBoard(token);
  if (thing && thing.getBoundingClientRect().bottom > roomAboveBar()) {
    document.documentElement.style.setProperty("--bar", `${bar().offsetHeight}px`);
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function disarm() {
  if (armed === null) return false;
  point(armed, false);
  preview(armed, false);
  armed = null;
  bar().style.minHeight = "";
  bar().classList.remove("holds");
  if ($("armed")) $("armed").hidden = true;
  return true;
}

/** What a click on the board means: the innermost thing, unless only something around it may be chosen. */
function pointAt(target, finger = false) {
  if (!isAsked()) return;
  const thing = target.closest("[data-token]");
  if (!thing) return;
  const legal = target.closest(".legal");
  const { token } = (legal ?? thing).dataset;
  if (legal && !asksWhy && finger && armed !== token && asksTwice(token)) arm(token);
  else if (legal && !asksWhy) choose(token);
  else if (!disarm()) why(thing.dataset.token);
}

function toggleWhy() {
  if (!isAsked()) return;
  asksWhy = !asksWhy;
  layBoardAnew();
  dress();
  if (asksWhy) tell(words["why-on"]);
  else closeFloats();
}

// --- what else can be done ------------------------------------------------------------------------------------------

const acts = {
  undo() {
    const button = $("act-undo");
    if (!button) return;
    if (button.dataset.why === undefined) return act("undo");
    const back = make("button", { type: "button" }, words["ask-back"]);
    back.addEventListener("click", () => { closeFloats(); act("takeback"); });
    tell(button.dataset.why, { actions: button.dataset.final === undefined ? [back] : [] });
  },
  async hint() {
    if (!isAsked()) return;
    if (options().size === 1) return tell(words["hint-forced"]);
    const asked = question();
    showFloat("hint", false, make("p", { role: "status" }, words["thinking-hint"]));
    const answer = await act("hint");
    if (!answer || question() !== asked) return $("hint").replaceChildren();
    showFloat("hint", false, make("p", { role: "status" }, words["hint-title"]), hintTable(answer.options));
  },
  why: toggleWhy,
  cards: () => openCards(),
  help: () => $("help").showModal(),
  log: toLog,
  board: toBoard,
  agree: () => vote(true),
  refuse: () => vote(false),
  rematch,
};

/** Leaf through piles: everything that may be known of them, and more than the board has room for. A thing on the board
 *  names the one to begin with. */
async function openCards(wanted) {
  if (!$("act-cards")) return;
  const found = await ask(takenSeat === null ? "lists" : `lists?seat=${takenSeat}`);
  if (!found) return;
  const first = Math.max(0, found.findIndex(({ title }) => title === wanted));
  const piles = found.map(({ title, cards }, place) => {
    const rows = cards.map(({ label, text }) => make("li", {}, make("b", {}, label), text ? ` ${text}` : ""));
    return make("details", place === first ? { open: "" } : {}, make("summary", {}, title), make("ul", {}, ...rows));
  });
  $("cards").querySelector(".piles").replaceChildren(...piles);
  $("cards").showModal();
  if (first) piles[first].scrollIntoView();
}

async function vote(agrees) {
  // Whoever holds several seats of a shared screen answers for all of them at once.
  for (const voter of document.querySelector("[data-voters]").dataset.voters.split(" ")) {
    const answer = await act("vote", { agrees, seat: Number(voter) });
    if (!answer || !agrees) return;
  }
}

function hintTable(weighed) {
  const rows = weighed.slice(0, 5).map((option) => {
    const bars = makeSvg("svg", { viewBox: "0 0 100 12", preserveAspectRatio: "none", role: "img", "aria-label": percent(option.share) });
    bars.append(makeSvg("rect", { class: "rail", width: 100, height: 12 }), makeSvg("rect", { class: "fill", width: 100 * option.share, height: 12 }));
    const row = make("tr", {}, make("th", { scope: "row" }, option.label), make("td", {}, bars), make("td", {}, percent(option.score)));
    row.addEventListener("pointerenter", () => point(option.token, true));
    row.addEventListener("pointerleave", () => point(option.token, false));
    return row;
  });
  const heads = ["choice", "share", "score"].map((head) => make("th", { scope: "col" }, words[`hint-${head}`]));
  return make("table", { class: "hints" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
}

const percent = (share) => new Intl.NumberFormat(lang, { style: "percent" }).format(share);

async function rematch() {
  const answer = await ask("rematch", {});
  if (!answer) return;
  const mine = answer.keys.find((one) => one.role === "me");
  const friends = answer.keys.filter((one) => one.role === "friend");
  if (!friends.length) return location.assign(`/t/${mine.key}`);
  memory.write(`links:${answer.table}`, JSON.stringify(answer)); // where the front page looks to show them again
  const names = all(".seat-name").map((name) => name.textContent);
  $("rematch").querySelector(".links").replaceChildren(...friends.map((friend) => {
    const name = friend.seats.map((one) => names[one]).join(", ");
    const address = `${location.origin}/t/${friend.key}`;
    return make("li", {}, make("b", {}, name), make("input", { readonly: "", value: address, "aria-label": name }));
  }));
  $("rematch").querySelector("a").href = `/t/${mine.key}`;
  $("rematch").showModal();
}

async function copy(path) {
  const address = location.origin + path;
  try {
    await navigator.clipboard.writeText(address);
    tell(words.copied);
  } catch {
    tell(`${words["copy-failed"]} ${address}`); // no permission, or no secure connection
  }
}

/** Compare the seed that is shown now with the promise that was shown at the start. */
async function checkDice() {
  const line = document.querySelector("[data-promise]");
  if (!line || line.dataset.checked) return;
  line.dataset.checked = "yes";
  if (!crypto.subtle) return void (line.textContent = words["cannot-check"]);
  const bytes = new TextEncoder().encode(`${line.dataset.salt}:${line.dataset.seed}`);
  const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  line.textContent = hash === line.dataset.promise ? words.honest : words.dishonest;
}

// --- log, chat, rules -----------------------------------------------------------------------------------------------

const seenName = () => `seen ${key} ${$("story").dataset.viewer}`;
const actedName = () => `acted ${key} ${$("story").dataset.viewer}`; // how long the log was when they last chose

/** What has happened since the player's last choice is news; that stays marked until the next one. */
const story = storyteller(
  (lines) => Number(memory.read(seenName()) ?? lines),
  (lines) => Number(memory.read(actedName()) ?? lines),
);

let reader = null; // whose log is shown

function showStory() {
  const { viewer } = $("story").dataset;
  story.show($("story"), { anew: viewer !== reader });
  reader = viewer;
  showLatest();
}

const LATEST = 3; // lines of the log that stand beside the question

/** Which lines of the log tell what came of the player's last choice, and of all others after it. */
function linesSince() {
  const lines = story.lines();
  return lines.slice(Number(memory.read(actedName()) ?? lines.length));
}

/** Where the log is out of sight its last lines stand beside the question, as many as there is room for. */
function showLatest() {
  const place = $("latest")?.querySelector(".last");
  if (!place) return;
  const since = linesSince();
  const rows = story.lines().slice(-LATEST).map((line) => {
    const row = make("span", since.includes(line) ? { class: "since" } : {});
    const copy = line.cloneNode(true);
    for (const rule of all(".rule", copy)) rule.remove();
    for (const fold of all(".fold", copy)) fold.replaceWith(...fold.childNodes);
    row.append(...copy.childNodes);
    return row;
  });
  place.replaceChildren(...rows);
  while (place.scrollHeight > place.clientHeight + 1 && place.childElementCount > 1) place.firstChild.remove();
  const more = since.length - place.childElementCount;
  $("latest").querySelector(".more").textContent = more > 0 ? `+${more}` : "";
}

const isLogBelow = () => getComputedStyle($("to-board")).display !== "none";
const sideTop = () => document.querySelector(".side").getBoundingClientRect().top;
const isReadingLog = () => isLogBelow() && sideTop() < innerHeight / 2;

let cameFrom = 0; // where the page was scrolled to before its reader went to the log

function toLog() {
  if (!isLogBelow()) return void openTab("log", { focus: true });
  if (!isReadingLog()) cameFrom = scrollY;
  openTab("log");
  const panel = $("panel-log");
  const first = linesSince().find((line) => line.getClientRects().length); // its paragraph may be folded
  document.querySelector(".side").scrollIntoView({ block: "start", behavior: "instant" });
  if (first) panel.scrollTop += Math.min(0, first.getBoundingClientRect().top - panel.getBoundingClientRect().top - 8);
  panel.focus({ preventScroll: true });
}

function toBoard() {
  const [below, news] = [isLogBelow(), $("to-board").classList.contains("news")];
  $("to-board").classList.remove("news");
  if (below) scrollTo({ top: cameFrom, behavior: "instant" });
  (below ? $("latest") : $("question"))?.focus({ preventScroll: true });
  if (news) bringChoicesIntoSight();
}

function readLog() {
  return {
    viewer: $("story").dataset.viewer,
    lines: story.lines().length,
    chat: $("chat").children.length,
    last: $("chat").lastElementChild?.textContent,
  };
}

/** Say aloud what is new in the log and in the chat. */
function announce(before) {
  const now = readLog();
  const fresh = now.viewer === before.viewer ? story.lines().slice(before.lines) : [];
  const said = fresh.slice(-6).map(spoken);
  if (now.chat > before.chat || now.last !== before.last) {
    said.push(`${words["new-message"]}: ${now.last}`);
    if ($("panel-chat").hidden) $("tab-chat").classList.add("news");
    else $("panel-chat").scrollTop = $("panel-chat").scrollHeight;
  }
  // What was said to one person must not be left for the next one at a shared screen.
  if (said.length || now.viewer !== before.viewer) $("announce").replaceChildren(...said.map((text) => make("p", {}, text)));
}

const isAtBottom = (panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40;
const scrollLog = () => ($("panel-log").scrollTop = $("panel-log").scrollHeight);

/** Beside the board the log makes room for what floats: its end stays in sight. */
function keepingLogAtBottom(change) {
  const bottom = isAtBottom($("panel-log"));
  change();
  if (bottom) scrollLog();
}

function openTab(name, { focus = false } = {}) {
  for (const tab of all("[role=tab]")) {
    const open = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(open));
    tab.tabIndex = open ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !open;
    if (open) tab.classList.remove("news");
  }
  if (name === "log") scrollLog();
  if (focus) {
    $(`tab-${name}`).focus();
    $(`tab-${name}`).scrollIntoView({ block: "nearest" });
  }
  return name === "rules" ? openRules() : null;
}

/** Load the rulebook into its panel, the first time and for every search. */
async function openRules(query = null) {
  const panel = $("panel-rules");
  if (query === null && panel.childElementCount) return;
  if (!panel.childElementCount) panel.replaceChildren(make("p", { class: "muted" }, words.loading));
  const address = `/rules/${game}?${new URLSearchParams({ fragment: 1, lang, q: query ?? "" })}`;
  const html = await fetch(address).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  if (!html) return panel.replaceChildren(make("p", {}, words.broken));
  panel.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
}

/** Open a rule without moving the page: in its panel where that is in sight, and else in a float over the board. */
async function openRule(rule) {
  const side = document.querySelector(".side").getBoundingClientRect();
  const isInSight = side.bottom > 120 && side.top < roomAboveBar() - 120;
  await (isInSight ? openTab("rules") : openRules());
  if (!$(rule)) await openRules("");
  const atom = $(rule);
  if (!atom) return;
  if (!isInSight) {
    const text = atom.querySelector("p").cloneNode(true);
    all("a", text).forEach((link) => (link.dataset.rule = link.hash.slice(1)));
    text.prepend(make("b", {}, rule), " ");
    return showFloat("toast", false, text);
  }
  all(".atom.opened").forEach((one) => one.classList.remove("opened"));
  atom.classList.add("opened");
  atom.tabIndex = -1;
  atom.focus({ preventScroll: true });
  const panel = $("panel-rules");
  const above = Math.max(8, (panel.clientHeight - atom.offsetHeight) / 2);
  panel.scrollTop += atom.getBoundingClientRect().top - panel.getBoundingClientRect().top - above;
}

// --- clocks ---------------------------------------------------------------------------------------------------------

let skew = null; // how far this device's clock is off the server's; asked once, where there is a clock to show

async function learnSkew() {
  skew = 0;
  const answer = await fetch("/health").catch(() => null);
  const there = Date.parse(answer?.headers.get("Date") ?? "");
  if (there) skew = Date.now() - there;
}

function tick() {
  if (skew === null && document.querySelector(".clock")) learnSkew();
  for (const clock of all(".clock[data-until]")) {
    const left = Math.max(0, Math.floor((Date.parse(clock.dataset.until) + skew - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 60);
  }
}

// --- focus and keys -------------------------------------------------------------------------------------------------

function whereFocusIs() {
  const element = document.activeElement;
  const part = element?.closest("[data-part]");
  if (!part) return null; // it stands outside all parts and stays by itself
  const { token, option } = element.dataset;
  return { id: element.id, token, option };
}

function giveFocusBack(focus) {
  if (!focus || document.activeElement?.closest("[data-part]")) return;
  const { id, token, option } = focus;
  const same = (id && $(id))
    || (token && onBoard(token).find((element) => element.classList.contains("legal")))
    || (option && options().get(option));
  // What had the focus is gone: go on at the question, which a screen reader then reads.
  (same || $("question") || document.querySelector("[data-take-seat]"))?.focus({ preventScroll: true });
}

/** Everything that can be chosen: on the board in its order, then the buttons that stand for nothing there. */
function stops() {
  const board = asksWhy ? all("#board [data-token]") : all("#board .legal");
  const off = [...options().values()].filter((button) => !onBoard(button.dataset.option).length);
  return [...board, ...off];
}

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Go to the nearest choice in the direction of the arrow; where there is none, to the next in order. */
function move(dx, dy) {
  const found = stops();
  if (!found.length) return false;
  const here = document.activeElement;
  const place = found.indexOf(here);
  let next = found[0];
  if (place >= 0) {
    const [x, y] = middle(here);
    const ahead = found
      .filter((one) => one !== here)
      .map((one) => {
        const [ox, oy] = middle(one);
        const along = (ox - x) * dx + (oy - y) * dy;
        return { one, along, far: along + 3 * Math.abs((ox - x) * dy + (oy - y) * dx) };
      })
      .filter(({ along }) => along > 4)
      .sort((a, b) => a.far - b.far);
    next = ahead[0]?.one ?? found[(place + (dx + dy > 0 ? 1 : -1) + found.length) % found.length];
  }
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LETTERS = {
  u: acts.undo,
  h: acts.hint,
  w: acts.why,
  c: acts.cards,
  l: () => (document.activeElement?.closest(".side") && !$("panel-log").hidden ? toBoard() : toLog()),
  r: () => openTab("rules", { focus: true }),
  "?": acts.help,
  "+": () => zoom.in(),
  "=": () => zoom.in(), // where + needs the shift key
  "-": () => zoom.out(),
  0: () => zoom.fit(),
};

addEventListener("pointerdown", ({ pointerType }) => (byFinger = pointerType === "touch"), true);

document.addEventListener("keydown", (event) => {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (!disarm() && !closeFloats() && asksWhy) toggleWhy();
  } else if (target.matches("[role=tab]") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    const tabs = all("[role=tab]");
    const next = tabs[(tabs.indexOf(target) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
    openTab(next.id.slice(4), { focus: true });
  } else if (ARROWS[event.key] && !target.closest("[role=tabpanel]")) {
    if (move(...ARROWS[event.key])) event.preventDefault();
  } else if ((event.key === "Enter" || event.key === " ") && target.closest("#board [data-token], #board [data-list]")) {
    event.preventDefault();
    if (target.closest("[data-token]")) pointAt(target);
    else openCards(target.closest("[data-list]").dataset.list);
  } else if (LETTERS[event.key.toLowerCase()] && (event.key === "?" || memory.read("letters") !== "off")) {
    event.preventDefault();
    LETTERS[event.key.toLowerCase()]();
  }
});

document.addEventListener("click", (event) => {
  const { target } = event;
  const at = (selector) => target.closest(selector);
  const link = at("a[data-rule], #panel-rules a[href^='#']");
  const finger = byFinger && (event.detail !== 0 || !event.isTrusted); // detail 0: pressed by keyboard, or passed on by us
  if (at("[data-play]")) return void choose(armed);
  if (!link && !at("#board [data-token]") && !at("#armed p")) disarm();
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openRule(link.dataset.rule ?? link.hash.slice(1));
  } else if (at("[data-option]")) choose(at("[data-option]").dataset.option);
  else if (at("#board [data-token]")) pointAt(target, finger);
  else if (at("#board [data-list]")) openCards(at("[data-list]").dataset.list);
  else if (at("[data-act]")) acts[at("[data-act]").dataset.act]();
  else if (at("[role=tab]")) openTab(at("[role=tab]").id.slice(4));
  else if (at("[data-copy]")) copy(at("[data-copy]").dataset.copy);
  else if (at("[data-take-seat]")) {
    takenSeat = Number(at("[data-take-seat]").dataset.takeSeat);
    listen();
  }
});

document.addEventListener("submit", async (event) => {
  if (event.target.id === "say") {
    event.preventDefault();
    const field = $("say-text");
    const text = field.value;
    if (await ask("chat", { text, message: messageId() })) field.value = "";
  } else if (event.target.matches("#panel-rules form")) {
    event.preventDefault();
    await openRules(new FormData(event.target).get("q") ?? "");
    document.querySelector("#panel-rules input")?.focus();
  }
});

/** Pointing at a choice anywhere shows it everywhere: button and board light up together, the label is written out. */
function follow(on) {
  return ({ target }) => {
    const button = target.closest?.("[data-option]");
    const thing = target.closest?.("#board .legal");
    if (button) point(button.dataset.option, on);
    if (button || thing) preview(button?.dataset.option ?? thing.dataset.token, on);
  };
}
for (const [event, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(event, follow(on));
}

// What one person has leafed through must not be left in the page for the next one at a shared screen.
$("cards").addEventListener("close", () => $("cards").querySelector(".piles").replaceChildren());

// Whoever speaks to the computer, or whose keys stick, can switch the single letters off.
$("letters").checked = memory.read("letters") !== "off";
$("letters").addEventListener("change", ({ target }) => memory.write("letters", target.checked ? "on" : "off"));

addEventListener("reshape", listen); // the board comes anew, tall or wide
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => event.persisted && listen());
addEventListener("resize", () => showLatest());
addEventListener("scroll", () => isReadingLog() || $("to-board").classList.remove("news"), { passive: true });
setInterval(tick, 1000);

dress();
scrollLog();
bringChoicesIntoSight();
listen();
