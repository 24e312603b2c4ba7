"""Setting up a table: who sits where, which game exactly, what was agreed; then the links to hand out."""

from __future__ import annotations

import json
from collections.abc import Iterable

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    noscript,
    option,
    p,
    section,
    select,
    span,
    summary,
    template,
    ul,
)

from theatrum.engine.drawing import SEATS
from theatrum.engine.game import Game, Setting, Value
from theatrum.table.pages.home import facts
from theatrum.table.pages.layout import copy_button, page, seat_mark, t
from theatrum.table.pages.naming import LEVELS, known_game, level_name
from theatrum.table.pages.pictures import usual_seats
from theatrum.table.rooms import ABSENCES, TAKEBACKS

OPEN_SETTINGS = 2
"""The first options of a game say what is played and stand open; the rest are for those who look for them."""

MINUTES = 30


def new_page(game_name: str, lang: str) -> Element:
    """Build the page that sets up a table of one game."""
    game = known_game(game_name)
    title = game.title(lang)
    return page(
        t("page-new-title", lang, game=title),
        h1[t("page-new-title", lang, game=title)],
        p(".facts")[[span[fact] for fact in facts(game, lang)]],
        noscript[p(".problem")[t("page-needs-script", lang)]],
        form("#new", data_game=game.name, data_keep=True)[
            _seats(game, lang),
            _settings(game, lang),
            _agreement(lang),
            p(".problem", role="alert", hidden=True),
            div(".actions")[
                button(".button.primary", type="submit")[t("page-create", lang)],
                a(".plain", href=f"/rules/{game.name}")[t("page-rules", lang)],
            ],
        ],
        lang=lang,
        kind="new",
        scripts=["/static/new.js"],
    )


def links_page(game_name: str, table: str, lang: str) -> Element:
    """Build the page of a table that is ready: a place for its links, which the browser that set it up remembers."""
    game = known_game(game_name)
    return page(
        t("page-links-title", lang),
        _links(game, table, lang),
        lang=lang,
        kind="new",
        scripts=["/static/links.js"],
    )


# --- who sits where --------------------------------------------------------------------------------------------


def _seats(game: Game, lang: str) -> Element:
    low, high, usual = game.min_seats, game.max_seats, usual_seats(game)
    return section(aria_labelledby="places")[
        h2("#places")[t("page-seats", lang)],
        p(".hint")[t("page-seats-hint", lang)],
        None
        if low == high
        else fieldset(".count")[
            legend[t("page-seat-count", lang)],
            [
                label[input(type="radio", name="seats", value=str(n), checked=n == usual), span[str(n)]]
                for n in range(low, high + 1)
            ],
        ],
        [_seat(game, seat, seat < usual, lang) for seat in range(high)],
    ]


def _seat(game: Game, seat: int, used: bool, lang: str) -> Element:
    """Ask who sits at one seat; the first is mine and the others are bots unless somebody says otherwise."""
    whos = [("me", t("page-who-me", lang)), ("friend", t("page-who-friend", lang))]
    whos += [(f"bot:{level}", t("page-who-level", lang, level=level_name(level, lang))) for level in LEVELS]
    chosen = "me" if seat == 0 else "bot:expert:1s"
    name = game.seat_name(seat, lang)
    return fieldset(".place", hidden=not used, disabled=not used)[
        legend[seat_mark(SEATS[seat % len(SEATS)]), name],
        label[
            span[t("page-who", lang)],
            select(name=f"who-{seat}")[[option(value=value, selected=value == chosen)[said] for value, said in whos],],
        ],
        label[
            span[t("page-name", lang)],
            input(name=f"name-{seat}", maxlength=40, autocomplete="off", placeholder=name),
        ],
    ]


# --- which game exactly ----------------------------------------------------------------------------------------


def _settings(game: Game, lang: str) -> Node:
    settings = game.settings()
    if not settings:
        return None
    first, rest = settings[:OPEN_SETTINGS], settings[OPEN_SETTINGS:]
    return section(aria_labelledby="options")[
        h2("#options")[t("page-options", lang)],
        [_setting(setting, lang) for setting in first],
        details[summary[t("page-more-options", lang)], [_setting(setting, lang) for setting in rest]] if rest else None,
    ]


def _setting(setting: Setting, lang: str) -> Element:
    """Offer the values with their meanings, or as a list where they are plain numbers."""
    name = f"option-{setting.name}"
    asked = setting.text.get(lang) or setting.name
    if any(setting.meanings.get(value, {}).get(lang) for value in setting.values):
        named = [(value, _meaning(setting, value, lang)) for value in setting.values]
        return _radios(name, asked, ((_wire(value), said) for value, said in named), _wire(setting.default))
    return label(".setting")[
        span[asked],
        select(name=name, data_default=_wire(setting.default))[
            [
                option(value=_wire(value), selected=value == setting.default)[_plain(value, lang)]
                for value in setting.values
            ],
        ],
    ]


def _meaning(setting: Setting, value: Value, lang: str) -> str:
    return setting.meanings.get(value, {}).get(lang) or _plain(value, lang)


def _plain(value: Value, lang: str) -> str:
    if isinstance(value, bool):
        return t("page-yes" if value else "page-no", lang)
    return str(value)


def _wire(value: Value) -> str:
    """Write a value as the script sends it on: a number stays a number."""
    return json.dumps(value)


def _radios(name: str, asked: str, choices: Iterable[tuple[str, str]], default: str, *extra: Node) -> Element:
    return fieldset(".setting", data_default=default)[
        legend[asked],
        [
            label[input(type="radio", name=name, value=value, checked=value == default), span[said]]
            for value, said in choices
        ],
        extra,
    ]


# --- what was agreed -------------------------------------------------------------------------------------------


def _agreement(lang: str) -> Element:
    def explained(kind: str, values: Iterable[str]) -> list[tuple[str, str]]:
        return [(value, t(f"page-{kind}-{value.replace('_', '-')}", lang)) for value in values]

    minutes = label(".minutes")[
        span[t("page-minutes", lang)],
        input(type="number", name="minutes", min=1, max=600, value=str(MINUTES), inputmode="numeric", disabled=True),
    ]
    return section(aria_labelledby="agreement")[
        h2("#agreement")[t("page-agreement", lang)],
        _radios("takebacks", t("page-takebacks", lang), explained("takebacks", TAKEBACKS), TAKEBACKS[0]),
        _radios("absence", t("page-absence", lang), explained("absence", ABSENCES), ABSENCES[0], minutes),
    ]


# --- the links -------------------------------------------------------------------------------------------------


def _links(game: Game, table: str, lang: str) -> Node:
    """Lay out where the script puts the links; in another browser there are none."""
    seats = [game.seat_name(seat, lang) for seat in range(game.max_seats)]
    here = section(
        "#links",
        hidden=True,
        tabindex="-1",
        aria_labelledby="links-title",
        data_table=table,
        data_seats=json.dumps(seats),
    )[
        p(".lead")[t("page-links-lead", lang)],
        ul(".handout"),
        template("#link-line")[
            li[
                label[
                    span(data_friend=t("page-link-friend", lang), data_watch=t("page-link-watch", lang)),
                    input(readonly=True),
                ],
                copy_button(lang),
            ]
        ],
        p(".hint")[t("page-links-hint", lang)],
        p[a("#to-table.button.primary", href="/")[t("page-to-table", lang)]],
    ]
    elsewhere = section("#elsewhere", hidden=True)[
        p(".lead")[t("page-links-elsewhere", lang)], p[a(".button", href="/")[t("ui-home", lang)]]
    ]
    return [
        h1("#links-title")[t("page-links-title", lang)],
        p(".facts")[span[game.title(lang)]],
        noscript[p(".problem")[t("page-needs-script", lang)]],
        here,
        elsewhere,
    ]
