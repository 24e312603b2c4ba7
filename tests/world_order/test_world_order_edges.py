"""Corners that the other tests only pass by: exact limits, the way from phase to phase, no second use."""

from __future__ import annotations

from typing import Any

from tests.world_order.order_table import (
    acting,
    armies,
    asked,
    at,
    cards,
    cubes,
    do_nothing,
    good,
    hand,
    index,
    money,
    offered,
    options,
    pending,
    play,
    row,
    source,
    truth,
    why,
    why_rules,
    with_asset,
    with_card,
)
from theatrum.engine.match import Match
from theatrum.games.world_order import scoring
from theatrum.games.world_order.deciding import hand_size
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.testing import rule

RESILIENT = ["diplomatic-initiative", "tactical-flexibility", "diplomatic-opening", "regional-resilience"]


@rule("WO-91", "WO-92", "WO-95")
def test_the_aftermath_asks_everybody_who_has_something_to_decide() -> None:
    m = at(
        phase="returns",
        regions={
            "europe": {"tokens": {"usa": 1}, "armies": {"russia": 1}},
            "central-asia": {"tokens": {"russia": 1}, "armies": {"china": 1}},
        },
        goods={id: {"consumer-goods": 2 if id == "eu" else 0} for id in POWER_IDS},
        round=2,
    )
    seen = []
    while truth(m).round == 2:
        seen.append((acting(m), asked(m)))
        do_nothing(m)
    assert seen == [
        ("usa", "cash-token"),
        ("russia", "cash-token"),
        ("eu", "whether-prosper"),
        ("usa", "defend"),
        ("russia", "defend"),
    ]


@rule("WO-38")
def test_allies_may_just_be_enough() -> None:
    where = {"americas": {"open": ["brazil", "peru"]}}
    m = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 1}}, regions=where)
    play(m, "country:brazil")  # three, two of them by Mexico
    assert why(m, "pay") == "more-help-needed"
    play(m, "country:mexico")
    assert pending(m)["exhausted"] == ("country:mexico",)
    play(m, "pay")
    assert good(m, "usa", "diplomacy") == 0
    poor = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 0}}, regions=where)
    assert why(poor, "country:brazil") == "too-little-with-allies"


@rule("WO-38", "WO-60", "WO-67", "WO-117")
def test_a_refusal_speaks_of_allies_only_where_they_could_help() -> None:
    where = {"americas": {"open": ["brazil", "peru"]}, "south-asia": {"open": ["nepal", "bhutan"]}}
    m = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 0}}, regions=where)
    assert why_rules(m, "country:brazil") == ("WO-67", "WO-37", "WO-38")  # three, and Mexico takes off only two
    assert (why(m, "country:nepal"), why_rules(m, "country:nepal")) == ("too-little-diplomacy", ("WO-67", "WO-37"))
    m = with_card("growth-strategy", "usa", goods={"usa": {"diplomacy": 0}})
    play(m, "do:growth")
    initiative = "growth:diplomatic-initiative"
    assert (why(m, initiative), why_rules(m, initiative)) == ("too-little-diplomacy", ("WO-67", "WO-60"))
    reason = m.why(0, initiative)
    assert reason is not None
    assert reason.text("en") == "Diplomatic Initiative: you have too little diplomacy."
    assert reason.text("pl") == "Dyplomatyczna inicjatywa – za mało dyplomacji."


@rule("WO-42", "WO-43", "WO-67")
def test_engaging_tells_whether_allies_there_could_help() -> None:
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 2}}, exhausted={"usa": ["iraq"]})
    assert offered(m, "region") == ["americas"]
    assert why(m, "region:europe") == "too-little-with-allies"  # Iceland takes off only one
    assert why_rules(m, "region:europe") == ("WO-67", "WO-42", "WO-43")
    assert why(m, "region:middle-east") == "too-little-diplomacy"
    assert why_rules(m, "region:middle-east") == ("WO-67", "WO-42")


@rule("WO-38", "WO-43")
def test_whoever_cannot_pay_yet_is_told_to_exhaust_another_ally() -> None:
    m = with_card(
        "new-allies", "usa", goods={"usa": {"diplomacy": 1}}, regions={"americas": {"open": ["brazil", "peru"]}}
    )
    play(m, "country:brazil")
    reason = m.why(0, "pay")
    assert reason is not None
    assert reason.text("en") == "Pay: you have too little diplomacy yet; exhaust another ally first."
    assert reason.text("pl") == "Zapłać – na razie za mało dyplomacji; najpierw wyczerp kolejnego sojusznika."
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 2}})
    play(m, "region:americas")
    assert (why(m, "pay"), "WO-43" in why_rules(m, "pay")) == ("more-help-needed", True)


@rule("WO-22")
def test_every_power_produces_its_own_primary_goods() -> None:
    m = at(round=2, phase="order", goods={"russia": {"energy": 0, "raw-materials": 0, "food": 0}})
    while asked(m) == "which-place":
        play(m, options(m)[0])
    assert [good(m, "russia", id) for id in ("energy", "raw-materials", "food")] == [5, 4, 2]


@rule("WO-119")
def test_regional_resilience_is_used_once_a_round() -> None:
    where = {"europe": {"permanent": ["eu"] * 4, "temporary": ["usa", "usa", "eu"]}}
    m = with_card("foreign-direct-investment", "usa", round=4, growth={"usa": RESILIENT}, regions=where)
    play(m, "country:iceland", "use:convert")
    assert options(m) == ["spot:1", "spot:2"]
    play(m, "spot:1")
    # It is not offered again, neither before the cube is placed nor after.
    assert (row(m, "europe"), asked(m)) == (["usa", "eu", "usa"], "what-to-play" if acting(m) == "eu" else "play-extra")
    assert m.view()["powers"][0]["growth"][3]["used"]


@rule("WO-119", "WO-73")
def test_regional_resilience_before_a_permanent_cube() -> None:
    where = {"europe": {"temporary": ["usa", "eu"]}}
    m = with_asset("usa-nato", "usa", round=4, growth={"usa": RESILIENT}, regions=where)
    play(m, "region:europe", "board", "board")
    assert options(m) == ["spot:1", "skip"]
    play(m, "skip")
    assert (cubes(m, "usa", "europe"), options(m)) == (3, ["spot:1", "skip"])
    play(m, "spot:1")
    assert (cubes(m, "usa", "europe"), row(m, "europe")) == (3, ["eu"])
    plain = with_asset("usa-nato", "usa", round=4, growth={"usa": RESILIENT})
    play(plain, "region:europe", "board", "board")
    assert acting(plain) == "eu"


@rule("WO-55")
def test_an_army_does_not_move_to_where_it_is() -> None:
    m = with_card(
        "new-strategic-partner",
        "usa",
        regions={"africa": {"open": ["mali", "sudan"], "armies": {"usa": 2}}},
        goods={"usa": {"army": 1}},
    )
    play(m, "country:mali", "pay", "do:move")
    assert options(m) == ["done", "board"]
    assert why(m, "region:africa") == "army-there-already"
    m = with_asset(
        "china-south-sea", "china", goods={"china": {"army": 0}}, regions={"east-asia": {"armies": {"china": 3}}}
    )
    assert acting(m) == "usa"  # all armies are there already


@rule("WO-111", "WO-99")
def test_first_bonuses_are_counted_in_the_last_scoring() -> None:
    m = at(
        round=6,
        phase="defence",
        acting="china",
        regions={"africa": {"permanent": ["eu", "usa"]}, "americas": {"permanent": ["usa", "eu"]}},
    )
    # The EU leads in Africa, the USA in the Americas; the tie of Russia and China elsewhere counts for nobody.
    assert truth(m).firsts[:2] == [1, 1]
    tied = at(round=6, phase="defence", acting="china", regions={"americas": {"permanent": ["eu", "china"]}})
    assert truth(tied).firsts == [0, 0, 0, 0]


@rule("WO-103")
def test_one_army_is_enough_for_the_sphere() -> None:
    m = at(regions={"central-asia": {"armies": {"russia": 1, "china": 1}}})
    assert scoring.sphere(truth(m)) == 2


@rule("WO-105", "WO-108")
def test_three_players_use_the_long_ladders() -> None:
    m = at(3, money={"usa": 9, "eu": 8, "russia": 7})
    assert scoring.majority(truth(m), "money") == [(index("usa"), 5), (index("eu"), 3), (index("russia"), 1)]


def test_the_navy_goes_to_two_regions_at_most() -> None:
    m = with_asset("usa-navy", "usa", money={"usa": 90}, goods={"usa": {"army": 8}})
    play(m, "region:africa", "board", "board", "region:europe", "board", "board")
    assert asked(m) == "which-slot"
    m = with_asset("usa-navy", "usa", money={"usa": 90}, goods={"usa": {"army": 8}})
    play(m, "region:africa", "board", "board", "done", "slot:permanent")
    assert (armies(m, "usa", "africa"), money(m, "usa")) == (2, 70)


def test_the_navy_leaves_only_what_it_has_just_brought() -> None:
    where: dict[str, Any] = {"goods": {"usa": {"army": 2}}, "regions": {"europe": {"armies": {"usa": 2}}}}
    m = with_asset("usa-navy", "usa", money={"usa": 60}, **where)
    play(m, "region:europe", "board", "board")
    assert "africa" in offered(m, "region")  # two of the four armies in Europe were there before
    play(m, "region:africa", "region:europe", "region:europe")
    assert (armies(m, "usa", "europe"), armies(m, "usa", "africa"), money(m, "usa")) == (2, 2, 20)
    other_way = with_asset("usa-navy", "usa", money={"usa": 60}, **where)
    play(other_way, "region:africa", "region:europe", "region:europe", "region:europe", "board", "board")
    assert (armies(other_way, "usa", "europe"), armies(other_way, "usa", "africa")) == (2, 2)


def test_the_navy_may_change_places_but_takes_back_no_army_it_has_just_sent() -> None:
    where = {"europe": {"armies": {"usa": 2}}, "middle-east": {"armies": {"usa": 2}}}
    m = with_asset("usa-navy", "usa", money={"usa": 60}, goods={"usa": {"army": 1}}, regions=where)
    play(m, "region:europe", "board", "region:middle-east", "region:middle-east")
    assert why(m, "region:middle-east") == "army-there-already"
    play(m, "region:europe")
    assert options(m) == ["region:europe"]
    play(m, "region:europe")
    assert (armies(m, "usa", "europe"), armies(m, "usa", "middle-east")) == (2, 3)
    m = with_asset("usa-navy", "usa", money={"usa": 60}, goods={"usa": {"army": 4}})
    play(m, "region:africa", "board", "board", "region:europe")
    assert (options(m), why(m, "region:africa")) == (["board"], "just-arrived")


def test_brand_europe_needs_symbols_of_that_region() -> None:
    m = with_asset("eu-brand", "eu", regions={"americas": {"open": ["argentina", "cuba"]}})
    play(m, "region:americas", "export:consumer-goods", "n:1", "export:services", "done")
    assert acting(m) == "usa"  # services went to Norway
    assert cubes(m, "eu", "americas") == 0


@rule("WA-22")
def test_energy_markets_count_only_their_two_regions() -> None:
    where = {"europe": {"open": ["ukraine", "serbia"]}, "africa": {"open": ["kenya", "djibouti"]}}
    m = with_asset("russia-energy-markets", "russia", regions=where, goods={"russia": {"energy": 10}})
    play(m, "region:europe", "region:africa", "export:energy")
    assert offered(m, "n")[-1] == "8"  # twice Belarus 1, Ukraine 2 and Kenya 1; India is elsewhere
    play(m, "n:8", "done", "slot:permanent")
    assert (cubes(m, "russia", "europe"), cubes(m, "russia", "africa")) == (2, 0)  # Africa has room for two only


def test_a_follow_up_needs_its_country() -> None:
    m = with_asset("china-sco", "china", goods={"china": {"diplomacy": 0}}, exhausted={"china": list_of_china()})
    assert acting(m) == "usa"
    m = with_card(
        "diplomatic-trip",
        "usa",
        goods={"usa": {"diplomacy": 0}},
        exhausted={"usa": ["mexico", "japan", "iraq", "iceland"]},
    )
    assert acting(m) == "eu"


def list_of_china() -> list[str]:
    return ["tajikistan", "south-africa", "pakistan", "laos"]


def test_energy_titan_doubles_imports_from_allies_too() -> None:
    m = with_card("energy-titan", "russia", allies={"russia": ["qatar"]}, money={"russia": 50})
    play(m, "good:energy", "import:energy")
    assert offered(m, "n") == ["1", "2"]


@rule("WO-66")
def test_a_full_track_still_lets_one_produce_for_money() -> None:
    m = with_card("growth-strategy", "usa", goods={"usa": {"energy": 9}}, money={"usa": 0})
    play(m, "do:produce", "good:energy")
    assert (good(m, "usa", "energy"), money(m, "usa")) == (10, 6)


@rule("WO-97")
def test_nothing_is_scored_in_other_rounds() -> None:
    for round_ in (1, 2, 4, 5):
        m = at(round=round_, phase="defence", acting="china", regions={"africa": {"permanent": ["usa", "usa"]}})
        assert source(m, "usa", "cubes") == 0
        assert source(m, "usa", "tokens") == 0


@rule("WO-116")
def test_tactical_flexibility_makes_hands_of_seven() -> None:
    m = at(round=3, growth={"usa": ["diplomatic-initiative", "tactical-flexibility"]})
    assert hand_size(truth(m), index("usa")) == 7
    assert hand_size(truth(m), index("eu")) == 6


@rule("WO-114", "WO-115")
def test_without_cards_to_draw_a_hand_can_still_be_trashed_from_but_not_exchanged() -> None:
    both = ["reduced-bureaucracy", "knowledge-transfer"]
    m = at(round=2, growth={"usa": both}, hands={"usa": ["new-allies", "foreign-trade"]}, decks={"usa": []})
    g = truth(m)
    g.trashed[0], g.discards[0] = sorted(g.discards[0]), []
    m = Match(m.game, g, m.seats, None)
    assert offered(m, "use") == ["trash"]
    play(m, "use:trash", "card:new-allies")
    assert hand(m, "usa") == ["foreign-trade"]
    m = at(round=2, growth={"usa": both}, hands={"usa": []}, decks={"usa": []})
    g = truth(m)
    g.trashed[0], g.discards[0] = sorted(g.discards[0]), []
    assert offered(Match(m.game, g, m.seats, None), "use") == []


def down_to_the_hand(*hand_cards: str) -> Match:
    """Give the USA nothing but this hand, all its other cards trashed, and Reduced Bureaucracy to trash another."""
    grown = {"usa": ["reduced-bureaucracy"]}
    m = at(round=2, growth=grown, hands={"usa": hand_cards}, decks={"usa": []}, assets={"usa": []})
    g = truth(m)
    g.trashed[0], g.discards[0] = sorted(g.discards[0]), []
    return Match(m.game, g, m.seats, None)


@rule("WO-114", "WO-35", "WA-16")
def test_the_card_that_was_to_be_played_may_be_trashed_instead() -> None:
    m = down_to_the_hand("trade-opportunity", "new-allies")
    play(m, "card:trade-opportunity", "done")
    assert (asked(m), options(m)) == ("play-another", ["card:new-allies", "use:trash"])
    play(m, "use:trash", "card:new-allies")
    assert (asked(m), options(m)) == ("play-another", ["skip"])
    play(m, "skip")
    assert acting(m) == "eu"


@rule("WO-114", "WO-31", "WO-67")
def test_two_cards_are_not_discarded_out_of_a_hand_that_has_shrunk_to_one() -> None:
    m = down_to_the_hand("new-agenda", "new-allies", "foreign-trade")
    play(m, "card:new-agenda")
    assert options(m) == ["card:foreign-trade", "card:new-allies", "use:trash", "skip"]
    play(m, "use:trash", "card:new-allies")
    assert options(m) == ["skip"]
    assert (why(m, "card:foreign-trade"), why(m, "card:new-allies")) == ("cannot-do", "not-in-hand")
    play(m, "skip")
    assert (acting(m), hand(m, "usa")) == ("eu", ["foreign-trade"])


@rule("WO-78", "WO-84", "WO-75")
def test_shown_cards_are_discarded_at_the_end_of_the_research() -> None:
    m = at(
        phase="research",
        round=2,
        growth={"usa": ["diplomatic-initiative", "knowledge-transfer"]},
        hands={"usa": ["military-pact", "new-allies"]},
        decks={"usa": []},
        assets={"usa": []},
    )
    g = truth(m)
    g.front[0] = [0 << 8 | g.discards[0].pop()]
    m = Match(m.game, g, m.seats, None)
    assert asked(m) == "before-research"
    before = len(g.discards[0])
    play(m, "reveal", "reveal")
    shown = ["military-pact", "new-allies"]
    assert sorted(cards(m, truth(m).front[0])) == shown
    assert len(truth(m).discards[0]) == before + 1  # what was played is there, what is shown is not
    assert "Shown in research: USA (2)" in [one.title for one in m.lists(1, "en")]
    play(m, "use:exchange", "n:2")  # the deck is empty: it is made of the discard pile alone
    assert len(truth(m).decks[0]) == before - 1
    assert not {"military-pact"} & {*cards(m, truth(m).decks[0]), *hand(m, "usa")}
    while asked(m) != "what-to-buy":
        play(m, options(m)[0])
    play(m, "done")
    assert truth(m).front[0] == []
    assert sorted(cards(m, truth(m).discards[0])[-2:]) == shown


@rule("WO-115")
def test_knowledge_transfer_is_used_once_a_round() -> None:
    m = at(round=2, growth={"usa": ["diplomatic-initiative", "knowledge-transfer"]})
    play(m, "use:exchange", "n:0")
    assert "use:exchange" not in options(m)


@rule("WO-88")
def test_an_unplayed_power_buys_the_first_trade_card() -> None:
    m = at(2, powers=["usa", "china"], phase="research", acting="china", auto=[1, 3], money={"usa": 0})
    play(m, "done")
    assert money(m, "usa") == 10  # the EU trades with the USA


@rule("WO-18", "WO-20", "WO-21", "WO-23", "WO-30")
def test_every_phase_begins_with_the_first_of_the_turn_order() -> None:
    m = at(phase="defence", acting="china")
    assert all(region["piles"][1] == 2 for region in m.view()["regions"])  # a second country was turned everywhere
    while asked(m) == "which-place":
        play(m, options(m)[-1])
    first = m.view()["order"][0]
    assert (acting(m), asked(m)) == (first, "which-focus")
    while asked(m) != "what-to-play":
        do_nothing(m)
    assert acting(m) == first
    assert m.view()["playing"] == ()


@rule("WO-92")
def test_prosperity_goes_on_by_single_steps() -> None:
    m = at(phase="prosperity", goods={"usa": {"consumer-goods": 9}})
    play(m, "do:prosper")
    assert m.view()["powers"][0]["prosperity"] == 1
    assert m.view()["powers"][0]["next_prosperity"] == (3, 3, 15)


def test_the_central_bank_replaces_no_more_services_than_the_card_costs() -> None:
    m = with_asset("eu-central-bank", "eu", money={"eu": 60})
    play(m, "growth:industrial-development")
    assert offered(m, "n") == ["0", "1"]
    play(m, "n:1", "good:food", "good:services")
    assert (money(m, "eu"), good(m, "eu", "services")) == (60, 4)


def test_nato_without_two_armies_does_nothing() -> None:
    m = with_asset("usa-nato", "usa", goods={"usa": {"army": 1}})
    assert (acting(m), good(m, "usa", "diplomacy"), cubes(m, "usa", "europe")) == ("eu", 4, 1)


@rule("WO-65")
def test_only_trade_cards_of_the_type_are_turned_up() -> None:
    m = with_card("growth-strategy", "usa", trade_down={"usa": 2})
    play(m, "do:produce", "good:energy")
    assert [up for _, _, up in m.view()["powers"][0]["trade_cards"]] == [False, False]


def test_lent_countries_sell_as_well() -> None:
    m = with_card("establish-trade-routes", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    play(m, "region:americas", "import:food")
    assert offered(m, "n") == ["1", "2"]
    play(m, "n:2")
    assert (good(m, "usa", "food"), money(m, "usa")) == (5, 24)
