"""Whole matches in real browsers: against a bot, by link, at one screen, on a phone, by keyboard, watched."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.playing import House, Person, whose_turn
from tests.table.test_pages import record_of_a_match

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_clash_against_a_bot_in_polish(come: Come, house: House) -> None:
    person = come("pl", moving=True)
    person.sit(house.found("clash", "me", "novice", seed=None)["me"])
    assert person.is_asked()
    person.shoot("clash-begins-pl")
    person.play_until("cell:")
    person.shoot("clash-cell-pl")
    assert person.play_to_the_end() > 5
    expect(person.see(".result h2")).to_contain_text(re.compile("McWorld|Jihad"))
    expect(person.see(".honest")).to_contain_text("Los był uczciwy")
    assert person.lines()[0].startswith("Zaczyna się partia")
    person.shoot("clash-result-pl")


def test_penguins_against_a_bot_in_english(come: Come, house: House) -> None:
    """The table is set up on the page for it, like anybody does it."""
    person = come("en")
    person.open("/new/penguins")
    person.page.locator("[name=seats][value='2']").check()
    person.page.locator("[name=who-1]").select_option("bot:random")
    person.shoot("penguins-new-en")
    person.page.get_by_role("button", name="Set the table").click()
    person.page.wait_for_url("**/t/*")
    seen = 0
    assert person.is_asked()
    while person.is_asked():
        person.choose()
        seen += 1
        if seen == 12:
            person.is_asked()
            person.shoot("penguins-middle-en")
    assert seen >= 24  # eight rounds: a card to the left, one to the right, one landed; some cards ask for more
    expect(person.see(".honest")).to_contain_text("Chance was honest")
    person.shoot("penguins-result-en")


@pytest.mark.parametrize(("game", "lang"), [("labyrinth", "pl"), ("world_order", "en")])
def test_a_long_match_against_a_bot(come: Come, house: House, game: str, lang: str) -> None:
    """Every choice of a whole match, whatever comes, is on the board or is a button, and the page keeps up."""
    person = come(lang, viewport={"width": 1280, "height": 800})
    person.sit(house.found(game, "me", "random")["me"])
    assert person.play_to_the_end() > 50
    expect(person.see(".scores li")).to_have_count(2)
    assert person.fits()


def test_two_people_by_link_see_each_other_move(come: Come, house: House) -> None:
    host, guest = come("en"), come("pl")
    host.open("/new/clash")
    host.page.locator("[name=who-1]").select_option("friend")
    host.page.locator("[name=name-1]").fill("Ola")
    host.page.locator("[name=option-variant][value='\"beginner\"']").check()
    host.page.locator("[name=option-series][value='\"single\"']").check()
    host.page.get_by_role("button", name="Set the table").click()
    links = host.see("#links .handout input")
    expect(links).to_have_count(2)
    host.shoot("clash-links-en")
    guest.open(links.first.input_value().removeprefix(house.url))
    host.page.locator("#to-table").click()
    expect(host.see(".seat").nth(1)).to_contain_text("here")

    for person in (host, guest):
        person.page.evaluate("window.neverReloaded = true")
    turn: Person | None = host if host.asked_now() else guest
    other = {host: guest, guest: host}
    while turn is not None:
        before = len(other[turn].lines())
        turn.choose()
        mover, turn = turn, whose_turn(turn, other[turn])
        if turn is not mover:
            expect(other[mover].see("#story > li").nth(before)).to_be_attached()
    for person in (host, guest):
        expect(person.see(".result")).to_be_visible()
        assert person.page.evaluate("window.neverReloaded")
    assert "Ola" in host.see(".scores").inner_text()
    guest.shoot("clash-result-by-link-pl")


def test_a_shared_screen_hides_each_hand_behind_the_curtain(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("penguins", "me", "me")["me"])
    hands: dict[str, set[str]] = {}
    for _ in range(6):
        curtain = person.see("[data-take-seat]")
        curtain.wait_for()
        assert person.cards() == []
        assert not [said for hand in hands.values() for said in hand if said in person.page.content()]
        expect(person.see("#bar")).to_be_hidden()
        expect(person.see("#story > li")).to_have_count(0)
        if len(hands) == 2:
            person.shoot("penguins-curtain-en")
        seat = curtain.get_attribute("data-take-seat") or ""
        curtain.click()
        person.answered = ""  # stamps count for each seat by itself
        assert person.is_asked()
        hand = {label.get_attribute("aria-label") or "" for label in person.see("#board .legal").all()}
        hands[seat] = hand | {line for line in person.lines() if line.startswith("You")}
        while not curtain.count():
            person.choose()
            person.see(f'#bar:not([data-stamp="{person.answered}"])').wait_for(state="attached")
    assert set(hands) == {"0", "1"}


def test_the_last_choice_can_be_taken_back_before_the_device_is_handed_over(come: Come, house: House) -> None:
    person = come("en", **PHONE)
    person.sit(house.found("world_order", "me", "me")["me"])
    person.see('[data-take-seat="0"]').click()
    person.answered = ""
    assert person.is_asked()
    asked = person.question()
    person.see('#board .legal[data-token="power:usa"]').first.click()
    person.see('[data-take-seat="1"]').wait_for()
    person.see('[data-undo-seat="0"]').click()
    expect(person.see("#question")).to_have_text(asked)
    expect(person.see('#board .legal[data-token="power:usa"]')).to_have_count(1)


def check_the_curtain(person: Person, secret: str) -> None:
    """Behind the curtain there is no board, no bar, no log, and nothing of this kind anywhere in the page."""
    assert not person.see("#board .sheet").count()
    expect(person.see("#bar")).to_be_hidden()
    expect(person.see("#story > li")).to_have_count(0)
    assert secret not in person.page.content()


def test_a_whole_game_of_clash_at_one_screen(come: Come, house: House) -> None:
    """Two friends pass a phone to and fro; each has hidden tiles, so a curtain falls between them."""
    person = come("pl", **PHONE)
    options = {"variant": "hidden_support", "series": "single"}
    seats = [{"who": "me", "name": "Ola"}, {"who": "me", "name": "Jan"}]
    person.sit(house.found("clash", "me", "me", options=options, seats=seats, seed=None)["me"])
    taken = person.share_the_screen(lambda: check_the_curtain(person, "data-option"))
    assert len(taken) > 6
    assert all(one != other for one, other in pairwise(taken)), "the curtain falls only when the device changes hands"
    expect(person.see(".result .scores li")).to_have_count(2)
    expect(person.see(".honest")).to_contain_text("Los był uczciwy")
    person.shoot("clash-shared-result-pl")


def test_a_whole_match_of_penguins_at_one_screen(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("penguins", "me", "me", seed=None)["me"])
    taken = person.share_the_screen(lambda: check_the_curtain(person, "card:"))
    assert taken.count(0) >= 8  # eight rounds
    assert taken.count(1) >= 8
    expect(person.see(".result .scores li")).to_have_count(2)
    assert person.see(".result .scores .best").count()
    expect(person.see(".honest")).to_contain_text("Chance was honest")
    person.page.get_by_role("link", name="Look through the match").click()
    expect(person.see("#position svg")).to_be_visible()
    person.shoot("penguins-shared-replay-en")


def test_an_onlooker_sees_every_move_and_no_hand(come: Come, house: House) -> None:
    keys = house.found("penguins", "me", "random")
    player, onlooker = come("en"), come("en")
    onlooker.sit(keys["watch"])
    player.sit(keys["me"])
    for _ in range(7):
        assert player.is_asked()
        assert player.cards()
        assert onlooker.cards() == []
        player.choose()
    assert player.is_asked()
    landed = [line for line in player.lines() if "lands" in line]
    assert landed
    expect(onlooker.see("#story > li", has_text="lands")).to_have_text(landed)
    assert not [line for line in onlooker.lines() if line.startswith("You ")]
    assert onlooker.cards() == []
    assert not onlooker.see("[data-option], [data-act=undo], [data-act=hint]").count()
    onlooker.shoot("penguins-onlooker-en")


def test_a_whole_match_on_a_phone(come: Come, house: House) -> None:
    person = come("pl", **PHONE)
    person.sit(house.found("clash", "me", "random")["me"])
    assert person.is_asked()
    person.shoot("phone-clash-begins-pl")
    choices = 0
    while person.is_asked():
        assert person.fits()
        if choices == 4:
            person.shoot("phone-clash-middle-pl")
        person.choose(press=Locator.tap)
        choices += 1
    assert person.fits()
    person.shoot("phone-clash-result-pl")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_page_is_wider_than_a_phone(come: Come, house: House, lang: str) -> None:
    over, table = house.bring(record_of_a_match())["me"], house.found("penguins", "me", "random")["me"]
    person = come(lang, **PHONE)
    pages = {"home": "/", "new-clash": "/new/clash", "new-penguins": "/new/penguins", "penguins": f"/t/{table}"}
    pages |= {"result": f"/t/{over}", "replay": f"/r/{over}", "rules": "/rules/clash", "import": "/import"}
    for name, path in {**pages, "no-page": "/no/such/page"}.items():
        person.open(path)
        assert person.fits(), name
        person.shoot(f"phone-{name}-{lang}")
    person.errors.clear()  # the page that is not there


def test_a_whole_match_by_keyboard(come: Come, house: House) -> None:
    person = come("en")
    person.page.mouse.move(0, 0)
    person.sit(house.found("clash", "me", "random")["me"])
    keyboard, arrows = person.page.keyboard, ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    choices = 0
    while person.is_asked():
        person.answered = person.see("#bar").get_attribute("data-stamp") or ""
        for step in range(1 + choices % 3):
            keyboard.press(arrows[(choices + step) % 4])
        focused = person.page.evaluate("document.activeElement.matches('#board .legal, .option')")
        assert focused, person.question()
        if choices == 3:
            person.shoot("clash-keyboard-en")
        keyboard.press("Enter")
        choices += 1
    assert choices > 5
    keyboard.press("?")
    expect(person.see("#help")).to_be_visible()
    person.shoot("keys-en")
    keyboard.press("Escape")
    expect(person.see("#help")).to_be_hidden()
