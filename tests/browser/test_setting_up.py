"""Before the first move: a form that survives another language, links with an address of their own, a tidy list."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.playing import House, Person
from tests.browser.test_pages_in_browser import check


def switch(person: Person, lang: str, to: str) -> None:
    person.page.get_by_role("link", name=lang).click()
    expect(person.see("html")).to_have_attribute("lang", to)


def test_another_language_keeps_what_was_filled_in(come: Come) -> None:
    person = come("en")
    person.open("/new/penguins")
    field = person.page.locator
    field("[name=seats][value='3']").check()
    field("[name=who-1]").select_option("friend")
    field("[name=name-1]").fill("Żaneta & Jan")
    field("[name=who-2]").select_option("bot:novice")
    field("[name=takebacks][value=none]").check()
    field("[name=absence][value=clock]").check()
    field("[name=minutes]").fill("45")
    switch(person, "Polski", "pl")
    expect(field("[name=seats][value='3']")).to_be_checked()
    expect(field(".place:visible")).to_have_count(3)
    expect(field("[name=who-1]")).to_have_value("friend")
    expect(field("[name=name-1]")).to_have_value("Żaneta & Jan")
    expect(field("[name=who-2]")).to_have_value("bot:novice")
    expect(field("[name=takebacks][value=none]")).to_be_checked()
    expect(field("[name=minutes]")).to_have_value("45")
    expect(field("[name=minutes]")).to_be_enabled()
    person.open("/new/penguins")  # another table begins with an empty form
    expect(field("[name=name-1]")).to_have_value("")
    expect(field("[name=takebacks][value=consent]")).to_be_checked()


def test_a_hidden_option_that_was_chosen_is_in_sight_afterwards(come: Come) -> None:
    person = come("pl")
    person.open("/new/world_order")
    person.see("#new details summary").click()
    chosen = person.see("#new details input[type=radio]:not(:checked)").first
    name, value = chosen.get_attribute("name"), chosen.get_attribute("value")
    chosen.check()
    switch(person, "English", "en")
    kept = person.see(f"#new details input[name='{name}'][value='{value}']")
    expect(kept).to_be_checked()
    expect(kept).to_be_visible()


def test_a_pasted_record_is_kept_too(come: Come) -> None:
    person = come("en")
    person.open("/import")
    person.see("[name=record]").fill('{"theatrum": 1}')
    switch(person, "Polski", "pl")
    expect(person.see("[name=record]")).to_have_value('{"theatrum": 1}')


def test_the_links_have_an_address_of_their_own(come: Come) -> None:
    host = come("en", bypass_csp=True)
    host.open("/new/clash")
    host.page.locator("[name=who-1]").select_option("friend")
    host.page.locator("[name=name-1]").fill("Ola")
    host.page.get_by_role("button", name="Set the table").click()
    host.page.wait_for_url(re.compile(r"/new/clash/[\w-]+$"))
    links = host.see("#links .handout input")
    expect(links).to_have_count(2)
    handed = [link.input_value() for link in links.all()]
    expect(host.see("#links .handout label").first).to_contain_text("Ola")
    check(host, "links")
    host.page.reload()
    expect(links).to_have_count(2)
    switch(host, "Polski", "pl")
    expect(host.see("h1")).to_have_text("Stół jest gotowy")
    expect(links).to_have_count(2)
    assert [link.input_value() for link in links.all()] == handed
    host.shoot("clash-links-pl")
    stranger = come("en")
    stranger.page.goto(host.page.url)
    expect(stranger.see("#elsewhere")).to_contain_text("only there")
    expect(stranger.see("#links")).to_be_hidden()
    host.open("/")
    host.see("[data-links]").click()
    expect(links).to_have_count(2)
    assert [link.input_value() for link in links.all()] == handed


def test_a_browser_that_keeps_nothing_shows_the_links_too(come: Come) -> None:
    host = come("en")
    host.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('forbidden'); };")
    host.open("/new/clash")
    host.page.locator("[name=who-1]").select_option("friend")
    host.page.get_by_role("button", name="Set the table").click()
    expect(host.see("#links .handout input")).to_have_count(2)
    switch(host, "Polski", "pl")
    expect(host.see("#links .handout input")).to_have_count(2)


def test_a_table_is_removed_from_the_list_after_a_question(come: Come) -> None:
    person = come("en", bypass_csp=True)
    for _ in range(2):
        person.open("/new/clash")
        person.page.get_by_role("button", name="Set the table").click()
        person.page.wait_for_url("**/t/*")
    person.open("/")
    cards, dialog = person.see(".mine"), person.see("#remove")
    expect(cards).to_have_count(2)
    card = cards.first
    address = card.locator("h3 a").get_attribute("href") or "?"
    card.get_by_role("button", name="Remove").click()
    expect(dialog).to_be_visible()
    expect(dialog.locator("input")).to_have_value(re.compile(re.escape(address) + "$"))
    check(person, "remove")
    person.shoot("home-remove-en")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    expect(cards).to_have_count(2)
    card.get_by_role("button", name="Remove").click()
    dialog.get_by_role("button", name="Remove it").click()
    expect(cards).to_have_count(1)
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus goes to what comes next"
    person.page.reload()
    expect(cards).to_have_count(1)
    assert cards.locator("h3 a").get_attribute("href") != address
    person.open(address)  # the match is still there
    assert person.see("#board").count()


def test_a_table_overtaken_by_its_rules_says_so(come: Come, house: House) -> None:
    """An open page that comes back to a server with other rules shows the explanation by itself."""
    person = come("en")
    key = house.found("clash", "me", "random")["me"]
    person.sit(key)
    assert person.is_asked()
    person.page.route(f"**/api/keys/{key}*", lambda route: route.fulfill(status=410, json={"error": "x", "rules": []}))
    person.page.route(f"**/api/keys/{key}/events*", lambda route: route.fulfill(status=410, json={}))
    person.page.route(f"**/t/{key}", lambda route: route.fulfill(status=410, body="<h1>cannot go on</h1>"))
    person.page.evaluate("dispatchEvent(new Event('reshape'))")  # it listens anew
    expect(person.see("h1")).to_have_text("cannot go on")
    person.errors.clear()  # the refusals
