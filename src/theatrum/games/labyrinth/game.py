"""Labyrinth as the engine knows it: tokens, the start, views, the outcome, checks, and the hooks for bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from theatrum.engine.game import Game, Listing, Option, Options, Outcome
from theatrum.engine.rulebook import Rule, Rulebook
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Arg, Say
from theatrum.games.labyrinth import arranging, auditing, judge, tokens
from theatrum.games.labyrinth.content import read_content
from theatrum.games.labyrinth.endings import ENDINGS
from theatrum.games.labyrinth.events.catalogue import EVENTS
from theatrum.games.labyrinth.sequence import STAGES
from theatrum.games.labyrinth.state import LENGTHS, Labyrinth, Rules
from theatrum.games.labyrinth.view import ENDINGS as ENDING_NAMES
from theatrum.games.labyrinth.view import SIDES, LabyrinthView, look, look_at_victory, unseen

FOLDER = Path(__file__).parent
FACES = "⚀⚁⚂⚃⚄⚅"
DECISIONS_IN_A_DECK = 4000


class LabyrinthGame(Game):
    """Two sides: the United States (seat 0) and the Jihadist (seat 1)."""

    name: ClassVar[str] = "labyrinth"
    rules_version: ClassVar[int] = 2
    weighs_lines: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("scenario", ("lets-roll", "call-me-al", "anaconda", "mission-accomplished"), "lets-roll"),
        Option("length", tuple(LENGTHS), "standard"),
        Option("gwot_hurts_prestige", (True, False), True),
        Option("may_stop_early", (True, False), True),
        # What public sources read differently on single cards; the first value is our reading.
        Option("strict_conditions", (False, True), False),
        Option("discarded_election", (True, False), True),
        Option("biometrics", ("good", "all"), "good"),
        Option("madrassas_bring_us_event", (True, False), True),
        Option("quagmire", ("discards-first", "posture-first"), "discards-first"),
        Option("taliban", ("always", "unsettled"), "always"),
        Option("hizballah", ("with-lebanon", "without-lebanon"), "with-lebanon"),
        Option("iran_takes_aid", (True, False), True),
        Option("gtmo", ("operations", "all-recruiting"), "operations"),
        Option("saleh", ("ally", "one-box"), "ally"),
    )

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__(FOLDER, pack)
        self.content = read_content(self.source)
        self.vocabulary = Vocabulary(tokens.names(self.content))
        self._unmet = {entry.unmet.id: number for number, entry in EVENTS.items()}

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return the rules, and behind them the cards, each as a rule of its own."""
        book = Rulebook(self.source)
        book.chapters["cards"] = {lang: self.messages.text("chapter-cards", lang) for lang in ("en", "pl")}
        for card in self.content.cards:
            text = {lang: f"{card.names[lang]}. {self.card_text(card.number, lang)}" for lang in card.names}
            book.rules[f"#{card.number}"] = Rule(f"#{card.number}", "cards", text, card.source)
        return book

    def card_text(self, number: int, lang: str) -> str:
        """Tell a card's condition and effect."""
        card = self.content.card(number)
        if card.when is None:
            return card.text[lang]
        return self.messages.text("card-text", lang, {"when": card.when[lang], "text": card.text[lang]})

    def start(self, seats: int, seed: int, options: Options) -> Labyrinth:
        return Labyrinth(Rules(self.content, STAGES, options), seed)

    def cards(self, names: Sequence[str]) -> list[int]:
        """Return the numbers printed on cards, which begin with 1."""
        return [self.vocabulary.number(name) - tokens.CARD for name in names]

    def view(self, state: Labyrinth, seat: int | None) -> LabyrinthView:
        return look(state, seat, self.vocabulary.names)

    def outcome(self, state: Labyrinth) -> Outcome:
        victory = look_at_victory(state)
        scores = (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)
        summary = {
            "ending": ENDING_NAMES[state.ending],
            "turns": state.turn_number,
            "good_resources": victory.good_resources,
            "islamist_resources": victory.islamist_resources,
            "good_or_fair": victory.good_or_fair,
            "poor_or_islamist": victory.poor_or_islamist,
            "prestige": state.prestige,
        }
        return Outcome(scores, ENDINGS[state.winner, state.ending], (), summary)

    def judge(self, state: Labyrinth, seat: int) -> float:
        return judge.judge(state, seat)

    def outlook(self, state: Labyrinth, seat: int) -> float:
        return judge.outlook(state, seat)

    def stage(self, state: Labyrinth) -> int:
        """A search looks to the end of a card's play, or of the plots that the US has let happen."""
        return state.stretch

    def audit(self, state: Labyrinth) -> list[str]:
        return auditing.audit(state)

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        return 0.0, 1.0

    def longest(self, seats: int, options: Options) -> int:
        return DECISIONS_IN_A_DECK * LENGTHS[str(options["length"])]

    def hides(self, seats: int, options: Options) -> bool:
        return True

    def arrange(self, state: Labyrinth, position: Mapping[str, Any]) -> None:
        arranging.arrange(self, state, position)

    def svg(self, view: LabyrinthView, lang: str) -> str:
        from theatrum.games.labyrinth.board import draw

        return draw(self, view, lang)

    def wide_svg(self, view: LabyrinthView, lang: str) -> str:
        from theatrum.games.labyrinth.board import draw

        return draw(self, view, lang, wide=True)

    def lists(self, view: LabyrinthView, lang: str) -> list[Listing]:
        """My cards, those on the table, what is known of the others', events in effect, the piles, and what I have seen
        nowhere; what is empty is left out."""
        found: list[tuple[str, Sequence[str]]] = []
        others = []
        for seat, hand in enumerate(view.hands):
            if seat == view.seat:
                found.append((self.messages.text("picture-hand", lang, {"count": hand.count}), hand.cards))
            else:
                others.append((self.known_title(hand.side, lang), hand.cards))
        found += [(self.messages.text("picture-on-table", lang), view.on_table), *others]
        in_effect = {
            "picture-events": view.events,
            "picture-lapsing": view.lapsing,
            "list-first-plot": [view.first_plot_card] if view.first_plot_card else [],
            "list-leaked": view.leaked,
            "picture-pile-discard": view.discard,
            "picture-pile-removed": view.removed,
            "list-unseen": unseen(view),
        }
        found += [(self.messages.text(id, lang, {"count": len(cards)}), cards) for id, cards in in_effect.items()]
        return [Listing(title, cards) for title, cards in found if cards]

    def known_title(self, side: str, lang: str) -> str:
        """Name the list of what is known of the hand of a side."""
        return self.messages.text("list-known", lang, {"side": self.seat_name(SIDES.index(side), lang)})

    def standing(self, view: LabyrinthView, lang: str) -> str:
        won = view.victory
        words: dict[str, str | int] = {"good": won.good_resources, "islamist": won.islamist_resources}
        words["side"] = self.seat_name(SIDES.index(won.winner_at_last_deck), lang)
        return self.messages.text("standing", lang, words)

    def terminal(self, view: LabyrinthView, lang: str) -> str:
        from theatrum.games.labyrinth.terminal import draw

        return draw(self, view, lang)

    def describe(self, token: int, lang: str, view: LabyrinthView | None = None) -> str:
        from theatrum.games.labyrinth.odds import describe

        return describe(self, token, lang, view)

    def touches(self, token: int, view: LabyrinthView) -> tuple[int, ...]:
        from theatrum.games.labyrinth.odds import touches

        return touches(self, token, view)

    def label(self, token: int, lang: str) -> str:
        """Name a token; a card goes with its number, for some cards share a name."""
        name = super().label(token, lang)
        if tokens.CARD < token <= tokens.CARD + tokens.CARDS:
            return f"{name} (#{token - tokens.CARD})"
        return name

    def _word(self, kind: str, value: Arg, lang: str) -> str | int:
        if kind == "dice":
            assert not isinstance(value, (int, str))
            return " ".join(FACES[die - 1] for die in value)
        if kind == "tally":  # countries, each with how often it is named
            assert not isinstance(value, (int, str))
            times = {land: value.count(land) for land in value}
            return ", ".join(self.label(land, lang) + (f" ×{n}" if n > 1 else "") for land, n in times.items())
        if kind == "trips":  # from, to, from, to …
            assert not isinstance(value, (int, str))
            ends = [self.label(land, lang) for land in value]
            return ", ".join(f"{start} → {end}" for start, end in zip(ends[::2], ends[1::2], strict=True))
        if kind == "signed":
            assert isinstance(value, int)
            return f"{value:+d}".replace("-", "−")
        return super()._word(kind, value, lang)

    def phrase(self, what: Say, args: tuple[Arg, ...], lang: str) -> str:
        number = self._unmet.get(what.id)
        if number is None:
            return super().phrase(what, args, lang)
        card = self.content.card(number)
        when = card.when[lang] if card.when else ""
        return self.messages.text("condition-not-met", lang, {"card": card.names[lang], "when": when})
