"""Rules as generators: a flow yields the questions that are open now and receives one answer at a time.

``yield from ask(question)`` puts one question and returns the token chosen. ``yield from together(flows)`` runs one
flow per seat side by side, so that secret simultaneous choices of several steps make nobody wait for anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

from theatrum.engine.words import NOT_OFFERED, Arg, Say, Verdict, Why

T = TypeVar("T")

Open = tuple["Choose", ...]
Answer = tuple[int, int]
Flow = Generator[Open, Answer, T]

Candidates = Sequence[int] | Callable[[], Sequence[int]]


class Choose:
    """A question put to one seat: the candidates, and the predicate that tells the legal ones from the others.

    ``allowed`` is the single source for both the options and the reasons; tokens in ``always`` (to do without …) need
    no leave. ``otherwise`` is the reason why any token that is not even a candidate is out of the question.
    Candidates that depend on hidden cards are given as a function, so that they are right again after the hidden
    cards have been imagined anew. ``secret`` says that the other seats do not see the answer.
    """

    __slots__ = ("_options", "allowed", "always", "args", "ask", "candidates", "otherwise", "seat", "secret")

    def __init__(
        self,
        seat: int,
        ask: Say,
        candidates: Candidates,
        allowed: Callable[[int], Verdict] | None = None,
        *,
        always: tuple[int, ...] = (),
        otherwise: Why = NOT_OFFERED,
        args: tuple[Arg, ...] = (),
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.candidates = candidates
        self.allowed = allowed
        self.always = always
        self.otherwise = otherwise
        self.args = args
        self.secret = secret
        self._options: list[int] | None = None

    def options(self) -> list[int]:
        """Return the legal tokens, sorted. The list is shared: do not change it."""
        options = self._options
        if options is None:
            candidates = self.candidates() if callable(self.candidates) else self.candidates
            options = list(candidates if self.allowed is None else filter(self.allowed, candidates))
            options += self.always
            options.sort()
            self._options = options
        return options

    def why(self, token: int) -> Why | None:
        """Return None for a legal token, else the rule in its way."""
        if token in self.options():
            return None
        candidates = self.candidates() if callable(self.candidates) else self.candidates
        if self.allowed is not None and token in candidates:
            verdict = self.allowed(token)
            if isinstance(verdict, Why):
                return verdict
        return self.otherwise

    def forget(self) -> None:
        """Work the options out again when next asked: the hidden part of the state has changed."""
        self._options = None


def ask(question: Choose) -> Flow[int]:
    """Put one question and return the chosen token."""
    answer = yield (question,)
    return answer[1]


def together(flows: Iterable[tuple[int, Flow[None]]]) -> Flow[None]:
    """Run one flow per seat side by side until all are done; each asks only its own seat.

    A flow must keep what it has chosen in the state and out of the others' sight: the answers come in any order, and
    the result must not depend on that order.
    """
    running: dict[int, Flow[None]] = {}
    open_now: dict[int, Choose] = {}
    for seat, flow in flows:
        try:
            (open_now[seat],) = next(flow)
            running[seat] = flow
        except StopIteration:
            pass
    while open_now:
        answer = yield tuple(open_now.values())
        seat = answer[0]
        try:
            (open_now[seat],) = running[seat].send(answer)
        except StopIteration:
            del open_now[seat]
