"""Tables in memory and in the store: acts are checked, written once, and rebuilt to the same match."""

from __future__ import annotations

import hashlib
import threading
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

import theatrum
from theatrum.engine.record import parse_record, prove
from theatrum.table.absence import Watchman
from theatrum.table.database import open_store
from theatrum.table.hub import Hub
from theatrum.table.models import ActRow, Base
from theatrum.table.problems import Refused, Unknown
from theatrum.table.rooms import Ack, Room, Rooms, SeatPlan

ME, FRIEND, BOT = SeatPlan(mine=True), SeatPlan(), SeatPlan(bot="random")


def clash(rooms: Rooms, first: SeatPlan = ME, second: SeatPlan = FRIEND, **settings: str | int) -> Room:
    options = {"variant": "beginner", "series": "single"}
    return rooms.room(rooms.found("clash", [first, second], options=options, **settings))  # type: ignore[arg-type]


def answer(room: Room, token: str | None = None, message: str | None = None) -> int:
    seat = room.match.actors()[0]
    ack = room.play(seat, token or room.match.options(seat)[0], room.stamp(seat), message)
    assert not ack.stale
    return seat


def play_out(room: Room) -> None:
    chance = Random(1)
    while not room.match.over:
        seat = room.match.actors()[0]
        room.play(seat, chance.choice(room.match.options(seat)), room.stamp(seat))


def test_the_migrations_lead_to_exactly_the_models(store_url: str) -> None:
    engine = open_store(store_url)().get_bind()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_opening_a_store_twice_changes_nothing(store_url: str) -> None:
    table = clash(Rooms(open_store(store_url))).id
    assert Rooms(open_store(store_url)).room(table).match.actors()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/x.db", "oracle9://x"])
def test_a_bad_store_is_one_clear_line(url: str) -> None:
    with pytest.raises(theatrum.Unreadable) as caught:
        open_store(url)
    assert url in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "oracle9://ola:sesame@db.example/tables",
        "postgresql+nodriver://ola:ses@me@db.example/tables",
        "postgresql://ola@db.example/tables?password=sesame",
        "nonsense://:sesame@x",
    ],
)
def test_a_password_is_never_told(url: str) -> None:
    with pytest.raises(theatrum.Unreadable) as caught:
        open_store(url)
    for lang in ("en", "pl"):
        assert "***" in caught.value.text(lang)
        assert "sesame" not in caught.value.text(lang)
        assert "ses@me" not in caught.value.text(lang)
    assert url.partition(":")[0] in str(caught.value)


@pytest.mark.parametrize("act", ["play", "undo", "ask_back", "answer_back", "say"])
def test_every_act_answers_a_repeated_message_as_the_first_time(rooms: Rooms, act: str) -> None:
    room = clash(rooms)
    seat = answer(room, "cell:b2")
    if act == "answer_back":
        room.ask_back(seat)
    args: dict[str, tuple[object, ...]] = {
        "play": (seat, "support:jihad", room.stamp(seat)),
        "undo": (seat,),
        "ask_back": (seat,),
        "answer_back": (1 - seat, False),
        "say": (seat, "hello"),
    }
    first = getattr(room, act)(*args[act], "m1")
    version = room.version
    assert getattr(room, act)(*args[act], message="m1") == Ack(first.version if act != "ask_back" else version)
    assert room.version == version
    assert getattr(Rooms(rooms.store).room(room.id), act)(*args[act], "m1").version <= version


def test_a_table_survives_a_restart_move_for_move(rooms: Rooms) -> None:
    room = clash(rooms)
    for _ in range(5):
        answer(room)
    room.say(0, "good luck")
    again = Rooms(rooms.store).room(room.id)
    assert again.match.hash() == room.match.hash()
    assert again.version == room.version == 6
    assert [line.text for line in again.chat] == ["good luck"]


def test_a_repeated_message_is_answered_as_the_first_time_and_played_once(rooms: Rooms) -> None:
    room = clash(rooms)
    seat, stamp = room.match.actors()[0], room.stamp(room.match.actors()[0])
    first = room.play(seat, "cell:b2", stamp, "m1")
    second = room.play(seat, "cell:b2", stamp, "m1")
    assert first == second
    assert len(room.match.moves()) == 1
    assert Rooms(rooms.store).room(room.id).play(seat, "cell:b2", stamp, "m1") == first


def test_an_answer_to_an_old_question_is_stale_and_changes_nothing(rooms: Rooms) -> None:
    room = clash(rooms)
    seat = room.match.actors()[0]
    stamp = room.stamp(seat)
    answer(room, "cell:b2")
    before = room.match.hash()
    assert room.play(seat, "support:jihad", stamp).stale
    assert room.match.hash() == before


def test_an_illegal_answer_is_refused_with_its_rule(rooms: Rooms) -> None:
    room = clash(rooms)
    seat = room.match.actors()[0]
    with pytest.raises(theatrum.Illegal):
        room.play(1 - seat, "cell:b2", room.stamp(1 - seat))
    with pytest.raises(theatrum.Illegal):
        room.play(seat, "tile:president", room.stamp(seat))
    with pytest.raises(theatrum.Unreadable):
        room.play(seat, "nonsense", room.stamp(seat))
    assert room.version == 0


def test_racing_answers_are_played_once(rooms: Rooms) -> None:
    """Twenty threads, through two servers over one store, answer the same question; exactly one answer counts."""
    table = clash(rooms).id
    servers = [Rooms(rooms.store), Rooms(rooms.store)]
    seat = servers[0].room(table).match.actors()[0]
    stamp = servers[0].room(table).stamp(seat)
    acks, barrier = [], threading.Barrier(20)

    def click(number: int) -> None:
        room = servers[number % 2].room(table)
        barrier.wait()
        acks.append(room.play(seat, f"cell:{'abc'[number % 3]}1", stamp))

    threads = [threading.Thread(target=click, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(not ack.stale for ack in acks) == 1
    assert len(Rooms(rooms.store).room(table).match.moves()) == 1


def test_undo_within_the_barrier_and_its_refusal(rooms: Rooms) -> None:
    room = clash(rooms)
    seat = answer(room, "cell:b2")
    old = room.stamp(seat)
    room.undo(seat)
    assert room.match.moves() == []
    assert room.stamp(seat) != old
    answer(room, "cell:b2")
    answer(room, "support:mcworld")
    answer(room)
    with pytest.raises(theatrum.Illegal, match="has acted since"):
        room.undo(seat)


def test_a_take_back_needs_the_others_consent(rooms: Rooms) -> None:
    room = clash(rooms)
    seat = answer(room, "cell:b2")
    answer(room, "support:mcworld")
    other = answer(room)
    room.ask_back(seat)
    assert room.asking == seat
    with pytest.raises(Refused):
        room.answer_back(seat, True)
    room.answer_back(other, False)
    assert room.asking is None
    assert len(room.match.moves()) == 3
    room.ask_back(seat)
    room.answer_back(other, True)
    assert len(room.match.moves()) == 1
    assert Rooms(rooms.store).room(room.id).match.hash() == room.match.hash()


def test_bots_and_people_at_one_screen_consent_at_once(rooms: Rooms) -> None:
    for person, (first, second) in ((0, (ME, ME)), (0, (ME, BOT)), (1, (BOT, ME))):
        room = clash(rooms, first, second)
        for _ in range(3):
            answer(room)
        movers = [seat for seat, _ in room.match.moves()]
        room.ask_back(person)
        assert len(room.match.moves()) == len(movers) - 1 - movers[::-1].index(person)


def test_tables_without_take_backs(rooms: Rooms) -> None:
    room = clash(rooms, takebacks="none")
    seat = answer(room)
    with pytest.raises(Refused, match="without take-backs"):
        room.undo(seat)
    with pytest.raises(Refused, match="without take-backs"):
        room.ask_back(seat)


def test_the_record_is_kept_back_until_the_end(rooms: Rooms) -> None:
    room = clash(rooms)
    with pytest.raises(Refused, match="secrets"):
        room.record()
    play_out(room)
    assert theatrum.load(room.record().json()).hash() == room.match.hash()
    assert room.row.ended is not None


def test_the_promise_is_the_hash_of_salt_and_seed(rooms: Rooms) -> None:
    room = clash(rooms)
    promise = room.promise()
    assert promise is not None
    play_out(room)
    assert promise.hash == hashlib.sha256(f"{room.row.salt}:{room.row.seed}".encode()).hexdigest()
    assert room.record().setup.seed == int(room.row.seed)


def test_a_downloaded_record_carries_the_promise_and_proves_it(rooms: Rooms) -> None:
    room = clash(rooms)
    shown = room.promise()
    assert shown is not None
    play_out(room)
    record = parse_record(room.record().json())
    assert record.promise == shown
    assert prove(room.game, record, shown.hash).hash() == room.match.hash()


def test_about_a_record_brought_from_elsewhere_nothing_is_promised(rooms: Rooms) -> None:
    """Its seed was known before its first move at this table: a promise made now would prove nothing."""
    room = clash(rooms)
    play_out(room)
    brought = rooms.room(rooms.adopt(room.record(), "somebody"))
    assert brought.promise() is None
    assert brought.record().promise is None
    assert Rooms(rooms.store).room(brought.id).promise() is None


def test_keys_hold_their_seats_and_nothing_else(rooms: Rooms) -> None:
    keys = rooms.keys(clash(rooms).id)
    assert sorted(key.seats for key in keys) == [[], [0], [1]]
    assert len({key.key for key in keys}) == 3
    with pytest.raises(Unknown):
        rooms.open("guess")


def test_an_imported_record_lies_on_the_table(rooms: Rooms) -> None:
    room = clash(rooms)
    play_out(room)
    adopted = rooms.room(rooms.adopt(room.record(), "somebody"))
    assert adopted.match.hash() == room.match.hash()
    assert [table.id for _, table in rooms.mine("somebody")] == [adopted.id]


def test_chat_is_kept_and_bounded(rooms: Rooms) -> None:
    room = clash(rooms)
    room.say(-1, "  hello \n there ")
    assert room.chat[0].text == "hello there"
    for text in ("", "   ", "x" * 501):
        with pytest.raises(Refused, match="1 to 500"):
            room.say(0, text)


def test_a_clock_that_runs_out_seats_a_stand_in(rooms: Rooms) -> None:
    room = clash(rooms, absence="clock", minutes=2)
    (seat,) = room.match.actors()
    watchman = Watchman(rooms, Hub())
    watchman.look_at(room, datetime.now(UTC) + timedelta(seconds=119))
    assert seat not in room.stand_ins
    watchman.look_at(room, datetime.now(UTC) + timedelta(seconds=121))
    assert seat in room.stand_ins
    assert room.is_played_by_bot(seat)
    assert Rooms(rooms.store).room(room.id).stand_ins == {seat}


def test_an_absent_person_is_replaced_and_comes_back(rooms: Rooms) -> None:
    room = clash(rooms, absence="stand_in")
    (seat,) = room.match.actors()
    Watchman(rooms, Hub(), patience=60).look_at(room, datetime.now(UTC) + timedelta(seconds=61))
    assert seat in room.stand_ins
    room.stand_in(seat, False)
    assert not room.is_played_by_bot(seat)


def test_a_table_that_waits_waits_for_ever(rooms: Rooms) -> None:
    room = clash(rooms)
    Watchman(rooms, Hub()).look_at(room, datetime.now(UTC) + timedelta(days=365))
    assert room.stand_ins == set()


def test_a_failed_write_leaves_the_room_as_it_was(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    room = clash(rooms)
    before = room.match.hash()
    seat = room.match.actors()[0]
    with monkeypatch.context() as broken:
        broken.setattr(rooms.store, "begin", lambda: (_ for _ in ()).throw(RuntimeError("disk full")))
        with pytest.raises(RuntimeError):
            room.play(seat, "cell:b2", room.stamp(seat))
    assert room.match.hash() == before
    assert not room.play(seat, "cell:b2", room.stamp(seat)).stale


def test_acts_are_numbered_without_gaps(rooms: Rooms) -> None:
    room = clash(rooms)
    play_out(room)
    with rooms.store() as session:
        numbers = list(session.scalars(select(ActRow.number).where(ActRow.table_id == room.id)))
    assert numbers == list(range(len(numbers)))
