"""The front page: the games, my tables, and the ways to come to somebody else's."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime

from htpy import Element, Node, a, button, dialog, div, form, h1, h2, h3, img, input, label, li, p, section, span, ul

from theatrum.engine.errors import Problem
from theatrum.engine.game import Game
from theatrum.games import game as find_game
from theatrum.games import names
from theatrum.table.models import KeyRow
from theatrum.table.pages.layout import copy_button, page, seat_mark, t
from theatrum.table.pages.naming import ago, who_sits
from theatrum.table.pages.pictures import usual_seats
from theatrum.table.rooms import Room
from theatrum.table.scene import sitters
from theatrum.table.serving import Serving

SHOWN = 12
"""How many finished tables are listed; older ones are still behind their links."""


def home_page(here: Serving, visitor: str, lang: str) -> Element:
    """Build the front page of one browser."""
    mine = my_tables(here, visitor)
    running = sorted((one for one in mine if not one.over), key=lambda one: (not one.my_turn, -one.since.timestamp()))
    finished = sorted((one for one in mine if one.over), key=lambda one: -one.since.timestamp())[:SHOWN]
    return page(
        "Theatrum",
        h1[t("page-home-title", lang)],
        p(".lead")[t("page-home-lead", lang)],
        _tables("running", running, lang),
        section(".games", aria_label=t("page-games", lang))[
            [_card(find_game(name), lang) for name in names()], _ways_in(lang)
        ],
        _tables("finished", finished, lang),
        _ask_to_remove(lang) if mine else None,
        lang=lang,
        kind="home",
        scripts=["/static/home.js"],
    )


# --- games -----------------------------------------------------------------------------------------------------


def _card(game: Game, lang: str) -> Element:
    me_and_experts = [{"who": "me"}, *({"who": "bot", "bot": "expert"} for _ in range(usual_seats(game) - 1))]
    title = game.title(lang)
    return div(".game")[
        img(src=f"/picture/{game.name}.svg?lang={lang}", alt="", loading="lazy", width=480, height=384),
        div(".told")[
            h2[title],
            p(".facts")[[span[fact] for fact in facts(game, lang)]],
            p(".sentence")[_said(game, "home-sentence", lang)],
            div(".actions")[
                button(
                    ".button.primary",
                    type="button",
                    data_found=json.dumps({"game": game.name, "seats": me_and_experts}),
                    aria_label=t("page-play-now-label", lang, title=title),
                )[t("page-play-now", lang)],
                a(".button", href=f"/new/{game.name}", aria_label=t("page-new-table-label", lang, title=title))[
                    t("page-new-table", lang)
                ],
                a(".plain", href=f"/rules/{game.name}", aria_label=t("page-rules-label", lang, title=title))[
                    t("page-rules", lang)
                ],
            ],
            p(".problem", role="alert", hidden=True),
        ],
    ]


def facts(game: Game, lang: str) -> list[str]:
    """Return how many play, how long and how hard it is, as far as the game tells."""
    low, high = game.min_seats, game.max_seats
    players = t("page-players", lang, count=high) if low == high else t("page-players-range", lang, low=low, high=high)
    return [players, *filter(None, (_said(game, "home-minutes", lang), _said(game, "home-weight", lang)))]


def _said(game: Game, id: str, lang: str) -> str:
    return game.messages.text(id, lang) if game.messages.has(id, lang) else ""


# --- my tables -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mine:
    """A table of this browser; ``room`` is missing where the stored match cannot be read any more."""

    key: KeyRow
    game: str
    room: Room | None
    over: bool
    my_turn: bool
    since: datetime


def my_tables(here: Serving, visitor: str) -> list[Mine]:
    """Look through the tables that this browser holds keys to."""
    found = []
    for key, row in here.rooms.mine(visitor):
        since = row.ended or row.created
        since = since if since.tzinfo else since.replace(tzinfo=UTC)
        try:
            room = here.rooms.room(row.id)
        except Problem:
            found.append(Mine(key, row.game, None, True, False, since))
            continue
        with room.lock:
            actors, over = room.match.actors(), room.match.over
            since = max([since, *room.asked_since.values()])
        my_turn = any(seat in key.seats and not room.seats[seat].bot for seat in actors)
        found.append(Mine(key, row.game, room, over, my_turn, since))
    return found


def _tables(kind: str, tables: list[Mine], lang: str) -> Node:
    if not tables:
        return None
    return section(".tables", aria_labelledby=kind)[
        h2(id=kind)[t(f"page-{kind}", lang)], ul[[_table(one, lang) for one in tables]]
    ]


def _table(mine: Mine, lang: str) -> Element:
    room, key = mine.room, mine.key
    if room is None:
        title = find_game(mine.game).title(lang) if mine.game in names() else mine.game
        return li(".mine")[
            h3[a(href=f"/t/{key.key}")[title]],
            p(".state")[t("page-unreadable", lang)],
            p(".when")[ago(mine.since, lang), _remove(key, title, lang)],
        ]
    with room.lock:
        actors, outcome, seats = room.match.actors(), room.match.outcome(), sitters(room.match, lang)
    if outcome is not None:
        state: Node = outcome.text(lang)
    elif mine.my_turn:
        state = span(".turn")[t("page-your-turn", lang)]
    else:
        waiting = room.game.join([who_sits(room, seat, key.seats, lang) for seat in actors], lang)
        state = t("page-waiting-for", lang, who=waiting)
    return li(".mine", data_table=room.id)[
        h3[a(href=f"/{'r' if mine.over else 't'}/{key.key}")[room.game.title(lang)]],
        ul(".who")[
            [li[seat_mark(sitter.look), who_sits(room, seat, key.seats, lang)] for seat, sitter in enumerate(seats)],
            None if key.seats else li(".watching")[t("page-watching", lang)],
        ],
        p(".state")[state],
        p(".when")[
            ago(mine.since, lang),
            # Only the browser that set a table up remembers whom it meant to invite; home.js shows this where it does.
            None
            if mine.over
            else a(href=f"/new/{room.game.name}/{room.id}", data_links=room.id, hidden=True)[
                t("page-invite-again", lang)
            ],
            _remove(key, room.game.title(lang), lang),
        ],
    ]


def _remove(key: KeyRow, title: str, lang: str) -> Element:
    return button(
        ".quiet", type="button", data_remove=key.key, aria_label=t("page-remove-label", lang, game=title), hidden=True
    )[t("page-remove", lang)]


def _ask_to_remove(lang: str) -> Element:
    """Ask before a table is taken off the list: whoever has no link to it will not find it again."""
    return dialog("#remove", aria_labelledby="remove-title")[
        h2("#remove-title")[t("page-remove-title", lang)],
        p[t("page-remove-lead", lang)],
        div(".share")[
            label[span[t("page-remove-link", lang)], input(readonly=True)],
            copy_button(lang),
        ],
        p(".problem", role="alert", hidden=True),
        div(".actions")[
            button(".primary", type="button", data_remove_yes=True)[t("page-remove-yes", lang)],
            button(type="button", data_remove_no=True)[t("page-remove-no", lang)],
        ],
    ]


# --- ways in ---------------------------------------------------------------------------------------------------


def _ways_in(lang: str) -> Element:
    return div(".ways")[
        h2[t("page-ways", lang)],
        form(".join", action="/join", method="get")[
            label(for_="link")[t("page-join-label", lang)],
            div(".row")[
                input("#link", name="link", required=True, maxlength=300, autocomplete="off", spellcheck="false"),
                button(".button", type="submit")[t("page-join", lang)],
            ],
            p(".hint")[t("page-join-hint", lang)],
        ],
        p[t("page-import-invite", lang), " ", a(href="/import")[t("page-import-link", lang)]],
    ]
