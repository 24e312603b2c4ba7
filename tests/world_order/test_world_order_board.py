"""The pictures of World Order: all of it readable, nothing that may not be known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gzip import compress
from itertools import combinations
from xml.etree import ElementTree

import pytest

import theatrum
from tests.world_order.order_pictures import (
    GAME,
    SHAPES,
    SVG,
    crowded,
    pictures,
    positions,
    size_of,
    texts,
)
from tests.world_order.order_table import at, play, with_card
from theatrum.engine.content import LANGS
from theatrum.engine.drawing import GROUNDS, TEXT_INKS, text_width
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import fold
from theatrum.games.world_order.power_pictures import PowerPictures
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.testing import leafed

# --- what is read in full, and what it costs ---------------------------------------------------------------------


def drawn_in(svg: str, label: str) -> list[str]:
    """The texts of a thing, found by how its token or its spoken label begins."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token") == label or (element.get("aria-label") or "").startswith(label):
            return [one.text or "" for one in element.iter(f"{SVG}text")]
    raise AssertionError(f"{label} is not drawn")


@SHAPES
@pytest.mark.parametrize("lang", LANGS)
def test_three_cards_are_read_in_full(wide: bool, lang: str) -> None:
    longest = sorted(GAME.content.abilities, key=lambda card: -len(card.texts[lang]))
    had = [card.id for card in longest if card.id in ("build-new-embassy", "establish-trade-routes", "military-pact")]
    m = at(hands={"usa": had})
    for id in had:
        words = drawn_in(m.svg(0, lang, wide=wide), f"card:{id}")
        card = GAME.content.ability(GAME.vocabulary.number(f"card:{id}"))
        assert not any(row.endswith("…") for row in words), words
        assert card.texts[lang] in " ".join(words).replace("- ", "-")


@pytest.mark.parametrize("lang", LANGS)
def test_an_asset_that_may_be_put_back_is_read_in_full(lang: str) -> None:
    for seed in range(1, 7):
        m = theatrum.new("world_order", seats=4, seed=seed, powers="dealt")
        for _ in range(4):
            asked = m.actors()[0]
            m.play(asked, m.options(asked)[0])
            for wide in (False, True):
                for option in m.options(asked):
                    if option.startswith("asset:"):
                        assert not any(row.endswith("…") for row in drawn_in(m.svg(asked, lang, wide=wide), option))


def test_the_signs_of_a_card_stay_when_its_name_is_long() -> None:
    m = theatrum.new("world_order", seats=2, seed=3, powers="dealt")
    name = "Bezpośrednia inwestycja zagraniczna"
    for asked in (0, 1):
        svg = m.svg(asked, "pl", wide=True)
        if f'aria-label="{name}"' in svg:
            words = drawn_in(svg, name)
            assert " ".join(words[:-2]) == name  # and behind it the numbers of its bonus and its research
            assert all(one.isdigit() for one in words[-2:])
            return
    raise AssertionError("nobody was dealt this card; take another seed")


@SHAPES
def test_prices_stand_where_something_is_paid_for(wide: bool) -> None:
    svg = at().svg(0, wide=wide)
    for good in GAME.content.goods:
        for way, price in (("export", good.export), ("import", good.import_)):
            if f'data-token="{way}:{good.id}"' in svg:
                assert drawn_in(svg, f"{way}:{good.id}")[-1] == str(price)
    for card in GAME.content.growths:
        prices = [f"−{n}" for n in (card.services, card.money, card.diplomacy) if n]
        assert drawn_in(svg, f"growth:{card.id}")[-len(prices) :] == prices
    mexico = next(ally for ally in at().view(0)["powers"][0]["allies"] if ally["country"] == "country:mexico")
    assert str(mexico["invest"]) in drawn_in(svg, "country:mexico")


@SHAPES
@pytest.mark.parametrize(
    ("lang", "names"), [("en", "Domestic Diplomatic Military"), ("pl", "Kraj Dyplomacja Militaria")]
)
def test_a_focus_has_its_name(wide: bool, lang: str, names: str) -> None:
    svg = at().svg(0, lang, wide=wide)
    for id, name in zip(("domestic", "diplomatic", "military"), names.split(), strict=True):
        assert name in drawn_in(svg, f"focus:{id}")


@SHAPES
def test_the_transactions_left_are_told_in_words(wide: bool) -> None:
    m = with_card("foreign-trade", "usa")
    assert {"2 exports", "2 imports left"} <= {words for words, *_ in texts(m.svg(0, wide=wide))}


@SHAPES
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_what_would_score_has_its_title(wide: bool, lang: str) -> None:
    title = GAME.messages.text("board-picture-scored-now", lang)
    assert title in {words for words, *_ in texts(at().svg(0, lang, wide=wide))}


@SHAPES
def test_trade_cards_have_a_place_of_their_own(wide: bool) -> None:
    svg = at().svg(0, wide=wide)
    assert "Trade cards:" in {words for words, *_ in texts(svg)}
    cards = re.findall(r'aria-label="Trade card: up to (\d) of services"', svg)
    assert cards == ["1", "1"]


@SHAPES
def test_the_end_is_a_table_of_sources_and_nothing_would_be_scored_now(wide: bool) -> None:
    *_, m = positions(4, 3)
    assert m.over
    svg = m.svg(0, wide=wide)
    found = [words for words, *_ in texts(svg)]
    assert "If scored now" not in found
    assert "would score" not in svg
    assert not re.search(r"score:\w+.*\(\+", svg)
    ranked = sorted(m.view(0)["powers"], key=lambda power: -power["score"])
    for power in ranked:
        column = drawn_in(svg, f"{GAME.power_name(POWER_IDS.index(power['id']), 'en')} {power['score']}:")
        points = [
            str(n or "·").replace("-", "−") for s, n in power["ledger"].items() if any(p["ledger"][s] for p in ranked)
        ]
        assert column[1:] == [*points, str(power["score"]).replace("-", "−")]


@pytest.mark.parametrize("lang", LANGS)
def test_the_signs_are_explained(lang: str) -> None:
    title = {"en": "What the signs mean", "pl": "Co znaczą znaki"}[lang]
    whole = [
        GAME.messages.text(f"board-picture-legend-{id}", lang) for id in ("locked", "menaced", "temporary", "food")
    ]
    for seats in (2, 3, 4):
        m = theatrum.new("world_order", seats=seats, seed=1)
        assert title in {words for words, *_ in texts(m.svg(0, lang, wide=True))}
        m = at(seats)
        tall = [words for words, *_ in texts(m.svg(0, lang))]
        assert set(whole) <= set(tall[tall.index(title) :])
    assert title in {words for words, *_ in texts(at(2).svg(0, lang, wide=True))}


def test_the_board_of_another_says_whose_it_is_once() -> None:
    m = at()
    view = m.game.view(m.state, 0)
    lie_open = {name for region in view.regions for name in region.open}
    allies = [token for token in leafed(m)["Board: EU"] if token.startswith("country:") and token not in lie_open]
    assert len(allies) > 2
    for token in allies:
        told = m.game.describe(m.game.vocabulary.number(token), "en", view)
        assert told.startswith("Value"), told


def test_names_numbers_and_texts_have_twelve_pixels_in_a_window_of_1280() -> None:
    """Most of them; what has no room is smaller."""
    sizes = [size * 892 / 1200 for *_, size, _ in texts(at().svg(0, wide=True))]
    assert sum(1 for size in sizes if size >= 12) > 0.6 * len(sizes)


# --- what may not be known ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_shows_only_what_its_seat_knows(seats: int) -> None:
    """In a world that differs in all that the seat cannot know, its picture is the same to the last byte."""
    for count, m in enumerate(positions(seats, 5 + seats, 29)):
        for viewer in (0, 1):
            twin = m.imagine(viewer, count)
            for wide in (False, True):
                assert twin.svg(viewer, wide=wide) == m.svg(viewer, wide=wide)


# --- what every picture keeps to -----------------------------------------------------------------------------------


def test_a_phone_shows_what_one_can_pay_with_over_what_one_chooses_from() -> None:
    m = at(hands={"usa": ["new-allies"]}, money={"usa": 123})
    label = 'aria-label="USA: money, goods, ready allies"'
    drawn = m.svg(0)
    assert drawn.index(label) < drawn.index(">123<") < drawn.index('data-token="card:new-allies"')
    assert label not in m.svg(0, wide=True)  # there the whole board is in sight
    assert label not in m.svg(None)
    assert label not in at(phase="focus", round=2).svg(0)  # one's board comes first anyway


def test_many_trade_symbols_move_together_rather_than_out_of_the_card() -> None:
    m = at()
    pictures = PowerPictures(GAME, m.game.view(m.state, 0), "en", 1)
    sold, bought = ["services"] * 5, ["energy"] * 3
    freely = pictures.symbols(sold, bought, 10, 0)[1]
    assert freely > 110
    tight = pictures.symbols(sold, bought, 10, 0, room=90)
    assert tight[1] <= 100
    assert tight[0].count("<path") == pictures.symbols(sold, bought, 10, 0)[0].count("<path") == 8


def test_pictures_are_well_formed_and_keep_to_themselves() -> None:
    for name, svg in pictures().items():
        root = ElementTree.fromstring(svg)
        assert root.findtext(f"{SVG}title"), name
        assert len(root.findtext(f"{SVG}desc") or "") > 20, name
        used = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert not used & {"script", "foreignObject", "filter", "image", "use", "style"}, name
        assert not re.search(r"href|https?://(?!www\.w3\.org/2000/svg)|var\(|@import", svg), name
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= ids, name
        assert len(svg) < 175_000, name
        assert len(compress(svg.encode())) < 30_000, name  # what a page transfers


def test_both_languages_are_drawn() -> None:
    for name, svg in pictures().items():
        if name.endswith(" en"):
            assert svg != pictures()[name.removesuffix("en") + "pl"], name


def every_picture() -> Iterator[tuple[str, str]]:
    yield from pictures().items()
    full = crowded()
    for lang in LANGS:
        for wide in (False, True):
            yield f"crowded {'wide' if wide else 'tall'} {lang}", full.svg(0, lang, wide=wide)


def test_no_text_leaves_the_sheet_or_lies_on_another() -> None:
    for name, svg in every_picture():
        width, height = size_of(svg)
        found = sorted(texts(svg), key=lambda one: one[2])
        for words, left, top, right, bottom, _, ink in found:
            assert 0 <= left <= right <= width, (name, words)
            assert 0 <= top <= bottom <= height, (name, words)
            assert ink in TEXT_INKS, (name, words)
        for place, one in enumerate(found):
            for other in found[place + 1 :]:
                if other[2] >= one[4]:
                    break
                assert one[3] <= other[1] + 0.5 or other[3] <= one[1] + 0.5, (name, one, other)


def test_names_of_countries_and_regions_are_never_cut_short() -> None:
    names = [names[lang] for names in GAME.content.countries.names for lang in LANGS]
    names += [region.names[lang] for region in GAME.content.regions for lang in LANGS]
    for name, svg in every_picture():
        for words, *_ in texts(svg):
            cut = words.endswith("…") and any(other.startswith(words[:-1]) for other in names)
            assert not cut or len(words) < 4, (name, words)


def test_a_phone_shows_text_of_ten_pixels_and_things_to_touch() -> None:
    """At 360 px the tall sheet is drawn at half its size."""
    for name, svg in every_picture():
        if " tall " in name:
            assert size_of(svg)[0] == 720
            assert min(size for *_, size, _ in texts(svg)) >= 19.99, name
            for wide, tall in touched(svg):
                assert wide >= 87.9, name
                assert tall >= 87.9, name


def touched(svg: str) -> Iterator[tuple[float, float]]:
    """The sizes of the grounds of all choices."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token"):
            ground = max(element.findall(f"{SVG}rect"), key=lambda one: float(one.get("width", "0")))
            yield float(ground.get("width", "0")), float(ground.get("height", "0"))


def test_a_wide_board_fits_a_desktop_at_once() -> None:
    """Beside a column of 320 px and under the page's head, a window of 1280 by 800 leaves 912 by 731 for the board."""
    for name, svg in every_picture():
        if " wide " in name:
            width, height = size_of(svg)
            scale = min(912 / width, 731 / height)
            assert min(size for *_, size, _ in texts(svg)) * scale >= 10.5, name


# --- what is told ------------------------------------------------------------------------------------------------


def test_the_description_tells_what_a_sighted_player_sees_first() -> None:
    m = at(hands={"usa": ["new-allies"]}, regions={"africa": {"armies": {"russia": 4}}})
    said = ElementTree.fromstring(m.svg(0)).findtext(f"{SVG}desc") or ""
    for words in ("Round 1 of 6", "USA", "Africa", "armies: Russia 4", "New Allies", "EU is threatened by Russia"):
        assert words in said, words
    assert "zagroż" in m.svg(0, "pl")


def test_hints_tell_what_choosing_does() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    play(m, "country:brazil")
    view = m.game.view(m.state, 0)
    due = view.pending.due
    told = {
        "country:mexico": f"Gives 2; then {due - 2} remain",
        "region:africa": "Engaging costs 3",
        "good:services": "4 in stock, production 4 of 5",
        "export:energy": "5 money each",
        "import:energy": "3 money each; from countries 1, Russia 3",
        "focus:domestic": "8 money",
        "pass": "10 money",
        "refresh": "2 research",
        "market:1": "(",
        "use:trash": "draw a card",
    }
    for token, words in told.items():
        assert words in m.game.describe(m.game.vocabulary.number(token), "en", view), token
        assert m.game.describe(m.game.vocabulary.number(token), "pl", view)
    assert m.game.describe(m.game.vocabulary.number("n:3"), "en", view) == ""


# --- signs ---------------------------------------------------------------------------------------------------------


def test_powers_differ_in_colour_and_in_shape() -> None:
    looks = icons.POWERS.values()
    assert len({look.colour for look in looks}) == len({look.shape for look in looks}) == 5
    for one, other in combinations(icons.POWERS, 2):
        bare = [re.sub(r"#[0-9a-fA-F]{6}", "#", icons.mark(owner, 10, 10, 8)) for owner in (one, other)]
        assert bare[0] != bare[1]


@SHAPES
def test_the_marks_of_the_score_stand_on_its_line(wide: bool) -> None:
    """Each at its own points, whatever else is drawn there."""
    m = at(score={"usa": 0, "eu": 20, "russia": 40, "china": 60})
    drawn = m.svg(0, wide=wide)
    places = {}
    for id, inner in re.findall(r'<g data-piece="score:(\w+)">(.*?)</g>', drawn):
        numbers = re.findall(r'points="([\d.]+),([\d.]+)|cx="([\d.]+)" cy="([\d.]+)"', inner)[0]
        x, y = (float(one) for one in numbers if one)
        places[id] = (x, y)
    (line,) = re.findall(r'<path d="M[\d.]+ ([\d.]+)h[\d.]+" stroke="#[0-9a-f]+"', drawn)
    assert [id for id, _ in sorted(places.items(), key=lambda one: one[1])] == ["usa", "eu", "russia", "china"]
    for id, (_, y) in places.items():
        assert abs(y - float(line)) < 24, id


def test_texts_are_readable_on_the_tint_of_every_power() -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for ground in (*GROUNDS, *(look.tint for look in icons.POWERS.values())):
        for ink in TEXT_INKS:
            dark, light = sorted((luminance(ink), luminance(ground)))
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink, ground)


def test_permanent_and_temporary_slots_differ_in_shape() -> None:
    square, round_ = (icons.sockets([20, 45], 20, 20, permanent=permanent) for permanent in (True, False))
    assert square.count("h20v20h-20Z") == 2
    assert round_.count("a10 10") == 4
    assert "dasharray" in round_
    assert "dasharray" not in square


def test_ready_and_exhausted_allies_differ_without_colour() -> None:
    for ready in (True, False):
        m = at(exhausted={"usa": [] if ready else ["mexico"]})
        drawn = m.svg(0, wide=True).split('data-token="country:mexico"')[1][:1500]
        assert ("stroke-dasharray" in drawn.split("</g>")[0]) is not ready


def test_words_are_folded_within_their_room() -> None:
    lines = fold("Organizacja Układu o Bezpieczeństwie Zbiorowym", 110, 14, 4, False)
    assert all(text_width(line, 14) <= 110 for line in lines)
    assert fold("Republika Środkowoafrykańska", 110, 14, 3, False)[1].endswith("-")
    assert fold("one two three four five six", 60, 14, 2, False)[-1].endswith("…")
