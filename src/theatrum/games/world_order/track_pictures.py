"""What goes on, in pictures: round, phase, turn order, the score line, the action under way, what would score."""

from __future__ import annotations

from theatrum.engine.drawing import (
    CARD,
    GLOW,
    HIGHLIGHT,
    INK,
    PAPER,
    RULE,
    SOFT,
    TRAY,
    choice,
    circle,
    number,
    piece,
    rect,
)
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import ASKED_ON_THE_MAP, GAP, MAIN, Pictures
from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.games.world_order.view import PendingView

LEAST_SCORE, MOST_SCORE = -10, 100  # what the score line shows at least


class TrackPictures(Pictures):
    """The course of a match, in one view."""

    def standing(self) -> str:
        """Tell round, phase and turn; at the end who has won."""
        view = self.view
        if view.phase == "over":
            best = max((power.score for power in view.powers), default=0)
            names = [self.power_name(power.id) for power in view.powers if power.score == best]
            return self.say("over", names=self.game.join(names, self.lang), points=best)
        phase = self.game.messages.text(f"phase-{view.phase}", self.lang)
        if view.phase in ("powers", "setup"):
            return phase[:1].upper() + phase[1:]
        said = self.say("round", round=view.round, rounds=view.rounds, phase=phase)
        return f"{said} {self.say('turn', turn=view.turn, turns=view.turns)}" if view.phase == "actions" else said

    def rounds(self, x: float, y: float) -> str:
        """Draw a dot for each round; after those with a star the regions are scored."""
        s, view, drawn = self.s, self.view, ""
        for n in range(1, view.rounds + 1):
            done, now = n < view.round or view.phase == "over", n == view.round and view.phase != "over"
            scored = n in (view.rounds // 2, view.rounds)
            fill = SOFT if done else GLOW if now else CARD
            at = x + (n - 0.5) * 18 * s
            if scored:
                drawn += icons.glyph(icons.STAR, at, y, 18 * s, fill=fill, stroke=INK, line=1.6)
            else:
                drawn += circle(at, y, 5.8 * s, fill=fill, stroke=INK, line=1.2 * s)
        return choice(None, self.say("rounds", round=view.round, rounds=view.rounds), drawn)

    def order(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw the places of the turn order: who has which, and which are still to be taken."""
        s, view, gap = self.s, self.view, GAP * self.s
        count = len(view.powers)
        if not count or not view.order:
            return ""
        each = (wide + gap) / count - gap
        choosing = view.phase == "order"
        if choosing:
            taken = {place: id for id, place in view.places.items()}
        else:
            taken = dict(enumerate(view.order, 1))
        drawn = ""
        for place in range(1, count + 1):
            left, id = x + (place - 1) * (each + gap), taken.get(place)
            acting = id is not None and id == view.acting
            plate = rect(
                left,
                y,
                each,
                tall,
                fill=HIGHLIGHT if acting else CARD if id else PAPER,
                stroke=GLOW if acting else RULE,
                line=(2 if acting else 1) * s,
                radius=6 * s,
                dash="" if id else "4 3",
            )
            base = y + tall / 2 + 5 * s
            plate += self.write(left + 6 * s, base, f"{place}.", MAIN, room=18 * s, fill=SOFT)
            said = self.label(f"place:{place}")
            if id:
                plate += piece(f"turn:{id}", icons.mark(id, left + 32 * s, y + tall / 2, 7 * s))
                name = self.power_name(id)
                plate += self.write(left + 45 * s, base, name, MAIN, room=each - 49 * s, serif=True)
                said = f"{said}: {name}" + (f" ({self.say('acting')})" if acting else "")
            drawn += choice(self.token(f"place:{place}"), said, plate)
        return drawn

    # --- the score line -----------------------------------------------------------------------------------------------

    def equator(self, x: float, y: float, wide: float) -> str:
        """Draw the line around the globe on which the points stand; a thin line runs on to what would be scored now."""
        s, powers = self.s, self.view.powers
        ahead = {power.id: 0 if self.view.phase == "over" else power.would_score for power in powers}
        ends = [power.score + ahead[power.id] for power in powers]
        scores = [power.score for power in powers]
        low = min([LEAST_SCORE, *scores, *ends])
        high = max([MOST_SCORE, *scores, *ends])
        low, high = low // 10 * 10, -(-high // 10) * 10
        unit = (wide - 24 * s) / (high - low)

        def at(points: int) -> float:
            return x + 12 * s + (points - low) * unit

        line = y + 14 * s
        drawn = (
            f'<path d="M{number(x)} {number(line)}h{number(wide)}" stroke="{SOFT}" stroke-width="{number(1.6 * s)}"/>'
        )
        ticks = "".join(f"M{number(at(n))} {number(line - 4 * s)}v{number(8 * s)}" for n in range(low, high + 1, 10))
        drawn += f'<path d="{ticks}" stroke="{SOFT}" stroke-width="{number(1.2 * s)}"/>'
        every = next(n for n in (10, 20, 50, 100) if n * unit >= 34 * s)
        for n in range(-(-low // every) * every, high + 1, every):
            shown = str(n).replace("-", "−")
            drawn += self.write(at(n), y + 31 * s, shown, MAIN, room=34 * s, anchor="middle", fill=SOFT)
        for place, power in enumerate(powers):
            lane = line + (place - (len(powers) - 1) / 2) * 3.4 * s
            colour = icons.POWERS[power.id].colour
            start, end = at(power.score), at(power.score + ahead[power.id])
            if abs(end - start) > 1:
                for ink, width in ((SOFT, 3.2), (colour, 2.2)):  # an edge, for yellow is hardly seen on paper
                    drawn += (
                        f'<path d="M{number(start)} {number(lane)}H{number(end)}" stroke="{ink}"'
                        f' stroke-width="{number(width * s)}"/>'
                    )
                drawn += circle(end, lane, 2.8 * s, fill=colour, stroke=SOFT, line=1 * s)
        placed: list[float] = []
        for power in sorted(powers, key=lambda one: one.score):
            where = at(power.score)
            crowd = sum(1 for other in placed if where - other < 14 * s)  # one above, one below the line, then beside
            lift = (-8.5 if crowd % 2 == 0 else 3) if crowd or self.crowded(power.score, 14 * s / unit) else -1
            mark = icons.mark(power.id, where + crowd // 2 * 13 * s, line + lift * s, 6.4 * s)
            placed.append(where)
            drawn += piece(f"score:{power.id}", mark)
        if self.view.phase == "over":
            told = ", ".join(f"{self.power_name(power.id)} {power.score}" for power in powers)
            return choice(None, self.say("final-line", list=told), drawn)
        told = ", ".join(f"{self.power_name(power.id)} {power.score} (+{power.would_score})" for power in powers)
        return choice(None, self.say("score-line", list=told or self.say("none")), drawn)

    def crowded(self, score: int, reach: float) -> bool:
        """Tell whether another power stands close to a score."""
        return sum(1 for power in self.view.powers if abs(power.score - score) < reach) > 1

    # --- the globe: the action under way, and what would score -------------------------------------------------------

    def globe(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw what is under way and what it costs; below it what everybody would score now."""
        s, view = self.s, self.view
        drawn = rect(x, y, wide, tall, fill=CARD, stroke=RULE, line=1 * s)
        radius = min(tall, wide) * 0.46
        drawn += icons.glyph(icons.GLOBE, x + wide / 2, y + tall / 2, radius * 2, stroke=icons.ENGRAVED, line=0.25)
        top = y + 6 * s
        if view.playing or view.pending is not None:
            more, height = self.under_way(x + 6 * s, top, wide - 12 * s)
            drawn, top = drawn + more, top + height
        return drawn + self.would_score(x + 8 * s, top, wide - 16 * s, y + tall - top - 4 * s)

    def under_way(self, x: float, y: float, wide: float) -> tuple[str, float]:
        """Draw the card being resolved and the running cost of its action."""
        s, view = self.s, self.view
        pending, room = view.pending, wide - 14 * s
        costs = pending is not None and pending.action not in ASKED_ON_THE_MAP  # there all is paid for
        height = (52 if costs else 28) * s
        drawn = rect(x, y, wide, height - 4 * s, fill=HIGHLIGHT, stroke=GLOW, line=1.5 * s, radius=6 * s)
        names = [self.label(token) for token in view.playing]
        if not names and pending is not None:
            names = [self.say(f"pending-{pending.action}")]
        ways = [" › ".join(names), names[-1]]
        if pending is not None and pending.target is not None:
            # What it is about matters more than by which card.
            target = self.label(pending.target)
            ways = [f"{ways[0]}: {target}", f"{ways[1]}: {target}", target]
        said = next((words for words in ways if self.width(words) <= room), ways[-1])
        drawn += self.write(x + 7 * s, y + 17 * s, said, MAIN, room=room, serif=True)
        told = ways[0]
        if pending is not None and costs:
            more, cost = self.running_cost(pending, x + 7 * s, y + 34 * s)
            drawn, told = drawn + more, f"{told}. {cost}"
        return choice(None, told, drawn), height

    def running_cost(self, pending: PendingView, x: float, y: float) -> tuple[str, str]:
        """Draw price less discounts and less what allies have given; returns the drawing and the same in words."""
        s = self.s
        if pending.action == "research":
            drawn, _ = self.amount(icons.RESEARCH, str(pending.price), x, y, bold=True)
            return drawn, self.say("cost-research", n=pending.price)
        if pending.action == "trade":
            drawn, at = "", x
            for path, way, left in ((icons.OUT, "exports", pending.exports), (icons.IN, "imports", pending.imports)):
                more, at = self.amount(path, self.say(f"{way}-left", n=left), at, y, bold=left > 0)
                drawn, at = drawn + more, at + 12 * s
            return drawn, self.say("cost-trade", exports=pending.exports, imports=pending.imports)
        drawn, at = self.amount(icons.BUBBLE, str(pending.price), x, y)
        for path, n in ((icons.TYPES["diplomatic"], pending.discount), (icons.ALLIES, pending.helped)):
            if n:
                words = f"−{n}"
                if path == icons.ALLIES:
                    more, at = self.amount(path, words, at + 8 * s, y)
                    drawn += more
                else:
                    drawn += self.write(at + 8 * s, y + 6 * s, words, MAIN, room=self.width(words, MAIN) + 0.1)
                    at += 8 * s + self.width(words, MAIN)
        due = f"= {pending.due}"
        drawn += self.write(at + 9 * s, y + 6 * s, due, MAIN, room=self.width(due, MAIN, bold=True) + 0.1, bold=True)
        at += 9 * s + self.width(due, MAIN, bold=True)
        if pending.extra:
            more, _ = self.amount(icons.BUBBLE, f"+{pending.extra}", at + 8 * s, y, bold=True)
            drawn += more
        told = self.say(
            "cost", price=pending.price, discount=pending.discount, helped=pending.helped, due=pending.due,
            extra=pending.extra,
        )  # fmt: skip
        return drawn, told

    def would_score(self, x: float, y: float, wide: float, tall: float) -> str:
        """Draw a small table: what each power would score now for regions, its own ability and the majority tokens."""
        s, view = self.s, self.view
        if not view.powers or not view.order or view.phase == "over":
            return ""
        columns = [(icons.CUBE, "regions"), (icons.STAR, "ability"), (icons.CROWN, "majorities")]
        step, right = 38 * s, x + wide
        spare = tall - (20 + 20 * len(view.powers)) * s
        drawn = self.write(x, y + 15 * s, self.say("scored-now"), MAIN, room=wide - 3.35 * step - 9 * s, serif=True)
        for place, (path, _) in enumerate(columns):
            drawn += icons.glyph(path, right - (3.35 - place) * step, y + 10 * s, 15 * s, stroke=SOFT)
        drawn += self.write(right - 2 * s, y + 15 * s, "Σ", MAIN, room=20 * s, anchor="end", fill=SOFT)
        told = []
        for row, power in enumerate(view.powers):
            base = y + (36 + 20 * row) * s
            ability = view.abilities.get(power.id, 0)
            tokens = sum(held.get(power.id, (0, 0))[1] for held in view.majorities.values())
            parts = (power.would_score - ability - tokens, ability, tokens)
            drawn += icons.mark(power.id, x + 7 * s, base - 5 * s, 6 * s)
            name = self.power_name(power.id)
            drawn += self.write(x + 20 * s, base, name, MAIN, room=wide - 4 * step - 22 * s, serif=True)
            for place, points in enumerate(parts):
                shown = str(points).replace("-", "−") if points else "·"
                drawn += self.write(
                    right - (3.35 - place) * step, base, shown, MAIN, room=step - 4 * s, anchor="middle", fill=SOFT
                )
            total = str(power.would_score).replace("-", "−")
            drawn += self.write(right, base, total, MAIN, room=step - 4 * s, anchor="end", bold=True)
            told.append(
                self.say(
                    "would-score",
                    power=self.power_name(power.id),
                    regions=parts[0],
                    ability=ability,
                    tokens=tokens,
                    sum=power.would_score,
                )
            )
        if spare > 24 * s:
            drawn += self.majorities(x, y + tall - 10 * s, wide)
        return choice(None, " ".join(told), drawn)

    def majorities(self, x: float, y: float, wide: float) -> str:
        """Draw the majority tokens: for what, and who is ahead."""
        s, drawn = self.s, ""
        each = wide / 3
        paths = {"money": icons.COIN, "armies": icons.SHIELD, "countries": icons.ALLIES}
        for place, (name, held) in enumerate(self.view.majorities.items()):
            left = x + place * each
            drawn += icons.glyph(paths[name], left + 8 * s, y, 15 * s)
            at = left + 24 * s
            for id, (_, points) in sorted(held.items(), key=lambda one: -one[1][1]):
                if points and at < left + each - 24 * s:
                    drawn += icons.mark(id, at, y, 5 * s)
                    words = str(points)
                    drawn += self.write(
                        at + 8 * s, y + 6 * s, words, MAIN, room=self.width(words, MAIN) + 0.1, fill=SOFT
                    )
                    at += 30 * s
        return drawn

    def reckoning(self, x: float, y: float, wide: float) -> tuple[str, float]:
        """Draw at the end where all points came from, in a table, the best power first; returns its height, too."""
        s, powers = self.s, sorted(self.view.powers, key=lambda one: -one.score)
        sources = [name for name in powers[0].ledger if any(power.ledger[name] for power in powers)]
        step = min(120 * s, wide * 0.6 / len(powers))
        narrow = step < 100 * s  # a name stands below its mark there
        head, room = (44 if narrow else 26) * s, wide - step * len(powers) - 10 * s
        high, top = 20 * s, y + head + 8 * s
        drawn = self.write(x + 4 * s, y + head / 2 + 9 * s, self.say("reckoning"), 17, room=room, serif=True)
        for row, source in enumerate(sources):
            if row % 2 == 0:
                drawn += rect(x, top + row * high, wide, high, fill=TRAY, radius=4 * s)
            words = self.say(f"source-{source}")
            drawn += self.write(x + 10 * s, top + row * high + 15.5 * s, words, MAIN, room=room)
        end = top + len(sources) * high + 4 * s
        drawn += self.write(x + 10 * s, end + 19 * s, self.say("sum"), 17, room=room, serif=True)
        for place, power in enumerate(powers):
            left, right = x + wide - step * (len(powers) - place), x + wide - step * (len(powers) - place - 1)
            tint = icons.POWERS[power.id].tint
            column = rect(left + 4 * s, y + 4 * s, step - 8 * s, head, fill=tint, radius=6 * s)
            name, at = self.power_name(power.id), left + (step / 2 if narrow else 17 * s)
            column += icons.mark(power.id, at, y + 17 * s, 7 * s)
            at, base, anchor = (at, y + 41 * s, "middle") if narrow else (at + 13 * s, y + 22.5 * s, "start")
            across = step - (10 if narrow else 38) * s
            column += self.write(at, base, name, MAIN, room=across, anchor=anchor, serif=True)
            for row, source in enumerate(sources):
                points = str(power.ledger[source] or "·").replace("-", "−")
                column += self.write(
                    right - 14 * s, top + row * high + 15.5 * s, points, MAIN, room=step - 20 * s, anchor="end"
                )
            column += rect(left + 4 * s, end, step - 8 * s, 26 * s, fill=tint, radius=6 * s)
            total = str(power.score).replace("-", "−")
            column += self.write(right - 14 * s, end + 19 * s, total, 17, room=step - 20 * s, anchor="end", bold=True)
            parts = [f"{self.say(f'source-{name}')} {points}" for name, points in power.ledger.items() if points]
            drawn += choice(None, f"{self.power_name(power.id)} {power.score}: {', '.join(parts)}", column)
        return drawn, end + 34 * s - y

    # --- powers that nobody leads ------------------------------------------------------------------------------------

    def absent(self) -> bool:
        """Tell whether there are powers that nobody leads and that still have something to do."""
        return bool(self.view.auto) and self.view.phase != "over"

    def unplayed(self, x: float, y: float, wide: float, tall: float) -> str:
        """Tell what the powers that nobody leads will do next."""
        s, view = self.s, self.view
        title = self.say("unplayed")
        drawn = rect(x, y, wide, tall, fill=TRAY, radius=8 * s)
        drawn += self.write(x + 9 * s, y + 19 * s, title, MAIN, room=wide - 18 * s, serif=True)
        at, told = y + 38 * s, []
        for token in view.auto:
            for power, (region, army, partner) in enumerate(self.game.content.auto(self.number(token))):
                id = POWER_IDS[power]
                if id in self.powers or at > y + tall - 6 * s:
                    continue
                where = self.short(f"region:{self.game.content.regions[region].id}")
                drawn += icons.mark(id, x + 15 * s, at - 5 * s, 6 * s)
                taken = self.width(where, MAIN)
                room = wide - (84 if army and partner >= 0 else 60) * s
                drawn += self.write(x + 28 * s, at, where, MAIN, room=room)
                left = x + 28 * s + min(taken, room) + 12 * s
                if army:
                    drawn += icons.army(id, left, at - 5 * s, 16 * s)
                    left += 20 * s
                if partner >= 0 and POWER_IDS[partner] in self.powers:
                    drawn += icons.glyph(icons.OUT, left, at - 5 * s, 13 * s, stroke=SOFT)
                    drawn += icons.mark(POWER_IDS[partner], left + 15 * s, at - 5 * s, 6 * s)
                at += 20 * s
            told.append(self.game.describe(self.number(token), self.lang, view))
        return choice(None, f"{title}: {'; '.join(told) or self.say('none')}", drawn)
