"""The table in the terminal, in Rich markup: victory and tracks, the map by regions, cards and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.board import Board
from theatrum.games.labyrinth.layout import TALL

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

COLUMN = 39
NAME = 18
REGIONS: Final = {
    "west": (
        "united-states canada united-kingdom serbia scandinavia benelux germany france spain italy eastern-europe"
        " russia"
    ),
    "africa": "morocco algeria-tunisia libya egypt sudan kenya-tanzania somalia",
    "middle-east": ("turkey lebanon israel syria jordan iraq saudi-arabia gulf-states yemen iran caucasus"),
    "asia": "central-asia afghanistan pakistan india china thailand indonesia-malaysia philippines",
}
COLOURS: Final = {"good": "blue", "fair": "yellow", "poor": "dark_orange", "islamist": "red"}
ALIGNMENTS: Final = {"": " ", "ally": "+", "neutral": "=", "adversary": "−"}
SLEEPER, ACTIVE, TROOP, PLOT, CADRE = "○", "●", "■", "◆", "◌"


def draw(game: LabyrinthGame, view: LabyrinthView, lang: str) -> str:
    """Draw a view; every line ends where its content does, so that a narrow terminal wraps only what is long."""
    return "\n".join(line.rstrip() for line in Sheet(game, view, lang).lines())


class Sheet(Board):
    """One view in one language, line by line; the words are those of the picture."""

    def __init__(self, game: LabyrinthGame, view: LabyrinthView, lang: str) -> None:
        super().__init__(game, view, lang, TALL)

    def lines(self) -> list[str]:
        view = self.view
        found = [f"[bold]{self.standing()}[/] – {self.decks()}"]
        if not view.winner:
            found.append(self.last_deck())
        found += ["", *self.goals(), "", *self.numbers(), ""]
        for region, ids in REGIONS.items():
            found += self.region(region, ids.split())
        found += [f"[dim]{self.key()}[/]", ""]
        return found + self.cards()

    def goals(self) -> list[str]:
        found = []
        for gauge in self.gauges():
            shown = gauge.shown or f"{gauge.value}/{gauge.goal}"
            note = f" [dim]{gauge.note}[/]" if gauge.note else ""
            colour = "blue" if gauge.side == "us" else "green"
            found.append(
                f"[{colour}]{self.side(gauge.side):<14}[/]{self.say(f'goal-{gauge.name}'):<20}{shown:>7}{note}"
            )
        return found

    def numbers(self) -> list[str]:
        view = self.view
        us = self.say(view.us_posture) if view.us_posture else "?"
        lean = self.say("letter-hard" if view.world_posture > 0 else "letter-soft") if view.world_posture else ""
        world = f"{lean}{abs(view.world_posture)}"
        reserves = ", ".join(f"{self.side(side)} {view.reserves[seat]}" for seat, side in enumerate(("us", "jihadist")))
        plots = self.say("plots", count=view.available_plots)
        if view.my_plots:
            plots += f" ({', '.join(f'{self.label(token)} ×{count}' for token, count in view.my_plots.items())})"
        return [
            f"{self.say('track-prestige'):<10}{view.prestige:>3}  {self.prestige_note()}",
            f"{self.say('track-funding'):<10}{view.funding:>3}  {self.funding_note()}",
            f"{self.say('track-gwot'):<10}{world:>3}  {self.say('gwot-note', us=us, penalty=view.gwot_penalty)}",
            f"{self.say('track-troops'):<10}{view.troops_on_track:>3}  {self.troops_note()}",
            f"{self.say('reserves')}: {reserves}",
            f"{plots}. {self.say('wmd-note', events=view.wmd_events, pakistan=view.wmd_pakistan)}",
        ]

    # --- the map -------------------------------------------------------------------------------------------------

    def region(self, region: str, ids: list[str]) -> list[str]:
        cells = [self.cell(lands.IDS.index(id)) for id in ids]
        found = [f"[bold]{self.say(f'region-{region}')}[/]"]
        for place in range(0, len(cells), 2):
            pair = cells[place : place + 2]
            found.append("".join(marked + " " * max(1, COLUMN - wide) for marked, wide in pair))
        return found

    def cell(self, land: int) -> tuple[str, int]:
        """Write a country in one short line; returns it and how wide it is without its colours."""
        view = self.view.countries[land]
        letter = self.say(f"letter-{view.governance}") if view.governance else "?"
        stance = self.say(f"letter-{view.posture}") if view.posture else ALIGNMENTS[view.alignment]
        name = self.short(land, NAME * 14 * 0.6 * self.s)[:NAME]
        counts = (
            (SLEEPER, view.sleepers),
            (ACTIVE, view.actives),
            (TROOP, view.troops),
            (PLOT, len(view.plots)),
        )
        signs = [f"{sign}{count}" for sign, count in counts if count]
        signs += [CADRE] if view.cadre else []
        signs += [
            self.say(word)
            for word, here in (("sadr", view.sadr), ("nato", view.nato), ("ctr", view.ctr), ("besieged", view.besieged))
            if here
        ]
        if view.aid:
            signs.append(self.say("aid", count=view.aid))
        if view.regime_change:
            signs.append(self.say(f"regime-{view.regime_change}"))
        kinds = [self.label(plot.kind) for plot in view.plots if plot.kind]
        signs += [f"({', '.join(kinds)})"] if kinds else []
        worth = "•" * view.resources
        rest = f"{stance} {name:<{NAME}} {worth:<3} {' '.join(signs)}".rstrip()
        colour = COLOURS.get(view.governance, "dim")
        return f"[{colour}]{letter}[/] {rest}", len(letter) + 1 + len(rest)

    def key(self) -> str:
        """Explain the signs of the map."""
        said = [f"{sign} {self.say(word)}" for word, sign in ALIGNMENTS.items() if word]
        pieces = ((SLEEPER, "sleeper"), (ACTIVE, "active"), (CADRE, "cadre"), (TROOP, "troop"), (PLOT, "plot"))
        said += [f"{sign} {self.say(f'legend-{word}')}" for sign, word in pieces]
        said += [f"{self.say(f'letter-{level}')} {self.say(level)}" for level in COLOURS]
        return "   ".join(said)

    # --- cards ---------------------------------------------------------------------------------------------------

    def cards(self) -> list[str]:
        view = self.view
        found = [self.say("in-play", card=self.label(token)) for token in view.on_table]
        if view.seat is not None:
            found.append(f"[bold]{self.say('hand', count=view.hands[view.seat].count)}[/]")
            for token in self.mine():
                card = self.card(token)
                colour = ("blue", "green", "default")[card.side]
                found.append(f"  [{colour}]{card.ops}[/] {self.label(token)}")
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                known = f"; {self.say('known', cards=self.labels(hand.cards))}" if hand.cards else ""
                found.append(self.say("holds", side=self.side(hand.side), count=hand.count) + known)
        effects = self.labels([token for _, token, _ in self.effects()])
        found.append(f"{self.say('events')}: {effects}" if effects else self.say("no-events"))
        for pile, tokens in (("discard", view.discard), ("removed", view.removed)):
            if tokens:
                found.append(f"[dim]{self.say(f'pile-{pile}', count=len(tokens))}: {self.labels(tokens)}[/]")
        return found
