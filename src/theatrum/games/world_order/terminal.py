"""The table in the terminal: regions as rows, powers as blocks, one's own hand below, in Rich markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theatrum.games.world_order.tokens import POWER_IDS
from theatrum.games.world_order.view import PowerView, RegionView, WorldOrderView

if TYPE_CHECKING:
    from theatrum.games.world_order.game import WorldOrder

COLOURS = {"usa": "blue", "eu": "yellow", "russia": "white", "china": "red", "local": "bright_black"}
LETTERS = {"usa": "U", "eu": "E", "russia": "R", "china": "C", "local": "l"}


def draw(game: WorldOrder, view: WorldOrderView, lang: str) -> str:
    return "\n".join(Drawing(game, view, lang).lines())


class Drawing:
    """Draws one view in one language."""

    def __init__(self, game: WorldOrder, view: WorldOrderView, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang

    def say(self, id: str, **args: str | int) -> str:
        return self.game.messages.text(id, self.lang, args)

    def label(self, name: str) -> str:
        return self.game.label(self.game.vocabulary.number(name), self.lang)

    def labels(self, names: Sequence[str]) -> str:
        return ", ".join(self.label(name) for name in names) or self.say("board-nothing")

    def power_name(self, id: str) -> str:
        return self.game.power_name(POWER_IDS.index(id), self.lang)

    def mark(self, owner: str, count: int = 1) -> str:
        """Owners by letter and colour, so that either is enough."""
        return f"[{COLOURS[owner]}]{LETTERS[owner]}{count if count > 1 else ''}[/]"

    def lines(self) -> list[str]:
        view = self.view
        head = self.say("board-round", round=view.round, rounds=view.rounds, phase=self.say(f"phase-{view.phase}"))
        lines = [f"[bold]{head}[/]"]
        if view.order:
            lines.append(self.say("board-order", order=" → ".join(self.power_name(id) for id in view.order)))
        lines.append("")
        for region in view.regions:
            lines += self.region(region)
        lines.append("")
        for power in view.powers:
            lines += self.power(power) if view.phase != "powers" else [self.leader(power)]
        lines.append("")
        lines.append(self.say("board-market", cards=self.labels(view.market)))
        growth = [f"{self.label(name)} ×{n}" for name, n in view.growth_left.items() if n]
        lines.append(f"[dim]{self.say('board-growth', cards=', '.join(growth))}[/]")
        if view.auto:
            number = self.game.vocabulary.number
            rows = [self.game.describe(number(name), self.lang, view) for name in view.auto]
            lines.append(self.say("board-auto", cards="; ".join(rows)))
        return lines + self.mine()

    def region(self, region: RegionView) -> list[str]:
        name = self.label(f"region:{region.id}")
        above = " ".join(self.mark(owner, n) for owner, n in region.above.items())
        free = "·" * region.free
        row = [self.mark(owner) for owner in region.temporary]
        row += [str(points) for points in region.slots[len(region.temporary) :]]
        armies = " ".join(f"{self.mark(id)}{n}" for id, n in region.armies.items())
        tokens = " ".join(f"{self.mark(id)}{n}" for id, n in region.tokens.items())
        parts = [f"[bold]{name}[/] ({region.engage})", f"{above}{free} │ {' '.join(row)}"]
        if armies:
            parts.append(f"⚔ {armies}")
        if tokens:
            parts.append(f"◆ {tokens}")
        points = [f"{self.mark(one.owner)}:{one.points}" for one in region.standings if one.points]
        if points:
            parts.append(f"{self.say('board-standing')} {' '.join(points)}")
        return ["   ".join(parts), f"[dim]    {self.labels(region.open)}[/]"]

    def title(self, power: PowerView) -> str:
        mine = f" ({self.say('part-mine')})" if power.id == self.view.power else ""
        return f"[{COLOURS[power.id]} bold]{self.power_name(power.id)}{mine}[/]"

    def leader(self, power: PowerView) -> str:
        """Tell who leads a power while its board is not laid out yet."""
        name = self.game.seat_name(power.seat, self.lang)
        return f"{self.title(power)} · {self.say('board-picture-led-by', name=name)}"

    def power(self, power: PowerView) -> list[str]:
        head = [
            self.title(power),
            self.say("board-points", n=power.score),
            self.say("board-money", n=power.money),
            self.label(f"focus:{power.focus}"),
            self.say("board-hand-count", n=power.hand),
            self.say("board-deck-count", n=power.deck),
        ]
        goods = [f"{self.label(f'good:{id}')} {n}/{power.production[id]}" for id, n in power.goods.items()]
        allies = [self.ally(ally.country, ally.value, ally.ready, ally.fdi, ally.bases) for ally in power.allies]
        lines = [" · ".join(head), "  " + self.say("board-goods", list=", ".join(goods))]
        lines.append("  " + self.say("board-allies", list=", ".join(allies)))
        if power.assets:
            lines.append("  " + self.say("board-assets", list=self.labels(power.assets)))
        if power.growth:
            lines.append("  " + self.say("board-grown", list=self.labels([one.card for one in power.growth])))
        return lines

    def ally(self, country: str, value: int, ready: bool, fdi: int, bases: int) -> str:
        text = f"{self.label(country)} {value}{'$' * fdi}{'▲' * bases}"
        return text if ready else f"[dim]({text})[/]"

    def mine(self) -> list[str]:
        view = self.view
        lines = []
        if view.hand:
            lines.append(f"[bold]{self.say('board-my-hand', cards=self.labels(view.hand))}[/]")
        if view.other_half:
            lines.append(self.say("board-other-half", cards=self.labels(view.other_half)))
        if view.drawn_assets:
            lines.append(self.say("board-my-assets-dealt", cards=self.labels(view.drawn_assets)))
        pending = view.pending
        if pending is not None and pending.action == "research":
            lines.append(self.say("board-pending-research", n=pending.price))
        elif pending is not None and pending.action in ("improve", "engage"):
            lines.append(self.say("board-pending-due", n=pending.due + pending.extra))
        return lines
