"""The pictures of World Order: every choice on the thing itself, all of it readable, nothing that may not be known."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from gzip import compress
from itertools import combinations
from random import Random
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
from theatrum.games.world_order.power_pictures import PowerPictures
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.testing import leafed

SVG = "{http://www.w3.org/2000/svg}"
GAME = WorldOrder()
SHAPES = pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])

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
    for m in positions(seats, seats, 2):
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


@SHAPES
def test_whoever_chooses_a_power_sees_the_board(wide: bool) -> None:
    m = play(theatrum.new("world_order", seats=3, seed=5), "power:usa")
    view = m.view()
    lying = {f"region:{region['id']}" for region in view["regions"]} | {*view["growth_left"]}
    lying |= {country for region in view["regions"] for country in region["open"]}
    lying |= {f"market:{n}" for n in range(1, 7)} | {f"power:{id}" for id in POWER_IDS}
    for viewer in (1, None):
        drawn = m.svg(viewer, wide=wide)
        assert lying <= set(tokens(drawn))
        said = ElementTree.fromstring(drawn).findtext(f"{SVG}desc") or ""
        assert "USA: Player 1 leads it." in said
        assert m.game.label(m.game.vocabulary.number(view["market"][0]), "en") in said
        assert [one.title for one in m.lists(viewer)] == [
            "Market row (6)",
            "Open countries (14)",
            "Growth cards to be had (10)",
        ]


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
    open_one = r'data-token="country:mexico"[^>]*><title>[^<]*(Country piles)'
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


# --- the glow of what may be chosen ------------------------------------------------------------------------------

GLOW = {True: 4 * 1200 / 892, False: 8.0}  # four pixels beyond the edge: in a window of 1280, and on a phone of 360
Box = tuple[float, float, float, float]


def glowing(svg: str, legal: list[str]) -> Iterator[tuple[str, Box, set[int]]]:
    """What a page lights up: the token, the first shape of the thing, and the texts that belong to it."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token") in legal:
            ground = element.find(f"{SVG}rect")
            assert ground is not None
            x, y, wide, tall = (float(ground.get(name, "nan")) for name in ("x", "y", "width", "height"))
            own = {place_of(one) for one in element.iter(f"{SVG}text")}
            yield element.get("data-token", ""), (x, y, x + wide, y + tall), own


def place_of(text: ElementTree.Element) -> int:
    return hash((text.get("x"), text.get("y"), text.text))


@cache
def asked_moments() -> list[tuple[str, str, list[str], bool]]:
    """Pictures as those see them who are asked, with what they may choose, and whether they are wide."""
    found = []
    for seats in (2, 3, 4):
        for count, m in enumerate(positions(seats, seats + 6, 19)):
            for asked in m.actors():
                for lang in LANGS:
                    for wide in (False, True):
                        name = f"{seats} seats, step {count}, seat {asked}, {'wide' if wide else 'tall'} {lang}"
                        found.append((name, m.svg(asked, lang, wide=wide), m.options(asked), wide))
    return found


def test_no_glow_lies_over_the_words_of_something_else() -> None:
    for name, svg, legal, wide in asked_moments():
        reach = GLOW[wide]
        found = []
        for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
            size, x, y = (float(element.get(key, "nan")) for key in ("font-size", "x", "y"))
            # Widths are estimated rather too wide; letters reach about so far below their line.
            across = 0.86 * text_width(element.text or "", size, bold=element.get("font-weight") == "bold")
            left = x - {"start": 0.0, "middle": across / 2, "end": across}[element.get("text-anchor", "start")]
            found.append((place_of(element), element.text, (left, y - 0.68 * size, left + across, y + 0.2 * size)))
        for token, (left, top, right, bottom), own in glowing(svg, legal):
            for place, words, box in found:
                if place in own or (box[2] > left and box[0] < right and box[3] > top and box[1] < bottom):
                    continue
                apart = box[2] <= left - reach or box[0] >= right + reach
                apart = apart or box[3] <= top - reach or box[1] >= bottom + reach
                assert apart, (name, token, words)


def test_what_glows_lies_beside_and_not_on_top_of_each_other() -> None:
    for name, svg, legal, _ in asked_moments():
        boxes = list(glowing(svg, legal))
        for (one, a, _), (other, b, _) in combinations(boxes, 2):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (name, one, other)


@SHAPES
def test_the_upper_one_of_two_equal_cards_glows(wide: bool) -> None:
    """What looks out from under it lies outside of the choice."""
    m = at(hands={"usa": ["new-allies", "new-allies", "military-pact"]})
    svg = m.svg(0, wide=wide)
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if element.get("data-token") == "card:new-allies":
            assert len(element.findall(f"{SVG}rect")) == 1
            break
    else:
        raise AssertionError("the card is not drawn")


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
