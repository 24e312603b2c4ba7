"""The plain picture of a view, for games that have not drawn their own: every field, readable, nothing more."""

from __future__ import annotations

from dataclasses import asdict
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from theatrum.engine.game import Game


def _rows(view: Any) -> list[tuple[str, str]]:
    def show(value: Any) -> str:
        if isinstance(value, list | tuple):
            return "  ".join(show(one) for one in value) or "–"
        if isinstance(value, dict):
            return ", ".join(f"{key}: {show(one)}" for key, one in value.items()) or "–"
        return "–" if value is None else str(value)

    return [(name.replace("_", " "), show(value)) for name, value in asdict(view).items()]


def plain_text(view: Any) -> str:
    """Write the fields of a view one under another, in Rich markup."""
    return "\n".join(f"[dim]{name:>14}[/]  {value.replace('[', chr(92) + '[')}" for name, value in _rows(view))


def plain_svg(game: Game, view: Any, lang: str) -> str:
    """Draw the fields of a view as a sheet of paper."""
    rows = _rows(view)
    height = 76 + 34 * len(rows)
    lines = "".join(
        f'<text x="24" y="{84 + 34 * i}" fill="#6b6257" font-size="14">{escape(name)}</text>'
        f'<text x="190" y="{84 + 34 * i}" fill="#2b2622" font-size="16">{escape(value)}</text>'
        for i, (name, value) in enumerate(rows)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" font-family="Georgia, serif" role="img">'
        f'<rect width="720" height="{height}" rx="8" fill="#f6f0e4"/>'
        f'<text x="24" y="44" font-size="24" fill="#2b2622">{escape(game.title(lang))}</text>{lines}</svg>'
    )
