"""The table page: every choice is a named button, nothing hidden is in it, nothing inline, and only one's own link."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from graphlib import TopologicalSorter
from html import escape, unescape
from urllib.parse import urljoin

import pytest
from fastapi.testclient import TestClient

import theatrum
from tests.table.test_api import found, play, play_out, see
from theatrum.table.pages.table import page_parts
from theatrum.table.rooms import Rooms, SeatPlan
from theatrum.table.scene import OptionScene, QuestionScene, look

PHONE_WIDTH = 720  # units of a drawing that a phone can show
INLINE = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:")


def page(client: TestClient, key: str, lang: str = "en") -> str:
    answer = client.get(f"/t/{key}", params={"lang": lang}, headers={"accept": "text/html"})
    assert answer.status_code == 200, answer.text
    text: str = answer.text
    return text


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", theatrum.games())
def test_every_choice_is_a_button_with_its_label(client: TestClient, game: str, lang: str) -> None:
    keys = found(client, game, ("me", "friend"))
    asked = [key for key in (keys["0"], keys["1"]) if see(client, key)["question"]]
    assert asked
    for key in asked:
        html = page(client, key, lang)
        for option in see(client, key, lang=lang)["question"]["options"]:
            token = re.escape(escape(option["token"]))
            button = re.search(rf'<button[^>]* data-option="{token}"[^>]*><span>(.*?)</span>(.*?)</button>', html)
            assert button, option
            assert unescape(button[1]) == option["label"]
            assert option["hint"] in unescape(button[2])


@pytest.mark.parametrize("game", theatrum.games())
def test_the_page_obeys_its_own_policy_and_is_light(client: TestClient, game: str) -> None:
    keys = found(client, game)
    html = page(client, keys["me"])
    assert not INLINE.search(html)
    addresses = {f"/t/{keys['me']}", *re.findall(r'(?:href|src)="(/static/[^"]+)"', html)}
    assert 20_000 < sum(client.get(one).num_bytes_downloaded for one in addresses) < 200_000


def test_all_modules_of_a_page_are_asked_for_at_once(client: TestClient) -> None:
    """None has to wait until another has come and names it; and none imports what in turn imports it."""
    keys = found(client, who=("me", "bot"))
    for path, script in ((f"/t/{keys['me']}", "table"), ("/", "home"), ("/new/clash", "new"), ("/import", "import")):
        html = client.get(path, headers={"accept": "text/html"}).text
        preloaded = re.findall(r'<link rel="modulepreload" href="([^"]+)">', html)
        assert f'<script type="module" src="/static/{script}.js">' in html
        needed = {}
        for address in (f"/static/{script}.js", *preloaded):
            text = client.get(address).raise_for_status().text
            needed[address] = {urljoin(address, one) for one in re.findall(r'from "([^"]+)"', text)}
        assert set(preloaded) == set().union(*needed.values())
        assert len(preloaded) == len(set(preloaded))
        list(TopologicalSorter(needed).static_order())


@pytest.mark.parametrize("game", theatrum.games())
def test_a_wide_window_gets_the_wide_board(client: TestClient, game: str) -> None:
    key = found(client, game)["me"]

    def width(html: str) -> float:
        return float(re.findall(r'viewBox="0 0 ([\d.]+) [\d.]+" role="group"', html)[0])

    assert width(see(client, key)["svg"]) == PHONE_WIDTH
    assert width(see(client, key, wide="1")["svg"]) >= 1000
    for cookie, wide in (("0", False), ("1", True)):
        client.cookies.set("wide", cookie)
        html = page(client, key)
        assert (width(html) > PHONE_WIDTH) == wide
        assert html.count('role="group"><title>') == 1


@pytest.mark.parametrize("game", theatrum.games())
def test_a_window_that_nothing_is_known_of_gets_both_boards(client: TestClient, game: str) -> None:
    """CSS shows the fitting one at once: the server cannot know, and a script would come too late."""
    keys = found(client, game)
    html = page(client, keys["me"])
    assert re.search(r'class="sheet[^"]* both"', html)
    assert html.count('role="group"><title>') == 2
    play_out(client, keys)
    for cookie, brought in (
        ("", 0),
        ("0", 1),
        ("1", 1),
    ):  # the board of a replay is large: its script brings the right one
        client.cookies.clear()
        client.cookies.set("wide", cookie)
        replay = client.get(f"/r/{keys['watch']}", headers={"accept": "text/html"}).text
        assert replay.count('role="group"><title>') == brought


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_people_are_called_by_their_names(client: TestClient, lang: str) -> None:
    """In the strip of seats, in the log, in questions, and on the board; and a name is never markup."""
    for game, told in (("clash", "<b>Ola & Jan</b> (McWorld)"), ("penguins", "<b>Ola & Jan</b>")):
        seats = [{"who": "me", "name": "<b>Ola & Jan</b>"}, {"who": "friend"}]
        options = {"variant": "beginner", "series": "single"} if game == "clash" else {}
        answer = client.post("/api/tables", json={"game": game, "seats": seats, "options": options}).json()
        keys = {str(seat): key["key"] for key in answer["keys"] for seat in key["seats"]}
        play_out(client, keys)
        scene = see(client, keys["1"], lang=lang)
        assert scene["seats"][0]["name"] == told
        assert any(told in line["text"] for line in scene["log"])
        assert escape(told, quote=False) in scene["svg"].replace("&quot;", '"')
        html = page(client, keys["1"], lang)
        assert "<b>Ola" not in html
        assert f"<b>{escape(told)}</b>" in html
        assert '"<b>Ola' not in html


@pytest.mark.parametrize(
    ("labels", "hint", "short"),
    [
        (["1", "2", "10"], "", True),
        (["1", "2", "10"], "costs so much", False),
        (["do without"], "", False),
        (["1", "none of them"], "", False),
    ],
)
def test_numbers_stand_in_rows(rooms: Rooms, labels: list[str], hint: str, short: bool) -> None:
    """Choices of a few letters share rows of equal width; anything longer, or explained, takes the room it needs."""
    room = rooms.room(rooms.found("clash", [SeatPlan(mine=True), SeatPlan()], options={}))
    key = next(key for key in rooms.keys(room.id) if key.seats == [room.match.actors()[0]])
    options = tuple(OptionScene(f"number:{label}", label, hint) for label in labels)
    asked = QuestionScene("How many?", (), "0.0", options)
    scene = replace(look(room, key, "en", connected=frozenset()), question=asked)
    assert ('class="options short"' in str(page_parts(scene, key.key, "en")["bar"])) == short


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Nearer", "Farther", "Chance to win, estimated", "Chance was honest")),
        ("pl", ("Przybliż", "Oddal", "Szacowana szansa na wygraną", "Los był uczciwy")),
    ],
)
def test_words_of_the_table(client: TestClient, lang: str, said: tuple[str, ...]) -> None:
    """They are true of every game: of one that has no dice, too, and of what the expert really estimates."""
    html = page(client, found(client, "penguins")["me"], lang)
    for way, word in zip(("in", "out"), said, strict=False):
        assert re.search(rf'data-zoom="{way}" aria-label="{word}" title="{word}"', html)
    words = json.loads(unescape(re.findall(r'data-words="(.*?)"', html)[0]))
    assert words["hint-score"] == said[2]
    assert words["honest"].startswith(said[3])
    assert not re.search("dice|kości", words["honest"] + words["cannot-check"])


def test_points_that_everybody_counts_stand_with_the_seats(client: TestClient) -> None:
    keys = found(client, "world_order", options={"powers": "dealt"})
    points = [seat["sitter"]["points"] for seat in see(client, keys["0"])["seats"]]
    assert None not in points
    for lang, told in (("en", "points"), ("pl", "pkt")):
        html = page(client, keys["0"], lang)
        assert all(f'<span class="seat-state">{count} {told} · ' in html for count in points)
    assert "points ·" not in page(client, found(client, "clash")["0"])


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        ("labyrinth", "pl", r"Gdyby teraz był koniec: Dżihadysta · Zasoby 0 : 1"),
        ("world_order", "en", r"If scored now: \w+ −?\d+ · \w+ −?\d+"),
        ("clash", "en", ""),
    ],
)
def test_who_would_win_now_stands_beside_the_question(client: TestClient, game: str, lang: str, said: str) -> None:
    """Of a large board a phone shows a part; a small one is seen at once."""
    keys = found(client, game, ("me", "friend"), seed=2)
    if game == "world_order":  # nobody leads a power yet, and nothing is scored
        assert see(client, keys["0"], lang=lang)["standing"] == ""
        for seat in range(2):
            question = see(client, keys[str(seat)])["question"]
            play(client, keys[str(seat)], seat, question["options"][0]["token"], question["stamp"])
    scene = see(client, keys["0"], lang=lang)
    assert re.fullmatch(said, scene["standing"])
    shown = page(client, keys["0"], lang)
    assert ('class="would-win"' in shown) == bool(said)
    assert scene["standing"] in shown


def test_what_is_large_is_sent_small(client: TestClient) -> None:
    key = found(client)["me"]
    for path in (f"/t/{key}", "/static/table.js", f"/api/keys/{key}"):
        assert client.get(path).headers["content-encoding"] == "gzip"
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == client.get(path).content


def test_what_is_static_is_kept_but_asked_after(client: TestClient) -> None:
    first = client.get("/static/table.js")
    assert first.headers["cache-control"] == "no-cache"
    assert client.get("/static/table.js", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert client.get(f"/t/{found(client)['me']}").headers["cache-control"] == "no-store"


def test_a_page_holds_no_key_to_a_seat_but_its_own(client: TestClient) -> None:
    for who in (("me", "friend"), ("me", "bot")):
        keys = found(client, who=who)
        for role, key in keys.items():
            html = page(client, key)
            assert key in html
            assert keys["watch"] in html  # to be passed on by anybody; it shows what everybody may see
            seats = {other for other in keys.values() if other != keys["watch"]}
            assert not [other for other in seats if other != key and other in html], role


def test_behind_the_curtain_nothing_is_on_the_page(client: TestClient) -> None:
    keys = found(client, "penguins", ("me", "me"))
    html = page(client, keys["me"])
    assert "data-take-seat" in html
    assert "data-token" not in html
    assert "data-option" not in html
    assert "card:" not in html


def test_a_finished_match_shows_how_it_ended_and_cannot_be_taken_back(client: TestClient) -> None:
    keys = found(client)
    play_out(client, keys)
    html = page(client, keys["me"])
    assert f"/r/{keys['me']}" in html
    assert "data-promise" in html
    assert 'id="act-undo"' not in html
    for act in ("undo", "takeback"):
        assert client.post(f"/api/keys/{keys['me']}/{act}", json={"seat": 0}).status_code == 409


@pytest.mark.parametrize(
    "back", ["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "x"]
)
def test_a_change_of_language_never_leads_elsewhere(client: TestClient, back: str) -> None:
    answer = client.get("/lang/pl", params={"back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_a_change_of_language_comes_back_and_is_remembered(client: TestClient) -> None:
    keys = found(client)
    answer = client.get("/lang/pl", params={"back": f"/t/{keys['me']}?lang=en"}, follow_redirects=False)
    assert answer.headers["location"] == f"/t/{keys['me']}"
    assert '<html lang="pl">' in client.get(f"/t/{keys['me']}").text
    assert client.get("/lang/xx").status_code == 404
