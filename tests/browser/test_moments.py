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


def test_a_hint(at_clash: Person) -> None:
    choices = at_clash.see("[data-option]").count()
    at_clash.page.get_by_role("button", name="Hint").click()
    expect(at_clash.see("#hint tbody tr")).to_have_count(min(5, choices))
    at_clash.shoot("clash-hint-en")
    at_clash.see("#hint tbody tr").first.hover()
    expect(at_clash.see("#board .pointed").first).to_be_attached()
    choose_tile(at_clash)
    expect(at_clash.see("#hint tbody tr")).to_have_count(0)


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
