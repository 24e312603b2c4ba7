"""The pictures of World Order: every choice on the thing itself, all of it readable, nothing that may not be known."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from time import perf_counter
from xml.etree import ElementTree

import pytest

import theatrum
from tests.world_order.order_table import at, play, seat, with_card
from theatrum.engine.content import LANGS
from theatrum.engine.drawing import GROUNDS, TEXT_INKS, text_width
from theatrum.engine.match import Match
from theatrum.games.world_order import icons
from theatrum.games.world_order.game import WorldOrder
from theatrum.games.world_order.pictures import fold
from theatrum.games.world_order.tokens import POWER_IDS

SVG = "{http://www.w3.org/2000/svg}"
GAME = WorldOrder()

# What lies on no board: numbers, ways to go on, whole piles; a page asks these by buttons.
BUTTONS = ("n:", "do:", "pass", "skip", "done", "pay", "reveal", "hand", "discards")


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Match]:
    """Play at random and stop at every so many decisions, and at the end."""
    m = theatrum.new("world_order", seats=seats, seed=seed, executive_order=seed % 2 == 0)
    chance = Random(seed)
    count = 0
    while not m.over:
        if count % every == 0:
            yield m
        asked = chance.choice(m.actors())
        m.play(asked, chance.choice(m.options(asked)))
        count += 1
    yield m


def crowded() -> Match:
    """Arrange a table as full as it gets: long names, many allies, many armies, all slots taken."""
    allies = [
        "central-african-republic", "united-arab-emirates", "bosnia-herzegovina", "equatorial-guinea",
        "saudi-arabia", "south-korea", "south-africa", "burkina-faso", "turkmenistan", "indonesia", "pakistan",
    ]  # fmt: skip
    four = dict.fromkeys(POWER_IDS, 12)
    taken = {"permanent": ["usa", "eu", "russia", "china"], "temporary": ["usa", "eu", "russia", "china"]}
    return at(
        4,
        allies={"usa": allies},
        exhausted={"usa": allies[::2]},
        regions={"europe": {**taken, "armies": four, "tokens": dict.fromkeys(POWER_IDS, 1)}},
        money=dict.fromkeys(POWER_IDS, 273),
        score=dict.fromkeys(POWER_IDS, 61),
        hands={
            "usa": [
                "foreign-direct-investment", "diplomatic-engagement", "foreign-military-presence",
                "re-evaluate-strategy", "ensure-peace-in-the-region", "covert-military-operation",
                "new-strategic-partner", "diplomatic-trip",
            ]
        },
    )  # fmt: skip


@cache
def pictures() -> dict[str, str]:
    """Draw samples of random play, tall and wide, by a telling name."""
    drawn = {}
    for seats in (2, 3, 4):
        for count, m in enumerate(positions(seats, seats + 1, 23)):
            for lang in LANGS:
                for viewer in (None, 0, 1):
                    for wide in (False, True):
                        form = "wide" if wide else "tall"
                        drawn[f"{seats} seats, step {count}, seat {viewer}, {form} {lang}"] = m.svg(
                            viewer, lang, wide=wide
                        )
    return drawn


def tokens(svg: str) -> Counter[str]:
    return Counter(re.findall(r'data-token="([^"]*)"', svg))


def size_of(svg: str) -> tuple[float, float]:
    width, height = re.findall(r'viewBox="0 0 (\S+) (\S+)"', svg)[0]
    return float(width), float(height)


Words = tuple[str, float, float, float, float, float, str]


def texts(svg: str) -> list[Words]:
    """All texts as they lie on the sheet: words, left, top, right, bottom, size, ink."""
    found = []
    for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        words = element.text or ""
        x, y, size = (float(element.get(name, "nan")) for name in ("x", "y", "font-size"))
        wide = text_width(words, size, bold=element.get("font-weight") == "bold")
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
        found.append((words, left, y - size * 0.72, left + wide, y + size * 0.1, size, element.get("fill", "")))
    return found


# --- choices -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_lies_on_the_board_exactly_once(seats: int) -> None:
    on_board: Counter[str] = Counter()
    for m in positions(seats, seats, 3):
        for asked in m.actors():
            question = m.question(asked)
            assert question is not None
            for wide in (False, True):
                there = tokens(m.svg(asked, wide=wide))
                assert max(there.values()) == 1, there.most_common(2)
                for option in m.options(asked):
                    if there[option]:
                        on_board[question.id] += 1
                    elif not option.startswith(BUTTONS):
                        assert from_a_pile(m, asked, question.id, option), (question.id, option)
    wanted = {"which-power", "which-half", "which-asset-away", "what-to-play", "which-country"}
    wanted |= {"which-produce", "what-to-buy", "which-place", "which-focus", "which-ready", "which-trade"}
    wanted |= {"which-slot", "which-army", "whether-prosper"}
    assert wanted <= set(on_board)


def from_a_pile(m: Match, asked: int, question: str, option: str) -> bool:
    """Tell whether an option comes out of a pile that lies on no board: searched countries, a discard pile."""
    view = m.view(asked)
    if question == "which-country":
        return all(option not in region["open"] for region in view["regions"])
    return question in ("which-trash", "which-discard") and option not in view["hand"]


def test_the_cards_in_my_hand_are_mine_alone() -> None:
    m = at(hands={"usa": ["new-allies", "new-allies", "military-pact"], "eu": ["soft-power"]})
    for wide in (False, True):
        mine, other = (tokens(m.svg(seat(m, power), wide=wide)) for power in ("usa", "eu"))
        assert mine["card:new-allies"] == mine["card:military-pact"] == other["card:soft-power"] == 1
        assert not mine["card:soft-power"]
        assert not other["card:new-allies"]
        assert not any(token.startswith("card:") for token in tokens(m.svg(None, wide=wide)))
    assert "×2" in m.svg(0)


def test_a_country_that_is_open_and_an_ally_is_chosen_where_it_is_meant() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["mexico", "brazil"]}})
    open_one = r'data-token="country:mexico"[^>]*><title>[^<]*(Piles)'
    assert re.search(open_one, m.svg(0, wide=True))
    play(m, "country:brazil")
    assert not re.search(open_one, m.svg(0, wide=True))
    assert tokens(m.svg(0, wide=True))["country:mexico"] == 1


def test_the_running_cost_is_drawn() -> None:
    m = with_card("new-allies", "usa", regions={"americas": {"open": ["brazil", "peru"]}})
    play(m, "country:brazil")
    before = m.view(0)["pending"]
    assert f">= {before['due']}</text>" in m.svg(0, wide=True)
    play(m, "country:mexico")
    after = m.view(0)["pending"]
    assert after["due"] < before["due"]
    assert f">= {after['due']}</text>" in m.svg(0)


SHAPES = pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])


@SHAPES
def test_a_cube_goes_where_one_points_on_the_map(wide: bool) -> None:
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}})
    play(m, "region:americas", "pay")
    assert set(m.options(0)) == {"slot:permanent", "slot:temporary"}
    there = tokens(m.svg(0, wide=wide))
    assert there["slot:permanent"] == there["slot:temporary"] == there["region:americas"] == 1
    assert not any(token.startswith("spot:") for token in there)
    pending = m.view(0)["pending"]
    assert (pending["action"], pending["power"], pending["target"]) == ("influence", "usa", "region:americas")
    for viewer in (1, None):
        assert not any(token.startswith("slot:") for token in tokens(m.svg(viewer, wide=wide)))
    play(m, "slot:temporary")
    assert not any(token.startswith("slot:") for token in tokens(m.svg(0, wide=wide)))
    assert m.view(0)["pending"] is None


@SHAPES
def test_a_slot_is_in_the_region_that_is_meant(wide: bool) -> None:
    m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}})
    play(m, "region:europe", "pay")
    order = re.findall(r'data-token="((?:region|slot):[a-z-]+)"', m.svg(0, wide=wide))
    assert order[order.index("region:europe") + 1 :][:2] == ["slot:permanent", "slot:temporary"]


@SHAPES
def test_one_of_my_cubes_is_chosen_on_the_map(wide: bool) -> None:
    row = ["usa", "eu", "usa", "china"]
    m = with_card("re-examine-agreement", "usa", regions={"americas": {"temporary": row}})
    assert m.options(0) == ["spot:1", "spot:3"]
    there = tokens(m.svg(0, wide=wide))
    assert [token for token in there if token.startswith(("spot:", "slot:"))] == ["spot:1", "spot:3"]
    assert not any(token.startswith("spot:") for token in tokens(m.svg(1, wide=wide)))
    play(m, "spot:1")
    assert m.view(0)["regions"][2]["temporary"] == ("eu", "usa", "china", "usa")


def test_a_slot_foretells_its_points_and_whom_it_pushes_out() -> None:
    def foretold(region: str, temporary: list[str], permanent: list[str]) -> list[str]:
        where = {region: {"temporary": temporary, "permanent": permanent}}
        m = with_card("diplomatic-engagement", "usa", goods={"usa": {"diplomacy": 9}}, regions=where)
        play(m, f"region:{region}", "pay")
        return [m.describe(0, token) for token in ("slot:permanent", "slot:temporary")]

    assert foretold("americas", ["eu"], []) == ["1 point; there it stays.", "3 points; it may be pushed out later."]
    pushed = foretold("americas", ["china", "eu", "eu", "eu"], [])[1]
    assert pushed == "No points; the leftmost cube is pushed out: China."


def test_armies_leave_the_board_where_they_stand() -> None:
    m = with_card("military-reinforcements", "usa", money={"usa": 60})
    assert "board" in m.options(0)
    for wide in (True, False):
        assert tokens(m.svg(0, wide=wide))["board"] == 1
        assert not tokens(m.svg(None, wide=wide))["board"]


def test_growth_cards_are_taken_and_used_where_they_lie() -> None:
    m = with_card("growth-strategy", "usa", round=2, growth={"usa": ["industrial-development"]}, money={"usa": 50})
    play(m, "do:growth")
    drawn = tokens(m.svg(0))
    assert drawn["growth:reduced-bureaucracy"] == drawn["growth:knowledge-transfer"] == 1
    play(m, "growth:reduced-bureaucracy")
    assert tokens(m.svg(0))["use:trash"] == tokens(m.svg(0, wide=True))["use:trash"] == 1
    assert not tokens(m.svg(1))["use:trash"]


def test_choices_can_be_focused_and_spoken() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert element.get("class") == "choice", name
                assert element.get("tabindex") == "-1", name
                assert element.get("role") == "img", name
                assert element.get("aria-label"), name
                assert element.findtext(f"{SVG}title"), name


def test_choices_do_not_lie_inside_of_each_other() -> None:
    for name, svg in pictures().items():
        for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            if element.get("data-token"):
                assert sum(1 for inner in element.iter(f"{SVG}g") if inner.get("data-token")) == 1, name


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
        assert len(svg) < 160_000, name


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


def test_a_picture_is_drawn_quickly() -> None:
    m = crowded()
    m.svg(0, wide=True)
    start = perf_counter()
    for _ in range(5):
        m.svg(0, wide=True)
    assert (perf_counter() - start) / 5 < 0.1  # about 4 ms on an idle machine


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
        "region:africa": "engaging costs 3",
        "good:services": "4 in stock, production 4 of 5",
        "export:energy": "5 money each",
        "import:energy": "3 money each; from allies 1, Russia 3",
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
