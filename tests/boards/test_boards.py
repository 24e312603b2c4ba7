"""The pictures: every choice on the thing itself, nothing that may not be known, nothing that cannot be read."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from theatrum.engine.content import LANGS
from theatrum.engine.drawing import GLOW, GROUNDS, HIGHLIGHT, TEXT_INKS, cut, text, text_width, wrap
from theatrum.engine.match import Match
from theatrum.games import game
from theatrum.games.clash import icons as clash_icons
from theatrum.games.clash.view import CellView, ClashView
from theatrum.games.penguins import icons as penguin_icons
from theatrum.games.penguins.view import FinalScore, PenguinsView, ZoneScore
from theatrum.testing import match, position

SVG = "{http://www.w3.org/2000/svg}"
BUTTONS = {"use", "skip"}  # what is on no board is asked by buttons
VARIANTS: tuple[dict[str, Any], ...] = (
    {"name": "clash"},
    {"name": "clash", "variant": "hidden_support", "facing": "free", "series": "points", "games": 2},
    {"name": "clash", "variant": "secret_draft", "repeat_from": "repeating"},
    {"name": "clash", "variant": "draft", "facing": "neutrals_free", "series": "single"},
    {"name": "clash", "variant": "beginner"},
    {"name": "clash", "variant": "long"},
    {"name": "penguins", "seats": 2},
    {"name": "penguins", "seats": 3},
    {"name": "penguins", "seats": 5},
)
IDS = [" ".join(str(value) for value in variant.values()) for variant in VARIANTS]


def positions(variant: dict[str, Any], seed: int, every: int = 1) -> Iterator[Match]:
    """Play at random and stop at every so many decisions, and at the end."""
    played = match(**variant, seed=seed)
    rng = random.Random(seed)
    count = 0
    while not played.over:
        if count % every == 0:
            yield played
        seat = rng.choice(played.actors())
        played.play(seat, rng.choice(played.options(seat)))
        count += 1
    yield played


def tokens(svg: str) -> Counter[str]:
    return Counter(re.findall(r'data-token="([^"]*)"', svg))


# --- crowded tables, as full as they can get -------------------------------------------------------------------

CELLS = [column + row for row in "123" for column in "abc"]
LONG_NAMES = (
    "suicide_bomber",
    "crisis",
    "tourist_zone",
    "rocket",
    "un",
    "social_network",
    "kabooom",
    "mujahid",
    "banker",
)


def tiles(names: str) -> tuple[str, ...]:
    return tuple(f"tile:{name}" for name in names.split())


def clash_view(**changes: Any) -> ClashView:
    view: ClashView = game("clash").view(match("clash", seed=3).state, 0)
    return replace(view, **changes)


def full_board(kind: str) -> tuple[CellView, ...]:
    cells = []
    for place, (cell, name) in enumerate(zip(CELLS, LONG_NAMES, strict=True)):
        seat, tile = place % 2, f"tile:{name}"
        cells.append(
            {
                "up": CellView(f"cell:{cell}", tile, seat, False, None, None, place % 3 == 0, False),
                "down": CellView(f"cell:{cell}", tile, None, True, seat, None, False, False),
                "prized": CellView(f"cell:{cell}", "tile:nobel", seat, False, None, tile, True, False),
                "free": CellView(f"cell:{cell}", None, None, False, None, None, False, True),
            }[kind]
        )
    return tuple(cells)


def crowded_clash() -> dict[str, ClashView]:
    zones = (
        tiles("president fast_food banker pop_star soldier predator tourist_zone imam crisis rocket nobel mujahid"),
        tiles("leader sheikh tradition taliban suicide_bomber mosque mustafa social_network kabooom un hacker putsch"),
    )
    crowded = {
        kind: clash_view(board=full_board(kind), seat=place % 2, supported=(5, 4), zones=zones, last=("cell:b2",))
        for place, kind in enumerate(("up", "down", "prized", "free"))
    }
    crowded["onlooker"] = clash_view(seat=None, variant="hidden_support", hidden=(2, 2), neutral=(), my_hidden=())
    crowded["piles"] = clash_view(discard=zones[0], aside=zones[1], zones=((), ()), neutral=())
    return crowded


def crowded_penguins() -> dict[str, PenguinsView]:
    penguins = game("penguins")
    over = list(positions({"name": "penguins", "seats": 5}, 4, 50))[-1]
    view: PenguinsView = penguins.view(over.state, 2)
    moons = tuple(f"card:moon-{value}" for value in (1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 9))
    places = tuple(
        replace(place, table=moons[:9], sums={"moon": 33}, controls=("moon",), lands=2, waits=True, revealed=moons[:2])
        for place in view.places
    )
    final = tuple(
        FinalScore(number, 88, tuple(ZoneScore(zone, 45, "lowest") for zone in ("desert", "moon")), moons)
        for number in range(5)
    )
    landing = replace(view, phase="landing", places=places, hand=moons, final=(), destroyed=moons * 2, lands=moons[:2])
    two: PenguinsView = penguins.view(match("penguins", seats=2, seed=1).state, 1)
    virtual = tuple(
        replace(
            place,
            table=moons[:9],
            lands=2,
            waits=True,
            revealed=moons[:2],
            side=0 if place.seat is not None else 12,
            deck=12,
        )
        for place in two.places
    )
    return {
        "landing": landing,
        "passing": replace(landing, phase="infiltration", gives_left=moons[0], gives_right=moons[1], lands=()),
        "over": replace(view, places=places, final=final),
        "virtual": replace(two, places=virtual, put_aside=((1, moons), (3, moons)), phase="landing"),
    }


@cache
def pictures() -> dict[str, str]:
    """Draw crowded tables and samples of random play, tall and wide, by a telling name."""
    drawn = {}
    for lang in LANGS:
        for name, view in crowded_clash().items():
            drawn[f"clash {name} {lang}"] = game("clash").svg(view, lang)
            drawn[f"wide clash {name} {lang}"] = game("clash").wide_svg(view, lang)
        for kind, table in crowded_penguins().items():
            drawn[f"penguins {kind} {lang}"] = game("penguins").svg(table, lang)
            drawn[f"wide penguins {kind} {lang}"] = game("penguins").wide_svg(table, lang)
        for id, variant in zip(IDS, VARIANTS, strict=True):
            for count, played in enumerate(positions(variant, 11, 13)):
                for seat in (None, 0, 1):
                    drawn[f"{id}, step {count}, seat {seat} {lang}"] = played.svg(seat, lang)
                    drawn[f"wide {id}, step {count}, seat {seat} {lang}"] = played.svg(seat, lang, wide=True)
    return drawn


# --- what every picture keeps to -------------------------------------------------------------------------------


def test_pictures_are_well_formed_and_keep_to_themselves() -> None:
    for name, svg in pictures().items():
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg", name
        assert root.findtext(f"{SVG}title"), name
        assert len(root.findtext(f"{SVG}desc") or "") > 20, name
        used = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert not used & {"script", "foreignObject", "filter", "image", "use", "style"}, name
        assert not re.search(r"href|https?://(?!www\.w3\.org/2000/svg)|var\(|@import", svg), name
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= ids, name


def test_both_languages_are_drawn() -> None:
    for name, svg in pictures().items():
        if name.endswith(" en"):
            assert svg != pictures()[name.removesuffix("en") + "pl"], name


@dataclass(frozen=True)
class Words:
    """A text as it lies on the sheet, by the estimate of its width."""

    words: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    room: float
    fill: str
    is_name: bool  # names are set in the serif face


def texts(svg: str) -> list[Words]:
    found = []
    for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        words = element.text or ""
        x, y, size = (float(element.get(name, "nan")) for name in ("x", "y", "font-size"))
        wide = text_width(words, size, bold=element.get("font-weight") == "bold")
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
        room, fill = float(element.get("data-room", "nan")), element.get("fill", "")
        box = (left, y - size * 0.72, left + wide, y + size * 0.1)
        found.append(Words(words, *box, size, room, fill, "Georgia" in element.get("font-family", "")))
    return found


def test_no_text_overflows_its_room_or_the_sheet() -> None:
    for name, svg in pictures().items():
        width, height = (float(side) for side in re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0])
        for words in texts(svg):
            assert words.right - words.left <= words.room + 0.01, (name, words)
            assert words.left >= 0, (name, words)
            assert words.right <= width, (name, words)
            assert words.top >= 0, (name, words)
            assert words.bottom <= height, (name, words)


def test_no_two_texts_overlap() -> None:
    for name, svg in pictures().items():
        for one, other in combinations(texts(svg), 2):
            apart = one.right <= other.left or other.right <= one.left
            assert apart or one.bottom <= other.top or other.bottom <= one.top, (name, one, other)


def test_names_and_values_can_be_read_on_a_phone() -> None:
    """At 360 px the tall sheet is drawn at half its size: what has room for it is 9.5 px or more, names are never less
    than 8.5, and only what fills its room is smaller."""
    labels = {label for tile in game("clash").tiles.all for label in tile.label.values()}  # type: ignore[attr-defined]
    for name, svg in pictures().items():
        for words in texts(svg):
            # over a covered tile the Prize is a seal in a wreath; its name only repeats that
            prize = words.size == 16 and words.words in ("Nobel Prize", "Nagroda Nobla")
            if words.is_name and words.words in labels and not prize:
                assert words.size >= 18, (name, words)
            assert words.size >= 13, (name, words)
            if words.size < 20 and not name.startswith("wide") and not words.is_name:
                assert words.right - words.left > 0.9 * words.room, (name, words)


def test_tile_names_are_never_cut_short() -> None:
    for name, svg in pictures().items():
        assert not [words for words in texts(svg) if words.words.endswith("…") and words.is_name], name


# --- colour ----------------------------------------------------------------------------------------------------


def luminance(red: float, green: float, blue: float) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (red / 255, green / 255, blue / 255)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((luminance(*one), luminance(*other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_right() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("ink", TEXT_INKS)
def test_every_ink_is_readable_on_every_ground(ink: str) -> None:
    for ground in (*GROUNDS, *(look.tint for look in penguin_icons.LOOKS.values())):
        assert contrast(rgb(ink), rgb(ground)) >= 4.5, ground


def test_texts_use_the_text_inks_only() -> None:
    for name, svg in pictures().items():
        assert {words.fill for words in texts(svg)} <= set(TEXT_INKS), name


def pixels(png: bytes) -> tuple[int, list[bytearray]]:
    """Decode an 8-bit RGBA picture; returns its channels per pixel and its rows."""
    width, height, depth, kind = *(int.from_bytes(png[at : at + 4]) for at in (16, 20)), png[24], png[25]
    assert depth == 8
    channels = {2: 3, 6: 4}[kind]
    data, at = b"", 8
    while at < len(png):
        length, name = int.from_bytes(png[at : at + 4]), png[at + 4 : at + 8]
        data += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += 12 + length
    raw = zlib.decompress(data)
    rows: list[bytearray] = []
    above = bytearray(width * channels)
    for number in range(height):
        start = number * (width * channels + 1)
        how, row = raw[start], bytearray(raw[start + 1 : start + 1 + width * channels])
        for place in range(len(row)):
            left = row[place - channels] if place >= channels else 0
            corner = above[place - channels] if place >= channels else 0
            guess = left + above[place] - corner
            near = min((left, above[place], corner), key=lambda value: abs(guess - value))
            row[place] = (row[place] + (0, left, above[place], (left + above[place]) // 2, near)[how]) & 255
        rows.append(row)
        above = row
    return channels, rows


@pytest.mark.parametrize("name", ["clash up pl", "clash down en", "penguins landing en", "penguins over pl"])
def test_what_lies_under_a_text_leaves_it_readable(name: str) -> None:
    """Render the picture without its words and look at what each word would stand on."""
    resvg = pytest.importorskip("resvg_py")
    svg = pictures()[name]
    bare = re.sub(r"<text.*?</text>", "", svg)
    channels, rows = pixels(bytes(resvg.svg_to_bytes(svg_string=bare, width=360)))
    for words in texts(svg):
        inset = (words.right - words.left) * 0.08  # the estimate is generous
        across = range(int((words.left + inset) / 2), int((words.right - inset) / 2) + 1)
        under = [
            (row[x * channels], row[x * channels + 1], row[x * channels + 2])
            for row in rows[int(words.top / 2) + 1 : int(words.bottom / 2)]
            for x in across
        ]
        readable = sum(contrast(rgb(words.fill), ground) >= 4.5 for ground in under)
        assert readable >= 0.9 * len(under), (words, len(under) - readable)


# --- choices ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_every_option_lies_on_the_board(variant: dict[str, Any]) -> None:
    for seed in (1, 2, 3):
        for played in positions(variant, seed):
            for seat in played.actors():
                question = played.question(seat)
                for wide in (False, True):
                    missing = set(played.options(seat)) - BUTTONS - set(tokens(played.svg(seat, wide=wide)))
                    assert not missing, (seed, question, wide)


def test_choices_can_be_focused_and_spoken() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert element.get("class") == "choice", name
                assert element.get("tabindex") == "-1", name
                assert element.get("role") == "img", name
                assert element.get("aria-label"), name


def test_each_card_in_hand_is_there_once_for_each_copy() -> None:
    for played in positions({"name": "penguins", "seats": 3}, 8, 7):
        hand = Counter(played.view(1)["hand"])
        assert tokens(played.svg(1)) == (Counter() if played.over else hand)
        assert tokens(played.svg(1, wide=True)) == (Counter() if played.over else hand)


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_a_wide_board_fits_a_desktop_at_once(variant: dict[str, Any]) -> None:
    """Beside a column of 320 px and under the page's head, a window of 1280 by 800 leaves 912 by 731 for the board."""
    for played in positions(variant, 2, 3):
        if played.over:
            return
        for seat in (0, 1):
            svg = played.svg(seat, "pl", wide=True)
            width, height = (float(side) for side in re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0])
            scale = min(912 / width, 731 / height)
            assert min(words.size for words in texts(svg)) * scale >= 10.5, (width, height)


def test_the_arrows_of_an_acting_tile_point_where_they_say() -> None:
    """A tile that supports the other side is turned, and so are its arrows; a direction is the board's all the same."""
    played = position("clash", board={"b2": "mustafa mcworld"}, zones={"jihad": ["imam"]}, mover="jihad")
    for token in ("tile:imam", "cell:a1"):
        played.play(1, token)
    for seat, north_is_up in ((0, True), (1, False)):
        svg = played.svg(seat)
        arrows = {
            token: (float(x), float(y))
            for token, x, y in re.findall(r'data-token="(dir:\w+)".*?<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
        }
        assert len(arrows) == 8
        north, south, east, west = (arrows[f"dir:{name}"] for name in ("n", "s", "e", "w"))
        assert (north[1] < south[1]) is north_is_up
        assert (east[0] > west[0]) is north_is_up


# --- what may not be known -------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_a_picture_shows_only_what_its_seat_knows(variant: dict[str, Any]) -> None:
    """In a world that differs in all that the seat cannot know, its picture is the same to the last byte."""
    for count, played in enumerate(positions(variant, 5, 9)):
        for seat in (0, 1):
            twin = played.imagine(seat, count)
            assert twin.svg(seat) == played.svg(seat)
            assert twin.svg(seat, wide=True) == played.svg(seat, wide=True)


def test_hidden_tiles_are_backs() -> None:
    played = match("clash", seed=2, variant="hidden_support")
    theirs = played.view(1)["my_hidden"]
    assert len(theirs) == 2
    mine = tokens(played.svg(0))
    assert not set(theirs) & set(mine)
    assert {"hidden:1", "hidden:2"} <= set(mine)
    assert set(theirs) <= set(tokens(played.svg(1)))
    assert not set(theirs) & set(tokens(played.svg(None)))


def test_an_onlooker_sees_no_hand() -> None:
    for played in positions({"name": "penguins", "seats": 3}, 1, 10):
        assert not tokens(played.svg(None))


# --- what the pictures say without colour ----------------------------------------------------------------------


def colourless(svg: str) -> str:
    return re.sub(r"<title>.*?</title>|aria-label=\"[^\"]*\"", "", re.sub(r"#[0-9a-fA-F]{6}", "#", svg))


def cell_of(svg: str, cell: str) -> str:
    """Cut one cell out of a picture of the board."""
    start = svg.index(f'data-token="cell:{cell}"')
    following = re.search(r'data-token="cell:', svg[start + 10 :])
    return colourless(svg[start : start + 10 + following.start()] if following else svg[start:])


def test_facing_down_and_safe_differ_in_shape() -> None:
    def drawn(**changes: Any) -> str:
        cell = replace(CellView("cell:a1", "tile:banker", 0, False, None, None, False, False), **changes)
        return cell_of(game("clash").svg(clash_view(board=(cell, *full_board("free")[1:])), "en"), "a1")

    plain = drawn()
    turned = drawn(supports=1)
    down = drawn(supports=None, down=True, leaves_after=1)
    safe = drawn(safe=True)
    outline = re.compile(r'<polygon points="([^"]*)"')
    assert outline.findall(plain)[0] != outline.findall(turned)[0]
    assert "url(#clash-hatch)" in down
    assert "url(#clash-hatch)" not in plain
    assert not outline.findall(down)
    assert clash_icons.SAFE in safe
    assert clash_icons.SAFE not in plain


def test_a_free_cell_says_its_name_and_whether_it_is_blocked() -> None:
    cells = full_board("free")
    svg = game("clash").svg(clash_view(board=(replace(cells[0], blocked=False), *cells[1:])), "en")
    assert ">a1</text>" in svg
    assert clash_icons.BLOCKED in cell_of(svg, "b1")
    assert clash_icons.BLOCKED not in cell_of(svg, "a1")


def test_the_prize_shows_what_it_covers() -> None:
    svg = game("clash").svg(clash_view(board=full_board("prized")), "pl")
    for name in ("Zamachowiec", "ONZ", "Mudżahedin"):
        assert f">{name}</text>" in svg


def test_the_tile_being_placed_stands_out() -> None:
    svg = position("clash", board={"b2": "mustafa mcworld"}).svg(0)
    assert HIGHLIGHT not in svg
    played = position("clash", board={"b2": "mustafa mcworld"})
    played.play(0, "tile:banker")
    chosen = played.svg(0).split('data-token="tile:banker"')[1][:600]
    assert f'fill="{HIGHLIGHT}" stroke="{GLOW}"' in chosen


def test_control_is_a_crown() -> None:
    view = crowded_penguins()["landing"]
    assert game("penguins").svg(view, "en").count(penguin_icons.CROWN) >= 5
    bare = replace(view, places=tuple(replace(place, controls=()) for place in view.places), scores_now=())
    assert penguin_icons.CROWN not in game("penguins").svg(bare, "en")


def test_the_zones_differ_without_colour() -> None:
    looks = penguin_icons.LOOKS.values()
    assert len({look.icon for look in looks}) == len({look.texture for look in looks}) == 5


def test_the_board_is_turned_for_jihad() -> None:
    played = position("clash", board={"b2": "mustafa mcworld"})

    def corner(seat: int | None, cell: str) -> tuple[float, float]:
        x, y = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"', played.svg(seat).split(f'data-token="cell:{cell}"')[1])[0]
        return float(x), float(y)

    for seat in (0, None):
        assert corner(seat, "a1")[0] < corner(seat, "c1")[0]
        assert corner(seat, "a1")[1] > corner(seat, "a3")[1]
    assert corner(1, "a1")[0] > corner(1, "c1")[0]
    assert corner(1, "a1")[1] < corner(1, "a3")[1]


# --- the kit ---------------------------------------------------------------------------------------------------


def test_a_picture_is_the_same_every_time() -> None:
    code = (
        "import hashlib; from theatrum.testing import match;"
        "print([hashlib.sha256(match(n, seed=4).svg(0, 'pl').encode()).hexdigest() for n in ('clash', 'penguins')])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != b""


def test_texts_are_escaped_and_fitted() -> None:
    drawn = text(0, 0, 'Fish & <Chips> "to go"', 20, room=400)
    assert ElementTree.fromstring(drawn).text == 'Fish & <Chips> "to go"'
    assert 'font-size="20"' in drawn
    narrow = text(0, 0, "Strefa turystyczna", 20, room=150, smallest=12)
    assert 12 <= float(re.findall(r'font-size="([\d.]+)"', narrow)[0]) < 20
    assert ElementTree.fromstring(narrow).text == "Strefa turystyczna"
    assert ElementTree.fromstring(text(0, 0, "Strefa turystyczna", 20, room=60)).text == cut(
        "Strefa turystyczna", 60, 20
    )
    assert cut("Strefa turystyczna", 60, 20).endswith("…")


def test_words_are_wrapped_within_their_room() -> None:
    lines = wrap("znika po ruchu: Dżihad", 110, 16, lines=3)
    assert " ".join(lines) == "znika po ruchu: Dżihad"
    assert all(text_width(line, 16) <= 110 for line in lines)
    assert len(wrap("one two three four five six", 60, 16, lines=2)) == 2
