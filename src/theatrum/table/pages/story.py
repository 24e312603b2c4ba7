"""The log of a match as a page shows it: lines with their rules, dice drawn as dice, and one story in one paragraph.

A line that opens begins a paragraph: it stays in sight, and what follows it can be folded away beneath it. Which
paragraphs are folded is up to the page (``static/story.js``), because it depends on what its reader has seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from htpy import Node, b, div, li, ol, span
from markupsafe import Markup

from theatrum.games import game as find_game
from theatrum.table.pages.layout import rule_links, seat_mark
from theatrum.table.scene import LineScene, Sitter

FACES = "⚀⚁⚂⚃⚄⚅"


def write_story(lines: Sequence[LineScene], game: str, seats: tuple[Sitter, ...], lang: str) -> list[Markup]:
    """Write the items of the log in order: a paragraph each, or a single line where nothing belongs to it."""
    return [_item(told, game, seats, lang) for told in _paragraphs(lines)]


def _paragraphs(lines: Sequence[LineScene]) -> Iterator[tuple[LineScene, ...]]:
    """Part lines at those that open; what comes before the first of them stands line by line."""
    told: list[LineScene] = []
    for line in lines:
        if told and (line.opens or not told[0].opens):
            yield tuple(told)
            told = []
        told.append(line)
    if told:
        yield tuple(told)


@lru_cache(4096)  # every live update brings the whole log, and all but its end is as before
def _item(told: tuple[LineScene, ...], game: str, seats: tuple[Sitter, ...], lang: str) -> Markup:
    first, rest = told[0], told[1:]
    if not rest:
        return Markup(str(li(class_=["said", {"alone": first.opens}])[_line(first, game, seats, lang)]))
    head = div(".said")[_line(first, game, seats, lang, folds=True)]
    return Markup(str(li(".told")[head, ol(".lines")[[li(".said")[_line(line, game, seats, lang)] for line in rest]]]))


def _line(line: LineScene, game: str, seats: tuple[Sitter, ...], lang: str, *, folds: bool = False) -> Node:
    """Write a line, marked with the sign of the seat that it begins with, or of the only one that it names; there the
    name (or part) stands out. A line that names several after other words, such as an order, is nobody's.

    One that ``folds`` what follows is a button. Its rules stand beside it: they are links, and no part of a button.
    """
    names = {name: seat.look for seat in seats for name in (seat.name, seat.part) if name}
    titles = _titles_with(tuple(names), game, lang)
    longest_first = sorted({*names, *titles}, key=len, reverse=True)  # where one begins like another
    apart = [f"[{FACES}]", *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first)]
    parts = re.split("(" + "|".join(apart) + ")", line.text)
    named = [place for place, part in enumerate(parts) if part in names]
    is_one = len({names[parts[place]] for place in named}) == 1
    actor = named[0] if named and (is_one or not "".join(parts[: named[0]]).strip()) else None
    first = None if actor is None else names[parts[actor]]
    words = [_part(part, place == actor) for place, part in enumerate(parts)]
    # Not a <button>: that would be a box of its own, with the rules below it instead of behind the last word.
    text = span(".fold", role="button", tabindex="0", aria_expanded="true")[words] if folds else words
    return [span if first is None else seat_mark(first, 16), span[text, rule_links(line.rules, game, lang)]]


@lru_cache(64)
def _titles_with(names: tuple[str, ...], game: str, lang: str) -> frozenset[str]:
    """Return what has a title of its own, such as a card, in which the name of somebody else happens to stand.

    A label that is no title, such as "Jihad begins", speaks of the seat itself.
    """
    found = set()
    for token in range(len(find_game(game).vocabulary.names)):
        title = find_game(game).label(token, lang).partition(" (")[0]
        for name in names:
            rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", title)
            if rest != title and title[0].isupper() and any(word[0].isupper() for word in rest.split()):
                found.add(title)
    return frozenset(found)


def _part(part: str, is_actor: bool) -> Node:
    if is_actor:
        return b[part]
    if part and part in FACES:
        number = str(FACES.index(part) + 1)
        return span(".die", role="img", aria_label=number, data_die=number)[part]
    return part
