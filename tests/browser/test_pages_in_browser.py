"""The pages around the table in a real browser: replay, dice, records; accessible, calm where asked, and light."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Route, expect

import theatrum
from tests.browser.conftest import Come
from tests.browser.playing import LISTENING, House, Person, random_match
from theatrum.engine.match import Match

MOST = 200_000  # bytes
TOKENS = re.compile(r'data-token="([^"]*)"')


@pytest.fixture(scope="module")
def penguins() -> Match:
    """A finished match of two, the same every time."""
    return random_match("penguins", 2, seed=11)


def after(match: Match, count: int) -> Match:
    """Return the match as it stood after so many moves."""
    earlier = theatrum.new("penguins", seats=2, seed=11)
    for seat, token in match.moves()[:count]:
        earlier.play(seat, token)
    return earlier


# --- replay, dice, records ---------------------------------------------------------------------------------------


def test_a_record_is_brought_and_stepped_through_from_every_seat(come: Come, penguins: Match) -> None:
    person = come("en")
    person.open("/import")
    person.page.get_by_label("Or paste it here").fill(penguins.record().json())
    person.page.get_by_role("button", name="Bring it to the table").click()
    person.page.wait_for_url("**/r/*")
    total = len(penguins.moves())
    where, position = person.see("#where"), person.see("#position")
    expect(where).to_contain_text(f"{total}/{total}")

    person.page.keyboard.press("Home")
    expect(where).to_have_text("Before the first move")
    person.page.keyboard.press("ArrowRight")
    expect(where).to_contain_text(f"1/{total}")
    question = after(penguins, 0).question(penguins.moves()[0][0])
    assert question is not None
    expect(where).to_contain_text(f"{question.text('en')} → ")  # what was asked, and then what was chosen
    person.see("#slider").fill("5")
    expect(where).to_contain_text(f"5/{total}")
    person.shoot("penguins-replay-en")
    person.page.get_by_role("button", name="One move back").click()
    expect(where).to_contain_text(f"4/{total}")

    for seat in (0, 1):
        person.see("#view").select_option(str(seat))
        hand = sorted(TOKENS.findall(after(penguins, 4).svg(seat, "en")))
        expect(position.locator("[data-token]")).to_have_count(len(hand))
        shown = position.locator("[data-token]")
        expect(shown.first).to_have_attribute("data-token", re.compile("|".join(map(re.escape, hand))))
        assert sorted(one.get_attribute("data-token") or "" for one in shown.all()) == hand
        expect(person.see("#log > li")).to_have_text(
            [line.text + "".join(f" {rule}" for rule in line.rules) for line in after(penguins, 4).log(seat, "en")]
        )
    person.see("#view").select_option("")
    expect(position.locator("[data-token]")).to_have_count(0)
    person.page.reload()
    expect(where).to_contain_text(f"4/{total}")  # the address is a link to this move


def test_a_file_that_is_no_record_is_not_taken(come: Come) -> None:
    person = come("pl")
    person.open("/import")
    person.see("[name=file]").set_input_files(
        FilePayload(name="match.json", mimeType="application/json", buffer=b'{"game": "penguins"}')
    )
    expect(person.see("[name=record]")).to_have_value('{"game": "penguins"}')
    person.see("#import [type=submit]").click()
    expect(person.see("#import .problem")).to_be_visible()
    person.errors.clear()  # the refusal


def test_the_browser_checks_the_dice_by_itself(come: Come, house: House) -> None:
    key = house.found("clash", "random", "random", seed=None)["watch"]
    person = come("en")
    person.sit(key)
    person.see("#board .result").wait_for()
    person.open(f"/r/{key}")
    expect(person.see("#verdict")).to_contain_text("your browser has worked the hash out")
    person.see("#dice").scroll_into_view_if_needed()
    person.shoot("dice-en")

    def cheat(route: Route) -> None:
        page = route.fetch()
        route.fulfill(response=page, body=page.text().replace('"dice-seed">', '"dice-seed">9'))

    person.page.route("**/r/*", cheat)
    person.open(f"/r/{key}")
    expect(person.see("#verdict.bad")).to_contain_text("NOT kept")


# --- for everybody -------------------------------------------------------------------------------------------------


def check(person: Person, name: str) -> None:
    """Let axe-core look at the page."""
    found = Axe().run(person.page).response["violations"]
    grave = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert grave == [], name


@pytest.fixture(params=["light", "dark"])
def light(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", ["clash", "penguins"])
def test_tables_are_accessible(come: Come, house: House, game: str, lang: str, light: str) -> None:
    person = come(lang, color_scheme=light, bypass_csp=True)
    person.sit(house.found(game, "me", "random")["me"])
    assert person.is_asked()
    person.choose()
    assert person.is_asked()
    check(person, "question")
    person.shoot(f"{game}-{light}-{lang}")
    person.see("#all summary").click()
    person.page.get_by_role("tab").nth(1).click()
    person.see("#panel-rules .atom").first.wait_for()
    person.page.keyboard.press("w")
    check(person, "everything opened")


@pytest.mark.parametrize(("lang", "light"), [("en", "light"), ("pl", "dark")])
def test_pages_are_accessible(come: Come, house: House, penguins: Match, lang: str, light: str) -> None:
    person = come(lang, color_scheme=light, bypass_csp=True)
    over = house.bring(penguins.record().json())["me"]
    curtain = house.found("penguins", "me", "me")["me"]
    pages = {
        "home": "/",
        "new": "/new/clash",
        "curtain": f"/t/{curtain}",
        "result": f"/t/{over}",
        "replay": f"/r/{over}",
    }
    for name, address in {**pages, "rules": "/rules/clash", "import": "/import"}.items():
        person.open(address)
        if name == "replay":
            person.see("#where:not(:empty)").wait_for()
        check(person, name)
        person.shoot(f"{name}-{light}-{lang}")


COUNT_MOTION = """
window.motion = 0;
for (const [owner, name] of [[Document.prototype, "startViewTransition"], [Element.prototype, "animate"]]) {
  const real = owner[name];
  owner[name] = function (...given) { window.motion += 1; return real.apply(this, given); };
}
"""


@pytest.mark.parametrize("moving", [True, False])
def test_nothing_moves_for_those_who_do_not_want_it(come: Come, house: House, moving: bool) -> None:
    person = come("en", moving=moving)
    person.page.add_init_script(COUNT_MOTION)
    person.sit(house.found("clash", "me", "random")["me"])
    for _ in range(5):
        assert person.is_asked()
        person.choose()
        if not moving:
            assert person.page.evaluate("document.getAnimations().length") == 0
    assert person.is_asked()
    assert bool(person.page.evaluate("window.motion")) is moving


# --- light ---------------------------------------------------------------------------------------------------------


def test_pages_are_light(come: Come, house: House, penguins: Match) -> None:
    table, over = house.found("penguins", "me", "random")["me"], house.bring(penguins.record().json())["me"]
    for path, until in (("/", ".game"), (f"/t/{table}", LISTENING), (f"/r/{over}", "#where:not(:empty)")):
        assert 10_000 < come("en").weigh(path, until) < MOST, path
