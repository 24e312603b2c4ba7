"""The map in pictures: connections, the Schengen area, and every country with all that stands in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from theatrum.engine.drawing import (
    CARD,
    HIGHLIGHT,
    INK,
    NOBODY,
    PAPER,
    RULE,
    SMALL,
    SOFT,
    TRAY,
    choice,
    circle,
    mark,
    number,
    piece,
    rect,
)
from theatrum.games.labyrinth import icons, lands
from theatrum.games.labyrinth.layout import Box, Layout, Point, pair
from theatrum.games.labyrinth.pictures import Pictures
from theatrum.games.labyrinth.view import CountryView, PlotView

PATRIOT_ACT = "card:43"
ALIGNMENTS = ("ally", "neutral", "adversary")
FLAG = 13.5  # the room of a marker
BAND = 26.0  # the strip at the left of a box that bears governance and resources
GROUND_SIGNS = 9  # of the signs of the legend, so many are about what is printed on the map

Sign = tuple[str, Callable[[float, float, float], str]]


class MapPictures(Pictures):
    """The countries of one view, on one of the two layouts, moved down by ``self.top``."""

    layout: Layout
    top: float

    def map(self) -> str:
        boxes = "".join(self.country(land) for land in self.order())
        return self.connections() + self.area() + self.stubs() + boxes

    def order(self) -> list[int]:
        """Return the countries from the top down, row by row, as the keyboard goes through them."""
        return sorted(lands.ALL, key=lambda land: (self.layout.boxes[land].y, self.layout.boxes[land].x))

    def box(self, land: int) -> Box:
        box = self.layout.boxes[land]
        return Box(box.x, box.y + self.top, box.wide, box.tall)

    # --- connections --------------------------------------------------------------------------------------------

    def cut_off(self, one: int, other: int) -> bool:
        """Tell whether the Patriot Act has cut a connection (card 43)."""
        if PATRIOT_ACT not in self.view.events or lands.UNITED_STATES not in (one, other):
            return False
        return lands.CANADA not in (one, other)

    def connections(self) -> str:
        drawn: dict[bool, list[str]] = {False: [], True: []}
        for land, country in enumerate(self.game.content.countries):
            for other in country.lines:
                if land < other and pair(land, other) not in self.layout.hidden:
                    drawn[self.cut_off(land, other)].append(self.path(self.layout.route(land, other)))
        for land, member in self.layout.gates.items():
            drawn[self.cut_off(land, member)].append(self.path(self.layout.route(land, member)))
        pen = f'fill="none" stroke="{icons.LINE}" stroke-width="{number(2.2 * self.s)}" stroke-linejoin="round"'
        cut = f' stroke-dasharray="{number(2 * self.s)} {number(4 * self.s)}"'
        lines = f'<path d="{"".join(drawn[False])}" {pen}/>'
        return lines + (f'<path d="{"".join(drawn[True])}" {pen}{cut}/>' if drawn[True] else "")

    def path(self, points: Sequence[Point]) -> str:
        return "M" + "L".join(f"{number(x)} {number(y + self.top)}" for x, y in points)

    def area(self) -> str:
        """Draw the Schengen area as one zone under its members."""
        path = self.path(self.layout.area) + "Z"
        drawn = (
            f'<path d="{path}" fill="{TRAY}" stroke="{icons.LINE}" stroke-width="{number(1.6 * self.s)}"'
            f' stroke-linejoin="round" stroke-dasharray="{number(6 * self.s)} {number(3 * self.s)}"/>'
        )
        x, y = self.layout.area_title
        y += self.top
        s, words = self.s, self.say("schengen")
        if self.layout.area_apart:
            drawn += (
                f'<rect x="{number(x - 50 * s)}" y="{number(y - 24 * s)}" width="{number(100 * s)}"'
                f' height="{number(46 * s)}" fill="{TRAY}" stroke="{icons.LINE}" stroke-width="{number(1.6 * s)}"'
                f' stroke-dasharray="{number(6 * s)} {number(3 * s)}"/>'
            )
        drawn += icons.glyph(icons.RING, x, y - 10 * s, 15 * s, fill=CARD, stroke=SOFT)
        drawn += self.write(x, y + 14 * s, words, room=104 * s, anchor="middle", serif=True, fill=SOFT)
        return choice(None, self.say("schengen-hint"), drawn)

    def stubs(self) -> str:
        parts = []
        for stub in self.layout.stubs:
            if any(self.cut_off(stub.land, other) for other in stub.others):
                continue
            x, y = self.box(stub.land).at(*stub.start)
            to_x, to_y = x + stub.to[0], y + stub.to[1]
            pen = f'stroke="{icons.LINE}" stroke-width="{number(2.2 * self.s)}"'
            parts.append(f'<path d="M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}" {pen}/>')
            words = ", ".join(self.short(other, 110 * self.s) for other in stub.others)
            beside = {"start": 5 * self.s, "middle": 0.0, "end": -5 * self.s}[stub.anchor]
            baseline = to_y + 5 * self.s
            if stub.anchor == "middle":
                baseline = to_y + 13 * self.s
            parts.append(
                self.write(to_x + beside, baseline, words, room=260 * self.s, anchor=stub.anchor, serif=True, fill=SOFT)
            )
        return "".join(parts)

    def short(self, land: int, room: float) -> str:
        """Name a country in full where there is room, else by its short name."""
        name, id = self.land(land), f"picture-short-{lands.IDS[land]}"
        if self.fits(name, 14, room) or not self.game.messages.has(id, self.lang):
            return name
        return self.game.messages.text(id, self.lang)

    # --- a country ----------------------------------------------------------------------------------------------

    def country(self, land: int) -> str:
        view, box, s = self.view.countries[land], self.box(land), self.s
        level = icons.LEVELS.get(view.governance)
        muslim = land in lands.MUSLIM
        tint = level.tint if level and muslim else CARD
        edge = level.edge if level and muslim else SOFT
        ground = rect(
            box.x,
            box.y,
            box.wide,
            box.tall,
            fill=tint if level else PAPER,
            stroke=edge,
            line=1.6 * s,
            radius=6 * s,
            dash="" if level else f"{number(5 * s)} {number(3 * s)}",
        )
        name = self.short(land, box.wide - 9 * s)
        parts = [ground]
        if view.token in self.view.news:
            parts.append(icons.wedge(box.x + box.wide - 1.5 * s, box.y + box.tall - 1.5 * s, 12 * s))
        parts.append(self.write(box.x + 5 * s, box.y + 14.5 * s, name, 15.5, room=box.wide - 8 * s, serif=True))
        parts.append(self.band(land, view, box))
        x, room = box.x + (BAND + 7) * s, box.wide - (BAND + 10) * s
        parts.append(self.stance(land, view, x, box.y + 27.5 * s, room))
        parts.append(self.cells(view, x, box.y + 46.5 * s))
        parts.append(self.forces(view, x, box.y + 65.5 * s, room))
        parts.append(self.choosing(view.token, box.x, box.y, box.wide, box.tall))
        corner = box.x + box.wide - 2 * s
        if land in self.layout.gates:
            parts.append(icons.glyph(icons.RING, corner, box.y + 2 * s, 12 * s, fill=CARD, stroke=SOFT))
            corner -= 13 * s
        if land in lands.SHIA_MIX:
            parts.append(icons.shia_mix(corner, box.y + 2 * s, 11 * s))
        told = self.tell(land)
        near = self.say("neighbours", lands=", ".join(self.land(other) for other in self.neighbours(land)))
        return choice(view.token, told, "".join(parts), hint=f"{told}. {near}")

    def neighbours(self, land: int) -> list[int]:
        return [other for other in self.game.content.countries[land].neighbours if not self.cut_off(land, other)]

    def band(self, land: int, view: CountryView, box: Box) -> str:
        """Draw the level of governance as a coloured and patterned strip with its letter; below it the Resources."""
        s = self.s
        muslim = land in lands.MUSLIM
        x, y, wide = box.x + 4 * s, box.y + 19 * s, BAND * s
        tall = box.tall - 23 * s if muslim else wide
        level = icons.LEVELS.get(view.governance)
        if level is None:
            dash = f"{number(3 * s)} {number(2 * s)}"
            drawn = rect(x, y, wide, tall, fill=CARD, stroke=RULE, line=1 * s, radius=4 * s, dash=dash)
        else:
            drawn = rect(x, y, wide, tall, fill=level.colour, radius=4 * s)
            if level.texture:
                drawn += rect(x, y, wide, tall, fill=level.pattern, radius=4 * s)
            drawn += rect(x + 4 * s, y + 4 * s, 18 * s, 18 * s, fill=CARD, stroke=level.edge, line=1 * s, radius=3 * s)
            letter = self.say(f"letter-{view.governance}")
            drawn += self.write(
                x + wide / 2, y + 18.3 * s, letter, 15, room=17.5 * s, anchor="middle", serif=True, bold=True
            )
        return drawn + self.resources(land, view, x + wide / 2, y + 34 * s)

    def resources(self, land: int, view: CountryView, x: float, y: float) -> str:
        if not view.resources:
            return ""
        s, oil = self.s, self.game.content.countries[land].oil
        rows = [min(view.resources, 3), max(0, view.resources - 3)]
        plate = rect(x - 11.5 * s, y - 7 * s, 23 * s, (14 if not rows[1] else 24) * s, fill=CARD, radius=4 * s)
        drawn = []
        for row, count in enumerate(rows):
            for place in range(count):
                drawn.append(icons.resource(x + (place - (count - 1) / 2) * 7 * s, y + row * 10 * s, 8 * s, oil=oil))
        return plate + "".join(drawn)

    def stance(self, land: int, view: CountryView, x: float, y: float, room: float) -> str:
        """Draw alignment by place in a strip of three, or posture as a shield; then the markers of the country."""
        s = self.s
        flags = self.flags(view)
        parts = []
        if land in lands.MUSLIM:
            cell = min(15.5 * s, (room - sum(wide for wide, _ in flags) * s) / 3)
            parts.append(self.alignment(f"alignment:{lands.IDS[land]}", view.alignment, x, y, cell))
            x += 3 * cell + 1 * s
        elif view.posture:
            hard = view.posture == "hard"
            parts.append(icons.shield(x + 10 * s, y + 1.5 * s, 22 * s, hard=hard))
            letter = self.say(f"letter-{view.posture}")
            parts.append(self.write(x + 10 * s, y + 6 * s, letter, 14, room=17 * s, anchor="middle", bold=hard))
            x += 24 * s
        recruit = self.game.content.countries[land].recruit
        if recruit:
            parts.append(icons.glyph(icons.PERSON, x + 8 * s, y, 14 * s, fill=CARD, stroke=icons.GREEN))
            parts.append(self.write(x + 16 * s, y + 5 * s, str(recruit), 14, room=10 * s, fill=SOFT))
            x += 28 * s
        for wide, drawn in flags:
            parts.append(drawn(x + 6.5 * s, y, 14 * s))
            if wide > FLAG and view.aid > 1:
                parts.append(self.write(x + 14 * s, y + 5 * s, str(view.aid), 14, room=10 * s))
            x += wide * s
        return "".join(parts)

    def flags(self, view: CountryView) -> list[tuple[float, Callable[[float, float, float], str]]]:
        """Return the markers of a country, each with the room that it takes."""
        found: list[tuple[float, Callable[[float, float, float], str]]] = []
        if view.regime_change:
            found.append((FLAG, partial(icons.regime_change, view.regime_change)))
        if view.besieged:
            found.append((FLAG, icons.besieged))
        if view.ctr:
            found.append((FLAG, icons.ctr))
        if view.aid:
            found.append((FLAG if view.aid == 1 else FLAG + 9, icons.aid))
        return found

    def alignment(self, name: str, alignment: str, x: float, y: float, cell: float) -> str:
        """Draw the strip from Ally over Neutral to Adversary with the marker where the country stands."""
        s = self.s
        pen = SOFT if alignment else RULE
        drawn = rect(x, y - 7.5 * s, 3 * cell, 15 * s, fill=CARD, stroke=pen, line=1, radius=3 * s)
        drawn += (
            f'<path d="M{number(x + cell)} {number(y - 7.5 * s)}v{number(15 * s)}M{number(x + 2 * cell)}'
            f' {number(y - 7.5 * s)}v{number(15 * s)}" stroke="{pen}"/>'
        )
        if alignment:
            place = ALIGNMENTS.index(alignment)
            at, size = x + (place + 0.5) * cell, min(5 * s, cell * 0.4)
            if alignment == "neutral":
                marker = rect(
                    at - size, y - 2 * s, 2 * size, 4 * s, fill=NOBODY.colour, stroke=INK, line=1.2, radius=2 * s
                )
            else:
                marker = mark(icons.US_LOOK if alignment == "ally" else icons.JIHADIST_LOOK, at, y, size * 0.95)
            drawn += piece(name, marker)
        return drawn

    def cells(self, view: CountryView, x: float, y: float) -> str:
        s = self.s
        parts = []
        for count, draw in ((view.sleepers, icons.sleeper), (view.actives, icons.active)):
            if count:
                parts.append(draw(x + 8 * s, y, 18 * s) + self.count(count, x + 17.5 * s, y))
                x += (31 if count < 10 else 42) * s
        if view.sadr:
            parts.append(icons.sadr(x + 8 * s, y, 18 * s))
        if view.cadre:
            parts.append(icons.cadre(x + 8 * s, y, 19 * s))
        return "".join(parts)

    def forces(self, view: CountryView, x: float, y: float, room: float) -> str:
        """Draw troops, NATO and plots in one row."""
        s, right = self.s, x + room
        parts = []
        if view.troops:
            parts.append(icons.troop(x + 8 * s, y, 18 * s) + self.count(view.troops, x + 17 * s, y))
            x += (32 if view.troops < 10 else 43) * s
        if view.nato:
            drawn = circle(x + 8 * s, y, 8.5 * s, fill=CARD) + icons.nato(x + 8 * s, y, 16 * s)
            parts.append(choice(self.token("nato"), self.label("nato"), drawn))
            x += 18 * s
        return "".join(parts) + self.plots(view, x, y, right - x)

    def plots(self, view: CountryView, x: float, y: float, room: float) -> str:
        """Draw every plot where there is room, else one with their number."""
        s, plots = self.s, view.plots
        step = 19 * s
        if len(plots) * step <= room:
            return "".join(self.plot(plot, x + (place * 19 + 9) * s, y) for place, plot in enumerate(plots))
        drawn = icons.plot(x + 9 * s, y, 18 * s, shown=False) + self.count(len(plots), x + 17.5 * s, y)
        return drawn + (self.turned(x + 9 * s, y) if any(plot.backlash for plot in plots) else "")

    def plot(self, plot: PlotView, x: float, y: float) -> str:
        s = self.s
        drawn = icons.plot(x, y, 20 * s, shown=bool(plot.kind))
        if plot.kind:
            sign = self.say("letter-wmd") if plot.kind == "plot:wmd" else plot.kind[-1]
            drawn += self.write(x, y + 5 * s, sign, 14, room=18 * s, anchor="middle", bold=sign.isdigit())
        return drawn + (self.turned(x, y) if plot.backlash else "")

    def turned(self, x: float, y: float) -> str:
        """Draw the sign of a backlash on a plot."""
        s = self.s
        return circle(x + 7 * s, y - 6 * s, 5.5 * s, fill=HIGHLIGHT, stroke=INK, line=1) + icons.glyph(
            icons.TURN_BACK, x + 7 * s, y - 6 * s, 7.5 * s, line=3.5
        )

    def count(self, number: int, x: float, y: float) -> str:
        return self.write(x, y + 5.5 * self.s, str(number), 15, room=21 * self.s, bold=True)

    # --- the legend -----------------------------------------------------------------------------------------------

    def signs_and_names(self) -> list[Sign]:
        """Return the signs of the map itself first, then those of pieces and markers."""
        ground: list[Sign] = [(level, partial(self.level_sign, level)) for level in icons.LEVELS]
        ground += [
            ("untested", self.untested_sign),
            ("shia-mix", lambda x, y, size: icons.shia_mix(x, y, size * 0.7)),
            ("resource", partial(icons.resource, oil=False)),
            ("oil", lambda x, y, size: icons.resource(x, y, size * 0.8, oil=True)),
            ("recruit", self.recruit_sign),
        ]
        return [
            *ground,
            ("ally", lambda x, y, size: mark(icons.US_LOOK, x, y, size * 0.28)),
            ("adversary", lambda x, y, size: mark(icons.JIHADIST_LOOK, x, y, size * 0.28)),
            ("posture", partial(icons.shield, hard=True)),
            ("sleeper", icons.sleeper),
            ("active", icons.active),
            ("cadre", icons.cadre),
            ("troop", icons.troop),
            ("plot", partial(icons.plot, shown=False)),
            ("aid", icons.aid),
            ("besieged", icons.besieged),
            ("regime", partial(icons.regime_change, "green")),
            ("regime-tan", partial(icons.regime_change, "tan")),
            ("chosen", self.chosen_sign),
            ("news", lambda x, y, size: icons.wedge(x + size * 0.35, y + size * 0.35, size * 0.7)),
        ]

    def level_sign(self, id: str, x: float, y: float, size: float) -> str:
        s, level = self.s, icons.LEVELS[id]
        place = (x - 10 * s, y - 9 * s, 20 * s, 18 * s)
        drawn = rect(*place, fill=level.colour, radius=3 * s)
        if level.texture:
            drawn += rect(*place, fill=level.pattern, radius=3 * s)
        drawn += rect(x - 7.5 * s, y - 7.5 * s, 15 * s, 15 * s, fill=CARD, stroke=level.edge, line=1 * s, radius=3 * s)
        letter = self.say(f"letter-{id}")
        return drawn + self.write(x, y + 5 * s, letter, room=15 * s, anchor="middle", serif=True, bold=True)

    def untested_sign(self, x: float, y: float, size: float) -> str:
        s = self.s
        dash = f"{number(4 * s)} {number(2 * s)}"
        return rect(
            x - 9 * s, y - 7 * s, 18 * s, 14 * s, fill=PAPER, stroke=SOFT, line=1.6 * s, radius=3 * s, dash=dash
        )

    def recruit_sign(self, x: float, y: float, size: float) -> str:
        s = self.s
        drawn = icons.glyph(icons.PERSON, x - 5 * s, y, 13 * s, fill=CARD, stroke=icons.GREEN)
        return drawn + self.write(x + 2 * s, y + 5 * s, "3", room=10 * s, fill=SOFT)

    def chosen_sign(self, x: float, y: float, size: float) -> str:
        s = self.s
        drawn = rect(x - 7 * s, y - 5 * s, 15 * s, 11 * s, fill=CARD, stroke=INK, line=3 * s, radius=4 * s)
        return drawn + icons.glyph(icons.CHECK, x, y, 8 * s, line=4)

    def legend(self, signs: Sequence[Sign], x: float, y: float, across: int, each: float, down: float) -> str:
        """Explain signs, so many beside each other: in a word each where there is no room for more."""
        s, room, parts = self.s, each - 24 * self.s, []
        told = said = [self.say(f"sign-{word}") for word, _ in signs]
        if not all(self.fits(words, SMALL, room) for words in told):
            said = [self.say(f"legend-{word}") for word, _ in signs]
        for place, (_, draw) in enumerate(signs):
            left, top = x + place % across * each, y + place // across * down
            parts.append(draw(left + 10 * s, top, 16 * s))
            parts.append(self.write(left + 23 * s, top + 5 * s, said[place], room=room, fill=SOFT))
        return choice(None, self.say("legend"), "".join(parts), hint=f"{self.say('legend')}: {'; '.join(told)}")

    # --- a country in words -------------------------------------------------------------------------------------

    def tell(self, land: int) -> str:
        """Say all that stands in a country, in one line."""
        view = self.view.countries[land]
        said = []
        if land in lands.MUSLIM and not view.governance:
            said.append(self.say("untested"))
        else:
            said.append(self.say(view.governance))
        if view.alignment:
            said.append(self.say(view.alignment))
        if land in lands.NON_MUSLIM:
            said.append(self.say(view.posture or "untested"))
        if view.resources:
            oil = self.game.content.countries[land].oil
            said.append(self.say("resources-oil" if oil else "resources", count=view.resources))
        recruit = self.game.content.countries[land].recruit
        if recruit:
            said.append(self.say("recruit", number=recruit))
        if land in lands.SHIA_MIX:
            said.append(self.say("shia-mix"))
        for word, count in (
            ("troops", view.troops),
            ("sleepers", view.sleepers),
            ("actives", view.actives),
            ("aid", view.aid),
        ):
            if count:
                said.append(self.say(word, count=count))
        for word, here in (
            ("sadr", view.sadr),
            ("nato", view.nato),
            ("cadre", view.cadre),
            ("besieged", view.besieged),
            ("ctr", view.ctr),
            (f"regime-{view.regime_change}", bool(view.regime_change)),
        ):
            if here:
                said.append(self.say(word))
        for plot in view.plots:
            known = self.label(plot.kind) if plot.kind else self.say("plot-hidden")
            said.append(f"{known} ({self.say('backlash')})" if plot.backlash else known)
        said += self.told_badge(view.token)
        if view.token in self.view.news:
            said.append(self.say("news"))
        return f"{self.land(land)}: {', '.join(said)}"
