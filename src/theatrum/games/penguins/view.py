"""What one seat may know of a match of Zany Penguins; cards are named by their tokens, such as ``card:moon-7``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from theatrum.games.penguins import scoring
from theatrum.games.penguins.seating import INFILTRATION, LANDING, OVER, ROUNDS

if TYPE_CHECKING:
    from theatrum.games.penguins.state import PenguinsState


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One place at the table as anybody sees it; with two people, every other place is a virtual player."""

    seat: int | None  # None: a virtual player
    number: int  # 0.. in seating order, clockwise
    hand: int  # how many cards are in hand (a virtual player has none)
    deck: int
    side: int  # the virtual player's additional face-down pile
    table: tuple[str, ...]  # landed cards that stayed, in order of landing
    sums: dict[str, int]  # zone -> sum of landed values
    controls: tuple[str, ...]  # zones controlled now, jointly or alone
    lands: int  # how many cards it lands this round: 1, or 2 after Ninja Twins
    waits: bool  # it chooses after the others this round (Penguin's Eye)
    ready: bool  # nothing more is asked of it in this phase
    revealed: tuple[str, ...]  # cards it has turned up in this round so far


@dataclass(frozen=True, slots=True)
class ZoneScore:
    """What one zone would bring the viewer if the match ended now."""

    zone: str
    points: int
    how: str  # "control", "lowest", "absent" or "none" (no card of it in hand)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One place's result, zone by zone; only when the match is over."""

    number: int
    total: int
    zones: tuple[ZoneScore, ...]
    cards: tuple[str, ...]  # the hand (for a virtual player: all its face-down cards) that was scored


@dataclass(frozen=True, slots=True)
class PenguinsView:
    """The whole table as one seat (None: an onlooker) may know it."""

    seat: int | None
    round: int  # 1..8
    rounds: int
    phase: str  # "infiltration", "landing" or "over"
    places: tuple[PlaceView, ...]  # clockwise, the left neighbour comes next
    hand: tuple[str, ...]  # my cards still in hand, by zone and value
    gives_left: str | None  # my secret choices of this phase, until they are carried out
    gives_right: str | None
    lands: tuple[str, ...]
    put_aside: tuple[tuple[int, tuple[str, ...]], ...]  # (virtual place, cards of mine known to lie in its side pile)
    destroyed: tuple[str, ...]  # public: gone to the box by the Kamikaze
    scores_now: tuple[ZoneScore, ...]  # for my hand; empty for an onlooker
    final: tuple[FinalScore, ...]  # best first; empty until the end


def look(g: PenguinsState, seat: int | None, names: Sequence[str]) -> PenguinsView:
    """Build what a seat (None: an onlooker) may know. ``names`` are the token names, so those of the kinds."""
    ring = g.ring
    zones = [zone.id for zone in g.content.zones]
    sums = scoring.table_sums(g)
    best = scoring.best_sums(sums)
    over = g.phase == OVER

    def named(kinds: Sequence[int]) -> tuple[str, ...]:
        return tuple([names[kind] for kind in kinds])

    def chosen(kind: int) -> str | None:
        return names[kind] if kind >= 0 else None

    def scores(place: int) -> tuple[ZoneScore, ...]:
        points = scoring.zone_points(g.scored_cards(place), sums[place], best)
        return tuple([ZoneScore(zone, got, how) for zone, (got, how) in zip(zones, points, strict=True)])

    def seen(place: int) -> PlaceView:
        own = sums[place]
        pile = place // 2 * 2
        revealed = [landed & 63 for landed in g.turned if landed >> 6 == place]
        return PlaceView(
            seat=ring.seat[place] if ring.seat[place] >= 0 else None,
            number=place,
            hand=len(g.hands[place]),
            deck=len(g.decks[place]),
            side=len(g.piles[pile]) + len(g.piles[pile + 1]) if ring.seat[place] < 0 else 0,
            table=named(g.tables[place]),
            sums=dict(zip(zones, own, strict=True)),
            controls=tuple([zone for index, zone in enumerate(zones) if own[index] and own[index] == best[index]]),
            lands=g.lands[place],
            waits=bool(g.waits[place]),
            ready=ring.seat[place] < 0 or is_ready(g, place),
            revealed=named(revealed),
        )

    def result(place: int) -> FinalScore:
        zone_scores = scores(place)
        cards = named(sorted(g.scored_cards(place)))
        return FinalScore(place, sum([zone.points for zone in zone_scores]), zone_scores, cards)

    place = -1 if seat is None else ring.real[seat]
    mine = place >= 0
    finals = [result(one) for one in range(ring.places)] if over else []
    return PenguinsView(
        seat=seat,
        round=g.round,
        rounds=ROUNDS,
        phase={LANDING: "landing", OVER: "over"}.get(g.phase, "infiltration"),
        places=tuple([seen(one) for one in range(ring.places)]),
        hand=named(sorted(g.hands[place])) if mine else (),
        gives_left=chosen(g.gives[2 * place]) if mine else None,
        gives_right=chosen(g.gives[2 * place + 1]) if mine else None,
        lands=named([kind for kind in g.landing[2 * place : 2 * place + 2] if kind >= 0]) if mine else (),
        put_aside=tuple([(virtual, named(sorted(g.piles[virtual // 2 * 2 + seat]))) for virtual in ring.virtual])
        if seat is not None
        else (),
        destroyed=named(g.destroyed),
        scores_now=scores(place) if mine else (),
        final=tuple(sorted(finals, key=lambda one: (-one.total, one.number))),
    )


def is_ready(g: PenguinsState, place: int) -> bool:
    """Tell whether nothing more is asked of a place in this phase."""
    if g.phase == INFILTRATION:
        return g.gives[2 * place + 1] >= 0
    if g.phase == LANDING:
        done = g.landing[2 * place + g.lands[place] - 1] >= 0
        return done or any(landed >> 6 == place for landed in g.turned)
    return True
