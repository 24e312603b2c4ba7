"""``theatrum fuzz``: random play with every invariant on."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theatrum.cli.common import GameName, Given, Json, Lang, Pack, Seats, Seed, read_given, read_seed
from theatrum.cli.talk import Talk

if TYPE_CHECKING:
    from theatrum.engine.game import Game
    from theatrum.fuzzing import Totals
    from theatrum.setups import Choices

FAILED = 1
USUAL_MATCHES = 100
REPORT_EVERY_S = 0.2


def fuzz(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, metavar="N", help="How many.")] = USUAL_MATCHES,
    seed: Seed = None,
    seats: Seats = None,
    option: Given = None,
    pack: Pack = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play at random with every invariant on.

    A failure prints what broke and the one command that repeats it; the exit code is then 1.
    """
    import theatrum
    from theatrum.fuzzing import Totals
    from theatrum.setups import all_choices

    talk = Talk(lang)
    chosen = theatrum.game(game, pack)
    every = all_choices(chosen, seats, read_given(option))
    first = read_seed(seed)
    if first is None:
        first = secrets.randbits(32)
    totals = Totals()
    began = time.perf_counter()
    broken = _play_all(talk, chosen, every, first, matches, totals, json)
    seconds = time.perf_counter() - began
    failure = None
    if broken is not None:
        what, choices = broken
        again = first + totals.matches
        failure = {"what": what, "seed": again, "command": reproduction(game, again, choices, pack)}
    if json:
        talk.json(_as_json(game, first, totals, len(every), seconds, failure))
    else:
        _show(talk, game, first, totals, len(every), seconds, failure)
    if failure is not None:
        raise typer.Exit(FAILED)


def _play_all(
    talk: Talk, game: Game, every: list[Choices], first: int, matches: int, totals: Totals, quiet: bool
) -> tuple[str, Choices] | None:
    """Play the matches; return what broke and in which setup, or None."""
    from theatrum.fuzzing import Broken, fuzz_match
    from theatrum.setups import pick

    progress = Progress(talk, matches, quiet)
    try:
        for number in range(matches):
            seed = (first + number) % (1 << 64)
            choices = pick(every, seed)
            try:
                decisions = fuzz_match(game, choices, seed)
            except Broken as broken:
                return str(broken), choices
            totals.add(choices, decisions)
            progress.at(number + 1)
    finally:
        progress.close()
    return None


def reproduction(game: str, seed: int, choices: Choices, pack: Path | None) -> str:
    """Write the one command that repeats a failure."""
    import shlex

    from theatrum.setups import describe

    packed = f" --pack {shlex.quote(str(pack))}" if pack is not None else ""
    return f"theatrum fuzz {game} --matches 1 --seed {seed} {describe(choices)}{packed}"


class Progress:
    """Counts on the last line of a terminal; says nothing anywhere else."""

    def __init__(self, talk: Talk, all: int, quiet: bool) -> None:
        self.talk = talk
        self.all = all
        self.status = None
        self.last = time.perf_counter()
        if not quiet and talk.console.is_terminal:
            self.status = talk.console.status(talk.text("fuzz-progress", done="0", all=str(all)))
            self.status.start()

    def at(self, number: int) -> None:
        now = time.perf_counter()
        if self.status is not None and now - self.last > REPORT_EVERY_S:
            self.last = now
            self.status.update(self.talk.text("fuzz-progress", done=str(number), all=str(self.all)))

    def close(self) -> None:
        if self.status is not None:
            self.status.stop()


def _show(
    talk: Talk, game: str, seed: int, totals: Totals, possible: int, seconds: float, failure: dict[str, Any] | None
) -> None:
    talk.say("fuzz-matches", game=game, count=totals.matches, seconds=f"{seconds:.1f}", seed=str(seed))
    if totals.matches:
        each = f"{1000 * seconds / totals.matches:.1f}"
        talk.say("fuzz-decisions", count=totals.decisions, longest=totals.longest, each=each)
        talk.say("fuzz-setups", met=len(totals.setups), all=possible)
    if failure is None:
        talk.say("fuzz-sound", "green")
    else:
        talk.say("fuzz-broken", "bold red", what=failure["what"])
        talk.say("fuzz-again")
        print(f"  {failure['command']}")


def _as_json(
    game: str, seed: int, totals: Totals, possible: int, seconds: float, failure: dict[str, Any] | None
) -> dict[str, Any]:
    return {
        "game": game,
        "seed": seed,
        "matches": totals.matches,
        "decisions": totals.decisions,
        "longest": totals.longest,
        "setups": len(totals.setups),
        "setups_possible": possible,
        "seconds": round(seconds, 3),
        "broken": failure,
    }
