"""The table: play in the browser, alone against bots, at one screen, or with friends by link."""
