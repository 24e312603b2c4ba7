"""Labyrinth at the table in a real browser: a big map, many cards, long stories, dice that bar the way back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import LISTENING, House, Person, random_match
from tests.browser.test_matches import PHONE
from tests.browser.test_pages_in_browser import MOST, check

US, JIHADIST = ("me", "random"), ("random", "me")
PLACING = {"options": {"scenario": "anaconda"}}
"""A scenario in which the Jihadist begins by placing cells, in any country but the United States."""


@pytest.fixture
def placing(come: Come, house: House) -> Person:
    """The Jihadist, asked for the country of the first cell."""
    person = come("en")
    person.sit(house.found("labyrinth", *JIHADIST, **PLACING)["me"])
    assert person.is_asked()
    return person


def act(person: Person, count: int, **how: Any) -> None:
    """Answer so many questions."""
    for _ in range(count):
        if not person.is_asked():
            return
        person.choose(**how)


def answer(person: Person, *wanted: str) -> None:
    """Answer questions by what their choices begin with, each as soon as it can be."""
    for one in wanted:
        assert person.is_asked()
        there = person.see(f'#board .legal[data-token^="{one}"], #bar .option[data-option^="{one}"] >> visible=true')
        person.answered = person.see("#bar").get_attribute("data-stamp") or ""
        there.first.click()
    assert person.is_asked()


# --- playing -------------------------------------------------------------------------------------------------------


def test_the_first_turns_by_clicking(come: Come, house: House) -> None:
    person = come("en", moving=True, viewport={"width": 1280, "height": 800})
    person.sit(house.found("labyrinth", *US)["me"])
    act(person, 14)
    assert person.is_asked()
    assert person.fits()
    expect(person.see("#story .told").first).to_be_attached()
    assert [line for line in person.lines() if "United States plays" in line or "United States saves" in line]
    person.shoot("labyrinth-us-en")


def test_on_a_phone(come: Come, house: House) -> None:
    person = come("pl", **PHONE)
    person.sit(house.found("labyrinth", *JIHADIST)["me"])
    for step in range(8):
        assert person.is_asked()
        assert person.fits()
        for button in person.see(".acts button >> visible=true").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
        if step == 5:
            person.shoot("labyrinth-phone-pl")
        person.choose(press=Locator.tap)


def test_one_screen_for_both_hides_each_hand(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("labyrinth", "me", "me")["me"])
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        curtain = person.see("[data-take-seat]")
        curtain.wait_for()
        assert not person.see("#board .sheet, #story .said, [data-option]").count()
        assert "card:" not in person.page.content()
        assert not [name for hand in hands.values() for name in hand if name in person.page.content()]
        expect(person.see("#zoom")).to_be_hidden()
        seat = curtain.get_attribute("data-take-seat") or ""
        curtain.click()
        person.see(f'#bar[data-seat="{seat}"][data-stamp]').wait_for(state="attached")
        person.page.keyboard.press("c")
        mine = person.see("#cards details").first
        expect(mine).to_contain_text("Your hand")
        hands.setdefault(seat, set()).update(mine.locator("li b").all_inner_texts())
        person.page.keyboard.press("Escape")
        expect(person.see("#cards")).to_be_hidden()
        while not curtain.count():
            stamp = person.see("#bar").get_attribute("data-stamp")
            person.choose()
            person.see(f'#bar:not([data-stamp="{stamp}"])').wait_for(state="attached")
    assert set(hands) == {"0", "1"}
    assert not hands["0"] & hands["1"]


def test_by_keyboard_alone(come: Come, house: House) -> None:
    """A country far away is reached by arrows, also when the board is seen from near; + and 0 go there and back."""
    person = come("en")
    person.page.mouse.move(0, 0)
    person.sit(house.found("labyrinth", *JIHADIST, **PLACING)["me"])
    keyboard = person.page.keyboard
    assert person.is_asked()
    for _ in range(4):
        keyboard.press("+")
    reached = set()
    for step in range(40):
        keyboard.press("ArrowRight" if step % 9 else "ArrowDown")
        focused = person.see("#board .legal:focus")
        reached.add(focused.get_attribute("data-token"))
        assert inside(focused.bounding_box(), person.see(".sheet").bounding_box())
    assert len(reached) > 12
    chosen = person.see("#board .legal:focus").get_attribute("aria-label") or ""
    stamp = person.see("#bar").get_attribute("data-stamp") or ""
    keyboard.press("Enter")
    person.see(f'#bar[data-stamp]:not([data-stamp="{stamp}"])').wait_for(state="attached")
    expect(person.see("#story .said").last).to_contain_text(chosen)
    keyboard.press("0")
    expect(person.see(".sheet")).not_to_have_class(re.compile("zoomed"))


def inside(box: Any, frame: Any, room: int = 1) -> bool:
    return bool(
        box["x"] >= frame["x"] - room
        and box["y"] >= frame["y"] - room
        and box["x"] + box["width"] <= frame["x"] + frame["width"] + room
        and box["y"] + box["height"] <= frame["y"] + frame["height"] + room
    )


def test_why_not_this_country(placing: Person) -> None:
    united_states = placing.see('#board [data-token="country:united-states"]')
    united_states.click()
    expect(placing.see("#toast .float")).to_contain_text("United States")
    expect(placing.see("#toast .rule")).to_have_text("3.2")
    placing.see("#toast .rule").click()
    expect(placing.see("#panel-rules [id='3.2']")).to_be_in_viewport()


def test_pointing_at_a_choice_tells_what_it_would_do(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("labyrinth", *US)["me"])
    assert person.is_asked()
    card = person.see('#board .legal[data-token^="card:"]').first
    card.hover()
    expect(person.see(".preview")).to_contain_text("Value")
    person.page.mouse.move(1, 1)
    expect(person.see(".preview b")).to_have_count(0)
    card.focus()
    expect(person.see(".preview")).to_contain_text("Value")


def test_a_card_is_taken_back_step_by_step_until_dice_have_fallen(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("labyrinth", *US)["me"])
    assert person.is_asked()
    undo, first = person.page.get_by_role("button", name="Undo"), person.question()
    answer(person, "card:", "use:operations")
    if person.see('.option[data-option^="order:"]').count():
        answer(person, "order:operations")  # the other side's event goes with the card
    for _ in range(3):
        if person.question() == first:
            break
        before = person.question()
        undo.click()
        expect(person.see("#question")).not_to_have_text(before)
    assert person.question() == first
    person.answered = ""
    expect(person.see("#story .said", has_text="United States plays")).to_have_count(0)

    dice = person.see("#story .die").count()
    answer(person, "card:", "use:operations")
    if person.see('.option[data-option^="order:"]').count():
        answer(person, "order:operations")
    answer(person, "op:war-of-ideas", "country:")
    assert person.see("#story .die").count() > dice
    undo.click()
    expect(person.see("#toast .float")).to_contain_text(re.compile("chance|acted|reveal"))
    expect(person.page.get_by_role("button", name="Ask for a take-back")).to_be_visible()


# --- the log -------------------------------------------------------------------------------------------------------


def paragraphs(person: Person) -> Locator:
    return person.see("#story > .told")


def turn(paragraph: Locator) -> None:
    """Click on the first line of a paragraph, beside its rules."""
    paragraph.locator("> .said").click(position={"x": 40, "y": 10})


def is_open(paragraph: Locator, open: bool = True) -> None:
    expect(paragraph.locator(".fold")).to_have_attribute("aria-expanded", str(open).lower())
    expect(paragraph.locator("li").first).to_be_visible(visible=open)


def test_paragraphs_fold_and_unfold_and_stay_so(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("labyrinth", *US)["me"])
    while person.is_asked() and paragraphs(person).count() < 5:
        person.choose()
    assert person.is_asked()
    is_open(paragraphs(person).last)
    oldest = paragraphs(person).first
    head = oldest.locator(".fold")
    is_open(oldest, False)
    head.focus()
    person.page.keyboard.press("Enter")
    is_open(oldest)
    person.page.keyboard.press("Space")
    is_open(oldest, False)
    person.page.keyboard.press("Space")
    is_open(oldest)
    count = paragraphs(person).count()
    while person.is_asked() and paragraphs(person).count() < count + 3:
        person.choose()
    is_open(oldest)
    turn(oldest)
    is_open(oldest, False)
    newest = paragraphs(person).last
    newest.locator(".rule").first.click()  # a rule is opened, nothing is folded
    expect(person.see("#panel-rules .atom.opened")).to_be_attached()
    person.page.keyboard.press("l")
    is_open(newest)


def test_what_is_read_out_has_dice_as_numbers(come: Come, house: House) -> None:
    person = come("en")
    person.sit(house.found("labyrinth", *US)["me"])
    for _ in range(60):
        assert person.is_asked()
        person.choose()
        if person.see("#story .die").count():
            break
    die = person.see("#story .die").first
    expect(die).to_have_attribute("aria-label", re.compile("[1-6]"))
    said = person.page.evaluate(
        """async () => {
          const { spoken } = await import("/static/story.js");
          return spoken(document.querySelector(".said:has(.die)"));
        }"""
    )
    assert re.search(r"\d", said)
    assert not re.search("[⚀-⚅]", said)


# --- near and far --------------------------------------------------------------------------------------------------


def zoomed(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(
        """() => {
          const frame = document.querySelector(".sheet");
          const { width } = frame.querySelector("svg").getBoundingClientRect();
          return { width, left: frame.scrollLeft, top: frame.scrollTop };
        }"""
    )
    return found


def test_zoom_by_buttons_wheel_drag_and_two_clicks(placing: Person) -> None:
    page, sheet = placing.page, placing.see(".sheet")
    whole = zoomed(page)["width"]
    page.get_by_role("button", name="Nearer").click()
    nearer = zoomed(page)["width"]
    assert nearer > 1.3 * whole
    assert placing.fits()
    expect(sheet).to_be_in_viewport()

    box = sheet.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    for _ in range(100):  # the wheel is not waited for
        if zoomed(page)["width"] > nearer:
            break
        page.wait_for_timeout(20)
    assert zoomed(page)["width"] > nearer

    before, stamp = zoomed(page), placing.see("#bar").get_attribute("data-stamp")
    page.mouse.down()
    page.mouse.move(x - 90, y - 60, steps=4)
    page.mouse.up()
    after = zoomed(page)
    assert (round(after["left"] - before["left"]), round(after["top"] - before["top"])) == (90, 60)
    page.wait_for_timeout(200)  # a drag is no click: neither a choice nor a question
    assert placing.see("#bar").get_attribute("data-stamp") == stamp
    expect(placing.see("#toast .float")).to_have_count(0)

    kept = zoomed(page)
    on_screen = [one for one in placing.see("#board .legal").all() if inside(one.bounding_box(), box)]
    placing.answered = stamp or ""
    on_screen[0].click()  # a click is still one, and the board stays as near
    assert placing.is_asked()
    assert zoomed(page) == pytest.approx(kept, abs=1)

    page.get_by_role("button", name="The whole board").click()
    assert zoomed(page)["width"] == pytest.approx(whole, abs=1)
    united_states = placing.see('#board [data-token="country:united-states"]')
    united_states.dblclick()  # it cannot be chosen
    assert zoomed(page)["width"] > 2 * whole
    assert inside(united_states.bounding_box(), sheet.bounding_box())


def test_two_fingers_zoom_on_a_phone(come: Come, house: House) -> None:
    person = come("pl", **PHONE)
    person.sit(house.found("labyrinth", *JIHADIST, **PLACING)["me"])
    assert person.is_asked()
    person.see(LISTENING).wait_for(state="attached")
    wire = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        fingers = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    whole = zoomed(person.page)["width"]
    touch("touchStart", (150, 300), (210, 300))
    for step in range(1, 7):
        touch("touchMove", (150 - 10 * step, 300), (210 + 10 * step, 300))
    touch("touchEnd")
    assert zoomed(person.page)["width"] > 2 * whole
    assert person.fits()
    person.shoot("labyrinth-phone-near-pl")
    back = person.page.get_by_role("button", name="Cała plansza")
    expect(back).to_be_in_viewport()
    person.choose(press=Locator.tap)
    assert person.is_asked()
    assert zoomed(person.page)["width"] > 2 * whole
    back.tap()
    assert zoomed(person.page)["width"] == pytest.approx(whole, abs=1)


# --- cards, replay, everybody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cards_can_be_leafed_through(come: Come, house: House, lang: str) -> None:
    person = come(lang, bypass_csp=True)
    keys = house.found("labyrinth", *US)
    person.sit(keys["me"])
    pile = {"en": "Discarded", "pl": "Odrzucone"}[lang]
    while person.is_asked() and person.see(f'#board [aria-label="{pile}: 0"]').count():
        person.choose()
    assert person.is_asked()
    person.page.keyboard.press("c")
    expect(person.see("#cards")).to_be_visible()
    hand = {one.get_attribute("data-token") for one in person.see('#board [data-token^="card:"].legal').all()}
    assert person.see("#cards details[open] li").count() >= len(hand)
    discarded = person.see(f'#cards details:has(> summary:text("{pile}"))')
    discarded.locator("summary").focus()
    person.page.keyboard.press("Enter")
    expect(discarded.locator("li").first).to_be_visible()
    assert len(discarded.locator("li").first.inner_text()) > 20  # its text, not only its name
    check(person, "cards")
    person.shoot(f"labyrinth-cards-{lang}")
    person.page.keyboard.press("Escape")
    expect(person.see("#cards")).to_be_hidden()
    watcher = come(lang)
    watcher.sit(keys["watch"])
    watcher.see("#act-cards").click()
    expect(watcher.see("#cards details").first).to_be_visible()
    assert {"en": "Your hand", "pl": "Twoje karty"}[lang] not in watcher.see("#cards").inner_text()


def test_piles_open_at_a_click(come: Come, house: House) -> None:
    person = come("en", viewport={"width": 1280, "height": 800})
    person.sit(house.found("labyrinth", *US)["me"])
    while person.is_asked() and person.see('#board [aria-label="Discarded: 0"]').count():
        person.choose()
    assert person.is_asked()
    for pile in ("Discarded", "In the deck or in a hand"):
        person.see(f'#board [data-list^="{pile}"]').first.click()
        expect(person.see(f'#cards details[open]:has(> summary:text("{pile}"))')).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.see("#cards")).to_be_hidden()
    person.see('#board [data-list^="Discarded"]').focus()
    person.page.keyboard.press("Enter")
    expect(person.see("#cards")).to_be_visible()


def test_the_card_on_the_table_and_the_legend_are_seen_at_once(come: Come, house: House) -> None:
    person = come("en", viewport={"width": 1280, "height": 800})
    person.sit(house.found("labyrinth", *US)["me"])
    assert person.is_asked()
    answer(person, "card:", "use:operations")
    expect(person.see('#board [aria-label^="Being played"]')).to_be_in_viewport()
    for sign in person.see('#board [aria-label="Signs"]').all():
        expect(sign).to_be_in_viewport()
    if person.see('.option[data-option^="order:"]').count():
        answer(person, "order:operations")
    answer(person, "op:deploy", "troop-track")
    expect(person.see('#board [data-token="troop-track"]')).to_have_attribute("aria-label", re.compile("chosen"))
    person.shoot("labyrinth-chosen-en")


@pytest.mark.parametrize(("lang", "light"), [("en", "light"), ("pl", "dark")])
def test_the_table_is_accessible(come: Come, house: House, lang: str, light: str) -> None:
    person = come(lang, color_scheme=light, bypass_csp=True)
    person.sit(house.found("labyrinth", *US)["me"])
    act(person, 5)
    assert person.is_asked()
    person.page.keyboard.press("+")
    turn(paragraphs(person).first)
    check(person, "question")
    person.shoot(f"labyrinth-{light}-{lang}")


def test_the_table_is_light(come: Come, house: House) -> None:
    key = house.found("labyrinth", *US)["me"]
    assert come("en").weigh(f"/t/{key}", LISTENING) < MOST


def board_width(person: Person) -> float:
    """Measure the drawing on the page; it is gone for a moment while a step brings the next one."""
    for _ in range(50):
        box = person.see("#position > svg").bounding_box()
        if box is not None:
            return float(box["width"])
        person.page.wait_for_timeout(100)
    raise AssertionError("no board is drawn")


def test_a_finished_match_is_stepped_through(come: Come, house: House) -> None:
    match = random_match("labyrinth", 2, seed=4)
    person = come("en", bypass_csp=True)
    person.open(f"/r/{house.bring(match.record().json())['me']}")
    total = len(match.moves())
    expect(person.see("#where")).to_contain_text(f"{total}/{total}")
    middle = total // 2
    person.see("#slider").fill(str(middle))
    expect(person.see("#where")).to_contain_text(f"{middle}/{total}")
    is_open(person.see("#log > .told").last)
    whole = board_width(person)
    person.page.keyboard.press("+")
    near = board_width(person)
    assert near > 1.3 * whole
    person.page.keyboard.press("ArrowRight")
    expect(person.see("#where")).to_contain_text(f"{middle + 1}/{total}")
    assert board_width(person) == pytest.approx(near, abs=1)
    assert person.fits()
    check(person, "replay")
    person.shoot("labyrinth-replay-en")
