"""The sentences of Zany Penguins: questions, events and refusals. Their texts are in ``messages.*.ftl``.

A ``seat`` parameter takes the number of a seat, or VIRTUAL plus the number of a virtual player.
"""

from __future__ import annotations

from theatrum.engine.words import Say, Why

VIRTUAL = 5  # one more than the highest seat

# What is asked.
GIVE_LEFT = Say("give-left", "PG-10 PA-18", "neighbour:seat")
GIVE_RIGHT = Say("give-right", "PG-10 PA-18", "neighbour:seat")
PUT_LEFT = Say("put-left", "PG-25 PA-18", "neighbour:seat")
PUT_RIGHT = Say("put-right", "PG-25 PA-18", "neighbour:seat")
LAND = Say("land", "PG-11")
LAND_FIRST = Say("land-first", "PG-14 PG-11")
LAND_SECOND = Say("land-second", "PG-14 PG-11")
LAND_LATE = Say("land-late", "PG-16 PG-11")
LAND_LATE_FIRST = Say("land-late-first", "PG-16 PG-14 PA-10")
LAND_LATE_SECOND = Say("land-late-second", "PG-16 PG-14 PA-10")

# Why not.
NOT_YOURS_TO_GIVE = Why("not-yours-to-give", "PG-10", "card:token")
NOT_YOURS_TO_LAND = Why("not-yours-to-land", "PG-11", "card:token")

# Set-up and recruitment.
DEALT = Say("dealt", "PG-6", "each:n")
BOXED = Say("boxed", "PG-7", "count:n")
VIRTUAL_PLAYERS = Say("virtual-players", "PG-23 PA-25", "places:seats")
FIRST_CARDS = Say("first-cards", "PG-8", "cards:tokens")
ROUND = Say("round-begins", "PG-9", "round:n", "rounds:n")
DREW = Say("drew", "PG-9", "cards:tokens")

# Infiltration.
ALL_PASSED = Say("all-passed", "PG-10")
GAVE = Say("gave", "PG-10", "card:token", "to:seat", "other:token", "also:seat")
RECEIVED = Say("received", "PG-10", "card:token", "giver:seat", "other:token", "also:seat")
ALL_PUT = Say("all-put", "PG-25")
PUT = Say("put", "PG-25", "card:token", "to:seat", "other:token", "also:seat")
TOOK = Say("took", "PG-25 PA-26", "card:token", "giver:seat", "other:token", "also:seat")
REBUILT = Say("rebuilt", "PG-27 PA-22", "place:seat", "count:n")

# Landing.
WAITS = Say("waits", "PG-16 PA-13", "places:seats")
WAIT_OVER = Say("wait-over", "PG-16 PG-17", "places:seats")
LANDED = Say("landed", "PG-11", "place:seat", "cards:tokens")
VIRTUAL_LANDED = Say("virtual-landed", "PG-26", "place:seat", "cards:tokens")
BLAST = Say("blast", "PG-15", "place:seat", "cards:tokens")
BLAST_IN_VAIN = Say("blast-in-vain", "PG-15")
TWINS_COMING = Say("twins-coming", "PG-14", "place:seat")
SPOTTER_COMING = Say("spotter-coming", "PG-16", "place:seat")
TOO_LATE = Say("too-late", "PG-14 PG-16", "card:token", "place:seat")

# The end.
ENDED = Say("ended", "PG-12")
CONTROL = Say("control", "PG-18", "zone:zone", "places:seats", "sum:n")
JOINT_CONTROL = Say("joint-control", "PG-18 PA-16", "zone:zone", "places:seats", "sum:n")
NO_CONTROL = Say("no-control", "PA-15", "zone:zone")
SCORED_CONTROL = Say("scored-control", "PG-19", "place:seat", "zone:zone", "points:n")
SCORED_LOWEST = Say("scored-lowest", "PG-20", "place:seat", "zone:zone", "points:n")
SCORED_ABSENT = Say("scored-absent", "PG-21", "place:seat", "zone:zone")
TOTAL = Say("total", "PG-1 PG-22", "place:seat", "points:n")
VIRTUAL_TOTAL = Say("virtual-total", "PG-28", "place:seat", "points:n")

# How it ended.
WON = Say("won", "PG-22", "place:seat", "points:n")
SHARED = Say("shared", "PG-22 PA-17", "places:seats", "points:n")
VIRTUAL_WON = Say("virtual-won", "PA-24 PA-29", "places:seats", "points:n", "people:seats", "best:n")
