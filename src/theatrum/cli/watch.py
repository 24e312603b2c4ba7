"""``theatrum watch``: bots play, move by move."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theatrum.cli.common import GameName, Given, Json, Lang, Pack, Seats, Seed, check_target, read_given, read_seed
from theatrum.cli.common import save as write
from theatrum.cli.sitting import HUMAN, fill, make_bots, start
from theatrum.cli.table import board, lines_json, move_label, outcome_json, setup_json, show_lines, show_outcome
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.errors import BadOption

if TYPE_CHECKING:
    from theatrum.bots import Bot
    from theatrum.engine.match import Match

USUAL = ("expert:200",)
USUAL_DELAY = 0.7


def watch(
    game: GameName,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="WHO", help="random, novice, expert, expert:2s, expert:500; repeatable."),
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Given = None,
    pack: Pack = None,
    viewer: Annotated[
        int | None, typer.Option("--from", metavar="SEAT", help="See it as this seat does; otherwise as an onlooker.")
    ] = None,
    delay: Annotated[
        float | None, typer.Option("--delay", min=0.0, max=3600.0, metavar="SECONDS", help="Pause after each move.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Write the record here.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Watch bots play, move by move."""
    talk = Talk(lang)
    specs = list(seat or ())
    if HUMAN in specs:
        raise BadOption("only-bots-watched", HERE)
    if save is not None:
        check_target(save)
    match = start(game, specs, seats, read_seed(seed), read_given(option), pack)
    match._check_seat(viewer)
    assert match.setup is not None
    whole = fill(specs, match.seats, USUAL)
    bots = make_bots(whole, match.setup.seed)
    if json:
        moves = _play_quietly(match, bots)
        log = lines_json(match.log(viewer, talk.lang))
        outcome = outcome_json(match, talk.lang)
        talk.json(
            {**setup_json(match), "bots": whole, "moves": moves, "hash": match.hash(), "log": log}
            | {"outcome": outcome}
        )
    else:
        _show(talk, match, bots, whole, viewer, _pause(talk, delay))
    if save is not None:
        write(match, save)
        if not json:
            talk.say("play-saved", file=str(save))


def _pause(talk: Talk, delay: float | None) -> float:
    if delay is not None:
        return delay
    return USUAL_DELAY if talk.console.is_terminal else 0.0


def _next_move(match: Match, bots: dict[int, Bot]) -> tuple[int, int]:
    from theatrum.bots import Chair

    seat = match.actors()[0]
    return seat, bots[seat].think(Chair(match, seat)).token


def _play_quietly(match: Match, bots: dict[int, Bot]) -> list[dict[str, Any]]:
    moves = []
    while not match.over:
        seat, token = _next_move(match, bots)
        match.play(seat, token)
        moves.append({"seat": seat, "token": match.game.vocabulary.names[token]})
    return moves


def _show(talk: Talk, match: Match, bots: dict[int, Bot], whole: list[str], viewer: int | None, pause: float) -> None:
    assert match.setup is not None
    talk.line(match.game.title(talk.lang), "bold")
    for seat, spec in enumerate(whole):
        talk.line(f"  {match.game.seat_name(seat, talk.lang)}: {spec}")
    talk.say("play-seed", "dim", seed=str(match.setup.seed))
    lines = match.log(viewer, talk.lang)
    show_lines(talk, lines)
    heard, number, drawn = len(lines), 0, ""
    while not match.over:
        drawn = _draw(talk, match, viewer, drawn)
        with talk.waiting("play-thinks", seat=match.game.seat_name(match.actors()[0], talk.lang)):
            seat, token = _next_move(match, bots)
        label = move_label(match, seat, token, viewer, talk)
        match.play(seat, token)
        number += 1
        talk.line(f"\n{number}. {match.game.seat_name(seat, talk.lang)}: {label}", "bold")
        lines = match.log(viewer, talk.lang)
        show_lines(talk, lines[heard:])
        heard = len(lines)
        time.sleep(pause)
    _draw(talk, match, viewer, drawn)
    show_outcome(talk, match)


def _draw(talk: Talk, match: Match, viewer: int | None, before: str) -> str:
    """Show the board if it has changed."""
    picture = board(match, viewer, talk.lang)
    if picture != before:
        talk.line()
        talk.markup(picture)
    return picture
