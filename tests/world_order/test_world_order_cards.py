"""Every ability card, starting and market, does what it says. The tests stand in the order of ``abilities.toml``."""

from __future__ import annotations

import pytest

from tests.world_order.order_table import (
    acting,
    allies,
    armies,
    asked,
    asks,
    bases,
    cards,
    cubes,
    fdi,
    good,
    hand,
    index,
    money,
    offered,
    options,
    pending,
    play,
    production,
    ready,
    row,
    score,
    truth,
    untested,
    why,
    with_card,
)
from theatrum.games.world_order.game import WorldOrder
from theatrum.testing import rule

GAME = WorldOrder()


def test_every_card_has_a_test() -> None:
    assert untested(__file__, GAME.content.abilities) == []


@pytest.mark.parametrize("card", GAME.content.abilities, ids=lambda card: card.id)
def test_every_card_is_described_in_both_languages(card: object) -> None:
    token = next(i for i, one in enumerate(GAME.content.abilities) if one is card)
    name = f"card:{GAME.content.abilities[token].id}"
    number = GAME.vocabulary.number(name)
    assert GAME.describe(number, "en") != GAME.describe(number, "pl")


# --- starting cards ----------------------------------------------------------------------------------------------


@rule("WO-31", "WA-17")
def test_growth_strategy_is_growth_or_production() -> None:
    m = with_card("growth-strategy", "usa")
    assert options(m) == ["do:growth", "do:produce"]
    play(m, "do:produce", "good:energy", "good:food", "done")
    assert (good(m, "usa", "energy"), good(m, "usa", "food")) == (6, 6)
    three = play(with_card("growth-strategy", "usa"), "do:produce", "good:energy", "good:food", "good:raw-materials")
    assert acting(three) == "eu"  # no fourth type
    poor = with_card("growth-strategy", "usa", goods={"usa": {"services": 0}})
    assert why(poor, "do:growth") == "cannot-do"


def test_foreign_direct_investment() -> None:
    m = with_card("foreign-direct-investment", "usa")
    play(m, "country:iceland", "slot:temporary")
    assert (money(m, "usa"), fdi(m, "usa", "iceland"), score(m, "usa")) == (20, 1, 5)


def test_diplomatic_engagement() -> None:
    m = with_card("diplomatic-engagement", "usa")
    play(m, "region:americas", "pay", "slot:permanent")
    assert (good(m, "usa", "diplomacy"), cubes(m, "usa", "americas")) == (0, 2)


def test_foreign_trade() -> None:
    m = with_card("foreign-trade", "usa")
    play(m, "export:services", "n:2", "done")
    assert money(m, "usa") == 60


def test_new_allies() -> None:
    m = with_card("new-allies", "usa", regions={"europe": {"open": ["albania", "serbia"]}})
    play(m, "country:albania", "pay")
    assert "albania" in allies(m, "usa")
    assert good(m, "usa", "diplomacy") == 3


def test_foreign_military_presence() -> None:
    m = with_card("foreign-military-presence", "usa", money={"usa": 10})
    play(m, "country:japan", "slot:permanent")
    assert (money(m, "usa"), bases(m, "usa", "japan"), armies(m, "usa", "east-asia")) == (0, 1, 1)


def test_military_reinforcements() -> None:
    m = with_card("military-reinforcements", "china")
    assert armies(m, "china") == 3
    play(m, "board", "region:central-asia", "done")
    assert (armies(m, "china"), armies(m, "china", "central-asia"), money(m, "china")) == (2, 1, 15)
    m = with_card("military-reinforcements", "china")
    play(m, *["board", "region:central-asia"] * 2)
    assert acting(m) == "usa"  # no third move


def test_global_currency_pays_for_imported_types() -> None:
    m = with_card("global-currency", "usa", money={"usa": 50})
    play(m, "import:energy", "n:1", "n:3", "import:consumer-goods", "n:1", "n:0", "n:0", "done")
    # 4 energy for 12, one of the consumer goods of Japan for 10, and 5 money for each of the two types.
    assert money(m, "usa") == 50 - 12 - 10 + 10


def test_global_currency_pays_nothing_without_imports() -> None:
    m = with_card("global-currency", "usa", money={"usa": 50})
    play(m, "done")
    assert money(m, "usa") == 50


def test_military_pact() -> None:
    m = with_card("military-pact", "usa")
    play(m, "country:iceland", "slot:permanent")
    assert (bases(m, "usa", "iceland"), good(m, "usa", "diplomacy")) == (1, 5)


@rule("WO-31")
def test_military_pact_gives_its_diplomacy_even_without_a_base() -> None:
    m = with_card("military-pact", "usa", money={"usa": 5})
    assert good(m, "usa", "diplomacy") == 5
    assert acting(m) == "eu"


def test_soft_power_is_cheaper_in_three_regions() -> None:
    prices = {"europe": (5, 4), "central-asia": (4, 3), "middle-east": (6, 5), "americas": (4, 4), "africa": (3, 3)}
    for region, price in prices.items():
        m = with_card("soft-power", "eu", allies={"eu": ["armenia"]}, goods={"eu": {"diplomacy": 10}})
        play(m, f"region:{region}")
        assert (pending(m)["price"], pending(m)["due"]) == price


def test_humanitarian_aid_takes_money_for_diplomacy() -> None:
    m = with_card(
        "humanitarian-aid",
        "eu",
        goods={"eu": {"diplomacy": 1}},
        money={"eu": 6},
        regions={"middle-east": {"open": ["turkey", "egypt"]}},
    )
    play(m, "country:turkey", "pay")
    assert (good(m, "eu", "diplomacy"), money(m, "eu")) == (0, 0)
    m = with_card(
        "humanitarian-aid",
        "eu",
        goods={"eu": {"diplomacy": 3}},
        money={"eu": 6},
        regions={"middle-east": {"open": ["turkey", "egypt"]}},
    )
    play(m, "country:turkey", "country:jordan", "pay")
    assert offered(m, "n") == ["0", "1", "2"]
    play(m, "n:1")
    assert (good(m, "eu", "diplomacy"), money(m, "eu")) == (2, 3)


def test_humanitarian_aid_helps_who_has_no_diplomacy_at_all() -> None:
    turkey = {"middle-east": {"open": ["turkey", "egypt"]}}
    m = with_card("humanitarian-aid", "eu", goods={"eu": {"diplomacy": 0}}, money={"eu": 6}, regions=turkey)
    play(m, "country:turkey", "country:jordan")
    assert asks(m) == "Turkey still costs 2 diplomacy, and you have 0; no ready ally can lower that: do you pay?"
    play(m, "pay")
    assert (good(m, "eu", "diplomacy"), money(m, "eu")) == (0, 0)


def test_military_re_equipment() -> None:
    m = with_card("military-re-equipment", "russia", money={"russia": 15})
    play(m, "country:belarus", "slot:permanent")
    assert (armies(m, "russia"), armies(m, "russia", "europe")) == (2, 1)


def test_energy_titan_doubles_the_symbols_of_one_good() -> None:
    m = with_card("energy-titan", "russia", goods={"russia": {"energy": 6, "raw-materials": 6}})
    assert options(m) == ["good:energy", "good:raw-materials", "skip"]
    play(m, "good:energy", "export:energy")
    assert offered(m, "n") == ["1", "2", "3", "4"]  # Belarus and India show one each
    play(m, "n:4", "export:raw-materials")
    assert offered(m, "n") == ["1", "2"]


def test_economic_diplomacy() -> None:
    m = with_card("economic-diplomacy", "china")
    play(m, "country:laos", "slot:permanent")
    assert (fdi(m, "china", "laos"), good(m, "china", "diplomacy")) == (1, 4)


def test_the_worlds_factory_makes_up_to_two_consumer_goods() -> None:
    m = with_card(
        "the-worlds-factory", "china", goods={"china": {"energy": 5, "raw-materials": 5, "consumer-goods": 0}}
    )
    play(m, "done")
    assert options(m) == ["good:consumer-goods", "done"]
    play(m, "good:consumer-goods")
    assert offered(m, "n") == ["1", "2"]
    play(m, "n:2")
    assert (good(m, "china", "consumer-goods"), good(m, "china", "energy")) == (2, 3)


# --- market cards ------------------------------------------------------------------------------------------------


def test_activation_of_allies_readies_two_and_engages_with_them() -> None:
    m = with_card(
        "activation-of-allies",
        "usa",
        exhausted={"usa": ["mexico", "japan", "iraq"]},
        goods={"usa": {"diplomacy": 2}},
    )
    play(m, "country:mexico", "country:japan", "region:americas", "country:mexico", "pay", "slot:permanent")
    assert good(m, "usa", "diplomacy") == 0
    assert not ready(m, "usa", "mexico")
    assert ready(m, "usa", "japan")
    assert not ready(m, "usa", "iraq")


def test_assign_new_diplomats_improves_twice() -> None:
    m = with_card(
        "assign-new-diplomats",
        "usa",
        regions={"europe": {"open": ["albania", "croatia"]}, "africa": {"open": ["kenya", "mali"]}},
    )
    play(m, "country:albania", "pay", "country:kenya", "pay")
    assert allies(m, "usa")[-2:] == ["albania", "kenya"]


def test_boost_production_raises_produces_and_plays_on() -> None:
    m = with_card("boost-production", "usa", hand=["foreign-trade"])
    play(m, "good:energy")
    assert (production(m, "usa", "energy"), good(m, "usa", "energy")) == (4, 7)
    assert asked(m) == "play-another"
    play(m, "card:foreign-trade", "done")
    assert cards(m, truth(m).front[index("usa")]) == ["boost-production", "foreign-trade"]
    at_end = with_card("boost-production", "usa", production={"usa": {"energy": 5}}, goods={"usa": {"energy": 0}})
    play(at_end, "good:energy")
    assert (production(at_end, "usa", "energy"), good(at_end, "usa", "energy")) == (5, 5)


@rule("WO-64")
def test_boost_production_makes_nobody_spend_goods() -> None:
    m = with_card("boost-production", "usa", hand=["new-allies"], trade_down={"usa": 2})
    play(m, "good:services")
    assert offered(m, "n") == ["0", "1", "2", "3"]
    play(m, "n:0")
    assert (production(m, "usa", "services"), good(m, "usa", "services"), good(m, "usa", "energy")) == (5, 4, 3)
    assert [up for _, _, up in m.view()["powers"][0]["trade_cards"]] == [False, False]  # nothing was produced
    assert asked(m) == "play-another"


def test_build_new_embassy_is_cheaper_and_resets() -> None:
    m = with_card(
        "build-new-embassy",
        "usa",
        regions={
            "europe": {"open": ["ukraine", "serbia"], "temporary": ["usa", "eu", "russia"]},
            "africa": {"temporary": ["usa", "eu"]},
        },
    )
    play(m, "country:ukraine")
    assert pending(m)["due"] == 1
    play(m, "pay", "spot:1")
    assert row(m, "europe") == ["eu", "russia", "usa"]


def test_convincing_arguments_gives_two_diplomacy_first() -> None:
    m = with_card("convincing-arguments", "usa", goods={"usa": {"diplomacy": 2}})
    assert good(m, "usa", "diplomacy") == 4
    assert options(m) == ["do:improve", "do:engage"]
    play(m, "do:engage", "region:americas", "pay", "slot:permanent")
    assert cubes(m, "usa", "americas") == 2


def test_covert_military_operation_produces_armies_then_builds() -> None:
    m = with_card("covert-military-operation", "usa", goods={"usa": {"army": 0, "raw-materials": 2, "food": 3}})
    assert options(m) == ["good:army", "done"]
    play(m, "good:army", "n:2", "country:iceland", "slot:permanent")
    assert (armies(m, "usa"), armies(m, "usa", "europe"), good(m, "usa", "food")) == (1, 1, 1)


def test_diplomatic_trip_may_engage_in_that_region_only() -> None:
    m = with_card(
        "diplomatic-trip",
        "usa",
        goods={"usa": {"diplomacy": 8}},
        regions={"africa": {"open": ["kenya", "mali"]}},
    )
    play(m, "country:kenya", "pay")
    assert options(m) == ["do:engage", "skip"]
    play(m, "do:engage")
    assert offered(m, "region") == ["africa"]
    assert why(m, "region:europe") == "not-this-region"
    play(m, "region:africa", "pay", "slot:permanent")
    assert (good(m, "usa", "diplomacy"), cubes(m, "usa", "africa")) == (4, 1)


def test_dominant_power_counts_armies() -> None:
    m = with_card("dominant-power", "usa", regions={"europe": {"armies": {"usa": 4}}})
    play(m, "region:europe", "pay", "slot:permanent")
    assert good(m, "usa", "diplomacy") == 3


def test_economic_expansion_trades_then_invests() -> None:
    m = with_card("economic-expansion", "usa", money={"usa": 0})
    play(m, "export:services", "n:2", "done", "country:iceland", "slot:permanent")
    assert (money(m, "usa"), fdi(m, "usa", "iceland")) == (20, 1)


def test_ensure_peace_in_the_region_counts_allies() -> None:
    m = with_card("ensure-peace-in-the-region", "eu", allies={"eu": ["serbia"]}, exhausted={"eu": ["serbia"]})
    play(m, "region:europe")
    assert pending(m)["due"] == 2  # 5 less Norway, the member states and Serbia
    play(m, "country:norway")
    assert pending(m)["due"] == 1


def test_establish_trade_routes_lends_the_visible_countries() -> None:
    m = with_card(
        "establish-trade-routes",
        "usa",
        goods={"usa": {"consumer-goods": 5, "services": 4}},
        regions={
            "americas": {"open": ["brazil", "cuba"], "temporary": ["usa", "eu"]},
            "europe": {"temporary": ["usa", "eu"]},
        },
    )
    play(m, "region:americas", "export:consumer-goods")
    assert offered(m, "n") == ["1", "2", "3"]  # Mexico one, Brazil two; Cuba refuses the USA
    play(m, "n:3")
    assert why(m, "export:raw-materials") == "no-symbol"
    play(m, "done")
    assert (row(m, "americas"), row(m, "europe")) == (["eu", "usa"], ["usa", "eu"])


def test_explore_alternatives_draws_two_and_plays_on() -> None:
    m = with_card("explore-alternatives", "usa", decks={"usa": ["foreign-trade", "new-allies", "growth-strategy"]})
    assert hand(m, "usa") == ["foreign-trade", "new-allies"]
    play(m, "card:foreign-trade", "done")
    assert acting(m) == "eu"


def test_global_presence_produces_armies_and_moves_three() -> None:
    m = with_card("global-presence", "usa", goods={"usa": {"army": 1, "raw-materials": 3, "food": 3}})
    assert options(m) == ["good:army", "done"]
    play(m, "good:army", "n:3", *["board", "region:europe"] * 3)
    assert (armies(m, "usa", "europe"), armies(m, "usa"), money(m, "usa")) == (3, 1, 15)
    assert acting(m) == "eu"


def test_improve_logistics_sends_three_armies_free() -> None:
    m = with_card("improve-logistics", "usa", money={"usa": 5}, goods={"usa": {"army": 5}})
    play(m, "country:iceland")
    assert offered(m, "n") == ["1", "2", "3"]
    play(m, "n:3", "slot:permanent")
    assert (money(m, "usa"), armies(m, "usa", "europe")) == (0, 3)


@rule("WO-76")
def test_initiate_restructuring_trashes_to_play_on() -> None:
    m = with_card(
        "initiate-restructuring",
        "usa",
        hand=["growth-strategy"],
        decks={"usa": ["foreign-trade"]},
    )
    assert hand(m, "usa") == ["foreign-trade", "growth-strategy"]
    play(m, "discards", "card:new-allies", "card:foreign-trade", "done")
    assert cards(m, truth(m).trashed[index("usa")]) == ["new-allies"]
    m = with_card("initiate-restructuring", "usa", hand=["growth-strategy"], decks={"usa": ["foreign-trade"]})
    play(m, "hand", "card:growth-strategy", "card:foreign-trade", "done")
    assert cards(m, truth(m).trashed[index("usa")]) == ["growth-strategy"]
    m = with_card("initiate-restructuring", "usa", hand=["growth-strategy"], decks={"usa": ["foreign-trade"]})
    play(m, "skip")
    assert acting(m) == "eu"


@rule("WO-76", "WA-18")
def test_a_card_of_the_discards_is_named_before_anything_else_can_turn_them_into_the_deck() -> None:
    m = with_card(
        "initiate-restructuring",
        "usa",
        hand=["growth-strategy"],
        decks={"usa": ["foreign-trade"]},
        growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy"]},
        round=2,
    )
    assert "use:trash" in options(m)
    play(m, "discards")
    assert "use:trash" not in options(m)
    assert "card:new-allies" in options(m)


@rule("WO-53")
def test_key_economic_partner_may_be_ready_already_and_stays_ready() -> None:
    for tired in ([], ["mexico"]):
        m = with_card("key-economic-partner", "usa", exhausted={"usa": tired})
        play(m, "country:mexico", "slot:permanent")
        assert ready(m, "usa", "mexico")
        assert (fdi(m, "usa", "mexico"), money(m, "usa")) == (1, 15)
    m = with_card("key-economic-partner", "usa", exhausted={"usa": ["mexico"]}, fdi={"usa": ["mexico"]})
    play(m, "country:mexico")
    assert (ready(m, "usa", "mexico"), fdi(m, "usa", "mexico"), acting(m)) == (True, 1, "eu")


def test_military_exercises_may_reset_where_armies_arrived() -> None:
    m = with_card(
        "military-exercises",
        "usa",
        regions={"europe": {"temporary": ["usa", "eu"]}, "americas": {"temporary": ["usa", "eu"]}},
    )
    play(m, "board", "region:europe", "done")
    assert options(m) == ["spot:1", "skip"]
    play(m, "spot:1")
    assert row(m, "europe") == ["eu", "usa"]
    assert row(m, "americas") == ["usa", "eu"]
    m = with_card("military-exercises", "usa", goods={"usa": {"army": 4}})
    play(m, *["board", "region:europe"] * 3)
    assert (armies(m, "usa", "europe"), acting(m)) == (3, "eu")


@rule("WO-83")
def test_minimize_bureaucracy_takes_and_plays_a_market_card() -> None:
    m = with_card(
        "minimize-bureaucracy",
        "usa",
        market=[
            "quantitative-easing",
            "economic-expansion",
            "new-agenda",
            "power-play",
            "explore-alternatives",
            "well-laid-plans",
        ],
    )
    assert offered(m, "market") == ["1", "3", "4", "5", "6"]  # the fifth costs 6
    assert why(m, "market:2") == "too-dear"  # it costs 7
    play(m, "market:1")
    assert money(m, "usa") == 40
    assert cards(m, truth(m).trashed[index("usa")]) == ["minimize-bureaucracy"]
    assert cards(m, truth(m).front[index("usa")]) == ["quantitative-easing"]
    assert len(truth(m).market) == 6


def test_new_agenda_discards_two_to_play_on() -> None:
    m = with_card("new-agenda", "usa", decks={"usa": ["foreign-trade", "new-allies", "growth-strategy"]})
    play(m, "card:new-allies", "card:growth-strategy", "card:foreign-trade", "done")
    assert cards(m, truth(m).discards[index("usa")])[-2:] == ["new-allies", "growth-strategy"]
    m = with_card("new-agenda", "usa", decks={"usa": ["foreign-trade", "new-allies", "growth-strategy"]})
    play(m, "skip")
    assert (acting(m), len(hand(m, "usa"))) == ("eu", 3)


@rule("WO-57")
def test_new_strategic_partner_builds_in_that_country_or_moves_there() -> None:
    open_ones = {"africa": {"open": ["kenya", "mali"]}}
    m = with_card("new-strategic-partner", "usa", regions=open_ones)
    play(m, "country:kenya", "pay")
    assert options(m) == ["do:move", "do:base"]
    play(m, "do:base")
    assert offered(m, "country") == ["kenya"]
    play(m, "country:kenya", "slot:permanent")
    assert (armies(m, "usa", "africa"), bases(m, "usa", "kenya")) == (1, 1)
    m = with_card("new-strategic-partner", "usa", regions=open_ones)
    play(m, "country:mali", "pay")
    assert why(m, "do:base") == "cannot-do"  # no flag of the USA
    play(m, "do:move", "board", "board")
    assert (armies(m, "usa", "africa"), money(m, "usa"), acting(m)) == (2, 20, "eu")


def test_optimization_program_produces_one_and_grows() -> None:
    m = with_card("optimization-program", "usa", goods={"usa": {"services": 0}})
    play(m, "good:services", "n:3", "growth:diplomatic-initiative")
    assert (score(m, "usa"), good(m, "usa", "services")) == (2, 2)


def test_power_play_may_go_beyond_the_slots() -> None:
    full = {"europe": {"permanent": ["eu", "eu", "eu", "eu"], "temporary": ["eu", "eu", "eu", "eu"]}}
    m = with_card("power-play", "usa", regions=full)
    play(m, "country:iceland")
    assert options(m) == ["slot:permanent", "slot:temporary"]
    play(m, "slot:permanent")
    assert (cubes(m, "usa", "europe"), row(m, "europe"), score(m, "usa")) == (2, ["eu"] * 4, 0)
    m = with_card("foreign-military-presence", "usa", regions=full)
    play(m, "country:iceland")
    assert row(m, "europe") == ["eu", "eu", "eu", "usa"]


@rule("WA-7")
def test_prosperous_times_advances_cheaply_on_top_of_the_usual_step() -> None:
    m = with_card("prosperous-times", "usa", goods={"usa": {"consumer-goods": 0, "energy": 0}}, assets={"usa": []})
    assert options(m) == ["do:prosper", "skip"]  # the first step costs two, and is two cheaper
    play(m, "do:prosper")
    assert (score(m, "usa"), money(m, "usa")) == (2, 40)
    m = with_card("prosperous-times", "usa", goods={"usa": {"energy": 0}}, prosperity={"usa": 1}, assets={"usa": []})
    play(m, "do:prosper")
    assert good(m, "usa", "consumer-goods") == 2  # the second step costs three
    m = with_card("prosperous-times", "usa", hand=["foreign-trade"], goods={"usa": {"consumer-goods": 0, "energy": 1}})
    play(m, "good:consumer-goods", "do:play", "card:foreign-trade", "done")
    assert truth(m).prosperity[index("usa")] == 0


def test_quantitative_easing_gives_ten_then_invests() -> None:
    m = with_card("quantitative-easing", "usa", money={"usa": 0})
    play(m, "country:iceland", "slot:permanent")
    assert (money(m, "usa"), fdi(m, "usa", "iceland")) == (0, 1)


def test_re_evaluate_strategy_does_two_of_three() -> None:
    m = with_card("re-evaluate-strategy", "usa", regions={"europe": {"open": ["albania", "croatia"]}})
    assert options(m) == ["do:improve", "do:trade", "do:move"]
    play(m, "do:move", "board", "region:europe", "done")
    assert options(m) == ["do:improve", "do:trade"]
    play(m, "do:improve", "country:albania", "pay")
    assert acting(m) == "eu"
    m = with_card("re-evaluate-strategy", "usa")
    play(m, "do:move", *["board", "region:europe"] * 2)
    assert asked(m) == "which-way"  # no third move


@rule("WO-72")
def test_re_examine_agreement_resets_draws_and_plays_on() -> None:
    m = with_card(
        "re-examine-agreement",
        "usa",
        decks={"usa": ["foreign-trade", "new-allies"]},
        regions={"europe": {"temporary": ["usa", "eu"]}, "africa": {"temporary": ["eu", "usa", "china"]}},
    )
    play(m, "region:africa")
    assert row(m, "africa") == ["eu", "china", "usa"]
    assert hand(m, "usa") == ["foreign-trade"]
    play(m, "card:foreign-trade", "done")
    assert acting(m) == "eu"


def test_return_on_investment_pays_for_every_token() -> None:
    m = with_card("return-on-investment", "usa", money={"usa": 0}, fdi={"usa": ["mexico", "japan", "iraq"]})
    assert money(m, "usa") == 12
    play(m, "country:iceland", "slot:permanent")
    assert money(m, "usa") == 2


@rule("WO-54")
def test_steady_partnership_allows_a_second_token_and_no_third() -> None:
    m = with_card("steady-partnership", "usa", fdi={"usa": ["mexico", "japan", "japan"]})
    assert why(m, "country:japan") == "invested-already"
    play(m, "country:mexico", "slot:permanent")
    assert fdi(m, "usa", "mexico") == 2


@rule("WO-59")
def test_strengthen_alliance_allows_a_second_base_and_no_third() -> None:
    m = with_card("strengthen-alliance", "usa", bases={"usa": ["iceland", "iraq", "iraq"]})
    assert why(m, "country:iraq") == "built-already"
    play(m, "country:iceland", "slot:permanent")
    assert bases(m, "usa", "iceland") == 2


@rule("WO-39")
def test_successful_negotiations_searches_a_region() -> None:
    m = with_card(
        "successful-negotiations",
        "usa",
        exhausted={"usa": ["mexico", "japan"]},
        regions={"africa": {"open": ["kenya", "mali"]}},
    )
    play(m, "country:mexico", "region:africa")
    assert "south-africa" in offered(m, "country")
    truth(m).hidden[4] = 0
    play(m, "country:south-africa", "pay")
    assert truth(m).hidden[4] == 1  # whatever was known of the pile, it is shuffled now
    assert ready(m, "usa", "mexico")
    assert "south-africa" in allies(m, "usa")
    assert good(m, "usa", "diplomacy") == 1
    view = m.view()["regions"][4]
    assert len(view["open"]) == 2
    assert sum(view["piles"]) == 11


def test_tap_into_new_markets_invests_in_that_country_or_trades() -> None:
    m = with_card("tap-into-new-markets", "usa", regions={"africa": {"open": ["kenya", "mali"]}})
    play(m, "country:kenya", "pay")
    assert options(m) == ["do:trade", "do:invest"]
    play(m, "do:invest")
    assert offered(m, "country") == ["kenya"]
    play(m, "country:kenya", "slot:permanent")
    assert (fdi(m, "usa", "kenya"), money(m, "usa")) == (1, 20)


def test_trade_opportunity_is_one_transaction_and_another_card() -> None:
    m = with_card("trade-opportunity", "usa", hand=["new-allies"])
    play(m, "export:services", "n:1")
    assert asked(m) == "play-another"
    assert money(m, "usa") == 45


def test_well_laid_plans_draws_one_then_builds() -> None:
    m = with_card("well-laid-plans", "usa", decks={"usa": ["foreign-trade"]})
    assert hand(m, "usa") == ["foreign-trade"]
    play(m, "country:iceland", "slot:permanent")
    assert bases(m, "usa", "iceland") == 1
