"""The log of a match as a page shows it: lines with their rules, dice drawn as dice, and one story in one paragraph.

A line that opens begins a paragraph: it stays in sight, and what follows it can be folded away beneath it. Which
paragraphs are unfolded is up to the page (``static/story.js``), because it depends on what its reader has seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from htpy import Node, b, details, li, ol, span, summary
from markupsafe import Markup

from theatrum.table.pages.layout import rule_links, seat_mark
from theatrum.table.scene import LineScene

FACES = "⚀⚁⚂⚃⚄⚅"


def write_story(lines: Sequence[LineScene], game: str, seats: tuple[str, ...], lang: str) -> list[Markup]:
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
def _item(told: tuple[LineScene, ...], game: str, seats: tuple[str, ...], lang: str) -> Markup:
    first, *rest = (_line(line, game, seats, lang) for line in told)
    if not rest:
        return Markup(str(li(class_=["said", {"alone": told[0].opens}])[first]))
    return Markup(str(li[details(".told")[summary(".said")[first], ol(".lines")[[li(".said")[one] for one in rest]]]]))


def _line(line: LineScene, game: str, seats: tuple[str, ...], lang: str) -> Node:
    """Write a line, marked with the sign of the seat it speaks of first."""
    names = {name: seat for seat, name in enumerate(seats)}
    longest_first = sorted(names, key=len, reverse=True)  # where one person's name begins like another's
    apart = [f"[{FACES}]", *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first)]
    parts = re.split("(" + "|".join(apart) + ")", line.text)
    first = next((names[part] for part in parts if part in names), None)
    return [
        span if first is None else seat_mark(first, 16),
        span[[_part(part, part in names) for part in parts], rule_links(line.rules, game, lang)],
    ]


def _part(part: str, is_name: bool) -> Node:
    if is_name:
        return b[part]
    if part and part in FACES:
        number = str(FACES.index(part) + 1)
        return span(".die", role="img", aria_label=number, data_die=number)[part]
    return part
