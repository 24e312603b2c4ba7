"""The worked examples of the rulebook, T1 to T20, with their numbers."""

from __future__ import annotations

from tests.world_order.order_table import (
    acting,
    allies,
    armies,
    at,
    bases,
    cards,
    cubes,
    fdi,
    finish_round,
    free,
    good,
    index,
    lines,
    money,
    offered,
    open_countries,
    options,
    pending,
    play,
    ready,
    row,
    score,
    source,
    tokens_in,
    truth,
    why,
    with_card,
)
from theatrum.games.world_order import aftermath, scoring
from theatrum.games.world_order.tokens import EUROPE, GROWTH, POWER_IDS
from theatrum.testing import rule


@rule("WO-37", "WO-38")
def test_t1_china_wins_australia_with_the_help_of_singapore() -> None:
    m = with_card(
        "new-allies",
        "china",
        allies={"china": ["singapore"]},
        goods={"china": {"diplomacy": 1}},
        regions={"east-asia": {"open": ["australia", "thailand"]}},
    )
    play(m, "country:australia")
    assert (pending(m)["price"], pending(m)["due"]) == (3, 3)
    play(m, "country:singapore")
    assert (pending(m)["helped"], pending(m)["due"]) == (2, 1)
    play(m, "pay")
    assert good(m, "china", "diplomacy") == 0
    assert "australia" in allies(m, "china")
    assert ready(m, "china", "australia")
    assert not ready(m, "china", "singapore")


@rule("WO-42", "WO-43", "WO-44")
def test_t2_the_eu_engages_in_the_middle_east_for_three() -> None:
    m = with_card("diplomatic-engagement", "eu", allies={"eu": ["qatar"]}, goods={"eu": {"diplomacy": 3}})
    play(m, "region:middle-east")
    assert pending(m)["due"] == 6
    play(m, "country:jordan", "country:qatar")
    assert pending(m)["due"] == 3
    play(m, "pay", "slot:permanent")
    assert good(m, "eu", "diplomacy") == 0
    assert cubes(m, "eu", "middle-east") == 2
    assert (tokens_in(m, "eu", "middle-east"), truth(m).engage_left[index("eu")]) == (1, 2)


@rule("WO-45", "WO-46", "WO-48", "WO-49", "WO-50")
def test_t3_russia_trades_energy_and_raw_materials_for_services() -> None:
    m = with_card(
        "foreign-trade",
        "russia",
        allies={"russia": ["ukraine", "mali"]},
        exhausted={"russia": ["ukraine"]},
        goods={"russia": {"energy": 5, "raw-materials": 4, "services": 0, "diplomacy": 1}},
        money={"russia": 15, "eu": 25},
    )
    play(m, "export:energy")
    assert offered(m, "n") == ["1", "2", "3", "4", "5"]
    play(m, "n:4", "export:raw-materials")
    assert offered(m, "n") == ["1", "2"]
    play(m, "n:2")
    assert money(m, "russia") == 45
    assert "import:energy" not in options(m)
    play(m, "import:services", "n:1", "n:0", "n:1", "done")  # one through India, none from the USA, one from the EU
    assert money(m, "russia") == 25
    assert money(m, "eu") == 35
    assert good(m, "russia", "services") == 2
    assert good(m, "russia", "diplomacy") == 2
    assert good(m, "eu", "services") == 4
    assert [up for _, _, up in m.view()["powers"][1]["trade_cards"]] == [False, True]
    # Nothing was bought from the USA: its cards stay up, and it gets nothing.
    assert [up for _, _, up in m.view()["powers"][0]["trade_cards"]] == [True, True]
    assert money(m, "usa") == 30


@rule("WO-53")
def test_t4_china_invests_in_pakistan() -> None:
    m = with_card("foreign-direct-investment", "china", money={"china": 20})
    play(m, "country:pakistan", "slot:permanent")
    assert money(m, "china") == 5
    assert not ready(m, "china", "pakistan")
    assert fdi(m, "china", "pakistan") == 1
    assert cubes(m, "china", "south-asia") == 2


@rule("WO-55", "WO-56")
def test_t5_russia_moves_to_its_zone_and_to_its_base() -> None:
    m = with_card(
        "military-reinforcements",
        "russia",
        allies={"russia": ["vietnam"]},
        bases={"russia": ["vietnam"]},
        money={"russia": 10},
        goods={"russia": {"army": 0}},
        regions={"central-asia": {"armies": {"russia": 1}}},
    )
    assert armies(m, "russia") == 1
    play(m, "board", "region:europe", "region:central-asia", "region:east-asia")
    assert (armies(m, "russia", "europe"), armies(m, "russia", "east-asia")) == (1, 1)
    assert armies(m, "russia", "central-asia") == 0
    assert money(m, "russia") == 0


@rule("WO-57", "WO-58")
def test_t6_the_usa_builds_a_base_in_turkey() -> None:
    m = with_card(
        "foreign-military-presence", "usa", allies={"usa": ["turkey"]}, money={"usa": 30}, goods={"usa": {"army": 3}}
    )
    play(m, "country:turkey")
    assert offered(m, "n") == ["1", "2", "3"]
    play(m, "n:2", "slot:permanent")
    assert money(m, "usa") == 15
    assert (armies(m, "usa"), armies(m, "usa", "middle-east")) == (1, 2)
    assert cubes(m, "usa", "middle-east") == 2
    assert bases(m, "usa", "turkey") == 1
    assert not ready(m, "usa", "turkey")


@rule("WO-60", "WO-62")
def test_t7_china_takes_the_last_tactical_flexibility() -> None:
    m = with_card(
        "growth-strategy",
        "china",
        growth={"china": ["diplomatic-initiative", "knowledge-transfer"]},
        growth_left={"tactical-flexibility": 1},
        goods={"china": {"services": 3, "diplomacy": 3}},
        money={"china": 15},
    )
    play(m, "do:growth")
    assert offered(m, "growth") == ["tactical-flexibility", "diplomatic-opening"]
    play(m, "growth:tactical-flexibility")
    assert (good(m, "china", "services"), money(m, "china")) == (0, 0)
    assert score(m, "china") == 6
    number = m.game.vocabulary.number("growth:tactical-flexibility") - GROWTH
    assert truth(m).growth_left[number] == 0
    m = with_card(
        "growth-strategy",
        "usa",
        growth={"usa": ["diplomatic-initiative", "knowledge-transfer"]},
        growth_left={"tactical-flexibility": 0},
        goods={"usa": {"services": 3, "diplomacy": 2}},
    )
    play(m, "do:growth")
    assert offered(m, "growth") == ["diplomatic-opening"]  # the other card of level 3 is all that is left
    assert why(m, "growth:tactical-flexibility") == "all-taken"


@rule("WO-63", "WO-64")
def test_t8_the_eu_produces_three_types() -> None:
    m = with_card(
        "growth-strategy",
        "eu",
        goods={"eu": {"food": 1, "energy": 6, "services": 0, "diplomacy": 0}},
        money={"eu": 25},
    )
    play(m, "do:produce", "good:food")
    assert good(m, "eu", "food") == 4
    play(m, "good:services", "n:4")
    assert (good(m, "eu", "services"), good(m, "eu", "energy"), good(m, "eu", "food")) == (4, 2, 0)
    play(m, "good:diplomacy")
    assert offered(m, "n") == ["1", "2", "3", "4"]
    play(m, "n:3")
    assert (good(m, "eu", "diplomacy"), money(m, "eu")) == (3, 16)


@rule("WO-68", "WO-69", "WO-70")
def test_t9_influence_in_the_middle_east() -> None:
    m = with_card("military-re-equipment", "russia", order=["russia", "usa", "eu", "china"])
    play(m, "country:syria", "slot:temporary")
    assert score(m, "russia") == 5
    assert row(m, "middle-east") == ["russia"]

    m = with_card("foreign-direct-investment", "usa", allies={"usa": ["saudi-arabia"]})
    play(m, "country:saudi-arabia", "slot:permanent")
    assert score(m, "usa") == 1
    assert free(m, "middle-east") == 2

    full = {"permanent": ["usa", "eu", "usa"], "temporary": ["russia", "usa", "eu", "usa", "china"]}
    m = with_card("diplomatic-engagement", "eu", goods={"eu": {"diplomacy": 6}}, regions={"middle-east": full})
    play(m, "region:middle-east", "pay")
    assert row(m, "middle-east") == ["usa", "eu", "usa", "china", "eu"]
    assert score(m, "eu") == 0
    assert lines(m, "pushed-out") == [
        "EU adds temporary influence and pushes out a cube of Russia: Middle East – North Africa."
    ]


@rule("WO-78", "WO-79", "WO-80", "WO-81", "WO-83")
def test_t10_china_does_its_research() -> None:
    m = at(
        phase="research",
        order=["china", "usa", "eu", "russia"],
        allies={"china": ["singapore"]},
        hands={"china": ["growth-strategy", "foreign-trade"]},
        decks={"china": ["new-allies"]},
        market=[
            "explore-alternatives",
            "trade-opportunity",
            "power-play",
            "new-agenda",
            "economic-expansion",
            "boost-production",
        ],
        money={"china": 20},
    )
    assert money(m, "china") == 25
    assert pending(m)["price"] == 6  # 4 of the cards, 2 of the domestic focus
    # The card that comes next is a known one.
    truth(m).market_deck.sort(key=lambda card: card == m.game.vocabulary.number("card:convincing-arguments"))
    play(m, "market:3")
    assert pending(m)["price"] == 1
    assert cards(m, truth(m).market) == [
        "convincing-arguments",
        "explore-alternatives",
        "trade-opportunity",
        "new-agenda",
        "economic-expansion",
        "boost-production",
    ]
    assert "market:1" not in options(m)
    play(m, "country:singapore", "country:tajikistan")
    assert pending(m)["price"] == 4
    play(m, "market:1", "done")
    assert cards(m, truth(m).decks[index("china")])[-2:] == ["power-play", "convincing-arguments"]


@rule("WO-86", "WO-87", "WO-88")
def test_t11_unplayed_powers_act_by_cards_eight_and_one() -> None:
    m = at(
        2,
        powers=["usa", "china"],
        round=2,
        turn=4,
        phase="research",
        auto=[8, 1],
        trade_down={"usa": 2},
        acting="china",
        money={"usa": 0, "china": 0},
        hands={"usa": [], "china": []},
        regions={"europe": {"permanent": ["usa", "usa", "usa", "usa"]}, "africa": {"permanent": ["usa", "usa"]}},
    )
    play(m, "done")
    assert row(m, "europe") == ["eu", "russia"]
    assert row(m, "africa") == ["eu", "russia"]
    assert cubes(m, "eu", "middle-east") == 2
    assert (armies(m, "eu", "europe"), armies(m, "russia", "europe")) == (1, 1)
    assert (money(m, "china"), money(m, "usa")) == (10, 0)
    assert [up for _, _, up in m.view()["powers"][1]["trade_cards"]] == [False, True]
    assert len(lines(m, "auto-no-trade")) == 1
    # The rows of powers with a player do nothing.
    assert (cubes(m, "usa", "middle-east"), armies(m, "usa", "middle-east")) == (1, 0)
    assert (cubes(m, "china", "east-asia"), armies(m, "china", "east-asia")) == (1, 0)


@rule("WO-90", "WO-91")
def test_t12_the_eu_gets_its_returns() -> None:
    m = at(
        2,
        powers=["eu", "china"],
        round=2,
        phase="research",
        acting="china",
        allies={"eu": ["turkey", "djibouti"]},
        fdi={"eu": ["norway", "jordan", "turkey"]},
        regions={"africa": {"tokens": {"eu": 1}}},
        money={"eu": 0},
        hands={"eu": [], "china": []},
        trade_down={"eu": 2},
    )
    play(m, "done")
    assert money(m, "eu") == 10
    assert acting(m) == "eu"
    play(m, "region:africa")
    assert money(m, "eu") == 20
    assert tokens_in(m, "eu", "africa") == 0


@rule("WO-93")
def test_t13_threat_in_central_asia() -> None:
    where = {"china": 2, "russia": 1, "eu": 1}
    m = at(phase="defence", acting="china", regions={"central-asia": {"armies": where}})
    assert source(m, "russia", "threat") == -2
    assert source(m, "china", "threat") == 0
    assert source(m, "eu", "threat") == 0

    m = at(phase="defence", acting="china", regions={"central-asia": {"armies": where | {"eu": 2}}})
    assert source(m, "russia", "threat") == -4
    assert source(m, "china", "threat") == 0


@rule("WO-93", "WO-94", "WO-95", "WO-96")
def test_t14_threat_and_defence_in_europe() -> None:
    m = at(
        phase="defence",
        focus={"russia": "military"},
        allies={"eu": ["moldova"]},
        order=["usa", "russia", "china", "eu"],
        acting="eu",
        regions={"europe": {"armies": {"usa": 3, "russia": 2, "eu": 1}, "tokens": {"eu": 1}}},
    )
    g = truth(m)
    assert (aftermath.threat(g, index("russia"), EUROPE), aftermath.defence(g, index("russia"), EUROPE)) == (3, 3)
    assert [POWER_IDS[p] for p in aftermath.menaces(g, index("eu"), EUROPE)] == ["russia"]
    play(m, "region:europe")
    assert [source(m, power, "threat") for power in ("usa", "eu", "russia")] == [0, 0, 0]
    assert lines(m, "defended") == ["EU gives up an engage token for 6 defence: Europe."]


@rule("WO-97")
def test_t15_a_region_with_a_free_permanent_slot_scores_nothing() -> None:
    m = at(round=3, phase="defence", acting="china", regions={"americas": {"permanent": ["usa"]}})
    assert all(source(m, power, "cubes") == 0 for power in POWER_IDS)
    assert "Americas: not all permanent slots are taken, nobody scores." in lines(m, "not-full")


@rule("WO-98", "WO-99", "WO-100", "WO-101")
def test_t16_the_middle_east_is_scored() -> None:
    m = at(
        round=6,
        phase="defence",
        acting="china",
        regions={
            "middle-east": {
                "permanent": ["usa", "usa", "eu", "russia"],
                "temporary": ["usa", "eu", "russia", "russia", "china"],
                "armies": {"russia": 4, "eu": 1},
            }
        },
    )
    assert [cubes(m, owner, "middle-east") for owner in (*POWER_IDS, "local")] == [4, 3, 3, 1, 1]
    assert [source(m, power, "cubes") for power in POWER_IDS] == [4, 3, 3, 1]
    assert [source(m, power, "bonus") for power in POWER_IDS] == [10, 4, 7, 0]


@rule("WO-105")
def test_t17_most_money() -> None:
    m = at(money={"china": 121, "eu": 78, "usa": 54, "russia": 49})
    assert dict(scoring.majority(truth(m), "money")) == {index("china"): 5, index("eu"): 3, index("usa"): 1}


@rule("WO-106", "WO-107")
def test_t18_most_armies_and_most_countries() -> None:
    m = at(
        regions={
            "europe": {"armies": {"usa": 8, "russia": 2}},
            "central-asia": {"armies": {"russia": 3, "china": 5}},
        },
        allies={
            "eu": ["qatar", "turkey", "egypt", "libya", "iran"],
            "usa": ["albania", "peru", "brazil", "chile", "ecuador"],
            "russia": ["serbia", "ukraine", "mongolia", "kazakhstan"],
            "china": ["nepal", "bhutan", "vietnam", "thailand"],
        },
    )
    g = truth(m)
    assert [len(allies(m, power)) for power in POWER_IDS] == [9, 10, 8, 8]
    assert dict(scoring.majority(g, "armies")) == {index("usa"): 6, index("russia"): 1, index("china"): 1}
    assert dict(scoring.majority(g, "countries")) == {index("eu"): 7, index("usa"): 4}


@rule("WO-100")
def test_t19_two_tied_for_the_most_cubes_share_the_second_bonus() -> None:
    m = at(
        round=3,
        phase="defence",
        acting="china",
        regions={"americas": {"permanent": ["eu", "eu"], "temporary": ["usa"], "armies": {"usa": 1, "eu": 1}}},
    )
    assert (source(m, "usa", "bonus"), source(m, "eu", "bonus")) == (4, 4)


@rule("WO-102", "WO-104")
def test_t20_superpower_status_and_investment_network() -> None:
    m = at()
    # At the start the USA leads or ties in Europe, the Americas, the Middle East and East Asia.
    assert (scoring.superpower_regions(truth(m)), scoring.superpower(truth(m))) == (4, 0)
    m = at(regions={"europe": {"permanent": ["eu"]}})
    assert (scoring.superpower_regions(truth(m)), scoring.superpower(truth(m))) == (3, -2)
    m = at(
        round=6,
        allies={"china": ["serbia", "brazil"]},
        fdi={"china": ["tajikistan", "south-africa", "laos", "serbia", "brazil"]},
    )
    assert scoring.network(truth(m)) == 4


def test_the_examples_leave_two_countries_open() -> None:
    m = at()
    assert all(len(open_countries(m, region)) == 2 for region in ("europe", "africa", "south-asia"))
    finish_round(m)
    assert truth(m).round == 2
