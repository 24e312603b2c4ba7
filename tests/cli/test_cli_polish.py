"""What goes wrong at the terminal is said in Polish to whoever asks for Polish."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.cli_help import SHORT, fails, run, short_match

POLISH = ("--lang", "pl")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("play", "chess"), "nie ma gry 'chess'. Gry: "),
        (("rules", "clush"), "nie ma gry 'clush'; czy chodziło o clash?"),
        (("rules", "clash", "CL-99"), "nie ma zasady 'CL-99'; numery wyglądają tak: CL-1"),
        (("rules", "clash", "--search", "xyzzy"), "żadna zasada gry clash nie mówi 'xyzzy'"),
        (("watch", "clash", "-o", "colour=red"), "gra clash nie ma opcji 'colour'; jej opcje: variant"),
        (("watch", "clash", "-o", "variant=chess"), "opcja 'variant' nie może mieć wartości 'chess'; możliwe: "),
        (("watch", "clash", "-o", "games=99"), "możliwe: od 1 do 21"),
        (("watch", "clash", "-o", "games=5"), "opcja 'games' idzie w parze z series=points, a nie z series=match"),
        (("watch", "clash", "-o", "variant"), "powinno wyglądać tak: -o nazwa=wartość"),
        (("watch", "clash", "--seats", "3"), "liczba graczy w grze clash to 2, a nie 3"),
        (("watch", "penguins", "--seats", "9"), "liczba graczy w grze penguins to od 2 do 5, a nie 9"),
        (("watch", "clash", "--seat", "master"), "--seat: nie ma bota 'master'; możliwe: random"),
        (("watch", "clash", "--seed", "-1"), "ziarno to liczba całkowita od 0 do 2^64 - 1, a nie -1"),
        (("play",), "w co zagrać?"),
        (("replay", "none.json"), "nie można odczytać none.json: nie ma takiego pliku ani folderu"),
        (("play", "clash", "--pack", "nowhere"), "nie ma folderu paczki nowhere"),
        (("serve", "--db", "nonsense", "--port", "0", "--no-browser"), "'nonsense' nie jest bazą danych"),
    ],
)
def test_what_is_wrong_is_said_in_polish(command: tuple[str, ...], said: str) -> None:
    fails(run(*command, *POLISH), said)
    fails(run(f"--lang={POLISH[1]}", *command), said)
    result = run(*command)
    assert said not in result.stderr


def test_the_environment_chooses_the_language_of_errors_too() -> None:
    fails(run("play", "chess", env={"LANG": "pl_PL.UTF-8"}), "nie ma gry 'chess'")
    fails(run("play", "chess", "--lang", "en", env={"LANG": "pl_PL.UTF-8"}), "there is no game 'chess'")
    fails(run("games", "--lang", "de", env={"LANG": "pl_PL.UTF-8"}), "nie ma języka 'de'; wybierz en albo pl")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 4}, ("ruch ", "jest niedozwolony")),
        ({"hash": "0" * 32}, ("zapis nie prowadzi do pozycji, którą podaje; ktoś go zmienił",)),
        ({"rules_version": 99, "hash": "0" * 32}, ("rozegrano ją według wersji 99 reguł",)),
        ({"moves": ["0 cell:q7"]}, ("ruch 1, 0 cell:q7: nie ma żetonu 'cell:q7'; czy chodziło o",)),
        ({"moves": ["cell:b2"]}, ("ruch 1 to 'cell:b2'; powinien wyglądać tak",)),
        ({"seats": None}, ("brakuje pola 'seats' albo jest błędne",)),
        ({"theatrum": 7}, ("format zapisu 7 nie jest tu znany",)),
        ({"pack": "abc"}, ("toczyła się z paczką abc, a nie bez paczki",)),
    ],
)
def test_a_broken_or_edited_record_is_refused_in_polish(
    change: dict[str, Any], said: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(short_match().record().json()) | change))
    fails(run("replay", file, *POLISH), *said)


def test_a_file_that_is_no_record_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{\n"theatrum": oops}')
    fails(run("replay", file, *POLISH), "to nie jest zapis rozgrywki: błąd JSON w wierszu 2, kolumnie 13")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("source =", "sauce ="), "pole 'source': brakuje go; musi to być jedno z: rulebook"),
        (("source =", "sauce = 1\nsource ="), "pole 'sauce': nie jest tu znane; czy nie ma w nim literówki?"),
        (('effect = "', 'effect = "x'), "musi to być jedno z: "),
        (("[[tile]]", "[[tile"), "nie jest poprawnym plikiem TOML: błąd w wierszu"),
        (('en = "', 'en = ""\nold = "'), "pole 'en': jest puste; musi to być tekst"),
    ],
)
def test_a_broken_pack_is_refused_in_polish(change: tuple[str, str], said: str, tmp_path: Path) -> None:
    import theatrum

    (tmp_path / "pack.toml").write_text('game = "clash"\nname = "x"\nsource = "reconstructed"\n')
    tiles = (theatrum.game("clash").source.folder / "tiles.toml").read_text("utf-8")
    (tmp_path / "tiles.toml").write_text(tiles.replace(*change, 1), "utf-8")
    for command in (("pack", "check", tmp_path), ("play", "clash", "--pack", tmp_path)):
        fails(run(*command, *POLISH), "tiles.toml", said)


def test_an_unknown_token_and_an_illegal_one_while_playing() -> None:
    typed = "dlaczego tile:nobody\ntile:president\n99\n? CL-99\nhint bogus\nkoniec\n"
    told = run(
        "play", "clash", "--seat", "human", "--seat", "human", "--seed", "1", *SHORT, *POLISH, typed=typed
    ).stdout
    assert "„tile:nobody” nie jest ani wyborem, ani poleceniem" in told
    assert "Nie ma wyboru 99" in told
    assert "nie ma zasady 'CL-99'" in told
    assert "nie może mieć budżetu 'bogus'" in told
    assert "there is no" not in told


def test_a_file_in_the_way_is_named_in_polish(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Droga Olu")
    for file, said in (
        (tmp_path / "letter.txt", "istnieje i nie jest zapisem rozgrywki"),
        (tmp_path, "to jest folder"),
        (tmp_path / "no" / "game.json", "nie ma folderu"),
    ):
        fails(run("watch", "clash", "--save", file, *POLISH), "nie można zapisać", said)
