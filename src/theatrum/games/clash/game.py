"""CLASH: Jihad vs. McWorld as the engine knows it: tokens, options, views, outcome, invariants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from theatrum.engine.errors import BadOption, Unreadable
from theatrum.engine.flow import Choose
from theatrum.engine.game import Game, Option, Options, Outcome
from theatrum.engine.vocabulary import Vocabulary
from theatrum.games.clash import words as w
from theatrum.games.clash.arranging import arrange
from theatrum.games.clash.endings import HOW, final_scores
from theatrum.games.clash.foretelling import describe, touched
from theatrum.games.clash.instinct import instinct
from theatrum.games.clash.judge import judge
from theatrum.games.clash.looking import look
from theatrum.games.clash.series import STAGES
from theatrum.games.clash.state import NONE, PLAY, Clash, Rules
from theatrum.games.clash.tiles import Tiles
from theatrum.games.clash.tokens import CELL, TILE_COUNT, words
from theatrum.games.clash.view import ClashView

HIDING = ("hidden_support", "secret_draft")


class ClashGame(Game):
    """Two players, a 3×3 board, and tiles that turn, destroy and shelter each other."""

    name = "clash"
    rules_version = 2
    options = (
        Option(
            "variant",
            ("standard", "beginner", "random_support", "hidden_support", "draft", "secret_draft", "long"),
            "standard",
        ),
        Option("series", ("match", "single", "points"), "match"),
        Option("games", tuple(range(1, 22)), 3),
        Option("facing", ("placer", "mustafa_placer", "neutrals_free", "free"), "placer"),
        Option("strict_turning", (False, True), False),
        Option("repeat_from", ("repeated", "repeating"), "repeated"),
        Option("putsch", (True, False), True),
    )

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__(Path(__file__).parent, pack)
        self.tiles = Tiles(self.source)
        if len(self.tiles) != TILE_COUNT:
            path, found = self.source.path("tiles.toml"), len(self.tiles)
            raise Unreadable("tile-count", self.source.folder, path=str(path), wanted=str(TILE_COUNT), found=str(found))
        self.vocabulary = Vocabulary(words(self.tiles))

    def check(self, seats: int, options: Options) -> None:
        if options["games"] != 3 and options["series"] != "points":
            raise BadOption("games-without-points", self.source.folder, series=str(options["series"]))

    def start(self, seats: int, seed: int, options: Options) -> Clash:
        return Clash(Rules(self.tiles, STAGES, dict(options)), tuple(sorted(options.items())), seed)

    def view(self, state: Clash, seat: int | None) -> ClashView:
        return look(self, state, seat)

    def outcome(self, state: Clash) -> Outcome:
        """Score games won, or points where the series is played for points."""
        series = state.rules.series
        x, y = state.points if series == "points" else state.wins
        first, second = final_scores(state)
        scores = (float(first), float(second))
        summary = {
            "games": [
                {
                    "winner": None if winner == NONE else winner,
                    "how": HOW[how],
                    "supported": [a, b],
                    "points": [p, q],
                }
                for winner, how, a, b, p, q in state.results
            ]
        }
        if first == second and series == "match":
            return Outcome(scores, w.DRAWN_MATCH, (x, y), summary, (float(x), float(y)))
        if first == second:
            return Outcome(scores, w.DRAWN, (x, y), summary)
        winner, x, y = (0, x, y) if first > second else (1, y, x)
        if series == "points":
            return Outcome(scores, w.WON_POINTS, (winner, x, y), summary)
        if series == "match":
            return Outcome(scores, w.WON_MATCH, (winner, x, y), summary)
        return Outcome(scores, w.WON_GAME, (winner,), summary)

    def judge(self, state: Clash, seat: int) -> float:
        return judge(state, seat)

    def instinct(self, state: Clash, asked: Choose, chance: Callable[[], float]) -> int:
        return instinct(state, asked, chance)

    def stage(self, state: Clash) -> int:
        return len(state.results)

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        if options["series"] == "points":
            return 0.0, 9.0 * int(options["games"])
        return 0.0, 2.0 if options["series"] == "match" else 1.0

    def longest(self, seats: int, options: Options) -> int:
        """60 placements a game (CA-46), each of tile, cell, facing and at most nine repeats with a two-step effect."""
        games = {"single": 1, "match": 3}.get(str(options["series"]), int(options["games"]))
        return games * (60 * 14 + 6)

    def hides(self, seats: int, options: Options) -> bool:
        return options["variant"] in HIDING

    def audit(self, state: Clash) -> list[str]:
        """Every tile is in exactly one place, and a player on turn has a cell to place a tile on (CA-14)."""
        broken = []
        places = [*state.zones, *state.hidden, state.neutral, state.discard, state.box, state.aside]
        places += [state.draft, state.returned, state.top, state.under, [state.placing]]
        found = sorted(tile for place in places for tile in place if tile != NONE)
        tiles = state.rules.tiles
        wanted = [tiles.start, *tiles.family("mcworld"), *tiles.family("jihad"), *state.rules.neutrals]
        if state.moves == 0 and not state.zones[0]:
            wanted = list(state.rules.neutrals)  # nothing is dealt yet
        if found != sorted(wanted):
            odd = set(found) ^ set(wanted) or {tile for tile in found if found.count(tile) > 1}
            broken.append(f"tiles do not add up: {', '.join(sorted(tiles[tile].name for tile in odd))}")
        if state.stage == PLAY and not state.over and state.acting == NONE and NONE not in state.top:
            broken.append("no free cell for the player to move")
        for cell in range(9):
            if state.top[cell] == NONE and (state.down[cell] or state.under[cell] != NONE):
                broken.append(f"cell {cell} is free and down or covering")
        return broken

    def arrange(self, state: Clash, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    def svg(self, view: ClashView, lang: str) -> str:
        from theatrum.games.clash.board import draw

        return draw(self, view, lang)

    def wide_svg(self, view: ClashView, lang: str) -> str:
        from theatrum.games.clash.board import draw

        return draw(self, view, lang, wide=True)

    def describe(self, token: int, lang: str, view: ClashView | None = None) -> str:
        return describe(self, token, view, lang)

    def touches(self, token: int, view: ClashView) -> tuple[int, ...]:
        return tuple(CELL + cell for cell in touched(self, token, view))

    def terminal(self, view: ClashView, lang: str) -> str:
        from theatrum.games.clash.terminal import show

        return show(self, view, lang)
