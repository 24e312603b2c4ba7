"""The table in the terminal, in Rich markup: zones as columns, places as rows, and below them the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.penguins.view import PenguinsView, PlaceView, ZoneScore

if TYPE_CHECKING:
    from theatrum.games.penguins.game import Penguins

NAMES = 22  # width of the column of names
COLUMN = 15
CROWN = "♛"
SIGNS = {"control": CROWN, "lowest": "↓", "absent": "×", "none": "·"}
COLOURS = {"black": "bright_black", "yellow": "yellow", "blue": "blue", "green": "green", "red": "red"}


def draw(game: Penguins, view: PenguinsView, lang: str) -> str:
    """Draw a view; every line ends where its content does, so that a narrow terminal wraps only what is long."""
    return "\n".join(line.rstrip() for line in Sheet(game, view, lang).lines())


class Sheet:
    """One view in one language, line by line."""

    def __init__(self, game: Penguins, view: PenguinsView, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.zones = game.content.zones

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(id, self.lang, words)

    def cards(self, tokens: Sequence[str]) -> str:
        return ", ".join(self.game.label(self.game.vocabulary.number(token), self.lang) for token in tokens)

    def of_zone(self, tokens: Sequence[str], zone: str) -> list[str]:
        """Return the values of the cards of one zone."""
        return [token.rpartition("-")[2] for token in tokens if token.startswith(f"card:{zone}-")]

    def row(self, head: str, cells: Sequence[str]) -> str:
        painted = [
            f"[{COLOURS.get(zone.colour, 'default')}]{cell:<{COLUMN - 1}}[/] "
            for zone, cell in zip(self.zones, cells, strict=True)
        ]
        return f"{head:<{NAMES}}" + "".join(painted)

    def lines(self) -> list[str]:
        view = self.view
        title = self.say("board-round", round=view.round, rounds=view.rounds)
        lines = [f"[bold]{title}[/] – {self.say('phase-' + view.phase)}", ""]
        lines.append("[bold]" + self.row("", [zone.names[self.lang] for zone in self.zones]) + "[/]")
        for place in view.places:
            lines += self.place(place)
        if view.destroyed:
            lines += ["", f"[dim]{self.say('board-destroyed', cards=self.cards(view.destroyed))}[/]"]
        if view.final:
            lines += self.results()
        elif view.seat is not None:
            lines += ["", *self.my_cards()]
        return lines

    def place(self, place: PlaceView) -> list[str]:
        cells = []
        for zone in self.zones:
            values = self.of_zone(place.table, zone.id)
            crown = f" {CROWN}" if zone.id in place.controls else ""
            cells.append(f"{'+'.join(values)}={place.sums[zone.id]}{crown}" if values else "·")
        marks = []
        if place.seat is not None:
            marks.append(self.say("board-hand", count=place.hand))
        marks.append(self.say("board-deck", count=place.deck))
        if place.seat is None:
            marks.append(self.say("board-side", count=place.side))
        if place.lands > 1:
            marks.append(self.say("board-two"))
        if place.waits:
            marks.append(self.say("board-waits"))
        if place.seat is not None and place.ready and self.view.phase != "over":
            marks.append(self.say("board-ready"))
        if place.revealed:
            marks.append(self.say("board-turned", cards=self.cards(place.revealed)))
        mine = place.seat is not None and place.seat == self.view.seat
        name = self.name(place.number)
        head = f"{name} ({self.say('board-you')})" if mine else name
        return [self.row(head, cells), f"[dim]  {' · '.join(marks)}[/]"]

    def name(self, number: int) -> str:
        place = self.view.places[number]
        return self.game.place_name(place.seat, number, self.lang)

    def my_cards(self) -> list[str]:
        """Show the hand zone by zone, what it would score now, and what has been chosen in secret."""
        view = self.view
        values = [" ".join(self.of_zone(view.hand, zone.id)) or "·" for zone in self.zones]
        total = sum(score.points for score in view.scores_now)
        lines = [
            self.row(self.say("board-my-hand"), values),
            self.scores(self.say("board-scores-now"), view.scores_now, total),
            self.legend(),
        ]
        if view.gives_left:
            lines.append(self.say("board-gives-left", card=self.cards([view.gives_left])))
        if view.gives_right:
            lines.append(self.say("board-gives-right", card=self.cards([view.gives_right])))
        if view.lands:
            lines.append(self.say("board-lands", cards=self.cards(view.lands)))
        for number, tokens in view.put_aside:
            if tokens:
                put = self.say("board-put-aside", place=self.name(number), cards=self.cards(tokens))
                lines.append(f"[dim]{put}[/]")
        return lines

    def scores(self, head: str, scores: Sequence[ZoneScore], total: int) -> str:
        cells = [f"{score.points} {SIGNS[score.how]}" for score in scores]
        return self.row(head, cells) + self.say("board-total", points=total)

    def legend(self) -> str:
        """Explain the signs behind the points of a zone."""
        return "[dim]" + "   ".join(f"{sign} {self.say('how-' + how)}" for how, sign in SIGNS.items()) + "[/]"

    def results(self) -> list[str]:
        finals = self.view.final
        rows = [self.scores(self.name(final.number), final.zones, final.total) for final in finals]
        return ["", f"[bold]{self.say('board-final')}[/]", *rows, self.legend()]
