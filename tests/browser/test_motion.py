"""What has moved glides: whole pieces, over everything else, and not for those who asked for calm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.playing import House, Person

NOTE_FLIGHTS = """
window.flown = [];
new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
  if (node.dataset?.flying) window.flown.push(node.dataset.flying);
}))).observe(document, { childList: true, subtree: true });
"""
"""Notes the name of every piece that takes off."""

BOARD = """
async (drawn) => {
  const { glide, places } = await import("/static/motion.js");
  const place = document.createElement("div");
  document.body.append(place);
  const draw = (inside) => {
    place.innerHTML = `<svg viewBox="0 0 400 200" width="400" height="200">${inside}</svg>`;
    return place.firstChild;
  };
  const before = places(draw(drawn[0]));
  const svg = draw(drawn[1]);
  glide(svg, before);
  const copies = [...svg.querySelectorAll("[data-flying]")];
  const found = copies.map((copy) => ({
    name: copy.dataset.flying,
    from: copy.getAnimations()[0].effect.getKeyframes()[0].transform,
    tokens: copy.querySelectorAll("[data-token], [data-piece], [tabindex], title").length,
    last: copy === svg.lastElementChild,
    at: copy.firstChild.getAttribute("transform"),
  }));
  await Promise.all(copies.flatMap((copy) => copy.getAnimations()).map((one) => one.finished));
  await Promise.resolve();
  return [found, svg.querySelectorAll("[data-flying]").length];
}
"""
"""Draws one board after another and tells what flies from the one to the other."""


def counter(name: str, x: int, y: int = 10) -> str:
    return f'<g data-piece="{name}"><title>{name}</title><rect x="{x}" y="{y}" width="20" height="20"/></g>'


def lay_a_tile(person: Person, house: House) -> str:
    """Choose a tile, and a cell for it; return the tile when it lies there."""
    person.page.add_init_script(NOTE_FLIGHTS)
    person.sit(house.found("clash", "me", "random")["me"])
    person.play_until("tile:")
    tile = person.see('#board .legal[data-token^="tile:"]').first.get_attribute("data-token") or ""
    person.choose(tile)
    person.play_until("cell:")
    person.page.evaluate("window.flown = []")
    person.choose()
    person.see(f'#board [data-piece="{tile}"]').wait_for(state="attached")
    return tile


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}])
def test_a_tile_glides_from_the_tray_to_its_cell(come: Come, house: House, viewport: dict[str, int]) -> None:
    person = come("en", moving=True, viewport=viewport)
    tile = lay_a_tile(person, house)
    assert person.page.evaluate("window.flown").count(tile) == 1
    expect(person.see("[data-flying]")).to_have_count(0)  # nothing of it stays behind


def test_nothing_glides_for_those_who_asked_for_calm(come: Come, house: House) -> None:
    person = come("en")
    lay_a_tile(person, house)
    assert person.page.evaluate("window.flown") == []


def test_any_drawing_names_its_pieces_and_only_those_that_moved_fly(come: Come) -> None:
    """Two lands that stay, with counters in them: one counter goes from land to land, one stays, twins never fly."""
    person = come("en", moving=True)
    person.open("/")

    def land(name: str, x: int, inside: str) -> str:
        return f'<g data-token="land:{name}" transform="translate({x} 20)"><rect width="150" height="150"/>{inside}</g>'

    twins = counter("twin", 40) + counter("twin", 70)
    before = land("a", 0, counter("cell-1", 10) + counter("cell-2", 10, 60)) + land("b", 200, twins)
    after = land("a", 0, counter("cell-2", 10, 60)) + land("b", 200, twins + counter("cell-1", 100))
    flown, left = person.page.evaluate(BOARD, [before, after])
    assert [one["name"] for one in flown] == ["cell-1"]
    assert flown[0]["from"] == "translate(20px, 40px) scale(1) translate(-310px, -40px)"
    assert flown[0]["at"] == "matrix(1 0 0 1 200 20)"  # the copy lies over everything, and yet in its land's own units
    assert flown[0]["last"]
    assert flown[0]["tokens"] == 0  # it can neither be chosen nor be heard
    assert left == 0


def test_a_copy_is_drawn_with_the_pen_that_was_set_around_the_piece(come: Come) -> None:
    """A hollow sign must not fly as a black one, nor stand so beside its choice."""
    person = come("en")
    person.open("/")
    pen = """async ([drawn]) => {
      const { bare } = await import("/static/motion.js");
      document.body.innerHTML = `<svg fill="red"><g fill="none" stroke="blue"><g stroke="green">${drawn}</g></g></svg>`;
      const copy = bare(document.querySelector("[data-token]"));
      return [copy.getAttribute("fill"), copy.getAttribute("stroke")];
    }"""
    assert person.page.evaluate(pen, ['<g data-token="a"><path d="M0 0h9v9"/></g>']) == ["none", "green"]
    assert person.page.evaluate(pen, ['<path data-token="a" fill="gold" d="M0 0h9v9"/>']) == ["gold", "green"]


def test_what_lies_on_a_thing_that_moves_goes_along_with_it(come: Come) -> None:
    person = come("en", moving=True)
    person.open("/")
    stack = f'<g data-token="stack"><rect width="60" height="60"/>{counter("card", 10)}</g>'
    flown, _ = person.page.evaluate(BOARD, [stack, f'<g transform="translate(150 0)">{stack}</g>'])
    assert [one["name"] for one in flown] == ["stack"]
