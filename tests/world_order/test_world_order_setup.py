"""Set-up (WO-5 to WO-17), what is in the box, and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import theatrum
from tests.world_order.order_table import (
    acting,
    asked,
    at,
    cards,
    cubes,
    free,
    good,
    hand,
    index,
    money,
    options,
    play,
    row,
    score,
    truth,
    why,
)
from theatrum.engine.match import Match
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import AFRICA, GOOD_IDS, POWER_IDS, REGION_IDS
from theatrum.testing import rule

GAME = WorldOrder()


def begin(seats: int, *powers: str, seed: int = 5, **chosen: Any) -> Match:
    """Start a match and choose powers."""
    m = theatrum.new("world_order", seats=seats, seed=seed, **chosen)
    for seat, power in enumerate(powers):
        m.play(seat, f"power:{power}")
    return m


def settle(m: Match) -> Match:
    """Let everybody keep the first half and put back the first asset."""
    while truth(m).phase == 1:
        seat = m.actors()[0]
        m.play(seat, m.options(seat)[0])
    return m


@rule("WO-1", "WO-10")
def test_two_players_lead_powers_of_different_sides() -> None:
    m = begin(2, "usa")
    assert why(m, "power:usa") == "power-taken"
    assert why(m, "power:eu") == "same-side"
    assert options(m) == ["power:russia", "power:china"]
    m = begin(3, "usa", "eu")
    assert options(m) == ["power:russia", "power:china"]


@rule("WO-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_powers_may_be_dealt_by_lot(seats: int) -> None:
    dealt = set()
    for seed in range(20):
        m = theatrum.new("world_order", seats=seats, seed=seed, powers="dealt")
        powers = truth(m).power_of
        assert len(set(powers)) == seats
        assert seats > 2 or len({p // 2 for p in powers}) == 2
        dealt.add(tuple(powers))
    assert len(dealt) > 3


@rule("WO-2", "WO-11")
def test_powers_start_with_what_their_boards_show() -> None:
    m = at()
    starts = {
        "usa": (30, [3, 2, 3, 3, 4, 4, 3]),
        "eu": (25, [1, 1, 3, 3, 4, 4, 2]),
        "russia": (15, [5, 4, 2, 1, 1, 3, 2]),
        "china": (20, [1, 3, 3, 4, 1, 3, 2]),
    }
    for power, (coins, goods) in starts.items():
        assert money(m, power) == coins
        assert [good(m, power, id) for id in GOOD_IDS] == goods
        view = m.view()["powers"][index(power)]
        assert list(view["production"].values()) == goods
        assert view["focus"] == "domestic"
        assert all(ally["ready"] and ally["start"] for ally in view["allies"])
        assert all(up for _, _, up in view["trade_cards"])
    assert [len(truth(m).allies[p]) for p in range(4)] == [4, 5, 4, 4]
    assert [len(view["trade_cards"]) for view in m.view()["powers"]] == [2, 2, 3, 2]


@rule("WO-3", "WO-4")
def test_the_printed_countries_add_up() -> None:
    countries = GAME.content.countries
    board = range(76)
    assert Counter(countries.value[card] for card in board) == {1: 32, 2: 29, 3: 15}
    symbols = Counter(GOOD_IDS[good] for card in board for good in countries.exports[card])
    assert symbols == {"consumer-goods": 42, "energy": 27, "food": 25, "services": 23, "raw-materials": 18}
    symbols = Counter(GOOD_IDS[good] for card in board for good in countries.imports[card])
    assert symbols == {"energy": 21, "consumer-goods": 12, "raw-materials": 10, "services": 9, "food": 7}
    flags = Counter(POWER_IDS[p] for card in board for p in countries.bases[card])
    assert flags == {"usa": 25, "russia": 20, "eu": 17, "china": 15}
    refused = Counter(POWER_IDS[p] for card in board for p in countries.refuses[card])
    assert refused == {"usa": 6, "eu": 3, "russia": 2}
    assert all(countries.invest[card] == 5 + 5 * countries.value[card] for card in board)


@rule("WO-4")
def test_the_regions_are_as_printed() -> None:
    regions = GAME.content.regions
    assert [region.engage for region in regions] == [5, 4, 4, 6, 3, 4, 5]
    assert [len(region.permanent) for region in regions] == [4, 2, 2, 3, 2, 2, 3]
    assert [region.temporary for region in regions] == [
        (5, 4, 3, 2), (4, 3, 2, 1), (4, 3, 2, 1), (5, 4, 3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1),
    ]  # fmt: skip
    assert [region.bonus for region in regions] == [
        (9, 6, 3, 1), (8, 4, 2), (7, 4, 2), (10, 7, 4, 2), (7, 4, 2), (8, 5, 2), (9, 6, 2),
    ]  # fmt: skip


@rule("WO-5")
def test_two_countries_lie_open_in_every_region() -> None:
    m = begin(4, *POWER_IDS)
    sizes = [10, 10, 12, 12, 12, 8, 12]
    for number, region in enumerate(m.view()["regions"]):
        assert len(region["open"]) == 2
        assert region["piles"] == (sizes[number] - 1, 1)


@rule("WO-6")
def test_starting_cubes_lie_on_the_board_at_every_player_count() -> None:
    m = begin(2, "usa", "china")
    wanted = {
        "europe": ["usa", "eu", "russia"],
        "central-asia": ["russia"],
        "americas": ["usa"],
        "middle-east": ["usa", "eu", "local"],
        "africa": ["eu"],
        "south-asia": ["china", "local"],
        "east-asia": ["usa", "china"],
    }
    for region, owners in wanted.items():
        assert [id for id in (*POWER_IDS, "local") if cubes(m, id, region)] == sorted(
            owners, key=(*POWER_IDS, "local").index
        )
        assert free(m, region) == len(GAME.content.regions[REGION_IDS.index(region)].permanent)
    assert row(m, "africa") == ["eu"]
    assert truth(m).score == [0, 0, 0, 0]


@rule("WO-6")
def test_the_first_slot_of_africa_scores_only_when_it_is_empty_again() -> None:
    m = at(regions={"africa": {"temporary": []}}, hands={"eu": ["foreign-direct-investment"]}, acting="eu")
    play(m, "card:foreign-direct-investment", "country:nigeria", "slot:temporary")
    assert score(m, "eu") == 4


@rule("WO-7", "WO-108", "WA-19")
def test_majority_tokens_have_a_side_for_two() -> None:
    ladders = GAME.content.ladders
    assert [ladders[name] for name in ("money", "armies", "countries")] == [(5, 3, 1), (6, 3, 1), (7, 4, 2)]
    assert [ladders[f"{name}-two"] for name in ("money", "armies", "countries")] == [(3,), (3,), (4,)]


@rule("WO-5", "WO-6", "WO-8", "WO-9", "WO-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_lies_there_before_powers_are_chosen(seats: int) -> None:
    m = begin(seats)
    assert asked(m) == "which-power"
    laid_out = board_of(m)
    assert all(len(region["open"]) == 2 for region in laid_out["regions"])
    assert [len(region["above"]) for region in laid_out["regions"]] == [3, 1, 1, 3, 0, 2, 2]
    assert laid_out["regions"][AFRICA]["temporary"] == ("eu",)
    assert (len(laid_out["market"]), laid_out["market_deck"]) == (6, 60)
    assert sum(laid_out["growth_left"].values()) >= 12
    assert (m.view()["powers"], m.view()["auto"]) == ((), ())  # what hangs on the powers comes after them
    choosing = list(m.options(0))
    for power in ("usa", "china", "eu", "russia")[:seats]:
        assert board_of(m) == laid_out
        play(m, f"power:{power}")
    assert board_of(m) == laid_out
    assert choosing == [f"power:{id}" for id in POWER_IDS]
    for seed in range(5):
        world = begin(seats).imagine(0, seed)
        assert board_of(world) == laid_out
        assert truth(world).market_deck != truth(begin(seats)).market_deck


def board_of(m: Match) -> dict[str, Any]:
    """What lies on the board for all to see, but for what powers bring along."""
    view = m.view()
    regions = [{key: value for key, value in region.items() if key != "menaces"} for region in view["regions"]]
    return {"regions": regions, **{key: view[key] for key in ("market", "market_deck", "growth_left")}}


@rule("WO-8")
def test_six_of_sixty_six_market_cards_lie_open() -> None:
    m = begin(4, *POWER_IDS)
    assert len(m.view()["market"]) == 6
    assert m.view()["market_deck"] == 60
    prices = Counter(card.price for card in GAME.content.abilities if card.copies)
    assert prices == {3: 4, 4: 12, 5: 9, 6: 4, 7: 4}


@rule("WO-9", "WA-20")
def test_growth_cards_are_removed_in_small_matches() -> None:
    def copies(m: Match) -> list[int]:
        return truth(m).growth_left

    assert copies(begin(4, *POWER_IDS)) == [3, 3, 2, 2, 2, 2, 2, 2, 1, 1]
    assert copies(begin(3, "usa", "eu", "china")) == [2, 2, 2, 2, 2, 2, 2, 2, 1, 1]
    assert copies(begin(2, "usa", "china")) == [2, 2, 1, 1, 1, 1, 1, 1, 1, 1]


@rule("WO-12")
def test_everybody_keeps_one_of_two_halves_in_secret() -> None:
    m = begin(2, "usa", "china")
    assert m.actors() == (0, 1)
    view = m.view(0)
    assert len(view["hand"]) == len(view["other_half"]) == 6
    assert m.view(1)["hand"] != view["hand"]
    assert m.view()["hand"] == ()
    both = Counter(view["hand"] + view["other_half"])
    assert both == Counter(m.game.vocabulary.names[card] for card in GAME.content.powers[0].deck)
    m.play(0, "half:second")
    m.play(0, m.options(0)[0])
    m.play(1, "half:first")
    m.play(1, m.options(1)[0])
    assert m.view(0)["hand"] == view["other_half"]
    assert truth(m).phase == 4


@rule("WO-13")
def test_the_suggested_first_hand() -> None:
    m = settle(begin(4, *POWER_IDS, first_hand="suggested"))
    assert hand(m, "usa") == [
        "foreign-direct-investment", "foreign-trade", "growth-strategy", "military-pact", "new-allies", "new-allies",
    ]  # fmt: skip
    assert len(truth(m).decks[0]) == 6
    assert m.view(1)["powers"][0]["known"] == m.view(0)["hand"]  # everybody knows these hands


@rule("WO-14")
def test_two_of_three_drawn_assets_are_kept_and_counted() -> None:
    m = begin(4, *POWER_IDS)
    m.play(0, "half:first")
    drawn = m.view(0)["drawn_assets"]
    assert len(drawn) == 3
    assert why(m, "asset:eu-nato") == "not-drawn"
    m.play(0, drawn[0])
    settle(m)
    assert set(m.view()["powers"][0]["assets"]) == set(drawn[1:])
    for p in range(4):
        assert truth(m).score[p] == sum(GAME.content.asset(asset).points for asset in truth(m).assets[p])


@rule("WO-12", "WO-14")
def test_assets_are_drawn_after_the_hand_has_been_chosen() -> None:
    m = begin(2, "usa", "china")
    assert m.view(0)["drawn_assets"] == ()
    worlds = {tuple(truth(m.imagine(0, seed)).dealt[0]) for seed in range(20)}
    assert len(worlds) > 3  # nobody knows yet which they will be
    m.play(0, "half:second")
    drawn = m.view(0)["drawn_assets"]
    assert (len(drawn), m.view(1)["drawn_assets"]) == (3, ())
    assert {m.imagine(0, seed).view(0)["drawn_assets"] for seed in range(5)} == {drawn}
    assert m.why_no_undo(0) is not None  # whoever has seen them keeps that hand
    m.play(0, m.options(0)[0])
    m.play(1, "half:first")
    assert m.why_no_undo(0) is None  # what another has seen is no barrier to one's own next choice
    assert len(begin(2, "usa", "china", first_hand="suggested").view(0)["drawn_assets"]) == 3


@rule("WO-15")
def test_the_first_turn_order_goes_by_points_then_by_less_money() -> None:
    for seed in range(8):
        m = settle(begin(4, *POWER_IDS, seed=seed))
        g = truth(m)
        assert g.order == sorted(range(4), key=lambda p: (-g.score[p], GAME.content.powers[p].money))


@rule("WO-16", "WO-89")
def test_auto_influence_cards_lie_open_with_two_and_three_players() -> None:
    for powers, lie_open in ((("usa", "china"), 2), (("usa", "eu", "china"), 2), (POWER_IDS, 0)):
        m = begin(len(powers), *powers)
        assert m.view()["auto"] == ()  # they come last in the set-up
        assert len(settle(m).view()["auto"]) == lie_open


@rule("WA-4")
def test_trade_cards_by_their_marks() -> None:
    counts = {2: [1, 1, 1, 1], 3: [2, 2, 2, 2], 4: [2, 2, 3, 2]}
    for seats, wanted in counts.items():
        powers = {2: ("usa", "china"), 3: ("usa", "eu", "russia"), 4: POWER_IDS}[seats]
        m = begin(seats, *powers, trade_cards="marked")
        assert [len(view["trade_cards"]) for view in m.view()["powers"]] == [wanted[index(id)] for id in powers]


def test_starting_decks_have_twelve_cards_and_the_box_is_whole() -> None:
    assert all(len(power.deck) == 12 for power in GAME.content.powers)
    assert len(GAME.content.market_deck()) == 66
    assert len(GAME.content.trade_cards) == 9
    for power in GAME.content.powers:
        unique = [card for card in set(power.deck) if sum(card in other.deck for other in GAME.content.powers) == 1]
        assert len(unique) == 2


def test_only_known_options_are_taken() -> None:
    with pytest.raises(theatrum.BadOption):
        theatrum.new("world_order", seats=5)
    with pytest.raises(theatrum.BadOption):
        theatrum.new("world_order", seats=2, first_hand="none")


def test_cards_laid_face_down_are_nobody_elses_business() -> None:
    m = at(hands={"usa": ["new-allies", "foreign-trade"]})
    play(m, "pass", "card:new-allies")
    assert m.view(0)["laid_down"] == ((1, "card:new-allies"),)
    assert m.view(1)["powers"][0]["down"] == (1,)
    assert "new-allies" not in str(m.view(1)["powers"][0]["discards"])
    assert asked(m) == "what-to-play"
    assert acting(m) == "eu"
    assert cards(m, truth(m).down[0]) == ["new-allies"]
