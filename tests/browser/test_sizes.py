"""Windows of every size: the board that fits, and nothing that jumps or stands alone in a row."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.playing import House
from tests.browser.test_pages_in_browser import check


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (820, 1180), (720, 600)])
def test_a_tablet_shows_the_wide_board(come: Come, house: House, size: tuple[int, int]) -> None:
    person = come("pl", viewport={"width": size[0], "height": size[1]}, has_touch=True, bypass_csp=True)
    key = house.found("labyrinth", "me", "random")["me"]
    for _ in range(2):  # the first visit, and one that is known of
        person.sit(key)
        assert person.is_asked()
        box = person.see("#board .sheet > svg").bounding_box()
        assert box is not None
        assert box["width"] > box["height"]
        assert box["width"] >= 0.69 * size[0]
        assert person.page.evaluate("document.documentElement.scrollHeight") < 2 * size[1] + 400
        assert person.fits()
    check(person, "tablet")
    person.shoot(f"labyrinth-{size[0]}-pl")


def test_pointing_at_cards_moves_nothing(come: Come, house: House) -> None:
    person = come("en", viewport={"width": 1280, "height": 800})
    person.sit(house.found("labyrinth", "me", "random")["me"])
    assert person.is_asked()
    tops, texts = set(), set()
    for card in person.see('#board .legal[data-token^="card:"]').all():
        card.hover()
        texts.add(person.see(".preview").inner_text())
        tops.add(round((person.see("#panel-log").bounding_box() or {"y": -1})["y"]))
    assert len(texts) > 3
    assert len(tops) == 1
    person.page.mouse.move(1, 1)
    assert round((person.see("#panel-log").bounding_box() or {"y": -1})["y"]) in tops


@pytest.mark.parametrize("width", [1024, 1280, 800, 360])
def test_numbers_are_all_of_one_size(come: Come, house: House, width: int) -> None:
    person = come("en", viewport={"width": width, "height": 768})
    person.sit(house.found("clash", "me", "random")["me"])
    assert person.is_asked()
    widths = person.page.evaluate("""() => {
      const list = document.createElement("ul");
      list.className = "options short";
      const number = (n) => `<li><button class="option off"><span>${n}</span></button></li>`;
      list.innerHTML = [...Array(14).keys()].map(number).join("");
      document.querySelector("#question").after(list);
      return [...list.querySelectorAll("button")].map((button) => Math.round(button.getBoundingClientRect().width));
    }""")
    assert max(widths) - min(widths) <= 1
    assert max(widths) < 120
    assert min(widths) >= 44


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [1024, 1100, 1280])
def test_no_button_stands_alone_in_its_row(come: Come, house: House, width: int, lang: str) -> None:
    person = come(lang, viewport={"width": width, "height": 768})
    person.sit(house.found("labyrinth", "me", "random")["me"])
    assert person.is_asked()
    person.choose()
    assert person.is_asked()
    tops = [round((button.bounding_box() or {"y": -1})["y"]) for button in person.see(".acts button").all()]
    assert len(tops) == 4
    assert all(tops.count(top) > 1 for top in tops)
