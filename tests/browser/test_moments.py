"""Moments of a match in the browser: taking back, asking why, a hint, a reload, another language, a dead server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.playing import House, Person, whose_turn

RULE = re.compile(r"CL-\d+")


@pytest.fixture
def at_clash(come: Come, house: House) -> Person:
    """Somebody who is asked for the first tile of a game against a bot."""
    person = come("en")
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    return person


def choose_tile(person: Person) -> str:
    """Choose the first tile, and wait to be asked for its cell; return the tile's token."""
    token = person.see('#board .legal[data-token^="tile:"]').first.get_attribute("data-token") or ""
    person.choose(token)
    person.play_until("cell:")
    return token


def test_another_language_in_the_middle_of_a_match(at_clash: Person) -> None:
    choose_tile(at_clash)
    english = at_clash.lines()
    at_clash.page.get_by_role("link", name="Polski").click()
    expect(at_clash.see("html[lang=pl] #question")).to_contain_text("Połóż kafel")
    assert len(at_clash.lines()) == len(english)
    assert at_clash.lines()[0].startswith("Zaczyna się partia")
    at_clash.answered = ""
    at_clash.choose()
    assert at_clash.is_asked()
    expect(at_clash.see("#story > li").nth(len(english))).to_contain_text("na polu")


def test_a_reload_in_the_middle_of_a_turn(at_clash: Person) -> None:
    choose_tile(at_clash)
    asked, stamp = at_clash.question(), at_clash.see("#bar").get_attribute("data-stamp")
    at_clash.page.reload()
    expect(at_clash.see("#bar")).to_have_attribute("data-stamp", stamp or "")
    assert at_clash.question() == asked
    before = len(at_clash.lines())
    at_clash.choose(at_clash.see("#board .legal").first.get_attribute("data-token"))
    expect(at_clash.see("#story > li").nth(before)).to_be_attached()


def test_undo_within_the_turn(at_clash: Person) -> None:
    asked = at_clash.question()
    choose_tile(at_clash)
    assert at_clash.question() != asked
    at_clash.page.get_by_role("button", name="Undo").click()
    expect(at_clash.see("#question")).to_have_text(asked)
    choose_tile(at_clash)
    at_clash.page.keyboard.press("u")
    expect(at_clash.see("#question")).to_have_text(asked)


def test_why_not(at_clash: Person) -> None:
    choose_tile(at_clash)
    stamp = at_clash.see("#bar").get_attribute("data-stamp") or ""
    taken = at_clash.see('#board [data-token^="cell:"]:not(.legal)').first
    taken.click()
    reason = at_clash.see("#toast .float")
    expect(reason).to_contain_text(RULE)
    at_clash.shoot("clash-why-not-en")
    rule = reason.locator(".rule").first
    said = rule.inner_text()
    rule.click()
    expect(at_clash.see(f"#panel-rules [id='{said}']")).to_be_in_viewport()
    at_clash.shoot("clash-rule-en")

    at_clash.page.keyboard.press("w")
    at_clash.see("#board .legal").first.click()
    expect(reason).to_contain_text("That is allowed now")
    expect(at_clash.see("#bar")).to_have_attribute("data-stamp", stamp)
    at_clash.page.keyboard.press("Escape")
    at_clash.page.keyboard.press("Escape")
    expect(at_clash.see("#act-why")).to_have_attribute("aria-pressed", "false")


def test_a_reason_is_in_sight_below_a_long_bar(come: Come, house: House) -> None:
    person = come("en", viewport={"width": 1280, "height": 720})
    person.sit(house.found("labyrinth", "me", "random")["me"])
    assert person.is_asked()
    person.see("#all summary").click()
    person.see('#board [data-token^="country:"]:not(.legal)').first.click()
    reason = person.see("#toast .float")
    expect(reason).to_be_in_viewport(ratio=1)
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Hint").click()
    expect(person.see("#hint tbody tr").first).to_be_visible()
    expect(person.see("#hint .float")).to_be_in_viewport(ratio=1)
    assert person.page.evaluate("scrollY") > 0
    person.page.keyboard.press("Escape")
    assert person.page.evaluate("scrollY") == 0  # the whole board is in sight again


def test_nobody_is_asked_for_a_hint_about_the_only_choice(at_clash: Person) -> None:
    while at_clash.is_asked() and at_clash.see("[data-option]").count() > 1:
        at_clash.choose()
    at_clash.see("#act-hint").click()
    expect(at_clash.see("#toast .float")).to_contain_text("There is only one choice.")
    expect(at_clash.see("#hint .float")).to_have_count(0)


def test_a_button_is_not_told_twice(come: Come, house: House) -> None:
    """What a choice on the board would do stands in the bar; a button that stands there says it all itself."""
    person = come("en", viewport={"width": 1280, "height": 800})
    person.sit(house.found("world_order", "me", "random")["me"])
    person.play_until("card:")
    while not person.see("#bar .option.off small").count():
        person.choose()
        assert person.is_asked()
    person.see("#board .legal").first.hover()
    expect(person.see(".preview b")).to_have_count(1)
    person.see("#bar .option.off").first.hover()
    expect(person.see(".preview b")).to_have_count(0)


def test_a_hint(at_clash: Person) -> None:
    choices = at_clash.see("[data-option]").count()
    at_clash.page.get_by_role("button", name="Hint").click()
    expect(at_clash.see("#hint tbody tr")).to_have_count(min(5, choices))
    at_clash.shoot("clash-hint-en")
    at_clash.see("#hint tbody tr").first.hover()
    expect(at_clash.see("#board .pointed").first).to_be_attached()
    choose_tile(at_clash)
    expect(at_clash.see("#hint tbody tr")).to_have_count(0)


def box(person: Person, selector: str) -> dict[str, float]:
    found = person.see(selector).first.bounding_box()
    assert found is not None
    return {"top": found["y"], "bottom": found["y"] + found["height"]}


def test_a_hint_does_not_cover_the_log(at_clash: Person) -> None:
    """The log makes room for it, and its end stays in sight."""
    at_clash.page.get_by_role("button", name="Hint").click()
    at_clash.see("#hint tbody tr").first.wait_for()
    hint, log = box(at_clash, "#hint .float"), box(at_clash, "#panel-log")
    assert hint["bottom"] <= log["top"]
    last = box(at_clash, "#story > li:last-child")
    assert log["top"] <= last["top"]
    assert last["bottom"] <= log["bottom"]
    assert box(at_clash, "#bar")["bottom"] <= hint["top"]


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}])
def test_opening_a_rule_does_not_move_the_page(come: Come, house: House, size: dict[str, int]) -> None:
    """Beside the board the rule opens in its panel; where that is out of sight, it is told over the board."""
    person = come("pl", viewport=size)
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    choose_tile(person)
    person.see('#board [data-token^="cell:"]:not(.legal)').first.click()
    link = person.see("#toast .rule").first
    rule = link.inner_text()
    before = person.page.evaluate("scrollY")
    link.click()
    in_panel, in_float = person.see(f"#panel-rules [id='{rule}']"), person.see("#toast .float b")
    if size["width"] > 1000:
        expect(in_panel).to_be_in_viewport()
    else:
        expect(in_float).to_have_text(rule)
        expect(person.see("#toast .float")).to_be_in_viewport()
        assert person.see("#panel-rules").is_hidden()
    assert person.page.evaluate("scrollY") == before
    person.shoot(f"clash-rule-{size['width']}-pl")


def test_on_a_phone_no_choice_lies_under_the_bar(come: Come, house: House) -> None:
    person = come("pl", viewport={"width": 360, "height": 740})
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    under = """() => {
      const bar = document.querySelector("#bar").getBoundingClientRect().top;
      return [...document.querySelectorAll("#board .legal")].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < bar && bottom > bar - 8;
      }).map((one) => one.dataset.token);
    }"""
    assert person.page.evaluate(under) == []
    scrolled = person.page.evaluate("scrollY")
    person.see("#act-why").click()  # the bar itself is in reach without moving the page
    person.see("#act-why").click()
    assert person.page.evaluate("scrollY") == scrolled
    # Whoever goes on by keyboard from the top of the page finds every choice whole, too.
    person.page.evaluate("scrollTo(0, 0)")
    for _ in person.see("#board .legal").all():
        person.page.keyboard.press("ArrowDown")
        assert box(person, "#board .legal:focus")["bottom"] < box(person, "#bar")["top"]


@pytest.mark.parametrize(("size", "wide"), [((1280, 800), True), ((360, 740), False)])
def test_the_first_visit_shows_the_fitting_board_at_once(
    come: Come, house: House, size: tuple[int, int], wide: bool
) -> None:
    """Even without any script, and no board of the wrong shape is ever seen."""
    viewport = {"width": size[0], "height": size[1]}
    key = house.found("clash", "me", "random")["me"]
    plain = come("en", viewport=viewport, java_script_enabled=False)
    plain.sit(key)
    shown = plain.see("#board .sheet svg >> visible=true")
    expect(shown).to_have_count(1)
    _, _, across, down = (float(part) for part in (shown.get_attribute("viewBox") or "").split())
    assert (across > down) == wide
    person = come("en", viewport=viewport)
    person.page.add_init_script("""
      window.shapes = new Set();
      const look = () => {
        for (const svg of document.querySelectorAll("#board .sheet > svg")) {
          const { width, height } = svg.viewBox.baseVal;
          if (svg.getClientRects().length) window.shapes.add(width > height);
        }
        requestAnimationFrame(look);
      };
      look();
    """)
    person.sit(key)
    person.is_asked()
    person.page.wait_for_timeout(500)
    assert person.page.evaluate("[...window.shapes]") == [wide]
    expect(person.see("#board .sheet > svg")).to_have_count(1)


def test_a_take_back_needs_the_other_ones_consent(come: Come, house: House) -> None:
    keys = house.found("clash", "me", "friend")
    people = come("en"), come("en")
    for seat, person in enumerate(people):
        person.sit(keys[str(seat)])
    first = next(person for person in people if person.asked_now())
    other = next(person for person in people if person is not first)
    turn: Person | None = first
    while turn is first:
        first.choose()
        turn = whose_turn(first, other)
    other.choose()
    expect(other.see("#question")).to_contain_text("Place")
    undo = first.see("#act-undo[data-why]")
    undo.click()
    expect(first.see("#toast")).to_contain_text("has acted since")
    first.shoot("clash-no-undo-en")

    played = first.lines()
    first.page.get_by_role("button", name="Ask for a take-back").click()
    expect(first.see(".ask-back")).to_contain_text("have to agree")
    expect(other.see(".ask-back")).to_contain_text("Do you agree?")
    other.shoot("clash-take-back-en")
    other.page.get_by_role("button", name="Refuse").click()
    expect(first.see(".ask-back")).to_have_count(0)
    assert first.lines() == played

    undo.click()
    first.page.get_by_role("button", name="Ask for a take-back").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(first.see("#bar")).to_have_attribute("data-stamp", re.compile(r"^1\."))
    expect(other.see("#bar:not([data-stamp]) #question")).to_contain_text("Waiting for")
    assert len(first.lines()) < len(played)


def test_the_server_dies_and_the_match_goes_on(come: Come, tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        person = come("en", at=house)
        person.sit(house.found("clash", "me", "random")["me"])
        person.play_until("tile:")
        choose_tile(person)
        before = person.lines()
        house.server.kill()
        expect(person.see("#note")).to_contain_text("Reconnecting")
        person.choose()
        expect(person.see("#note")).to_contain_text("cannot be reached")
        person.shoot("clash-server-gone-en")
        house.server.start()
        assert person.is_asked()
        expect(person.see("#note")).to_be_hidden()
        after = person.lines()
        assert len(after) > len(before)
        assert after[: len(before)] == before
        person.play_to_the_end()
    finally:
        house.server.kill()
