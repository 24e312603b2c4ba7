"""What play, watch and replay show alike: boards, log lines, moves, endings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from theatrum.cli.talk import Talk

if TYPE_CHECKING:
    from theatrum.engine.game import Game
    from theatrum.engine.match import Match
    from theatrum.engine.words import Line


def board(match: Match, seat: int | None, lang: str) -> str:
    """Draw the board as a seat (None: an onlooker) sees it, in Rich markup."""
    return match.game.terminal(match._view(seat), lang)


def cite(rules: Iterable[str]) -> str:
    """Write rule ids as they stand behind a sentence."""
    ids = " ".join(rules)
    return f" [{ids}]" if ids else ""


def show_cited(talk: Talk, text: str, rules: Iterable[str], style: str = "", indent: str = "") -> None:
    """Print a sentence with its rule ids, these more quietly."""
    from rich.text import Text

    talk.console.print(Text(indent).append(text, style=style).append(cite(rules), style="dim"))


def show_lines(talk: Talk, lines: Iterable[Line]) -> None:
    """Print lines of the log."""
    for line in lines:
        show_cited(talk, line.text, line.rules, indent="  · ")


def show_rule(talk: Talk, game: Game, id: str) -> None:
    """Print one rule with its chapter."""
    from rich.padding import Padding
    from rich.text import Text

    rule = game.rulebook[id]
    head = Text(rule.id, style="bold").append(f"  {game.rulebook.chapters[rule.chapter][talk.lang]}", style="dim")
    head.append(f" · {talk.text('source-' + rule.source)}", style="dim")
    talk.console.print(head)
    talk.console.print(Padding(Text(rule.text[talk.lang]), (0, 0, 0, 4)))


def may_see(match: Match, seat: int, viewer: int | None) -> bool:
    """Tell whether ``viewer`` sees what ``seat`` answers to its open question."""
    question = match.question(seat)
    return viewer == seat or question is None or not question.secret


def move_label(match: Match, seat: int, token: int, viewer: int | None, talk: Talk) -> str:
    """Name a move that is about to be played, as far as ``viewer`` may know it."""
    if may_see(match, seat, viewer):
        return match.game.label(token, talk.lang)
    return talk.text("secretly")


def show_outcome(talk: Talk, match: Match) -> None:
    """Print how a match ended, and the scores, best first."""
    outcome = match.outcome()
    if outcome is None:
        return
    talk.line()
    show_cited(talk, outcome.text(talk.lang), outcome.ending.rules, style="bold")
    for seat in sorted(range(match.seats), key=lambda seat: (-outcome[seat], seat)):
        mark = "★" if seat in outcome.winners and len(outcome.winners) < match.seats else " "
        talk.line(f"  {mark} {number(outcome.points[seat]):>6}  {occupant(match, seat, talk.lang)}")


def occupant(match: Match, seat: int, lang: str) -> str:
    """Name a seat with the part that it has taken in the course of the match."""
    name, part = match.game.seat_name(seat, lang), match.parts(lang).get(seat)
    return f"{name} ({part.name})" if part is not None else name


def number(score: float) -> str:
    """Write a score without needless decimals."""
    return str(int(score)) if float(score).is_integer() else f"{score:.2f}"


def outcome_json(match: Match, lang: str) -> dict[str, Any] | None:
    """Tell how a match ended, for programs."""
    outcome = match.outcome()
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "text": outcome.text(lang),
        "rules": list(outcome.ending.rules),
        "summary": dict(outcome.summary),
    }


def setup_json(match: Match) -> dict[str, Any]:
    """Tell how a match was set up, for programs."""
    setup = match.setup
    assert setup is not None
    return {
        "game": setup.game,
        "rules_version": match.game.rules_version,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": dict(setup.options),
        "pack": setup.pack or None,
    }


def lines_json(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Write log lines for programs."""
    return [{"id": line.id, "text": line.text, "rules": list(line.rules)} for line in lines]
