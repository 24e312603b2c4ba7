"""The 120 events, one function a card (6.2): US cards, Jihadist cards, and those that belong to no side."""
