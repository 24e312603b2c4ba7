"""Every strategic asset and the executive order does what it says."""

from __future__ import annotations

from tests.world_order.order_table import (
    acting,
    armies,
    asked,
    asked_by,
    at,
    bases,
    cubes,
    fdi,
    good,
    index,
    lines,
    money,
    offered,
    options,
    play,
    production,
    row,
    said_by,
    score,
    source,
    truth,
    untested,
    why,
    with_asset,
)
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import REGION_IDS
from theatrum.testing import rule

GAME = WorldOrder()


def test_every_asset_has_a_test() -> None:
    assert untested(__file__, GAME.content.assets) == []
    for card in GAME.content.assets:
        assert card.texts["en"] != card.texts["pl"]


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
    assert offered(m, "region") == [id for id in REGION_IDS if id != "central-asia"]
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
    m = with_asset("usa-nato", "usa", goods={"usa": {"army": 2}})
    play(m, "region:europe", "board", "board")
    assert (armies(m, "usa", "europe"), cubes(m, "usa", "europe")) == (2, 2)


# --- the EU ------------------------------------------------------------------------------------------------------


def test_eu_central_bank_lets_money_stand_for_services() -> None:
    m = with_asset("eu-central-bank", "eu", goods={"eu": {"services": 0, "diplomacy": 1}}, money={"eu": 0})
    play(m, "growth:diplomatic-initiative")
    assert (money(m, "eu"), good(m, "eu", "diplomacy"), score(m, "eu")) == (10, 0, 2)
    grown = {"eu": ["diplomatic-initiative"]}
    m = with_asset("eu-central-bank", "eu", growth=grown, goods={"eu": {"services": 2}}, money={"eu": 0})
    play(m, "growth:reduced-bureaucracy")
    assert offered(m, "n") == ["0", "1"]  # of 20 money the card itself takes 10


@rule("WA-5")
def test_eu_brand_needs_goods_and_services_sold_in_the_region() -> None:
    where = {"americas": {"open": ["brazil", "cuba"]}}
    m = with_asset("eu-brand", "eu", regions=where)
    assert offered(m, "region") == [id for id in REGION_IDS if id != "europe"]
    play(m, "region:americas", "export:consumer-goods", "n:1", "export:services", "n:1", "done")
    play(m, "slot:permanent")
    assert cubes(m, "eu", "americas") == 1
    for sold in ("consumer-goods", "services"):
        m = with_asset("eu-brand", "eu", regions=where)
        play(m, "region:americas", f"export:{sold}", "n:1", "done")
        assert (acting(m), cubes(m, "eu", "americas")) == ("usa", 0)


@rule("WO-73")
def test_eu_expansion_pays_two_more_for_permanent_influence() -> None:
    full = {"permanent": ["usa"] * 4, "open": ["albania", "croatia"]}
    m = with_asset("eu-expansion", "eu", regions={"europe": full})
    assert set(offered(m, "country")) == {"albania", "croatia"}
    play(m, "country:albania", "pay", "do:pay")
    assert good(m, "eu", "diplomacy") == 1
    assert (cubes(m, "eu", "europe"), score(m, "eu")) == (2, 0)
    # What is paid on top of relations is not offered without them.
    m = with_asset(
        "eu-expansion",
        "eu",
        goods={"eu": {"diplomacy": 2}},
        exhausted={"eu": ["norway", "eu-member-states"]},
        regions={"europe": {"open": ["switzerland", "belarus"]}},
    )
    assert (good(m, "eu", "diplomacy"), acting(m)) == (2, "usa")


def test_eu_neighbourhood_engages_twice_without_allies() -> None:
    m = with_asset("eu-neighbourhood", "eu", goods={"eu": {"diplomacy": 10}})
    assert offered(m, "region") == ["europe", "central-asia", "middle-east"]
    play(m, "region:central-asia", "slot:permanent", "do:engage")
    assert offered(m, "region") == ["europe", "middle-east"]
    play(m, "region:europe", "pay", "slot:permanent")
    assert (money(m, "eu"), good(m, "eu", "diplomacy")) == (15, 1)
    m = with_asset("eu-neighbourhood", "eu", goods={"eu": {"diplomacy": 10}})
    play(m, "region:europe", "pay", "slot:permanent", "do:engage")
    assert offered(m, "region") == ["central-asia", "middle-east"]
    play(m, "region:central-asia", "slot:permanent")
    assert (cubes(m, "eu", "central-asia"), good(m, "eu", "diplomacy")) == (1, 1)
    m = with_asset("eu-neighbourhood", "eu", goods={"eu": {"diplomacy": 4}})
    play(m, "region:central-asia", "slot:permanent")
    assert (acting(m), money(m, "eu")) == ("usa", 25)  # nobody pays 10 money for an engagement out of reach


def test_eu_nato_stations_two_armies() -> None:
    m = with_asset("eu-nato", "eu")
    assert (asked(m), asked_by(m)) == ("which-station", ("WO-31",))  # no zone and no base is needed
    assert offered(m, "region") == ["europe", "central-asia", "middle-east"]
    play(m, "region:middle-east")
    assert (money(m, "eu"), good(m, "eu", "diplomacy"), armies(m, "eu")) == (15, 2, 2)
    assert (armies(m, "eu", "middle-east"), cubes(m, "eu", "middle-east"), score(m, "eu")) == (2, 2, 1)


# --- Russia ------------------------------------------------------------------------------------------------------


def test_russia_csto_moves_free_to_central_asia() -> None:
    m = with_asset("russia-csto", "russia", money={"russia": 0})
    play(m, "board", "done")
    assert (good(m, "russia", "diplomacy"), armies(m, "russia", "central-asia")) == (2, 1)
    assert (cubes(m, "russia", "central-asia"), score(m, "russia")) == (2, 1)
    m = with_asset("russia-csto", "russia", goods={"russia": {"army": 3}})
    play(m, "board", "board")  # no third one
    assert (acting(m), armies(m, "russia")) == ("usa", 1)
    m = with_asset("russia-csto", "russia")
    play(m, "done")
    assert (acting(m), armies(m, "russia"), cubes(m, "russia", "central-asia")) == ("usa", 2, 2)


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
    # A country that covers a starting card sells by both; what is bought there counts twice as well.
    where = {"americas": {"open": ["colombia", "chile"]}, "south-asia": {"open": ["bhutan", "maldives"]}}
    m = with_asset("russia-energy-markets", "russia", regions=where, allies={"russia": ["india"]})
    play(m, "region:americas", "region:south-asia", "import:energy")
    assert offered(m, "n") == ["1", "2"]  # Colombia one
    m = with_asset(
        "russia-energy-markets", "russia", regions=where, allies={"russia": ["india"]}, goods={"russia": {"energy": 10}}
    )
    play(m, "region:americas", "region:south-asia", "export:energy")
    assert offered(m, "n")[-1] == "8"  # India two and the one below it, Chile one


def test_russia_cyber_attacks_resets_and_adds() -> None:
    rows = {"europe": {"temporary": ["russia", "usa"]}, "africa": {"temporary": ["russia", "eu"]}}
    m = with_asset("russia-cyber-attacks", "russia", regions=rows)
    play(m, "region:europe", "slot:temporary")
    assert good(m, "russia", "services") == 0
    assert (row(m, "europe"), row(m, "africa")) == (["usa", "russia", "russia"], ["russia", "eu"])


def test_russia_military_companies_act_once_or_twice() -> None:
    m = with_asset("russia-military-companies", "russia", money={"russia": 45})
    assert offered(m, "region") == ["europe", "central-asia", "middle-east", "africa"]
    play(m, "region:africa", "slot:permanent", "do:pay")
    assert offered(m, "region") == ["europe", "central-asia", "middle-east"]
    play(m, "region:europe", "slot:permanent")
    assert (money(m, "russia"), armies(m, "russia"), armies(m, "russia", "africa")) == (5, 2, 1)
    assert (armies(m, "russia", "europe"), acting(m)) == (1, "usa")
    m = with_asset("russia-military-companies", "russia", money={"russia": 45})
    play(m, "region:europe", "slot:permanent", "do:pay")
    assert offered(m, "region") == ["central-asia", "middle-east", "africa"]


# --- China -------------------------------------------------------------------------------------------------------


def test_china_south_sea_sends_up_to_three() -> None:
    m = with_asset("china-south-sea", "china", goods={"china": {"army": 2}})
    assert options(m) == ["board"]  # at least one must go
    play(m, "board", "done")
    assert (armies(m, "china", "east-asia"), money(m, "china"), cubes(m, "china", "east-asia")) == (1, 15, 2)
    m = with_asset("china-south-sea", "china", goods={"china": {"army": 4}})
    play(m, *["board"] * 3)
    assert (acting(m), armies(m, "china", "east-asia")) == ("usa", 3)


def test_china_brics_lets_russia_join() -> None:
    m = with_asset("china-brics", "china", money={"china": 30, "russia": 15})
    play(m, "region:africa", "slot:permanent", "region:americas", "slot:permanent")
    assert acting(m) == "russia"
    play(m, "do:pay", "slot:permanent")
    assert (money(m, "china"), money(m, "russia")) == (0, 0)
    assert cubes(m, "russia", "south-asia") == 1
    m = with_asset("china-brics", "china", money={"china": 30, "russia": 50})
    play(m, "region:africa", "slot:permanent", "region:americas", "slot:permanent", "do:pay")
    assert money(m, "russia") == 30


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


def test_china_sco_keeps_to_four_regions_and_to_the_new_ally() -> None:
    where: dict[str, dict[str, object]] = {
        "europe": {"open": ["albania", "serbia"]},
        "central-asia": {"open": ["uzbekistan", "georgia"]},
        "americas": {"open": ["cuba", "honduras"]},
        "middle-east": {"open": ["jordan", "egypt"]},
        "africa": {"open": ["kenya", "mali"]},
        "south-asia": {"open": ["nepal", "bhutan"]},
        "east-asia": {"open": ["cambodia", "laos"]},
    }
    for way, family, target in (
        ("do:invest", "country", "uzbekistan"),
        ("do:base", "country", "uzbekistan"),
        ("do:engage", "region", "central-asia"),
    ):
        m = with_asset("china-sco", "china", regions=where, goods={"china": {"diplomacy": 10}}, money={"china": 50})
        open_ones = ["uzbekistan", "georgia", "jordan", "egypt", "nepal", "bhutan", "cambodia", "laos"]
        assert set(offered(m, "country")) == set(open_ones)
        play(m, "country:uzbekistan", "pay", way)
        assert offered(m, family) == [target]


@rule("WO-112")
def test_china_industrialization_raises_different_productions() -> None:
    m = with_asset("china-industrialization", "china", money={"china": 20})
    play(m, "do:raise-three", "good:energy")
    assert why(m, "good:energy") == "raised-already"
    play(m, "good:food", "good:services")
    assert (production(m, "china", "energy"), good(m, "china", "energy")) == (2, 1)  # no free unit by a card
    assert (source(m, "china", "cards"), money(m, "china")) == (3, 0)
    m = at(
        hands={"china": ["new-allies", "foreign-trade"]},
        assets={"china": ["china-industrialization"]},
        order=["china", "usa", "eu", "russia"],
    )
    play(m, "asset:china-industrialization", "card:new-allies", "do:raise-two", "good:energy", "good:food")
    assert (production(m, "china", "energy"), production(m, "china", "food")) == (2, 4)
    assert (source(m, "china", "cards"), money(m, "china"), asked(m)) == (3, 10, "play-another")


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
    m = at(options={"executive_order": True}, hands={"usa": []})
    play(m, "order", "do:move", *["board", "region:europe"] * 2)
    assert acting(m) == "eu"  # no third move
    m = at(options={"executive_order": True}, hands={"usa": []})
    play(m, "order", "do:produce", "good:energy", "good:food", "good:raw-materials")
    assert acting(m) == "eu"  # no fourth type
    assert truth(m).orders[index("usa")] == 0
    assert truth(m).orders[index("eu")] == 1
    assert "order" not in m.options(0)
