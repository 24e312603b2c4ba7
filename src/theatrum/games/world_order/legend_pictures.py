"""The key to the signs: what is drawn on the board, each with a few words beside it."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.engine.drawing import INK, PAPER, RULE, SMALL, SOFT, choice, rect
from theatrum.games.world_order import icons
from theatrum.games.world_order.pictures import MAIN, Pictures
from theatrum.games.world_order.tokens import GOOD_IDS

Sign = Callable[[float, float], str]
Entry = tuple[Sign, str]
ROW = 18.5  # how tall an entry is, at scale 1
HEADED = 25.0  # where the entries begin, under the title
BESIDE = 26.0  # where the words begin, beside their sign
FEWEST = 8  # entries that are worth a place


class LegendPictures(Pictures):
    """What the signs of the board mean."""

    def legend(self, x: float, y: float, wide: float, tall: float, *, first: int = 0) -> tuple[str, int]:
        """Draw as much of the key as there is room for, from an entry on; returns the drawing and how many it has."""
        s, entries = self.s, self.entries()[first:]
        rows = int((tall - (HEADED + 5) * s) / (ROW * s) + 0.01)
        columns = self.columns(entries, wide - 12 * s, rows) if rows > 0 else []
        shown = [entry for column, _ in columns for entry in column]
        if len(shown) < min(FEWEST, len(entries)) or not shown:
            return "", 0
        title = self.say("legend")
        high = (HEADED + 5 + ROW * max(len(column) for column, _ in columns)) * s
        drawn = rect(x, y, wide, high, fill=PAPER, stroke=RULE, line=1 * s)
        drawn += self.write(x + 9 * s, y + 18 * s, title, MAIN, room=wide - 18 * s, serif=True)
        left = x + 6 * s
        for column, across in columns:
            for place, (sign, words) in enumerate(column):
                row = y + (HEADED + 9 + ROW * place) * s
                drawn += sign(left + 12 * s, row)
                drawn += self.write(left + BESIDE * s, row + 5 * s, words, 15, room=across - BESIDE * s)
            left += across
        told = "; ".join(words for _, words in shown)
        return choice(None, f"{title}: {told}.", drawn), len(shown)

    def columns(self, entries: list[Entry], wide: float, rows: int) -> list[tuple[list[Entry], float]]:
        """Lay entries out in as many columns as have room beside each other; returns each with its width."""
        found: list[tuple[list[Entry], float]] = []
        taken = 0.0
        for start in range(0, len(entries), rows):
            column = entries[start : start + rows]
            across = BESIDE * self.s + max(self.width(words) for _, words in column) + 4 * self.s
            if taken + across > wide:
                break
            found.append((column, across))
            taken += across
        spare = (wide - taken) / max(1, len(found))
        return [(column, across + spare) for column, across in found]

    def legend_height(self, wide: float) -> float:
        """Return how tall the whole key is."""
        entries = self.entries()
        for rows in range(1, len(entries)):
            if sum(len(column) for column, _ in self.columns(entries, wide - 12 * self.s, rows)) == len(entries):
                break
        return (HEADED + 5 + ROW * rows) * self.s

    def entries(self) -> list[Entry]:
        """List the signs in the order in which they are likely to be asked for, with their meaning."""
        signs: dict[str, Sign] = {
            **{id: self.outlined(icons.GOODS[id]) for id in GOOD_IDS},
            "domestic": self.outlined(icons.TYPES["domestic"]),
            "economic": self.outlined(icons.TYPES["economic"]),
            "influence": self.outlined(icons.CUBE),
            "research": self.outlined(icons.RESEARCH),
            "points": self.outlined(icons.STAR),
            "locked": self.outlined(icons.LOCK),
            "bonus": self.outlined(icons.CROWN),
            "menaced": self.outlined(icons.ALERT, icons.ALARM),
            "zone": self.outlined(icons.FLAG),
            "engage": self.outlined(icons.ENGAGE),
            "export": self.outlined(icons.OUT),
            "import": self.outlined(icons.IN),
            "value": self.valued,
            "buys": self.bartered(out=True),
            "sells": self.bartered(out=False),
            "money": self.outlined(icons.COIN),
            "fdi": self.outlined(icons.FACTORY),
            "base": self.outlined(icons.HANGAR),
            "refuses": self.outlined(icons.GONE),
            "resting": self.hatched,
            "allies": self.outlined(icons.ALLIES),
            "cards": self.outlined(icons.BACK),
            "permanent": self.socket(permanent=True),
            "temporary": self.socket(permanent=False),
        }
        return [(sign, self.say(f"legend-{id}")) for id, sign in signs.items()]

    # --- the signs ---------------------------------------------------------------------------------------------------

    def outlined(self, path: str, ink: str = INK) -> Sign:
        return lambda x, y: icons.glyph(path, x, y, 15 * self.s, stroke=ink)

    def valued(self, x: float, y: float) -> str:
        return self.worth("2", x - 10.5 * self.s, y - 1 * self.s, ink=INK, bold=True)[0]

    def bartered(self, *, out: bool) -> Sign:
        goods = ["food"]
        return lambda x, y: self.symbols(goods if out else [], [] if out else goods, x - 8 * self.s, y)[0]

    def hatched(self, x: float, y: float) -> str:
        s = self.s
        return rect(x - 8 * s, y - 8 * s, 16 * s, 16 * s, fill=icons.REST, stroke=SOFT, line=1 * s, radius=3 * s)

    def socket(self, *, permanent: bool) -> Sign:
        s = self.s

        def drawn(x: float, y: float) -> str:
            ground = icons.sockets([x], y, 17 * s, permanent=permanent)
            return ground + self.write(x, y + 5 * s, "1", SMALL, room=16 * s, anchor="middle", fill=SOFT)

        return drawn
