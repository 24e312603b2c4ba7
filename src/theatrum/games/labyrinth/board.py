"""The picture of Labyrinth: the map, its rulers around it and the hand below; wide for a desktop, tall for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.engine.drawing import BRASS, INK, SANS, SMALL, SOFT, choice, sheet
from theatrum.games.labyrinth import icons, lands
from theatrum.games.labyrinth.card_pictures import STRIP, CardPictures
from theatrum.games.labyrinth.layout import TALL, WIDE, Layout
from theatrum.games.labyrinth.map_pictures import GROUND_SIGNS, MapPictures
from theatrum.games.labyrinth.track_pictures import TrackPictures
from theatrum.games.labyrinth.view import unseen

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

WIDTH, HEIGHT = 1200.0, 966.0
MAP_TOP = 96.0
NARROW, MARGIN = 720.0, 12.0
INNER = NARROW - 2 * MARGIN


def draw(game: LabyrinthGame, view: LabyrinthView, lang: str, *, wide: bool = False) -> str:
    """Draw all that a view holds."""
    return Board(game, view, lang, WIDE if wide else TALL).draw()


class Board(MapPictures, TrackPictures, CardPictures):
    """The two ways to lay out the same things."""

    def __init__(self, game: LabyrinthGame, view: LabyrinthView, lang: str, layout: Layout) -> None:
        super().__init__(game, view, lang, layout.scale)
        self.layout, self.top = layout, MAP_TOP

    def draw(self) -> str:
        if self.layout is WIDE:
            width, height, body = WIDTH, HEIGHT, self.wide()
        else:
            body, height = self.tall()
            width = NARROW
        body = f'<g font-family="{SANS}">{body}</g>'
        return sheet(width, height, body, title=self.game.title(self.lang), desc=self.description(), defs=icons.DEFS)

    # --- wide ----------------------------------------------------------------------------------------------------

    def wide(self) -> str:
        """Lay everything out at once: the sea bears the rulers, as on a printed map."""
        view = self.view
        right = WIDTH - 8
        parts = [self.slots(20, 18)]
        standing = self.standing()
        parts.append(self.write(100, 25, standing, 19, room=420, serif=True, bold=True, fill=BRASS))
        parts.append(self.deck(540, 24, 15, 300))
        if not view.winner:
            parts.append(self.write(right, 24, self.last_deck(), 15, room=340, anchor="end", fill=INK))
        parts.append(self.victory(8, 34, right - 8, 6)[0])
        parts.append(self.map())
        signs = self.signs_and_names()
        parts.append(self.legend(signs[:GROUND_SIGNS], 626, MAP_TOP + 11, 3, 95, 20))
        parts.append(self.legend(signs[GROUND_SIGNS:], 8, MAP_TOP + 199, 1, 114, 17.2))
        y = MAP_TOP + 5 * 87 + 2
        for place, ruler in enumerate((self.prestige, self.funding, self.relations)):
            parts.append(ruler(12, y + place * 41, 408))
        parts.append(self.troops(12, y + 124, 408, 41))
        if view.seat is None:  # no hand to be drawn: the piles take its room
            left = sum(self.strip(8, STRIP)[-1]) + 10 if view.on_table else 8.0
            half = (right - left - 6) / 2
            places = ((left, 733.0, half, self.tallest), (left + half + 6, 733.0, half, self.tallest))
        else:
            places = ((914.0, MAP_TOP, 136.0, 77.0), (1056.0, MAP_TOP, 136.0, 77.0))
        for (word, tokens), where in zip((("discard", view.discard), ("removed", view.removed)), places, strict=True):
            parts.append(self.pile(word, tokens, *where))
        parts.append(self.available(752, MAP_TOP + 6 * 87, 330, 77))
        parts.append(self.hands(704))
        parts.append(self.wide_hand(8, 733, STRIP) if view.on_table or self.mine() else "")
        parts.append(self.events(8, 739 + self.tallest, STRIP, 2)[0])
        return "".join(parts)

    def hands(self, y: float) -> str:
        """Draw the line above my cards: how many, the reserves, and what the others hold."""
        view, parts, left = self.view, [], 10.0
        if view.on_table:
            said, (start, wide) = self.say("on-table"), self.strip(8, STRIP)[len(view.on_table) - 1]
            parts.append(self.write(left, y + 17, said, 17, room=start + wide - left, serif=True, fill=BRASS))
            left = start + wide + 19
        if view.seat is not None:
            said = self.say("hand", count=view.hands[view.seat].count)
            parts.append(self.write(left, y + 17, said, 17, room=250, serif=True))
            left += self.width(said, 17) + 16
        left = max(270.0, left)
        parts.append(self.reserves(left, y, 220))
        left += 232
        others = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
        room = (WIDTH - 8 - left) / len(others)
        for place, hand in enumerate(others):
            parts.append(self.held(hand, left + place * room, y, room - 12))
        return "".join(parts)

    def deck(self, x: float, y: float, size: float, room: float) -> str:
        """Write how far the deck is; a click lists what may be in it."""
        words = self.decks()
        hidden = unseen(self.view)
        opens = self.game.messages.text("list-unseen", self.lang, {"count": len(hidden)}) if hidden else ""
        return choice(None, words, self.write(x, y, words, size, room=room, fill=SOFT), opens=opens)

    # --- tall ----------------------------------------------------------------------------------------------------

    def tall(self) -> tuple[str, float]:
        """Lay one section below another; returns the drawing and its height."""
        s, view = self.s, self.view
        parts = [self.write(MARGIN, 34, self.standing(), 17, room=INNER - 136, serif=True, bold=True, fill=BRASS)]
        parts.append(self.slots(NARROW - MARGIN - 110, 27))
        parts.append(self.deck(MARGIN, 66, SMALL, INNER))
        if not view.winner:
            parts.append(self.write(MARGIN, 96, self.last_deck(), room=INNER))
        drawn, height = self.victory(MARGIN, 110, INNER, 2)
        parts.append(drawn)
        self.top = 110 + height + 50
        parts.append(self.map())
        y = self.top + self.layout.tall + 46
        for title, tokens in (("on-table", view.on_table), ("", self.mine())):
            if not tokens:
                continue
            said = self.say(title) if title else self.say("hand", count=len(tokens))
            parts.append(self.write(MARGIN, y + 24, said, 17, room=INNER, serif=True))
            y += 38
            lines = 9 if title else 5 if len(tokens) < 5 else 4 if len(tokens) < 7 else 3
            for token in tokens:
                drawn, height = self.row(token, MARGIN, y, INNER, lines)
                parts.append(drawn)
                y += height + 5 * s
            y += 6
        for ruler in (self.prestige, self.funding, self.relations):
            parts.append(ruler(MARGIN, y + 4, INNER))
            y += 42 * s
        parts.append(self.troops(MARGIN, y + 6, INNER - 4, 90))
        parts.append(self.reserves(MARGIN, y + 104, INNER))
        y += 146
        parts.append(self.available(MARGIN, y, INNER, 156))
        y += 168
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                parts.append(self.held(hand, MARGIN, y, INNER))
                y += 44
        parts.append(self.write(MARGIN, y + 24, self.say("events"), 17, room=INNER, serif=True))
        drawn, height = self.events(MARGIN, y + 38, INNER, 12)
        parts.append(drawn)
        y += 38 + height + 14
        half = (INNER - 10) / 2
        parts.append(self.pile("discard", view.discard, MARGIN, y, half, 160))
        parts.append(self.pile("removed", view.removed, MARGIN + half + 10, y, half, 160))
        y += 172
        parts.append(self.write(MARGIN, y + 24, self.say("legend"), 17, room=INNER, serif=True))
        signs = self.signs_and_names()
        parts.append(self.legend(signs, MARGIN, y + 58, 2, INNER / 2, 34))
        return "".join(parts), y + 58 + -(-len(signs) // 2) * 34

    # --- in words --------------------------------------------------------------------------------------------------

    def description(self) -> str:
        """Tell what a sighted player sees first: the standing, the tracks, who is close to winning, and the map."""
        view = self.view
        said = [self.standing(), self.decks()]
        if not view.winner:
            said.append(self.last_deck())
        for gauge in self.gauges():
            shown = gauge.shown or f"{gauge.value}/{gauge.goal}"
            note = f" ({gauge.note})" if gauge.note else ""
            said.append(f"{self.side(gauge.side)}: {self.say(f'goal-{gauge.name}')} {shown}{note}")
        said.append(f"{self.say('track-prestige')} {view.prestige}")
        said.append(f"{self.say('track-funding')} {view.funding}")
        us = self.say(view.us_posture) if view.us_posture else "?"
        said.append(f"{self.say('track-gwot')}: {self.say('gwot-note', us=us, penalty=view.gwot_penalty)}")
        said += [self.tell(land) for land in lands.ALL if self.matters(land)]
        if view.seat is not None:
            said.append(f"{self.say('hand', count=view.hands[view.seat].count)}: {self.labels(self.mine())}")
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                said.append(self.say("holds", side=self.side(hand.side), count=hand.count))
        effects = [token for _, token, _ in self.effects()]
        if effects:
            said.append(f"{self.say('events')}: {self.labels(effects)}")
        return ". ".join(said) + "."

    def matters(self, land: int) -> bool:
        """Tell whether anything stands in a country, or it is a tested Muslim one."""
        view = self.view.countries[land]
        return bool(
            view.alignment or view.sleepers or view.actives or view.sadr or view.troops or view.cadre or view.plots
        )
