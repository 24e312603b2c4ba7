"""Zany Penguins as the engine knows it: tokens, the start, views, the outcome, checks, and the hooks for bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from theatrum.engine.flow import Choose
from theatrum.engine.game import Game, Options, Outcome
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Arg
from theatrum.games.penguins import judge, positions, scoring, terminal, words
from theatrum.games.penguins.content import KINDS, TWINS, VALUE_OF, read_content
from theatrum.games.penguins.instinct import instinct
from theatrum.games.penguins.seating import ROUNDS
from theatrum.games.penguins.state import PenguinsState
from theatrum.games.penguins.view import PenguinsView, look

FOLDER = Path(__file__).parent


class Penguins(Game):
    """Two to five people; two play with two virtual players between them."""

    name: ClassVar[str] = "penguins"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    horizon: ClassVar[int] = 3

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__(FOLDER, pack)
        self.content = read_content(self.source)
        # The kinds are the first tokens, in their own order, so that the rules need not translate between them.
        self.vocabulary = Vocabulary(
            [(f"card:{self.content.name(kind)}", self.content.label(kind)) for kind in range(KINDS)]
        )

    def start(self, seats: int, seed: int, options: Options) -> PenguinsState:
        return PenguinsState(self.content, seats, seed)

    def view(self, state: PenguinsState, seat: int | None) -> PenguinsView:
        return look(state, seat, self.vocabulary.names)

    # PG-22, PA-17, PA-24, PA-29: points for each seat; the summary ranks the virtual players too.
    def outcome(self, state: PenguinsState) -> Outcome:
        ring = state.ring
        totals = scoring.totals(state)
        best = max(totals)
        winners = [place for place, total in enumerate(totals) if total == best]
        scores = tuple([float(totals[place]) for place in ring.real])
        ranking = sorted(range(ring.places), key=lambda place: (-totals[place], place))
        virtual_winners = [place for place in winners if ring.seat[place] < 0]
        summary = {
            "rounds": state.round,
            "totals": totals,
            "ranking": ranking,
            "winners": winners,
            "virtual": list(ring.virtual),
            "virtual_winner": bool(virtual_winners),
        }
        names = tuple([ring.name[place] for place in winners])
        if virtual_winners == winners:
            most = max(scores)
            people = tuple([seat for seat, score in enumerate(scores) if score == most])
            return Outcome(scores, words.VIRTUAL_WON, (names, best, people, int(most)), summary)
        if len(winners) > 1:
            return Outcome(scores, words.SHARED, (names, best), summary)
        return Outcome(scores, words.WON, (names[0], best), summary)

    def judge(self, state: PenguinsState, seat: int) -> float:
        return judge.judge(state, seat)

    def outlook(self, state: PenguinsState, seat: int) -> float:
        return judge.outlook(state, seat)

    def instinct(self, state: PenguinsState, asked: Choose, chance: Callable[[], float]) -> int:
        return instinct(state, asked, chance)

    def stage(self, state: PenguinsState) -> int:
        """A search looks some rounds ahead and no further: what lies beyond is in cards nobody has seen."""
        return state.round

    def audit(self, state: PenguinsState) -> list[str]:
        return positions.audit(state)

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        # No hand is larger at the end than two cards and one more for each round.
        best = sorted([VALUE_OF[kind] for kind in self.content.deck], reverse=True)
        return 0.0, float(sum(best[: 2 + ROUNDS]))

    def longest(self, seats: int, options: Options) -> int:
        twins = sum(1 for kind in self.content.deck if self.content.effect[kind] == TWINS)
        return seats * ROUNDS * 3 + twins  # each Twins makes for one more card to choose

    def hides(self, seats: int, options: Options) -> bool:
        return True

    def arrange(self, state: PenguinsState, position: Mapping[str, Any]) -> None:
        positions.arrange(self.content, state, position)

    def svg(self, view: PenguinsView, lang: str) -> str:
        from theatrum.games.penguins.board import draw

        return draw(self, view, lang)

    def wide_svg(self, view: PenguinsView, lang: str) -> str:
        from theatrum.games.penguins.board import draw

        return draw(self, view, lang, wide=True)

    def describe(self, token: int, lang: str, view: PenguinsView | None = None) -> str:
        """Tell what a special does; any other card does nothing but count."""
        special = next((one for one in self.content.specials if one.value == VALUE_OF[token]), None)
        return special.texts[lang] if special else ""

    def terminal(self, view: PenguinsView, lang: str) -> str:
        return terminal.draw(self, view, lang)

    # --- words -------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int, lang: str) -> str:
        if seat >= words.VIRTUAL:
            return self.messages.text("player-virtual", lang, {"number": seat - words.VIRTUAL + 1})
        return super().seat_name(seat, lang)

    def place_name(self, seat: int | None, number: int, lang: str) -> str:
        """Name a place of a view: its seat, or its number around the table where it is a virtual player's."""
        return self.seat_name(words.VIRTUAL + number // 2 if seat is None else seat, lang)

    def zone_name(self, zone: str | int, lang: str) -> str:
        """Name a zone, given by its number or its id."""
        zones = self.content.zones
        return next(one for index, one in enumerate(zones) if zone in (index, one.id)).names[lang]

    def _word(self, kind: str, value: Arg, lang: str) -> str | int:
        if kind == "zone" and isinstance(value, int):
            return self.zone_name(value, lang)
        return super()._word(kind, value, lang)
