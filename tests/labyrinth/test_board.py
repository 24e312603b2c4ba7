"""The pictures of Labyrinth: every choice on the thing itself, nothing hidden, nothing that cannot be read."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html import unescape
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from theatrum.engine.content import LANGS
from theatrum.engine.drawing import GROUNDS, INK, TEXT_INKS, text_width
from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.games.labyrinth import icons, lands
from theatrum.games.labyrinth.board import Board
from theatrum.games.labyrinth.layout import TALL, WIDE, Box, Layout
from theatrum.games.labyrinth.view import unseen
from theatrum.testing import leafed, match, position

SVG = "{http://www.w3.org/2000/svg}"
ON_BOARD = ("country:", "troop-track")
LABYRINTH: Any = game("labyrinth")

CROWDED: dict[str, Any] = {
    "empty": True,
    "countries": {
        "iraq": {
            "governance": "poor",
            "alignment": "adversary",
            "sleepers": 2,
            "actives": 3,
            "troops": 6,
            "aid": 2,
            "besieged": 1,
            "regime_change": "green",
            "plots": [3, "wmd"],
        },
        "pakistan": {"governance": "islamist", "alignment": "adversary", "sleepers": 1, "actives": 1, "plots": [1, 2]},
        "saudi-arabia": {"governance": "good", "alignment": "ally", "troops": 2},
        "gulf-states": {"governance": "fair", "alignment": "ally", "troops": 4, "aid": 1},
        "united-kingdom": {"posture": "hard", "sleepers": 1, "plots": [1]},
        "russia": {"posture": "soft", "sleepers": 1},
        "spain": {"posture": "soft", "cadre": 1},
        "central-asia": {"governance": "poor", "alignment": "neutral", "cadre": 1},
        "indonesia-malaysia": {"governance": "fair", "alignment": "neutral", "sleepers": 1},
        "philippines": {"posture": "hard", "actives": 2, "troops": 2, "plots": [2]},
        "afghanistan": {"governance": "islamist", "alignment": "adversary"},
        "united-states": {"actives": 1, "plots": [1]},
    },
    "us_hand": [120, 12, 5, 31, 34, 33, 41, 44, 20],
    "jihadist_hand": [70, 61, 119, 118, 60, 58, 59, 52, 50],
    "known": {0: [70, 61], 1: [120]},
    "events": [5, 11, 31, 34, 36, 37, 39, 43, 44, 57, 58, 80],
    "lapsing": [2, 117],
    "ctr": ["russia", "central-asia"],
    "sadr": True,
    "nato": "iraq",
    "wmd": 4,
    "prestige": 1,
    "funding": 3,
    "side": "us",
    "discard": [*range(62, 69), *range(90, 100)],
    "reserves": (2, 1),
}


def positions(seed: int, every: int, **options: Any) -> Iterator[Match]:
    """Play at random and stop at every so many decisions, and at the end."""
    played, rng, count = match("labyrinth", seed=seed, **options), random.Random(seed), 0
    while not played.over:
        if count % every == 0:
            yield played
        seat = played.actors()[0]
        played.play(seat, rng.choice(played.options(seat)))
        count += 1
    yield played


def stops(seed: int, every: int) -> list[Match]:
    """Play at random and keep the match at every so many decisions."""
    return [played.clone() for played in positions(seed, every)]


@cache
def pictures() -> dict[str, str]:
    drawn = {}
    crowded = position("labyrinth", **CROWDED)
    for lang in LANGS:
        for wide in (False, True):
            for seat in (None, 0, 1):
                name = f"{'wide' if wide else 'tall'} {seat} {lang}"
                drawn[f"crowded {name}"] = crowded.svg(seat, lang, wide=wide)
                for step, played in enumerate(positions(4, 60, scenario="mission-accomplished")):
                    drawn[f"step {step} {name}"] = played.svg(seat, lang, wide=wide)
    return drawn


def tokens(svg: str) -> Counter[str]:
    return Counter(re.findall(r'data-token="([^"]*)"', svg))


def texts(svg: str, *, whole: bool = True) -> list[tuple[str, float, float, float, float, float]]:
    """Return words, left, top, right, bottom and size of every text, by the estimate of its width."""
    found = []
    if not whole:  # a part of a picture, up to the end of its first group
        svg = '<svg xmlns="http://www.w3.org/2000/svg"><g ' + svg.split("</g>")[0] + "</g></svg>"
    for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        words = element.text or ""
        x, y, size = (float(element.get(name, "nan")) for name in ("x", "y", "font-size"))
        wide = text_width(words, size, bold=element.get("font-weight") == "bold")
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
        assert wide <= float(element.get("data-room", "nan")) + 0.01, words
        assert element.get("fill") in TEXT_INKS
        found.append((words, left, y - size * 0.72, left + wide, y + size * 0.1, size))
    return found


def size_of(svg: str) -> tuple[float, float]:
    width, height = (float(side) for side in re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0])
    return width, height


# --- what can be chosen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("wide", [False, True])
def test_every_place_and_every_card_of_mine_is_there_exactly_once(seed: int, wide: bool) -> None:
    for played in positions(seed, 9):
        for seat in (0, 1):
            view = played.view(seat)
            found = tokens(played.svg(seat, wide=wide))
            assert max(found.values()) == 1
            wanted = {country["token"] for country in view["countries"]} | {"troop-track"}
            wanted |= set(view["hands"][seat]["cards"]) | set(view["on_table"])
            if seat == 1:
                wanted |= {"plot:1", "plot:2", "plot:3", "plot:wmd"}
            assert wanted <= set(found)
        for seat in played.actors():
            view, found = played.view(seat), tokens(played.svg(seat, wide=wide))
            for option in played.options(seat):
                if option.startswith(ON_BOARD) or option in view["hands"][seat]["cards"]:
                    assert found[option] == 1, option


def test_the_nato_marker_can_be_pointed_at() -> None:
    played = position("labyrinth", **CROWDED)
    assert tokens(played.svg(0))["nato"] == tokens(played.svg(0, wide=True))["nato"] == 1


def test_choices_can_be_focused_and_spoken() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert element.get("class") == "choice", name
                assert element.get("tabindex") == "-1", name
                assert element.get("aria-label"), name


# --- what lies in piles -----------------------------------------------------------------------------------------------


def opened(svg: str) -> set[str]:
    return {unescape(title) for title in re.findall(r'data-list="([^"]*)"', svg)}


@pytest.mark.parametrize("wide", [False, True])
def test_what_looks_like_a_pile_opens_its_list(wide: bool) -> None:
    for played in [*positions(5, 40), position("labyrinth", **CROWDED)]:
        for lang in LANGS:
            for seat in (None, 0, 1):
                lists = leafed(played, seat, lang)
                found = opened(played.svg(seat, lang, wide=wide))
                assert found <= set(lists)
                for pile in (played.view(seat)["discard"], played.view(seat)["removed"]):
                    assert not pile or [title for title in found if lists[title] == pile]


def test_a_known_hand_and_the_deck_open_their_lists() -> None:
    played = position("labyrinth", **CROWDED)
    for wide in (False, True):
        found = opened(played.svg(0, wide=wide))
        assert {"Known in the hand of Jihadist", "Discarded: 17"} <= found
        assert any(title.startswith("In the deck or in a hand") for title in found)
    assert leafed(played, 0)["Known in the hand of Jihadist"] == ["card:61", "card:70"]


def test_what_lies_nowhere_in_sight_is_in_the_deck_or_in_a_hand() -> None:
    for played in positions(6, 15):
        for seat in (None, 0, 1):
            view = played.view(seat)
            hidden = view["deck"] + sum(hand["count"] - len(hand["cards"]) for hand in view["hands"])
            assert len(unseen(LABYRINTH.view(played.state, seat))) == hidden


def test_the_card_on_the_table_is_listed_and_can_be_read_where_it_lies() -> None:
    for number in (70, 94, 118):
        played = position("labyrinth", us_hand=[12, 5, 31, 34, 33, 41, 44], jihadist_hand=[number], side="jihadist")
        played.play(1, f"card:{number}")
        for lang in LANGS:
            for seat in (None, 0, 1):
                assert [f"card:{number}"] in leafed(played, seat, lang).values()
                for wide in (False, True):
                    svg = played.svg(seat, lang, wide=wide)
                    said = " ".join(
                        words for words, *_ in texts(svg.split(f'data-token="card:{number}"')[1], whole=False)
                    )
                    for word in LABYRINTH.content.card(number).text[lang].split()[:9]:
                        assert word.strip(".,-") in said.replace("- ", "")


# --- what one is doing, and what has happened -------------------------------------------------------------------------

TRAVELLERS: dict[str, Any] = {
    "empty": True,
    "countries": {
        "pakistan": {"governance": "islamist", "alignment": "adversary", "sleepers": 3, "actives": 2},
        "iraq": {"governance": "poor", "alignment": "ally", "sleepers": 3, "troops": 2},
        "gulf-states": {"governance": "fair", "alignment": "ally", "troops": 2},
    },
    "jihadist_hand": [118, 60, 66],
    "us_hand": [120, 12, 5],
}


def in_country(svg: str, id: str) -> str:
    """Cut the group of one country out of a picture."""
    return svg.split(f'data-token="country:{id}"')[1].split('data-token="country:')[0]


def test_countries_are_marked_as_soon_as_they_are_chosen() -> None:
    played = position("labyrinth", **TRAVELLERS, side="jihadist")
    for token in ("card:118", "use:operations", "op:travel", "country:pakistan", "cell:sleeper", "country:iraq"):
        played.play(1, token)
    assert played.view(1)["chosen"] == ["country:pakistan", "country:iraq"]
    for wide in (False, True):
        svg = played.svg(1, wide=wide)
        assert icons.OUT in in_country(svg, "pakistan")
        assert "chosen: from here" in in_country(svg, "pakistan")
        assert icons.IN in in_country(svg, "iraq")
        assert "chosen" not in in_country(svg, "gulf-states")
    played.undo(1)
    assert played.view(1)["chosen"] == ["country:pakistan"]


def test_dice_are_counted_where_they_are_given_to() -> None:
    played = position("labyrinth", **TRAVELLERS, side="jihadist")
    for token in ("card:118", "use:operations", "op:jihad", "country:iraq", "country:iraq"):
        played.play(1, token)
    assert ">×2</text>" in in_country(played.svg(1), "iraq")
    played.play(1, "done")  # the dice have fallen, and the play is over
    assert played.view(1)["chosen"] == []


def test_troops_on_their_way_are_seen_on_map_and_track() -> None:
    played = position("labyrinth", **TRAVELLERS, side="us")
    for token in ("card:120", "use:operations", "order:operations", "op:deploy", "troop-track", "country:iraq"):
        played.play(0, token)
    svg = played.svg(0, wide=True)
    assert played.view(0)["chosen"] == ["troop-track", "country:iraq"]
    assert "chosen: to here" in in_country(svg, "iraq")
    assert "chosen: from here" in svg.split('data-token="troop-track"')[1]


def test_only_who_chooses_sees_half_a_choice() -> None:
    for played in positions(7, 1):
        for seat in (None, *({0, 1} - set(played.actors()))):
            view = played.view(seat)
            assert not [token for token in view["chosen"] if (seat, token) not in named(played)]
        assert played.view(None)["chosen"] == []
        if len(played.moves()) > 400:
            break


def named(played: Match) -> set[tuple[int | None, str]]:
    names = LABYRINTH.vocabulary.names
    return {(seat, names[token]) for seat, token in played.moves()}


def test_what_the_other_has_done_is_marked_until_one_acts() -> None:
    played = position("labyrinth", **TRAVELLERS, side="jihadist")
    for token in ("card:66", "use:event"):
        played.play(1, token)
    assert played.view(0)["news"] == played.view(None)["news"] == played.view(1)["news"] == ["country:united-kingdom"]
    assert "something has just happened here" in in_country(played.svg(0), "united-kingdom")
    for token in ("card:60", "use:event"):
        played.play(1, token)
    assert played.actors() == (0,)
    assert "country:united-kingdom" in played.view(0)["news"]  # of both cards
    played.play(0, "card:12")
    assert played.view(0)["news"] == []
    assert played.view(1)["news"] == []


def test_news_are_no_secrets() -> None:
    for played in positions(8, 7):
        if not played.over:
            for seat in (0, 1):
                told = " ".join(line.text for line in played.log(seat))
                for token in played.view(seat)["news"]:
                    assert LABYRINTH.label(LABYRINTH.vocabulary.number(token), "en") in told


# --- what may not be known ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_drawn(seat: int) -> None:
    """Deal again all that a seat cannot know: its pictures stay the same, byte by byte."""
    differ = 0
    for seed, played in enumerate([*stops(3, 25), *stops(4, 31), position("labyrinth", **CROWDED)]):
        if played.over:
            continue
        state: Any = played.state
        twin: Any = played.imagine(seat, seed).state
        differ += twin.hands[1 - seat] != state.hands[1 - seat]
        for lang in LANGS:
            for draw in (LABYRINTH.svg, LABYRINTH.wide_svg, LABYRINTH.terminal):
                assert draw(LABYRINTH.view(twin, seat), lang) == draw(LABYRINTH.view(played.state, seat), lang)
    assert differ


def test_plots_lie_face_up_for_the_jihadist_alone() -> None:
    views = [LABYRINTH.view(position("labyrinth", **CROWDED).state, seat) for seat in (0, 1)]
    mine, other = (LABYRINTH.svg(view, "en") for view in reversed(views))
    assert "Plot 2" in mine
    assert "weapon of mass destruction" in mine
    assert "Plot 2" not in other
    assert "Iraq: Poor, Adversary" in other
    assert ", plot, plot" in other


# --- the sheet ----------------------------------------------------------------------------------------------------


def test_pictures_are_well_formed_and_keep_to_themselves() -> None:
    for name, svg in pictures().items():
        root = ElementTree.fromstring(svg)
        assert root.findtext(f"{SVG}title"), name
        used = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert not used & {"script", "foreignObject", "filter", "image", "use", "style"}, name
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= ids, name
        assert len(svg.encode()) < 135_000, name


def test_both_languages_are_drawn() -> None:
    for name, svg in pictures().items():
        if name.endswith(" en"):
            assert svg != pictures()[name.removesuffix("en") + "pl"], name


def test_no_text_overflows_its_room_or_the_sheet() -> None:
    for name, svg in pictures().items():
        width, height = size_of(svg)
        for words, left, top, right, bottom, _ in texts(svg):
            assert 0 <= left <= right <= width, (name, words)
            assert 0 <= top <= bottom <= height, (name, words)


def test_no_two_texts_overlap() -> None:
    for name, svg in pictures().items():
        for one, other in combinations(texts(svg), 2):
            apart = one[3] <= other[1] or other[3] <= one[1]
            assert apart or one[4] <= other[2] or other[4] <= one[2], (name, one, other)


def test_country_names_are_never_cut_short() -> None:
    names = [country.names[lang] for country in LABYRINTH.content.countries for lang in LANGS]
    for name, svg in pictures().items():
        for words, *_ in texts(svg):
            cut = words.endswith("…") and any(other.startswith(words[:-1]) for other in names)
            assert not cut or len(words) < 4, (name, words)


def test_every_way_to_win_is_named_in_full() -> None:
    """Also when both numbers have two digits."""
    for lang in LANGS:
        names = [LABYRINTH.messages.text(f"picture-goal-{name}", lang) for name in GOALS]
        for played in (position("labyrinth", **CROWDED), full_of("poor", "adversary"), full_of("good", "ally")):
            for wide in (False, True):
                shown = {words for words, *_ in texts(played.svg(0, lang, wide=wide))}
                assert set(names) <= shown


GOALS = ("good-resources", "good-or-fair", "cells", "islamist-resources", "poor-or-islamist", "wmd")


def full_of(governance: str, alignment: str) -> Match:
    ids = [lands.IDS[land] for land in lands.MUSLIM][: 10 if governance == "poor" else 7]
    countries = {id: {"governance": governance, "alignment": alignment, "sleepers": 1} for id in ids}
    return position("labyrinth", empty=True, countries=countries, us_hand=[12])


def test_nothing_of_the_legend_or_of_a_pile_is_cut_short() -> None:
    view = LABYRINTH.view(position("labyrinth", **CROWDED).state, 0)
    signs = [sign for sign, _ in Board(LABYRINTH, view, "en", WIDE).signs_and_names()]
    assert {"good", "fair", "poor", "islamist", "resource", "oil", "recruit", "regime-tan", "shia-mix"} <= set(signs)
    for name, svg in pictures().items():
        shown = {words for words, *_ in texts(svg)}
        lang = name[-2:]
        for sign in signs:
            short, full = (LABYRINTH.messages.text(f"picture-{kind}-{sign}", lang) for kind in ("legend", "sign"))
            assert {short, full} & shown, (name, sign)
        assert not [words for words in shown if words.endswith("…") and words.startswith(("Discarded", "Odrzucone"))]


def test_few_cards_are_drawn_large() -> None:
    """At 912 px of 1200 a text of 16 is one of 12 pixels; only very long texts are smaller."""
    for lang in LANGS:
        for hand in ([34], [34, 44], [20, 12, 5], [19, 26, 8, 68], [19, 8, 20, 68, 5]):
            svg = position("labyrinth", empty=True, us_hand=hand, side="us").svg(0, lang, wide=True)
            for number in hand:
                card = texts(svg.split(f'data-token="card:{number}"')[1], whole=False)
                assert max(size for *_, size in card[2:]) >= 15, (hand, number)
                assert not any(words.endswith("…") for words, *_ in card), (hand, number)


def test_shia_mix_countries_are_told_apart() -> None:
    for lang, word in (("en", "Shia-Mix"), ("pl", "szyicko-mieszany")):
        svg = position("labyrinth", **CROWDED).svg(0, lang)
        for land in lands.ALL:
            drawn = in_country(svg, lands.IDS[land])
            assert (word in drawn.split("<title>")[0]) == (land in lands.SHIA_MIX)


def test_a_phone_shows_text_of_ten_pixels_and_boxes_to_touch() -> None:
    """At 360 px the tall sheet is drawn at half its size."""
    for name, svg in pictures().items():
        if " tall " in name:
            assert size_of(svg)[0] == 720
            assert min(size for *_, size in texts(svg)) >= 20, name
    assert min(min(box.wide, box.tall) for box in TALL.boxes.values()) >= 88


def test_a_wide_board_fits_a_desktop_at_once() -> None:
    """Beside a column of 320 px and under the page's head, a window of 1280 by 800 leaves 912 by 731 for the board."""
    for name, svg in pictures().items():
        if " wide " in name:
            width, height = size_of(svg)
            scale = min(912 / width, 731 / height)
            assert min(size for *_, size in texts(svg)) * scale >= 10.5, name


@pytest.mark.parametrize("level", icons.LEVELS.values(), ids=list(icons.LEVELS))
def test_texts_are_readable_on_the_tint_of_every_governance(level: icons.Governance) -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for ground in (level.tint, *GROUNDS):
        for ink in (INK, *TEXT_INKS):
            dark, light = sorted((luminance(ink), luminance(ground)))
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink, ground)


def test_the_description_tells_what_a_sighted_player_sees_first() -> None:
    svg = position("labyrinth", **CROWDED).svg(0)
    told = ElementTree.fromstring(svg).findtext(f"{SVG}desc") or ""
    for words in ("Turn 1 · United States, card 1 of 2", "Good Resources", "Prestige 1", "Iraq: Poor, Adversary"):
        assert words in told
    assert "2 sleeper cells, 3 active cells, aid 2, Sadr, NATO, besieged regime, Regime Change this turn" in told


# --- the layouts --------------------------------------------------------------------------------------------------

LAYOUTS = pytest.mark.parametrize("layout", [WIDE, TALL], ids=["wide", "tall"])


@LAYOUTS
def test_all_countries_have_a_box_of_their_own(layout: Layout) -> None:
    assert set(layout.boxes) == set(lands.ALL)
    for one, other in combinations(layout.boxes.values(), 2):
        apart = one.x + one.wide <= other.x or other.x + other.wide <= one.x
        assert apart or one.y + one.tall <= other.y or other.y + other.tall <= one.y


@LAYOUTS
def test_no_connection_runs_over_another_country(layout: Layout) -> None:
    countries = LABYRINTH.content.countries
    pairs = [(land, other) for land in lands.ALL for other in countries[land].lines if land < other]
    drawn = [pair for pair in pairs if pair not in layout.hidden]
    for one, other in drawn:
        for start, end in zip(layout.route(one, other), layout.route(one, other)[1:], strict=False):
            for land, box in layout.boxes.items():
                if land not in (one, other):
                    assert not crosses(box, start, end), [lands.IDS[number] for number in (one, other, land)]


@LAYOUTS
def test_every_country_that_is_linked_to_the_schengen_area_has_its_gate(layout: Layout) -> None:
    countries = LABYRINTH.content.countries
    linked = {land for land in lands.ALL if land not in lands.SCHENGEN and lands.GERMANY in countries[land].neighbours}
    assert set(layout.gates) == linked
    assert all(member in lands.SCHENGEN for member in layout.gates.values())


def crosses(box: Box, start: tuple[float, float], end: tuple[float, float]) -> bool:
    """Tell whether a line runs through the inside of a box; touching its rim does no harm."""
    for step in range(101):
        x, y = (start[axis] + (end[axis] - start[axis]) * step / 100 for axis in (0, 1))
        if box.x + 4 < x < box.x + box.wide - 4 and box.y + 4 < y < box.y + box.tall - 4:
            return True
    return False


# --- the terminal -------------------------------------------------------------------------------------------------


def test_the_terminal_names_everything_in_both_languages() -> None:
    played = position("labyrinth", **CROWDED)
    for lang in LANGS:
        drawn = LABYRINTH.terminal(LABYRINTH.view(played.state, 0), lang)
        for country in LABYRINTH.content.countries:
            assert country.names[lang] in drawn
        for card in CROWDED["us_hand"]:
            assert f"(#{card})" in drawn
        assert "○2 ●3 ■6 ◆2" in drawn
