"""The tokens of Labyrinth by number: countries come first, so a country and its token are the same number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth.lands import COUNTRIES

if TYPE_CHECKING:
    from theatrum.games.labyrinth.content import Content

CARDS: Final = 120
CARD: Final = COUNTRIES - 1  # card number n is token CARD + n
NUMBERS: Final = 16
NUMBER: Final = CARD + CARDS + 1  # n:0 is token NUMBER
MARKERS: Final = 12  # six numbered plots and six of mass destruction
MARKER: Final = NUMBER + NUMBERS - 1  # the n-th plot of a country is token MARKER + n

OTHERS: Final = (
    "use:event",
    "use:operations",
    "use:boosted",
    "use:reserves",
    "use:discard",
    "order:event",
    "order:operations",
    "order:reassessment",
    "op:war-of-ideas",
    "op:deploy",
    "op:regime-change",
    "op:withdraw",
    "op:disrupt",
    "op:alert",
    "op:reassessment",
    "op:recruit",
    "op:travel",
    "op:jihad",
    "op:plot",
    "op:none",
    "jihad:major",
    "jihad:minor",
    "cell:sleeper",
    "cell:active",
    "cell:sadr",
    "plot:1",
    "plot:2",
    "plot:3",
    "plot:wmd",
    "posture:soft",
    "posture:hard",
    "troop-track",
    "nato",
    "cadre",
    "draw",
    "hold",
    "yes",
    "no",
    "done",
)

_FIRST_OTHER: Final = MARKER + MARKERS + 1


def _other(name: str) -> int:
    return _FIRST_OTHER + OTHERS.index(name)


USE_EVENT: Final = _other("use:event")
USE_OPERATIONS: Final = _other("use:operations")
USE_BOOSTED: Final = _other("use:boosted")
USE_RESERVES: Final = _other("use:reserves")
USE_DISCARD: Final = _other("use:discard")
EVENT_FIRST: Final = _other("order:event")
OPERATIONS_FIRST: Final = _other("order:operations")
REASSESS_NOW: Final = _other("order:reassessment")
WAR_OF_IDEAS: Final = _other("op:war-of-ideas")
DEPLOY: Final = _other("op:deploy")
REGIME_CHANGE: Final = _other("op:regime-change")
WITHDRAW: Final = _other("op:withdraw")
DISRUPT: Final = _other("op:disrupt")
ALERT: Final = _other("op:alert")
REASSESSMENT: Final = _other("op:reassessment")
RECRUIT: Final = _other("op:recruit")
TRAVEL: Final = _other("op:travel")
JIHAD: Final = _other("op:jihad")
PLOT: Final = _other("op:plot")
NO_OPERATION: Final = _other("op:none")
MAJOR: Final = _other("jihad:major")
MINOR: Final = _other("jihad:minor")
SLEEPER: Final = _other("cell:sleeper")
ACTIVE: Final = _other("cell:active")
SADR: Final = _other("cell:sadr")
PLOT_KIND: Final = _other("plot:1") - 1  # plot kinds: 1, 2, 3, and 4 for a weapon of mass destruction
POSTURE: Final = _other("posture:soft") - 1  # postures: 1 soft, 2 hard
TROOP_TRACK: Final = _other("troop-track")
NATO: Final = _other("nato")
CADRE: Final = _other("cadre")
DRAW: Final = _other("draw")
HOLD: Final = _other("hold")
YES: Final = _other("yes")
NO: Final = _other("no")
DONE: Final = _other("done")


def names(content: Content) -> Iterator[tuple[str, Mapping[str, str] | None]]:
    """Name every token, with its label where the content has one."""
    for country in content.countries:
        yield f"country:{country.id}", country.names
    for card in content.cards:
        yield f"card:{card.number}", card.names
    for number in range(NUMBERS):
        yield f"n:{number}", {"en": str(number), "pl": str(number)}
    for number in range(1, MARKERS + 1):
        yield f"marker:{number}", None
    for name in OTHERS:
        yield name, None
