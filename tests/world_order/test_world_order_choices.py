"""Choices on the pictures of World Order: each on the thing itself, none on top of another, and how they glow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

import theatrum
from tests.world_order.order_pictures import (
    BUTTONS,
    SHAPES,
    SVG,
    pictures,
    positions,
    tokens,
)
from tests.world_order.order_table import at, play, seat, with_card
from theatrum.engine.content import LANGS
from theatrum.engine.drawing import text_width
from theatrum.engine.match import Match
from theatrum.games.world_order.tokens import POWER_IDS

# --- choices -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_lies_on_the_board_exactly_once(seats: int) -> None:
    on_board: Counter[str] = Counter()
    for m in positions(seats, seats, 2):
        for asked in m.actors():
            question = m.question(asked)
            assert question is not None
            for wide in (False, True):
                there = tokens(m.svg(asked, wide=wide))
                assert max(there.values()) == 1, there.most_common(2)
                for option in m.options(asked):
                    if there[option]:
                        on_board[question.id] += 1
                    elif not option.startswith(BUTTONS):
                        assert from_a_pile(m, asked, question.id, option), (question.id, option)
    wanted = {"which-power", "which-half", "which-asset-away", "what-to-play", "which-country"}
    wanted |= {"which-produce", "what-to-buy", "which-place", "which-focus", "which-ready", "which-trade"}
    wanted |= {"which-slot", "which-army", "whether-prosper"}
    assert wanted <= set(on_board)


def from_a_pile(m: Match, asked: int, question: str, option: str) -> bool:
    """Tell whether an option comes out of a pile that lies on no board: searched countries, a discard pile."""
    view = m.view(asked)
    if question == "which-country":
        return all(option not in region["open"] for region in view["regions"])
    return question in ("which-trash", "which-discard") and option not in view["hand"]


@SHAPES
def test_whoever_chooses_a_power_sees_the_board(wide: bool) -> None:
    m = play(theatrum.new("world_order", seats=3, seed=5), "power:usa")
    view = m.view()
    lying = {f"region:{region['id']}" for region in view["regions"]} | {*view["growth_left"]}
    lying |= {country for region in view["regions"] for country in region["open"]}
    lying |= {f"market:{n}" for n in range(1, 7)} | {f"power:{id}" for id in POWER_IDS}
    for viewer in (1, None):
        drawn = m.svg(viewer, wide=wide)
        assert lying <= set(tokens(drawn))
        said = ElementTree.fromstring(drawn).findtext(f"{SVG}desc") or ""
        assert "USA: Player 1 leads it." in said
        assert m.game.label(m.game.vocabulary.number(view["market"][0]), "en") in said
        assert [one.title for one in m.lists(viewer)] == [
            "Market row (6)",
            "Open countries (14)",
            "Growth cards to be had (10)",
        ]


def test_the_cards_in_my_hand_are_mine_alone() -> None:
    m = at(hands={"usa": ["new-allies", "new-allies", "military-pact"], "eu": ["soft-power"]})
    for wide in (False, True):
        mine, other = (tokens(m.svg(seat(m, power), wide=wide)) for power in ("usa", "eu"))
        assert mine["card:new-allies"] == mine["card:military-pact"] == other["card:soft-power"] == 1
        assert not mine["card:soft-power"]
        assert not other["card:new-allies"]
        assert not any(token.startswith("card:") for token in tokens(m.svg(None, wide=wide)))
    assert "×2" in m.svg(0)


def test_a_country_that_is_open_and_an_ally_is_chosen_where_it_is_meant() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["mexico", "brazil"]}})
    open_one = r'data-token="country:mexico"[^>]*><title>[^<]*(Country piles)'
    assert re.search(open_one, m.svg(0, wide=True))
    play(m, "country:brazil")
    assert not re.search(open_one, m.svg(0, wide=True))
    assert tokens(m.svg(0, wide=True))["country:mexico"] == 1


def test_the_running_cost_is_drawn() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    play(m, "country:brazil")
    before = m.view(0)["pending"]
    assert f">= {before['due']}</text>" in m.svg(0, wide=True)
    play(m, "country:mexico")
    after = m.view(0)["pending"]
    assert after["due"] < before["due"]
    assert f">= {after['due']}</text>" in m.svg(0)


@SHAPES
def test_a_cube_goes_where_one_points_on_the_map(wide: bool) -> None:
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}})
    play(m, "region:americas", "pay")
    assert set(m.options(0)) == {"slot:permanent", "slot:temporary"}
    there = tokens(m.svg(0, wide=wide))
    assert there["slot:permanent"] == there["slot:temporary"] == there["region:americas"] == 1
    assert not any(token.startswith("spot:") for token in there)
    pending = m.view(0)["pending"]
    assert (pending["action"], pending["power"], pending["target"]) == ("influence", "usa", "region:americas")
    for viewer in (1, None):
        assert not any(token.startswith("slot:") for token in tokens(m.svg(viewer, wide=wide)))
    play(m, "slot:temporary")
    assert not any(token.startswith("slot:") for token in tokens(m.svg(0, wide=wide)))
    assert m.view(0)["pending"] is None


@SHAPES
def test_a_slot_is_in_the_region_that_is_meant(wide: bool) -> None:
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}})
    play(m, "region:europe", "pay")
    order = re.findall(r'data-token="((?:region|slot):[a-z-]+)"', m.svg(0, wide=wide))
    assert order[order.index("region:europe") + 1 :][:2] == ["slot:permanent", "slot:temporary"]


@SHAPES
def test_one_of_my_cubes_is_chosen_on_the_map(wide: bool) -> None:
    row = ["usa", "eu", "usa", "china"]
    m = with_card("re-examine-agreement", "usa", regions={"americas": {"temporary": row}})
    assert m.options(0) == ["spot:1", "spot:3"]
    there = tokens(m.svg(0, wide=wide))
    assert [token for token in there if token.startswith(("spot:", "slot:"))] == ["spot:1", "spot:3"]
    assert not any(token.startswith("spot:") for token in tokens(m.svg(1, wide=wide)))
    play(m, "spot:1")
    assert m.view(0)["regions"][2]["temporary"] == ("eu", "usa", "china", "usa")


def test_a_slot_foretells_its_points_and_whom_it_pushes_out() -> None:
    def foretold(region: str, temporary: list[str], permanent: list[str]) -> list[str]:
        where = {region: {"temporary": temporary, "permanent": permanent}}
        m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}}, regions=where)
        play(m, f"region:{region}", "pay")
        return [m.describe(0, token) for token in ("slot:permanent", "slot:temporary")]

    assert foretold("americas", ["eu"], []) == ["1 point; there it stays.", "3 points; it may be pushed out later."]
    pushed = foretold("americas", ["china", "eu", "eu", "eu"], [])[1]
    assert pushed == "No points; the leftmost cube is pushed out: China."


def test_armies_leave_the_board_where_they_stand() -> None:
    m = with_card("military-reinforcements", "usa", money={"usa": 60})
    assert "board" in m.options(0)
    for wide in (True, False):
        assert tokens(m.svg(0, wide=wide))["board"] == 1
        assert not tokens(m.svg(None, wide=wide))["board"]


def test_growth_cards_are_taken_and_used_where_they_lie() -> None:
    m = with_card("growth-strategy", "usa", round=2, growth={"usa": ["industrial-development"]}, money={"usa": 50})
    play(m, "do:growth")
    drawn = tokens(m.svg(0))
    assert drawn["growth:reduced-bureaucracy"] == drawn["growth:knowledge-transfer"] == 1
    play(m, "growth:reduced-bureaucracy")
    assert tokens(m.svg(0))["use:trash"] == tokens(m.svg(0, wide=True))["use:trash"] == 1
    assert not tokens(m.svg(1))["use:trash"]


def test_choices_can_be_focused_and_spoken() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert element.get("class") == "choice", name
                assert element.get("tabindex") == "-1", name
                assert element.get("role") == "img", name
                assert element.get("aria-label"), name
                assert element.findtext(f"{SVG}title"), name


def test_choices_do_not_lie_inside_of_each_other() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert sum(1 for inner in element.iter(f"{SVG}g") if inner.get("data-token")) == 1, name


# --- the glow of what may be chosen ------------------------------------------------------------------------------

GLOW = {True: 4 * 1200 / 892, False: 8.0}  # four pixels beyond the edge: in a window of 1280, and on a phone of 360
Box = tuple[float, float, float, float]


def glowing(svg: str, legal: list[str]) -> Iterator[tuple[str, Box, set[int]]]:
    """What a page lights up: the token, the first shape of the thing, and the texts that belong to it."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token") in legal:
            ground = element.find(f"{SVG}rect")
            assert ground is not None
            x, y, wide, tall = (float(ground.get(name, "nan")) for name in ("x", "y", "width", "height"))
            own = {place_of(one) for one in element.iter(f"{SVG}text")}
            yield element.get("data-token", ""), (x, y, x + wide, y + tall), own


def place_of(text: ElementTree.Element) -> int:
    return hash((text.get("x"), text.get("y"), text.text))


@cache
def asked_moments() -> list[tuple[str, str, list[str], bool]]:
    """Pictures as those see them who are asked, with what they may choose, and whether they are wide."""
    found = []
    for seats in (2, 3, 4):
        for count, m in enumerate(positions(seats, seats + 6, 19)):
            for asked in m.actors():
                for lang in LANGS:
                    for wide in (False, True):
                        name = f"{seats} seats, step {count}, seat {asked}, {'wide' if wide else 'tall'} {lang}"
                        found.append((name, m.svg(asked, lang, wide=wide), m.options(asked), wide))
    return found


def test_no_glow_lies_over_the_words_of_something_else() -> None:
    for name, svg, legal, wide in asked_moments():
        reach = GLOW[wide]
        found = []
        for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
            size, x, y = (float(element.get(key, "nan")) for key in ("font-size", "x", "y"))
            # Widths are estimated rather too wide; letters reach about so far below their line.
            across = 0.86 * text_width(element.text or "", size, bold=element.get("font-weight") == "bold")
            left = x - {"start": 0.0, "middle": across / 2, "end": across}[element.get("text-anchor", "start")]
            found.append((place_of(element), element.text, (left, y - 0.68 * size, left + across, y + 0.2 * size)))
        for token, (left, top, right, bottom), own in glowing(svg, legal):
            for place, words, box in found:
                if place in own or (box[2] > left and box[0] < right and box[3] > top and box[1] < bottom):
                    continue
                apart = box[2] <= left - reach or box[0] >= right + reach
                apart = apart or box[3] <= top - reach or box[1] >= bottom + reach
                assert apart, (name, token, words)


def test_what_glows_lies_beside_and_not_on_top_of_each_other() -> None:
    for name, svg, legal, _ in asked_moments():
        boxes = list(glowing(svg, legal))
        for (one, a, _), (other, b, _) in combinations(boxes, 2):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (name, one, other)


@SHAPES
def test_the_upper_one_of_two_equal_cards_glows(wide: bool) -> None:
    """What looks out from under it lies outside of the choice."""
    m = at(hands={"usa": ["new-allies", "new-allies", "military-pact"]})
    svg = m.svg(0, wide=wide)
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token") == "card:new-allies":
            assert len(element.findall(f"{SVG}rect")) == 1
            break
    else:
        raise AssertionError("the card is not drawn")
