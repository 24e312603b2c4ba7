"""Every strategic asset, every Growth card and the executive order does what it says."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.world_order.order_table import (
    acting,
    allies,
    armies,
    asked,
    asked_by,
    asks,
    at,
    bases,
    cards,
    cubes,
    fdi,
    good,
    hand,
    index,
    lines,
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
    why,
    with_asset,
    with_card,
)
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.testing import rule

GAME = WorldOrder()


def test_every_asset_and_growth_card_has_a_test() -> None:
    tree = ast.parse(Path(__file__).read_text("utf-8"))
    tests = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    found = [(card.id, card.texts) for card in GAME.content.assets]
    found += [(card.id, card.texts) for card in GAME.content.growths]
    for id, texts in found:
        assert any(name.startswith(f"test_{id.replace('-', '_')}") for name in tests), id
        assert texts["en"] != texts["pl"]


# --- the USA -----------------------------------------------------------------------------------------------------


@rule("WA-6")
def test_usa_arms_export_sells_two_armies_of_the_board() -> None:
    m = with_asset("usa-arms-export", "usa", goods={"usa": {"army": 2}})
    play(m, "region:africa", "slot:temporary")
    assert (armies(m, "usa"), money(m, "usa"), row(m, "africa")) == (0, 50, ["eu", "usa"])
    poor = with_asset("usa-arms-export", "usa", goods={"usa": {"army": 1}}, regions={"europe": {"armies": {"usa": 3}}})
    assert (money(poor, "usa"), acting(poor)) == (30, "eu")
    assert lines(poor, "cannot-pay")


def test_usa_navy_moves_two_armies_into_each_region() -> None:
    m = with_asset("usa-navy", "usa", money={"usa": 40}, goods={"usa": {"army": 4}})
    assert "central-asia" not in offered(m, "region")
    play(m, "region:africa", "board", "board", "region:south-asia", "board", "board")
    play(m, "slot:permanent", "slot:temporary")
    assert money(m, "usa") == 0
    assert (armies(m, "usa", "africa"), armies(m, "usa", "south-asia")) == (2, 2)
    assert (cubes(m, "usa", "africa"), row(m, "south-asia")) == (1, ["usa"])


def test_usa_navy_takes_back_no_army_it_has_just_sent() -> None:
    m = with_asset("usa-navy", "usa", money={"usa": 60}, goods={"usa": {"army": 2}})
    play(m, "region:africa", "board", "board")
    assert asked(m) == "which-slot"  # only the two armies in Africa are left


def test_usa_research_produces_two_and_grows() -> None:
    m = with_asset("usa-research", "usa", goods={"usa": {"services": 0, "energy": 1}})
    play(m, "good:food", "good:services", "growth:diplomatic-initiative")
    assert score(m, "usa") == 2


def test_usa_un_funding_buys_diplomacy_and_engages_anywhere() -> None:
    m = with_asset("usa-un-funding", "usa", goods={"usa": {"diplomacy": 0}})
    assert offered(m, "n") == ["0", "1", "2"]
    play(m, "n:1")
    assert (money(m, "usa"), good(m, "usa", "diplomacy")) == (20, 3)
    play(m, "region:africa", "slot:permanent")
    assert (good(m, "usa", "diplomacy"), cubes(m, "usa", "africa")) == (0, 1)


@rule("WO-73", "WA-9")
def test_usa_nato_adds_permanent_influence_beyond_the_slots() -> None:
    m = with_asset("usa-nato", "usa", regions={"central-asia": {"permanent": ["russia", "china"]}})
    assert offered(m, "region") == ["europe", "central-asia", "middle-east"]
    play(m, "region:central-asia", "board", "board")
    assert (armies(m, "usa", "central-asia"), money(m, "usa")) == (2, 20)
    assert (cubes(m, "usa", "central-asia"), row(m, "central-asia")) == (1, [])
    assert (score(m, "usa"), good(m, "usa", "diplomacy")) == (0, 6)


# --- the EU ------------------------------------------------------------------------------------------------------


def test_eu_central_bank_lets_money_stand_for_services() -> None:
    m = with_asset("eu-central-bank", "eu", goods={"eu": {"services": 0, "diplomacy": 1}}, money={"eu": 0})
    play(m, "growth:diplomatic-initiative")
    assert (money(m, "eu"), good(m, "eu", "diplomacy"), score(m, "eu")) == (10, 0, 2)


@rule("WA-5")
def test_eu_brand_needs_goods_and_services_sold_in_the_region() -> None:
    where = {"americas": {"open": ["brazil", "cuba"]}}
    m = with_asset("eu-brand", "eu", regions=where)
    assert "europe" not in offered(m, "region")
    play(m, "region:americas", "export:consumer-goods", "n:1", "export:services", "n:1", "done")
    play(m, "slot:permanent")
    assert cubes(m, "eu", "americas") == 1
    m = with_asset("eu-brand", "eu", regions=where)
    play(m, "region:americas", "export:consumer-goods", "n:1", "done")
    assert acting(m) == "usa"


@rule("WO-73")
def test_eu_expansion_pays_two_more_for_permanent_influence() -> None:
    full = {"permanent": ["usa"] * 4, "open": ["albania", "croatia"]}
    m = with_asset("eu-expansion", "eu", regions={"europe": full})
    assert set(offered(m, "country")) == {"albania", "croatia"}
    play(m, "country:albania", "pay", "do:pay")
    assert good(m, "eu", "diplomacy") == 1
    assert (cubes(m, "eu", "europe"), score(m, "eu")) == (2, 0)


def test_eu_neighbourhood_engages_twice_without_allies() -> None:
    m = with_asset("eu-neighbourhood", "eu", goods={"eu": {"diplomacy": 10}})
    assert offered(m, "region") == ["europe", "central-asia", "middle-east"]
    play(m, "region:central-asia", "slot:permanent", "do:engage")
    assert offered(m, "region") == ["europe", "middle-east"]
    play(m, "region:europe", "pay", "slot:permanent")
    assert (money(m, "eu"), good(m, "eu", "diplomacy")) == (15, 1)


def test_eu_nato_stations_two_armies() -> None:
    m = with_asset("eu-nato", "eu")
    assert (asked(m), asked_by(m)) == ("which-station", ("WO-31",))  # no zone and no base is needed
    play(m, "region:middle-east")
    assert (money(m, "eu"), good(m, "eu", "diplomacy"), armies(m, "eu")) == (15, 2, 2)
    assert (armies(m, "eu", "middle-east"), cubes(m, "eu", "middle-east"), score(m, "eu")) == (2, 2, 1)


# --- Russia ------------------------------------------------------------------------------------------------------


def test_russia_csto_moves_free_to_central_asia() -> None:
    m = with_asset("russia-csto", "russia", money={"russia": 0})
    play(m, "board", "done")
    assert (good(m, "russia", "diplomacy"), armies(m, "russia", "central-asia")) == (2, 1)
    assert (cubes(m, "russia", "central-asia"), score(m, "russia")) == (2, 1)


def test_russia_arms_export() -> None:
    m = with_asset("russia-arms-export", "russia")
    play(m, "region:europe", "slot:permanent")
    assert (armies(m, "russia"), money(m, "russia"), cubes(m, "russia", "europe")) == (0, 35, 2)


@rule("WA-22")
def test_russia_energy_markets_needs_four_units_a_region() -> None:
    where = {"europe": {"open": ["ukraine", "serbia"]}, "south-asia": {"open": ["nepal", "bhutan"]}}
    m = with_asset("russia-energy-markets", "russia", regions=where, goods={"russia": {"energy": 10}})
    play(m, "region:europe", "region:south-asia", "export:energy")
    # Doubled: Belarus 1 and Ukraine 2 in Europe, India 1 and Nepal 1 in South Asia.
    assert offered(m, "n")[-1] == "10"
    assert why(m, "import:services")
    play(m, "n:8", "done", "slot:permanent", "slot:permanent")
    assert (cubes(m, "russia", "europe"), cubes(m, "russia", "south-asia")) == (2, 1)
    m = with_asset("russia-energy-markets", "russia", regions=where, goods={"russia": {"energy": 10}})
    play(m, "region:europe", "region:south-asia", "export:energy", "n:7", "done")
    assert options(m) == ["region:europe", "region:south-asia"]  # only one of the two can have taken four
    play(m, "region:south-asia", "slot:permanent")
    assert (cubes(m, "russia", "europe"), cubes(m, "russia", "south-asia")) == (1, 1)


def test_russia_cyber_attacks_resets_and_adds() -> None:
    m = with_asset("russia-cyber-attacks", "russia", regions={"europe": {"temporary": ["russia", "usa"]}})
    play(m, "region:europe", "slot:temporary")
    assert good(m, "russia", "services") == 0
    assert row(m, "europe") == ["usa", "russia", "russia"]


def test_russia_military_companies_act_once_or_twice() -> None:
    m = with_asset("russia-military-companies", "russia", money={"russia": 45})
    play(m, "region:africa", "slot:permanent", "do:pay")
    assert "africa" not in offered(m, "region")
    play(m, "region:europe", "slot:permanent")
    assert (money(m, "russia"), armies(m, "russia"), armies(m, "russia", "africa")) == (5, 2, 1)


# --- China -------------------------------------------------------------------------------------------------------


def test_china_south_sea_sends_up_to_three() -> None:
    m = with_asset("china-south-sea", "china", goods={"china": {"army": 2}})
    assert options(m) == ["board"]  # at least one must go
    play(m, "board", "done")
    assert (armies(m, "china", "east-asia"), money(m, "china"), cubes(m, "china", "east-asia")) == (1, 15, 2)


def test_china_brics_lets_russia_join() -> None:
    m = with_asset("china-brics", "china", money={"china": 30, "russia": 15})
    play(m, "region:africa", "slot:permanent", "region:americas", "slot:permanent")
    assert acting(m) == "russia"
    play(m, "do:pay", "slot:permanent")
    assert (money(m, "china"), money(m, "russia")) == (0, 0)
    assert cubes(m, "russia", "south-asia") == 1


def test_china_brics_with_an_unplayed_russia_always_adds_its_cube() -> None:
    m = with_asset("china-brics", "china", seats=2, powers=["usa", "china"], money={"china": 30})
    play(m, "region:africa", "slot:permanent", "region:south-asia", "slot:permanent")
    assert cubes(m, "russia", "americas") == 1


def test_china_belt_and_road_invests_twice_in_different_regions() -> None:
    m = with_asset("china-belt-and-road", "china", allies={"china": ["thailand"]}, money={"china": 40})
    play(m, "country:laos", "slot:permanent", "do:invest")
    assert why(m, "country:thailand") == "not-this-region"
    play(m, "country:tajikistan", "slot:permanent")
    assert (money(m, "china"), fdi(m, "china", "tajikistan")) == (10, 1)


def test_china_sco_has_one_follow_up() -> None:
    m = with_asset("china-sco", "china", regions={"central-asia": {"open": ["uzbekistan", "georgia"]}})
    assert why(m, "country:albania") in ("not-this-region", "not-visible")
    play(m, "country:uzbekistan", "pay")
    assert options(m) == ["do:engage", "do:invest", "do:base", "skip"]
    play(m, "do:base", "country:uzbekistan", "slot:permanent")
    assert (bases(m, "china", "uzbekistan"), acting(m)) == (1, "usa")


@rule("WO-112")
def test_china_industrialization_raises_different_productions() -> None:
    m = with_asset("china-industrialization", "china", money={"china": 20})
    play(m, "do:raise-three", "good:energy")
    assert why(m, "good:energy") == "raised-already"
    play(m, "good:food", "good:services")
    assert (production(m, "china", "energy"), good(m, "china", "energy")) == (2, 1)  # no free unit by a card
    assert (source(m, "china", "cards"), money(m, "china")) == (3, 0)


# --- the executive order -----------------------------------------------------------------------------------------


@rule("WO-17", "WO-36", "WO-110")
def test_the_executive_order_does_one_action_and_is_gone() -> None:
    m = at(options={"executive_order": True}, hands={"usa": ["new-allies"]})
    play(m, "order")
    assert (asked(m), asked_by(m)) == ("which-down", ("WO-36",))
    play(m, "card:new-allies")
    assert said_by(m, "laid-down", 0) == [("WO-36",)]
    assert set(options(m)) == {
        f"do:{id}" for id in ("improve", "engage", "trade", "invest", "move", "base", "growth", "produce")
    }
    play(m, "do:move", "board", "region:europe", "done")
    assert (armies(m, "usa"), armies(m, "usa", "europe")) == (3, 1)
    assert truth(m).orders[index("usa")] == 0
    assert truth(m).orders[index("eu")] == 1
    assert "order" not in m.options(0)


# --- Growth cards ------------------------------------------------------------------------------------------------


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
