"""A very small game with secrets, made up for testing the terminal: hands, and simultaneous secret choices."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from theatrum.engine.flow import Choose, Flow, ask, together
from theatrum.engine.game import Game, Option, Options, Outcome
from theatrum.engine.state import State
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Say, Verdict, Why

PICK = Say("pick", "PK-2")
NOT_HELD = Why("not-held", "PK-2", "card:token")
DEALT = Say("dealt", "PK-1")
PICKED = Say("picked", "PK-2", "seat:seat", "card:token")
KEPT = Say("kept", "PK-2", "cards:tokens")
ENDED = Say("ended", "PK-3", "seats:seats")

CARDS = 12
HAND = 3
ROUNDS = 2


class PickingState(State):
    """Hands, and what has been picked."""

    __slots__ = ("hands", "low", "picked", "seats")

    def __init__(self, seed: int, seats: int, low: bool) -> None:
        super().__init__(seed)
        self.seats = seats
        self.low = low
        self.hands: list[list[int]] = []
        self.picked: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> Self:
        twin = self._copy_base(type(self)(0, self.seats, self.low))
        twin.hands = [hand[:] for hand in self.hands]
        twin.picked = [cards[:] for cards in self.picked]
        return twin

    def imagine(self, seat: int) -> None:
        shown = {card for one, cards in enumerate(self.picked) for card in self.shown_of(one, cards, seat)}
        hidden = [card for card in range(CARDS) if card not in shown and card not in self.hands[seat]]
        self.shuffle(hidden)
        for other in range(self.seats):
            if other != seat:
                self.hands[other][:] = [hidden.pop() for _ in self.hands[other]]
                for number in range(len(self.shown_of(other, self.picked[other], seat)), len(self.picked[other])):
                    self.picked[other][number] = hidden.pop()

    def shown_of(self, owner: int, cards: list[int], viewer: int | None) -> list[int]:
        """A pick lies face down until everybody has picked."""
        return cards if owner == viewer else cards[: min(len(one) for one in self.picked)]

    def turn(self) -> Flow[None]:
        if not self.hands:
            deck = list(range(CARDS))
            self.shuffle(deck)
            self.hands = [[deck.pop() for _ in range(HAND)] for _ in range(self.seats)]
            self.say(DEALT)
            return
        yield from together((seat, self._pick(seat)) for seat in range(self.seats))
        self.reveal()
        for seat in range(self.seats):
            self.say(PICKED, seat, self.picked[seat][-1])
            self.tell(seat, KEPT, sorted(self.hands[seat]))
        self.over = len(self.picked[0]) == ROUNDS

    def _pick(self, seat: int) -> Flow[None]:
        def held(card: int) -> Verdict:
            return True if card in self.hands[seat] else NOT_HELD

        card = yield from ask(Choose(seat, PICK, range(CARDS), held, secret=True))
        self.hands[seat].remove(card)
        self.picked[seat].append(card)


@dataclass(frozen=True, slots=True)
class PickingView:
    """What one seat may know."""

    hand: tuple[int, ...]
    picked: tuple[tuple[int, ...], ...]


class Picking(Game):
    """Pick two of three cards; the highest sum wins."""

    name = "picking"
    max_seats = 4
    options: ClassVar[tuple[Option, ...]] = (Option("low", (False, True), False),)

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__(Path(__file__).parent / "picking", pack)
        page = self.source.toml("cards.toml")
        self.values: list[int] = []
        labels = []
        for entry in page.entries("card"):
            labels.append((f"card:{entry.text('id')}", entry.texts()))
            self.values.append(entry.number("value", 1, CARDS))
            entry.source()
            entry.close()
        page.close()
        self.vocabulary = Vocabulary(labels)

    def start(self, seats: int, seed: int, options: Options) -> State:
        return PickingState(seed, seats, options["low"] is True)

    def view(self, state: Any, seat: int | None) -> PickingView:
        hand = tuple(sorted(state.hands[seat])) if seat is not None else ()
        return PickingView(hand, tuple(tuple(state.shown_of(i, c, seat)) for i, c in enumerate(state.picked)))

    def judge(self, state: Any, seat: int) -> float:
        return 0.5

    def outcome(self, state: Any) -> Outcome:
        sums = [sum(self.values[card] for card in cards) for cards in state.picked]
        scores = tuple(float(CARDS * ROUNDS - one if state.low else one) for one in sums)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(scores, ENDED, (best,))

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        return 0.0, float(CARDS * ROUNDS)

    def longest(self, seats: int, options: Options) -> int:
        return ROUNDS * seats

    def hides(self, seats: int, options: Options) -> bool:
        return True

    def audit(self, state: Any) -> list[str]:
        cards = [card for cards in state.hands + state.picked for card in cards]
        return ["a card is there twice"] if len(set(cards)) != len(cards) else []
