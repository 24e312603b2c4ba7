"""The stretches of play by number; each is one turn of the engine."""

from __future__ import annotations

POWERS_CHOSEN, SETUP, ORDER_CHOSEN, FOCUS_CHOSEN, ACTIONS, RESEARCH, RETURNS, PROSPERITY, DEFENCE, OVER = range(10)
PHASES = ("powers", "setup", "order", "focus", "actions", "research", "returns", "prosperity", "defence", "over")
