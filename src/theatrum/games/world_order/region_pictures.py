"""The seven regions in pictures: sockets with their points, cubes, armies, tokens, standings, open countries."""

from __future__ import annotations

from theatrum.engine.drawing import CARD, HIGHLIGHT, INK, PAPER, RULE, SMALL, SOFT, TRAY, choice, piece, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import ASKED_ON_THE_MAP, GAP, MAIN, SIZES, TOUCH, Pictures
from theatrum.games.world_order.tokens import GOOD_IDS, POWER_IDS
from theatrum.games.world_order.view import RegionView

HEAD, FLAT_HEAD = 106.0, 80.0  # how tall a region is without its countries, at scale 1; and where it is broad
ASKED_HEAD = 119.0  # where its slots are chosen from: they glow, and must not lie over each other
BROAD = 400.0
SOCKET = 22.0
STEP = 25.0
TARGET = 27.0  # a socket with its surroundings; where it is chosen it has twenty pixels on the smallest desktop


class RegionPictures(Pictures):
    """The regions of one view."""

    def region(self, region: RegionView, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a region and below it its two open countries."""
        s = self.s
        frame = rect(x, y, wide, tall, fill=TRAY, stroke=RULE, line=1 * s, radius=8 * s)
        head = (FLAT_HEAD if wide > BROAD * s else ASKED_HEAD if self.asked(region) else HEAD) * s
        top = y + head
        plate = self.plate(region, x, y, wide, head)
        if self.asked(region) and wide > BROAD * s:
            plate += self.asked_row(region, x + 5 * s, top, wide - 10 * s)
            top += TOUCH + GAP * s
        half = (wide - (10 + GAP) * s) / 2
        cards = ""
        for place in range(2):
            left = x + 5 * s + place * (half + GAP * s)
            name = region.open[place] if place < len(region.open) else None
            cards += self.pile(name, region.piles, left, top, half, y + tall - top - 5 * s)
        return frame + plate + cards

    def asked(self, region: RegionView) -> str:
        """Tell what I am asked about cubes there: where one goes ("influence"), which is meant ("cube"), or nothing."""
        pending = self.view.pending
        if pending is None or pending.power != self.view.power or pending.target != f"region:{region.id}":
            return ""
        return pending.action if pending.action in ASKED_ON_THE_MAP else ""

    # --- slots, armies, standings ------------------------------------------------------------------------------------

    def plate(self, region: RegionView, x: float, y: float, wide: float, tall: float) -> str:
        s, broad = self.s, wide > BROAD * self.s
        token = f"region:{region.id}"
        targeted = self.view.pending is not None and self.view.pending.target == token
        drawn = rect(
            x + 1 * s, y + 1 * s, wide - 2 * s, tall - 4 * s, fill=HIGHLIGHT if targeted else PAPER, radius=7 * s
        )
        right, row = x + wide - 4 * s, y + 40 * s
        drawn += self.region_head(region, x, y, wide)
        asked = "" if broad else self.asked(region)
        row += 2.5 * s if asked else 0
        forces, left = self.forces(region, right, row)
        drawn += forces
        drawn += self.engaged(region, right - 120 * s if broad else right, y + (15 if broad else 66) * s)
        drawn += self.standings(region, x, y + tall - 15 * s, wide)
        room = (x + 190 * s if broad else left) - x - 8 * s
        above = self.above_the_line(region, x, row, room)
        x, row = (x + 190 * s, row) if broad else (x, y + (77.5 if asked else 66) * s)
        below = self.temporary(region, x, row, chosen=asked == "cube")
        slots = ""
        if not asked:
            drawn += above + below
        elif asked == "cube":  # what is chosen by itself lies on the region, not in it
            slots = above + below
        else:
            stay = sum(region.above.values()) + max(1, region.free)
            slots = self.slot("permanent", above, x + 6 * s, y + 29 * s, min(room, (4 + STEP * stay) * s))
            slots += self.slot("temporary", below, x + 6 * s, y + 64 * s, (2 + TARGET * self.row_length(region)) * s)
        return choice(self.token(token), self.label(token), drawn, hint=self.tell_region(region)) + slots

    def slot(self, kind: str, sockets: str, x: float, y: float, wide: float) -> str:
        """Draw a kind of slots that may be chosen."""
        token, s = f"slot:{kind}", self.s
        ground = rect(x, y, wide, TARGET * s, fill=CARD, stroke=SOFT, line=1 * s, radius=6 * s)
        return choice(self.token(token), self.label(token), ground + sockets, hint=self.hint(token))

    def spot(self, place: int, owner: str, x: float, y: float) -> str:
        """Draw a cube of mine that may be chosen out of the temporary row."""
        token, s = f"spot:{place + 1}", self.s
        side = TARGET * s
        ground = rect(x - side / 2, y - side / 2, side, side, fill=CARD, stroke=SOFT, line=1 * s, radius=6 * s)
        return choice(self.token(token), self.label(token), ground + icons.mark(owner, x, y, 7.2 * s))

    def asked_row(self, region: RegionView, x: float, y: float, wide: float) -> str:
        """Draw large, for fingers, what may be chosen of a region's slots or of my cubes there."""
        s, gap, mine = self.s, GAP * self.s, self.view.power or ""
        tokens = ["slot:permanent", "slot:temporary"]
        if self.asked(region) == "cube":
            tokens = [f"spot:{place + 1}" for place, owner in enumerate(region.temporary) if owner == mine]
        each = (wide + gap) / len(tokens) - gap
        drawn = ""
        for place, token in enumerate(tokens):
            left = x + place * (each + gap)
            plate = rect(left, y, each, TOUCH, fill=CARD, stroke=SOFT, line=1.2 * s, radius=6 * s)
            at, middle = left + 20 * s, y + TOUCH / 2
            if token.startswith("slot:"):
                plate += icons.sockets([at], middle, 26 * s, permanent=token == "slot:permanent")
            plate += icons.mark(mine, at, middle, 8.5 * s)
            room = each - 44 * s
            rows = [*self.fold(self.label(token), room, lines=2)]
            told = self.game.describe(self.number(token), self.lang, self.view)
            rows += self.fold(told, room, lines=3 - len(rows))
            top = middle - (len(rows) * 17 / 2 - 13) * s
            for row, words in enumerate(rows):
                plate += self.write(left + 40 * s, top + 17 * row * s, words, room=room, serif=row == 0)
            drawn += choice(self.token(token), self.label(token), plate, hint=self.hint(token))
        return drawn

    def region_head(self, region: RegionView, x: float, y: float, wide: float) -> str:
        """Draw the name, whose zone of interest it is, and what it costs to engage."""
        s = self.s
        right = x + wide - 7 * s
        price, taken = str(region.engage), 34 * s
        drawn = self.write(right, y + 20.5 * s, price, MAIN, room=16 * s, anchor="end", bold=True)
        drawn += icons.glyph(icons.ENGAGE, right - 21 * s, y + 15 * s, 16 * s)
        for flag in reversed(region.flags):
            taken += 15 * s
            drawn += icons.mark(flag, right - taken + 4 * s, y + 15 * s, 4.6 * s)
        taken += 13 * s
        drawn += icons.glyph(icons.FLAG, right - taken + 4 * s, y + 15 * s, 13 * s, stroke=SOFT)
        name = self.label(f"region:{region.id}")
        room = wide - taken - 18 * s
        if self.width(name, 16) > room:
            name = self.short(f"region:{region.id}")
        return drawn + self.write(x + 8 * s, y + 20 * s, name, 17, room=room, serif=True)

    def above_the_line(self, region: RegionView, x: float, y: float, room: float) -> str:
        """Draw the cubes that stay, owner by owner, then the free permanent slots with their point."""
        s = self.s
        owners = [(owner, n) for owner, count in region.above.items() for n in range(count)]
        free = region.free
        step = min(STEP * s, (room - 8 * s) / max(1, len(owners) + free))
        side = min(SOCKET * s, step - 2 * s)
        at = x + 7 * s + side / 2
        places = [at + step * place for place in range(len(owners) + free)]
        drawn = icons.sockets(places, y, side, permanent=True)
        for owner, n in owners:
            drawn += piece(f"cube:{region.id}:{owner}:{n}", icons.mark(owner, at, y, side * 0.355))
            at += step
        points = self.game.content.regions[self.number(f"region:{region.id}") - self.number("region:europe")].permanent
        for n in range(free):
            shown = str(points[len(points) - free + n])
            size = MAIN if side > 18 * s else SMALL
            drawn += self.write(at, y + 5.5 * s, shown, size, room=20 * s, anchor="middle", fill=SOFT)
            at += step
        return drawn

    def temporary(self, region: RegionView, x: float, y: float, *, chosen: bool = False) -> str:
        """Draw the row out of which cubes are pushed, with the points of the slots that are free.

        Where one of my cubes is ``chosen`` from, each of them is a choice.
        """
        s, count = self.s, self.row_length(region)
        at, step = x + 18 * s, (TARGET + (GAP if chosen else 0)) * s
        drawn = icons.sockets([at + step * place for place in range(count)], y, SOCKET * s, permanent=False)
        for place in range(count):
            owner = region.temporary[place] if place < len(region.temporary) else ""
            if not owner:
                shown = str(region.slots[place])
                drawn += self.write(at, y + 5.5 * s, shown, MAIN, room=20 * s, anchor="middle", fill=SOFT)
            elif chosen and owner == self.view.power:
                drawn += self.spot(place, owner, at, y)
            else:
                drawn += piece(f"cube:{region.id}:row:{place}", icons.mark(owner, at, y, 7.2 * s))
            at += step
        return drawn

    def row_length(self, region: RegionView) -> int:
        return max(len(region.slots), len(region.temporary))

    def forces(self, region: RegionView, right: float, y: float) -> tuple[str, float]:
        """Draw the armies by power, up to the right; returns the drawing and where it begins."""
        s, drawn = self.s, ""
        for owner in reversed([id for id in POWER_IDS if region.armies.get(id)]):
            count = str(region.armies[owner])
            wide = self.width(count, MAIN, bold=True)
            drawn += self.write(right, y + 5.5 * s, count, MAIN, room=wide + 0.1, anchor="end", bold=True)
            right -= wide + 10 * s
            drawn += icons.army(owner, right, y, 17 * s)
            right -= 10 * s
        return drawn, right

    def engaged(self, region: RegionView, right: float, y: float) -> str:
        s, drawn = self.s, ""
        for owner in reversed([id for id in POWER_IDS if region.tokens.get(id)]):
            for _ in range(region.tokens[owner]):
                drawn += icons.token(owner, right - 10 * s, y, 20 * s)
                right -= 22 * s
        return drawn

    def standings(self, region: RegionView, x: float, y: float, wide: float) -> str:
        """Draw who would score how much; while a permanent slot is free nobody does, so a lock stands before it."""
        s = self.s
        locked = region.free > 0
        path = icons.LOCK if locked else icons.STAR
        drawn = icons.glyph(
            path, x + 15 * s, y, 14 * s, fill=CARD if locked else "none", stroke=SOFT if locked else INK
        )
        bonus = " ".join(str(points) for points in region.bonus)
        menaced = [power for power, rivals in region.menaces.items() if rivals]
        right = x + wide - 7 * s
        for power in reversed(menaced):
            drawn += icons.mark(power, right - 5 * s, y, 5 * s)
            right -= 14 * s
        if menaced:
            drawn += icons.glyph(icons.ALERT, right - 6 * s, y, 15 * s, stroke=icons.ALARM)
            right -= 22 * s
        ranked, at, size = "", 0.0, MAIN
        for size in SIZES:
            ranked, at = self.ranked(region, x + 29 * s, y, size, locked=locked)
            if at + 14 * s + self.width(bonus, size) <= right:
                break
        drawn += ranked
        if at + 14 * s + self.width(bonus, size) <= right:
            drawn += self.write(
                right, y + 0.36 * size * s, bonus, size, room=self.width(bonus, size) + 0.1, anchor="end", fill=SOFT
            )
            drawn += icons.glyph(icons.CROWN, right - self.width(bonus, size) - 9 * s, y, 13 * s, stroke=SOFT)
        return drawn

    def ranked(self, region: RegionView, x: float, y: float, size: float, *, locked: bool) -> tuple[str, float]:
        """Draw what everybody with cubes there would score, best first; returns the drawing and where it ends."""
        s, drawn = self.s, ""
        for one in region.standings:
            worth = str(one.cubes + one.bonus)
            plays = one.owner in self.powers and not locked
            taken = self.width(worth, size, bold=plays)
            drawn += icons.mark(one.owner, x + 3 * s, y, 5 * s)
            drawn += self.write(
                x + 11 * s, y + 0.36 * size * s, worth, size, room=taken + 0.1, bold=plays, fill=INK if plays else SOFT
            )
            x += taken + 20 * s
        return drawn, x

    # --- countries ---------------------------------------------------------------------------------------------------

    def pile(self, name: str | None, piles: tuple[int, int], x: float, y: float, wide: float, tall: float) -> str:
        """Draw the visible card of a pile, or the place of an empty one."""
        s = self.s
        if name is None:
            return rect(x, y, wide, tall, stroke=RULE, line=1 * s, radius=5 * s, dash="4 3")
        countries, number = self.game.content.countries, self.number(name)
        mine = self.view.power
        refused = mine is not None and POWER_IDS.index(mine) in countries.refuses[number]
        drawn = rect(
            x, y, wide, tall, fill=self.ground(name), stroke=RULE if refused else SOFT, line=1.2 * s, radius=5 * s
        )
        base = mine is not None and POWER_IDS.index(mine) in countries.bases[number]
        room = wide - (22 if base or refused else 8) * s
        lines = 2 if tall >= 54 * s else 1
        size, rows = self.fit(self.label(name), room, lines=lines)
        if any(row.endswith(("…", "-")) for row in rows):
            size, rows = self.fit(self.short(name), room, lines=lines)
        step = 14.5 * s
        top = y + (tall - 24 * s - len(rows) * step) / 2 + 13 * s
        for row, words in enumerate(rows):
            drawn += self.write(
                x + 5 * s, top + row * step, words, size, room=room, serif=True, fill=SOFT if refused else INK
            )
        if base or refused:
            sign = icons.GONE if refused else icons.HANGAR
            drawn += icons.glyph(sign, x + wide - 11 * s, y + 12 * s, 14 * s, stroke=SOFT)
        drawn += self.facts(number, x + 4 * s, y + tall - 13.5 * s, wide - 8 * s, ink=SOFT if refused else INK)
        told = f"{self.label(name)}. {self.game.describe(number, self.lang, self.view)}"
        if refused and mine is not None:
            told += f" {self.say('refused', power=self.power_name(mine))}"
        if base and mine is not None:
            told += f" {self.say('base-allowed', power=self.power_name(mine))}"
        told += f" {self.say('piles', left=piles[0], right=piles[1])}"
        token = None if name in self.at_ally else self.token(name)
        return choice(token, self.label(name), drawn, hint=told)

    def ground(self, name: str) -> str:
        pending = self.view.pending
        return HIGHLIGHT if pending is not None and pending.target == name else CARD

    def facts(self, card: int, x: float, y: float, room: float, *, ink: str) -> str:
        """Draw in one row: diplomacy to win it over, what it buys and sells, and the money to invest."""
        s, countries = self.s, self.game.content.countries
        drawn, at = self.worth(str(countries.value[card]), x, y, ink=ink, bold=True)
        price = str(countries.invest[card])
        exports, imports = (
            [GOOD_IDS[good] for good in table[card]] for table in (countries.exports, countries.imports)
        )
        symbols, at = self.symbols(exports, imports, at, y, x + room - 18 * s - self.width(price, SMALL) - at)
        size = MAIN if at + 14 * s + self.width(price, MAIN) <= x + room else SMALL
        left = x + room - 15 * s - self.width(price, size)
        return drawn + symbols + self.amount(icons.COIN, price, left, y, size=13, fill=ink, text=size)[0]

    # --- in words ----------------------------------------------------------------------------------------------------

    def tell_region(self, region: RegionView) -> str:
        """Tell all that stands in a region."""
        said = [self.say("region", region=self.label(f"region:{region.id}"), price=region.engage)]
        said.append(self.say("free", free=region.free, all=region.permanent))
        counts = {owner: region.above.get(owner, 0) + region.temporary.count(owner) for owner in icons.POWERS}
        cubes = [f"{self.power_name(owner)} {count}" for owner, count in counts.items() if count]
        if cubes:
            said.append(self.say("cubes", list=", ".join(cubes)))
        left = region.slots[len(region.temporary) :]
        row = ", ".join(self.power_name(owner) for owner in region.temporary) or self.say("none")
        said.append(self.say("row", list=row, points=left[0] if left else 0))
        if region.armies:
            listed = ", ".join(f"{self.power_name(id)} {count}" for id, count in region.armies.items())
            said.append(self.say("armies", list=listed))
        if region.tokens:
            said.append(self.say("tokens", list=", ".join(self.power_name(id) for id in region.tokens)))
        if region.standings:
            worth = ", ".join(f"{self.power_name(one.owner)} {one.cubes + one.bonus}" for one in region.standings)
            over = self.view.phase == "over"
            if not region.free or not over:
                said.append(self.say("scored" if over else "locked" if region.free else "scores", list=worth))
        for power, rivals in region.menaces.items():
            if rivals:
                names = self.game.join([self.power_name(rival) for rival in rivals], self.lang)
                said.append(self.say("menaced", power=self.power_name(power), rivals=names))
        said.append(self.say("open", list=self.labels(region.open) or self.say("none")))
        return ". ".join(said) + "."
