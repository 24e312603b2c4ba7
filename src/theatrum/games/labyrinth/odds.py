"""What choosing a token would do, with the odds of the dice, from a view alone.

The odds are exact fractions; only a sentence rounds them to whole percents.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from theatrum.games.labyrinth import lands, reach
from theatrum.games.labyrinth.content import JIHADIST
from theatrum.games.labyrinth.playing import HIGHEST_VALUE
from theatrum.games.labyrinth.reach import (
    cells,
    level,
    may_be_major,
    neighbours,
    successes_for_revolution,
    troops,
    untested,
)
from theatrum.games.labyrinth.tokens import CARD, CARDS
from theatrum.games.labyrinth.tracks import HIGHEST_RESERVES
from theatrum.games.labyrinth.view import PRESTIGE, CountryView
from theatrum.games.labyrinth.war_of_ideas import SUCCESS

if TYPE_CHECKING:
    from theatrum.games.labyrinth.game import LabyrinthGame
    from theatrum.games.labyrinth.view import LabyrinthView

BIOMETRICS: Final = "card:2"
BLAIR: Final = "card:29"
AL_ANBAR: Final = "card:58"
EX_KGB: Final = "card:62"
HEU: Final = "card:65"
VIDEOS: Final = "card:82"
IRAN: Final = ("card:104", "card:105")
WEAPONS: Final = {69: lands.CENTRAL_ASIA, 71: lands.RUSSIA}  # where an event rolls for a weapon without asking
STAKE_PRESTIGE: Final = (109, 114)  # events with a Prestige roll that nothing in them makes better or worse
TEST_NOTHING: Final = ("card:21", "card:28", "card:38", "card:45")  # they mark a country themselves, or need no mark
POOR_ROLL, FAIR_ROLL = Fraction(4, 6), Fraction(2, 6)  # 4.9.3: what an untested country turns out to be
SOFT_ROLL, HARD_ROLL = Fraction(4, 6), Fraction(2, 6)
FAIR, POOR = 2, 3
SURE: Final = 6


# --- arithmetic ----------------------------------------------------------------------------------------------------


def up_to(number: int) -> Fraction:
    """Return the chance that a die shows no more than a number."""
    return Fraction(max(0, min(6, number)), 6)


def at_least(number: int) -> Fraction:
    """Return the chance that a die shows a number or more."""
    return up_to(7 - number)


def successes(chance: Fraction, dice: int, wanted: int) -> Fraction:
    """Return the chance of at least so many successes with so many dice."""
    return sum(
        (comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(max(0, wanted), dice + 1)), Fraction(0)
    )


def percent(chance: Fraction) -> int:
    """Round to whole percents, but never to none or all where that is not the truth."""
    if chance in (0, 1):
        return int(chance) * 100
    return max(1, min(99, round(chance * 100)))


@dataclass(frozen=True, slots=True)
class Influence:
    """The odds of a War of Ideas in a Muslim country."""

    modifier: int
    success: Fraction
    aid: Fraction  # missed by one, where no aid is there yet


# 7.2.1.2: what is added to the die, for a level of governance and an alignment.
def influence_modifier(game: LabyrinthGame, view: LabyrinthView, land: int, governance: int, alignment: str) -> int:
    total = PRESTIGE.index(view.prestige_band) - 1 + view.countries[land].aid - view.gwot_penalty
    if alignment == "ally" and governance == FAIR:
        total -= 1
    near = (view.countries[other] for other in neighbours(game, view, land))
    return total + any(country.governance == "good" and country.alignment == "ally" for country in near)


# 7.2.1.1, 7.2.2.1, 4.9.5: an untested country is tested first, and a value too low for what it is fails at once.
def influence(game: LabyrinthGame, view: LabyrinthView, land: int) -> Influence:
    country = view.countries[land]
    if country.governance:
        cases = [(Fraction(1), level(country), country.alignment)]
    else:
        cases = [(POOR_ROLL, POOR, "neutral"), (FAIR_ROLL, FAIR, "neutral")]
    success = aid = Fraction(0)
    added = 0
    for weight, governance, alignment in cases:
        added = influence_modifier(game, view, land, governance, alignment)
        if governance <= view.value:
            success += weight * at_least(SUCCESS - added)
            if not country.aid and 1 <= SUCCESS - 1 - added <= 6:
                aid += weight * Fraction(1, 6)
    return Influence(added, success, aid)


# 4.9.3: one more for the US; the chance to become Hard.
def hardens(land: int) -> Fraction:
    return at_least(4) if land == lands.UNITED_STATES else HARD_ROLL


# 4.9.3, R-prestige: up on 5-6, one less with a GWOT penalty; the distance is the lower of two dice.
def prestige_rolls(view: LabyrinthView) -> dict[int, Fraction]:
    """Return the chances of every change of Prestige, before the track's ends cut it short."""
    penalty = 1 if view.gwot_hurts_prestige and view.gwot_penalty else 0
    rises = at_least(5 + penalty)
    found: dict[int, Fraction] = {}
    for low in range(1, 7):
        chance = Fraction((7 - low) ** 2 - (6 - low) ** 2, 36)
        found[low] = rises * chance
        found[-low] = (1 - rises) * chance
    return found


# 8.1.1, 8.2.3, 8.2.4
def recruiting(game: LabyrinthGame, view: LabyrinthView, land: int) -> Fraction:
    """Return the chance of one die to find a new cell."""
    country = view.countries[land]
    if country.regime_change:
        return Fraction(1)
    printed = game.content.countries[land].recruit
    return up_to(printed) if printed else against(view, land)


def against(view: LabyrinthView, land: int) -> Fraction:
    """Return the chance of one die against the governance of a country; all goes well under Islamist Rule (8.1.1)."""
    country = view.countries[land]
    if not country.governance:
        return POOR_ROLL * up_to(POOR) + FAIR_ROLL * up_to(FAIR)
    return Fraction(1) if country.governance == "islamist" else up_to(level(country))


# 8.3.1, card 2: sure to a neighbour; Biometrics watches those with Good governance (or all, by option), and stops all
# journeys to countries farther away.
def arriving(view: LabyrinthView, land: int, *, adjacent: bool) -> Fraction:
    biometrics = BIOMETRICS in view.lapsing
    if not adjacent:
        return Fraction(0) if biometrics else against(view, land)
    watched = biometrics and (view.biometrics_watches_all or view.countries[land].governance == "good")
    return against(view, land) if watched else Fraction(1)


# --- sentences -------------------------------------------------------------------------------------------------------


class Foretelling:
    """One view in one language, and what its tokens would do."""

    def __init__(self, game: LabyrinthGame, lang: str, view: LabyrinthView) -> None:
        self.game, self.lang, self.view = game, lang, view

    def say(self, id: str, **words: str | int) -> str:
        return self.game.messages.text(f"odds-{id}", self.lang, words)

    def token(self, name: str) -> str:
        family, _, rest = name.partition(":")
        if family == "country":
            return self.country(self.game.vocabulary.number(name))
        if family == "card":
            return self.card(int(rest))
        if (family == "use" or name == "order:event") and self.view.on_table:
            return self.use(rest, int(self.view.on_table[-1].partition(":")[2]))
        if family == "op":
            return self.operation(name)
        if family == "jihad":
            return self.major(rest)
        if family == "plot":
            return self.plot(rest)
        return ""

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        card = self.game.content.card(number)
        side = self.game.messages.text(f"picture-card-{('us', 'jihadist', 'unassociated')[card.side]}", self.lang)
        head = self.game.messages.text("picture-ops", self.lang, {"count": card.ops, "side": side})
        said = f"{head}. {self.game.card_text(number, self.lang)}"
        why = self.view.prospects.get(f"card:{number}")
        if why in (None, "", "unknown"):
            return said
        whose = "others" if card.side == 1 - self.seat else "own"
        return f"{said} {self.say(f'card-{whose}-{why}')}"

    @property
    def seat(self) -> int:
        return ("us", "jihadist").index(self.view.side) if self.view.seat is None else self.view.seat

    def use(self, use: str, number: int) -> str:
        """Tell what one way to use the card on the table means."""
        card, view = self.game.content.card(number), self.view
        if use == "event":
            text = self.game.card_text(number, self.lang)
            why = view.prospects.get(f"card:{number}")
            told = self.stakes(number) if why in (None, "", "unknown") else self.say(f"card-others-{why}")
            return f"{text} {told}".rstrip()
        if use not in ("operations", "boosted", "reserves"):
            return ""
        saved = view.reserves[self.seat]
        value = min(HIGHEST_VALUE, card.ops + saved) if use == "boosted" else card.ops
        full = use == "reserves" and saved >= HIGHEST_RESERVES
        said = [
            self.say("reserves-full")
            if full
            else self.say(f"use-{use}", value=value, saved=saved, sum=min(HIGHEST_RESERVES, saved + card.ops))
        ]
        if card.auto or card.side == 1 - self.seat:
            said.append(self.brings(number))
            happens = not card.auto and view.prospects.get(f"card:{number}") in ("", "unknown")
            if happens and self.seat == JIHADIST and use != "reserves" and not view.first_plot:  # 8.5.3
                said.append(self.say("not-by-first-plot"))
        else:
            said.append(self.unplayable(number))
        return " ".join(filter(None, said))

    def stakes(self, number: int) -> str:
        """Tell the odds of what an event rolls for, where its player has no say in it."""
        if number in WEAPONS:
            return self.each_die(against(self.view, WEAPONS[number]), 1)
        return self.prestige_at_stake() if number in STAKE_PRESTIGE else ""

    # 6.3.1, 6.3.2, 6.3.2.1
    def brings(self, number: int) -> str:
        """Tell what comes of the event of a card that is used for something else."""
        card, why = self.game.content.card(number), self.view.prospects.get(f"card:{number}")
        text, when = card.text[self.lang], card.when[self.lang] if card.when else ""
        if card.auto or why == "":
            return self.say("brings-event", text=text)
        if why == "unknown":
            return self.say("brings-event-if", when=when, text=text)
        if why is None:  # bound by an earlier card
            return ""
        return self.say("brings-nothing", when=when) if when and why == "condition" else self.say(f"card-others-{why}")

    # 6.2.6, 6.2.8
    def unplayable(self, number: int) -> str:
        """Tell why a card of one's own, or of nobody's, cannot be played as an event now; nothing where it can be."""
        card, why = self.game.content.card(number), self.view.prospects.get(f"card:{number}")
        if not why:
            return ""
        if card.when and why == "condition":
            return self.say("unplayable", when=card.when[self.lang])
        return self.say(f"card-own-{why}")

    # --- operations --------------------------------------------------------------------------------------------------

    def operation(self, name: str) -> str:
        view, word = self.view, name.removeprefix("op:")
        if name in reach.PLACES or name == "op:reassessment":
            return self.say(f"op-{word}", value=view.value, cells=view.cells_available)
        return ""

    def country(self, land: int) -> str:
        tell = TELLERS.get(self.view.operation)
        if tell is not None:
            return tell(self, land)
        event = self.view.on_table[-1] if self.view.on_table else ""
        if event == BLAIR:
            return self.influence(land)
        if event in TEST_NOTHING or (event == EX_KGB and land == lands.CAUCASUS):
            return ""
        dice = self.event_dice(event, land)
        if land in lands.MUSLIM and untested(self.view, land):
            return dice or self.say("test-governance", poor=percent(POOR_ROLL), fair=percent(FAIR_ROLL))
        if untested(self.view, land):
            hard = hardens(land)
            return f"{self.say('test-posture', soft=percent(1 - hard), hard=percent(hard))} {dice}".rstrip()
        return dice

    def event_dice(self, event: str, land: int) -> str:
        """Tell the odds of the dice that an event rolls in the country that is chosen."""
        if event == HEU:
            return self.each_die(against(self.view, land), 1)
        if event == VIDEOS and self.view.cells_on_track:
            return self.each_die(recruiting(self.game, self.view, land), 1)
        if event in IRAN and self.seat == JIHADIST:
            return self.each_die(against(self.view, land), 2)
        return ""

    def influence(self, land: int) -> str:
        view = self.view
        if land not in lands.MUSLIM:
            hard = hardens(land)
            agrees = hard if view.us_posture == "hard" else 1 - hard
            return self.say("influence-posture", soft=percent(1 - hard), hard=percent(hard), agrees=percent(agrees))
        odds = influence(self.game, view, land)
        country = view.countries[land]
        modifier = f"{odds.modifier:+d}".replace("-", "−")
        wins = "influence-improves" if country.alignment == "ally" else "influence-ally"
        if not country.governance:
            return self.say("influence-untested", chance=percent(odds.success), modifier=modifier)
        needs = SUCCESS - odds.modifier
        if needs > 6:
            said = self.say("influence-never", modifier=modifier)
        elif needs <= 1:
            said = self.say("influence-sure", modifier=modifier)
        else:
            said = self.say("influence-needs", needs=needs, modifier=modifier, chance=percent(odds.success))
        said = f"{said} {self.say(wins)}"
        return f"{said} {self.say('influence-aid', chance=percent(odds.aid))}" if odds.aid else said

    def prestige_at_stake(self) -> str:
        rolls = prestige_rolls(self.view)
        rises = sum((chance for change, chance in rolls.items() if change > 0), Fraction(0))
        big = sum((chance for change, chance in rolls.items() if change <= -3), Fraction(0))
        return self.say("prestige-roll", up=percent(rises), down=percent(1 - rises), big=percent(big))

    def regime_change(self, land: int) -> str:
        fair = self.say("regime-change", poor=percent(POOR_ROLL), fair=percent(FAIR_ROLL))
        return f"{fair} {self.prestige_at_stake()}" if reach.invaded(self.view, land) else ""

    def withdraw(self, land: int) -> str:
        if self.view.named:  # from where is known; where the troops go changes nothing else
            return ""
        return f"{self.say('withdraw')} {self.prestige_at_stake()}"

    def disrupt(self, land: int) -> str:
        country = self.view.countries[land]
        strong = troops(country) >= 2
        if not country.sleepers and not country.actives:
            said = self.say("disrupt-cadre")
        else:
            weak = AL_ANBAR in self.view.events and land in (lands.IRAQ, lands.SYRIA)
            number = 2 if (strong or country.posture == "hard") and not weak else 1
            said = self.say("disrupt", number=min(number, country.sleepers + country.actives))
        return f"{said} {self.say('prestige-rises')}" if strong else said

    def alert(self, land: int) -> str:
        return self.say("alert", count=len(self.view.countries[land].plots))

    def recruit(self, land: int) -> str:
        if not self.view.value:  # rolled already
            return ""
        return self.each_die(recruiting(self.game, self.view, land), self.dice(land))

    def dice(self, land: int) -> int:
        """Count the dice that can still be rolled in a country: those named for it already, and those left."""
        view = self.view
        return view.value - sum(1 for token in view.named if token != view.countries[land].token)

    # 8.3.1: from the country that is named last, where it is known already, else to where the way is sure.
    def travel(self, land: int) -> str:
        view = self.view
        if len(view.named) % 2 == 0:
            near = [other for other in self.near(land) if arriving(view, other, adjacent=True) == 1]
            return self.say("travel-from", lands=", ".join(self.game.label(other, self.lang) for other in near))
        origin = self.game.vocabulary.number(view.named[-1])
        if origin == land:
            return self.say("travel-within")
        chance = arriving(view, land, adjacent=land in self.near(origin))
        if chance == 1:
            return self.say("travel-sure")
        return self.say("travel-untested" if untested(view, land) else "travel-roll", chance=percent(chance))

    def near(self, land: int) -> tuple[int, ...]:
        return neighbours(self.game, self.view, land)

    def jihad(self, land: int) -> str:
        country = self.view.countries[land]
        dice = min(self.dice(land), cells(country))
        said = self.each_die(against(self.view, land), dice)
        if may_be_major(country, dice):
            said = f"{said} {self.revolution(country, dice)}"
        return said

    def revolution(self, country: CountryView, dice: int) -> str:
        needed = successes_for_revolution(country)
        chance = successes(up_to(level(country)), dice, needed)
        return self.say("revolution", needed=needed, dice=dice, chance=percent(chance))

    def plotting(self, land: int) -> str:
        country = self.view.countries[land]
        said = self.each_die(against(self.view, land), min(self.dice(land), cells(country)))
        return f"{said} {self.say('plot-limit', value=self.view.value)}"

    def each_die(self, chance: Fraction, dice: int) -> str:
        """Tell the chance of a die and of some, and of several successes where several dice may be rolled."""
        if chance == 1:
            return self.say("sure")
        said = [self.say("each-die", number=int(chance * 6), chance=percent(chance))] if (chance * 6) % 1 == 0 else []
        if not said:
            said = [self.say("each-die-untested", chance=percent(chance))]
        if dice > 1:
            parts = ", ".join(
                self.say("at-least", wanted=wanted, chance=percent(successes(chance, dice, wanted)))
                for wanted in range(1, dice + 1)
            )
            said.append(self.say("with-dice", dice=dice, parts=parts))
        return " ".join(said)

    def major(self, kind: str) -> str:
        """Tell the odds of a revolution with the dice that are named for this country."""
        view = self.view
        if kind != "major" or not view.named:
            return self.say(f"jihad-{kind}")
        country = view.countries[self.game.vocabulary.number(view.named[0])]
        return f"{self.say('jihad-major')} {self.revolution(country, len(view.named))}"

    # 8.5.6: Funding, governance, posture and Prestige, each where it applies.
    def plot(self, kind: str) -> str:
        """Tell what a plot will do in the country where it is placed, if it is not blocked."""
        view = self.view
        token = f"plot:{kind}"
        if token not in view.my_plots or not view.named:
            return ""
        land = self.game.vocabulary.number(view.named[0])
        wmd = kind == "wmd"
        left = self.say("plot-left", left=view.my_plots[token])
        if wmd and land == lands.UNITED_STATES:
            return f"{self.say('plot-wins')} {left}"
        country, number = view.countries[land], 3 if wmd else int(kind)
        by = 2 if country.governance == "good" else 1
        if land >= lands.IRAN:
            said = [self.say("plot-funding", number=by)]
        elif wmd or land == lands.UNITED_STATES:
            said = [self.say("plot-funding-highest")]
        else:
            said = [self.say("plot-funding", number=by * number)]
        if land in lands.MUSLIM and country.governance != "islamist":
            said.append(self.say("plot-governance", dice=number, chance=percent(against(view, land))))
        if land < lands.IRAN and land != lands.ISRAEL:
            said.append(self.say("plot-posture-schengen" if land in lands.SCHENGEN else "plot-posture"))
        if land == lands.UNITED_STATES:
            said.append(self.say("plot-prestige-roll"))
        elif troops(country):
            said.append(self.say("plot-prestige-lowest" if wmd else "plot-prestige-falls"))
        return f"{' '.join(said)} {left}"


TELLERS: Final[dict[str, Callable[[Foretelling, int], str]]] = {
    "op:war-of-ideas": Foretelling.influence,
    "op:regime-change": Foretelling.regime_change,
    "op:withdraw": Foretelling.withdraw,
    "op:disrupt": Foretelling.disrupt,
    "op:alert": Foretelling.alert,
    "op:recruit": Foretelling.recruit,
    "op:travel": Foretelling.travel,
    "op:jihad": Foretelling.jihad,
    "op:plot": Foretelling.plotting,
}


def describe(game: LabyrinthGame, token: int, lang: str, view: LabyrinthView | None = None) -> str:
    """Tell what choosing a token would do, as far as a view shows it; a card tells its text even without one."""
    name = game.vocabulary.names[token]
    if view is None:
        return game.card_text(token - CARD, lang) if CARD < token <= CARD + CARDS else ""
    return Foretelling(game, lang, view).token(name)


def touches(game: LabyrinthGame, token: int, view: LabyrinthView) -> tuple[int, ...]:
    """Return the places that a token concerns: where an operation is possible, or what a country is adjacent to."""
    name = game.vocabulary.names[token]
    possible = reach.PLACES.get(name)
    if possible is not None:
        return tuple(land for land in lands.ALL if possible(view, land))
    if token >= lands.COUNTRIES:
        return ()
    near = neighbours(game, view, token)
    if view.operation == "op:travel":
        return near
    if view.operation == "op:war-of-ideas":
        there = view.countries
        return tuple(land for land in near if there[land].governance == "good" and there[land].alignment == "ally")
    return ()
