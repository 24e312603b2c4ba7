"""Actions, influence and scoring beyond the worked examples, the FAQ, and our readings of open points."""

from __future__ import annotations

from tests.world_order.order_table import (
    acting,
    allies,
    armies,
    asked,
    at,
    cubes,
    do_nothing,
    fdi,
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
    why_rule,
    with_card,
)
from theatrum.engine.match import Match
from theatrum.games.world_order import influence, scoring
from theatrum.games.world_order.preparation import turn_country
from theatrum.games.world_order.tokens import AFRICA, MIDDLE_EAST, POWER_IDS
from theatrum.testing import rule

# --- Improve Relations -------------------------------------------------------------------------------------------


@rule("WO-39")
def test_an_emptied_place_is_filled_from_the_other_pile() -> None:
    m = with_card("new-allies", "usa", regions={"europe": {"open": ["albania", "croatia"]}})
    play(m, "country:croatia", "pay")
    assert open_countries(m, "europe")[1] == "albania"
    assert len(open_countries(m, "europe")) == 2


@rule("WO-40", "WA-8")
def test_a_starting_country_is_covered_and_brings_influence_if_it_was_ready() -> None:
    where = {"americas": {"open": ["mexico", "peru"]}}
    m = with_card("new-allies", "usa", regions=where, fdi={"usa": ["mexico"]}, goods={"usa": {"diplomacy": 3}})
    play(m, "country:mexico")
    assert options(m) == ["pay"]  # no ally can help: Mexico does not pay for itself
    play(m, "pay", "slot:permanent")
    assert good(m, "usa", "diplomacy") == 0
    assert cubes(m, "usa", "americas") == 2
    assert allies(m, "usa").count("mexico") == 1
    view = next(one for one in m.view()["powers"][0]["allies"] if one["country"] == "country:mexico")
    assert (view["value"], view["invest"], view["stacked"], view["fdi"], view["ready"]) == (3, 20, True, 1, True)
    assert sorted(view["exports"]) == ["consumer-goods"] * 3 + ["services"] * 2
    assert view["imports"] == ("energy", "energy", "energy")
    assert m.view()["powers"][0]["export_symbols"]["consumer-goods"] == 3

    m = with_card("new-allies", "usa", regions=where, exhausted={"usa": ["mexico"]})
    play(m, "country:mexico", "pay")
    assert (cubes(m, "usa", "americas"), acting(m)) == (1, "eu")  # nobody is asked where a cube goes
    assert ready(m, "usa", "mexico")


@rule("WO-39")
def test_a_country_may_be_given_back_unless_one_that_nobody_has_seen_came_up() -> None:
    m = at(hands={"usa": ["new-allies"]}, order=["usa", "eu", "russia", "china"], goods={"usa": {"diplomacy": 8}})
    turn_country(truth(m), AFRICA)  # what the right pile shows now lies on what it showed before
    m = Match(m.game, truth(m), m.seats, None)
    unseen, seen = m.view()["regions"][AFRICA]["open"]
    play(m, "card:new-allies", seen, "pay")
    assert m.why_no_undo(0) is None
    m.undo(0)
    assert options(m) == ["pay"]
    m.undo(0)
    play(m, unseen, "pay")
    refused = m.why_no_undo(0)
    assert refused is not None
    assert refused.why.id == "undo-revealed"


@rule("WO-41")
def test_some_countries_refuse_some_powers() -> None:
    where = {"middle-east": {"open": ["iran", "egypt"]}}
    m = with_card("new-allies", "usa", regions=where)
    assert why(m, "country:iran") == "refuses"
    assert why_rule(m, "country:iran") == "WO-41"
    assert why(m, "country:turkey") == "not-visible"
    m = with_card("new-allies", "eu", regions=where)
    assert "country:iran" in options(m)


@rule("WO-38")
def test_a_discount_may_exceed_the_price_and_steps_can_be_taken_back() -> None:
    m = with_card(
        "new-allies", "usa", goods={"usa": {"diplomacy": 1}}, regions={"americas": {"open": ["cuba", "peru"]}}
    )
    play(m, "country:peru")
    assert why(m, "pay") == "more-help-needed"
    m.undo(0)
    assert asked(m) == "which-country"
    play(m, "country:peru", "country:mexico", "pay")
    assert good(m, "usa", "diplomacy") == 1
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["honduras", "cuba"]}})
    play(m, "country:honduras", "country:mexico", "pay")  # Mexico is worth two
    assert good(m, "usa", "diplomacy") == 4


# --- Engage ------------------------------------------------------------------------------------------------------


@rule("WO-42")
def test_engaging_needs_an_ally_there() -> None:
    m = with_card("diplomatic-engagement", "usa")
    assert why(m, "region:africa") == "no-ally-there"
    poor = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 0}})
    assert acting(poor) == "eu"


@rule("WO-44")
def test_without_a_token_left_one_may_be_moved() -> None:
    where = {"europe": {"tokens": {"russia": 1}}, "central-asia": {"tokens": {"russia": 1}}}
    m = with_card("diplomatic-engagement", "russia", regions=where, goods={"russia": {"diplomacy": 6}})
    play(m, "region:middle-east", "pay", "slot:permanent")
    assert options(m) == ["region:europe", "region:central-asia", "skip"]
    play(m, "region:europe")
    assert (tokens_in(m, "russia", "europe"), tokens_in(m, "russia", "middle-east")) == (0, 1)
    # Several tokens may lie in one region.
    m = with_card(
        "diplomatic-engagement",
        "usa",
        regions={"americas": {"tokens": {"usa": 1}}},
        goods={"usa": {"diplomacy": 4}},
    )
    play(m, "region:americas", "pay", "slot:permanent")
    assert tokens_in(m, "usa", "americas") == 2


# --- Trade -------------------------------------------------------------------------------------------------------


@rule("WO-45")
def test_exports_and_imports_are_limited_by_the_trade_deal() -> None:
    m = with_card("foreign-trade", "usa", money={"usa": 100}, goods={"usa": {"consumer-goods": 1, "services": 1}})
    play(m, "export:services", "export:consumer-goods")
    assert why(m, "export:energy") == "no-transaction-left"
    assert why(m, "import:services") == "traded-already"
    play(m, "import:energy", "n:1", "n:0", "import:raw-materials", "n:2")
    assert acting(m) == "eu"


@rule("WO-47")
def test_only_armies_on_the_own_board_are_exported() -> None:
    where = {"europe": {"armies": {"usa": 5}}}
    m = with_card("foreign-trade", "usa", goods={"usa": {"army": 0}}, regions=where)
    assert why(m, "export:army") == "nothing-to-sell"
    m = with_card("foreign-trade", "usa", goods={"usa": {"army": 3}}, regions=where)
    play(m, "export:army")
    assert (armies(m, "usa"), money(m, "usa")) == (2, 50)


@rule("WO-49", "WO-50")
def test_without_a_trade_card_the_goods_come_from_the_track() -> None:
    m = with_card("foreign-trade", "eu", trade_down={"usa": 2}, goods={"usa": {"services": 2}}, money={"eu": 10})
    play(m, "import:services", "done")
    assert (good(m, "usa", "services"), money(m, "usa"), good(m, "eu", "diplomacy")) == (1, 40, 5)
    m = with_card("foreign-trade", "eu", trade_down={"usa": 2}, goods={"usa": {"services": 0}})
    assert why(m, "import:services") == "nobody-sells"


@rule("WO-48", "WO-49", "WO-67")
def test_imports_from_a_player_take_the_card_before_the_track_and_need_money() -> None:
    m = with_card("foreign-trade", "eu", goods={"usa": {"services": 2}}, money={"eu": 10})
    play(m, "import:services")
    assert (good(m, "usa", "services"), money(m, "usa"), money(m, "eu")) == (2, 40, 0)
    assert [up for _, _, up in m.view()["powers"][0]["trade_cards"]] == [False, True]
    assert (why(m, "import:energy"), why_rule(m, "import:energy")) == ("too-little-money", "WO-67")


@rule("WO-50")
def test_buying_from_two_players_brings_one_diplomacy() -> None:
    m = with_card("foreign-trade", "russia", money={"russia": 60}, goods={"russia": {"diplomacy": 0}})
    play(m, "import:consumer-goods", "n:1", "n:1", "done")
    assert good(m, "russia", "diplomacy") == 1


@rule("WO-51")
def test_unplayed_powers_always_sell_and_bring_no_diplomacy() -> None:
    m = with_card("foreign-trade", "usa", seats=2, powers=["usa", "china"], money={"usa": 9})
    play(m, "import:raw-materials", "n:3", "done")
    assert (good(m, "usa", "raw-materials"), money(m, "usa"), good(m, "usa", "diplomacy")) == (5, 0, 4)


@rule("WO-52")
def test_fewer_than_three_units_from_russia_bring_no_diplomacy() -> None:
    for n, gained in ((3, 1), (2, 0)):
        m = with_card("foreign-trade", "usa")
        play(m, "import:raw-materials", f"n:{n}", "done")
        assert good(m, "usa", "diplomacy") == 4 + gained
        assert [up for _, _, up in m.view()["powers"][2]["trade_cards"]] == [False, True, True]
        assert good(m, "russia", "raw-materials") == 4


# --- Invest, Move, Base ------------------------------------------------------------------------------------------


@rule("WO-53", "WO-54")
def test_investing_needs_a_ready_country_without_investment() -> None:
    m = with_card("foreign-direct-investment", "usa", exhausted={"usa": ["iraq"]}, fdi={"usa": ["japan"]})
    assert why(m, "country:iraq") == "not-ready"
    assert why(m, "country:japan") == "invested-already"
    assert why(m, "country:norway") == "not-allied"


@rule("WO-55")
def test_armies_move_only_to_the_zone_or_to_a_base() -> None:
    m = with_card("military-reinforcements", "usa")
    play(m, "board")
    assert why(m, "region:africa") == "no-way-there"
    assert offered(m, "region") == ["europe", "americas", "middle-east", "east-asia"]
    m = with_card("military-reinforcements", "usa", regions={"europe": {"armies": {"usa": 1}}})
    play(m, "region:europe")
    assert why(m, "region:europe") == "army-there-already"
    assert offered(m, "region") == ["americas", "middle-east", "east-asia"]


@rule("WO-57", "WO-58")
def test_a_base_needs_the_flag_an_army_and_money() -> None:
    m = with_card("foreign-military-presence", "usa", exhausted={"usa": ["iraq"]})
    assert why(m, "country:mexico") == "no-base-flag"
    assert why(m, "country:iraq") == "not-ready"
    none = with_card("foreign-military-presence", "usa", goods={"usa": {"army": 0}})
    assert acting(none) == "eu"
    poor = with_card("foreign-military-presence", "usa", money={"usa": 9})
    assert acting(poor) == "eu"


@rule("WO-59")
def test_one_base_in_a_country() -> None:
    m = with_card("foreign-military-presence", "usa", bases={"usa": ["iceland"]})
    assert why(m, "country:iceland") == "built-already"


# --- Growth, Produce ---------------------------------------------------------------------------------------------


@rule("WO-60", "WO-62")
def test_growth_goes_level_by_level_while_copies_last() -> None:
    m = with_card("growth-strategy", "usa", growth_left={"diplomatic-initiative": 0})
    play(m, "do:growth")
    assert why(m, "growth:knowledge-transfer") == "no-growth-yet"
    assert why(m, "growth:diplomatic-initiative") == "all-taken"
    poor = with_card("growth-strategy", "usa", money={"usa": 9}, goods={"usa": {"diplomacy": 0}})
    assert why(poor, "do:growth") == "cannot-do"


@rule("WO-61")
def test_an_ability_waits_for_the_round_of_its_level() -> None:
    for round_, works in ((1, False), (2, True)):
        m = at(round=round_, growth={"usa": ["diplomatic-initiative", "reduced-bureaucracy"]})
        assert ("use:trash" in options(m)) == works
        assert m.view()["powers"][0]["growth"][1]["active"] == works


@rule("WO-63", "WO-65")
def test_each_type_is_produced_once_and_turns_trade_cards_up() -> None:
    m = with_card("growth-strategy", "usa", trade_down={"usa": 2})
    play(m, "do:produce", "good:services", "n:1")
    assert why(m, "good:services") == "produced-already"
    assert all(up for _, _, up in m.view()["powers"][0]["trade_cards"])


@rule("WO-64")
def test_nothing_is_produced_without_its_needs() -> None:
    m = with_card("growth-strategy", "usa", goods={"usa": {"energy": 0}}, money={"usa": 2})
    play(m, "do:produce")
    assert why(m, "good:consumer-goods") == "nothing-to-produce"
    assert why(m, "good:diplomacy") == "nothing-to-produce"
    play(m, "good:energy")
    assert "good:consumer-goods" in options(m)


# --- influence ---------------------------------------------------------------------------------------------------


@rule("WO-68", "WO-74", "WA-13")
def test_a_full_permanent_row_is_closed_and_a_full_temporary_one_is_not() -> None:
    m = with_card("foreign-direct-investment", "usa", regions={"americas": {"permanent": ["eu", "eu"]}})
    play(m, "country:mexico")
    assert (acting(m), row(m, "americas")) == ("eu", ["usa"])  # nothing to choose
    m = with_card("foreign-direct-investment", "usa", regions={"americas": {"temporary": ["eu"] * 4}})
    play(m, "country:mexico")
    assert options(m) == ["slot:permanent", "slot:temporary"]
    play(m, "slot:temporary")
    assert (row(m, "americas"), free(m, "americas"), score(m, "usa")) == (["eu", "eu", "eu", "usa"], 2, 0)


@rule("WO-72")
def test_resetting_the_last_cube_changes_nothing() -> None:
    where = {"europe": {"temporary": ["eu", "usa"]}}
    m = with_card("re-examine-agreement", "usa", regions=where)
    assert row(m, "europe") == ["eu", "usa"]
    assert score(m, "usa") == 0


@rule("WO-71", "WO-74")
def test_a_cube_above_the_line_cannot_be_pushed_out() -> None:
    m = at(regions={"africa": {"permanent": ["usa", "usa"], "temporary": ["eu"] * 4}})
    g = truth(m)
    for _ in range(6):
        influence.place_temporary(g, index("china"), 4)
    assert (cubes(m, "usa", "africa"), row(m, "africa")) == (2, ["china"] * 4)
    influence.convert(g, index("china"), 4, 0)
    assert (cubes(m, "china", "africa"), len(row(m, "africa"))) == (4, 3)


# --- scoring -----------------------------------------------------------------------------------------------------


@rule("WA-10", "WO-99")
def test_without_a_cube_there_is_no_place() -> None:
    m = at(regions={"africa": {"permanent": ["usa", "usa"]}})
    assert [POWER_IDS[one[0]] for one in scoring.standings(truth(m), 4)] == ["usa", "eu"]
    poor = at(money=dict.fromkeys(POWER_IDS, 0))
    assert scoring.majority(truth(poor), "money") == []


@rule("WA-23", "WO-100", "WO-101")
def test_several_tied_are_sorted_by_armies_first() -> None:
    m = at(
        regions={
            "middle-east": {
                "permanent": ["russia", "china", "usa"],
                "temporary": ["eu", "russia", "china"],
                "armies": {"russia": 2, "usa": 1, "eu": 1},
            }
        }
    )
    places = {one[0]: one[3] for one in scoring.standings(truth(m), MIDDLE_EAST)}
    # Two cubes each: Russia has most armies, the USA and the EU tie behind it, China has none; the local cube is last.
    assert places == {index("russia"): 1, index("usa"): 3, index("eu"): 3, index("china"): 4, 4: 5}


@rule("WO-103")
def test_russia_scores_for_regions_of_its_zone_where_its_armies_lead() -> None:
    m = at(
        regions={
            "europe": {"armies": {"russia": 2, "usa": 2}},
            "central-asia": {"armies": {"russia": 1, "china": 2}},
            "africa": {"armies": {"russia": 5}},
        }
    )
    assert scoring.sphere(truth(m)) == 2


@rule("WO-102", "WA-3")
def test_the_superpower_leads_everywhere_or_pays() -> None:
    m = at(
        round=3,
        phase="defence",
        acting="china",
        regions={
            name: {"permanent": ["china", "china"]} for name in ("europe", "americas", "middle-east", "east-asia")
        },
    )
    assert source(m, "usa", "ability") == -12


@rule("WO-102", "WO-104")
def test_the_ladders_of_superpower_and_network_step_by_step() -> None:
    # At the start the USA leads alone in the Americas and ties in Europe, the Middle East and East Asia.
    lost: dict[str, dict[str, list[str]]] = {}
    seen = [scoring.superpower(truth(at()))]
    for region in ("europe", "middle-east", "east-asia", "americas"):
        lost[region] = {"permanent": ["china", "china"]}
        seen.append(scoring.superpower(truth(at(regions=lost))))
    assert seen == [0, -2, -5, -8, -12]
    one_each = ["tajikistan", "south-africa", "laos", "pakistan", "serbia", "brazil", "qatar"]
    points = []
    for n in range(8):
        m = at(round=6, allies={"china": one_each[4:]}, fdi={"china": one_each[:n]})
        points.append(scoring.network(truth(m)))
    assert points == [0, 0, 0, 2, 3, 4, 6, 8]
    twice = at(round=6, fdi={"china": ["tajikistan", "tajikistan", "laos"]})
    assert scoring.network_regions(truth(twice)) == 2  # regions count, not tokens
    assert scoring.network(truth(at(round=3, fdi={"china": one_each[:4]}))) == 0  # at the end only


@rule("WO-108")
def test_of_two_players_only_a_sole_winner_scores() -> None:
    m = at(2, money={"usa": 20, "china": 20}, regions={"europe": {"armies": {"usa": 1, "russia": 9}}})
    g = truth(m)
    assert scoring.majority(g, "money") == []
    assert scoring.majority(g, "armies") == [(index("usa"), 3)]  # those of an unplayed Russia do not count
    assert scoring.majority(g, "countries") == []


@rule("WO-109", "WO-110")
def test_unused_assets_and_orders_score_at_the_end_only() -> None:
    for round_, points in ((3, 0), (6, 4)):
        m = at(round=round_, phase="defence", acting="china", options={"executive_order": True})
        assert source(m, "usa", "assets") == points
        assert source(m, "usa", "order") == (3 if points else 0)


@rule("WO-111")
def test_ties_go_by_first_bonuses_then_by_cubes() -> None:
    where = {"africa": {"permanent": ["eu", "eu"]}}
    m = at(round=6, phase="defence", acting="china", regions=where, assets={id: [] for id in POWER_IDS})
    g = truth(m)
    assert m.over
    best = max(g.score)
    for p in range(4):
        g.ledger[p * 12] += best - g.score[p]
        g.score[p] = best
    outcome = m.game.outcome(g)
    assert outcome.winners == (1,)  # the EU has the only first bonus
    assert outcome.ending.id == "won-tie"
    assert outcome.points == (best,) * 4 != outcome.scores  # people see points, without what told the tie apart
    g.firsts = [0, 0, 0, 0]
    outcome = m.game.outcome(g)
    # No first bonus at all: now cubes decide, and the EU has five of them.
    assert outcome.winners == (1,)
    for region in range(7):
        g.temporary[region] = []
        for owner in range(4):
            g.above[region * 5 + owner] = 1
    outcome = m.game.outcome(g)
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.ending.id == "shared"


@rule("WO-77")
def test_the_score_is_the_sum_of_its_sources() -> None:
    m = at(round=5, goods={"usa": {"consumer-goods": 6}})
    while not m.over:
        do_nothing(m)
    outcome = m.outcome()
    assert outcome is not None
    for points, sources in zip(outcome.summary["points"], outcome.summary["sources"], strict=True):
        assert points == sum(sources.values())


def test_the_view_tells_what_each_region_would_score() -> None:
    m = at(regions={"africa": {"permanent": ["usa", "usa"]}})
    region = m.view()["regions"][4]
    assert [(one["owner"], one["points"]) for one in region["standings"]] == [("usa", 9), ("eu", 5)]
    assert m.view()["powers"][0]["would_score"] >= 9


def test_every_refusal_cites_its_rule() -> None:
    m = with_card("new-allies", "usa", regions={"middle-east": {"open": ["iran", "egypt"]}})
    reason = m.why(0, "country:iran")
    assert reason is not None
    assert "Iran" in reason.text("en")
    assert reason.rules == ("WO-41",)
    assert fdi(m, "usa", "mexico") == 0
    assert lines(m, "played") == ["USA plays New Allies."]


def test_a_running_cost_is_shown_in_words() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    play(m, "country:brazil")
    question = m.question(0)
    assert question is not None
    assert question.text("en") == (
        "Brazil still costs 3 diplomacy, and you have 4: which ally do you exhaust, or do you pay?"
    )
    assert pending(m)["target"] == "country:brazil"
    assert "Still to pay: 3" in m.game.terminal(m._view(0), "en")
