"""After the match: step through it from every seat, see where it turned, how it was scored, that the dice were fair."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    option,
    output,
    p,
    section,
    select,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from markupsafe import Markup

from theatrum.engine.game import Outcome
from theatrum.engine.match import Match
from theatrum.engine.record import begin
from theatrum.table.after import position_at
from theatrum.table.models import KeyRow
from theatrum.table.pages.layout import copy_button, line_icon, page, seat_mark, t, zoom_buttons
from theatrum.table.pages.naming import who_sits, won_or_lost
from theatrum.table.pages.story import write_story
from theatrum.table.rooms import Room
from theatrum.table.scene import counts_points, lines_of, sitters
from theatrum.table.serving import Serving

DASHES = ("", "7 4", "2 4", "10 3 2 3", "14 5")
"""How the line of each seat is broken in the graph, so that colour is not needed to tell them apart."""

SHORT = 8
"""So many lines of scoring stand open; more are a click away."""

BUTTONS = {
    "first": "M6 5v14M19 5l-9 7l9 7z",
    "previous": "M16 5l-9 7l9 7z",
    "next": "M8 5l9 7l-9 7z",
    "last": "M18 5v14M5 5l9 7l-9 7z",
}


def replay_page(here: Serving, key: str, lang: str, shapes: Sequence[bool]) -> Element:
    """Build the replay of a finished match; of any other, only the way to its table.

    The board at the end may be large, with all of the scoring on it. Where we do not know which shape the window has
    room for, the script brings it, as it brings every other step.
    """
    room, row = here.rooms.open(key)
    with room.lock:
        outcome = room.match.outcome()
    if outcome is None:
        return _not_yet(room, key, lang)
    title = room.game.title(lang)
    closing = closing_lines(room, lang)
    return page(
        t("page-replay-title", lang, game=title),
        h1[t("page-replay-title", lang, game=title)],
        p(".lead")[outcome.text(lang)],
        _stage(room, row, lang, shapes),
        _turning_points(room, row, lang),
        _result(room, row, outcome, closing, lang),
        _take_along(here, room, row, lang),
        _fair_dice(room, lang),
        lang=lang,
        kind="replay",
        scripts=["/static/replay.js"],
        tools=zoom_buttons(lang),
    )


def _not_yet(room: Room, key: str, lang: str) -> Element:
    title = t("page-replay-title", lang, game=room.game.title(lang))
    return page(
        title,
        h1[title],
        p(".lead")[t("page-not-yet", lang)],
        p[a(".button.primary", href=f"/t/{key}")[t("page-to-table", lang)]],
        lang=lang,
        kind="replay",
    )


def closing_lines(room: Room, lang: str) -> list[Markup]:
    """Write what was said after the last move: how the match was scored, as anybody may hear it."""
    before = position_at(room, len(room.match.moves()) - 1)
    said = lines_of(room.match, None, lang)[len(before.log(None, lang)) :]
    flat = [replace(line, opens=False) for line in said]  # here everything is to be seen
    return write_story(flat, room.game.name, sitters(room.match, lang), lang)


# --- step by step ----------------------------------------------------------------------------------------------


def _stage(room: Room, row: KeyRow, lang: str, shapes: Sequence[bool]) -> Element:
    """Show the last position; the script goes on from there."""
    match, game = room.match, room.game
    viewer = row.seats[0] if len(row.seats) == 1 else None
    moves = [
        [seat, game.label(token, lang), asked]
        for (seat, token), asked in zip(match.moves(), asked_in(match, lang), strict=True)
    ]
    seats = sitters(match, lang)
    names = [who_sits(room, seat, row.seats, lang) for seat in range(match.seats)]
    return section(
        "#replay",
        aria_labelledby="steps",
        data_key=row.key,
        data_game=game.name,
        data_moves=json.dumps(moves, ensure_ascii=False),
        data_seats=json.dumps([seat.title for seat in seats], ensure_ascii=False),
        data_start=t("page-step-start", lang),
        data_step=t("page-step", lang, seat="{seat}", label="{label}"),
        data_step_asked=t("page-step-asked", lang, seat="{seat}", label="{label}", question="{question}"),
        data_lost=t("page-step-lost", lang),
    )[
        div(".board-side")[
            div("#position")[Markup(match.svg(viewer, lang, wide=shapes[0])) if len(shapes) == 1 else None]
        ],
        div(".story-side")[
            h2("#steps")[t("page-steps", lang)],
            div(".controls")[
                div(".buttons")[[_button(name, icon, lang) for name, icon in BUTTONS.items()]],
                label(".slider")[
                    span[t("page-slider", lang)],
                    input("#slider", type="range", min=0, max=str(len(moves)), value=str(len(moves)), step=1),
                ],
                output("#where", for_="slider", role="status"),
            ],
            label(".view")[
                span[t("page-view", lang)],
                select("#view")[
                    option(value="", selected=viewer is None)[t("page-view-onlooker", lang)],
                    [option(value=str(seat), selected=seat == viewer)[name] for seat, name in enumerate(names)],
                ],
            ],
            p(".hint")[t("page-keys", lang)],
            p("#lost.problem", role="alert", hidden=True),
            div("#log-box", tabindex="0", role="region", aria_label=t("page-log", lang))[
                ol("#log.lines")[write_story(lines_of(match, viewer, lang), game.name, seats, lang)]
            ],
        ],
    ]


def asked_in(match: Match, lang: str) -> list[str]:
    """Return for every move which question it answers; the answer alone often says little ("United States")."""
    assert match.setup is not None
    again = begin(match.game, match.setup)
    asked = []
    for seat, token in match.moves():
        question = again.question(seat)
        asked.append(question.text(lang) if question else "")
        again.play(seat, token)
    return asked


def _button(name: str, icon: str, lang: str) -> Element:
    return button(".button.square", type="button", data_go=name, aria_label=t(f"page-go-{name}", lang))[
        Markup(line_icon(icon))
    ]


# --- where it turned -------------------------------------------------------------------------------------------


def _turning_points(room: Room, row: KeyRow, lang: str) -> Element:
    return section("#analysis", aria_labelledby="turned", data_swing=t("page-swing", lang, **_SWING))[
        h2("#turned")[t("page-analysis", lang)],
        p(".hint")[t("page-analysis-hint", lang)],
        p("#progress", role="status", data_progress=t("page-analysis-progress", lang, done="{done}", all="{all}")),
        ul(".legend")[
            [
                li[_sample(seat), seat_mark(sitter.look), who_sits(room, seat, row.seats, lang)]
                for seat, sitter in enumerate(sitters(room.match, lang))
            ]
        ],
        div("#chart", data_label=t("page-chart-label", lang)),
        div("#swings", hidden=True)[p[t("page-swings", lang)], ol],
    ]


_SWING = {"move": "{move}", "who": "{who}", "label": "{label}", "seat": "{seat}", "points": "{points}"}


def _sample(seat: int) -> Markup:
    """Draw a short stretch of a seat's line, for the legend; the script reads the pattern from it."""
    dash = DASHES[seat % len(DASHES)]
    broken = f' stroke-dasharray="{dash}"' if dash else ""
    return Markup(
        '<svg class="sample" width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">'
        f'<path class="line line-{seat % len(DASHES)}" d="M1 6h34"{broken}/></svg>'
    )


# --- how it ended ----------------------------------------------------------------------------------------------


def _result(room: Room, row: KeyRow, outcome: Outcome, closing: list[Markup], lang: str) -> Element:
    order = sorted(range(len(outcome)), key=lambda seat: -outcome[seat])
    looks = [sitter.look for sitter in sitters(room.match, lang)]
    counts = counts_points(room.match, outcome)
    return section("#result", aria_labelledby="ended")[
        h2("#ended")[t("page-result", lang)],
        p[strong[outcome.text(lang)]],
        table(".standing")[
            thead[
                tr[
                    th(scope="col")[t("page-seat", lang)],
                    th(scope="col")[t("page-score" if counts else "page-outcome", lang)],
                ]
            ],
            tbody[
                [
                    tr(class_={"won": seat in outcome.winners})[
                        th(scope="row")[seat_mark(looks[seat]), who_sits(room, seat, row.seats, lang)],
                        td[
                            f"{outcome.points[seat]:g}" if counts else won_or_lost(seat, outcome.winners, lang),
                            span(".crown")[" ★"] if seat in outcome.winners else None,
                        ],
                    ]
                    for seat in order
                ]
            ],
        ],
        details(open=len(closing) <= SHORT)[
            summary[t("page-scoring", lang)],
            ol(".closing.lines")[closing],
        ]
        if closing
        else None,
    ]


def _take_along(here: Serving, room: Room, row: KeyRow, lang: str) -> Element:
    """Offer what can be kept and passed on: the record, and the link of the onlookers, which holds no seat."""
    watch = here.rooms.watch_key(room.id)
    return section(".take", aria_labelledby="take")[
        h2("#take")[t("page-take", lang)],
        div(".actions")[
            a(".button", href=f"/api/keys/{row.key}/record", download=True)[t("page-record", lang)],
            button(".button", type="button", data_rematch=row.key)[t("page-rematch", lang)] if row.seats else None,
            a(".button", href=f"/t/{row.key}")[t("page-to-table", lang)],
        ],
        p(".problem", role="alert", hidden=True),
        div(".share")[
            label[span[t("page-share", lang)], input(readonly=True, value=f"/r/{watch}", data_whole_link=True)],
            copy_button(lang),
        ]
        if watch
        else None,
    ]


# --- fair dice -------------------------------------------------------------------------------------------------


def _fair_dice(room: Room, lang: str) -> Node:
    """Lay the commitment open: the seed was fixed, and its hash shown, before the first move."""
    seed, promise = room.row.seed, room.promise()
    if promise is None:
        return section("#dice", aria_labelledby="fair")[h2("#fair")[t("page-dice", lang)], p[t("ui-no-promise", lang)]]
    kept = promise.is_kept(int(seed))
    facts = {"promise": promise.hash, "salt": promise.salt, "seed": seed}
    return section(
        "#dice",
        aria_labelledby="fair",
        data_kept=t("page-dice-kept-here", lang),
        data_broken=t("page-dice-broken", lang),
    )[
        h2("#fair")[t("page-dice", lang)],
        p[t("page-dice-how", lang)],
        dl[[(dt[t(f"page-dice-{id}", lang)], dd[code(id=f"dice-{id}")[value]]) for id, value in facts.items()]],
        p("#verdict", role="status")[t("page-dice-kept" if kept else "page-dice-broken", lang)],
        p(".hint")[t("page-dice-yourself", lang), " ", code[f"printf '%s' '{promise.salt}:{seed}' | sha256sum"]],
        p(".hint")[
            t("page-dice-record", lang),
            " ",
            code[f"theatrum replay {room.record_name()} --verify --promise {promise.hash}"],
        ],
    ]
