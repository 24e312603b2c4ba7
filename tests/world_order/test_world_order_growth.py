"""Every Growth card does what it says."""

from __future__ import annotations

from typing import Any

from tests.world_order.order_table import (
    acting,
    allies,
    asked,
    asked_by,
    asks,
    at,
    cards,
    cubes,
    good,
    hand,
    index,
    money,
    offered,
    options,
    pending,
    play,
    production,
    row,
    said_by,
    score,
    source,
    truth,
    untested,
    why,
    with_card,
)
from theatrum.engine.match import Match
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.testing import rule

GAME = WorldOrder()


def test_every_growth_card_has_a_test() -> None:
    assert untested(__file__, GAME.content.growths) == []
    for card in GAME.content.growths:
        assert card.texts["en"] != card.texts["pl"]


@rule("WO-60")
def test_growth_cards_cost_and_bring_what_is_printed() -> None:
    printed = [(one.level, one.points, one.services, one.money, one.diplomacy) for one in GAME.content.growths]
    assert printed[::2] == [(1, 1, 1, 10, 0), (2, 3, 2, 10, 0), (3, 6, 3, 15, 0), (4, 7, 4, 15, 0), (5, 12, 5, 25, 0)]
    assert printed[1::2] == [(1, 2, 1, 0, 1), (2, 4, 2, 0, 1), (3, 5, 3, 0, 2), (4, 8, 4, 0, 2), (5, 12, 5, 0, 3)]


@rule("WO-112", "WO-25")
def test_industrial_development_raises_two_different_productions() -> None:
    m = with_card("growth-strategy", "usa")
    play(m, "do:growth", "growth:industrial-development", "good:food")
    assert why(m, "good:food") == "raised-already"
    play(m, "good:energy")
    assert (production(m, "usa", "food"), production(m, "usa", "energy")) == (4, 4)
    assert (good(m, "usa", "food"), good(m, "usa", "energy")) == (3, 3)


@rule("WO-113")
def test_diplomatic_initiative_readies_one_more() -> None:
    m = at(
        round=2,
        phase="focus",
        growth={"usa": ["diplomatic-initiative"]},
        exhausted={"usa": ["mexico", "japan", "iraq"]},
    )
    play(m, "focus:domestic", "country:mexico", "country:japan")
    assert asked(m) != "which-ready"


@rule("WO-114", "WA-18")
def test_reduced_bureaucracy_at_any_moment_once_a_round() -> None:
    m = at(
        round=2,
        phase="order",
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy"]},
        hands={"usa": ["new-allies"]},
        decks={"usa": ["foreign-trade"]},
    )
    while acting(m) != "usa":
        play(m, next(name for name in options(m) if name.startswith("place:")))
    play(m, "use:trash", "card:new-allies")
    assert hand(m, "usa") == ["foreign-trade"]
    assert cards(m, truth(m).trashed[index("usa")]) == ["new-allies"]
    assert asked(m) == "which-place"
    assert "use:trash" not in options(m)


@rule("WO-115", "WA-18")
def test_knowledge_transfer_exchanges_as_many_as_the_best_ready_ally_is_worth() -> None:
    m = at(
        round=2,
        phase="focus",
        growth={"usa": ["diplomatic-initiative", "knowledge-transfer"]},
        hands={"usa": ["new-allies"]},
        decks={"usa": ["foreign-trade", "growth-strategy", "military-pact"]},
    )
    play(m, "use:exchange")
    assert offered(m, "n") == ["0", "1", "2"]
    play(m, "n:2", "card:new-allies", "card:growth-strategy")
    assert hand(m, "usa") == ["foreign-trade"]
    assert asked(m) == "which-focus"
    tired = at(
        round=2,
        phase="focus",
        growth={"usa": ["diplomatic-initiative", "knowledge-transfer"]},
        exhausted={"usa": ["mexico", "japan", "iraq", "iceland"]},
    )
    assert "use:exchange" not in options(tired)


KNOWING = ["diplomatic-initiative", "knowledge-transfer"]
POOR = {id: {"consumer-goods": 0} for id in POWER_IDS}


@rule("WO-115")
def test_who_finds_fewer_cards_than_wished_discards_only_as_many() -> None:
    usa = [GAME.vocabulary.names[card].partition(":")[2] for card in GAME.content.powers[0].deck]
    assert usa[-1] == "military-pact"
    m = at(round=2, phase="focus", growth={"usa": KNOWING}, hands={"usa": usa[:-1]}, decks={"usa": ["military-pact"]})
    play(m, "use:exchange", "n:2", "card:growth-strategy")
    assert asked(m) == "which-focus"
    assert cards(m, truth(m).discards[index("usa")]) == ["growth-strategy"]


@rule("WO-115", "WA-18")
def test_who_has_no_token_may_still_use_an_ability_in_the_aftermath() -> None:
    m = at(phase="returns", round=2, growth={"eu": KNOWING}, goods=POOR, hands={"eu": []})
    assert (acting(m), asked(m), options(m)) == ("eu", "last-uses", ["use:exchange", "done"])
    assert asks(m) == "The round is coming to its end: which ability do you still use, or are you done?"
    play(m, "use:exchange", "n:1")
    play(m, options(m)[0])
    assert (truth(m).round, asked(m)) == (3, "which-place")  # nobody is asked when nothing is left to use
    m = at(phase="returns", round=2, growth={"eu": KNOWING}, goods=POOR)
    play(m, "done")
    assert (truth(m).round, asked(m)) == (3, "which-place")
    last = at(phase="returns", round=6, growth={"eu": KNOWING}, goods=POOR)
    assert last.over  # no card is of any use after that


@rule("WO-91", "WO-114", "WA-18")
def test_after_the_last_token_an_ability_may_still_be_used() -> None:
    m = at(
        phase="returns",
        round=2,
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy"]},
        goods=POOR,
        regions={"africa": {"tokens": {"usa": 1}}},
    )
    assert (asked(m), options(m)) == ("cash-token", ["region:africa", "use:trash", "done"])
    play(m, "region:africa")
    assert (acting(m), asked(m), options(m)) == ("usa", "last-uses", ["use:trash", "done"])


@rule("WO-78", "WO-115", "WA-18")
def test_research_offers_abilities_before_the_hand_is_shown_and_while_buying() -> None:
    m = at(phase="research", round=2, growth={"usa": KNOWING}, hands={"usa": ["new-allies"]})
    assert (asked(m), options(m)) == ("before-research", ["use:exchange", "reveal"])
    play(m, "reveal")
    assert "use:exchange" in options(m)
    play(m, "use:exchange", "n:0")
    assert asked(m) == "what-to-buy"
    assert "use:exchange" not in options(m)
    m = at(phase="research", round=2, growth={"usa": KNOWING}, hands={"usa": ["new-allies"]})
    play(m, "use:exchange", "n:0")
    assert asked(m) == "what-to-buy"  # with nothing left to use the hand is shown at once


@rule("WO-78", "WO-115", "WA-18")
def test_where_the_deck_is_short_abilities_are_offered_again_when_played_cards_lie_in_the_discard_pile() -> None:
    m = at(phase="research", round=2, growth={"usa": KNOWING}, hands={"usa": ["new-allies"]}, decks={"usa": []})
    g = truth(m)
    played = g.discards[0].pop()
    g.front[0], g.trashed[0], g.discards[0] = [played], g.discards[0], []
    m = Match(m.game, g, m.seats, None)
    assert asked(m) == "before-showing"  # before that there was nothing to draw
    assert truth(m).discards[0] == [played]
    assert "discarded" in asks(m)
    play(m, "use:exchange", "n:1")
    assert {*cards(m, [played]), "new-allies"} == {*hand(m, "usa")}
    hands = {"usa": ["foreign-trade", "new-allies"]}
    m = at(phase="research", round=2, growth={"usa": KNOWING}, hands=hands, decks={"usa": []})
    g = truth(m)
    g.known[0], g.down[0] = g.hands[0][:], [g.hands[0].pop(0)]
    m = play(Match(m.game, g, m.seats, None), "reveal")
    assert asked(m) == "before-showing"
    assert cards(m, truth(m).known[0]) == ["new-allies"]  # what lay face down is in nobody's hand any more
    assert not m.game.audit(truth(m))
    full = at(phase="research", round=2, growth={"usa": KNOWING}, hands={"usa": ["new-allies"]})
    play(full, "reveal")
    assert asked(full) == "what-to-buy"  # there is enough to draw from: nothing has changed


@rule("WO-115", "WO-31")
def test_what_is_discarded_goes_by_the_rule_that_asks_for_it() -> None:
    m = at(round=2, growth={"usa": KNOWING}, hands={"usa": ["new-allies", "new-agenda", "foreign-trade"]})
    play(m, "use:exchange", "n:1")
    assert asked_by(m) == ("WO-115",)
    play(m, "card:new-allies", "card:new-agenda")
    assert said_by(m, "discarded") == [("WO-115",)]
    assert (asked(m), asked_by(m)) == ("which-discard", ("WO-31",))
    play(m, "card:foreign-trade")
    assert said_by(m, "discarded") == [("WO-115",), ("WO-31",)]


@rule("WO-116", "WO-61")
def test_tactical_flexibility_draws_at_once_only_when_active() -> None:
    for round_, drawn in ((2, 0), (3, 1)):
        m = with_card(
            "growth-strategy",
            "usa",
            round=round_,
            growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy"]},
            decks={"usa": ["foreign-trade"]},
        )
        play(m, "do:growth", "growth:tactical-flexibility")
        assert len(hand(m, "usa")) == drawn


@rule("WO-117", "WA-24")
def test_diplomatic_opening_improves_twice_for_one_more() -> None:
    m = with_card(
        "new-allies",
        "usa",
        round=3,
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening"]},
        goods={"usa": {"diplomacy": 2}},
        regions={"europe": {"open": ["albania", "croatia"]}, "africa": {"open": ["kenya", "mali"]}},
    )
    play(m, "country:albania", "pay", "do:improve")
    assert why(m, "country:kenya") == "too-little-diplomacy"  # one for Kenya and one on top
    # In Europe allies pay for the country, but never for the point on top.
    play(m, "country:croatia")
    assert (pending(m)["due"], pending(m)["extra"]) == (1, 1)
    play(m, "country:iceland")
    assert why(m, "country:albania") == "nothing-due"
    play(m, "pay")
    assert good(m, "usa", "diplomacy") == 0
    assert allies(m, "usa")[-2:] == ["albania", "croatia"]


@rule("WO-117", "WO-37")
def test_diplomatic_opening_follows_a_search_and_leaves_that_country_alone() -> None:
    where: dict[str, Any] = {
        "growth": {"usa": ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening"]},
        "goods": {"usa": {"diplomacy": 8}},
        "regions": {"europe": {"open": ["albania", "croatia"]}, "africa": {"open": ["kenya", "mali"]}},
    }
    m = with_card("successful-negotiations", "usa", round=3, **where)
    play(m, "region:africa", "country:niger", "pay", "do:improve", "country:albania", "pay")
    assert (good(m, "usa", "diplomacy"), allies(m, "usa")[-2:]) == (5, ["niger", "albania"])
    m = with_card("diplomatic-trip", "usa", round=3, **where)
    play(m, "country:kenya", "pay", "do:improve", "country:albania", "pay", "do:engage")
    assert offered(m, "region") == ["africa"]  # the region of the first country, which the card speaks of


@rule("WO-118")
def test_strategic_advantage_plays_one_more_card_in_the_first_turn() -> None:
    grown = ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening", "strategic-advantage"]
    m = with_card("foreign-trade", "usa", round=4, growth={"usa": grown}, hand=["new-allies"])
    play(m, "done")
    assert asked(m) == "play-extra"
    play(m, "card:new-allies")
    m = with_card("foreign-trade", "usa", round=4, turn=2, growth={"usa": grown}, hand=["new-allies"])
    play(m, "done")
    assert acting(m) == "eu"


@rule("WO-118")
def test_strategic_advantage_works_in_the_turn_it_is_taken() -> None:
    m = with_card(
        "growth-strategy",
        "usa",
        round=4,
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening"]},
        hand=["foreign-trade"],
    )
    play(m, "do:growth", "growth:strategic-advantage")
    assert asked(m) == "play-extra"
    early = with_card(
        "growth-strategy",
        "usa",
        round=3,
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening"]},
        hand=["foreign-trade"],
    )
    play(early, "do:growth", "growth:strategic-advantage")
    assert acting(early) == "eu"


@rule("WO-119", "WO-71")
def test_regional_resilience_before_or_after_adding_influence() -> None:
    grown = ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening", "regional-resilience"]
    where = {"europe": {"permanent": ["eu"] * 4, "temporary": ["usa", "eu", "eu", "eu"]}}
    m = with_card("foreign-direct-investment", "usa", round=4, growth={"usa": grown}, regions=where)
    play(m, "country:iceland", "use:convert")
    # The cube is safe above the line before the new one would have pushed it out, and the new one finds a slot.
    assert (cubes(m, "usa", "europe"), row(m, "europe"), score(m, "usa")) == (3, ["eu", "eu", "eu", "usa"], 2)
    m = with_card("foreign-direct-investment", "usa", round=4, growth={"usa": grown}, regions=where)
    play(m, "country:iceland", "slot:temporary")
    assert row(m, "europe") == ["eu", "eu", "eu", "usa"]
    play(m, "spot:4")
    assert (cubes(m, "usa", "europe"), row(m, "europe")) == (2, ["eu", "eu", "eu"])


@rule("WO-120", "WO-60")
def test_space_program_and_olympic_games_bring_points() -> None:
    grown = ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening", "regional-resilience"]
    m = with_card("growth-strategy", "usa", growth={"usa": grown}, goods={"usa": {"services": 5}}, money={"usa": 25})
    play(m, "do:growth", "growth:space-program")
    assert (source(m, "usa", "growth"), good(m, "usa", "services"), money(m, "usa")) == (12, 0, 0)


@rule("WO-120")
def test_olympic_games_cost_diplomacy() -> None:
    grown = ["diplomatic-initiative", "reduced-bureaucracy", "diplomatic-opening", "regional-resilience"]
    m = with_card("growth-strategy", "usa", growth={"usa": grown}, goods={"usa": {"services": 5}})
    play(m, "do:growth", "growth:olympic-games")
    assert (source(m, "usa", "growth"), good(m, "usa", "diplomacy")) == (12, 1)
