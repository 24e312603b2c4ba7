"""The table page: seats, board, the one question, what may be done, and the log, rules and chat beside them.

Everything that changes stands in parts (``data-part``). A live update brings all parts anew and the page takes over
those that differ, so that what a person is typing, reading or pointing at stays where it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    code,
    details,
    dialog,
    div,
    form,
    h1,
    h2,
    input,
    kbd,
    label,
    li,
    ol,
    p,
    section,
    small,
    span,
    summary,
    ul,
)
from htpy import dd as dd_tag
from htpy import dl as dl_tag
from htpy import dt as dt_tag
from htpy import fragment as together
from markupsafe import Markup

from theatrum.engine.drawing import NOBODY
from theatrum.games import game as find_game
from theatrum.table.pages.layout import line_icon, page, rule_links, seat_mark, t, zoom_buttons
from theatrum.table.pages.naming import level_name, won_or_lost
from theatrum.table.pages.story import write_story
from theatrum.table.scene import LineScene, OptionScene, QuestionScene, ResultScene, Scene, SeatScene

UNDO = "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4"
LAMP = "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.6-1 1.4-1 2.5h-5c0-1.1-.4-1.9-1-2.5z"
WHY = "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.5"
CARDS = "M8 3h11v14H8zM8 7H5v14h10v-4"
UP = "M12 20V5M6 11l6-6l6 6"
KEYS = "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8"
SHORT = 3
"""Letters of a choice such as a number."""

HELP = (
    ("↑ ↓ ← →", "ui-key-arrows"),
    ("Enter", "ui-key-enter"),
    ("U", "ui-key-undo"),
    ("H", "ui-key-hint"),
    ("W", "ui-key-why"),
    ("C", "ui-key-cards"),
    ("L", "ui-key-log"),
    ("R", "ui-key-rules"),
    ("+ − 0", "ui-key-zoom"),
    ("?", "ui-key-help"),
    ("Esc", "ui-key-esc"),
)
SPOKEN_BY_SCRIPT = (
    "reconnecting",
    "offline",
    "copied",
    "copy-failed",
    "allowed",
    "why-on",
    "thinking-hint",
    "hint-forced",
    "hint-title",
    "hint-choice",
    "hint-share",
    "hint-score",
    "ask-back",
    "close",
    "play",
    "honest",
    "dishonest",
    "cannot-check",
    "loading",
    "new-message",
    "broken",
)


def table_page(scene: Scene, key: str, lang: str, drawings: Sequence[str], watch: str | None = None) -> Element:
    """Build the whole page of one key; its board is drawn once, or tall and wide for CSS to choose.

    ``watch`` is the onlookers' key, for whoever sits here to pass on.
    """
    words = {word: t(f"ui-{word}", lang) for word in SPOKEN_BY_SCRIPT}
    return page(
        scene.title,
        div("#table.table", data_key=key, data_game=scene.game, data_words=json.dumps(words))[
            aside(".left", aria_label=t("ui-seats", lang))[_seats(scene, lang), _about(scene, key, watch, lang)],
            _board(scene, key, lang, drawings),
            _bar(scene, lang),
            div(".floats")[div("#toast", role="status"), div("#hint")],
            _side(scene, lang),
        ],
        p("#note.note", role="status", hidden=True),
        div("#announce.unseen", aria_live="polite"),
        _help(lang),
        _cards(lang),
        _rematch(lang),
        lang=lang,
        scripts=["/static/table.js"],
        kind="at-table",
        tools=[zoom_buttons(lang), _keys(lang)],
    )


def page_parts(scene: Scene, key: str, lang: str) -> dict[str, Element]:
    """Build by id the parts that change as a whole; the log is another, which grows (``story_part``)."""
    return {
        "seats": _seats(scene, lang),
        "board": _board(scene, key, lang, [scene.svg]),
        "bar": _bar(scene, lang),
        "chat": _chat_lines(scene, lang),
    }


# --- seats -------------------------------------------------------------------------------------------------------


def _seats(scene: Scene, lang: str) -> Element:
    return div("#seats", data_part=True)[
        h1[scene.title],
        ul(".seat-list")[[_seat(seat, lang) for seat in scene.seats]],
    ]


def _seat(seat: SeatScene, lang: str) -> Element:
    return li(class_=["seat", {"asked": seat.asked, "away": not seat.connected}])[
        seat_mark(seat.sitter.look),
        span(".seat-name")[seat.name],
        _clock(seat),
        span(".seat-state")[" · ".join(_states(seat, lang))],
    ]


def _states(seat: SeatScene, lang: str) -> list[str]:
    """Tell how a seat stands, who plays it and what that one is doing."""
    said = [] if seat.sitter.points is None else [t("ui-points", lang, count=seat.sitter.points)]
    if seat.bot:
        said.append(level_name(seat.bot, lang))
    elif seat.mine:
        said.append(t("ui-you", lang))
    if seat.stand_in:
        said.append(t("ui-stand-in", lang))
    elif not seat.bot and not seat.mine:
        said.append(t("ui-person" if seat.connected else "ui-away", lang))
    if seat.asked:
        said.append(t("ui-thinking" if seat.bot or seat.stand_in else "ui-to-move", lang))
    return said


def _clock(seat: SeatScene) -> Node:
    """Show the time left; a running clock says when it runs out, and the page counts down to that."""
    if seat.seconds_left is None:
        return None
    shown = f"{seat.seconds_left // 60}:{seat.seconds_left % 60:02}"
    return span(".clock", role="timer", data_until=seat.runs_out)[shown]


def _about(scene: Scene, key: str, watch: str | None, lang: str) -> Element:
    """Tell what stays the same: the link of this very key, the one to watch, and the promise about chance."""
    return details(".about")[
        summary[t("ui-about", lang)],
        p[t("ui-come-back" if scene.mine else "ui-watch-link", lang)],
        p[button(type="button", data_copy=f"/t/{key}")[t("ui-copy", lang)]],
        [
            p[t("ui-watch-too", lang)],
            p[button(type="button", data_copy=f"/t/{watch}")[t("ui-copy-watch", lang)]],
        ]
        if scene.mine and watch
        else None,
        p[t("ui-promise", lang), " ", code[scene.promise]] if scene.promise else p[t("ui-no-promise", lang)],
        p[a(href="/")[t("ui-leave", lang)]],
    ]


# --- board -------------------------------------------------------------------------------------------------------


def _board(scene: Scene, key: str, lang: str, drawings: Sequence[str]) -> Element:
    if scene.hand_over_to is not None:
        return section("#board", data_part=True)[_curtain(scene, scene.hand_over_to, lang)]
    return section("#board", data_part=True, aria_labelledby="board-title")[
        h2("#board-title.unseen")[t("ui-board", lang)],
        _result(scene, scene.result, key, lang) if scene.result else None,
        div(class_=["sheet", {"onlooker": scene.question is None, "both": len(drawings) > 1}])[map(Markup, drawings)],
    ]


def _curtain(scene: Scene, seat: int, lang: str) -> Element:
    """Hide everything until the right person holds the device."""
    name = scene.seats[seat].name
    return div(".curtain")[
        seat_mark(scene.seats[seat].sitter.look, 64),
        h2(".to")[t("ui-hand-over", lang, name=name)],
        p(".muted")[t("ui-hand-over-why", lang)],
        button(".primary", type="button", data_take_seat=str(seat))[t("ui-i-am", lang, name=name)],
        button(".quiet", type="button", data_undo_seat=str(scene.undoer))[
            t("ui-undo-by", lang, name=scene.seats[scene.undoer].name)
        ]
        if scene.undoer is not None
        else None,
    ]


def _result(scene: Scene, result: ResultScene, key: str, lang: str) -> Element:
    return div(".result")[
        h2[result.text],
        ol(".scores")[
            [
                li(class_="best" if seat.seat in result.winners else None)[
                    seat_mark(seat.sitter.look), span[seat.name], b[_reached(seat.seat, result, lang)]
                ]
                for seat in sorted(scene.seats, key=lambda seat: -result.scores[seat.seat])
            ]
        ],
        div(".row")[
            a(".button.primary", href=f"/r/{key}")[t("ui-replay", lang)],
            button(type="button", data_act="rematch")[t("ui-rematch", lang)] if scene.mine else None,
            a(".button", href=f"/api/keys/{key}/record", download=True)[t("ui-record", lang)],
        ],
        p(".honest", data_promise=scene.promise, data_seed=result.seed, data_salt=result.salt)[
            t("ui-checking" if scene.promise else "ui-no-promise", lang)
        ],
    ]


def _reached(seat: int, result: ResultScene, lang: str) -> str:
    return f"{result.points[seat]:g}" if result.counts else won_or_lost(seat, result.winners, lang)


# --- question ----------------------------------------------------------------------------------------------------


def _bar(scene: Scene, lang: str) -> Element:
    if scene.hand_over_to is not None:
        return section("#bar", data_part=True, hidden=True)
    return section(
        "#bar",
        class_={"asked": scene.question is not None},
        data_part=True,
        data_seat=None if scene.viewer is None else str(scene.viewer),
        data_stamp=scene.question.stamp if scene.question else None,
        aria_label=t("ui-bar", lang),
    )[
        p(".would-win")[scene.standing] if scene.standing else None,
        _latest(lang),
        _ask_back(scene, lang),
        _question(scene, scene.question, lang) if scene.question else _waiting(scene, lang),
        div("#armed.armed", role="group", aria_label=t("ui-play", lang), hidden=True) if scene.question else None,
        _acts(scene, lang),
    ]


def _latest(lang: str) -> Element:
    """The end of the log, for the script to fill in: where the log itself is out of sight, CSS shows this instead."""
    return button("#latest.latest", type="button", data_act="log")[
        span(".unseen")[t("ui-latest", lang)], span(".last"), span(".more"), span(".unseen")[t("ui-to-log", lang)]
    ]


def _question(scene: Scene, question: QuestionScene, lang: str) -> Node:
    on_board = set(re.findall(r'data-token="([^"]*)"', scene.svg))
    there = [option for option in question.options if option.token in on_board]
    elsewhere = [option for option in question.options if option.token not in on_board]
    choices = t("ui-choices", lang)
    return together[
        h2("#question.question", tabindex="-1")[question.text, rule_links(question.rules, scene.game, lang)],
        ul(class_=["options", {"short": all(map(_is_short, elsewhere))}], aria_label=choices)[
            _options(elsewhere, "off")
        ]
        if elsewhere
        else None,
        p(".preview", aria_hidden="true", data_idle=t("ui-point", lang))
        if any(option.hint for option in there)  # a button tells its own
        else None,
        details(".all", id="all")[
            summary[t("ui-on-board", lang, count=len(there))],
            ul(".options", aria_label=choices)[_options(there)],
        ]
        if there
        else None,
    ]


def _is_short(option: OptionScene) -> bool:
    """Tell whether a choice stands with others in one row, as numbers do that need no explanation."""
    return len(option.label) <= SHORT and not option.hint


def _options(options: Sequence[OptionScene], look: str = "") -> Node:
    return [
        li[
            button(
                class_=["option", look],
                type="button",
                data_option=option.token,
                data_touches=" ".join(option.touches) or None,
            )[span[option.label], small[option.hint] if option.hint else None]
        ]
        for option in options
    ]


def _waiting(scene: Scene, lang: str) -> Node:
    if scene.result:
        said = t("ui-over", lang)
    else:
        names = [scene.seats[seat].name for seat in scene.waiting_for]
        bots = all(scene.seats[seat].bot or scene.seats[seat].stand_in for seat in scene.waiting_for)
        joined = find_game(scene.game).join(names, lang)
        said = t("ui-waiting-bots" if bots else "ui-waiting", lang, names=joined, count=len(names))
    return h2("#question.question.waiting", tabindex="-1")[said]


def _ask_back(scene: Scene, lang: str) -> Node:
    """Say that somebody asks for a take-back; whoever has a say can agree or refuse."""
    if scene.asking is None:
        return None
    if not scene.my_vote:
        said = t("ui-back-asked", lang, name=scene.seats[scene.asking].name)
        return p(".ask-back", role="status")[said]
    voters = " ".join(str(seat) for seat in scene.mine if seat != scene.asking)
    return div(".ask-back", role="group", aria_label=t("ui-back", lang), data_voters=voters)[
        p[t("ui-back-vote", lang, name=scene.seats[scene.asking].name)],
        div(".row")[
            button(".primary", type="button", data_act="agree")[t("ui-agree", lang)],
            button(type="button", data_act="refuse")[t("ui-refuse", lang)],
        ],
    ]


def _acts(scene: Scene, lang: str) -> Node:
    seated, asked = scene.viewer is not None, scene.question is not None
    undo = (
        _act(
            "undo",
            UNDO,
            lang,
            data_why=_why_no_undo(scene, lang),
            data_final="" if scene.takebacks == "none" else None,
        )
        if seated and scene.moves and not scene.result
        else None
    )
    return div(".acts", role="group", aria_label=t("ui-acts", lang))[
        undo,
        _act("hint", LAMP, lang) if asked else None,
        _act("why", WHY, lang, aria_pressed="false") if asked else None,
        _act("cards", CARDS, lang) if scene.has_lists else None,
    ]


def _why_no_undo(scene: Scene, lang: str) -> str | None:
    if scene.can_undo:
        return None
    return t("problem-no-takebacks", lang) if scene.takebacks == "none" else scene.why_no_undo


def _act(act: str, path: str, lang: str, **attributes: str | None) -> Element:
    label = t(f"ui-{act}", lang)
    tip = attributes.get("data_why") or label
    return button(type="button", id=f"act-{act}", data_act=act, title=tip, **attributes)[
        Markup(line_icon(path)), span[label]
    ]


def _keys(lang: str) -> Element:
    label = t("ui-help", lang)
    return button("#act-help.quiet.square", type="button", data_act="help", title=label, aria_label=label)[
        Markup(line_icon(KEYS))
    ]


# --- log, rules, chat --------------------------------------------------------------------------------------------


def _side(scene: Scene, lang: str) -> Element:
    tabs = ("log", "rules", "chat")
    return section(".side", aria_label=t("ui-side", lang))[
        div(".side-top")[
            div(".tabs", role="tablist", aria_label=t("ui-side", lang))[
                [
                    button(
                        type="button",
                        role="tab",
                        id=f"tab-{tab}",
                        aria_controls=f"panel-{tab}",
                        aria_selected="true" if tab == "log" else "false",
                        tabindex="0" if tab == "log" else "-1",
                    )[t(f"ui-{tab}", lang)]
                    for tab in tabs
                ]
            ],
            button("#to-board.quiet", type="button", data_act="board")[Markup(line_icon(UP)), t("ui-to-board", lang)],
        ],
        div("#panel-log", role="tabpanel", aria_labelledby="tab-log", tabindex="0")[
            story_part(scene, story_of(scene, lang))
        ],
        div("#panel-rules", role="tabpanel", aria_labelledby="tab-rules", tabindex="0", hidden=True),
        div("#panel-chat", role="tabpanel", aria_labelledby="tab-chat", tabindex="0", hidden=True)[
            _chat_lines(scene, lang),
            form("#say.say")[
                label(".unseen", for_="say-text")[t("ui-say-label", lang)],
                input("#say-text", name="text", maxlength="500", autocomplete="off", required=True),
                button(type="submit")[t("ui-say", lang)],
            ],
        ],
    ]


def story_of(scene: Scene, lang: str) -> list[Markup]:
    """Write the items of the log; behind the curtain there are none."""
    if scene.hand_over_to is not None:
        return []
    return write_story(scene.log, scene.game, tuple(seat.sitter for seat in scene.seats), lang)


def story_part(scene: Scene, items: Sequence[Markup], *, keep: int | None = None) -> Element:
    """Build the log, or what comes after the first ``keep`` of its items, which a page has already."""
    return ol(
        "#story.lines",
        data_part=True,
        data_viewer="" if scene.viewer is None else str(scene.viewer),
        data_keep=None if keep is None else str(keep),
    )[items]


def _chat_lines(scene: Scene, lang: str) -> Element:
    return ol("#chat.lines", data_part=True, aria_label=t("ui-chat", lang))[
        [_said(line, scene, lang) for line in scene.chat] or li(".muted")[span, t("ui-chat-empty", lang)]
    ]


def _said(line: LineScene, scene: Scene, lang: str) -> Element:
    seat = scene.seats[line.seat] if line.seat is not None and line.seat >= 0 else None
    name = t("ui-onlooker", lang) if seat is None else seat.name
    return li[seat_mark(seat.sitter.look if seat else NOBODY, 16), span[b[name], ": ", line.text]]


# --- dialogs -----------------------------------------------------------------------------------------------------


def _help(lang: str) -> Element:
    return dialog("#help", aria_labelledby="help-title")[
        h2("#help-title")[t("ui-help-title", lang)],
        p[t("ui-help-lead", lang)],
        dl_tag(".keys")[[(dt_tag[kbd[key]], dd_tag[t(id, lang)]) for key, id in HELP]],
        label(".keys-on")[input("#letters", type="checkbox", checked=True), t("ui-letters", lang)],
        form(method="dialog")[button(".primary")[t("ui-close", lang)]],
    ]


def _cards(lang: str) -> Element:
    """Piles to leaf through; the script brings what lies in them, as it is now."""
    return dialog("#cards.cards", aria_labelledby="cards-title")[
        h2("#cards-title")[t("ui-cards", lang)],
        div(".piles"),
        form(method="dialog")[button(".primary")[t("ui-close", lang)]],
    ]


def _rematch(lang: str) -> Element:
    """The links of the others at the new table; shown once, to whoever set it up."""
    return dialog("#rematch", aria_labelledby="rematch-title")[
        h2("#rematch-title")[t("ui-rematch-title", lang)],
        p[t("ui-rematch-lead", lang)],
        ul(".links"),
        p[a(".button.primary", href="/")[t("ui-rematch-go", lang)]],
    ]
