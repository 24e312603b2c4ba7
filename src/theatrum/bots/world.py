"""An imagined match stripped for search: played forward only, without journal, checkpoints or log."""

from __future__ import annotations

from theatrum.engine.flow import Flow, Open
from theatrum.engine.game import Game
from theatrum.engine.match import Match
from theatrum.engine.state import State

MARGIN = 0.1
"""How much of a finished match's value is its margin: enough to prefer a clear win, too little to risk one for it."""


class World:
    """Takes an imagined match over and plays it on. A match copies its state every turn, which a playout never needs.

    ``until`` is the stage of play that a search does not look into; ``open`` are the questions asked now.
    """

    __slots__ = ("_flow", "game", "open", "seats", "state", "until")

    def __init__(self, match: Match, until: int | None = None) -> None:
        self.game: Game = match.game
        self.seats: int = match.seats
        self.state: State = match.state
        self.open: Open = match._open
        self.until: int = self.game.stage(self.state) + self.game.horizon if until is None else until
        self._flow: Flow[None] | None = match._flow

    def play(self, seat: int, token: int) -> None:
        """Answer a question, without any check."""
        assert self._flow is not None
        try:
            self.open = self._flow.send((seat, token))
        except StopIteration:
            self._next_turn()

    def _next_turn(self) -> None:
        state = self.state
        while not state.over:
            state.log.clear()
            self._flow = state.turn()
            try:
                self.open = next(self._flow)
                return
            except StopIteration:
                continue
        self.open = ()

    def done(self) -> bool:
        """Tell whether there is nothing left that a search should look at: the match has ended or gone far enough."""
        return not self.open or self.game.stage(self.state) >= self.until

    def worth(self) -> list[float]:
        """Return how well each seat stands, from 0 to 1."""
        if not self.open:
            return final(self.game.outcome(self.state).scores)
        return [self.worth_to(seat) for seat in range(self.seats)]

    def worth_to(self, seat: int) -> float:
        """Return how well one seat stands."""
        if not self.open:
            return final(self.game.outcome(self.state).scores)[seat]
        if type(self.game).judge is Game.judge:
            return 0.5
        return self.game.outlook(self.state, seat)


def appraise(game: Game, state: State, seat: int) -> float:
    """Ask the game's judge; a game that has none yet is judged by its endings alone."""
    if type(game).judge is Game.judge:
        return 0.5
    return game.judge(state, seat)


def final(scores: tuple[float, ...]) -> list[float]:
    """Value the end of a match: the share in the victory, and a little for the margin over the best rival."""
    best = max(scores)
    share = 1.0 / scores.count(best)
    values = []
    for seat, score in enumerate(scores):
        rival = max((other for place, other in enumerate(scores) if place != seat), default=score)
        size = abs(score) + abs(rival)
        margin = 0.5 + 0.5 * (score - rival) / size if size else 0.5
        values.append((1.0 - MARGIN) * (share if score == best else 0.0) + MARGIN * margin)
    return values
