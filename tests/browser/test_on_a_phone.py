"""On a phone: what has happened stands beside the question, and a finger is told what it would do before it does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.playing import House, Person, whose_turn
from tests.browser.test_matches import PHONE
from tests.browser.test_pages_in_browser import check

SINCE = "#latest .since"


@pytest.fixture
def at_clash(come: Come, house: House) -> Person:
    person = come("en", **PHONE)
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    return person


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def said(person: Person, selector: str) -> list[str]:
    """Return what lines say, without the numbers of their rules."""
    texts: list[str] = person.page.evaluate(
        """async (selector) => {
          const { spoken } = await import("/static/story.js");
          return [...document.querySelectorAll(selector)].map(spoken);
        }""",
        selector,
    )
    return texts


def test_who_would_win_now_is_in_sight_wherever_one_looks(come: Come, house: House) -> None:
    key = house.found("labyrinth", "me", "random")["me"]
    phone, desk = come("pl", **PHONE), come("pl", viewport={"width": 1280, "height": 800})
    for person in (phone, desk):
        person.sit(key)
        assert person.is_asked()
    standing = phone.see("#bar .would-win")
    expect(standing).to_contain_text("Gdyby teraz był koniec:")
    for scrolled in (0, 900):
        phone.page.evaluate("(y) => scrollTo(0, y)", scrolled)
        expect(standing).to_be_in_viewport(ratio=1)
    phone.shoot("phone-labyrinth-standing-pl")
    expect(desk.see("#bar .would-win")).to_be_hidden()  # there it stands on the board, until one goes nearer
    expect(desk.see("#board svg", has_text="Gdyby teraz był koniec")).to_be_in_viewport()
    desk.page.keyboard.press("+")
    expect(desk.see("#bar .would-win")).to_be_visible()


# --- what has happened -----------------------------------------------------------------------------------------------


def test_the_end_of_the_log_stands_beside_the_question(come: Come, house: House) -> None:
    person = come("en", **PHONE)
    person.sit(house.found("clash", "me", "random")["me"])
    tall = set()
    for _ in range(6):
        assert person.is_asked()
        latest = person.see("#latest")
        expect(latest).to_be_in_viewport(ratio=1)
        shown = said(person, "#latest .last > span")
        assert 1 <= len(shown) <= 3
        assert shown == said(person, "#story .said")[-len(shown) :]
        assert bottom(latest) <= top(person.see("#question"))
        tall.add(round(bottom(latest) - top(latest)))
        before = len(person.lines())
        person.choose(press=Locator.tap)
        assert person.is_asked()
        since = said(person, "#story .said")[before:]
        assert said(person, SINCE) == since[-3:][-len(said(person, SINCE)) :]
        hidden = len(since) - len(said(person, SINCE))
        expect(person.see("#latest .more")).to_have_text(f"+{hidden}" if hidden else "")
    assert len(tall) == 1, "always as tall, so that nothing jumps"


def test_dice_are_drawn_there_as_in_the_log(come: Come, house: House) -> None:
    person = come("pl", **PHONE, bypass_csp=True)
    person.sit(house.found("labyrinth", "random", "me")["me"])
    for _ in range(80):
        assert person.is_asked()
        if person.see(f"{SINCE} .die").count():
            break
        person.choose(press=Locator.tap)
    die = person.see(f"{SINCE} .die").first
    expect(die).to_be_visible()
    assert die.get_attribute("data-die") in set("123456")
    check(person, "the latest of the log")
    person.shoot("phone-labyrinth-dice-pl")


def test_from_there_to_the_log_and_back(at_clash: Person) -> None:
    page, panel = at_clash.page, at_clash.see("#panel-log")
    at_clash.choose(press=Locator.tap)
    assert at_clash.is_asked()
    was = page.evaluate("scrollY")
    at_clash.see("#latest").tap()
    expect(panel).to_be_focused()
    expect(at_clash.see("#story .said").last).to_be_in_viewport()
    assert page.evaluate("scrollY") > was
    at_clash.shoot("phone-clash-log-en")
    at_clash.see("#to-board").tap()
    expect(at_clash.see("#latest")).to_be_focused()
    assert page.evaluate("scrollY") == was
    page.keyboard.press("l")
    expect(panel).to_be_focused()
    page.keyboard.press("l")
    expect(at_clash.see("#latest")).to_be_focused()
    assert page.evaluate("scrollY") == was


def test_whoever_reads_the_log_is_not_taken_away_from_it(come: Come, house: House) -> None:
    keys = house.found("clash", "me", "friend")
    people = [come("en", **PHONE), come("en", **PHONE)]
    for seat, person in enumerate(people):
        person.sit(keys[str(seat)])
    mover = next(person for person in people if person.asked_now())
    reader = next(person for person in people if person is not mover)
    reader.see("#latest").tap()
    expect(reader.see("#panel-log")).to_be_focused()
    was, back = top(reader.see("#panel-log")), reader.see("#to-board")
    turn: Person | None = mover
    while turn is mover:
        mover.choose(press=Locator.tap)
        turn = whose_turn(mover, reader)
    expect(reader.see("#story .said").last).to_be_in_viewport()
    expect(back).to_contain_class("news")  # one is asked, up there
    assert top(reader.see("#panel-log")) == pytest.approx(was, abs=1)
    back.tap()
    expect(back).not_to_contain_class("news")
    expect(reader.see("#question")).to_be_in_viewport()


def test_where_the_log_is_in_sight_it_is_not_told_twice(come: Come, house: House) -> None:
    person = come("en", viewport={"width": 1280, "height": 800})
    person.sit(house.found("clash", "me", "random")["me"])
    assert person.is_asked()
    for away in ("#latest", "#to-board"):
        expect(person.see(away)).to_be_hidden()
    person.page.keyboard.press("l")
    expect(person.see("#tab-log")).to_be_focused()
    person.page.keyboard.press("l")
    expect(person.see("#question")).to_be_focused()


# --- what would happen -----------------------------------------------------------------------------------------------


def tiles(person: Person) -> list[Locator]:
    return person.see('#board .legal[data-token^="tile:"]').all()


def foretold(person: Person) -> str:
    return person.see("#armed b").inner_text()


def test_the_first_touch_tells_and_the_second_plays(at_clash: Person) -> None:
    one, other = tiles(at_clash)[0], tiles(at_clash)[-1]
    stamp, lines = at_clash.see("#bar").get_attribute("data-stamp") or "", at_clash.lines()
    one.tap()
    expect(at_clash.see("#armed")).to_be_visible()
    assert foretold(at_clash) == one.get_attribute("aria-label")
    hint = one.get_attribute("aria-description") or "nothing"
    expect(at_clash.see("#armed p")).to_contain_text(hint)
    expect(at_clash.see("#announce")).to_contain_text(hint)
    expect(at_clash.page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    expect(one).to_contain_class("pointed")
    assert bottom(one) <= top(at_clash.see("#bar"))
    at_clash.shoot("phone-clash-foretold-en")

    other.tap()
    expect(at_clash.see("#armed b")).to_have_text(other.get_attribute("aria-label") or "")
    expect(one).not_to_contain_class("pointed")
    assert bottom(other) <= top(at_clash.see("#bar"))
    assert at_clash.see("#bar").get_attribute("data-stamp") == stamp
    assert at_clash.lines() == lines
    at_clash.answered = stamp
    other.tap()
    assert at_clash.is_asked()
    expect(at_clash.see("#board .legal[data-token^='cell:']").first).to_be_attached()


def test_a_touch_elsewhere_takes_it_back(at_clash: Person) -> None:
    armed, latest = at_clash.see("#armed"), at_clash.see("#latest")
    stamp, tall = at_clash.see("#bar").get_attribute("data-stamp"), at_clash.see("#bar").bounding_box()
    cell = at_clash.see('#board [data-token^="cell:"]:not(.legal)').first
    for elsewhere in (at_clash.see("#armed [data-disarm]"), cell, at_clash.see("#seats")):
        tiles(at_clash)[0].tap()
        expect(armed).to_be_visible()
        expect(latest).to_be_hidden()
        elsewhere.tap()
        expect(armed).to_be_hidden()
        expect(latest).to_be_visible()
        assert at_clash.see("#bar").bounding_box() == tall
        expect(at_clash.see("#toast .float")).to_have_count(0)  # it was no question
        expect(at_clash.see("#board .pointed, #board .touched")).to_have_count(0)
    tiles(at_clash)[0].tap()
    at_clash.page.keyboard.press("Escape")
    expect(armed).to_be_hidden()
    assert at_clash.see("#bar").get_attribute("data-stamp") == stamp
    cell.tap()
    expect(at_clash.see("#toast .float")).to_be_visible()  # now it is


def test_the_button_plays(at_clash: Person) -> None:
    at_clash.answered = at_clash.see("#bar").get_attribute("data-stamp") or ""
    tiles(at_clash)[0].tap()
    at_clash.see("#armed [data-play]").tap()
    assert at_clash.is_asked()
    expect(at_clash.see("#armed")).to_be_hidden()


def test_one_touch_is_enough_where_nothing_is_to_be_told(come: Come, house: House) -> None:
    """And one click of a mouse, or Enter, always is: those have seen what they point at."""
    person = come("en", **PHONE)
    person.sit(house.found("penguins", "me", "random")["me"])
    assert person.is_asked()
    plain = [one for one in person.see("#board .legal").all() if not person.is_foretold(one)]
    person.answered = person.see("#bar").get_attribute("data-stamp") or ""
    plain[0].tap()
    assert person.is_asked()
    person.answered = ""
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    person.choose(tiles(person)[0].get_attribute("data-token"), press=Locator.click)
    person.play_until("cell:")
    assert person.is_foretold(person.see("#board .legal").first)
    person.answered = person.see("#bar").get_attribute("data-stamp") or ""
    person.page.touchscreen.tap(5, 5)
    person.see("#board .legal").first.focus()
    person.page.keyboard.press("Enter")
    assert person.is_asked()
