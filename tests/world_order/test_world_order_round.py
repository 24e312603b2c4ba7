"""The course of a round: preparation, turns, research, unplayed powers, aftermath."""

from __future__ import annotations

from tests.world_order.order_table import (
    acting,
    armies,
    asked,
    asks,
    at,
    cards,
    cubes,
    do_nothing,
    finish_round,
    free,
    good,
    hand,
    lines,
    money,
    offered,
    open_countries,
    options,
    pending,
    play,
    production,
    ready,
    row,
    said_by,
    score,
    source,
    truth,
    why,
    why_rules,
    with_asset,
    with_card,
)
from theatrum.engine.match import Match
from theatrum.games.world_order import absent, aftermath, influence, preparation, table
from theatrum.games.world_order.tokens import AFRICA, CENTRAL_ASIA, EUROPE, POWER_IDS
from theatrum.testing import rule

# --- preparation -------------------------------------------------------------------------------------------------


@rule("WO-18", "WO-30")
def test_six_rounds_of_four_turns_and_no_preparation_in_the_first() -> None:
    m = at()
    assert (truth(m).round, asked(m)) == (1, "what-to-play")
    turns = 0
    while truth(m).phase == 4:
        turns += asked(m) == "what-to-play"
        do_nothing(m)
    assert turns == 16
    finish_round(m)
    assert (truth(m).round, asked(m)) == (2, "which-place")
    while not m.over:
        do_nothing(m)
    assert truth(m).round == 6


@rule("WO-19")
def test_everybody_draws_six_and_the_discards_are_reshuffled() -> None:
    m = at(hands={"usa": []}, decks={"usa": ["new-allies", "foreign-trade"]})
    g = truth(m)
    discards = len(g.discards[0])
    preparation.prepare(g)
    assert len(g.hands[0]) == 6
    assert {"new-allies", "foreign-trade"} <= set(hand(m, "usa"))
    assert g.discards[0] == []
    assert len(g.decks[0]) == discards - 4


@rule("WO-19", "WO-75")
def test_what_lies_before_a_player_is_not_reshuffled() -> None:
    m = with_card("explore-alternatives", "usa", hand=["foreign-trade"], decks={"usa": []})
    assert len(hand(m, "usa")) == 3
    assert cards(m, truth(m).front[0]) == ["explore-alternatives"]
    empty = at(hands={"usa": ["explore-alternatives"]}, decks={"usa": []}, order=list(POWER_IDS))
    truth(empty).trashed[0] = sorted(truth(empty).discards[0])
    truth(empty).discards[0] = []
    play(empty, "card:explore-alternatives")
    assert hand(empty, "usa") == []  # nothing left to draw


@rule("WO-20")
def test_a_country_is_turned_in_every_region() -> None:
    m = at(regions={"africa": {"open": ["kenya", "mali"]}})
    g = truth(m)
    preparation.turn_country(g, AFRICA)
    assert open_countries(m, "africa")[1] == "kenya"
    assert cards_of(m, g.right[AFRICA]) == ["mali", "kenya"]
    while len(g.left[AFRICA]) > 1:
        preparation.turn_country(g, AFRICA)
    assert g.hidden[AFRICA] == 1
    preparation.turn_country(g, AFRICA)  # the last one: the right pile becomes the left one
    assert (len(g.left[AFRICA]), len(g.right[AFRICA]), g.hidden[AFRICA]) == (11, 1, 0)


def cards_of(m: Match, pile: list[int]) -> list[str]:
    return [truth(m).content.countries.ids[card] for card in pile]


@rule("WO-21", "WA-26")
def test_the_lowest_score_chooses_its_place_first() -> None:
    m = at(
        round=2,
        phase="order",
        score={"usa": 5, "eu": 3, "russia": 3, "china": 9},
        money={"eu": 20, "russia": 10},
    )
    assert acting(m) == "russia"  # tied with the EU, and poorer
    play(m, "place:4")
    assert acting(m) == "eu"
    assert why(m, "place:4") == "place-taken"
    play(m, "place:1")
    assert acting(m) == "usa"
    play(m, "place:3")  # China is not asked: one place is left
    assert m.view()["order"] == ("eu", "china", "usa", "russia")
    two = at(2, round=2, phase="order")
    assert options(two) == ["place:1", "place:2"]


@rule("WO-21")
def test_a_tie_in_points_and_money_goes_by_starting_money() -> None:
    m = at(round=2, phase="order", money=dict.fromkeys(POWER_IDS, 10))
    asked_first = []
    while asked(m) == "which-place":
        asked_first.append(acting(m))
        play(m, options(m)[0])
    assert asked_first == ["russia", "china", "eu"]
    assert m.view()["order"][3] == "usa"  # the last place is nobody's choice


@rule("WO-22", "WO-65")
def test_primary_production_turns_trade_cards_up() -> None:
    m = at(
        round=2, phase="order", trade_down={"russia": 3}, goods={"usa": {"energy": 0, "raw-materials": 0, "food": 0}}
    )
    while asked(m) == "which-place":
        play(m, options(m)[0])
    assert [good(m, "usa", id) for id in ("energy", "raw-materials", "food")] == [3, 2, 3]
    assert [up for _, _, up in m.view()["powers"][2]["trade_cards"]] == [True, True, True]


@rule("WO-23", "WO-24", "WO-25", "WO-27")
def test_domestic_focus_readies_raises_and_produces_in_order() -> None:
    m = at(
        round=2,
        phase="focus",
        exhausted={"usa": ["mexico", "japan"]},
        goods={"usa": {"energy": 1, "raw-materials": 3, "consumer-goods": 0}},
    )
    assert options(m) == ["focus:domestic", "focus:diplomatic", "focus:military"]
    play(m, "focus:domestic", "country:mexico")
    assert ready(m, "usa", "mexico")
    assert not ready(m, "usa", "japan")
    assert asks(m) == "Which production do you raise for 8 money?"
    play(m, "good:energy")
    assert (money(m, "usa"), production(m, "usa", "energy"), good(m, "usa", "energy")) == (22, 4, 2)
    play(m, "good:consumer-goods", "n:2")  # the unit just gained may be used at once
    assert good(m, "usa", "consumer-goods") == 2
    assert acting(m) == "eu"


@rule("WO-25")
def test_a_track_at_its_end_cannot_be_raised() -> None:
    m = at(round=2, phase="focus", production={"usa": {"energy": 5}})
    play(m, "focus:domestic")
    assert why(m, "good:energy") == "track-ends"


@rule("WO-26")
def test_china_may_raise_two_for_fifteen() -> None:
    m = at(round=2, phase="focus", order=["china", "usa", "eu", "russia"], money={"china": 15})
    play(m, "focus:domestic", "good:services")
    assert money(m, "china") == 9
    assert (why(m, "good:services"), why_rules(m, "good:services")) == ("raised-already", ("WO-26",))
    play(m, "good:diplomacy")
    assert money(m, "china") == 0
    assert (production(m, "china", "services"), production(m, "china", "diplomacy")) == (2, 4)


@rule("WO-26")
def test_china_raises_two_only_if_it_has_all_of_the_fifteen() -> None:
    # Six for energy, whose unit brings three on a full track: that makes nine, but the price of two was not there.
    m = at(
        round=2,
        phase="focus",
        order=["china", "usa", "eu", "russia"],
        money={"china": 12},
        goods={"china": {"energy": 10}},
    )
    play(m, "focus:domestic", "good:energy")
    assert (money(m, "china"), asked(m)) == (9, "which-produce")


@rule("WO-28")
def test_diplomatic_focus_produces_diplomacy_and_engages_cheaper() -> None:
    m = at(round=2, phase="focus", goods={"usa": {"diplomacy": 0}}, exhausted={"usa": ["mexico"]})
    play(m, "focus:diplomatic", "done")
    assert offered(m, "good") == ["diplomacy"]
    play(m, "good:diplomacy", "good:diplomacy", "n:5")
    assert (production(m, "usa", "diplomacy"), good(m, "usa", "diplomacy"), money(m, "usa")) == (5, 5, 7)
    m = with_card("diplomatic-engagement", "usa", focus={"usa": "diplomatic"})
    play(m, "region:europe")
    assert (pending(m)["price"], pending(m)["discount"], pending(m)["due"]) == (5, 2, 3)


@rule("WO-29", "WO-94")
def test_military_focus_produces_armies_threatens_and_defends() -> None:
    m = at(round=2, phase="focus", goods={"usa": {"army": 0, "raw-materials": 2, "food": 3}})
    play(m, "focus:military", "skip", "good:army", "n:2")
    assert armies(m, "usa") == 2
    m = at(focus={"russia": "military"}, regions={"europe": {"armies": {"russia": 1}}})
    g = truth(m)
    assert (aftermath.threat(g, 2, EUROPE), aftermath.defence(g, 2, EUROPE)) == (2, 2)
    assert (aftermath.threat(g, 2, CENTRAL_ASIA), aftermath.defence(g, 2, CENTRAL_ASIA)) == (0, 1)


@rule("WA-14")
def test_focuses_are_chosen_in_turn_order() -> None:
    m = at(round=2, phase="focus", order=["china", "usa", "eu", "russia"])
    seen = []
    while asked(m) == "which-focus":
        seen.append(acting(m))
        play(m, "focus:domestic")
        while asked(m) not in ("which-focus", "what-to-play"):
            do_nothing(m)
    assert seen == ["china", "usa", "eu", "russia"]


# --- turns -------------------------------------------------------------------------------------------------------


@rule("WO-31")
def test_a_card_that_can_do_nothing_may_be_played_and_stays_in_front() -> None:
    m = with_card("foreign-direct-investment", "usa", money={"usa": 0})
    assert acting(m) == "eu"
    assert cards(m, truth(m).front[0]) == ["foreign-direct-investment"]
    assert lines(m, "cannot-invest") == ["USA cannot invest."]


@rule("WO-32")
def test_an_asset_is_used_once_with_a_card_face_down() -> None:
    m = at(hands={"usa": ["new-allies", "foreign-trade"]}, assets={"usa": ["usa-research", "usa-nato"]})
    before = score(m, "usa")
    play(m, "asset:usa-research")
    assert asked(m) == "which-down"
    play(m, "card:new-allies", "done", "growth:industrial-development", "good:energy", "good:food")
    assert score(m, "usa") - before == 1  # the Growth card's; the asset itself brings and costs nothing
    view = m.view()["powers"][0]
    assert (view["assets"], view["spent"]) == (("asset:usa-nato",), ("asset:usa-research",))


@rule("WO-33")
def test_passing_brings_ten() -> None:
    m = at(hands={"usa": ["new-allies", "foreign-trade"]})
    play(m, "pass", "card:new-allies")
    assert (money(m, "usa"), hand(m, "usa")) == (40, ["foreign-trade"])


@rule("WO-34")
def test_without_a_hand_asset_and_pass_are_still_possible() -> None:
    m = at(hands={"usa": []}, assets={"usa": ["usa-nato"]})
    assert options(m) == ["asset:usa-nato", "pass"]
    play(m, "pass")
    assert (money(m, "usa"), acting(m)) == (40, "eu")


@rule("WO-35", "WA-16")
def test_another_card_may_be_an_asset_and_lies_on_the_same_pile() -> None:
    m = with_card("trade-opportunity", "usa", hand=["new-allies", "foreign-trade"], assets={"usa": ["usa-research"]})
    play(m, "done")
    assert options(m) == ["card:foreign-trade", "card:new-allies", "asset:usa-research"]
    play(m, "card:foreign-trade", "done")
    ordered = with_card("trade-opportunity", "usa", hand=["new-allies"], options={"executive_order": True})
    play(ordered, "done")
    assert "order" in options(ordered)
    assert [turn for turn, _ in m.view()["powers"][0]["front"]] == [1, 1]
    m = with_card("trade-opportunity", "usa", assets={"usa": ["usa-research"]})
    play(m, "done")
    assert options(m) == ["asset:usa-research", "skip"]  # nobody is made to use an asset


@rule("WO-32", "WO-35", "WO-36")
def test_an_asset_or_order_as_another_card_takes_a_card_of_the_hand_too() -> None:
    module: dict[str, object] = {"executive_order": True}
    for extra, said in (("asset:usa-navy", "used-asset"), ("order", "used-order")):
        m = with_card("trade-opportunity", "usa", hand=["new-allies"], assets={"usa": ["usa-navy"]}, options=module)
        play(m, "done", extra)
        assert (asked(m), options(m)) == ("which-down", ["card:new-allies"])
        play(m, "card:new-allies")
        assert (hand(m, "usa"), cards(m, truth(m).down[0]), len(lines(m, said))) == ([], ["new-allies"], 1)
        assert m.view(0)["laid_down"] == ((1, "card:new-allies"),)  # on the pile of the same turn
    m = with_card("trade-opportunity", "usa", assets={"usa": ["usa-navy"]}, options=module)
    play(m, "done", "order")
    assert asked(m) == "which-way"  # with no card in hand none is laid down


# --- research ----------------------------------------------------------------------------------------------------


@rule("WO-78", "WO-84", "WA-15")
def test_research_discards_everything_and_loses_what_is_unspent() -> None:
    m = at(
        phase="research",
        focus={"usa": "military"},
        hands={"usa": ["military-pact", "diplomatic-engagement"]},
        decks={"usa": []},
        exhausted={"usa": ["mexico", "japan", "iraq", "iceland"]},
    )
    assert (money(m, "usa"), good(m, "usa", "diplomacy")) == (35, 5)
    assert pending(m)["price"] == 5
    play(m, "done")
    assert hand(m, "usa") == []
    assert set(cards(m, truth(m).discards[0])) >= {"military-pact", "diplomatic-engagement"}
    assert lines(m, "research-over") == ["USA ends its research with 5 unspent."]


@rule("WO-82", "WO-83")
def test_two_research_replace_the_three_rightmost_cards() -> None:
    m = at(phase="research", hands={"usa": []})
    before = truth(m).market[:]
    play(m, "refresh")
    after = truth(m).market
    assert after[3:] == before[:3]
    assert len(after) == 6
    assert pending(m)["price"] == 0
    assert why(m, "refresh") == "too-little-research"


@rule("WA-11")
def test_a_used_up_market_deck_is_made_anew_of_the_discards() -> None:
    m = at(phase="research", hands={"usa": []})
    g = truth(m)
    g.market_gone, g.market_deck = g.market_deck, []
    play(m, "refresh")
    assert len(g.market) == 6
    assert len(truth(m).market_deck) + len(truth(m).market_gone) == 60


@rule("WO-85")
def test_small_matches_turn_the_market_over() -> None:
    for seats, turned in ((2, 2), (3, 1), (4, 0)):
        m = at(seats, phase="research")
        row_ = truth(m).market[:]
        while truth(m).phase == 5:
            do_nothing(m)
        assert truth(m).market[turned:] == row_[: 6 - turned]


@rule("WO-84")
def test_there_is_no_research_in_the_last_round() -> None:
    m = at(round=6, turn=4, acting="china")
    play(m, "pass", options(m)[0])
    assert m.over or truth(m).phase > 5


# --- unplayed powers ---------------------------------------------------------------------------------------------


@rule("WO-86", "WA-25")
def test_unplayed_powers_take_permanent_slots_first_and_push_when_all_is_full() -> None:
    m = at(2, powers=["usa", "china"])
    g = truth(m)
    for _ in range(2):
        absent.add_cube(g, 1, AFRICA)
    assert (free(m, "africa"), row(m, "africa")) == (0, ["eu"])
    for _ in range(4):
        absent.add_cube(g, 2, AFRICA)
    assert row(m, "africa") == ["russia"] * 4  # the starting cube of the EU is pushed out
    assert g.score == [0, 0, 0, 0]
    rules = {what.id: what.rules for what, _, _ in g.log}
    assert rules["added-permanent"] == rules["added-temporary"] == ("WO-86",)
    assert rules["pushed-out"] == ("WO-86", "WA-25")


@rule("WO-89", "WA-2")
def test_unplayed_powers_act_in_the_last_round_unless_the_option_says_no() -> None:
    for option in (True, False):
        m = at(2, round=6, turn=4, acting="china", hands={"china": []}, options={"last_influence": option})
        before = sum(cubes(m, "eu", region) + cubes(m, "russia", region) for region in REGIONS)
        play(m, "pass")
        while not m.over:
            do_nothing(m)
        after = sum(cubes(m, "eu", region) + cubes(m, "russia", region) for region in REGIONS)
        assert (after > before) == option
        m = at(2, round=5, turn=4, acting="china", hands={"china": []}, options={"last_influence": option})
        play(m, "pass")
        finish_round(m)
        assert len(m.view()["auto"]) == (2 if option else 0)  # nothing is announced that will not happen


REGIONS = ("europe", "central-asia", "americas", "middle-east", "africa", "south-asia", "east-asia")


@rule("WO-89")
def test_two_new_cards_are_opened_for_the_next_round() -> None:
    m = at(2, auto=[8, 1])
    finish_round(m)
    assert len(m.view()["auto"]) == 2
    assert not {"auto:8", "auto:1"} & set(m.view()["auto"])


# --- aftermath ---------------------------------------------------------------------------------------------------


@rule("WO-92")
def test_prosperity_advances_one_step_a_round() -> None:
    m = at(phase="prosperity", goods={"usa": {"consumer-goods": 9}})
    assert asks(m) == "Do you advance prosperity: 2 consumer goods for 2 points and 10 money?"
    play(m, "do:prosper")
    assert (good(m, "usa", "consumer-goods"), score(m, "usa"), money(m, "usa")) == (7, 2, 40)
    assert acting(m) == "eu"
    top = at(phase="prosperity", prosperity={"usa": 5}, goods={"usa": {"consumer-goods": 9}})
    assert acting(top) == "eu"


@rule("WA-1", "WO-93")
def test_unplayed_armies_threaten_unless_the_option_says_no() -> None:
    for option, loss in ((True, -2), (False, 0)):
        m = at(
            2,
            phase="defence",
            acting="china",
            options={"absent_threat": option},
            regions={"central-asia": {"armies": {"russia": 1}}},
        )
        assert source(m, "china", "threat") == loss
        played = at(
            2,
            phase="defence",
            acting="china",
            options={"absent_threat": option},
            regions={"east-asia": {"armies": {"usa": 1}}},
        )
        assert source(played, "china", "threat") == -2  # players always threaten


@rule("WA-1", "WO-93")
def test_a_threat_by_an_unplayed_power_cites_that_reading() -> None:
    for rival, rules in (("russia", ("WO-93", "WA-1")), ("usa", ("WO-93",))):
        m = at(
            2,
            phase="defence",
            regions={"east-asia" if rival == "usa" else "central-asia": {"armies": {rival: 1}}},
        )
        assert said_by(m, "threatened") == [rules]


@rule("WO-95")
def test_several_tokens_add_up_and_only_the_own_zone_is_defended() -> None:
    m = at(
        phase="defence",
        regions={"americas": {"tokens": {"usa": 2}, "armies": {"russia": 4}}, "africa": {"tokens": {"usa": 1}}},
    )
    assert options(m) == ["region:americas", "done"]
    play(m, "region:americas")
    assert truth(m).guard[2 * 4] == 2
    play(m, "region:americas")
    assert source(m, "usa", "threat") == 0


@rule("WO-95", "WA-27")
def test_defence_is_asked_for_as_long_as_something_menaces() -> None:
    tokens = {"americas": {"tokens": {"usa": 2}, "armies": {"russia": 2}}, "africa": {"armies": {"russia": 1}}}
    m = at(phase="defence", regions=tokens)
    play(m, "region:americas")
    assert acting(m) != "usa"  # two are as strong as two: the second token stays where it is
    assert truth(m).engage[2 * 4] == 1
    assert asked(at(phase="defence", regions={"americas": {"tokens": {"usa": 1}}})) == "which-place"


@rule("WO-77", "WA-12")
def test_points_may_fall_below_zero() -> None:
    m = at(phase="defence", acting="china", regions={"europe": {"armies": {"russia": 5}}})
    assert (score(m, "usa"), score(m, "eu")) == (-2, -2)


# --- goods -------------------------------------------------------------------------------------------------------


@rule("WO-66")
def test_what_exceeds_ten_is_paid_out_and_diplomacy_is_lost() -> None:
    m = at(goods={"usa": {"energy": 9, "services": 10, "diplomacy": 9}}, money={"usa": 0})
    g = truth(m)
    table.gain(g, 0, 0, 3)
    assert (good(m, "usa", "energy"), money(m, "usa")) == (10, 6)
    table.gain(g, 0, 4, 1)
    assert (good(m, "usa", "services"), money(m, "usa")) == (10, 16)
    table.gain(g, 0, 5, 3)
    assert (good(m, "usa", "diplomacy"), money(m, "usa")) == (10, 16)
    table.gain(g, 0, 6, 30)
    assert armies(m, "usa") == 33


@rule("WO-67")
def test_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    m = with_card("foreign-direct-investment", "usa", money={"usa": 10})
    assert offered(m, "country") == ["iceland", "iraq"]
    assert why(m, "country:mexico") == "too-little-money"
    m = with_asset("eu-nato", "eu", money={"eu": 9})
    assert acting(m) == "usa"
    assert (money(m, "eu"), good(m, "eu", "diplomacy")) == (9, 4)


@rule("WA-21")
def test_tokens_and_cubes_never_run_out() -> None:
    m = at()
    g = truth(m)
    for _ in range(60):
        influence.place_permanent(g, 0, EUROPE)
    assert cubes(m, "usa", "europe") == 61
