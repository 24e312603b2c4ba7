"""The JSON interface: whole matches through it, and bad input of every kind, which is answered and changes nothing."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient

import theatrum

BEGINNER = {"variant": "beginner", "series": "single"}


def found(
    client: TestClient, game: str = "clash", who: tuple[str, ...] = ("me", "friend"), **more: Any
) -> dict[str, str]:
    """Set up a table and return its keys by role; friends' keys by seat number as well."""
    wish = {"game": game, "seats": [{"who": one} for one in who], **more}
    if game == "clash" and "options" not in more:
        wish["options"] = BEGINNER
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    keys = {key["role"]: key["key"] for key in answer.json()["keys"]}
    keys.update({str(seat): key["key"] for key in answer.json()["keys"] for seat in key["seats"]})
    return keys


def see(client: TestClient, key: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/keys/{key}", params=query)
    assert answer.status_code == 200, answer.text
    scene: dict[str, Any] = answer.json()
    return scene


def play(client: TestClient, key: str, seat: int, token: str, stamp: str) -> dict[str, Any]:
    answer = client.post(f"/api/keys/{key}/play", json={"seat": seat, "token": token, "stamp": stamp})
    assert answer.status_code == 200, answer.text
    ack: dict[str, Any] = answer.json()
    return ack


def play_out(client: TestClient, keys: dict[str, str]) -> None:
    chance = Random(5)
    while True:
        for seat in range(2):
            scene = see(client, keys[str(seat)])
            if scene["result"]:
                return
            if scene["question"]:
                token = chance.choice(scene["question"]["options"])["token"]
                assert not play(client, keys[str(seat)], seat, token, scene["question"]["stamp"])["stale"]


def test_two_people_play_a_whole_match_by_link(client: TestClient) -> None:
    keys = found(client)
    play_out(client, keys)
    result = see(client, keys["watch"])["result"]
    assert sorted(result["scores"]) == [0.0, 1.0]
    record = client.get(f"/api/keys/{keys['0']}/record")
    assert theatrum.load(record.text).over
    assert "attachment" in record.headers["content-disposition"]


def test_a_given_seed_deals_the_same_again_and_nothing_is_promised_about_it(client: TestClient) -> None:
    same = [see(client, found(client, "labyrinth", seed=seed)["0"]) for seed in (3, 3, 4)]
    assert same[0]["view"] == same[1]["view"] != same[2]["view"]
    assert [scene["promise"] for scene in same] == [None] * 3
    assert see(client, found(client)["0"])["promise"]


def test_a_bot_answers_by_itself(client: TestClient) -> None:
    wish = {"game": "clash", "seats": [{"who": "bot", "bot": "random"}] * 2, "options": BEGINNER}
    keys = {key["role"]: key["key"] for key in client.post("/api/tables", json=wish).json()["keys"]}
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        if see(client, keys["watch"])["result"]:
            return
        time.sleep(0.02)
    pytest.fail("two random bots did not finish a beginners' game")


def test_both_languages(client: TestClient) -> None:
    keys = found(client)
    assert see(client, keys["0"], lang="pl")["log"][0]["text"].startswith("Zaczyna się partia")
    assert see(client, keys["0"], lang="en")["log"][0]["text"].startswith("Game 1 begins")
    polish = client.get(f"/api/keys/{keys['0']}", headers={"Accept-Language": "pl-PL,pl;q=0.9"})
    assert polish.json()["log"][0]["text"].startswith("Zaczyna się partia")


def test_an_onlooker_and_a_friend_see_no_hand_but_their_own(client: TestClient) -> None:
    keys = found(client, "penguins", ("me", "friend", "friend"))
    assert see(client, keys["watch"])["view"]["hand"] == []
    hands = [see(client, keys[str(seat)])["view"]["hand"] for seat in range(3)]
    assert all(len(hand) == 4 for hand in hands)
    assert see(client, keys["1"], seat=0)["view"]["hand"] == hands[1]


def test_a_shared_screen_has_a_curtain(client: TestClient) -> None:
    keys = found(client, "penguins", ("me", "me"))
    curtain = see(client, keys["me"])
    assert curtain["hand_over_to"] == 0
    assert curtain["view"]["hand"] == []
    assert curtain["question"] is None
    mine = see(client, keys["me"], seat=1)
    assert mine["hand_over_to"] is None
    assert len(mine["view"]["hand"]) == 4


def test_why_not_over_the_wire(client: TestClient) -> None:
    keys = found(client)
    seat = see(client, keys["watch"])["waiting_for"][0]
    key = keys[str(seat)]
    reason = client.get(f"/api/keys/{key}/why", params={"seat": seat, "token": "tile:president", "lang": "pl"}).json()
    assert reason["allowed"] is False
    assert "nie jest odpowiedzią" in reason["text"]
    assert client.get(f"/api/keys/{key}/why", params={"seat": seat, "token": "cell:a1"}).json()["allowed"] is True


def test_a_hint_weighs_every_option(client: TestClient) -> None:
    keys = found(client)
    seat = see(client, keys["watch"])["waiting_for"][0]
    answer = client.post(f"/api/keys/{keys[str(seat)]}/hint", json={"seat": seat})
    options = answer.json()["options"]
    assert len(options) == 9
    assert sum(option["share"] for option in options) == pytest.approx(1)
    assert all(0 <= option["score"] <= 1 for option in options)
    other = client.post(f"/api/keys/{keys[str(1 - seat)]}/hint", json={"seat": 1 - seat})
    assert other.status_code == 409


def test_a_hint_about_a_forced_choice_is_sure(client: TestClient) -> None:
    keys, chance = found(client, who=("me", "me"), seed=1), Random(1)
    while (scene := see(client, keys["me"]))["result"] is None:
        seat, options = scene["viewer"], scene["question"]["options"]
        if len(options) == 1:
            hint = client.post(f"/api/keys/{keys['me']}/hint", json={"seat": seat}).json()
            assert [option["share"] for option in hint["options"]] == [1]
            return
        play(client, keys["me"], seat, chance.choice(options)["token"], scene["question"]["stamp"])
    raise AssertionError("nothing was forced in the whole match")


def test_replay_rematch_and_analysis_wait_for_the_end(client: TestClient) -> None:
    keys = found(client)
    for path in ("step?move=0", "analysis", "record"):
        assert client.get(f"/api/keys/{keys['0']}/{path}").status_code == 409
    assert client.post(f"/api/keys/{keys['0']}/rematch").status_code == 409
    play_out(client, keys)
    first = client.get(f"/api/keys/{keys['watch']}/step", params={"move": 0, "seat": 1}).json()
    last = client.get(f"/api/keys/{keys['watch']}/step", params={"move": 99999}).json()
    assert first["move"] == 0
    assert last["move"] == last["moves"] > 10
    assert last["svg"].startswith("<svg")
    again = client.post(f"/api/keys/{keys['0']}/rematch")
    assert again.status_code == 201
    assert client.post(f"/api/keys/{keys['watch']}/rematch").status_code == 409
    for _ in range(3000):
        analysis = client.get(f"/api/keys/{keys['0']}/analysis").json()
        if analysis["done"]:
            break
    assert len(analysis["scores"]) == analysis["moves"] + 1
    assert sorted(analysis["scores"][-1]) == [0.0, 1.0]


def test_a_record_can_be_brought_and_an_edited_one_not(client: TestClient) -> None:
    keys = found(client)
    play_out(client, keys)
    text = client.get(f"/api/keys/{keys['0']}/record").text
    brought = client.post("/api/records", json={"record": text})
    assert brought.status_code == 201
    edited = json.loads(text)
    edited["seed"] += 1
    assert client.post("/api/records", json={"record": json.dumps(edited)}).status_code == 400
    assert client.post("/api/records", json={"record": "{}"}).status_code == 400


def test_health_and_safety_headers(client: TestClient) -> None:
    answer = client.get("/health")
    assert answer.json() == {"status": "ready"}
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert client.head("/health").status_code == 200  # what watches over a server asks no more than this


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "“body” cannot be understood: it is not valid JSON"), ("pl", "body")]
)
def test_what_is_no_json_is_not_called_by_a_number(client: TestClient, lang: str, said: str) -> None:
    headers = {"Accept-Language": lang, "Content-Type": "application/json"}
    assert said in client.post("/api/tables", content=b"{", headers=headers).json()["error"]


BAD = [
    ("POST", "/api/tables", b"{", 422),
    ("POST", "/api/tables", b"[]", 422),
    ("POST", "/api/tables", b'{"game": "chess", "seats": [{"who": "me"}, {"who": "me"}]}', 400),
    ("POST", "/api/tables", b'{"game": "clash", "seats": [{"who": "me"}]}', 400),
    ("POST", "/api/tables", b'{"game": "clash", "seats": [{"who": "ghost"}, {"who": "me"}]}', 422),
    ("POST", "/api/tables", b'{"game": "clash", "seats": [{"who": "bot", "bot": "genius"}, {"who": "me"}]}', 400),
    ("POST", "/api/tables", b'{"game": "clash", "seats": [{"who": "me"}, {"who": "me"}], "options": {"x": 1}}', 400),
    ("POST", "/api/tables", b'{"game": "clash", "seats": [{"who": "me"}, {"who": "me"}], "absence": "clock"}', 409),
    ("POST", "/api/tables", b"x" * 70_000, 413),
    ("GET", "/api/keys/nobody", None, 404),
    ("GET", "/api/keys/..%2f..%2fetc%2fpasswd", None, 404),
    ("GET", "/static/../models.py", None, 404),
    ("GET", "/static/%2e%2e/models.py", None, 404),
    ("GET", "/no/such/page", None, 404),
    ("DELETE", "/api/tables", None, 405),
    ("GET", "/api/tables", None, 405),
    ("POST", "/health", None, 405),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), BAD)
def test_bad_requests_get_a_clear_answer(
    client: TestClient, method: str, path: str, body: bytes | None, status: int
) -> None:
    for lang in ("en", "pl"):
        answer = client.request(
            method, path, content=body, headers={"Accept-Language": lang, "Content-Type": "application/json"}
        )
        assert answer.status_code == status
        error = answer.json()["error"]
        assert error
        assert "\n" not in error


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"seat": 0, "token": "nonsense", "stamp": "0.0"}, 400),
        ({"seat": 7, "token": "cell:a1", "stamp": "0.0"}, 409),
        ({"seat": -1, "token": "cell:a1", "stamp": "0.0"}, 422),
        ({"seat": "zero", "token": "cell:a1", "stamp": "0.0"}, 422),
        ({"seat": 0, "token": "cell:a1"}, 422),
        ({"seat": 0, "token": "cell:a1", "stamp": "0.0", "extra": 1}, 422),
        ({"seat": 0, "token": "x" * 100, "stamp": "0.0"}, 422),
        (None, 422),
        ("0 cell:a1", 422),
    ],
)
def test_bad_answers_change_nothing(client: TestClient, body: object, status: int) -> None:
    keys = found(client)
    before = see(client, keys["watch"])
    answer = client.post(f"/api/keys/{keys['0']}/play", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]
    assert see(client, keys["watch"]) == before


def test_a_foreign_key_plays_no_foreign_seat(client: TestClient) -> None:
    keys = found(client)
    seat = see(client, keys["watch"])["waiting_for"][0]
    stamp = see(client, keys[str(seat)])["question"]["stamp"]
    body = {"seat": seat, "token": "cell:b2", "stamp": stamp}
    for key in (keys["watch"], keys[str(1 - seat)], found(client)[str(1 - seat)]):
        answer = client.post(f"/api/keys/{key}/play", json=body)
        assert answer.status_code == 409
    assert see(client, keys["watch"])["moves"] == 0


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("tables", {"game": "chess", "seats": [{"who": "me"}]}, "nie ma gry 'chess'"),
        ("tables", {"game": "clash", "seats": [{"who": "me"}]}, "liczba graczy w grze clash to 2, a nie 1"),
        ("tables", {"game": "clash", "seats": [{"who": "me"}] * 2, "options": {"x": 1}}, "gra clash nie ma opcji 'x'"),
        (
            "tables",
            {"game": "clash", "seats": [{"who": "me"}] * 2, "options": {"games": 5}},
            "idzie w parze z series=points",
        ),
        ("tables", {"game": "clash", "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}, "nie ma bota 'x'"),
        ("tables", {"game": "clash", "seats": [{"who": "cat"}]}, "„seats.0.who”: możliwe: 'me', 'friend'"),
        ("tables", {"game": "clash"}, "„seats”: brakuje tego pola"),
        ("tables", {"game": "clash", "seats": [{"who": "me"}] * 2, "cake": 1}, "„cake”: nie ma takiego pola"),
        ("tables", {"game": "c" * 41, "seats": [{"who": "me"}]}, "więcej znaków niż 40"),
        ("records", {"record": "{"}, "to nie jest zapis rozgrywki: błąd JSON"),
        ("records", {"record": "{}"}, "brakuje pola 'theatrum'"),
    ],
)
def test_problems_are_told_in_the_language_of_whoever_asks(
    client: TestClient, path: str, body: dict[str, Any], said: str
) -> None:
    answer = client.post(f"/api/{path}", json=body, headers={"accept-language": "pl"})
    assert answer.status_code in (400, 422), answer.text
    assert said in answer.json()["error"]
    assert said not in client.post(f"/api/{path}?lang=en", json=body).json()["error"]


def test_an_unknown_token_is_told_in_polish(client: TestClient) -> None:
    keys = found(client)
    for what in ("why", "play"):
        if what == "why":
            answer = client.get(f"/api/keys/{keys['0']}/why?seat=0&token=cell:q7&lang=pl")
        else:
            body = {"seat": 0, "token": "cell:q7", "stamp": "0.0"}
            answer = client.post(f"/api/keys/{keys['0']}/play?lang=pl", json=body)
        assert answer.status_code == 400
        assert "nie ma żetonu 'cell:q7'; czy chodziło o" in answer.json()["error"]


def read_lists(client: TestClient, key: str, **query: Any) -> dict[str, list[dict[str, str]]]:
    answer = client.get(f"/api/keys/{key}/lists", params=query)
    assert answer.status_code == 200, answer.text
    return {one["title"]: one["cards"] for one in answer.json()}


def test_piles_can_be_leafed_through_and_hands_only_by_their_holders(client: TestClient) -> None:
    keys = found(client, "labyrinth", options={"scenario": "lets-roll"})
    hands = []
    for seat, other in ((0, 1), (1, 0)):
        view = see(client, keys[str(seat)])["view"]
        told = read_lists(client, keys[str(seat)], seat=other)["Your hand: 9 cards"]
        assert [card["token"] for card in told] == view["hands"][seat]["cards"]
        assert all(card["label"] and card["text"] for card in told)
        hands.append({card["token"] for card in told})
    assert not hands[0] & hands[1]
    (unseen,) = read_lists(client, keys["watch"]).values()  # nothing lies open yet: any card may be anywhere
    assert hands[0] | hands[1] < {card["token"] for card in unseen}
    assert see(client, keys["0"])["has_lists"]
    assert "Twoje karty: 9" in read_lists(client, keys["0"], lang="pl")


def test_behind_the_curtain_nothing_can_be_leafed_through(client: TestClient) -> None:
    key = found(client, "labyrinth", ("me", "me"))["me"]
    asked = see(client, key)["hand_over_to"]
    assert read_lists(client, key) == read_lists(client, key, seat=1 - asked) == {}
    assert read_lists(client, key, seat=asked)


def test_a_game_without_lists_has_none(client: TestClient) -> None:
    key = found(client)["0"]
    assert read_lists(client, key) == {}
    assert not see(client, key)["has_lists"]
