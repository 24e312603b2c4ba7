"""World Order as the engine knows it: tokens, options, views, the outcome, checks, and the hooks for bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from theatrum.engine.game import Game, Listing, Option, Options, Outcome, Part
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Arg, Say
from theatrum.games.world_order import audit, estimate, judge, naming, positions, scoring, terminal
from theatrum.games.world_order import words as w
from theatrum.games.world_order.influence import all_cubes
from theatrum.games.world_order.reading import GROWTH_ABILITIES, read_content
from theatrum.games.world_order.state import Rules, WorldOrderState
from theatrum.games.world_order.tokens import GROWTH, LOCAL, POWER_IDS, REGION, SOURCES
from theatrum.games.world_order.view import WorldOrderView, look

FOLDER = Path(__file__).parent


class WorldOrder(Game):
    """Two to four players; powers that nobody leads act by auto-influence cards."""

    name: ClassVar[str] = "world_order"
    rules_version: ClassVar[int] = 3
    weighs_lines: ClassVar[bool] = True
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("powers", ("choose", "dealt"), "choose"),
        Option("first_hand", ("halves", "suggested"), "halves"),
        Option("executive_order", (False, True), False),
        Option("trade_cards", ("all", "marked"), "all"),
        Option("absent_threat", (True, False), True),
        Option("last_influence", (True, False), True),
    )

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__(FOLDER, pack)
        self.content = read_content(self.source)
        self.vocabulary = Vocabulary(naming.tokens(self.content, self.messages))
        growths = self.content.growths
        self.growth_of = {
            ability: next((GROWTH + i for i, card in enumerate(growths) if card.ability == ability), -1)
            for ability in GROWTH_ABILITIES
        }

    def start(self, seats: int, seed: int, options: Options) -> WorldOrderState:
        return WorldOrderState(self.content, self.rules(options), seats, seed)

    def rules(self, options: Options) -> Rules:
        return Rules(
            deal_powers=options["powers"] == "dealt",
            suggested_hand=options["first_hand"] == "suggested",
            executive_order=bool(options["executive_order"]),
            marked_trade_cards=options["trade_cards"] == "marked",
            absent_threat=bool(options["absent_threat"]),
            last_influence=bool(options["last_influence"]),
            growth=self.growth_of,
        )

    def cards(self, names: Sequence[str]) -> list[int]:
        """A card is its token, of whatever family: no two piles share a number."""
        return [self.vocabulary.number(name) for name in names]

    def view(self, state: WorldOrderState, seat: int | None) -> WorldOrderView:
        return look(state, seat, self.vocabulary.names)

    # WO-111: points; those tied for the best are told apart by first bonuses and cubes, as fractions of a point.
    def outcome(self, state: WorldOrderState) -> Outcome:
        powers = state.power_of
        best = max([state.score[p] for p in powers])
        tied = [p for p in powers if state.score[p] == best]
        top = max([scoring.rank(state, p) for p in tied])
        winners = [p for p in tied if scoring.rank(state, p) == top]
        scores = []
        for p in powers:
            fraction = state.firsts[p] / 10 + all_cubes(state, p) / 10_000 if len(tied) > 1 and p in tied else 0.0
            scores.append(state.score[p] + fraction)
        size = len(SOURCES)
        summary = {
            "powers": [POWER_IDS[p] for p in powers],
            "points": [state.score[p] for p in powers],
            "sources": [dict(zip(SOURCES, state.ledger[p * size : (p + 1) * size], strict=True)) for p in powers],
            "first_bonuses": [state.firsts[p] for p in powers],
            "cubes": [all_cubes(state, p) for p in powers],
            "winners": [POWER_IDS[p] for p in winners],
        }
        counted = tuple([state.score[p] for p in powers])
        if len(winners) > 1:
            return Outcome(tuple(scores), w.SHARED, (tuple(winners), best), summary, counted)
        ending = w.WON_TIE if len(tied) > 1 else w.WON
        return Outcome(tuple(scores), ending, (winners[0], best), summary, counted)

    def judge(self, state: WorldOrderState, seat: int) -> float:
        return judge.judge(state, seat)

    def outlook(self, state: WorldOrderState, seat: int) -> float:
        return estimate.outlook(state, seat)

    def stage(self, state: WorldOrderState) -> int:
        """A search looks to the end of a power's turn: what the others answer is too open."""
        return ((state.round * 16 + state.phase) * 8 + state.turn_number) * 8 + state.at

    def audit(self, state: WorldOrderState) -> list[str]:
        return audit.audit(state)

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        # Losses: THREAT in four regions by three powers in six rounds, and two scorings of the USA's status.
        return -200.0, 600.0

    def longest(self, seats: int, options: Options) -> int:
        # In a round at most four long actions of 45 decisions, 16 short ones of 6 in chains of extra cards, and 67 for
        # focus, research and aftermath.
        return 50 + seats * 6 * (4 * 45 + 16 * 6 + 67)

    def hides(self, seats: int, options: Options) -> bool:
        return True

    def arrange(self, state: WorldOrderState, position: Mapping[str, Any]) -> None:
        positions.arrange(self, state, position)

    def svg(self, view: WorldOrderView, lang: str) -> str:
        from theatrum.games.world_order.board import draw

        return draw(self, view, lang)

    def wide_svg(self, view: WorldOrderView, lang: str) -> str:
        from theatrum.games.world_order.board import draw

        return draw(self, view, lang, wide=True)

    def parts(self, view: WorldOrderView, lang: str) -> Mapping[int, Part]:
        from theatrum.games.world_order.icons import POWERS

        names = {power.id: power.names[lang] for power in self.content.powers}
        return {power.seat: Part(names[power.id], POWERS[power.id], power.score) for power in view.powers}

    def lists(self, view: WorldOrderView, lang: str) -> list[Listing]:
        from theatrum.games.world_order.lists import lists

        return lists(self, view, lang)

    def standing(self, view: WorldOrderView, lang: str) -> str:
        names = {power.id: power.names[lang] for power in self.content.powers}
        told = " · ".join(f"{names[power.id]} {power.would_score}".replace("-", "−") for power in view.powers)
        return f"{self.messages.text('board-picture-scored-now', lang)}: {told}" if told else ""

    def terminal(self, view: WorldOrderView, lang: str) -> str:
        return terminal.draw(self, view, lang)

    def describe(self, token: int, lang: str, view: WorldOrderView | None = None) -> str:
        from theatrum.games.world_order.hints import describe

        return describe(self, token, lang, view)

    def choice(self, token: int, lang: str, view: WorldOrderView | None = None) -> str:
        """Name a token as a choice, where a view tells more than its label: an amount to pay, the card in a slot."""
        from theatrum.games.world_order.hints import choice

        return choice(self, token, lang, view) if view is not None else self.label(token, lang)

    def touches(self, token: int, view: WorldOrderView) -> tuple[int, ...]:
        return naming.touches(self, token, view)

    def _word(self, kind: str, value: Arg, lang: str) -> str | int:
        if kind == "power" and isinstance(value, int):
            return self.power_name(value, lang)
        if kind == "powers" and not isinstance(value, int | str):
            return self.join([self.power_name(one, lang) for one in value], lang)
        if kind == "amounts" and not isinstance(value, int | str):
            return naming.amounts(self, list(zip(value[::2], value[1::2], strict=True)), lang)
        if kind == "cost" and not isinstance(value, int | str):
            good, n = value
            return naming.amounts(self, [(need, each * n) for need, each in self.content.goods[good].needs], lang)
        return super()._word(kind, value, lang)

    def phrase(self, what: Say, args: tuple[Arg, ...], lang: str) -> str:
        """Say a sentence; a refusal that speaks of a thing of its own names it too."""
        if not isinstance(what, w.About):
            return super().phrase(what, args, lang)
        if what.instead:
            return super().phrase(what, (what.thing,), lang)
        (country,) = args
        assert isinstance(country, int)
        home = self.label(REGION + self.content.countries.region[country], lang)
        words = {"country": self.label(country, lang), "home": home, "region": self.label(what.thing, lang)}
        return self.messages.text(what.id, lang, words)

    def power_name(self, power: int, lang: str) -> str:
        return self.messages.text("local", lang) if power == LOCAL else self.content.powers[power].names[lang]
