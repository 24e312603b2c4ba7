"""The table of CLASH as plain data, and how one player may imagine what the other hides."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Self

from theatrum.engine.flow import Flow
from theatrum.engine.state import State
from theatrum.games.clash.tiles import Tiles
from theatrum.games.clash.tokens import TILE

NONE = -1

# Stages of a match; each names the flow that plays the next turn.
DEAL, NAME_STARTER, DRAFT, SECRET_DRAFT, PLAY = range(5)


class Rules:
    """The options of one match and its tiles: fixed from the first turn to the last."""

    __slots__ = (
        "facing",
        "games",
        "neutrals",
        "repeat_from",
        "series",
        "stages",
        "strict_turning",
        "tiles",
        "variant",
    )

    def __init__(
        self, tiles: Tiles, stages: dict[int, Callable[[Clash], Flow[None]]], options: dict[str, object]
    ) -> None:
        self.tiles = tiles
        self.stages = stages
        self.variant = str(options["variant"])
        self.series = str(options["series"])
        self.games = {"single": 1, "match": 3}.get(self.series, int(str(options["games"])))
        self.facing = str(options["facing"])
        self.strict_turning = bool(options["strict_turning"])
        self.repeat_from = str(options["repeat_from"])
        neutrals = () if self.variant == "beginner" else tiles.neutrals
        self.neutrals = tuple(tile for tile in neutrals if options["putsch"] or not tiles[tile].optional)


class Clash(State):
    """Tiles are numbers into ``rules.tiles``, cells 0..8, players 0 (McWorld) and 1 (Jihad).

    Open piles are kept sorted; hidden tiles lie in the order in which they came, for their slots can be named blindly.
    """

    __slots__ = (
        "acting",
        "aside",
        "box",
        "discard",
        "down",
        "draft",
        "drafting",
        "facing",
        "from_pass",
        "hidden",
        "last",
        "loser",
        "mover",
        "moves",
        "neutral",
        "number",
        "options",
        "passed",
        "placing",
        "points",
        "results",
        "returned",
        "rules",
        "saw",
        "seen",
        "stage",
        "starter",
        "top",
        "under",
        "wins",
        "zones",
    )

    unhashed = ("rules",)

    def __init__(self, rules: Rules, options: tuple[tuple[str, object], ...], seed: int) -> None:
        super().__init__(seed)
        self.rules = rules
        self.options = options
        self.stage = DEAL
        self.number = 0
        self.wins = [0, 0]
        self.points = [0, 0]
        self.results: list[tuple[int, ...]] = []  # winner, how, supported 0 and 1, points 0 and 1
        self.loser = NONE  # who lost last, and so names the next starter
        self.aside: list[int] = []  # neutrals used up in earlier games
        self.box = sorted(rules.neutrals)  # neutrals that have not been dealt in this match
        self.clear_table()

    def clear_table(self) -> None:
        """Empty everything that belongs to one game."""
        self.starter = NONE
        self.mover = NONE
        self.moves = 0
        self.top = [NONE] * 9  # the tile on each cell
        self.facing = [0] * 9  # whom it supports
        self.down = [0] * 9  # 1 + the player who destroyed it, 0 for an up tile
        self.under = [NONE] * 9  # the tile that the Nobel Prize covers
        self.zones: list[list[int]] = [[], []]
        self.hidden: list[list[int]] = [[], []]  # tiles of each player that the other has not seen
        self.neutral: list[int] = []
        self.discard: list[int] = []
        self.draft: list[int] = []  # the tiles to choose from in a secret draft
        self.drafting = 0  # how many choices of a draft have been made
        self.returned: list[int] = []  # put back in this secret draft; in the box when it is over
        self.passed: list[tuple[int, ...]] = [(), ()]  # what each player passed on to the other in the secret draft
        self.saw: list[tuple[int, ...]] = [(), ()]  # all that each player has held in the secret draft
        self.from_pass = [NONE, NONE]  # the hidden tile each player kept of those passed to him
        self.placing = NONE
        self.acting = NONE
        self.last: list[int] = []
        self.seen: list[tuple[int, ...]] = []  # the positions after each move, to notice repetition

    def copy(self) -> Self:
        twin = self._copy_base(object.__new__(type(self)))
        twin.rules = self.rules
        twin.options = self.options
        twin.stage = self.stage
        twin.number = self.number
        twin.wins = self.wins.copy()
        twin.points = self.points.copy()
        twin.results = self.results.copy()
        twin.loser = self.loser
        twin.aside = self.aside.copy()
        twin.box = self.box.copy()
        twin.starter = self.starter
        twin.mover = self.mover
        twin.moves = self.moves
        twin.top = self.top.copy()
        twin.facing = self.facing.copy()
        twin.down = self.down.copy()
        twin.under = self.under.copy()
        zones, hidden = self.zones, self.hidden
        twin.zones = [zones[0].copy(), zones[1].copy()]
        twin.hidden = [hidden[0].copy(), hidden[1].copy()]
        twin.neutral = self.neutral.copy()
        twin.discard = self.discard.copy()
        twin.draft = self.draft.copy()
        twin.drafting = self.drafting
        twin.returned = self.returned.copy()
        twin.passed = self.passed.copy()
        twin.saw = self.saw.copy()
        twin.from_pass = self.from_pass.copy()
        twin.placing = self.placing
        twin.acting = self.acting
        twin.last = self.last.copy()
        twin.seen = self.seen.copy()
        return twin

    def turn(self) -> Flow[None]:
        return self.rules.stages[self.stage](self)

    # --- what one player cannot know ---------------------------------------------------------------------------

    def imagine(self, seat: int) -> None:
        """Deal the other player's hidden tiles anew (CL-38, CL-40).

        The tile that the other kept of those this seat passed on may be any of them that is not known to be
        elsewhere; every other hidden tile may be any neutral that this seat has not seen in this game.
        """
        other = 1 - seat
        barred = self._barred(other)
        kept = self.from_pass[other]
        if kept != NONE:
            self._imagine_kept(seat, other, kept, barred)
        hidden = self.hidden[other]
        unseen = [slot for slot, tile in enumerate(hidden) if tile != self.from_pass[other]]
        holding = self.draft if self._draws_unseen(other) else []
        if not unseen and not holding:
            return
        seen = self.saw[seat]
        known = [tile for tile in self.box if tile in seen]
        pool = [tile for tile in self.box if tile not in seen] + [hidden[slot] for slot in unseen] + holding
        pool.sort()  # the truth must leave no trace in the order
        self.mix(pool)
        for slot in unseen:
            hidden[slot] = pool.pop(next(i for i in range(len(pool) - 1, -1, -1) if pool[i] not in barred))
        holding[:] = sorted(pool.pop() for _ in holding)
        self.box[:] = sorted(known + pool)

    def _barred(self, seat: int) -> tuple[int, ...]:
        """Whoever is asked for a tile has one to place, so a single tile is not a Nobel Prize with nothing to cover."""
        asked = self.stage == PLAY and self.mover == seat and self.placing == NONE and self.acting == NONE
        single = not self.zones[seat] and not self.neutral and len(self.hidden[seat]) == 1
        if not asked or not single:
            return ()
        from theatrum.games.clash.moves import may_play

        return tuple(tile for tile in self.rules.tiles.protectors if not may_play(self, seat, TILE + tile))

    def _imagine_kept(self, seat: int, other: int, kept: int, barred: tuple[int, ...]) -> None:
        choices = [tile for tile in self.passed[seat] if tile in self.box or tile in self.returned]
        choices = sorted([tile for tile in choices if tile not in barred] + [kept])
        instead = choices[self.rand(len(choices))]
        if instead == kept:
            return
        pile = self.box if instead in self.box else self.returned
        pile.remove(instead)
        insort(pile, kept)
        self.hidden[other][self.hidden[other].index(kept)] = instead
        self.from_pass[other] = instead

    def _draws_unseen(self, seat: int) -> bool:
        """Tell whether ``seat`` now chooses among four tiles that the other player has not seen."""
        if self.stage != SECRET_DRAFT or not self.draft:
            return False
        return (self.drafting, seat) in ((0, self.starter), (2, 1 - self.starter))
