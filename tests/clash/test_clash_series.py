"""The match: three games, fresh neutrals, who begins; and series for points (CL-16 to CL-18, CL-35)."""

from __future__ import annotations

import pytest

from tests.clash.clash_reading import (
    JIHAD,
    MCWORLD,
    PLAYERS,
    asked,
    at,
    at_random,
    ended,
    lines,
    names,
    offered,
    pile,
    said,
    truth,
    zone,
)
from theatrum.engine.match import Match
from theatrum.games.clash.endings import DRAW
from theatrum.games.clash.state import NONE
from theatrum.testing import match, play, rule

EIGHT = {
    "a1": "mustafa mcworld",
    "b1": "soldier mcworld",
    "c1": "banker mcworld",
    "a2": "fast_food mcworld",
    "b2": "taliban jihad",
    "c2": "leader jihad",
    "a3": "imam jihad",
    "b3": "sheikh jihad",
}
HAVEN = {"mcworld": "tourist_zone", "jihad": "mosque"}


def about_to_win(player: str, **where: object) -> Match:
    """Arrange a game that the player wins with one more tile, on c3."""
    return at(board=EIGHT, mover=player, **where)


def win(m: Match, player: str) -> Match:
    return play(m, f"tile:{HAVEN[player]}", "cell:c3")


def drawn_game(**where: object) -> Match:
    """Play the sixtieth tile."""
    return play(at(board={"a1": "mustafa mcworld"}, moves=59, **where), "tile:tourist_zone", "cell:c3")


# --- three games -----------------------------------------------------------------------------------------------


@rule("CL-16")
def test_two_won_games_win_the_match() -> None:
    m = win(about_to_win("jihad", wins=[1, 0]), "jihad")  # one all: a third game follows
    assert not m.over
    assert truth(m).wins == [1, 1]
    m = win(about_to_win("jihad", wins=[1, 1]), "jihad")
    assert m.over
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.winners == (JIHAD,)
    assert outcome.scores == (1.0, 2.0)
    assert outcome.text("en") == "Jihad wins the match; games won: 2 to 1."


@rule("CL-16", "CA-35")
def test_a_match_stops_at_two_to_nothing() -> None:
    m = win(about_to_win("mcworld", wins=[1, 0]), "mcworld")
    assert m.over
    assert m.actors() == ()


@rule("CL-16")
def test_matches_end_with_two_wins_after_two_or_three_games() -> None:
    lengths = set()
    for seed in range(30):
        m = at_random(match("clash", seed=seed), seed)
        winners = [result["winner"] for result in m.view()["results"]]
        lengths.add(len(winners))
        assert winners.count(winners[-1]) == 2
    assert lengths == {2, 3}


@rule("CL-16")
def test_a_single_game_is_one_game() -> None:
    m = win(about_to_win("jihad", options={"series": "single"}), "jihad")
    assert m.over
    assert [line.id for line in m.log()].count("game-won") == 1


@rule("CL-3", "CL-17")
def test_the_next_game_begins_with_an_empty_table() -> None:
    m = win(about_to_win("jihad"), "jihad")
    assert all(seen["tile"] is None for seen in m.view()["board"])
    assert len(zone(m, "mcworld")) == len(zone(m, "jihad")) == 7
    assert m.view()["discard"] == ()
    assert m.view()["number"] == 2


# --- fresh neutrals --------------------------------------------------------------------------------------------


@rule("CL-17")
def test_ct_11_five_and_five_and_five_and_two_never_used() -> None:
    for seed in range(60):
        m = match("clash", seed=seed)
        shown: list[set[str]] = []
        while not m.over:
            if len(shown) < m.view()["number"]:
                shown.append(pile(m, "neutral"))
            at_random(m, seed, games=len(shown), skip=True)
        assert all(len(five) == 5 for five in shown)
        assert len(set.union(*shown)) == 5 * len(shown)
        if len(shown) == 3:
            assert m.view()["unused"] == 2
            return
    raise AssertionError("no match of three games")


@rule("CL-17")
def test_used_neutrals_lie_aside() -> None:
    m = match("clash", seed=11)
    first = pile(m, "neutral")
    at_random(m, 11, games=1, skip=True)
    assert pile(m, "aside") == first
    assert pile(m, "neutral").isdisjoint(first)
    assert m.view()["unused"] == 7


@rule("CA-34", "CA-51")
def test_a_tile_drawn_by_elections_is_used_up() -> None:
    m = about_to_win("mcworld", neutral=["elections"])
    before = zone(m, "mcworld")
    play(m, "tile:elections", "cell:c3")
    assert asked(m) == "ask-elections"
    box = pile(m, "perhaps_unused")
    play(m, "use")
    assert m.view()["number"] == 2
    aside = pile(m, "aside")
    assert "elections" in aside
    (drawn,) = aside - {"elections"}
    assert drawn in box
    assert drawn not in before
    assert drawn not in pile(m, "neutral") | pile(m, "perhaps_unused")


@rule("CA-51")
def test_elections_draw_only_what_was_never_dealt() -> None:
    aside = ["rocket", "mercenary", "mujahid", "television", "press", "agent", "hacker", "crisis"]
    aside += ["social_network", "bribe", "un", "nobel", "picket", "riots", "putsch"]
    m = at(board={"a1": "mustafa mcworld"}, neutral=["elections"], aside=aside)  # the box holds KABOOOM!!! alone
    play(m, "tile:elections", "cell:b2", "use")
    assert "kabooom" in zone(m, "mcworld")


NEUTRALS = ["rocket", "mercenary", "mujahid", "television", "press", "agent", "hacker", "crisis", "social_network"]
NEUTRALS += ["bribe", "un", "nobel", "picket", "riots", "elections", "kabooom", "putsch"]


@rule("CA-33")
@pytest.mark.parametrize("left", [0, 3])
def test_the_last_neutrals_are_laid_out_however_few(left: int) -> None:
    m = win(about_to_win("jihad", aside=NEUTRALS[left:]), "jihad")
    assert pile(m, "neutral") == set(NEUTRALS[:left])
    assert m.view()["unused"] == 0
    assert ("no-neutrals" in said(m)) == (left == 0)


@rule("CA-33")
@pytest.mark.parametrize("variant", ["random_support", "hidden_support"])
def test_the_last_neutrals_are_shared_equally(variant: str) -> None:
    m = win(about_to_win("jihad", aside=NEUTRALS[3:], options={"variant": variant}), "jihad")
    g = truth(m)
    assert [len(g.zones[seat]) + len(g.hidden[seat]) for seat in (MCWORLD, JIHAD)] == [8, 8]


@rule("CA-33")
@pytest.mark.parametrize("left", [0, 1, 3, 5, 6])
def test_a_secret_draft_of_few_tiles_gives_both_as_many(left: int) -> None:
    m = win(about_to_win("jihad", aside=NEUTRALS[left:], options={"variant": "secret_draft"}), "jihad")
    play(m, "starter:mcworld")
    while asked(m) == "ask-secret-draft":
        play(m, m.options(m.actors()[0])[0])
    hidden = truth(m).hidden
    assert len(hidden[0]) == len(hidden[1])
    assert not truth(m).draft


# --- who begins ------------------------------------------------------------------------------------------------


@rule("CL-18")
@pytest.mark.parametrize("winner", PLAYERS)
@pytest.mark.parametrize("named", PLAYERS)
def test_the_loser_names_the_starting_player(winner: str, named: str) -> None:
    m = win(about_to_win(winner), winner)
    loser = 1 - PLAYERS.index(winner)
    assert m.actors() == (loser,)
    assert asked(m) == "ask-starter"
    assert offered(m) == {"mcworld", "jihad"}
    play(m, f"starter:{named}")
    assert m.view()["starter"] == PLAYERS.index(named)
    called = {"mcworld": "McWorld", "jihad": "Jihad"}
    assert lines(m, "game-begins")[-1].startswith("Game 2 begins")
    assert lines(m, "starter-named") == [f"{called[PLAYERS[loser]]} names the starting player: {called[named]}."]
    assert m.actors() == (PLAYERS.index(named),)
    assert asked(m) == "ask-start-cell"


@rule("CL-18", "CL-4")
def test_the_loser_names_with_the_neutrals_in_sight() -> None:
    m = win(about_to_win("jihad"), "jihad")
    assert asked(m) == "ask-starter"
    assert len(pile(m, "neutral")) == 5


@rule("CA-47", "CL-5")
def test_after_a_drawn_first_game_lots_are_drawn_again() -> None:
    starters = set()
    for seed in range(12):
        m = drawn_game(seed=seed)
        assert said(m).count("starter-drawn") == 1
        assert asked(m) == "ask-start-cell"
        starters.add(m.view()["starter"])
    assert starters == {MCWORLD, JIHAD}


@rule("CA-47")
def test_a_drawn_game_counts_as_one_of_three_and_the_last_loser_still_names() -> None:
    m = at(board={"a1": "mustafa mcworld"}, moves=59, wins=[1, 0])
    g = truth(m)
    g.results.append((MCWORLD, 0, 5, 4, 5, 4))
    g.loser, g.number = JIHAD, 1
    play(m, "tile:tourist_zone", "cell:c3")
    assert ended(m)["winner"] is None
    assert m.view()["number"] == 3
    assert m.actors() == (JIHAD,)
    assert asked(m) == "ask-starter"
    play(m, "starter:jihad")
    at_random(m, 1)
    assert len(m.view()["results"]) == 3


@rule("CL-16", "CA-47")
@pytest.mark.parametrize(
    ("won", "told"), [([1, 0], "1 to 0"), ([0, 1], "0 to 1"), ([1, 1], "1 to 1"), ([0, 0], "0 to 0")]
)
def test_a_match_that_nobody_has_won_twice_is_drawn(won: list[int], told: str) -> None:
    m = at(board={"a1": "mustafa mcworld"}, moves=59, wins=won)
    truth(m).results.extend([(NONE, DRAW, 0, 0, 0, 0)] * 2)
    play(m, "tile:tourist_zone", "cell:c3")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.winners == (MCWORLD, JIHAD)
    assert outcome.points == tuple(won)
    assert outcome.text("en") == f"Nobody has won two games, so the match is drawn; games won: {told}."
    assert outcome.summary["games"][-1]["how"] == "draw"
    assert m.game.judge(m.state, MCWORLD) == m.game.judge(m.state, JIHAD) == 0.5


@rule("CL-16", "CA-47")
def test_in_the_last_game_one_is_worth_winning_only_to_who_has_won_one() -> None:
    def judged(won: list[int]) -> float:
        m = at(board={"a1": "mustafa mcworld"}, wins=won)
        truth(m).results.extend([(NONE, DRAW, 0, 0, 0, 0)] * 2)
        return m.game.judge(m.state, JIHAD)

    assert judged([0, 0]) == 0.5
    assert judged([1, 0]) < 0.5  # McWorld wins the match or draws it
    assert judged([0, 1]) > 0.5


# --- points ----------------------------------------------------------------------------------------------------


@rule("CL-35")
def test_points_are_added_up_over_the_agreed_games() -> None:
    for games in (1, 2, 5):
        m = at_random(match("clash", seed=games, series="points", games=games), games)
        results = m.view()["results"]
        assert len(results) == games
        outcome = m.outcome()
        assert outcome is not None
        assert list(outcome.scores) == [sum(result["points"][seat] for result in results) for seat in (0, 1)]
        for result in results:
            for seat in (MCWORLD, JIHAD):
                doomed = result["how"] == "kabooom" and result["winner"] != seat
                assert result["points"][seat] == (0 if doomed else result["supported"][seat])


@rule("CL-35")
def test_the_higher_sum_wins_even_with_fewer_games_won() -> None:
    m = win(about_to_win("jihad", options={"series": "points", "games": 2}), "jihad")
    assert lines(m, "points") == ["Points so far: McWorld 4, Jihad 5."]
    g = truth(m)
    assert g.points == [4, 5]
    m = about_to_win("jihad", options={"series": "points", "games": 1})
    truth(m).points = [3, 1]
    win(m, "jihad")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (7.0, 6.0)
    assert outcome.text("en") == "McWorld wins on points, 7 to 6."


@rule("CL-35")
def test_equal_sums_are_a_draw() -> None:
    m = about_to_win("jihad", options={"series": "points", "games": 1})
    truth(m).points = [1, 0]
    win(m, "jihad")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (5.0, 5.0)
    assert outcome.winners == (MCWORLD, JIHAD)
    assert outcome.text("en") == "A draw, 5 to 5."


@rule("CL-35")
def test_no_early_stop_for_points() -> None:
    m = win(about_to_win("jihad", wins=[0, 1], options={"series": "points", "games": 3}), "jihad")
    assert truth(m).wins == [0, 2]
    assert not m.over


@rule("CA-53")
def test_in_a_long_series_the_neutrals_are_shuffled_again() -> None:
    m = match("clash", seed=4, series="points", games=5, deck=[f"tile:{name}" for name in NEUTRALS])
    for game in range(1, 6):
        five = names(m.view()["neutral"])
        assert len(five) == 5
        assert said(m).count("neutrals-reshuffled") == (game >= 4)
        assert m.view()["unused"] == {1: 12, 2: 7, 3: 2, 4: 12, 5: 7}[game]
        assert len(pile(m, "aside")) == {1: 0, 2: 5, 3: 10, 4: 0, 5: 5}[game]
        at_random(m, game, games=game, skip=True)
    assert m.over


@rule("CA-53", "CL-18")
def test_the_loser_names_in_a_series_for_points_too() -> None:
    m = win(about_to_win("jihad", options={"series": "points", "games": 9}), "jihad")
    assert m.actors() == (MCWORLD,)
    assert asked(m) == "ask-starter"


@rule("CA-53", "CA-33")
def test_a_match_does_not_shuffle_again() -> None:
    m = win(about_to_win("jihad", aside=NEUTRALS[3:]), "jihad")
    assert "neutrals-reshuffled" not in said(m)
    assert pile(m, "neutral") == set(NEUTRALS[:3])
