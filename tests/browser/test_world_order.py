"""World Order at the table in a real browser: the map answers, costs run along, boards and piles are one click away."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import theatrum
from tests.browser.conftest import Come
from tests.browser.playing import House, Person, random_match
from tests.browser.test_matches import PHONE
from tests.browser.test_pages_in_browser import check
from theatrum.engine.match import Match

DESK = {"viewport": {"width": 1280, "height": 800}}
Moment = Callable[[Match, int], bool]
DEALS = 40  # moments that are rare in random play come in one of so many matches


# --- how to come to a moment of a match ----------------------------------------------------------------------------


@cache  # so that equal moments are the same, and a match is played to each only once
def asks(question: str, *, round: int = 1) -> Moment:
    """Tell whether a seat is asked this, not before that round."""

    def found(match: Match, seat: int) -> bool:
        asked = match.question(seat)
        return asked is not None and asked.id == question and match.view(seat)["round"] >= round

    return found


def two_allies_help(match: Match, seat: int) -> bool:
    """Tell whether a country just chosen may be paid for with one ally after the other."""
    if not asks("exhaust-for-country", round=2)(match, seat):
        return False
    helpers = allies_offered(match, seat)
    later = match.clone()
    later.play(seat, helpers[0])
    return len(helpers) > 1 and helpers[1] in allies_offered(later, seat)


def allies_offered(match: Match, seat: int) -> list[str]:
    return [token for token in match.options(seat) if token.startswith("country:")]


@cache
def played_until(moment: Moment, seats: int, seed: int) -> tuple[Match, int]:
    """Play at random until a moment comes for somebody, one match after another; return the match and whose it is."""
    for deal in range(seed, seed + DEALS):
        match, chance = theatrum.new("world_order", seats=seats, seed=deal), Random(deal)
        while not match.over:
            for seat in match.actors():
                if moment(match, seat):
                    return match, seat
            seat = match.actors()[0]
            match.play(seat, chance.choice(match.options(seat)))
    raise AssertionError(f"that moment came in none of {DEALS} matches")


def bring(house: House, person: Person, moment: Moment, *, seats: int = 3, seed: int = 4) -> tuple[Match, int]:
    """Bring a match to the table as it stands at a moment, and sit down where somebody has to decide."""
    match, seat = played_until(moment, seats, seed)
    person.sit(house.bring(match.record().json())["me"])
    take_seat(person, seat)
    return match.clone(), seat


def take_seat(person: Person, seat: int) -> None:
    """All seats of a match that was brought are at one screen, behind a curtain."""
    person.see(f'[data-take-seat="{seat}"]').click()
    person.answered = ""
    assert person.is_asked()


def answer(person: Person, *wanted: str) -> None:
    """Answer questions by what their choices begin with, on the board or by a button."""
    for one in wanted:
        assert person.is_asked()
        there = person.see(f'#board .legal[data-token^="{one}"], #bar .option.off[data-option^="{one}"]')
        person.answered = person.see("#bar").get_attribute("data-stamp") or ""
        there.first.click()
    assert person.is_asked()


def undo(person: Person) -> None:
    before = person.see("#bar").get_attribute("data-stamp") or ""
    person.page.keyboard.press("u")
    person.see(f'#bar[data-stamp]:not([data-stamp="{before}"])').wait_for(state="attached")
    person.answered = ""


def inside_the_window(person: Person, thing: Locator) -> bool:
    box, size = thing.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


# --- playing on the board ------------------------------------------------------------------------------------------


def test_the_first_turn_by_clicking_on_the_board(come: Come, house: House) -> None:
    person = come("en", **DESK)
    person.sit(house.found("world_order", "me", "random", "random")["me"])
    board = person.see(".sheet > svg")
    assert person.is_asked()
    expect(person.see(".seat").first).to_contain_text("Player 1")
    answer(person, "power:usa", "half:first", "asset:")
    expect(person.see(".seat").first).to_contain_text("Player 1 (USA)")
    for _ in range(12):
        if person.see('#board .legal[data-token^="card:"]').count():
            break
        assert inside_the_window(person, board)
        answer(person, "")
    assert inside_the_window(person, board)
    assert person.fits()
    person.shoot("world-order-first-turn-en")
    card = person.see('#board .legal[data-token^="card:"]').first
    name = card.get_attribute("aria-label") or ""
    answer(person, card.get_attribute("data-token") or "")
    expect(person.see("#story .said", has_text=f"USA plays {name}")).to_have_count(1)
    marked = person.see("#story .said:has(.mark)", has_text=f"USA plays {name}")
    expect(marked.locator(".mark polygon")).to_have_attribute("fill", "#0072B2")  # the star of the USA


@pytest.mark.parametrize(("lang", "device"), [("en", DESK), ("pl", PHONE)], ids=["desk", "phone"])
def test_a_cube_goes_where_one_points_on_the_map(
    come: Come, house: House, lang: str, device: dict[str, object]
) -> None:
    person = come(lang, **device)
    match, seat = bring(house, person, asks("which-slot", round=2))
    target = match.view(seat)["pending"]["target"]
    slots = person.see('#board .legal[data-token^="slot:"]')
    expect(slots).to_have_count(2)
    expect(person.see("#bar .option.off")).to_have_count(0)  # nothing but the map
    least = 44 if device is PHONE else 20
    for slot in slots.all():
        box = slot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least
        assert inside_the_window(person, slot)
    person.shoot(f"world-order-slot-{lang}")
    if device is not PHONE:
        slots.last.hover()
        expect(person.see(".preview")).to_contain_text(match.describe(seat, "slot:temporary", lang))
    person.choose("slot:temporary", press=Locator.tap if device is PHONE else Locator.click)
    match.play(seat, "slot:temporary")
    if match.actors() != (seat,):
        take_seat(person, match.actors()[0])
    added = [line.text for line in match.log(None, lang) if line.id == "added-temporary"][-1]
    expect(person.see("#story .said", has_text=added).last).to_be_attached()
    expect(slots).to_have_count(0)
    assert match.game.label(match.game.vocabulary.number(target), lang) in added


def test_one_of_my_cubes_is_chosen_on_the_map(come: Come, house: House) -> None:
    person = come("en", **DESK)
    match, seat = bring(house, person, asks("which-reset"), seats=4)
    spots = [token for token in match.options(seat) if token.startswith("spot:")]
    on_map = person.see('#board .legal[data-token^="spot:"]')
    assert [one.get_attribute("data-token") for one in on_map.all()] == spots
    person.shoot("world-order-cube-en")
    person.choose(spots[0])
    expect(on_map).to_have_count(0)


def test_why_not_and_what_it_would_do(come: Come, house: House) -> None:
    person = come("en", **DESK)
    match, _ = bring(house, person, asks("what-to-play"))
    stamp = person.see("#bar").get_attribute("data-stamp") or ""
    person.see('#board [data-token="market:1"]').click()
    lies_there = match.game.label(match.game.vocabulary.number(match.view()["market"][0]), "en")
    expect(person.see("#toast .float")).to_contain_text(lies_there)
    rule = person.see("#toast .rule").first
    expect(rule).to_have_text(re.compile(r"W[OA]-\d+"))
    said = rule.inner_text()
    rule.click()  # in its panel, or over the board where there is no room for that
    expect(
        person.see(f"#panel-rules .atom.opened[id='{said}'] >> visible=true").or_(person.see("#toast b"))
    ).to_be_visible()
    expect(person.see("#bar")).to_have_attribute("data-stamp", stamp)
    card = person.see('#board .legal[data-token^="card:"]').first
    card.hover()
    expect(person.see(".preview b")).to_have_text(card.get_attribute("aria-label") or "")
    assert len(person.see(".preview").inner_text()) > len(person.see(".preview b").inner_text()) + 10


def test_pointing_at_an_ally_tells_what_is_left_to_pay(come: Come, house: House) -> None:
    person = come("en", **DESK)
    match, seat = bring(house, person, asks("exhaust-for-country", round=2))
    helper = next(token for token in match.options(seat) if token.startswith("country:"))
    person.see(f'#board .legal[data-token="{helper}"]').hover()
    expect(person.see(".preview")).to_contain_text(re.compile(r"Gives \d; then \d remains? to be paid"))
    region = person.see("#board .touched")
    expect(region).to_have_count(1)
    expect(region).to_have_attribute("data-token", re.compile("region:"))


def test_an_action_is_taken_back_step_by_step_with_its_cost(come: Come, house: House) -> None:
    """The country, an ally, another one: the cost runs along, and every step can be taken back until it is paid."""
    person = come("en", **DESK)
    match, seat = bring(house, person, two_allies_help)
    helpers = allies_offered(match, seat)
    cost = person.see('#board [aria-label*="still due"]')

    def due() -> str:
        (told,) = re.findall(r"(\d+) still due", cost.get_attribute("aria-label") or "")
        return str(told)

    asked, seen = [person.question()], [due()]
    for helper in helpers[:2]:
        answer(person, helper)
        match.play(seat, helper)
        asked.append(person.question())
        seen.append(due())
        assert seen[-1] == str(match.view(seat)["pending"]["due"])
        expect(person.see(".sheet > svg")).to_contain_text(f"= {seen[-1]}")
    assert [int(one) for one in seen] == sorted({int(one) for one in seen}, reverse=True)
    person.shoot("world-order-running-cost-en")
    for question, before in zip(asked[-2::-1], seen[-2::-1], strict=True):
        undo(person)
        expect(person.see("#question")).to_have_text(question)
        assert due() == before
    undo(person)
    expect(person.see("#question")).to_contain_text("country")
    expect(cost).to_have_count(0)
    undo(person)
    expect(person.see('#board .legal[data-token^="card:"]').first).to_be_attached()


@pytest.mark.parametrize(("lang", "device"), [("en", DESK), ("pl", PHONE)], ids=["desk", "phone"])
def test_no_glow_hides_the_names_of_regions_or_of_the_hand(
    come: Come, house: House, lang: str, device: dict[str, object]
) -> None:
    """As the page itself lights things up: the ring around them keeps off the words beside them."""
    person = come(lang, **device)
    for moment in (asks("what-to-play", round=2), asks("which-slot", round=2), asks("exhaust-for-country", round=2)):
        bring(house, person, moment)
        person.see("#board .legal > .glow").first.wait_for(state="attached")
        hidden = person.page.evaluate(
            """() => {
              const ring = 4;
              const found = [];
              const all = [...document.querySelectorAll("#board text")];
              const texts = all.map((one) => [one, one.getBoundingClientRect()]);
              for (const glow of document.querySelectorAll("#board .legal > .glow")) {
                const { left, top, right, bottom } = glow.getBoundingClientRect();
                for (const [text, box] of texts) {
                  if (glow.parentElement.contains(text)) continue;
                  const line = 0.22 * box.height; // a line is taller than its letters
                  const within = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
                  const apart = box.right <= left - ring || box.left >= right + ring
                    || box.bottom - line <= top - ring || box.top + line >= bottom + ring;
                  if (!within && !apart) found.push(text.textContent);
                }
              }
              return found;
            }"""
        )
        assert hidden == []


# --- what can be known -----------------------------------------------------------------------------------------------


def test_what_would_score_is_in_sight_at_any_time(come: Come, house: House) -> None:
    person = come("en", **DESK)
    table = person.see('#board [aria-label*="would score"]')
    moments = (asks("what-to-play", round=2), asks("which-slot", round=2), asks("what-to-buy"), asks("which-focus"))
    for moment in moments:
        match, seat = bring(house, person, moment)
        expect(table).to_have_count(1)
        assert inside_the_window(person, table)
        view = match.view(seat)
        for power in view["powers"]:
            expect(table).to_have_attribute("aria-label", re.compile(f"would score {power['would_score']} now"))
        for region in view["regions"]:
            best = region["standings"][0]
            plate = person.see(f'#board [data-token="region:{region["id"]}"]')
            expect(plate.locator(f'text="{best["cubes"] + best["bonus"]}"').first).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cards_can_be_leafed_through(come: Come, house: House, lang: str) -> None:
    person = come(lang, bypass_csp=True, **DESK)
    match, seat = bring(house, person, asks("what-to-play", round=2))
    view = match.view(seat)
    person.page.keyboard.press("c")
    dialog = person.see("#cards")
    expect(dialog).to_be_visible()
    expect(dialog.locator("details[open] li")).to_have_count(len(view["hand"]))
    titles = dialog.locator("summary").all_text_contents()
    assert titles == [one.title for one in match.lists(seat, lang)]
    discards = dialog.locator("details", has_text={"en": "Discard pile", "pl": "Odrzucone"}[lang]).first
    discards.locator("summary").click()
    expect(discards.locator("li").first).to_be_visible()
    assert len(discards.locator("li").first.inner_text()) > 20  # what it does, not only its name
    check(person, "cards")
    person.shoot(f"world-order-cards-{lang}")


def test_the_boards_of_others_are_one_click_away(come: Come, house: House) -> None:
    person = come("en", **DESK)
    match, seat = bring(house, person, asks("what-to-play", round=2))
    other = next(power for power in match.view(seat)["powers"] if power["seat"] != seat)
    name = match.game.label(match.game.vocabulary.number(f"power:{other['id']}"), "en")
    stamp = person.see("#bar").get_attribute("data-stamp") or ""
    glance = person.see(f'#board [data-list="Board: {name}"]')
    glance.click()
    opened = person.see("#cards details[open]")
    expect(opened).to_have_count(1)
    expect(opened.locator("summary")).to_have_text(f"Board: {name}")
    energy = f"energy {other['production']['energy']}/{other['most']['energy']}"
    expect(opened.locator("li").first).to_contain_text(f"Production: {energy}")
    expect(opened.locator("li")).to_have_count(1 + len(other["allies"]) + len(other["growth"]) + len(other["assets"]))
    person.shoot("world-order-board-of-another-en")
    person.page.keyboard.press("Escape")
    expect(person.see("#cards")).to_be_hidden()
    glance.focus()
    person.page.keyboard.press("Enter")
    expect(opened.locator("summary")).to_have_text(f"Board: {name}")
    expect(person.see("#bar")).to_have_attribute("data-stamp", stamp)  # looking is no answer


def test_an_onlooker_sees_no_hand(come: Come, house: House) -> None:
    keys = house.found("world_order", "me", "random", "random")
    player, watcher = come("en"), come("en", **DESK)
    player.sit(keys["me"])
    answer(player, "power:usa", "half:first", "asset:")
    mine = {token.get_attribute("data-token") for token in player.see('#board [data-token^="card:"]').all()}
    assert mine
    watcher.sit(keys["watch"])
    watcher.see("#act-cards").click()
    expect(watcher.see("#cards details").first).to_be_visible()
    assert "Your" not in watcher.see("#cards").inner_text()
    assert not watcher.see('#board [data-token^="card:"]').count()


# --- on a phone, in Polish, to the end -------------------------------------------------------------------------------


def test_on_a_phone(come: Come, house: House) -> None:
    person = come("pl", **PHONE)
    person.sit(house.found("world_order", "me", "random", "random")["me"])
    for step in range(10):
        assert person.is_asked()
        assert person.fits()
        for button in person.see(".acts button >> visible=true").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
        if step in (0, 1, 9):
            person.shoot(f"world-order-phone-{step}-pl")
        person.choose(press=Locator.tap)


@pytest.mark.parametrize(("lang", "light"), [("en", "light"), ("pl", "dark")])
def test_the_table_is_accessible(come: Come, house: House, lang: str, light: str) -> None:
    person = come(lang, color_scheme=light, bypass_csp=True, **DESK)
    bring(house, person, asks("exhaust-for-country", round=2))
    expect(person.see("#question")).to_contain_text({"en": "which ally", "pl": "sojusznika"}[lang])
    check(person, "question")
    person.shoot(f"world-order-{light}-{lang}")


def test_a_match_is_played_to_its_end(come: Come, house: House) -> None:
    """The last turns of four powers at one screen; then who has won, and where the points came from."""
    person = come("en", **DESK)

    def late(match: Match, seat: int) -> bool:
        view = match.view(seat)
        return bool(view["round"] == 6 and view["phase"] == "prosperity")

    match, seat = bring(house, person, late, seats=4, seed=3)
    left = 0
    while not match.over:
        token = match.options(seat)[0]
        person.see(f'#board .legal[data-token="{token}"], #bar .option.off[data-option="{token}"]').first.click()
        match.play(seat, token)
        left += 1
        if not match.over and match.actors()[0] != seat:
            seat = match.actors()[0]
            take_seat(person, seat)
    assert left
    outcome = match.outcome()
    assert outcome is not None
    expect(person.see(".result h2")).to_have_text(outcome.text("en"))
    expect(person.see(".scores li")).to_have_count(4)
    expect(person.see(".sheet > svg")).to_contain_text("Where the points came from")
    expect(person.see(".sheet > svg")).not_to_contain_text("If scored now")
    for power in match.view(0)["powers"]:
        name = match.game.label(match.game.vocabulary.number(f"power:{power['id']}"), "en")
        column = person.see(f'#board [aria-label^="{name} {power["score"]}:"]')
        expect(column.locator("text").last).to_have_text(str(power["score"]).replace("-", "−"))
    person.shoot("world-order-result-en")


def test_a_finished_match_is_stepped_through(come: Come, house: House) -> None:
    match = random_match("world_order", 4, seed=4)
    person = come("pl", bypass_csp=True)
    person.open(f"/r/{house.bring(match.record().json())['me']}")
    total = len(match.moves())
    expect(person.see("#where")).to_contain_text(f"{total}/{total}")
    middle = total // 2
    person.see("#slider").fill(str(middle))
    expect(person.see("#where")).to_contain_text(f"{middle}/{total}")
    power = match.parts("pl")[match.moves()[middle - 1][0]].name
    expect(person.see("#where")).to_contain_text(f"({power})")
    expect(person.see("#position svg desc")).to_contain_text("Runda")
    assert person.fits()
    person.shoot("world-order-replay-pl")
