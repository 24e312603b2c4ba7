"""What World Order tells before one chooses: prices, gains, what is left, and what would be in vain."""

from __future__ import annotations

import re
from typing import Any

from tests.world_order.order_table import (
    asked,
    asks,
    at,
    lines,
    offered,
    options,
    play,
    seat,
    truth,
    with_asset,
    with_card,
)
from theatrum.engine.match import Match
from theatrum.games.world_order import words
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.tokens import REGION
from theatrum.testing import rule

GAME = WorldOrder()
JAPAN = "Value 3, 20 money to invest. Buys: energy, energy, services. Sells: consumer goods, consumer goods."
ALLIES_OF_EU = ["eu-member-states", "norway", "canada", "jordan", "nigeria"]


def named(m: Match, token: str, lang: str = "en") -> str:
    """A choice as it is named to whoever is asked."""
    (seat,) = m.actors()
    return GAME.choice(GAME.vocabulary.number(token), lang, m._view(seat))


def hint(m: Match, token: str, lang: str = "en") -> str:
    return m.describe(m.actors()[0], token, lang)


@rule("WO-38")
def test_a_bill_is_asked_for_as_it_stands() -> None:
    """It can be paid or helped with, must be helped with, can only be paid, is covered: four different questions."""
    laos: dict[str, Any] = {"regions": {"east-asia": {"open": ["south-korea", "vietnam"]}}, "allies": {"usa": ["laos"]}}
    m = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 8}}, **laos)
    play(m, "country:south-korea")
    assert asks(m) == ("South Korea still costs 3 diplomacy, and you have 8: which ally do you exhaust, or do you pay?")
    assert named(m, "pay") == "Pay 3 of your 8 diplomacy"
    assert named(m, "pay", "pl") == "Zapłać 3 punkty dyplomacji (masz 8)"
    assert hint(m, "pay") == "Costs 3 diplomacy; you keep 5 diplomacy."
    assert hint(m, "country:laos").startswith("Gives 1; then 2 remain to be paid.")
    assert hint(m, "country:japan").startswith("Gives 2; then 1 remains to be paid.")
    play(m, "country:japan", "country:laos")
    assert asked(m) == "covered-for-country"
    assert asks(m) == "South Korea: nothing is left to pay. Is it settled?"
    assert named(m, "pay") == "Settle it, for nothing"
    m = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 2}}, **laos)
    play(m, "country:south-korea")
    assert asks(m) == "South Korea still costs 3 diplomacy, and you have only 2: which ally do you exhaust?"
    assert "pay" not in options(m)
    play(m, "country:laos")
    assert asked(m) == "exhaust-for-country"
    m = with_card("new-allies", "usa", goods={"usa": {"diplomacy": 8}}, exhausted={"usa": ["japan"]}, **laos)
    play(m, "country:south-korea", "country:laos")
    assert asks(m) == "South Korea still costs 2 diplomacy, and you have 8; no ready ally can lower that: do you pay?"
    assert options(m) == ["pay"]
    nobody: dict[str, Any] = {"regions": {"africa": {"open": ["kenya", "mali"]}}}
    m = play(with_card("new-allies", "usa", **nobody), "country:kenya")
    assert asks(m) == "Kenya still costs 1 diplomacy, and you have 4; no ready ally can lower that: do you pay?"


@rule("WO-28", "WO-43")
def test_a_region_tells_what_engaging_really_costs() -> None:
    m = with_card("diplomatic-engagement", "usa", focus={"usa": "diplomatic"}, goods={"usa": {"diplomacy": 4}})
    told = hint(m, "region:europe")
    assert told.startswith("Costs you 3 diplomacy; you have 4. Printed: 5. Ready allies that could help: Iceland 1.")
    assert "Europe" not in told
    play(m, "region:europe")
    assert asks(m).startswith("Engaging (Europe) still costs 3 diplomacy, and you have 4:")
    dear = with_card("diplomatic-engagement", "usa", focus={"usa": "military"}, goods={"usa": {"diplomacy": 9}})
    assert hint(dear, "region:europe").startswith("Costs you 5 diplomacy; you have 9. Ready allies")


@rule("WO-64")
def test_a_number_tells_what_producing_it_takes_and_leaves() -> None:
    where: dict[str, Any] = {
        "money": {"usa": 20},
        "goods": {"usa": {"diplomacy": 4, "energy": 2, "food": 9, "services": 4}},
    }
    m = with_card("growth-strategy", "usa", **where)
    play(m, "do:produce", "good:diplomacy")
    assert asks(m) == "Produce – diplomacy: how many, for 3 money each? Your production allows 4."
    assert hint(m, "n:2") == "Costs 6 money; you keep 14 money. Then you have 6 diplomacy."
    assert hint(m, "n:2", "pl") == "Cena: 6 pieniędzy; zostaje: 14 pieniędzy. Potem masz: 6 punktów dyplomacji."
    play(m, "n:2", "good:services")
    assert asks(m) == (
        "Produce – services: how many, for 1 energy and 1 food each? "
        "Your production allows 4, but what you have is enough for only 2."
    )
    play(m, "n:1")
    assert lines(m, "produced-for") == [
        "USA produces 2 (diplomacy) for 6 money.",
        "USA produces 1 (services) for 1 energy and 1 food.",
    ]
    assert lines(m, "produced-for", lang="pl")[1] == "USA – produkcja: 1 (usługi), koszt: 1 energia i 1 żywność."
    full = with_card("growth-strategy", "usa", money={"usa": 20}, goods={"usa": {"diplomacy": 9}})
    play(full, "do:produce", "good:diplomacy")
    assert hint(full, "n:4").endswith("Then you have 10 diplomacy; 3 beyond the track are lost.")
    full = with_card("growth-strategy", "usa", goods={"usa": {"services": 9, "energy": 5, "food": 5}})
    play(full, "do:produce", "good:services")
    assert hint(full, "n:3").endswith("Then you have 10 services, and 20 money for 2 beyond the track.")


@rule("WO-46", "WO-48", "WO-58")
def test_numbers_of_trade_and_armies_tell_price_and_total() -> None:
    stock = {"usa": {"consumer-goods": 3}}
    m = with_card("foreign-trade", "usa", money={"usa": 30}, goods=stock, allies={"usa": ["mexico"]})
    play(m, "export:consumer-goods")
    assert asks(m).startswith("Export – consumer goods: how many, for 15 money each? Symbols allow 3, ")
    assert hint(m, "n:2") == "Brings 30 money; then you have 60 money, 1 consumer good."
    m = with_card("foreign-military-presence", "usa", money={"usa": 20}, goods={"usa": {"army": 3}})
    play(m, "country:japan")
    assert asks(m).startswith("How many armies go to the new base (Japan)? The base costs 5 money, each army 5. Up to ")
    assert hint(m, "n:2") == "Costs 15 money; you keep 5 money. 1 army left on your board."


@rule("WO-46", "WO-48")
def test_a_trade_tells_of_the_symbols_that_its_card_counts() -> None:
    where = {"americas": {"open": ["brazil", "canada"]}}
    m = with_card("establish-trade-routes", "eu", money={"eu": 50}, goods={"eu": {"services": 10}}, regions=where)
    plain = m.view(seat(m, "eu"))["powers"][1]["export_symbols"]["services"]
    play(m, "region:americas")
    lent = m.view(seat(m, "eu"))["asked"]["symbols"]["export:services"]
    assert lent > plain
    assert f"symbols: {lent};" in hint(m, "export:services")
    assert f"symbols: {lent}" in m.svg(seat(m, "eu"))
    assert asks(m).startswith("What do you export or import? Transactions left: exports ")
    m = with_asset("russia-energy-markets", "russia", money={"russia": 50})
    play(m, "region:europe", "region:central-asia")
    assert not m.view(seat(m, "russia"))["asked"]["deals"]
    freely = with_card("foreign-trade", "russia", money={"russia": 50})
    for trading, sells in ((m, False), (freely, True)):
        told = [trading.describe(seat(m, "russia"), f"import:{good}") for good in ("consumer-goods", "services")]
        assert any(power in one for one in told for power in ("USA", "EU", "China")) == sells


@rule("WO-49", "WO-52")
def test_an_import_tells_whether_it_brings_diplomacy() -> None:
    m = with_card(
        "foreign-trade", "usa", money={"usa": 60}, allies={"usa": []}, powers=["usa", "russia", "china"], seats=3
    )
    play(m, "import:energy", "n:0")  # none from Iraq
    assert asks(m).startswith("Import – energy: how many from this power (Russia)")
    most = max(int(n) for n in offered(m, "n"))
    assert hint(m, f"n:{most}").endswith("All they offer: once a Trade, that brings 1 diplomacy.")
    assert hint(m, f"n:{most - 1}").endswith(f"Fewer than {most} bring no diplomacy.")


@rule("WO-24", "WO-26")
def test_a_focus_tells_what_growth_and_a_second_raise_add() -> None:
    m = at(round=2, phase="focus", acting="china", order=["china", "usa", "eu", "russia"])
    assert "raise any production for 6 money, or two for 15; what rises" in hint(m, "focus:domestic")
    m = at(round=2, phase="focus", growth={"usa": ["diplomatic-initiative"]})
    plain = at(round=2, phase="focus")
    ready = [int(re.findall(r"Ready up to (\d+)", hint(one, "focus:diplomatic"))[0]) for one in (plain, m)]
    assert ready[1] == ready[0] + 1
    assert "two for" not in hint(m, "focus:domestic")


@rule("WO-58")
def test_armies_that_go_for_free_are_in_the_price_of_the_base() -> None:
    m = with_card("improve-logistics", "usa", money={"usa": 20}, goods={"usa": {"army": 3}})
    assert hint(m, "country:japan").startswith("Costs 5 money; you keep 15 money.")
    m = with_card("foreign-military-presence", "usa", money={"usa": 20}, goods={"usa": {"army": 3}})
    assert hint(m, "country:japan").startswith("Costs at least 10 money, more with further armies.")


def test_what_would_do_nothing_is_told_before_it_is_played() -> None:
    poor: dict[str, Any] = {"money": {"eu": 0}, "goods": {"eu": {"diplomacy": 0, "army": 0, "services": 0}}}
    hand = ["foreign-military-presence", "foreign-direct-investment", "growth-strategy"]
    m = at(
        order=["eu", "usa", "russia", "china"],
        hands={"eu": hand},
        exhausted={"eu": ALLIES_OF_EU},
        assets={"eu": []},
        **poor,
    )
    void = ("card:foreign-direct-investment", "card:foreign-military-presence")
    assert m.view(1)["asked"]["void"] == void
    assert hint(m, void[0]).startswith("As things stand this would do nothing! ")
    assert "nothing" not in hint(m, "card:growth-strategy")
    play(m, void[1])
    assert lines(m, "cannot-build") == ["EU cannot build a base."]
    rich = at(order=["eu", "usa", "russia", "china"], hands={"eu": hand}, money={"eu": 50})
    assert rich.view(1)["asked"]["void"] == ()


def test_a_list_tells_of_a_country_as_it_lies_there() -> None:
    """Pakistan may be an ally of one power, a starting card of another, and another country lie open and start, too."""
    m = at(allies={"russia": ["pakistan"]}, regions={"east-asia": {"open": ["japan", "laos"]}})
    lists = {one.title: one for one in m.lists(seat(m, "russia"))}
    assert lists["Board: Russia"].texts["country:pakistan"].startswith("Value 3, ")
    assert lists["Board: China"].texts["country:pakistan"].startswith("Value 2, ")
    assert lists["Open countries (14)"].texts["country:japan"] == JAPAN
    assert lists["Board: USA"].texts["country:japan"].startswith("Value 2, ")
    row = lists["Market row (6)"]
    first = GAME.content.ability(GAME.vocabulary.number(row.cards[0]))
    assert row.texts[row.cards[0]].startswith(f"For {first.price} research. {first.texts['en']} Type: ")


@rule("WO-60")
def test_growth_cards_tell_price_and_points_and_with_which_level_one_begins() -> None:
    m = with_card("growth-strategy", "usa")
    play(m, "do:growth")
    assert hint(m, "growth:industrial-development").startswith("Level 1: 1 point for 1 service and 10 money; ")
    assert hint(m, "growth:diplomatic-initiative", "pl").startswith("Poziom 1: 2 punkty, cena: 1 usługa i 1 punkt ")
    reason = m.why(0, "growth:knowledge-transfer")
    assert reason is not None
    assert reason.text() == "Knowledge Transfer: you have no Growth card yet; begin with level 1."


@rule("WO-53")
def test_an_ally_tells_what_investing_in_it_costs() -> None:
    m = with_card("foreign-direct-investment", "usa", money={"usa": 40})
    assert hint(m, "country:japan").startswith("Costs 15 money; you keep 25 money. Value 2, ")


@rule("WO-91", "WO-95")
def test_an_engage_token_tells_what_it_brings() -> None:
    m = at(phase="returns", regions={"europe": {"tokens": {"usa": 1}, "armies": {"russia": 1}}})
    while asked(m) != "cash-token":
        play(m, "done")
    assert asks(m) == "Do you give up an engage token, for 5 money per ally of yours in its region? Where?"
    assert hint(m, "region:europe").startswith("Brings 5 money: you have 1 ally there.")
    assert (named(m, "done"), named(m, "done", "pl")) == ("No", "Nie")
    play(m, "done")
    while asked(m) != "defend":
        play(m, "skip" if "skip" in options(m) else "done")
    assert hint(m, "region:europe").startswith("2 more defence: you have 1 ally there.")


def test_the_hint_of_a_region_fits_the_question() -> None:
    m = with_card("military-reinforcements", "usa", regions={"europe": {"armies": {"usa": 1}}}, money={"usa": 30})
    assert hint(m, "region:europe").startswith("Armies: USA 1.")
    assert hint(m, "board").endswith("armies there.")
    play(m, "region:europe")
    assert asks(m) == "To which region do you move the army from Europe, for 5 money?"
    assert hint(m, "region:americas").startswith("Armies: ")
    m = with_card("establish-trade-routes", "usa")
    assert hint(m, "region:africa").startswith("Open countries: ")
    for viewer in (0, 1):  # whoever is not asked reads of everything
        told = at().describe(viewer, "region:africa")
        assert told.startswith(("Engaging costs 3.", "Permanent slots free"))
        assert all(part[:1].isupper() for part in told.rstrip(".").split(". "))


@rule("WO-21", "WO-72", "WO-92")
def test_places_cubes_and_prosperity_have_a_hint() -> None:
    m = at(phase="order")
    first = options(m)[0]
    assert hint(m, first) == "You act as number 1 of 4. Taken so far: none."
    play(m, first)
    assert "1. " in hint(m, options(m)[0])
    europe = {"temporary": ["usa", "eu"], "open": ["ukraine", "moldova"]}
    m = with_card("build-new-embassy", "usa", regions={"europe": europe})
    play(m, "country:ukraine", "pay")
    assert hint(m, "spot:1") == "Now the first of 2 to be pushed out; reset, it is the last."
    m = at(phase="prosperity", goods={"usa": {"consumer-goods": 3}}, order=["usa", "eu", "russia", "china"])
    assert hint(m, "do:prosper").startswith("Costs 2 consumer goods; you keep 1 consumer good. Brings ")


def test_an_optional_part_is_asked_for_by_card_price_and_effect() -> None:
    m = with_asset("china-belt-and-road", "china", money={"china": 60})
    play(m, *(["country:laos"] if "country:laos" in options(m) else [options(m)[0]]))
    while not asked(m).startswith("whether"):
        play(m, options(m)[0])
    assert asks(m) == (
        f"{GAME.label(GAME.vocabulary.number('asset:china-belt-and-road'), 'en')}: do you invest once more, in another "
        "region, for 10 money on top of the price of the country?"
    )
    assert named(m, "do:invest", "pl") == "Zainwestuj"
    assert "Invest" in hint(m, "do:invest")


@rule("WO-68")
def test_slots_are_told_as_points_not_as_prices() -> None:
    asked_for = words.WHICH_SLOT
    assert GAME.phrase(asked_for, (REGION, 1, 4), "en") == (
        "Europe: a permanent slot (1 point; the cube stays) or a temporary one (4 points; it may be pushed out)?"
    )
    assert "(1 punkt, kostka zostaje) czy tymczasowe (4 punkty," in GAME.phrase(asked_for, (REGION, 1, 4), "pl")
    assert "(no points; it pushes a cube out)" in GAME.phrase(asked_for, (REGION, 1, 0), "en")


@rule("WO-80", "WO-81")
def test_a_market_slot_is_named_by_its_card() -> None:
    m = at(phase="research", exhausted={"usa": ["japan"]}, hands={"usa": []})
    card = m.game.label(m.game.vocabulary.number(m.view()["market"][0]), "en")
    assert re.fullmatch(rf"{re.escape(card)} \(\d research\)", named(m, "market:1"))
    reason = m.why(m.actors()[0], "market:1")
    assert reason is not None
    assert reason.text() == f"{card}: you have too little research."
    tired = m.why(m.actors()[0], "country:japan")
    assert tired is not None
    assert (tired.text(), tired.rule) == ("Japan is exhausted.", "WO-81")


@rule("WO-38", "WO-43")
def test_why_an_ally_does_not_help_and_why_a_good_is_no_country() -> None:
    where: dict[str, Any] = {
        "regions": {"east-asia": {"open": ["south-korea", "vietnam"]}},
        "exhausted": {"usa": ["laos"]},
    }
    m = with_card("new-allies", "usa", allies={"usa": ["laos"]}, **where)
    reason = m.why(0, "good:energy")
    assert reason is not None
    assert reason.text() == "A country is asked for: energy is none."
    play(m, "country:south-korea")
    told = {name: m.why(0, f"country:{name}") for name in ("iceland", "laos", "vietnam")}
    assert {name: reason.text() for name, reason in told.items() if reason} == {
        "iceland": "Iceland lies in Europe, not in East Asia – Pacific: only allies of the same region help.",
        "laos": "Laos is exhausted.",
        "vietnam": "Vietnam is not an ally of yours.",
    }
    assert told["iceland"] is not None
    assert told["iceland"].text("pl").startswith("Islandia – to inny region (Europa, a nie Azja Wschodnia – Pacyfik)")


def test_what_is_asked_is_told_to_nobody_else() -> None:
    m = with_card("diplomatic-engagement", "usa")
    assert m.view(0)["asked"]["question"] == "which-engage"
    assert m.view(1)["asked"] is None
    assert m.view(None)["asked"] is None
    assert m.clone().view(0)["asked"] == m.view(0)["asked"]


def test_a_market_slot_tells_of_its_card() -> None:
    m = at(phase="research")
    first = GAME.content.ability(GAME.vocabulary.number(m.view()["market"][0]))
    left = truth(m).pending[2] - first.price
    assert named(m, "market:1") == f"{first.names['en']} ({first.price} research)"
    assert hint(m, "market:1").startswith(f"Then you have {left} research left. {first.texts['en']} Type: ")
    assert hint(m, "done") == f"{truth(m).pending[2]} research will be lost."
    assert m.touches(0, "market:1") == [m.view()["market"][0]]
    assert m.describe(0, "asset:usa-nato", "pl")
    assert m.describe(0, "order")
    two = at(2, powers=["usa", "china"], auto=[8, 1])
    assert two.describe(0, "auto:8") == "EU: Europe, with an army; Russia: Africa, trades with China"
    assert "EU: Europe, with an army; Russia: Africa" in two.game.terminal(two._view(0), "en")
    assert m.touches(0, "country:japan") == ["region:east-asia"]
    assert m.touches(0, "region:europe") == list(m.view()["regions"][0]["open"])


@rule("WO-81")
def test_an_ally_tells_its_own_value_not_that_of_the_board() -> None:
    """The starting card of the USA is worth 2, the card of the same country on the board 3."""
    m = at(phase="research", regions={"east-asia": {"open": ["vietnam", "laos"]}})
    points = m.view(0)["pending"]["price"]
    told = m.describe(0, "country:japan")
    assert told.startswith(f"Adds 2; then there are {points + 2} research points. Value 2, ")
    m.play(0, "country:japan")
    assert m.view(0)["pending"]["price"] == points + 2
    assert m.describe(0, "country:japan").startswith("Value 2, East Asia – Pacific, exhausted")
    assert m.describe(1, "country:japan").startswith("Value 2, ")
    assert m.describe(0, "country:vietnam").startswith("Value ")


def test_a_country_that_lies_open_tells_what_is_printed_and_whose_ally_it_is() -> None:
    m = at(regions={"east-asia": {"open": ["japan", "laos"]}})
    assert m.describe(1, "country:japan").startswith(f"{JAPAN} USA: Value 2, ")
    assert m.describe(0, "country:japan").startswith("Value 2, ")
    improving = with_card("new-allies", "usa", regions={"east-asia": {"open": ["japan", "laos"]}})
    assert improving.describe(0, "country:japan") == (
        "Costs you 3 diplomacy; you have 4. No ready ally could help. Covers your own card of this country; as that one"
        f" is ready, you add influence there, too. {JAPAN}"
    )
    where = {"east-asia": {"open": ["japan", "laos"]}}
    tired = with_card("new-allies", "usa", regions=where, exhausted={"usa": ["japan"]})
    assert f"Covers your own card of this country. {JAPAN}" in tired.describe(0, "country:japan")
