"""The 38 countries by number, in the order of ``map.toml``: non-Muslim countries, Iran, Sunni, then Shia-Mix ones."""

from __future__ import annotations

from typing import Final

IDS: Final = (
    "united-states",
    "canada",
    "united-kingdom",
    "serbia",
    "israel",
    "india",
    "scandinavia",
    "eastern-europe",
    "benelux",
    "germany",
    "france",
    "italy",
    "spain",
    "russia",
    "caucasus",
    "china",
    "kenya-tanzania",
    "thailand",
    "philippines",
    "iran",
    "morocco",
    "algeria-tunisia",
    "libya",
    "egypt",
    "sudan",
    "somalia",
    "jordan",
    "syria",
    "central-asia",
    "indonesia-malaysia",
    "turkey",
    "lebanon",
    "yemen",
    "iraq",
    "saudi-arabia",
    "gulf-states",
    "pakistan",
    "afghanistan",
)

COUNTRIES: Final = len(IDS)

UNITED_STATES: Final = IDS.index("united-states")
CANADA: Final = IDS.index("canada")
UNITED_KINGDOM: Final = IDS.index("united-kingdom")
SERBIA: Final = IDS.index("serbia")
ISRAEL: Final = IDS.index("israel")
INDIA: Final = IDS.index("india")
SCANDINAVIA: Final = IDS.index("scandinavia")
EASTERN_EUROPE: Final = IDS.index("eastern-europe")
BENELUX: Final = IDS.index("benelux")
GERMANY: Final = IDS.index("germany")
FRANCE: Final = IDS.index("france")
ITALY: Final = IDS.index("italy")
SPAIN: Final = IDS.index("spain")
RUSSIA: Final = IDS.index("russia")
CAUCASUS: Final = IDS.index("caucasus")
CHINA: Final = IDS.index("china")
KENYA_TANZANIA: Final = IDS.index("kenya-tanzania")
THAILAND: Final = IDS.index("thailand")
PHILIPPINES: Final = IDS.index("philippines")
IRAN: Final = IDS.index("iran")
MOROCCO: Final = IDS.index("morocco")
ALGERIA_TUNISIA: Final = IDS.index("algeria-tunisia")
LIBYA: Final = IDS.index("libya")
EGYPT: Final = IDS.index("egypt")
SUDAN: Final = IDS.index("sudan")
SOMALIA: Final = IDS.index("somalia")
JORDAN: Final = IDS.index("jordan")
SYRIA: Final = IDS.index("syria")
CENTRAL_ASIA: Final = IDS.index("central-asia")
INDONESIA_MALAYSIA: Final = IDS.index("indonesia-malaysia")
TURKEY: Final = IDS.index("turkey")
LEBANON: Final = IDS.index("lebanon")
YEMEN: Final = IDS.index("yemen")
IRAQ: Final = IDS.index("iraq")
SAUDI_ARABIA: Final = IDS.index("saudi-arabia")
GULF_STATES: Final = IDS.index("gulf-states")
PAKISTAN: Final = IDS.index("pakistan")
AFGHANISTAN: Final = IDS.index("afghanistan")

ALL: Final = range(COUNTRIES)
NON_MUSLIM: Final = range(UNITED_STATES, IRAN)  # 4.3; Iran is neither (4.4)
MUSLIM: Final = range(MOROCCO, COUNTRIES)  # 4.1.2
SUNNI: Final = range(MOROCCO, TURKEY)
SHIA_MIX: Final = range(TURKEY, COUNTRIES)
SCHENGEN: Final = range(SCANDINAVIA, RUSSIA)  # 4.5
