"""Non-interference: a seat that cannot know a difference must not be able to notice it.

A twin of a match differs from it only in what one seat cannot know. Both are played on side by side, the seat's own
moves the same in both; everything that the seat receives (view, options, question, log, refusals, undo offers, the
picture) must be identical to the byte until a rule reveals something or chance decides. And imagined worlds must vary:
a twin that is always the truth would prove nothing and give a bot eyes in its opponents' hands.
"""

from __future__ import annotations

import json
from random import Random

from theatrum.engine.content import LANGS
from theatrum.engine.match import Match


class Leak(Exception):
    """A seat has received something that depends on what it cannot know."""


def received(match: Match, seat: int, *, pictures: bool = False) -> list[str]:
    """List all that a seat receives of a match, each thing as text with a heading."""
    question = match.question(seat)
    got = [
        "view " + json.dumps(match.view(seat)),
        "actors " + repr(match.actors()),
        "options " + repr(match.options(seat)),
        "log " + "\n".join(map(str, match.log(seat, "en"))),
    ]
    for lang in LANGS:
        got.append(f"question {question.text(lang) if question else None}")
        if pictures:
            got += ["picture " + match.svg(seat, lang, wide=wide) for wide in (False, True)]
            got.append(f"lists {match.lists(seat, lang)} {match.parts(lang)}")
            for token in match.tokens(seat):
                got.append(f"choice {match.describe(seat, token, lang)} {match.touches(seat, token)}")
    return got


def refusals(match: Match, seat: int, tokens: list[int]) -> list[str]:
    """List the reasons that a seat is given for tokens."""
    return [f"why {token} {match.why(seat, token)!r}" for token in tokens]


def compare(truth: Match, twin: Match, seat: int, chance: Random, *, pictures: bool) -> None:
    """Raise Leak where the seat could tell the two matches apart."""
    tokens = [chance.randrange(len(truth.game.vocabulary)) for _ in range(3)]
    left = received(truth, seat, pictures=pictures) + refusals(truth, seat, tokens)
    right = received(twin, seat, pictures=pictures) + refusals(twin, seat, tokens)
    left.append(f"undo {truth.why_no_undo(seat)!r}")
    right.append(f"undo {twin.why_no_undo(seat)!r}")
    for one, other in zip(left, right, strict=True):
        if one != other:
            at = next(i for i, pair in enumerate(zip(one + "\0", other + "\0", strict=False)) if pair[0] != pair[1])
            raise Leak(f"seat {seat} can tell: …{one[max(0, at - 40) : at + 60]!r} is not …{other[at : at + 60]!r}")


def check_twins(match: Match, seat: int, chance: Random, *, steps: int = 24, pictures: bool = False) -> int:
    """Play a match and its twin side by side until something is revealed; return how many steps were compared."""
    truth, twin = match.clone(), match.imagine(seat, chance.getrandbits(32))
    compare(truth, twin, seat, chance, pictures=pictures)
    for step in range(steps):
        if truth.over:
            return step
        mover = chance.choice(truth.actors())
        choices = _same_move(truth, twin, mover, seat, chance)
        if choices is None:
            return step
        marks = _marks(truth, seat), _marks(twin, seat)
        truth.play(mover, choices[0])
        twin.play(mover, choices[1])
        if (_marks(truth, seat), _marks(twin, seat)) != marks:
            return step + 1
        compare(truth, twin, seat, chance, pictures=pictures)
    return steps


def _marks(match: Match, seat: int) -> tuple[int, int, int]:
    return match.state.shown, match.state.peeked.count(seat), match.state.rolls


def _same_move(truth: Match, twin: Match, mover: int, seat: int, chance: Random) -> tuple[int, int] | None:
    """Choose the same move in both; a secret one of another seat may differ, for ``seat`` does not see it."""
    here, there = truth.tokens(mover), twin.tokens(mover)
    token = chance.choice(here)
    question = truth.question(mover)
    if token in there:
        return token, token
    if mover != seat and question is not None and question.secret:
        return token, chance.choice(there)
    common = [token for token in here if token in there]
    return (common[0], common[0]) if common else None


def worlds(match: Match, seat: int, seeds: range) -> set[str]:
    """Return the different worlds, as the other seats would see them, that a seat imagines with these seeds."""
    others = [other for other in range(match.seats) if other != seat]
    return {json.dumps([match.imagine(seat, seed).view(other) for other in others], sort_keys=True) for seed in seeds}
