"""The log as a page shows it: one paragraph for one story, dice drawn as dice, and live updates that bring the end."""

from __future__ import annotations

import json
import re
import zlib
from random import Random

import theatrum
from theatrum.engine.drawing import SEATS as SIGNS
from theatrum.table.api import _Packed
from theatrum.table.models import KeyRow
from theatrum.table.pages.live import Live
from theatrum.table.pages.story import write_story
from theatrum.table.pages.table import story_of
from theatrum.table.rooms import Room, Rooms, SeatPlan
from theatrum.table.scene import LineScene, Scene, Sitter, lines_of, look

SEATS = (Sitter("Ola", "", SIGNS[0]), Sitter("Jan", "China", SIGNS[4]))
CARD_PLAYS = ("plays-event", "plays-operations", "saves-up", "bound-card")
BETWEEN_CARDS = ("scenario", "phase", "drawn-blindly", "held", "plot-resolved", "turn-ends")


def opener(text: str) -> LineScene:
    return LineScene(text, ("1.1",), opens=True)


def write(*lines: LineScene) -> list[str]:
    return [str(item) for item in write_story(lines, "labyrinth", SEATS, "en")]


def read(html: str) -> list[str]:
    """Return what the lines of an item say, without the numbers of rules."""
    lines = re.findall(r'<(?:li|div) class="said[^"]*">(.*?)</(?:li|div)>', html)
    return [re.sub("<[^>]*>", "", re.sub('<a class="rule".*?</a>', "", line)).strip() for line in lines]


def test_lines_from_one_opener_to_the_next_are_one_paragraph() -> None:
    items = write(
        LineScene("before"), opener("Ola plays"), LineScene("b", ("2.1",)), LineScene("c"), opener("Jan plays")
    )
    assert [read(item) for item in items] == [["before"], ["Ola plays", "b", "c"], ["Jan plays"]]
    assert [item.count('class="told"') for item in items] == [0, 1, 0]  # a line of its own has nothing to unfold
    paragraph = items[1]
    assert re.search(r'role="button"[^>]*><b>Ola</b> plays</span> <a .*</div><ol', paragraph)  # no link in a button
    assert 'href="/rules/labyrinth#1.1" data-rule="1.1"' in paragraph
    assert 'data-rule="2.1"' in paragraph


def test_a_line_bears_the_sign_of_whom_it_speaks() -> None:
    named, by_part, only, nobody = write(
        LineScene("Ola trades with China"),
        LineScene("China waits for Ola"),
        LineScene("the next is Ola: Ola waits"),
        LineScene("it rains in Chinatown"),
    )
    assert SIGNS[0].colour in named
    assert SIGNS[4].colour in by_part
    assert SIGNS[0].colour not in by_part
    assert re.findall("<b>(.*?)</b>", named + by_part) == ["Ola", "China"]  # whoever acts, and nobody else
    assert SIGNS[0].colour in only
    assert "#" not in nobody


def test_a_line_that_names_several_in_passing_is_nobodys() -> None:
    order, gift = write(LineScene("Turn order: China and Ola"), LineScene("You gave a card to Ola and one to Jan"))
    for line in (order, gift):
        assert "#" not in line
        assert "<b>" not in line


def test_a_name_within_another_title_is_not_taken_for_the_seat() -> None:
    seats = (Sitter("Jihadist", "", SIGNS[0]), Sitter("Jihad", "", SIGNS[4]))

    def stand_out(text: str, game: str = "labyrinth", lang: str = "en") -> list[str]:
        (item,) = write_story([LineScene(text)], game, seats, lang)
        return re.findall("<b>(.*?)</b>", item)

    assert stand_out("Jihadist plays Jihadist Videos (#82) as an event.") == ["Jihadist"]
    assert stand_out("You receive Jihadist Videos (#82).") == []
    assert stand_out("Jihadist Videos: Jihadist rolls.") == ["Jihadist"]
    assert stand_out("The loser decides: Jihad begins.", "clash") == ["Jihad"]  # a choice, and no title


def test_a_game_without_openers_has_a_flat_log(rooms: Rooms) -> None:
    room = rooms.room(rooms.found("clash", [SeatPlan()] * 2, options={}, seed=1))
    items = write_story(lines_of(room.match, None, "en"), "clash", SEATS, "en")
    assert items
    assert not any("told" in item for item in items)


def test_dice_are_drawn_and_read_out_as_numbers() -> None:
    (item,) = write(LineScene("Prestige: ⚃ then ⚀ ⚅, +1"))
    assert re.findall(r'class="die" role="img" aria-label="(\d)" data-die="(\d)">(.)<', item) == [
        ("4", "4", "⚃"),
        ("1", "1", "⚀"),
        ("6", "6", "⚅"),
    ]


def test_one_card_of_labyrinth_is_one_paragraph() -> None:
    plays = 0
    for seed in range(6):
        match, chance = theatrum.new("labyrinth", seed=seed), Random(seed)
        while not match.over and len(match.moves()) < 200:
            seat = match.actors()[0]
            match.play(seat, chance.choice(match.options(seat)))
        lines = match.log(None)
        assert lines[0].opens  # so that every line belongs to some paragraph
        for line in lines:
            assert line.opens == (line.id in CARD_PLAYS or line.id in BETWEEN_CARDS), line
        plays += sum(line.id in CARD_PLAYS for line in lines)
    assert plays > 60


# --- live updates ------------------------------------------------------------------------------------------------


class Page:
    """An open page, and what it was told last."""

    def __init__(self, room: Room, key: KeyRow) -> None:
        self.room, self.key, self.live = room, key, Live(key.key, "en")
        self.parts: set[str] = set()

    def scene(self, seat: int | None = None) -> Scene:
        return look(self.room, self.key, "en", wanted=seat, connected=frozenset())

    def hear(self, seat: int | None = None) -> str:
        told = self.live.message(self.scene(seat))
        html = str(json.loads(told)["html"]) if told else ""
        self.parts = set(re.findall(r'<\w+ id="(\w+)"[^>]* data-part', html))
        return html


def sit_down(rooms: Rooms, game: str, mine: bool = False) -> Page:
    room = rooms.room(rooms.found(game, [SeatPlan("", "", mine)] * 2, options={}, seed=5))
    return Page(room, next(key for key in rooms.keys(room.id) if key.seats))


def move(room: Room, chance: Random) -> None:
    seat = room.match.actors()[0]
    room.play(seat, chance.choice(room.match.options(seat)), room.stamp(seat))


def test_the_first_message_brings_everything_and_the_next_ones_what_differs(rooms: Rooms) -> None:
    page = sit_down(rooms, "labyrinth")
    page.hear()
    assert page.parts == {"seats", "board", "bar", "chat", "story"}
    assert page.hear() == ""
    page.room.say(0, "hello", None)
    page.hear()
    assert page.parts == {"chat"}


def test_the_log_grows_by_what_is_new_and_shrinks_when_something_is_taken_back(rooms: Rooms) -> None:
    page, chance = sit_down(rooms, "labyrinth"), Random(2)
    before: list[str] = []
    undone = longest = 0
    for step in range(120):
        whole = [str(item) for item in story_of(page.scene(), "en")]
        found = re.search(r'<ol id="story"([^>]*)>(.*)</ol>', page.hear())
        if found is None:
            assert whole == before
        else:
            keep = int((re.findall(r'data-keep="(\d+)"', found[1]) or ["0"])[0])
            assert "".join(before[:keep]) + found[2] == "".join(whole)
            assert keep >= min(len(before), len(whole)) - 1, "all but the end stays"
        before, longest = whole, max(longest, len(whole))
        match = page.room.match
        taker = next((seat for seat in (0, 1) if match.why_no_undo(seat) is None), None)
        if step % 5 == 3 and taker is not None:
            page.room.undo(taker)
            undone += 1
        else:
            move(page.room, chance)
    assert undone > 5
    assert longest > 20


def test_another_reader_gets_another_log(rooms: Rooms) -> None:
    """At a shared screen nothing of one person's log is taken for the other's."""
    page = sit_down(rooms, "labyrinth", mine=True)
    seat = page.room.match.actors()[0]
    assert "data-keep" not in page.hear()
    html = page.hear(seat)
    assert "story" in page.parts
    assert "data-keep" not in html


def test_every_event_can_be_unpacked_as_soon_as_it_comes() -> None:
    pack, unpack = _Packed(), zlib.decompressobj(zlib.MAX_WBITS | 16)
    for event in ("data: one\n\n", ": still here\n\n", "data: ż\n\n"):
        assert unpack.decompress(pack(event)).decode() == event
