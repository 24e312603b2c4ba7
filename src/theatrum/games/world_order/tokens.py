"""The fixed tokens of World Order, family by family, and the numbers by which the rules know things.

Countries come first, so that a country card of the board is its own token; ability cards, assets and Growth cards are
known by their tokens everywhere, so that no two piles share a number.
"""

from __future__ import annotations

USA, EU, RUSSIA, CHINA, LOCAL = range(5)
POWERS = 4
POWER_IDS = ("usa", "eu", "russia", "china")
OWNER_IDS = (*POWER_IDS, "local")

ENERGY, RAW, FOOD, CONSUMER, SERVICES, DIPLOMACY, ARMY = range(7)
GOODS = 7
GOOD_IDS = ("energy", "raw-materials", "food", "consumer-goods", "services", "diplomacy", "army")
MONEY = 7  # where a price or a gain may be money too
STORABLE = (ENERGY, RAW, FOOD, CONSUMER, SERVICES, DIPLOMACY)
EXPORTABLE = (ENERGY, RAW, FOOD, CONSUMER, SERVICES, ARMY)
IMPORTABLE = (ENERGY, RAW, FOOD, CONSUMER, SERVICES)

EUROPE, CENTRAL_ASIA, AMERICAS, MIDDLE_EAST, AFRICA, SOUTH_ASIA, EAST_ASIA = range(7)
REGIONS = 7
REGION_IDS = ("europe", "central-asia", "americas", "middle-east", "africa", "south-asia", "east-asia")

DOMESTIC, DIPLOMATIC, MILITARY = range(3)
FOCUS_IDS = ("domestic", "diplomatic", "military")

BOARD_COUNTRIES = 76
COUNTRIES = 77  # and one that is only a starting country
STARTS = 17
COUNTRY_CARDS = COUNTRIES + STARTS
ABILITIES = 48
ASSETS = 20
GROWTHS = 10
AUTOS = 20
MOST_MARKET = 6
MOST_SPOTS = 8
MOST_NUMBER = 40

DOES = (
    "improve", "engage", "trade", "invest", "move", "base", "growth", "produce",
    "prosper", "play", "pay", "raise-two", "raise-three",
)  # fmt: skip
USES = ("trash", "exchange", "convert")
PLAIN = ("pass", "order", "skip", "done", "pay", "refresh", "reveal", "board", "hand", "discards")

COUNTRY = 0
CARD = COUNTRY + COUNTRIES
ASSET = CARD + ABILITIES
GROWTH = ASSET + ASSETS
AUTO = GROWTH + GROWTHS
POWER = AUTO + AUTOS
REGION = POWER + POWERS
GOOD = REGION + REGIONS
EXPORT = GOOD + GOODS
IMPORT = EXPORT + len(EXPORTABLE)
MARKET = IMPORT + len(IMPORTABLE)
PLACE = MARKET + MOST_MARKET
FOCUS = PLACE + POWERS
HALF = FOCUS + len(FOCUS_IDS)
SLOT = HALF + 2
SPOT = SLOT + 2
N = SPOT + MOST_SPOTS
DO = N + MOST_NUMBER + 1
USE = DO + len(DOES)
FIRST_PLAIN = USE + len(USES)
(PASS, ORDER, SKIP, DONE, PAY, REFRESH, REVEAL, BOARD, HAND, DISCARDS) = range(FIRST_PLAIN, FIRST_PLAIN + len(PLAIN))

PERMANENT, TEMPORARY = SLOT, SLOT + 1
USE_TRASH, USE_EXCHANGE, USE_CONVERT = USE, USE + 1, USE + 2
DO_IMPROVE = DO + DOES.index("improve")

EXPORT_OF = {good: EXPORT + index for index, good in enumerate(EXPORTABLE)}
IMPORT_OF = {good: IMPORT + index for index, good in enumerate(IMPORTABLE)}
EXPORTED = dict(zip(EXPORT_OF.values(), EXPORT_OF, strict=True))
IMPORTED = dict(zip(IMPORT_OF.values(), IMPORT_OF, strict=True))

# Where points come from; the ledger keeps them apart, and their sum is the score.
SOURCES = (
    "start", "slots", "growth", "prosperity", "threat", "cubes", "bonus", "ability", "tokens", "assets", "order",
    "cards",
)  # fmt: skip
START, SLOTS, FROM_GROWTH, PROSPERITY, THREAT, CUBES, BONUS, ABILITY, TOKENS, FROM_ASSETS, FROM_ORDER, FROM_CARDS = (
    range(len(SOURCES))
)
