"""The options: what public sources read differently, card by card, and what the rulebook leaves to the players."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth.content import HARD, SOFT
from theatrum.games.labyrinth.lands import AFGHANISTAN, GULF_STATES, IRAQ, LEBANON, UNITED_STATES, YEMEN
from theatrum.games.labyrinth.state import Labyrinth
from theatrum.testing import play, position, rule

POOR_NEUTRAL = {"governance": "poor", "alignment": "neutral"}


def at(options: dict[str, object], **where: Any) -> Match:
    return position("labyrinth", options=options, **where)


def truth(m: Match) -> Labyrinth:
    assert isinstance(m.state, Labyrinth)
    return m.state


@rule("R-38")
@pytest.mark.parametrize(("hurts", "prestige"), [(True, 6), (False, 8)])
def test_a_gwot_penalty_makes_the_prestige_roll_worse_or_not(hurts: bool, prestige: int) -> None:
    m = at(
        {"gwot_hurts_prestige": hurts},
        us_posture="soft",  # Israel alone is Hard: a penalty of 1
        prestige=7,
        jihadist_hand=[114, 60],
        dice=[5, 1, 3],
    )
    play(m, "card:114", "use:event")
    assert truth(m).prestige == prestige


@rule("8.1.2", "R-42")
@pytest.mark.parametrize("may_stop", [True, False])
def test_dice_may_be_left_unused_or_not(may_stop: bool) -> None:
    m = at({"may_stop_early": may_stop}, jihadist_hand=[87, 60])
    play(m, "card:87", "use:operations", "op:recruit", "country:afghanistan")
    assert ("done" in m.options(1)) == may_stop


@rule("#3", "#17", "#28", "#52", "#77", "#100")
@pytest.mark.parametrize("strict", [False, True])
def test_conditions_are_read_strictly_or_not(strict: bool) -> None:
    in_vain: dict[int, tuple[str, dict[str, Any]]] = {
        17: ("us", {}),
        28: ("us", {"countries": {"somalia": {"besieged": False}}}),
        3: ("us", {"us_posture": "soft", "ctr": ["russia"]}),
        52: ("jihadist", {"countries": {"iraq": {"regime_change": "tan", "sleepers": 1, "alignment": "ally"}}}),
        77: (
            "jihadist",
            {
                "countries": {
                    "saudi-arabia": {"alignment": "adversary"},
                    "gulf-states": {"alignment": "adversary"},
                }
            },
        ),
        100: ("us", {"countries": {"saudi-arabia": {"troops": 6}}}),
    }
    for card, (side, where) in in_vain.items():
        m = at(
            {"strict_conditions": strict},
            side=side,
            **{f"{side}_hand": [card, 60 if side == "jihadist" else 5]},
            **where,
        )
        play(m, f"card:{card}")
        seat = 0 if side == "us" else 1
        assert ("use:event" in m.options(seat)) == (not strict), card


@pytest.mark.parametrize(
    ("card", "side", "where"),
    [
        (3, "us", {"us_posture": "soft"}),
        (3, "us", {"us_posture": "soft", "ctr": ["russia"], "countries": {"central-asia": POOR_NEUTRAL}}),
        (17, "us", {"countries": {"russia": {"sleepers": 1}}}),
        (17, "us", {"countries": {"central-asia": {"sleepers": 1}}}),
        (28, "us", {}),  # Somalia begins besieged
        (
            52,
            "jihadist",
            {"us_hand": [2], "countries": {"iraq": {**POOR_NEUTRAL, "regime_change": "tan", "sleepers": 1}}},
        ),
    ],
)
def test_strict_conditions_let_an_event_happen_that_does_something(card: int, side: str, where: dict[str, Any]) -> None:
    m = at({"strict_conditions": True}, side=side, **{f"{side}_hand": [card, 60 if side == "jihadist" else 5], **where})
    play(m, f"card:{card}")
    assert "use:event" in m.options(0 if side == "us" else 1)


@rule("#77")
def test_one_ally_with_troops_is_enough_for_al_jazeera() -> None:
    m = at({"strict_conditions": True}, countries={"saudi-arabia": {"alignment": "adversary"}}, jihadist_hand=[77, 60])
    assert truth(m).troops_in(GULF_STATES)
    play(m, "card:77")
    assert "use:event" in m.options(1)


@rule("5.2.4", "R-24")
@pytest.mark.parametrize(("happens", "prestige"), [(True, 8), (False, 7)])
def test_an_election_discarded_as_the_last_card_happens_or_not(happens: bool, prestige: int) -> None:
    m = at({"discarded_election": happens}, side="us", us_hand=[120], jihadist_hand=[60], dice=[6])
    play(m, "card:120", "use:discard")
    assert truth(m).prestige == prestige


@rule("#2")
@pytest.mark.parametrize(("watches", "arrives"), [("good", True), ("all", False)])
def test_biometrics_watches_good_neighbours_or_all(watches: str, arrives: bool) -> None:
    m = at({"biometrics": watches}, lapsing=[2], jihadist_hand=[66, 60], dice=[6])
    play(m, "card:66", "use:operations", "op:travel", "country:iran", "done")
    assert bool(truth(m).cells(19)) == arrives


@rule("#53")
@pytest.mark.parametrize(("happens", "prestige"), [(True, 8), (False, 7)])
def test_a_us_event_on_the_second_card_of_madrassas_happens_or_not(happens: bool, prestige: int) -> None:
    m = at({"madrassas_bring_us_event": happens}, jihadist_hand=[20, 53, 60], dice=[1, 1, 1])
    play(m, "card:53", "use:event", "country:afghanistan", "card:20")
    if happens:
        play(m, "order:event")
    play(m, "country:afghanistan", "country:afghanistan")
    assert truth(m).prestige == prestige


@rule("#53", "#120")
@pytest.mark.parametrize("happens", [True, False])
def test_an_election_on_the_second_card_of_madrassas_is_held_in_any_case(happens: bool) -> None:
    m = at({"madrassas_bring_us_event": happens}, us_posture="hard", jihadist_hand=[53, 60, 120], dice=[1, 3])
    play(m, "card:53", "use:event", "country:afghanistan", "card:120", "order:event")
    assert truth(m).posture[UNITED_STATES] == SOFT


@rule("#90", "#75")
@pytest.mark.parametrize(("order", "prestige"), [("discards-first", 5), ("posture-first", 6)])
def test_quagmire_begins_with_the_discards_or_with_the_posture(order: str, prestige: int) -> None:
    m = at(
        {"quagmire": order},
        prestige=6,
        countries={"iraq": {"regime_change": "tan", "alignment": "ally", "sleepers": 1, "troops": 6}},
        us_hand=[75],
        jihadist_hand=[90, 60],
    )
    play(m, "card:90", "use:event")
    assert truth(m).prestige == prestige
    assert truth(m).posture[UNITED_STATES] == SOFT


@rule("#90", "#78")
@pytest.mark.parametrize(("order", "posture"), [("discards-first", SOFT), ("posture-first", HARD)])
def test_an_axis_of_evil_hardens_the_us_again_after_quagmire_or_not(order: str, posture: int) -> None:
    m = at(
        {"quagmire": order},
        prestige=6,
        us_posture="hard",
        countries={"iraq": {"regime_change": "tan", "alignment": "ally", "sleepers": 1, "troops": 6}},
        us_hand=[78],
        jihadist_hand=[90, 60],
    )
    play(m, "card:90", "use:event")
    assert truth(m).posture[UNITED_STATES] == posture


@rule("#93")
@pytest.mark.parametrize(
    ("when", "governance", "besieged"),
    [
        ("always", "islamist", 1),
        ("always", "good", 1),
        ("unsettled", "islamist", 0),
        ("unsettled", "poor", 1),
        ("unsettled", "fair", 1),
        ("unsettled", "good", 0),
    ],
)
def test_the_taliban_besiege_any_afghanistan_or_an_unsettled_one(when: str, governance: str, besieged: int) -> None:
    m = at({"taliban": when}, countries={"afghanistan": {"governance": governance}}, jihadist_hand=[93, 60])
    play(m, "card:93", "use:event")
    assert truth(m).besieged[AFGHANISTAN] == besieged


@rule("#103")
@pytest.mark.parametrize(("where", "cells"), [("with-lebanon", 0), ("without-lebanon", 1)])
def test_hizballah_reaches_lebanon_itself_or_not(where: str, cells: int) -> None:
    m = at(
        {"hizballah": where},
        side="us",
        us_hand=[103, 5],
        countries={"lebanon": {"governance": "poor", "alignment": "neutral", "sleepers": 1}},
    )
    play(m, "card:103", "use:event")
    assert truth(m).cells(LEBANON) == cells


@rule("#104")
@pytest.mark.parametrize(("takes", "aid"), [(True, 0), (False, 1)])
def test_the_dice_of_iran_take_aid_or_not(takes: bool, aid: int) -> None:
    m = at({"iran_takes_aid": takes}, countries={"iraq": {"aid": 1}}, jihadist_hand=[104, 60], dice=[3, 6])
    play(m, "card:104", "use:event", "country:iraq")
    assert truth(m).aid[IRAQ] == aid


@rule("#114", "#82")
@pytest.mark.parametrize(("stops", "cells"), [("operations", 1), ("all-recruiting", 0)])
def test_gtmo_stops_operations_or_all_recruiting(stops: str, cells: int) -> None:
    m = at({"gtmo": stops}, lapsing=[114], jihadist_hand=[82, 60], dice=[6, 6, 1])
    play(m, "card:82", "use:event", "country:canada", "country:serbia", "country:iraq")
    assert truth(m).cells(IRAQ) == cells


@rule("#48", "#53", "#114")
@pytest.mark.parametrize("card", [48, 53])
@pytest.mark.parametrize("stops", ["operations", "all-recruiting"])
def test_gtmo_stops_cards_that_recruit_with_the_next_one_or_not(card: int, stops: str) -> None:
    for lapsing in ([], [114]):
        m = at({"gtmo": stops}, lapsing=lapsing, funding=9, jihadist_hand=[card, 60])
        play(m, f"card:{card}")
        assert ("use:event" in m.options(1)) == (stops == "operations" or not lapsing)


@rule("#119")
@pytest.mark.parametrize(("reading", "alignment"), [("ally", 1), ("one-box", 2)])
def test_saleh_becomes_an_ally_or_moves_one_box(reading: str, alignment: int) -> None:
    m = at(
        {"saleh": reading},
        side="us",
        us_hand=[119, 5],
        countries={"yemen": {"governance": "poor", "alignment": "adversary"}},
    )
    play(m, "card:119", "use:event")
    assert truth(m).alignment[YEMEN] == alignment
    assert truth(m).aid[YEMEN] == 1
    assert truth(m).posture[UNITED_STATES] == HARD


@rule("R-43")
def test_events_place_markers_whatever_the_governance() -> None:
    m = at({}, side="us", us_hand=[107, 5], countries={"iraq": {"governance": "good"}})
    play(m, "card:107", "use:event")
    assert truth(m).aid[IRAQ] == 1
