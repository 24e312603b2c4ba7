"""The pages around the table: what they offer, whom they show what, and that every text of theirs exists."""

from __future__ import annotations

import gzip
import json
import re
from html import unescape
from pathlib import Path
from random import Random

import pytest
from fastapi.testclient import TestClient

import theatrum
from tests.cli.picking_game import Picking
from tests.table.test_api import found, play_out
from tests.table.test_table_page import INLINE
from theatrum.engine.content import LANGS
from theatrum.games import names
from theatrum.table.pages.home import facts
from theatrum.table.pages.pictures import middle_of_a_match
from theatrum.table.thinking import _shared_out

TABLE = Path(theatrum.__file__).parent / "table"


def read(client: TestClient, path: str, lang: str = "en", status: int = 200, **query: str) -> str:
    """Open a page as a browser does."""
    answer = client.get(path, params={"lang": lang, **query}, headers={"accept": "text/html"})
    assert answer.status_code == status, answer.text
    assert not INLINE.search(answer.text)
    text: str = answer.text
    return text


def record_of_a_match(moves: int | None = None) -> str:
    match = theatrum.new("clash", seed=3, variant="beginner", series="single")
    chance = Random(3)
    while not match.over and (moves is None or len(match.moves()) < moves):
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.options(seat)))
    return match.record().json()


def bring(client: TestClient, record: str) -> dict[str, str]:
    table = client.post("/api/records", json={"record": record}).json()
    return {key["role"]: key["key"] for key in table["keys"]}


# --- texts -----------------------------------------------------------------------------------------------------


def test_no_text_of_the_pages_is_missing_or_unused() -> None:
    """Ids put together at run time begin with one of these."""
    composed: tuple[str, ...] = ("page-level-", "page-takebacks-", "page-absence-", "page-go-", "page-dice-")
    composed += ("page-source-", "page-running", "page-finished")
    code = "\n".join(path.read_text("utf-8") for path in (TABLE / "pages").glob("*.py"))
    ids = {}
    for lang in LANGS:
        lines = (TABLE / f"messages.{lang}.ftl").read_text("utf-8").splitlines()
        ids[lang] = [line.partition(" =")[0] for line in lines if line.startswith("page-")]
    assert ids["en"] == ids["pl"]
    for id in ids["en"]:
        assert f'"{id}"' in code or id.startswith(composed), id


# --- front page ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_is_on_the_front_page(client: TestClient, lang: str) -> None:
    page = unescape(read(client, "/", lang))
    for name in names():
        game = theatrum.game(name)
        assert f"/picture/{name}.svg?lang={lang}" in page
        for said in (game.title(lang), *facts(game, lang)):
            assert said in page


def test_pictures_are_small_and_the_same_every_time(client: TestClient) -> None:
    for name in names():
        packed = client.get(f"/picture/{name}.svg")
        assert packed.headers["content-type"] == "image/svg+xml"
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text.startswith("<svg")
        assert len(gzip.compress(packed.content)) < 16_000
        plain = client.get(f"/picture/{name}.svg", headers={"accept-encoding": "identity"})
        assert plain.content == packed.content
    assert client.get("/picture/nothing.svg").status_code == 404


def test_pictures_show_a_game_that_is_well_under_way() -> None:
    began = dict.fromkeys(names(), 0)
    for name in names():
        shown = middle_of_a_match(theatrum.game(name))
        assert not shown.over
        began[name] = len(shown.moves())
    assert min(began.values()) >= 15, began
    assert began["world_order"] > 60, "more than the choice of powers"


def test_my_tables_are_mine_alone(client: TestClient) -> None:
    keys = found(client)
    mine = read(client, "/")
    assert f"/t/{keys['me']}" in mine
    assert "Your turn" in mine or "Waiting for" in mine
    assert keys["watch"] not in mine
    client.cookies.clear()
    assert keys["me"] not in read(client, "/")


def test_finished_tables_lead_to_their_replay(client: TestClient) -> None:
    keys = bring(client, record_of_a_match())
    assert f"/r/{keys['me']}" in read(client, "/")


def test_a_table_is_taken_off_my_list_and_nothing_else_happens_to_it(client: TestClient) -> None:
    keys = found(client)
    other, kept = keys["1"], found(client)["me"]
    read(client, f"/t/{other}")  # the same person opens a friend's link
    before = client.get(f"/api/keys/{keys['me']}").json()
    assert read(client, "/").count("data-remove=") == 3
    cookies = dict(client.cookies)
    client.cookies.clear()
    assert client.post(f"/api/keys/{keys['me']}/forget").status_code == 409  # another browser
    client.cookies.update(cookies)
    assert client.post(f"/api/keys/{keys['me']}/forget").json() == {"listed": False}
    mine = read(client, "/")
    assert keys["me"] not in mine
    assert f"/t/{other}" in mine
    assert f"/t/{kept}" in mine
    assert client.post(f"/api/keys/{keys['me']}/forget").status_code == 409
    assert client.post("/api/keys/nobodys-key/forget").status_code == 404
    after = client.get(f"/api/keys/{keys['me']}").json()
    assert (after["mine"], after["question"], after["log"]) == (before["mine"], before["question"], before["log"])
    read(client, f"/t/{keys['me']}")  # by its link one comes back, and it is listed again
    assert keys["me"] in read(client, "/")


@pytest.mark.parametrize("form", ["{key}", " {key} ", "http://here:8000/t/{key}", "https://x/r/{key}#12", "/t/{key}/"])
def test_joining_by_link_or_key(client: TestClient, form: str) -> None:
    key = found(client)["watch"]
    answer = client.get("/join", params={"link": form.format(key=key)}, follow_redirects=False)
    assert answer.headers["location"] == f"/t/{key}"


@pytest.mark.parametrize("link", ["", "nonsense", "//evil.example/t/", "x" * 300, "\0"])
def test_joining_by_nonsense(client: TestClient, link: str) -> None:
    assert client.get("/join", params={"link": link}, follow_redirects=False).status_code == 404


# --- new table, rules, import ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_a_new_table_offers_every_value_of_every_option_in_words(client: TestClient, lang: str) -> None:
    for name in names():
        page = unescape(read(client, f"/new/{name}", lang))
        for setting in theatrum.options(name):
            assert setting.text[lang] in page
            assert page.count(f'name="option-{setting.name}"') in (1, len(setting.values))
            for meaning in setting.meanings.values():
                assert meaning.get(lang, "") in page
        assert page.count('name="who-') == theatrum.game(name).max_seats
    read(client, "/new/nothing", lang, status=404)


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_its_own_address(client: TestClient, lang: str) -> None:
    for name in names():
        page = unescape(read(client, f"/rules/{name}", lang))
        for rule in theatrum.game(name).rulebook:
            assert f'id="{rule.id}"' in page
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
    read(client, "/rules/nothing", lang, status=404)


def test_rules_can_be_searched(client: TestClient) -> None:
    found = read(client, "/rules/clash", q="cl-9")
    assert 'id="CL-9"' in found
    assert 'id="CL-1"' not in found
    assert "No rule says “xyzzy &lt;b&gt;”" in read(client, "/rules/clash", q="xyzzy <b>")
    fragment = read(client, "/rules/clash", q="cl-9", fragment="1")
    assert 'id="CL-9"' in fragment
    assert "<html" not in fragment


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["clash", "penguins"])
def test_every_rule_tells_where_it_comes_from(client: TestClient, name: str, lang: str) -> None:
    marks = re.findall(
        r'id="([^"]+)"><a class="rule".*?<small class="source (\w+)"', read(client, f"/rules/{name}", lang)
    )
    assert dict(marks) == {rule.id: rule.source for rule in theatrum.game(name).rulebook}


@pytest.mark.parametrize("lang", LANGS)
def test_the_links_of_a_table_have_a_page_without_any_link_in_it(client: TestClient, lang: str) -> None:
    """Only the browser that set a table up knows them; the page is the same for everybody else."""
    table = client.post("/api/tables", json={"game": "clash", "seats": [{"who": "me"}, {"who": "friend"}]}).json()
    page = read(client, f"/new/clash/{table['table']}", lang)
    assert f'data-table="{table["table"]}"' in page
    assert not [key for key in table["keys"] if key["key"] in page]
    assert f"/new/clash/{table['table']}" in read(client, "/", lang)
    read(client, "/new/nothing/x", lang, status=404)


def test_the_page_that_takes_a_record(client: TestClient) -> None:
    assert "/static/import.js" in read(client, "/import")


def test_a_game_from_elsewhere_has_all_its_pages(client: TestClient) -> None:
    """It brings no words for the front page and no drawing; what is not said is simply not shown."""
    theatrum.register("picking", Picking)
    try:
        for lang in LANGS:
            assert "/new/picking" in read(client, "/", lang)
            assert 'name="who-0"' in read(client, "/new/picking", lang)
            assert 'id="PK-1"' in read(client, "/rules/picking", lang)
            assert client.get("/picture/picking.svg", params={"lang": lang}).text.startswith("<svg")
    finally:
        theatrum.unregister("picking")


# --- replay ----------------------------------------------------------------------------------------------------


def test_a_replay_before_the_end_shows_only_the_way_to_the_table(client: TestClient) -> None:
    keys = found(client)
    page = read(client, f"/r/{keys['watch']}")
    assert f"/t/{keys['watch']}" in page
    assert "<svg" not in page.split("<main")[1]
    assert "data-moves" not in page


@pytest.mark.parametrize("lang", LANGS)
def test_a_replay_shows_result_scoring_dice_and_a_link_for_anybody(client: TestClient, lang: str) -> None:
    keys = found(client)
    play_out(client, keys)
    page = unescape(read(client, f"/r/{keys['me']}", lang))
    scene = client.get(f"/api/keys/{keys['me']}", params={"lang": lang}).json()
    assert scene["result"]["text"] in page
    assert scene["log"][-1]["text"] in page
    for fact in (scene["promise"], scene["result"]["salt"], scene["result"]["seed"]):
        assert fact in page
    assert f"/r/{keys['watch']}" in page
    assert "/rules/clash#" in page


@pytest.mark.parametrize(
    ("series", "lang", "said"),
    [("single", "en", ["won", "lost"]), ("single", "pl", ["wygrana", "przegrana"]), ("match", "en", ["2", "0|1"])],
)
def test_points_are_shown_where_there_are_any(client: TestClient, series: str, lang: str, said: list[str]) -> None:
    """Where one only wins or loses, "1 : 0" would mean nothing."""
    keys = found(client, options={"variant": "beginner", "series": series})
    play_out(client, keys)
    table, replay = (read(client, f"/{path}/{keys['me']}", lang) for path in "tr")
    shown = re.findall(r"</span><b>(.*?)</b></li>", table.partition('class="scores"')[2])
    for word, expected in zip(shown, said, strict=True):
        assert re.fullmatch(expected, word)
    assert re.findall(r"</th><td>([^<]*)", replay.partition('class="standing"')[2]) == shown


@pytest.mark.parametrize("lang", LANGS)
def test_a_replay_tells_which_question_a_move_answers(client: TestClient, lang: str) -> None:
    keys = bring(client, record_of_a_match())
    page = unescape(read(client, f"/r/{keys['me']}", lang))
    moves = json.loads(unescape(re.findall(r'data-moves="(.*?)"', read(client, f"/r/{keys['me']}", lang))[0]))
    match = theatrum.load(record_of_a_match())
    assert len(moves) == len(match.moves())
    again = theatrum.new("clash", seed=3, variant="beginner", series="single")
    for (seat, _, asked), (mover, token) in zip(moves, match.moves(), strict=True):
        question = again.question(mover)
        assert question is not None
        assert (seat, asked) == (mover, question.text(lang))
        again.play(mover, token)
    assert "{question} → {label}" in page


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "promises nothing"), ("pl", "niczego o rzutach i tasowaniach nie obiecuje")]
)
def test_about_the_dice_of_a_brought_record_nothing_is_promised(client: TestClient, lang: str, said: str) -> None:
    keys = bring(client, record_of_a_match())
    for path in ("t", "r"):
        page = unescape(read(client, f"/{path}/{keys['me']}", lang))
        assert said in page
        assert "data-promise" not in page
        assert "dice-promise" not in page
    assert client.get(f"/api/keys/{keys['me']}").json()["promise"] is None


def test_onlookers_of_a_replay_get_no_key_to_a_seat(client: TestClient) -> None:
    keys = bring(client, record_of_a_match())
    page = read(client, f"/r/{keys['watch']}")
    assert keys["me"] not in page
    assert "data-rematch" not in page


def test_a_record_that_stopped_half_way_is_played_on(client: TestClient) -> None:
    keys = bring(client, record_of_a_match(moves=6))
    answer = client.get("/join", params={"link": keys["me"]}, follow_redirects=False)
    assert answer.headers["location"] == f"/t/{keys['me']}"


@pytest.mark.parametrize(
    ("judged", "searched", "shared"),
    [
        ([0.5, 0.5], {0: 0.8}, [0.8, 0.2]),
        ([0.9, 0.6, 0.2], {0: 0.6}, [0.6, 0.3, 0.1]),
        ([0.2, 0.2], {}, [0.5, 0.5]),
        ([0.1, 0.1], {0: 0.9, 1: 0.3}, [0.75, 0.25]),
        ([0.0, 0.0], {}, [0.5, 0.5]),
        ([0.3], {}, [0.3]),
    ],
)
def test_expectations_add_up(judged: list[float], searched: dict[int, float], shared: list[float]) -> None:
    assert _shared_out(judged, searched) == pytest.approx(shared)
