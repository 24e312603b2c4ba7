// What the server wrote into the page: whose table it is, and how things stand at this moment.

import { $, all } from "../dom.js";

const table = document.getElementById("table");
export const { key, game } = table.dataset;
export const words = JSON.parse(table.dataset.words);
export const lang = document.documentElement.lang;

export const bar = () => $("bar");
export const sheet = () => document.querySelector("#board .sheet > svg");
export const seat = () => (bar().dataset.seat === undefined ? null : Number(bar().dataset.seat));
export const stamp = () => bar().dataset.stamp;
export const isAsked = () => stamp() !== undefined;
export const question = () => (isAsked() ? `${seat()} ${stamp()}` : null); // stamps count for each seat by itself

/** The buttons of all that may be chosen, by token. */
export const options = () => new Map(all("[data-option]", bar()).map((button) => [button.dataset.option, button]));
export const onBoard = (token) => all(`#board [data-token="${CSS.escape(token)}"]`);
