"""Playing in the terminal, by what is typed."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import theatrum
from tests.cli.cli_help import ENGLISH, SHORT, fails, run, short_match
from tests.cli.picking_game import Picking
from theatrum.cli.play import in_columns


@pytest.fixture
def picking() -> Iterator[None]:
    """Register the little game with secrets for one test."""
    theatrum.register("picking", Picking)
    yield
    theatrum.unregister("picking")


def two_people(*typed: str, lang: str = "en", more: tuple[object, ...] = ()) -> str:
    """Play CLASH with two people at one terminal; return what was printed."""
    args = ("play", "clash", *SHORT, "--seat", "human", "--seat", "human", "--seed", 4, "--lang", lang, *more)
    result = run(*args, typed="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    return str(result.stdout)


# --- answers ---------------------------------------------------------------------------------------------------


def test_a_whole_match_by_numbers_tokens_and_labels() -> None:
    """Replay a random match by typing; the end is the same end."""
    known = short_match(seed=4)
    match = theatrum.new("clash", seed=4, variant="beginner", series="single")
    typed = []
    for number, (seat, token) in enumerate(known.moves()):
        name = match.game.vocabulary.names[token]
        label = match.game.label(token, "en")
        unique = [match.game.label(other, "en") for other in match.tokens(seat)].count(label) == 1
        written = [str(match.tokens(seat).index(token) + 1), name, label.upper() if unique else name]
        typed.append(written[number % 3])
        match.play(seat, token)
    said = two_people(*typed)
    outcome = known.outcome()
    assert outcome is not None
    assert outcome.text("en") in " ".join(said.split())
    assert "Goodbye" not in said


def test_a_whole_match_against_a_bot_is_saved_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "1\n" * 300
    result = run(
        "play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", 5, "--save", file, typed=typed
    )
    assert result.exit_code == 0, result.output
    match = theatrum.load(file)
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.text("en") in " ".join(result.stdout.split())


def test_the_last_part_of_a_token_is_enough() -> None:
    assert "places Mustafa on b2" in " ".join(two_people("b2", "1", "log").split())


def test_what_a_bot_does_is_told() -> None:
    result = run("play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", 4, typed="b2\n1\n")
    after = result.stdout.split("Mustafa on b2", 1)[1]
    assert re.search(r"· Jihad places .* \[CL-9\]", after)


def test_the_question_comes_with_its_rules_and_numbered_choices() -> None:
    said = two_people()
    match = theatrum.new("clash", seed=4, variant="beginner", series="single")
    question = match.question(0)
    assert question is not None
    assert f"{question.text('en')} [{' '.join(question.rules)}]" in " ".join(said.split())
    assert "\n  1  a1\n  2  b1\n" in said


@pytest.mark.parametrize(
    ("typed", "told"), [("0", "no choice 0"), ("99", "1 to 9"), ("9" * 40, "no choice"), ("-1", "neither")]
)
def test_numbers_that_are_no_choice(typed: str, told: str) -> None:
    assert told in " ".join(two_people(typed).split())


@pytest.mark.parametrize("typed", ["xyzzy", "cell:z9", "żółw", "\x00", "'; drop", "[red]", "%s", "a" * 5000])
def test_nonsense_is_answered_and_the_match_goes_on(typed: str) -> None:
    said = two_people(typed, "b2", "1", "log")
    assert "neither a choice nor a command" in " ".join(said.split())
    assert "places Mustafa on b2" in " ".join(said.split())


def test_an_illegal_answer_is_refused_with_the_reason() -> None:
    assert "“Banker” is not an answer to this question." in two_people("tile:banker")


# --- commands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "told"), [("? cl-7", "CL-7"), ("? XX-1", "there is no rule 'XX-1'")])
def test_a_rule_by_its_id(typed: str, told: str) -> None:
    assert told in two_people(typed)


def test_the_rules_behind_the_question() -> None:
    rule = theatrum.game("clash").rulebook["CL-7"]
    assert rule.text["en"] in " ".join(two_people("?").split())
    assert rule.text["pl"] in " ".join(two_people("?", lang="pl").split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why 1", "“a1” is allowed"),
        ("why cell:a1", "“a1” is allowed"),
        ("why tile:banker", "is not an answer to this question"),
        ("why", "Why what?"),
        ("why xyzzy", "neither a choice"),
        ("dlaczego 1", "“a1” is allowed"),
    ],
)
def test_why(typed: str, told: str) -> None:
    assert told in two_people(typed)


def test_why_tells_the_rule_that_forbids_a_taken_cell() -> None:
    said = " ".join(two_people("b2", "1", "1", "why cell:b2").split())
    match = theatrum.new("clash", seed=4, variant="beginner", series="single")
    for token in ("cell:b2", match.options(0)[0]):
        match.play(0, match.options(0)[0] if token not in match.options(0) else token)
    match.play(1, match.tokens(1)[0])
    reason = match.why(1, "cell:b2")
    assert reason is not None
    assert reason.rule
    assert reason.text("en") in said
    assert match.game.rulebook[reason.rule].text["en"] in said


@pytest.mark.parametrize("word", ["undo", "cofnij", "UNDO"])
def test_undo(word: str) -> None:
    said = two_people("b2", word, "a1", "1", "log")
    assert "Taken back." in said
    assert "places Mustafa on a1" in " ".join(said.split())
    assert "Mustafa on b2" not in said


def test_undo_reaches_the_other_person_where_nothing_is_secret() -> None:
    said = two_people("b2", "1", "undo", "2", "log")
    assert "Taken back." in said
    assert "the tile supports Jihad" in " ".join(said.split()) or "supports Jihad" in said


def test_undo_beyond_the_barrier_says_why_not() -> None:
    assert "There is nothing to take back." in two_people("undo")
    result = run("play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", 4, typed="b2\n1\nundo\n")
    assert "It cannot be taken back: Jihad has acted since." in result.stdout


@pytest.mark.parametrize("word", ["hint 40", "podpowiedz 40"])
def test_hint_weighs_every_option(word: str) -> None:
    said = two_people("b2", word)
    assert "The expert would choose: supports" in said
    assert re.search(r"supports McWorld +\d+% +\d+", said)
    assert re.search(r"supports Jihad +\d+% +\d+", said)


def test_a_hint_makes_up_no_score_for_what_is_forced() -> None:
    said = run("play", "labyrinth", "--seed", 4, "--seat", "human", "--seat", "random", typed="hint 40\n").stdout
    assert re.search(r"\n +1 .+ – +0 *\n", said)


def test_a_bad_hint_budget_is_told() -> None:
    assert "no such budget" in " ".join(two_people("hint forever").split())


@pytest.mark.parametrize(
    ("english", "polish"),
    [("log", "dziennik"), ("board", "plansza"), ("help", "pomoc"), ("quit", "koniec"), ("?", "?")],
)
def test_polish_words_do_the_same(english: str, polish: str) -> None:
    typed = f"> {english}\n"
    assert typed in two_people("b2", english)
    assert two_people("b2", english).replace(typed, f"> {polish}\n") == two_people("b2", polish)


def test_help_lists_every_command_in_the_language_spoken() -> None:
    assert all(word in two_people("help") for word in ("why", "undo", "hint", "log", "save", "board", "quit"))
    words = ("dlaczego", "cofnij", "podpowiedz", "dziennik", "zapisz", "plansza", "koniec")
    assert all(word in two_people("pomoc", lang="pl") for word in words)
    for lang, undo, hint in (("en", "take back", "what the expert"), ("pl", "cofa twoją", "co zrobiłby")):
        rows = two_people("help", lang=lang).splitlines()
        assert len({row.index(words) for row in rows for words in (undo, hint) if words in row}) == 1


def test_a_polish_match() -> None:
    said = " ".join(two_people("b2", "1", "dziennik", lang="pl").split())
    assert "McWorld kładzie kafel Mustafa na polu b2" in said
    assert "Do widzenia." in said


def test_nothing_of_ours_is_markup() -> None:
    """Rule ids stand in square brackets, which Rich would eat as markup."""
    assert "[CL-7]" in two_people()


# --- leaving, saving, resuming ---------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [("b2", "quit"), ("b2", "koniec"), ("b2",)])
def test_leaving_says_how_to_keep_a_match(typed: tuple[str, ...]) -> None:
    assert "theatrum play --load FILE" in " ".join(two_people(*typed).split())


def test_leaving_at_once() -> None:
    assert two_people("quit").rstrip().endswith("Goodbye.")
    assert two_people().rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("word", ["save", "zapisz"])
def test_save_and_resume(word: str, tmp_path: Path) -> None:
    file = tmp_path / "a match.json"
    said = two_people("b2", "1", f"{word} {file}", "quit")
    assert f"theatrum play --load {file}".split() == said.split()[-len(f"theatrum play --load {file}".split()) :]
    assert len(theatrum.load(file).moves()) == 2
    result = run("play", "--load", file, "--seat", "human", "--seat", "human", typed="quit\n")
    assert "was not saved" not in result.stdout
    assert "Resumed after 2 moves." in result.stdout
    assert "Mustafa on b2" in result.stdout


def test_autosave_keeps_every_move(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    said = two_people("b2", "1", more=("--save", file))
    assert len(theatrum.load(file).moves()) == 2
    assert "--load" in said


@pytest.mark.parametrize("name", ["", "/nowhere/at/all/x.json", ".", "x" * 3000, "nul\x00l"])
def test_a_file_that_cannot_be_saved_leaves_the_match_going(name: str) -> None:
    said = " ".join(two_people(f"save {name}", "b2", "1", "log").split())
    assert "cannot write" in said or "Save where?" in said
    assert "places Mustafa on b2" in said


def test_another_file_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear Mustafa")
    assert "it exists and is not a record" in " ".join(two_people("b2", f"save {precious}").split())
    assert precious.read_text() == "Dear Mustafa"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("decided", [("--seed", 0), ("--seats", 0), ("-o", "series=single")])
def test_a_loaded_match_has_been_decided(decided: tuple[object, ...], tmp_path: Path) -> None:
    short_match(moves=2).record().save(tmp_path / "game.json")
    fails(run("play", "--load", tmp_path / "game.json", *decided), "brings its own")


def test_no_output_to_play_on() -> None:
    """Without standard output there is nobody to ask, and a full one is an error like any other."""
    command = f"{sys.executable} -m theatrum.cli play clash --seed 1 --lang pl"
    closed = subprocess.run(f"{command} >&-", shell=True, input="quit\n", stderr=subprocess.PIPE, text=True)
    assert (closed.returncode, closed.stderr) == (0, "")
    if Path("/dev/full").exists():
        full = subprocess.run(f"{command} >/dev/full", shell=True, input="quit\n", stderr=subprocess.PIPE, text=True)
        assert (full.returncode, full.stderr) == (2, "theatrum: brak miejsca na dysku\n")


def test_a_pipe_or_a_device_is_no_place_for_a_record(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    fails(run("play", "clash", "--save", pipe), "not an ordinary file")
    fails(run("watch", "clash", "--save", pipe, "--lang", "pl"), "to nie jest zwykły plik")
    assert pipe.is_fifo()


def test_a_finished_match_can_be_loaded_and_is_shown(tmp_path: Path) -> None:
    match = short_match()
    match.record().save(tmp_path / "over.json")
    result = run("play", "--load", tmp_path / "over.json")
    assert result.exit_code == 0
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.text("en") in " ".join(result.stdout.split())


# --- secrets ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("picking")
def test_a_curtain_falls_between_people_with_secrets() -> None:
    match = theatrum.load(_picking(2).record().json())
    mine = match.options(0)[0].removeprefix("card:").title()
    yours = [match.game.label(token, "en") for token in match.tokens(1)]
    result = run("play", "picking", "--seed", 1, "--seat", "human", "--seat", "human", typed="\n1\n\nlog\n1\n\n")
    parts = re.split(r"Now (Player \d): the others", result.stdout)
    assert parts[1::2] == ["Player 1", "Player 2", "Player 1"]
    first, second, third = parts[2], parts[4], parts[6]
    assert mine in first
    assert not any(re.search(rf"\b{label}\b", first) for label in yours)
    assert all(label in second for label in yours)
    assert not re.search(rf"\b{mine}\b", second)
    assert f"Player 1 shows {mine}" in third
    assert "You keep" in third


@pytest.mark.usefixtures("picking")
def test_undo_behind_the_curtain_is_ones_own_business() -> None:
    result = run("play", "picking", "--seed", 1, "--seat", "human", "--seat", "human", typed="\n1\n\nundo\n")
    assert "Taken back." not in result.stdout
    assert "nothing to take back" in result.stdout.split("Now Player 2")[1]


@pytest.mark.usefixtures("picking")
def test_no_curtain_for_one_person() -> None:
    result = run("play", "picking", "--seed", 1, "--seat", "human", "--seat", "random", typed="1\n1\n")
    assert result.exit_code == 0
    assert "the others" not in result.stdout
    assert result.stdout.count("You keep") == 2
    assert "picked the most" in result.stdout


def _picking(seats: int) -> theatrum.Match:
    return theatrum.new("picking", seats=seats, seed=1)


def test_a_whole_match_of_penguins_with_bots() -> None:
    result = run(
        "play", "penguins", "--seats", 3, "--seat", "human", "--seat", "random", "--seat", "novice", typed="1\n" * 300
    )
    assert result.exit_code == 0, result.output
    assert "★" in result.stdout or "Goodbye" not in result.stdout


# --- who sits where --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("picking")
def test_naming_more_occupants_makes_more_seats() -> None:
    result = run("play", "picking", "--seat", "human", "--seat", "random", "--seat", "novice", typed="quit\n")
    assert "Player 3: novice" in result.stdout


def test_the_usual_occupants() -> None:
    result = run("play", "clash", typed="")
    assert "McWorld: you" in result.stdout
    assert "Jihad: expert:1s" in result.stdout


def _record(folder: Path, change: tuple[str, str] | None = None) -> Path:
    file = folder / "record.json"
    text = short_match(moves=4).record().json()
    file.write_text(text.replace(*change) if change else text)
    return file


@pytest.mark.parametrize(
    ("args", "word"),
    [
        ([], "play what?"),
        (["nosuch"], "nosuch"),
        (["clash", "--seat", "wizard"], "wizard"),
        (["clash", "--seat", "expert:"], "expert"),
        (["clash", "--seat", "expert:-2s"], "-2s"),
        (["clash", "--seat", "random:3"], "random:3"),
        (["clash", "--seat", ""], "--seat"),
        (["clash", "--seat", "human", "--seat", "human", "--seat", "human"], "3"),
        (["clash", "--seats", "2", "--seat", "human", "--seat", "random", "--seat", "random"], "3 times"),
        (["clash", "--seat", "random", "--seat", "random"], "theatrum watch"),
        (["clash", "--seats", "0"], "0"),
        (["clash", "--seats", "two"], "--seats"),
        (["clash", "--seed", "x"], "--seed"),
        (["clash", "--seed", str(1 << 64)], "seed"),
        (["clash", "-o", "variant=chess"], "chess"),
        (["clash", "-o", "seed=5"], "no option 'seed'"),
        (["clash", "-o", "pack=5"], "no option 'pack'"),
        (["clash", "-o", "variant=beginner", "-o", "variant=standard"], "twice"),
        (["clash", "-o", "=3"], "name=value"),
        (["clash", "--pack", "/nowhere/at/all"], "/nowhere/at/all"),
        (["clash", "--load", "/nowhere/at/all"], "/nowhere/at/all"),
        (["clash", "--save", "/nowhere/at/all/file"], "/nowhere/at/all"),
        (["clash", "--lang", "xx"], "xx"),
        (["clash", "more"], "more"),
    ],
)
def test_bad_input_to_play(args: list[str], word: str) -> None:
    fails(run("play", *args), word)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (('"hash": "', '"hash": "0'), "edited"),
        (('"seed": 3', '"seed": 4'), "move"),
        (('"game": "clash"', '"game": "chess"'), "chess"),
        (('"theatrum": 1', '"theatrum": 9'), "format"),
        (("cell:", "cellar:"), "move 1"),
        (("{", ""), "not a record"),
    ],
)
def test_an_edited_record_is_refused(change: tuple[str, str], word: str, tmp_path: Path) -> None:
    file = _record(tmp_path, change)
    before = file.read_bytes()
    fails(run("play", "--load", file), word)
    fails(run("replay", file), word)
    assert file.read_bytes() == before


@pytest.mark.parametrize("args", [["--seed", "3"], ["--seats", "2"], ["-o", "variant=beginner"]])
def test_a_loaded_match_brings_its_own_setup(args: list[str], tmp_path: Path) -> None:
    fails(run("play", "--load", _record(tmp_path), *args), "--load")


def test_a_record_of_another_game(tmp_path: Path) -> None:
    fails(run("play", "penguins", "--load", _record(tmp_path)), "is a match of clash, not of penguins")


# --- at a real terminal ----------------------------------------------------------------------------------------


def heed_interrupts() -> None:
    """Undo what a suite run in the background hands down: its children ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process at a terminal of its own, to see what a person would see."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, **ENGLISH, "TERM": "xterm-256color", "LINES": "40"}
        for name in ("NO_COLOR", "FORCE_COLOR"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "theatrum.cli", *args],
            stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True, start_new_session=True,
            preexec_fn=heed_interrupts,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""
        self.at = 0

    def until(self, text: str, limit: float = 60.0) -> None:
        """Read on until a text appears; the limit only keeps a failing test from hanging."""
        deadline = time.monotonic() + limit
        while text not in self.seen[self.at :]:
            assert time.monotonic() < deadline, self.seen
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen[self.at :], self.seen
        self.at = self.seen.index(text, self.at) + len(text)

    def settle(self) -> None:
        """Wait until the process sleeps: a signal between readline's prompt and its waiting for keys would be lost."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        asleep = 0
        for _ in range(200):
            state = stat.read_text().rpartition(")")[2].split()[0] if stat.exists() else "S"
            asleep = asleep + 1 if state == "S" else 0
            if asleep == 5:
                return
            time.sleep(0.05)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def leave(self) -> int:
        code = self.process.wait(60)
        while select.select([self.master], [], [], 0)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                break
        os.close(self.master)
        return code


def test_control_d_leaves_politely() -> None:
    terminal = Terminal("play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", "4")
    terminal.until("McWorld> ")
    terminal.type("b2\r")
    terminal.until("McWorld> ")
    terminal.type("\x04")
    terminal.until("--load FILE goes on.")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.seen


def test_a_closed_standard_input_is_the_end_of_the_input() -> None:
    command = f"{sys.executable} -m theatrum.cli play clash --seat human --seat random --seed 1 <&-"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, env=os.environ | ENGLISH
    )
    assert done.returncode == 0
    assert "Goodbye." in done.stdout
    assert done.stderr == ""


def test_leaving_an_unsaved_match_offers_to_save_it(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    terminal = Terminal("play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", "4")
    terminal.until("McWorld> ")
    terminal.type("b2\r")
    terminal.until("McWorld> ")
    terminal.type("quit\r")
    terminal.until("Keep the record?")
    terminal.type(f"{file}\r")
    terminal.until("To go on: theatrum play --load")
    assert terminal.leave() == 0
    assert len(theatrum.load(file).moves()) == 1


def test_control_c_leaves_without_a_traceback() -> None:
    terminal = Terminal("play", "clash", *SHORT, "--seat", "human", "--seat", "random", "--seed", "4")
    terminal.until("McWorld> ")
    terminal.settle()
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("Goodbye")
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.seen


def test_colours_and_the_offer_to_save_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    known = short_match(seed=3)
    last = known.moves()[-1]
    almost = theatrum.new("clash", seed=3, variant="beginner", series="single")
    for seat, token in known.moves()[:-1]:
        almost.play(seat, token)
    almost.record().save(tmp_path / "almost.json")
    terminal = Terminal("play", "--load", str(tmp_path / "almost.json"), "--seat", "human", "--seat", "human")
    terminal.until(f"{almost.game.seat_name(last[0], 'en')}> ")
    assert "\x1b[1m" in terminal.seen
    terminal.type(almost.game.vocabulary.names[last[1]] + "\r")
    terminal.until("Keep the record?")
    terminal.type("/nowhere/at/all/x.json\r")
    terminal.until("cannot write")
    terminal.until("Keep the record?")
    terminal.type(f"{file}\r")
    terminal.until("Saved:")
    assert terminal.leave() == 0
    assert theatrum.load(file).hash() == known.hash()


def test_choices_are_set_in_columns_that_fit() -> None:
    assert in_columns(["a"] * 9, 80) == ["a"] * 9
    rows = in_columns([f"{number:>3}" for number in range(1, 13)], 20)
    assert rows[0].split() == ["1", "5", "9"]
    assert all(len(row) <= 20 for row in rows)
    assert sorted(" ".join(rows).split(), key=int) == [str(number) for number in range(1, 13)]
    assert in_columns(["wide" * 30] * 12, 20) == ["wide" * 30] * 12
