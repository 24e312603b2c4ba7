"""Plot (8.5): the operation, secrecy, and what unblocked plots bring."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.match import Match
from theatrum.games.labyrinth import lands, markers
from theatrum.games.labyrinth.content import FAIR, GOOD, HARD, ISLAMIST, JIHADIST, POOR, SOFT, US
from theatrum.testing import match, play, position, rule

ONE, TWO, THREE = 50, 62, 86  # cards of the Jihadist by value, so that nothing is triggered
SPARE = 63  # a second card, so that the phase goes on
US_CARD, BLOCKED_BY = 30, 56  # a US event, and the marker that blocks it: the log tells when it would have happened
GOOD_ALLY = {"governance": "good", "alignment": "ally"}
FAIR_ALLY = {"governance": "fair", "alignment": "ally"}
POOR_ALLY = {"governance": "poor", "alignment": "ally"}
ISLAMIST_FOE = {"governance": "islamist", "alignment": "adversary"}
CELL = {"iran": {"sleepers": 1}}
WMD = markers.WMD


def jihadist_to_play(countries: dict[str, Any], *dice: int, **where: Any) -> Match:
    where = {"jihadist_hand": [ONE, TWO, THREE, SPARE], "us_hand": [2], **where}
    return position("labyrinth", empty=True, countries=countries, dice=list(dice), **where)


def plot(countries: dict[str, Any], card: int, *dice: int, moves: tuple[str, ...] = (), **where: Any) -> Match:
    """Play a card for Plot; the moves are countries, one for each die, and what is asked afterwards."""
    m = jihadist_to_play(countries, *dice, **where)
    return play(m, f"card:{card}", "use:operations", "op:plot", *moves)


def unblocked(countries: dict[str, Any], *dice: int, **where: Any) -> Match:
    """Begin where the US phase has just ended and plots are resolved."""
    where = {"funding": 3, "prestige": 7, "jihadist_hand": [ONE, TWO], "us_hand": [2, 13], **where}
    return position("labyrinth", empty=True, stage="plots", countries=CELL | countries, dice=list(dice), **where)


def refusal(m: Match, token: str) -> str:
    reason = m.why(JIHADIST, token)
    return f"{reason.why.id} {reason.rule}" if reason else ""


def table(m: Match) -> Any:
    return m.state


def said(m: Match, seat: int | None = None) -> list[str]:
    return [line.id for line in m.log(seat)]


def plots(m: Match) -> list[tuple[str, int]]:
    """Return the plots on the map: where, and of which kind."""
    return [(lands.IDS[markers.country_of(one)], markers.kind_of(one)) for one in table(m).plots]


# --- the operation ----------------------------------------------------------------------------------------------


@rule("8.5.1")
def test_where_a_plot_is_possible() -> None:
    countries = {
        "jordan": POOR_ALLY | {"sleepers": 1},
        "iran": {"sleepers": 1},
        "france": {"posture": "soft", "sleepers": 1},
        "egypt": ISLAMIST_FOE | {"sleepers": 1},
        "syria": POOR_ALLY,
    }
    m = plot(countries, TWO)
    assert m.options(JIHADIST) == ["country:france", "country:iran", "country:jordan"]
    assert refusal(m, "country:egypt") == "no-plot-under-islamist-rule 8.5.1"
    assert refusal(m, "country:syria") == "no-cell-to-plot 8.5.1"
    assert refusal(play(m, "country:iran"), "country:iran") == "too-few-cells-to-plot 8.5.1"


@rule("8.5.1", "4.6.4")
def test_sleepers_used_for_a_plot_become_active() -> None:
    france = {"posture": "soft", "sleepers": 3, "actives": 1}
    m = plot({"france": france}, THREE, 6, 6, 6, moves=("country:france",) * 3)
    assert (table(m).sleepers[lands.FRANCE], table(m).actives[lands.FRANCE]) == (1, 3)


@rule("8.5.1", "8.5.3")
def test_without_a_die_to_roll_a_card_is_not_used_for_plot() -> None:
    m = jihadist_to_play({"egypt": ISLAMIST_FOE | {"sleepers": 3}})
    play(m, f"card:{TWO}", "use:operations")
    assert refusal(m, "op:plot") == "nowhere-to-plot 8.5.1"
    m = plot({"iran": {"sleepers": 1}}, TWO)
    assert "done" not in m.options(JIHADIST)  # at least one die is rolled


@rule("8.5.2")
@pytest.mark.parametrize(
    ("card", "kinds"), [(ONE, ["plot:1"]), (TWO, ["plot:1", "plot:2"]), (THREE, ["plot:1", "plot:2", "plot:3"])]
)
def test_a_success_places_a_plot_up_to_the_value_of_the_card(card: int, kinds: list[str]) -> None:
    m = plot({"iran": {"sleepers": 1}}, card, 2, moves=("country:iran",))
    assert m.options(JIHADIST) == kinds
    play(m, kinds[-1])
    assert plots(m) == [("iran", len(kinds))]
    assert sum(table(m).box) == 5


@rule("8.5.2")
def test_a_failure_places_nothing_and_costs_no_cell() -> None:
    m = plot({"iran": {"sleepers": 2}}, TWO, 3, 6, moves=("country:iran", "country:iran"))
    assert plots(m) == []
    assert table(m).actives[lands.IRAN] == 2


@rule("8.5.2", "6.3.3.1")
def test_reserves_count_for_the_value() -> None:
    m = jihadist_to_play({"iran": {"sleepers": 1}}, 1, reserves=(0, 2))
    play(m, f"card:{ONE}", "use:boosted", "op:plot", "country:iran")
    assert m.options(JIHADIST) == ["plot:1", "plot:2", "plot:3"]


@rule("8.5.2", "4.7.8")
def test_only_available_markers_can_be_placed() -> None:
    m = plot({"iran": {"sleepers": 1, "plots": [1, 1, 1]}}, TWO, 1, moves=("country:iran",))
    assert m.options(JIHADIST) == ["plot:2"]
    m = plot({"iran": {"sleepers": 1, "plots": [1, 1, 1]}}, ONE, 1, moves=("country:iran",))
    assert len(plots(m)) == 3
    assert "no-plot-available" in said(m)


@rule("8.5.2", "8.1.2")
def test_several_plots_in_several_countries() -> None:
    countries = {"iran": {"sleepers": 1}, "france": {"posture": "soft", "sleepers": 2}}
    moves = ("country:france", "country:iran", "country:france")
    m = plot(countries, THREE, 1, 2, 2, moves=(*moves, "plot:3", "plot:1"))  # France: 1 and 2 against 1; Iran: 2
    assert plots(m) == [("france", 3), ("iran", 1)]


@rule("8.5.5")
def test_a_wmd_may_be_placed_with_any_card() -> None:
    m = plot({"iran": {"sleepers": 1}}, ONE, 1, moves=("country:iran",), wmd=1)
    assert m.options(JIHADIST) == ["plot:1", "plot:wmd"]
    play(m, "plot:wmd")
    assert plots(m) == [("iran", WMD)]
    assert table(m).box == [0, 3, 2, 1, 0]


@rule("R-41", "4.8.1")
def test_six_numbered_plots() -> None:
    assert table(match("labyrinth")).box == [0, 3, 2, 1, 0]


# --- the first plot ---------------------------------------------------------------------------------------------


@rule("8.5.3", "4.7.7.2", "6.3.2")
def test_the_first_card_for_plot_triggers_no_us_event() -> None:
    hand = [US_CARD, SPARE]
    m = jihadist_to_play({"iran": {"sleepers": 1}}, 6, jihadist_hand=hand, events=[BLOCKED_BY])
    play(m, f"card:{US_CARD}", "use:operations", "order:operations", "op:plot", "country:iran")
    assert "event-cannot-happen" not in said(m)
    assert table(m).first_plot_card == US_CARD
    assert US_CARD not in table(m).discard


@rule("8.5.3", "6.3.2")
def test_any_later_card_for_plot_does() -> None:
    m = jihadist_to_play(
        {"iran": {"sleepers": 1}}, 6, jihadist_hand=[US_CARD, SPARE], events=[BLOCKED_BY], first_plot=True
    )
    play(m, f"card:{US_CARD}", "use:operations", "order:operations", "op:plot", "country:iran")
    assert "event-cannot-happen" in said(m)
    assert US_CARD in table(m).discard


@rule("8.5.3", "R-5")
def test_a_jihadist_card_uses_the_first_plot_up_and_need_not_be_the_first_card() -> None:
    hand = [ONE, TWO, US_CARD]
    m = jihadist_to_play({"iran": {"sleepers": 1}}, 6, 6, jihadist_hand=hand, events=[BLOCKED_BY])
    play(m, f"card:{ONE}", "use:reserves", f"card:{TWO}", "use:operations", "op:plot", "country:iran")
    assert table(m).first_plot_card == TWO
    play(m, "hold", f"card:{US_CARD}", "use:operations", "order:operations", "op:plot", "country:iran")
    assert "event-cannot-happen" in said(m)


@rule("8.5.3", "6.3.2")
def test_another_operation_triggers_the_event_even_before_the_first_plot() -> None:
    m = jihadist_to_play({"iran": {"sleepers": 1}}, 6, jihadist_hand=[US_CARD, SPARE], events=[BLOCKED_BY])
    play(m, f"card:{US_CARD}", "use:operations", "order:operations", "op:recruit", "country:iran", "done")
    assert "event-cannot-happen" in said(m)
    assert table(m).first_plot == 0


# --- secrecy ----------------------------------------------------------------------------------------------------


@rule("8.5.4", "4.8.1")
def test_only_the_jihadist_knows_what_he_has_placed() -> None:
    m = plot({"iran": {"sleepers": 1}}, TWO, 1, moves=("country:iran", "plot:2"))
    kinds = {seat: m.view(seat)["countries"][lands.IRAN]["plots"][0]["kind"] for seat in (US, JIHADIST, None)}
    assert kinds == {US: "", JIHADIST: "plot:2", None: ""}
    assert "plot-placed" in said(m, US)
    assert "my-plot-placed" not in said(m, US)
    assert "my-plot-placed" in said(m, JIHADIST)


@rule("8.5.4")
def test_the_choice_is_secret_even_if_there_is_only_one() -> None:
    m = plot({"iran": {"sleepers": 1}}, ONE, 1, moves=("country:iran",))
    question = m.question(JIHADIST)
    assert question is not None
    assert question.secret
    assert m.options(JIHADIST) == ["plot:1"]


@rule("8.5.4")
def test_what_the_us_imagines_fits_what_it_knows() -> None:
    m = plot({"iran": {"sleepers": 1}}, TWO, 1, moves=("country:iran", "plot:2"), wmd=1)
    seen = {plots(m.imagine(US, seed))[0][1] for seed in range(60)}
    assert seen == {1, 2, WMD}  # a card of value 2 cannot have placed a 3


# --- unblocked plots --------------------------------------------------------------------------------------------


@rule("8.5.6", "5.2.3")
def test_all_plots_are_resolved_when_the_us_phase_ends_in_the_order_the_jihadist_likes() -> None:
    countries = {"iran": {"sleepers": 1, "plots": [1]}, "russia": {"posture": "soft", "plots": [2, 1]}}
    m = position("labyrinth", empty=True, side="us", us_hand=[2], jihadist_hand=[ONE], countries=countries, funding=1)
    assert len(plots(m)) == 3
    play(m, "hold")
    assert m.options(JIHADIST) == ["country:russia", "country:iran"]
    assert refusal(m, "country:egypt") == "no-plot-to-resolve 8.5.6"
    play(m, "country:russia")
    assert m.options(JIHADIST) == ["marker:1", "marker:2"]
    play(m, "marker:2")  # the 1
    assert table(m).funding == 2
    play(m, "country:iran")
    assert plots(m) == []
    assert table(m).funding == 2 + 1 + 2
    assert said(m).count("plot-resolved") == 3


@rule("8.5.6-victory", "2.1.2", "8.5.5")
def test_a_wmd_in_the_united_states_wins() -> None:
    m = unblocked({"united-states": {"plots": ["wmd"]}}, wmd=1)
    assert m.over
    assert table(m).winner == JIHADIST
    m = unblocked({"canada": {"posture": "soft", "plots": ["wmd"]}}, 1, wmd=1)
    assert not m.over


@rule("8.5.6-funding")
@pytest.mark.parametrize(
    ("id", "what", "kind", "funding"),
    [
        ("jordan", GOOD_ALLY, 3, 5),
        ("jordan", FAIR_ALLY, 3, 4),
        ("jordan", POOR_ALLY, 1, 4),
        ("jordan", POOR_ALLY, "wmd", 4),
        ("jordan", GOOD_ALLY, "wmd", 5),
        ("iran", {}, 3, 4),
        ("iran", {}, "wmd", 4),
        ("russia", {"posture": "soft"}, 2, 5),
        ("russia", {"posture": "soft"}, 3, 6),
        ("canada", {"posture": "soft"}, 1, 5),
        ("canada", {"posture": "soft"}, 3, 9),
        ("canada", {"posture": "soft"}, 2, 7),
        ("russia", {"posture": "soft"}, "wmd", 9),
        ("united-states", {}, 1, 9),
    ],
)
def test_what_a_plot_brings_in(id: str, what: dict[str, Any], kind: int | str, funding: int) -> None:
    m = unblocked({id: what | {"plots": [kind]}}, 6, 6, 6, 6, wmd=1 if kind == "wmd" else 0)
    assert table(m).funding == funding


@rule("8.5.6-posture", "R-39", "4.9.3")
@pytest.mark.parametrize(
    ("id", "die", "posture"),
    [
        ("canada", 4, SOFT),
        ("canada", 5, HARD),
        ("united-states", 3, SOFT),
        ("united-states", 4, HARD),
    ],
)
def test_a_plot_in_a_non_muslim_country_rolls_its_posture(id: str, die: int, posture: int) -> None:
    for before in ("soft", "hard"):
        where: dict[str, Any] = {"us_posture": before} if id == "united-states" else {}
        what = {} if id == "united-states" else {"posture": before}
        m = unblocked({id: what | {"plots": [1]}}, die, 1, 1, 1, **where)
        assert table(m).posture[lands.IDS.index(id)] == posture


@rule("8.5.6-posture")
def test_after_a_wmd_the_jihadist_may_reroll_once() -> None:
    countries = {"canada": {"posture": "soft", "plots": ["wmd"]}}
    m = unblocked(countries, 6, 1, wmd=1)
    assert table(m).posture[lands.CANADA] == HARD
    play(m, "yes")
    assert table(m).posture[lands.CANADA] == SOFT
    assert table(m).side == JIHADIST  # nothing more is asked about it
    assert plots(m) == []
    m = play(unblocked(countries, 6, 1, wmd=1), "no")
    assert table(m).posture[lands.CANADA] == HARD


@rule("8.5.6-posture", "4.5")
def test_in_schengen_two_other_countries_are_named_and_then_rolled() -> None:
    m = unblocked({"france": {"posture": "soft", "plots": [1]}}, 5, 6, 1)
    assert table(m).posture[lands.FRANCE] == HARD
    assert "country:france" not in m.options(JIHADIST)
    assert len(m.options(JIHADIST)) == 6
    play(m, "country:spain")
    assert table(m).posture[lands.SPAIN] == 0  # not before the second one is named
    assert "country:spain" not in m.options(JIHADIST)
    play(m, "country:italy")
    assert table(m).posture[lands.SPAIN] == HARD
    assert table(m).posture[lands.ITALY] == SOFT
    m = unblocked({"united-kingdom": {"posture": "soft", "plots": [1]}}, 5)  # linked to Schengen, but not in it
    assert "posture-roll" in said(m)
    assert said(m).count("posture-roll") == 1


@rule("8.5.6-posture", "4.3.3")
def test_israel_stays_hard() -> None:
    m = unblocked({"israel": {"plots": [1]}}, 1)
    assert table(m).posture[lands.ISRAEL] == HARD
    assert table(m).funding == 5


@rule("8.5.6-prestige")
@pytest.mark.parametrize(("kind", "troops", "prestige"), [(1, 0, 7), (3, 1, 6), ("wmd", 1, 1), ("wmd", 0, 7)])
def test_with_troops_there_prestige_suffers(kind: int | str, troops: int, prestige: int) -> None:
    jordan = POOR_ALLY | {"troops": troops, "plots": [kind]}
    m = unblocked({"jordan": jordan}, 6, 6, 6, wmd=1 if kind == "wmd" else 0)
    assert table(m).prestige == prestige


@rule("8.5.6-prestige", "R-3", "R-37")
@pytest.mark.parametrize(("direction", "prestige"), [(4, 5), (5, 9)])
def test_a_plot_in_the_united_states_rolls_prestige(direction: int, prestige: int) -> None:
    m = unblocked({"united-states": {"plots": [2]}}, 6, direction, 2, 3)
    assert table(m).prestige == prestige
    assert [id for id in said(m) if id.endswith("-roll")] == ["posture-roll", "prestige-roll"]


@rule("8.5.6-governance", "7.2.2.3", "R-17")
@pytest.mark.parametrize(
    ("governance", "kind", "dice", "after", "aid"),
    [
        ("good", 1, (1,), FAIR, 2),
        ("good", 1, (2,), GOOD, 3),
        ("good", 3, (1, 1, 1), POOR, 0),
        ("good", 3, (1, 2, 2), FAIR, 2),  # all three are read against Good
        ("fair", 2, (2, 3), POOR, 2),
        ("fair", 2, (2, 2), POOR, 1),
        ("poor", 2, (3, 3), POOR, 1),
        ("poor", 2, (4, 5), POOR, 3),
        ("fair", "wmd", (1, 2, 6), POOR, 1),
    ],
)
def test_a_plot_shakes_governance_and_aid(
    governance: str, kind: int | str, dice: tuple[int, ...], after: int, aid: int
) -> None:
    jordan = {"governance": governance, "alignment": "ally", "aid": 3, "plots": [kind], "actives": 1}
    m = unblocked({"jordan": jordan}, *dice, wmd=1 if kind == "wmd" else 0)
    g = table(m)
    assert g.governance[lands.JORDAN] == after
    assert g.aid[lands.JORDAN] == aid
    assert g.actives[lands.JORDAN] == 1  # failures have no effect
    assert g.loaded == []


@rule("8.5.6-governance")
def test_a_wmd_rolls_three_dice_against_governance() -> None:
    m = unblocked({"jordan": GOOD_ALLY | {"plots": ["wmd"]}}, 2, 2, 2, 1, wmd=1)
    assert table(m).governance[lands.JORDAN] == GOOD
    assert table(m).loaded == [1]


@rule("8.5.6-governance", "4.4")
def test_iran_has_no_governance_to_shake() -> None:
    m = unblocked({"iran": {"plots": [3], "sleepers": 1}}, 1, 1, 1)
    assert table(m).governance[lands.IRAN] == FAIR
    assert table(m).loaded == [1, 1, 1]


@rule("R-17")
def test_two_plots_in_a_country_are_resolved_one_after_another() -> None:
    m = unblocked({"jordan": GOOD_ALLY | {"plots": [1, 1]}}, 1, 2)  # the 2 is read against Fair
    assert table(m).governance[lands.JORDAN] == POOR
    assert table(m).funding == 3 + 2 + 1


@rule("R-18")
def test_a_plot_stays_where_islamist_rule_has_come_and_only_brings_funding() -> None:
    m = unblocked({"jordan": ISLAMIST_FOE | {"plots": [3]}}, 1, 1, 1)
    assert table(m).governance[lands.JORDAN] == ISLAMIST
    assert table(m).funding == 4
    assert table(m).loaded == [1, 1, 1]


@rule("8.5.6-marker", "4.8.1")
def test_numbered_markers_come_back_and_weapons_do_not() -> None:
    m = unblocked({"jordan": POOR_ALLY | {"plots": [2]}}, 6, 6)
    assert table(m).box == [0, 3, 2, 1, 0]
    m = unblocked({"jordan": POOR_ALLY | {"plots": ["wmd"]}}, 6, 6, 6, wmd=2)
    assert table(m).box == [0, 3, 2, 1, 1]
    assert (table(m).wmd_events, table(m).wmd_pakistan) == (1, 3)
    assert "wmd-gone" in said(m)


@rule("8.5.4", "8.5.6")
def test_a_resolved_plot_is_shown_to_everybody() -> None:
    m = unblocked({"jordan": POOR_ALLY | {"plots": [2]}}, 6, 6)
    assert "plot-resolved" in said(m, US)
    assert "plot-resolved" in said(m)
