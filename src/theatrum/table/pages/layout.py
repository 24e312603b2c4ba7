"""What every page shares: the frame with its name, language and light, words, seat marks and links to rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from urllib.parse import urljoin

from htpy import (
    Element,
    Node,
    a,
    body,
    button,
    div,
    footer,
    fragment,
    h1,
    head,
    header,
    html,
    link,
    main,
    meta,
    nav,
    p,
    script,
    span,
)
from htpy import title as title_tag
from markupsafe import Markup

from theatrum.engine.content import LANGS
from theatrum.engine.drawing import NOBODY, Look, icon, mark
from theatrum.table.problems import MESSAGES

LANG_NAMES = {"en": "English", "pl": "Polski"}
STATIC = Path(__file__).parents[1] / "static"
IMPORT = re.compile(r'^(?:import|\}) .*?from "(\..+?)";$', re.MULTILINE)

ZOOM = {
    "out": "M5 12h14",
    "in": "M5 12h14M12 5v14",
    "fit": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
}
LIGHT_OR_DARK = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 3a9 9 0 0 1 0 18z"


def t(id: str, lang: str, **args: str | int) -> str:
    """Say a message of the table's own in a language."""
    return MESSAGES.text(id, lang, args)


@cache
def imported(address: str) -> tuple[str, ...]:
    """Find the modules that a module of ours imports, and those that they import in turn."""
    text = (STATIC / address.removeprefix("/static/")).read_text(encoding="utf-8")
    direct = [urljoin(address, relative) for relative in IMPORT.findall(text)]
    return tuple(dict.fromkeys(one for module in direct for one in (module, *imported(module))))


def page(
    title: str,
    *content: Node,
    lang: str,
    scripts: Sequence[str] = (),
    description: str = "",
    kind: str = "",
    tools: Node = None,
) -> Element:
    """Lay a whole page out. ``scripts`` are ES modules by address; ``kind`` becomes the class of the body.

    What the scripts import is fetched together with them, not one after the other. ``tools`` stand in the frame,
    beside language and light.
    """
    named = title if title == "Theatrum" else f"{title} · Theatrum"
    return html(lang=lang)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            meta(name="color-scheme", content="light dark"),
            meta(name="description", content=description or t("ui-description", lang)),
            title_tag[named],
            link(rel="icon", href="/static/icon.svg", type="image/svg+xml"),
            link(rel="stylesheet", href="/static/style.css"),
            link(rel="stylesheet", href="/static/pages.css"),
            script(src="/static/theme.js"),  # not deferred: it sets light or dark before anything is painted
            [link(rel="modulepreload", href=module) for address in scripts for module in imported(address)],
            [script(type="module", src=address) for address in scripts],
        ],
        body(class_=kind or None)[
            a(".skip", href="#content")[t("ui-skip", lang)],
            _top(lang, tools),
            main("#content", tabindex="-1")[content],
            footer(".foot")[p[t("ui-footer", lang)]],
        ],
    ]


def _top(lang: str, tools: Node) -> Node:
    others = [other for other in LANGS if other != lang]
    return header(".top")[
        a(".name", href="/")[Markup(LOGO), span["Theatrum"]],
        tools,
        nav(".set", aria_label=t("ui-settings", lang))[
            [
                a(".quiet", href=f"/lang/{other}", hreflang=other, lang=other, data_keep_place=True)[LANG_NAMES[other]]
                for other in others
            ],
            button(".quiet.square", type="button", data_theme_toggle=True, aria_label=t("ui-theme", lang))[
                Markup(line_icon(LIGHT_OR_DARK))
            ],
        ],
    ]


def zoom_buttons(lang: str) -> Element:
    """Look at the board from nearer, from farther, or at all of it (``static/zoom.js``)."""
    return div("#zoom.zoom", role="group", aria_label=t("ui-zoom", lang), data_board=t("ui-board", lang), hidden=True)[
        [
            button(".quiet.square", type="button", data_zoom=way, aria_label=t(f"ui-zoom-{way}", lang), title=title)[
                Markup(line_icon(path))
            ]
            for way, path in ZOOM.items()
            for title in [t(f"ui-zoom-{way}", lang)]
        ]
    ]


def copy_button(lang: str) -> Element:
    """Copy what stands in the field before it; static/send.js does it."""
    return button(".button", type="button", data_copy=True, data_copied=t("page-copied", lang))[t("page-copy", lang)]


def problem_page(text: str, status: int, lang: str) -> Element:
    """Tell a person what went wrong, and where to go from here."""
    return page(
        t("ui-problem", lang),
        h1[t("ui-problem", lang)],
        p(".lead")[text],
        p[a(".button", href="/")[t("ui-home", lang)]],
        lang=lang,
        kind="problem",
    )


def outdated_page(text: str, key: str, lang: str) -> Element:
    """Tell a person that a table has been overtaken by its rules, and give them what is left of it."""
    return page(
        t("ui-outdated", lang),
        h1[t("ui-outdated", lang)],
        p(".lead")[text],
        p(".row")[
            a(".button.primary", href=f"/api/keys/{key}/record", download=True)[t("ui-record", lang)],
            a(".button", href="/")[t("ui-home", lang)],
        ],
        lang=lang,
        kind="problem",
    )


def line_icon(path: str, size: int = 20) -> str:
    """Draw one of our 24-unit icons in the colour of the text beside it."""
    drawn = icon(path, size / 2, size / 2, size, colour="currentColor")
    return (
        f'<svg class="icon" viewBox="0 0 {size} {size}" width="{size}" height="{size}" aria-hidden="true">{drawn}</svg>'
    )


def seat_mark(look: Look = NOBODY, size: int = 18) -> Markup:
    """Draw a seat's colour in its shape, as on the boards."""
    drawn = mark(look, size / 2, size / 2, size * 0.38)
    return Markup(
        f'<svg class="mark" viewBox="0 0 {size} {size}" width="{size}" height="{size}" aria-hidden="true">{drawn}</svg>'
    )


def rule_links(rules: Iterable[str], game: str, lang: str) -> Node:
    """Link rule ids to the rulebook; a page with a rules panel opens them there."""
    links = [
        a(".rule", href=f"/rules/{game}#{rule}", data_rule=rule, title=t("ui-open-rule", lang, rule=rule))[rule]
        for rule in rules
    ]
    return fragment[[(" ", one) for one in links]]


LOGO = (
    '<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor"'
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M12 2v3M6 11a6 6 0 0 1 12 0z"/><path d="M2 21l3-6h14l3 6z"/><path d="M9.5 15l-1 6M14.5 15l1 6"/></svg>'
)
