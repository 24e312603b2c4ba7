"""World Order: four powers, seven regions, six rounds; influence by diplomacy, investment and force."""

from theatrum.games.world_order.game import WorldOrder as GAME  # noqa: N814  (the registry's name for any game)

__all__ = ["GAME"]
