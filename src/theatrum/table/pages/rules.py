"""The rulebook of a game, in our words: by chapters, every rule with its own address, searchable."""

from __future__ import annotations

import re

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    h3,
    input,
    label,
    li,
    mark,
    nav,
    p,
    section,
    small,
    ul,
)

from theatrum.engine.game import Game
from theatrum.engine.rulebook import Rule
from theatrum.engine.searching import Search
from theatrum.table.pages.layout import page, t
from theatrum.table.pages.naming import known_game


def rules_page(game_name: str, lang: str, query: str = "") -> Element:
    """Build the rulebook as a page of its own."""
    game = known_game(game_name)
    title = t("page-rules-title", lang, game=game.title(lang))
    return page(
        title,
        h1[title],
        p(".lead")[t("page-rules-lead", lang)],
        _search(game, lang, query),
        None if query.strip() else _contents(game, lang),
        _chapters(game, lang, query, h2),
        p(".hint.seed")[t("page-rules-seed", lang, seed=game.rulebook.seed)],
        p[a(".button", href=f"/new/{game.name}")[t("page-new-table", lang)]],
        lang=lang,
        kind="rules",
    )


def rules_fragment(game_name: str, lang: str, query: str = "") -> Node:
    """Build the rulebook for a panel of another page: the search and the rules, one level lower."""
    game = known_game(game_name)
    return fragment[_search(game, lang, query), _chapters(game, lang, query, h3)]


def _search(game: Game, lang: str, query: str) -> Element:
    return form(".search", action=f"/rules/{game.name}", method="get", role="search", data_rules_search=True)[
        label(for_="rules-query")[t("page-search-label", lang)],
        div(".row")[
            input("#rules-query", type="search", name="q", value=query, maxlength=80, autocomplete="off"),
            button(".button", type="submit")[t("page-search", lang)],
        ],
    ]


def _contents(game: Game, lang: str) -> Element:
    chapters = game.rulebook.chapters.items()
    return nav(".contents", aria_label=t("page-chapters", lang))[
        ul[[li[a(href=f"#chapter-{id}")[texts[lang]]] for id, texts in chapters]]
    ]


def _chapters(game: Game, lang: str, query: str, heading: Element) -> Node:
    wanted = Search(query, lang)
    found = [rule for rule in game.rulebook if wanted.finds(rule)]
    said = p(".found", role="status")[t("page-rules-found", lang, count=len(found), query=query.strip())]
    ids = _ids(game)
    return fragment[
        said if wanted.words else None,
        [
            section(".chapter", id=f"chapter-{id}")[
                heading[texts[lang]],
                [_atom(rule, lang, wanted, ids) for rule in found if rule.chapter == id],
            ]
            for id, texts in game.rulebook.chapters.items()
            if any(rule.chapter == id for rule in found)
        ],
    ]


def _atom(rule: Rule, lang: str, wanted: Search, ids: re.Pattern[str]) -> Element:
    return div(".atom", id=rule.id)[
        a(".rule", href=f"#{rule.id}", aria_label=t("ui-open-rule", lang, rule=rule.id))[rule.id],
        p[_linked(rule.text[lang], wanted, ids), " ", _source(rule, lang)],
    ]


def _source(rule: Rule, lang: str) -> Node:
    """Mark where a rule comes from; what the rulebook does not print stands out."""
    return small(class_=["source", rule.source], title=t(f"page-source-{rule.source}-long", lang))[
        t(f"page-source-{rule.source}", lang)
    ]


def _ids(game: Game) -> re.Pattern[str]:
    """Find the ids of rules in a text, the longer ones first."""
    longest_first = sorted(game.rulebook.rules, key=lambda id: -len(id))
    return re.compile(r"(?<![\w.-])(" + "|".join(map(re.escape, longest_first)) + r")(?![\w-]|\.\d)")


def _linked(text: str, wanted: Search, ids: re.Pattern[str]) -> Node:
    """Link the rules that a text names, and mark what was searched for."""
    return [
        a(href=f"#{part}")[part] if place % 2 else _marked(part, wanted) for place, part in enumerate(ids.split(text))
    ]


def _marked(text: str, wanted: Search) -> Node:
    return [mark[part] if place % 2 else part for place, part in enumerate(wanted.split(text))]
