"""Where an operation could be carried out, read off a view: what lights up before one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import lands
from theatrum.games.labyrinth.jihad import SURPLUS as CELLS_ABOVE_TROOPS
from theatrum.games.labyrinth.view import GOVERNANCE, CountryView
from theatrum.games.labyrinth.war_of_ideas import SURPLUS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

PATRIOT_ACT, BHUTTO, IRAQI_WMD, LIBYAN_WMD, FATA, AL_ANBAR = (f"card:{number}" for number in (43, 33, 37, 39, 80, 58))


def cells(country: CountryView) -> int:
    return country.sleepers + country.actives + country.sadr


def troops(country: CountryView) -> int:
    return country.troops + 2 * country.nato


def level(country: CountryView) -> int:
    """Return governance as a number: 1 Good to 4 Islamist, 0 untested."""
    return GOVERNANCE.index(country.governance)


def untested(view: LabyrinthView, land: int) -> bool:
    country = view.countries[land]
    return not country.governance if land in lands.MUSLIM else land != lands.IRAN and not country.posture


def neighbours(game: LabyrinthGame, view: LabyrinthView, land: int) -> tuple[int, ...]:
    """Return the adjacent countries; the Patriot Act leaves the United States with Canada alone (card 43)."""
    near = game.content.countries[land].neighbours
    if PATRIOT_ACT not in view.events or land == lands.CANADA:
        return near
    if land == lands.UNITED_STATES:
        return (lands.CANADA,)
    return tuple(other for other in near if other != lands.UNITED_STATES)


# 7.1.1, 7.1.3, 7.2.1.1, 7.2.1.3, 7.2.3
def influenced(view: LabyrinthView, land: int) -> bool:
    country = view.countries[land]
    if land in (lands.UNITED_STATES, lands.IRAN, lands.ISRAEL) or country.governance == "islamist":
        return False
    if level(country) > view.value:
        return False
    if land not in lands.MUSLIM or not country.governance:
        return True
    if country.alignment == "adversary" or (country.governance == "good" and country.alignment == "ally"):
        return False
    return not country.regime_change or troops(country) - cells(country) >= SURPLUS


# 7.3.1
def may_send(view: LabyrinthView, land: int) -> bool:
    return movable(view.countries[land]) > 0


def movable(country: CountryView) -> int:
    """Count the troops that may leave a country."""
    if not country.regime_change:
        return country.troops
    return max(0, min(country.troops, troops(country) - cells(country) - SURPLUS))


# 7.3.4, cards 37 and 39
def invaded(view: LabyrinthView, land: int) -> bool:
    if view.countries[land].governance == "islamist":
        return True
    return (land == lands.IRAQ and IRAQI_WMD in view.events) or (land == lands.LIBYA and LIBYAN_WMD in view.events)


# 7.3.5, card 41
def withdrawn(view: LabyrinthView, land: int) -> bool:
    country = view.countries[land]
    return bool(country.regime_change) and troops(country) > 0


# 7.4.1, 7.4.2, cards 54, 58 and 80
def disrupted(view: LabyrinthView, land: int) -> bool:
    country = view.countries[land]
    if not country.sleepers and not country.actives:
        shelter = AL_ANBAR in view.events and land in (lands.IRAQ, lands.SYRIA)
        if not country.cadre or country.sadr or shelter:
            return False
    if land == lands.IRAN or country.governance == "islamist" or level(country) > view.value:
        return False
    if land == lands.PAKISTAN and FATA in view.events and not country.regime_change:
        return False
    return land not in lands.MUSLIM or country.alignment == "ally" or troops(country) >= 2


def alerted(view: LabyrinthView, land: int) -> bool:
    return bool(view.countries[land].plots)


# 8.2.2
def recruited(view: LabyrinthView, land: int) -> bool:
    return bool(cells(view.countries[land]) or view.countries[land].cadre)


# 8.3.1
def travelled(view: LabyrinthView, land: int) -> bool:
    return bool(view.countries[land].sleepers or view.countries[land].actives)


# 8.4, card 33
def fought(view: LabyrinthView, land: int) -> bool:
    country = view.countries[land]
    if land not in lands.MUSLIM or country.governance == "islamist" or not cells(country):
        return False
    return land != lands.PAKISTAN or BHUTTO not in view.events


# 8.5.1
def plotted(view: LabyrinthView, land: int) -> bool:
    return view.countries[land].governance != "islamist" and cells(view.countries[land]) > 0


# 8.4.2, 8.4.3.2: never against Good governance.
def successes_for_revolution(country: CountryView) -> int:
    return (1 if country.besieged else 2) + 3 - level(country)


def may_be_major(country: CountryView, dice: int) -> bool:
    if country.governance == "good":
        return False
    surplus = cells(country) - troops(country)
    return surplus >= CELLS_ABOVE_TROOPS and dice >= successes_for_revolution(country)


PLACES: Final[dict[str, Callable[[LabyrinthView, int], bool]]] = {
    "op:war-of-ideas": influenced,
    "op:deploy": may_send,
    "op:regime-change": invaded,
    "op:withdraw": withdrawn,
    "op:disrupt": disrupted,
    "op:alert": alerted,
    "op:recruit": recruited,
    "op:travel": travelled,
    "op:jihad": fought,
    "op:plot": plotted,
}
