"""Two people and two virtual players (PG-23 to PG-29). Places 0 and 2 are the people, 1 and 3 the virtual players."""

from __future__ import annotations

import theatrum
from tests.penguins.penguin_table import (
    EXTRA,
    asked,
    at,
    choose,
    deck,
    finish_phase,
    hand,
    land,
    lines,
    no_twins,
    pile,
    plain,
    said,
    table,
    truth,
)
from theatrum.games.penguins.game import Penguins
from theatrum.testing import match, rule

LEFT, RIGHT = 1, 3  # the virtual players as seat 0 sees them; seat 1 has them the other way round
QUIET = [f"{zone}-{value}" for zone in ("desert", "jungle", "city") for value in (4, 4, 4, 5, 5, 5, 5, 6, 6, 6)]


@rule("PG-23", "PA-25")
def test_two_people_and_two_virtual_players_get_eighteen_cards_each() -> None:
    m = theatrum.new("penguins", seats=2, seed=1)
    g = truth(m)
    view = m.view(0)
    assert [place["seat"] for place in view["places"]] == [0, None, 1, None]
    assert [place["hand"] + place["deck"] for place in view["places"]] == [18] * 4
    assert [place["hand"] for place in view["places"]] == [4, 0, 4, 0]
    assert len(g.box) == 18
    assert m.actors() == (0, 1)
    assert m.question(0).text("en") == "Choose the card to put before Virtual player 1, on your left."  # type: ignore[union-attr]
    assert m.question(1).text("en") == "Choose the card to put before Virtual player 2, on your left."  # type: ignore[union-attr]


@rule("PG-24")
def test_only_people_recruit() -> None:
    m = at(
        2,
        phase="recruitment",
        hands=[["moon-4", "moon-5"], ["city-4", "city-5"]],
        decks=[["jungle-4", "jungle-5"], ["desert-4", "desert-5"], ["jungle-6", "jungle-7"], ["desert-6"]],
    )
    assert hand(m, 0) == ["jungle-4", "jungle-5", "moon-4", "moon-5"]
    assert hand(m, 1) == ["jungle-6", "jungle-7", "city-4", "city-5"]
    assert [deck(m, place) for place in (LEFT, RIGHT)] == [["desert-4", "desert-5"], ["desert-6"]]


def infiltrated() -> theatrum.Match:
    m = at(
        2,
        hands=[["moon-4", "moon-5", "moon-6", "moon-7"], ["city-4", "city-5", "city-6", "city-7"]],
        decks={LEFT: ["desert-9", "desert-8", "desert-4"], RIGHT: ["jungle-9", "jungle-8", "jungle-4"]},
    )
    choose(m, 0, "moon-4", "moon-7")
    choose(m, 1, "city-4", "city-7")
    return m


@rule("PG-25", "PA-23", "PA-26")
def test_people_put_cards_before_the_virtual_players_and_take_their_top_cards() -> None:
    m = infiltrated()
    assert (pile(m, LEFT, 0), pile(m, RIGHT, 0)) == (["moon-4"], ["moon-7"])
    # The left of seat 1 is the right of seat 0.
    assert (pile(m, RIGHT, 1), pile(m, LEFT, 1)) == (["city-4"], ["city-7"])
    # Seat 0 takes first, so it gets the topmost card of each deck.
    assert hand(m, 0) == ["desert-9", "jungle-9", "moon-5", "moon-6"]
    assert hand(m, 1) == ["desert-8", "jungle-8", "city-5", "city-6"]
    assert [deck(m, place) for place in (LEFT, RIGHT)] == [["desert-4"], ["jungle-4"]]
    assert lines(m, "took", 1) == [
        "You took Desert 8 from the deck of Virtual player 1 and Jungle 8 from that of Virtual player 2."
    ]
    assert "took" not in said(m)


@rule("PG-25", "PA-19")
def test_a_person_knows_only_the_own_cards_in_the_piles() -> None:
    m = infiltrated()
    assert m.view(0)["put_aside"] == ((LEFT, ("card:moon-4",)), (RIGHT, ("card:moon-7",)))
    assert m.view(1)["put_aside"] == ((LEFT, ("card:city-7",)), (RIGHT, ("card:city-4",)))
    assert m.view()["put_aside"] == ()
    assert [place["side"] for place in m.view()["places"]] == [0, 2, 0, 2]
    assert "city-7" not in str(m.view(0))


@rule("PG-26")
def test_virtual_players_land_the_top_of_their_decks_unseen_until_the_reveal() -> None:
    m = at(
        2,
        phase="landing",
        hands=[["moon-4"], ["city-4"]],
        decks={LEFT: ["desert-8", "desert-4"], RIGHT: ["jungle-2", "moon-9"]},
    )
    choose(m, 0, "moon-4")
    assert "landed" not in said(m)
    assert [place["revealed"] for place in m.view(1)["places"]] == [(), (), (), ()]
    choose(m, 1, "city-4")
    assert lines(m, "virtual-landed") == [
        "Virtual player 1 lands Desert 8 from its deck.",
        "Virtual player 2 lands Jungle 2 (Kamikaze) from its deck.",
    ]
    # Effects work for virtual players and against them.
    assert [table(m, place) for place in range(4)] == [["moon-4"], [], ["city-4"], ["jungle-2"]]
    assert plain(m.view()["destroyed"]) == ["desert-8"]


@rule("PA-20")
def test_a_virtual_player_under_twins_lands_two_cards() -> None:
    m = at(2, phase="landing", hands=[EXTRA[4], EXTRA[0]], decks={LEFT: ["desert-1", *QUIET[:8]], RIGHT: QUIET[10:18]})
    land(m, "moon-4", "antarctica-4")
    assert lines(m, "twins-coming") == ["Ninja Twins: Virtual player 1 lands two cards in the next round."]
    finish_phase(m, no_twins)
    before = deck(m, LEFT)
    finish_phase(m, no_twins)
    assert table(m, LEFT) == ["desert-1", *before[:2]]
    assert deck(m, LEFT) == before[2:]
    assert len(table(m, RIGHT)) == 2


@rule("PA-21")
def test_a_waiting_virtual_player_is_turned_up_with_the_late_cards() -> None:
    m = at(
        2,
        phase="landing",
        spotters=[0, LEFT],
        hands=[["moon-4"], ["city-4"]],
        decks={LEFT: ["desert-8", "desert-4"], RIGHT: ["jungle-6", "moon-9"]},
    )
    assert lines(m, "waits") == []
    choose(m, 1, "city-4")
    # Seat 0 sees the other person and the virtual player that does not wait, but not the one that waits as it does.
    view = m.view(0)
    assert [plain(place["revealed"]) for place in view["places"]] == [[], [], ["city-4"], ["jungle-6"]]
    assert deck(m, LEFT)[0] == "desert-8"
    choose(m, 0, "moon-4")
    assert table(m, LEFT) == ["desert-8"]


@rule("PA-28", "PA-12")
def test_both_people_wait_for_virtual_players_that_do_not() -> None:
    m = at(
        2,
        phase="landing",
        spotters=[0, 2, LEFT],
        hands=[["moon-4"], ["city-4"]],
        decks={LEFT: ["desert-8", "desert-4"], RIGHT: ["jungle-6", "moon-9"]},
    )
    assert m.actors() == (0, 1)
    assert asked(m, 0) == "land-late"
    assert [plain(place["revealed"]) for place in m.view(0)["places"]] == [[], [], [], ["jungle-6"]]
    land(m, "moon-4", "city-4")
    assert [table(m, place) for place in range(4)] == [["moon-4"], ["desert-8"], ["city-4"], ["jungle-6"]]
    everybody = at(2, phase="landing", spotters=[0, 1, 2, 3], hands=[["moon-4"], ["city-4"]])
    assert asked(everybody, 0) == "land"
    assert [place["revealed"] for place in everybody.view(0)["places"]] == [(), (), (), ()]


@rule("PG-27", "PA-22")
def test_an_empty_virtual_deck_is_rebuilt_at_once_from_the_whole_pile_shuffled() -> None:
    mine, yours = QUIET[:6], QUIET[10:16]
    orders = set()
    for seed in range(4):
        m = at(
            2,
            seed=seed,
            round=6,
            phase="landing",
            hands=[["moon-4"], ["antarctica-4"]],
            decks={LEFT: ["moon-5"], RIGHT: ["moon-6", "moon-7"]},
            piles={LEFT: (mine, yours)},
        )
        land(m, "moon-4", "antarctica-4")
        assert table(m, LEFT) == ["moon-5"]
        assert sorted(deck(m, LEFT)) == sorted(mine + yours)
        assert (pile(m, LEFT, 0), pile(m, LEFT, 1)) == ([], [])
        assert m.view(0)["places"][LEFT]["deck"] == 12
        assert m.view(0)["places"][LEFT]["side"] == 0
        orders.add(tuple(deck(m, LEFT)))
        assert lines(m, "rebuilt") == [
            "The deck of Virtual player 1 has run out: the 12 cards put before it, shuffled, are the new one."
        ]
        assert lines(m, "rebuilt", lang="pl") == [
            "Gracz wirtualny 1 – koniec talii; nową, potasowaną, tworzy 12 kart położonych dotąd z boku."
        ]
    assert len(orders) > 1


@rule("PA-27")
def test_a_deck_that_runs_out_while_people_take_is_rebuilt_with_this_rounds_cards() -> None:
    m = at(
        2,
        round=5,
        hands=[["moon-9", "moon-5", "moon-6"], ["city-4", "city-9", "city-6"]],
        decks={LEFT: ["desert-9"], RIGHT: ["desert-4", "desert-5", "desert-6"]},
        piles={LEFT: (["jungle-9"], ["jungle-8"])},
    )
    choose(m, 0, "moon-9", "moon-5")
    choose(m, 1, "city-4", "city-9")
    assert "desert-9" in hand(m, 0)
    new = {"jungle-9", "jungle-8", "moon-9", "city-9"}
    taken = new & set(hand(m, 1))
    assert len(taken) == 1  # seat 1 has already drawn from the new deck
    assert set(deck(m, LEFT)) == new - taken


@rule("PA-27")
def test_a_deck_that_runs_out_between_two_landed_cards_is_rebuilt_there() -> None:
    m = at(
        2,
        round=5,
        phase="landing",
        twins=[LEFT],
        hands=[["moon-4"], ["city-4"]],
        decks={LEFT: ["desert-9"]},
        piles={LEFT: (["jungle-4"], ["jungle-5"])},
    )
    land(m, "moon-4", "city-4")
    first, second = table(m, LEFT)
    assert first == "desert-9"
    assert {second, *deck(m, LEFT)} == {"jungle-4", "jungle-5"}


def without_virtual_twins() -> theatrum.Match:
    """A match in which no virtual player ever lands Twins, as long as the people keep theirs."""
    content = Penguins().content
    names = [content.name(kind) for kind in content.deck]
    twins = [name for name in names if name.endswith("-1")]
    others = [name for name in names if not name.endswith("-1")]
    # Seat 0 draws the Twins, one by one, below its first hand.
    first = others[:13]
    for number, name in enumerate(twins):
        first.insert(4 + 3 * number, name)
    stacked = first + others[13:67]
    return match("penguins", seats=2, deck=[f"card:{name}" for name in stacked])


@rule("PG-29", "PG-27")
def test_pt_8_the_virtual_decks_run_out_in_round_six_and_ten_cards_score() -> None:
    m = without_virtual_twins()
    sizes = []
    while not m.over:
        round = truth(m).round
        finish_phase(m, no_twins)
        finish_phase(m, no_twins)
        seen = m.view()["places"]
        sizes.append((round, seen[LEFT]["deck"], seen[LEFT]["side"], seen[RIGHT]["deck"], seen[RIGHT]["side"]))
    assert sizes == [
        (1, 15, 2, 15, 2),
        (2, 12, 4, 12, 4),
        (3, 9, 6, 9, 6),
        (4, 6, 8, 6, 8),
        (5, 3, 10, 3, 10),
        (6, 12, 0, 12, 0),
        (7, 9, 2, 9, 2),
        (8, 6, 4, 6, 4),
    ]
    for final in m.view()["final"]:
        assert len(final["cards"]) == 10
    assert m.game.audit(m.state) == []


@rule("PG-28")
def test_a_virtual_player_scores_with_deck_and_pile() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        hands=[["moon-4", "moon-5"], ["city-4", "city-5"]],
        decks={LEFT: ["desert-6", "desert-5"], RIGHT: ["moon-3", "moon-6", "city-7"]},
        piles={LEFT: (["desert-9"], ["desert-4"]), RIGHT: (["moon-8"], [])},
    )
    land(m, "moon-4", "city-4")
    outcome = m.outcome()
    assert outcome is not None
    # Place 1 controls the Desert: 5 + 9 + 4. Place 3 is in the Moon without control: the lower of 6 and 8.
    assert outcome.summary["totals"] == [5, 18, 5, 6]
    final = next(one for one in m.view()["final"] if one["number"] == LEFT)
    assert plain(final["cards"]) == ["desert-4", "desert-5", "desert-9"]
    assert lines(m, "virtual-total") == [
        "Virtual player 1, with all its face-down cards: 18 points in all.",
        "Virtual player 2, with all its face-down cards: 6 points in all.",
    ]


@rule("PG-28", "PG-18")
def test_virtual_players_take_control_away() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        tables=[[], ["moon-9"], [], []],
        hands=[["moon-4", "moon-5", "moon-6"], ["city-4"]],
        decks={LEFT: ["desert-6", "jungle-4"]},
    )
    land(m, "moon-4", "city-4")
    assert m.view()["places"][LEFT]["controls"] == ("desert", "moon")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome[0] == 5


@rule("PA-24", "PA-29")
def test_a_virtual_player_can_win_and_the_people_are_still_ranked() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        hands=[["moon-4", "moon-5"], ["city-4", "city-6"]],
        decks={LEFT: ["desert-6", "desert-5"], RIGHT: ["jungle-6", "antarctica-4"]},
        piles={LEFT: (["desert-9"], []), RIGHT: ([], [])},
    )
    land(m, "moon-4", "city-4")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 6)
    assert outcome.winners == (1,)
    assert outcome.summary["totals"] == [5, 14, 6, 0]
    assert outcome.summary["ranking"] == [1, 2, 0, 3]
    assert outcome.summary["virtual_winner"] is True
    assert outcome.text("en") == "Most points, 14: Virtual player 1. Most among the people, 6: Player 2."
    assert outcome.text("pl") == "Najwięcej punktów, 14: Gracz wirtualny 1. Najwięcej wśród ludzi, 6: Gracz 2."


@rule("PA-24", "PA-29")
def test_both_virtual_players_can_win_together() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        hands=[["moon-4", "moon-5"], ["city-4", "city-5"]],
        decks={LEFT: ["desert-6", "desert-5"], RIGHT: ["jungle-6", "jungle-5"]},
        piles={LEFT: (["desert-9"], []), RIGHT: (["jungle-9"], [])},
    )
    land(m, "moon-4", "city-4")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.text("en") == (
        "Most points, 14: Virtual player 1 and Virtual player 2. Most among the people, 5: Player 1 and Player 2."
    )
    assert outcome.text("pl") == (
        "Najwięcej punktów, 14: Gracz wirtualny 1 i Gracz wirtualny 2. Najwięcej wśród ludzi, 5: Gracz 1 i Gracz 2."
    )


@rule("PA-24", "PA-17")
def test_a_person_can_share_the_victory_with_a_virtual_player() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        hands=[["moon-4", "moon-5"], ["city-4"]],
        decks={LEFT: ["desert-6", "desert-5"], RIGHT: ["jungle-6", "antarctica-4"]},
        piles={LEFT: ([], []), RIGHT: ([], [])},
    )
    land(m, "moon-4", "city-4")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.summary["winners"] == [0, LEFT]
    assert outcome.summary["virtual_winner"] is True
    assert outcome.text("en") == "Player 1 and Virtual player 1 rule the world together with 5 points each."


@rule("PA-29")
def test_a_person_who_beats_everybody_simply_wins() -> None:
    m = at(
        2,
        round=8,
        phase="landing",
        hands=[["moon-4", "moon-9"], ["city-4", "city-6"]],
        decks={LEFT: ["desert-6", "desert-5"], RIGHT: ["jungle-6", "antarctica-4"]},
        piles={LEFT: ([], []), RIGHT: ([], [])},
    )
    land(m, "moon-4", "city-4")
    outcome = m.outcome()
    assert outcome is not None
    assert outcome.scores == (9, 6)
    assert outcome.summary["virtual_winner"] is False
    assert outcome.text("en") == "Player 1 rules the world with 9 points."
