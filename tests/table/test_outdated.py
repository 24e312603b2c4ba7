"""A table whose moves do not go with the rules any more: it says so, gives its record out, and disturbs no other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select, update

from tests.table.test_api import found
from tests.table.test_pages import read
from tests.table.test_rooms import BOT, FRIEND, ME, answer, clash
from tests.table.test_thinking import Counted
from theatrum.engine.record import parse_record
from theatrum.table.models import ActRow, KeyRow, TableRow
from theatrum.table.problems import Outdated
from theatrum.table.rooms import Rooms
from theatrum.table.serving import Serving

SAID = {"en": "set up under other rules", "pl": "według innych zasad"}


def store_a_move(rooms: Rooms, table: str, token: str = "tile:president") -> None:
    """Write a move into the store that the rules forbid, as if they had allowed it when it was made."""
    with rooms.store.begin() as session:
        number = session.scalar(select(func.count()).where(ActRow.table_id == table))
        at = datetime.now(UTC)
        session.add(ActRow(table_id=table, number=number, kind="play", seat=0, text=token, message=None, at=at))


def change_options(rooms: Rooms, table: str) -> None:
    with rooms.store.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(options={"variant": "no more"}))


def change_game(rooms: Rooms, table: str) -> None:
    with rooms.store.begin() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(game="forgotten"))


CHANGES = {
    "a move is illegal": store_a_move,
    "a token is unknown": lambda rooms, table: store_a_move(rooms, table, "tile:nobody"),
    "an option is unknown": change_options,
    "the game is unknown": change_game,
}


def rooms_of(client: TestClient) -> Rooms:
    here: Serving = client.app.state.serving  # type: ignore[attr-defined]
    return here.rooms


def overtake(client: TestClient, key: str, change: Callable[[Rooms, str], None]) -> None:
    """Let the rules change under a table, and the server begin again."""
    rooms = rooms_of(client)
    with rooms.store() as session:
        table = session.get_one(KeyRow, key).table_id
    change(rooms, table)
    rooms._rooms.clear()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_the_bots_of_all_other_tables_go_on(
    rooms: Rooms, change: Callable[[Rooms, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = clash(rooms, ME, BOT, seed=1), clash(rooms, BOT, ME, seed=2)
    change(rooms, broken.id)
    again = Rooms(rooms.store)
    assert again.unfinished().index(broken.id) < again.unfinished().index(other.id)
    thinkers = Counted(again)
    thinkers.resume()
    thinkers.close()
    assert again.room(other.id).match.moves(), "nobody thought for the table after the broken one"
    assert [record for record in caplog.records if getattr(record, "table", "") == broken.id]
    assert not [record for record in caplog.records if record.exc_info], "one line is enough"
    for _ in range(2):
        with pytest.raises(Outdated):
            again.room(broken.id)
    assert broken.id not in [room.id for room in again.in_memory()]


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_explains_it_and_offers_the_record(
    client: TestClient, change: Callable[[Rooms, str], None], lang: str
) -> None:
    keys = found(client)
    overtake(client, keys["me"], change)
    for path in (f"/t/{keys['me']}", f"/r/{keys['me']}", f"/join?link={keys['me']}"):
        page = read(client, path, lang, status=410, **({"link": keys["me"]} if "join" in path else {}))
        assert SAID[lang] in page
        assert f"/api/keys/{keys['me']}/record" in page
        assert "Traceback" not in page
    told = client.get(f"/api/keys/{keys['me']}", params={"lang": lang})
    assert (told.status_code, told.json()["rules"]) == (410, [])
    assert SAID[lang] in told.json()["error"]
    mine = read(client, "/", lang)
    assert SAID[lang] in mine
    assert f"/t/{keys['me']}" in mine
    record = client.get(f"/api/keys/{keys['watch']}/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
    assert parse_record(record.text).setup.seats == 2


def test_the_record_is_kept_back_as_long_as_the_table_can_go_on(client: TestClient) -> None:
    keys = found(client)
    assert client.get(f"/api/keys/{keys['me']}/record").status_code == 409
    overtake(client, keys["me"], store_a_move)
    assert client.get(f"/api/keys/{keys['me']}/record").status_code == 200


def test_its_record_holds_what_was_played_and_not_taken_back(rooms: Rooms) -> None:
    room, chance = clash(rooms, ME, FRIEND, takebacks="free"), Random(3)
    for step in range(24):
        seat = room.match.actors()[0]
        room.play(seat, chance.choice(room.match.options(seat)), room.stamp(seat))
        taker = next((one for one in (0, 1) if room.match.why_no_undo(one) is None), None)
        if step % 4 == 1 and taker is not None:
            room.undo(taker)
        if step % 7 == 6:
            room.ask_back(step % 2)
            answer(room)
    assert room.rewinds > 4
    names = room.game.vocabulary.names
    played = [(seat, names[token]) for seat, token in room.match.moves()]
    store_a_move(rooms, room.id)
    key = next(key.key for key in rooms.keys(room.id) if key.seats == [0])
    name, record = Rooms(rooms.store).stored_record(key)
    assert name == f"clash-{room.id}.json"
    assert list(record.moves) == [*played, (0, "tile:president")]
    assert (record.setup.seed, record.promise) == (int(room.row.seed), room.promise())
    assert record.rules_version == room.game.rules_version
