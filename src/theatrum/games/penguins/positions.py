"""Positions set up by hand, for tests and puzzles, and the audit that every position must pass."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import Unreadable
from theatrum.games.penguins.content import KINDS, Content
from theatrum.games.penguins.seating import DEAL, LANDING, PHASES, RECRUITMENT, ROUNDS, SHARE

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState

HERE = Path(__file__).parent
WORDS = ("round", "phase", "hands", "tables", "decks", "piles", "destroyed", "twins", "spotters")


def arrange(content: Content, g: PenguinsState, position: Mapping[str, Any]) -> None:
    """Put a match into a position. Everything may be left out, and is then what it would be in a dealt match.

    - ``round`` 1 to 8; ``phase`` "recruitment", "infiltration" (the default) or "landing"
    - ``hands``: by seat, a list of cards such as "moon-7"
    - ``tables``, ``decks`` (top first): by place, clockwise; with two people places 1 and 3 are virtual
    - ``piles``: two people: by virtual place, a pair of lists: what seat 0 and what seat 1 has put there
    - ``destroyed``: a list; ``twins``, ``spotters``: the places that landed such a card in the last round

    A mapping such as {1: [...]} leaves the other seats or places to be filled in. Cards named nowhere fill hands and
    decks that are left out, shuffled, and then the box.
    """
    unknown = sorted(set(position) - set(WORDS))
    if unknown:
        raise Unreadable("position-word", HERE, word=repr(unknown[0]), words=", ".join(WORDS))
    ring = g.ring
    g.arranged = True
    g.round = position.get("round", 1)
    phase = position.get("phase", "infiltration")
    if phase not in PHASES[1:4] or g.round not in range(1, ROUNDS + 1):
        raise Unreadable("position-moment", HERE, rounds=str(ROUNDS), phases=", ".join(PHASES[1:4]))
    g.phase = PHASES.index(phase)

    left = list(content.copies)

    def take(names: Sequence[str]) -> list[int]:
        kinds = []
        for name in names:
            kind = next((one for one in range(KINDS) if content.name(one) == name.removeprefix("card:")), None)
            if kind is None:
                raise Unreadable("no-card", HERE, name=repr(name))
            if not left[kind]:
                raise Unreadable("too-many-cards", HERE, copies=content.copies[kind], name=repr(name))
            left[kind] -= 1
            kinds.append(kind)
        return kinds

    def check(word: str, given: Iterable[int], spots: Sequence[int]) -> None:
        for spot in given:
            if spot not in spots:
                possible = ", ".join(map(str, spots))
                raise Unreadable("position-spot", HERE, word=word, spot=repr(spot), possible=possible)

    def listed(word: str, spots: Sequence[int]) -> dict[int, list[int]]:
        """Read cards by seat or place; ``spots`` are those that exist."""
        given = position.get(word, {})
        by_spot = dict(given) if isinstance(given, Mapping) else dict(enumerate(given))
        check(word, by_spot, spots)
        return {spot: take(by_spot[spot]) for spot in spots if spot in by_spot}

    places = range(ring.places)
    hands = {ring.real[seat]: cards for seat, cards in listed("hands", range(g.seats)).items()}
    for place, cards in listed("tables", places).items():
        g.tables[place] = cards
    decks = {place: cards[::-1] for place, cards in listed("decks", places).items()}
    piles = position.get("piles", {})
    for virtual, pair in piles.items():
        if virtual not in ring.virtual:
            raise Unreadable("position-pile", HERE, place=repr(virtual))
        for seat in range(2):
            g.piles[virtual // 2 * 2 + seat] = take(pair[seat])
    g.destroyed = take(position.get("destroyed", ()))
    for word in ("twins", "spotters"):
        check(word, position.get(word, ()), places)
    for place in position.get("twins", ()):
        g.lands[place] = 2
    for place in position.get("spotters", ()):
        g.waits[place] = 1

    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    g.shuffle(rest)

    def fill(count: int) -> list[int]:
        if count > len(rest):
            raise Unreadable("position-cards", HERE)
        return [rest.pop() for _ in range(count)]

    drawn = 2 * g.round + (0 if g.phase == RECRUITMENT else 2)
    for place in ring.real:
        g.hands[place] = hands[place] if place in hands else fill(drawn - g.round + 1)
        g.decks[place] = decks[place] if place in decks else fill(SHARE - drawn)
    for place in ring.virtual:
        put = g.round - 1 + (g.phase == LANDING)
        left_over = SHARE - 3 * (g.round - 1) - (2 if g.phase == LANDING else 0)
        if left_over <= 0:  # it has run out once and been rebuilt, in the sixth round (PG-29)
            put -= 6
            left_over += 12
        g.decks[place] = decks[place] if place in decks else fill(left_over)
        if not g.decks[place]:
            raise Unreadable("position-virtual-deck", HERE)
        if place not in piles:
            for seat in range(2):
                g.piles[place // 2 * 2 + seat] = fill(put)
    g.box = rest


def audit(g: PenguinsState) -> list[str]:
    """List what is wrong: cards lost or doubled, or piles of a size that the rules cannot lead to."""
    broken: list[str] = []
    if g.phase == DEAL:
        return broken
    ring = g.ring
    chosen = [kind for kind in g.gives + g.landing if kind >= 0]
    piles = [*g.hands, *g.decks, *g.tables, *g.piles, g.box, g.destroyed, chosen, [one & 63 for one in g.turned]]
    counts = [0] * KINDS
    for pile in piles:
        for kind in pile:
            counts[kind] += 1
    for kind, count in enumerate(counts):
        if count != g.content.copies[kind]:
            broken.append(f"{count} of {g.content.name(kind)} instead of {g.content.copies[kind]}")
    if any(g.hands[place] for place in ring.virtual):
        broken.append("a virtual player has a hand")
    if not g.arranged:
        broken += _audit_sizes(g)
    return broken


def _audit_sizes(g: PenguinsState) -> list[str]:
    ring = g.ring
    broken = []
    dealt = len(g.content.deck) - SHARE * ring.places
    if len(g.box) != dealt:
        broken.append(f"{len(g.box)} cards in the box instead of {dealt}")
    drawn = 2 * g.round + (0 if g.phase == RECRUITMENT else 2)
    for place in ring.real:
        if len(g.decks[place]) != SHARE - drawn:
            broken.append(f"{len(g.decks[place])} cards in the deck of place {place} instead of {SHARE - drawn}")
    return broken
