"""Around the map: whose card it is, the victory ruler, the tracks as slim rulers, reserves and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from theatrum.engine.drawing import (
    BRASS,
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
    RULE,
    SMALL,
    SOFT,
    TRAY,
    choice,
    mark,
    piece,
    rect,
    text_width,
)
from theatrum.games.labyrinth import icons
from theatrum.games.labyrinth.endings import COUNTRIES_TO_WIN, GOOD_RESOURCES_TO_WIN, ISLAMIST_RESOURCES_TO_WIN
from theatrum.games.labyrinth.pictures import Pictures
from theatrum.games.labyrinth.view import FUNDING, PRESTIGE

PRESTIGE_MODIFIER = {band: f"{value:+d}".replace("-", "−") for value, band in enumerate(PRESTIGE, -1)}
HAND_SIZES = {"overstretch": 7, "war": 8, "low-intensity": 9}
RESERVES = 2
TITLE = 82.0  # room for the name of a ruler


@dataclass(frozen=True, slots=True)
class Gauge:
    """How far a side is on one way to win."""

    side: str
    name: str
    value: int
    goal: int
    shown: str
    note: str
    done: bool


class TrackPictures(Pictures):
    """Everything that is read as a number."""

    # --- whose card it is ----------------------------------------------------------------------------------------

    def standing(self) -> str:
        """Say in a few words what is going on."""
        view = self.view
        if view.winner:
            return self.say("won", side=self.side(view.winner))
        if view.stage != "action":
            return f"{self.say('turn', turn=view.turn)} · {self.say(f'stage-{view.stage}')}"
        nth = max(1, view.slot) if view.on_table else min(2, view.slot + 1)
        side = self.side(view.side)
        return f"{self.say('turn', turn=view.turn)} · {self.say('card-of-phase', side=side, nth=nth)}"

    def decks(self) -> str:
        view = self.view
        return self.say("decks", deck=view.deck_number, decks=view.length, cards=view.deck)

    def last_deck(self) -> str:
        return self.say("last-deck", side=self.side(self.view.victory.winner_at_last_deck))

    def slots(self, x: float, y: float) -> str:
        """Draw the four cards of a round of action phases: played, being played, to come."""
        view, s = self.view, self.s
        parts = []
        for place in range(4):
            side, nth = ("jihadist", "us")[place // 2], place % 2 + 1
            at = x + place * 21 * s
            if view.winner:
                done, now = False, False
            elif view.stage == "action":
                later = view.side == "jihadist" and side == "us"
                done = (view.side == "us" and side == "jihadist") or (side == view.side and nth <= view.slot)
                now = side == view.side and nth == (view.slot if view.on_table else view.slot + 1)
                done = done and not now and not later
            else:
                done, now = view.stage in ("plots", "end"), False
            if now:
                parts.append(
                    rect(at - 10 * s, y - 10 * s, 20 * s, 20 * s, fill=HIGHLIGHT, stroke=GLOW, line=2 * s, radius=5 * s)
                )
            drawn = mark(icons.SIDES[side], at, y, 6 * s)
            parts.append(drawn if done or now else f'<g opacity="0.3">{drawn}</g>')
        return choice(None, self.standing(), "".join(parts))

    # --- the victory ruler (2.1, 4.7.6) ----------------------------------------------------------------------------

    def gauges(self) -> list[Gauge]:
        view, won = self.view, self.view.victory
        joined = self.say("adjacent" if won.islamist_neighbours else "not-adjacent")
        prestige = self.say("prestige-is", value=view.prestige)
        placed = view.wmd_in_play
        return [
            Gauge("us", "good-resources", won.good_resources, GOOD_RESOURCES_TO_WIN, "", "", False),
            Gauge("us", "good-or-fair", won.good_or_fair, COUNTRIES_TO_WIN, "", "", False),
            Gauge("us", "cells", 15 - won.cells_on_map, 15, f"{won.cells_on_map} → 0", "", False),
            Gauge(
                "jihadist",
                "islamist-resources",
                won.islamist_resources,
                ISLAMIST_RESOURCES_TO_WIN,
                "",
                joined,
                won.islamist_neighbours,
            ),
            Gauge(
                "jihadist", "poor-or-islamist", won.poor_or_islamist, COUNTRIES_TO_WIN, "", prestige, view.prestige == 1
            ),
            Gauge("jihadist", "wmd", placed, 6, self.say("wmd-in-play", count=placed), self.say("wmd-how"), False),
        ]

    def victory(self, x: float, y: float, wide: float, across: int) -> tuple[str, float]:
        """Draw all ways to win, so many beside each other; returns how tall they are."""
        s, gap = self.s, 6 * self.s
        each, tall = (wide - (across - 1) * gap) / across, 50 * s
        parts = []
        gauges = self.gauges()
        if across == 2:  # one column for each side
            gauges = [gauges[place // 2 + place % 2 * 3] for place in range(6)]
        for place, gauge in enumerate(gauges):
            left, top = x + place % across * (each + gap), y + place // across * (tall + gap)
            parts.append(self.gauge(gauge, left, top, each, tall))
        rows = -(-len(gauges) // across)
        return "".join(parts), rows * (tall + gap) - gap

    def gauge(self, gauge: Gauge, x: float, y: float, wide: float, tall: float) -> str:
        s, look = self.s, icons.SIDES[gauge.side]
        shown = gauge.shown or f"{gauge.value}/{gauge.goal}"
        name = self.say(f"goal-{gauge.name}")
        drawn = rect(x, y, wide, tall, fill=TRAY, radius=6 * s)
        drawn += mark(look, x + 9 * s, y + 12 * s, 4.5 * s)
        taken = text_width(shown, SMALL * s, bold=True)
        drawn += self.write(x + 17 * s, y + 17 * s, name, room=wide - taken - 24 * s, serif=True)
        drawn += self.write(x + wide - 6 * s, y + 17 * s, shown, room=taken + 1, anchor="end", bold=True)
        bar = wide - 12 * s
        drawn += rect(x + 6 * s, y + 22 * s, bar, 7 * s, fill=CARD, stroke=RULE, line=1, radius=3 * s)
        if gauge.value > 0:
            filled = bar * min(1.0, gauge.value / gauge.goal)
            drawn += rect(x + 6 * s, y + 22 * s, filled, 7 * s, fill=look.colour, radius=3 * s)
        note = gauge.note or self.say("goal-left", count=max(0, gauge.goal - gauge.value))
        fill = BRASS if gauge.done else SOFT
        drawn += self.write(x + 6 * s, y + 44 * s, note, room=wide - 12 * s, fill=fill)
        return choice(
            None, f"{self.side(gauge.side)}: {name}, {shown}. {note}", drawn, hint=self.say(f"goal-hint-{gauge.name}")
        )

    # --- tracks (4.7) ----------------------------------------------------------------------------------------------

    def ruler(
        self, name: str, cells: Sequence[str], at: int, bands: Sequence[int], note: str, x: float, y: float, wide: float
    ) -> str:
        """Draw a track of numbered cells with its marker; ``bands`` tells for each cell to which band it belongs."""
        s = self.s
        title = self.say(f"track-{name}")
        step = (wide - TITLE * s) / len(cells)
        drawn = self.write(x, y + 16 * s, title, 15, room=(TITLE - 6) * s, serif=True)
        for place, label in enumerate(cells):
            left, here = x + TITLE * s + place * step, place == at
            ground = HIGHLIGHT if here else TRAY if bands[place] % 2 else CARD
            drawn += rect(left, y, step, 21 * s, fill=ground, stroke=RULE, line=1, radius=2 * s)
            drawn += self.write(
                left + step / 2, y + 15.5 * s, label, room=step, anchor="middle", bold=here, fill=INK if here else SOFT
            )
        left = x + TITLE * s + at * step
        drawn += piece(f"track:{name}", rect(left, y - 1 * s, step, 23 * s, stroke=INK, line=2 * s, radius=4 * s))
        drawn += self.write(x + TITLE * s, y + 36 * s, note, room=wide - TITLE * s, fill=SOFT)
        return choice(None, f"{title}: {cells[at]}. {note}", drawn)

    def prestige_note(self) -> str:
        band = self.view.prestige_band
        return self.say("prestige-note", band=self.say(f"prestige-{band}"), modifier=PRESTIGE_MODIFIER[band])

    def prestige(self, x: float, y: float, wide: float) -> str:
        numbers = [str(value) for value in range(1, 13)]
        bands = [place // 3 for place in range(12)]
        return self.ruler("prestige", numbers, self.view.prestige - 1, bands, self.prestige_note(), x, y, wide)

    def funding_note(self) -> str:
        view = self.view
        return self.say(
            "funding-note",
            band=self.say(f"funding-{view.funding_band}"),
            cards=7 + FUNDING.index(view.funding_band),
            available=view.cells_available,
            cells=view.cells_on_track,
        )

    def funding(self, x: float, y: float, wide: float) -> str:
        numbers = [str(value) for value in range(1, 10)]
        bands = [place // 3 for place in range(9)]
        return self.ruler("funding", numbers, self.view.funding - 1, bands, self.funding_note(), x, y, wide)

    def relations(self, x: float, y: float, wide: float) -> str:
        view = self.view
        soft, hard = self.say("letter-soft"), self.say("letter-hard")
        cells = [f"{soft}{n}" for n in (3, 2, 1)] + ["0"] + [f"{hard}{n}" for n in (1, 2, 3)]
        us = self.say(view.us_posture) if view.us_posture else "?"
        note = self.say("gwot-note", us=us, penalty=view.gwot_penalty)
        at = view.world_posture + 3
        return self.ruler("gwot", cells, at, [1, 1, 1, 0, 1, 1, 1], note, x, y, wide)

    def troops_note(self) -> str:
        view = self.view
        band = self.say(f"commitment-{view.commitment}")
        cards = HAND_SIZES[view.commitment]
        return self.say("troops-note", count=view.troops_on_track, band=band, cards=cards)

    def troops(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the cubes that stand on the Troops Track; it can be chosen as a place."""
        view, s = self.view, self.s
        step = (wide - TITLE * s) / 15
        drawn = rect(x - 4 * s, y - 3 * s, wide + 6 * s, tall, fill=CARD, stroke=RULE, line=1, radius=6 * s)
        drawn += self.write(x, y + 16 * s, self.say("track-troops"), 15, room=(TITLE - 6) * s, serif=True)
        bands = ("overstretch", "war", "low-intensity")
        for place, band in enumerate(bands):
            left = x + TITLE * s + place * 5 * step
            ground = HIGHLIGHT if band == view.commitment else TRAY
            drawn += rect(left + 1, y, 5 * step - 2, 21 * s, fill=ground, radius=4 * s)
        for place in range(15):
            if place < view.troops_on_track:
                drawn += icons.troop(x + TITLE * s + (place + 0.5) * step, y + 10.5 * s, min(16 * s, step))
        words = self.troops_note()
        drawn += self.write(x + TITLE * s, y + tall - 8 * s, words, room=wide - TITLE * s, fill=SOFT)
        drawn += self.choosing("troop-track", x - 4 * s, y - 3 * s, wide + 6 * s, tall)
        said = ", ".join([words, *self.told_badge("troop-track")])
        return choice(self.token("troop-track"), f"{self.say('track-troops')}: {said}", drawn)

    def reserves(self, x: float, y: float, wide: float) -> str:
        """Draw the reserves of both sides in one line."""
        s, view = self.s, self.view
        drawn = self.write(x, y + 16 * s, self.say("reserves"), 15, room=(TITLE - 6) * s, serif=True)
        half = (wide - TITLE * s) / 2
        for seat, side in enumerate(("us", "jihadist")):
            left = x + TITLE * s + seat * half
            drawn += mark(icons.SIDES[side], left + 8 * s, y + 11 * s, 6 * s)
            for place in range(RESERVES):
                full = place < view.reserves[seat]
                drawn += rect(
                    left + (20 + place * 20) * s,
                    y + 3 * s,
                    17 * s,
                    16 * s,
                    fill=icons.SIDES[side].colour if full else CARD,
                    stroke=RULE,
                    radius=3 * s,
                )
        words = [f"{self.side(side)} {view.reserves[seat]}" for seat, side in enumerate(("us", "jihadist"))]
        return choice(None, f"{self.say('reserves')}: {', '.join(words)}", drawn)

    # --- plots (4.7.8) ---------------------------------------------------------------------------------------------

    def available(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the available plots: face up for the Jihadist, who chooses among them, else only their number."""
        view, s = self.view, self.s
        title = self.say("plots", count=view.available_plots)
        arsenals = self.say("wmd-note", events=view.wmd_events, pakistan=view.wmd_pakistan)
        drawn = rect(x, y, wide, tall, fill=TRAY, radius=6 * s)
        drawn += self.write(x + 6 * s, y + 16 * s, title, room=wide - 12 * s, serif=True)
        parts = [choice(None, f"{title}. {arsenals}", drawn)]
        top, height = y + 27 * s, tall - 51 * s  # what can be chosen glows: its frame needs room of its own
        if view.my_plots:
            step = (wide - 8 * s) / len(view.my_plots)
            for place, (token, count) in enumerate(view.my_plots.items()):
                left = x + 4 * s + place * step
                sign = self.say("letter-wmd") if token == "plot:wmd" else token[-1]
                cell = rect(left + 1, top, step - 3, height, fill=CARD, stroke=RULE, radius=4 * s)
                middle, size = top + height / 2, min(22 * s, step * 0.55)
                faded = "" if count else ' opacity="0.45"'
                cell += f"<g{faded}>{icons.plot(left + step * 0.3, middle, size, shown=True)}</g>"
                cell += self.write(left + step * 0.3, middle + 5 * s, sign, room=size, anchor="middle", bold=True)
                cell += self.write(left + step * 0.62, middle + 5 * s, f"×{count}", room=step * 0.38)
                parts.append(choice(self.token(token), f"{self.label(token)}: {count}", cell))
        else:
            for place in range(min(view.available_plots, 12)):
                at = x + 14 * s + place * min(18 * s, (wide - 28 * s) / 11)
                parts.append(icons.plot(at, top + height / 2, 18 * s, shown=False))
        parts.append(self.write(x + 6 * s, y + tall - 6 * s, arsenals, room=wide - 12 * s, fill=SOFT))
        return "".join(parts)
