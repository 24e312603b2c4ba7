"""What a game folder brings: a subclass of ``Game``, called ``GAME`` in the folder's ``__init__``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from theatrum.engine.content import Source
from theatrum.engine.errors import BadOption, Phrase, Unreadable
from theatrum.engine.flow import Choose
from theatrum.engine.messages import Messages
from theatrum.engine.packs import MANIFEST, check_pack
from theatrum.engine.rulebook import Rulebook
from theatrum.engine.state import State
from theatrum.engine.vocabulary import Vocabulary
from theatrum.engine.words import Arg, Say

if TYPE_CHECKING:
    from theatrum.engine.drawing import Look

Value = str | int | bool
Options = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose at setup; its meaning is the message ``option-NAME``, a value's ``option-NAME-VALUE``."""

    name: str
    values: tuple[Value, ...]
    default: Value

    def read(self, given: object) -> Value:
        """Take a value as given in Python, or as written on a command line (``on``, ``off``, digits)."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.lower() in _spellings(value):
                return value
        raise BadOption("option-value", option=repr(self.name), given=repr(given), possible=self.span())

    def span(self) -> Phrase:
        """Tell the possible values in a few words."""
        if len(self.values) > 8 and isinstance(self.values[0], int):
            return Phrase("from-to", low=str(self.values[0]), high=str(self.values[-1]))
        return Phrase("listed", list=", ".join(_spellings(value)[0] for value in self.values))


@dataclass(frozen=True, slots=True)
class Setting:
    """An option as a person reads it: what it means and what each value means, by language."""

    name: str
    values: tuple[Value, ...]
    default: Value
    text: Mapping[str, str]
    meanings: Mapping[Value, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Part:
    """A part that a seat has taken in the course of a match: how it is called, its sign, and its points so far."""

    name: str
    look: Look
    points: int | None = None  # where everybody counts them


@dataclass(frozen=True, slots=True)
class Listing:
    """Things to leaf through: a title and the names of tokens, with what is told of those that lie here otherwise than
    elsewhere."""

    title: str
    cards: Sequence[str]
    texts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: a number per seat (higher is better), the ending as a sentence, and the game's own figures.

    Where fractions in the scores tell ties apart, ``counted`` holds the points as people count them.
    """

    scores: tuple[float, ...]
    ending: Say
    args: tuple[Arg, ...] = ()
    summary: Mapping[str, Any] = field(default_factory=dict)
    counted: tuple[float, ...] = ()
    _game: Game | None = None

    @property
    def points(self) -> tuple[float, ...]:
        """Return what is shown to people, by seat."""
        return self.counted or self.scores

    def text(self, lang: str = "en") -> str:
        assert self._game is not None
        return self._game.phrase(self.ending, self.args, lang)

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def __getitem__(self, seat: int) -> float:
        return self.scores[seat]

    def __len__(self) -> int:
        return len(self.scores)


class Game:
    """The rules and content of one game. One instance serves all its matches and never changes."""

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = ()
    weighs_lines: ClassVar[bool] = False
    """Whether a move is a chain of many choices, so that a search had better weigh whole lines of them."""
    horizon: ClassVar[int] = 1
    """To the end of how many stages a search looks, the present one included."""

    vocabulary: Vocabulary

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        self.source = Source(folder, pack)
        self.messages = Messages(folder, *([pack] if pack else []))
        self.pack_name = ""
        self.given_names: Mapping[int, str] = {}
        if pack is not None:
            self._read_pack(pack)

    def _read_pack(self, pack: Path) -> None:
        if not pack.is_dir():
            raise Unreadable("no-pack-folder", folder=str(pack))
        if not (pack / MANIFEST).is_file():
            raise Unreadable("no-pack", folder=str(pack))
        page = self.source.toml(MANIFEST)
        if page.text("game") != self.name:
            raise page.fail("game", "other-game", value=repr(page.text("game")), game=self.name)
        self.pack_name = page.text("name")
        page.source()
        page.close()
        check_pack(self.name, self.source.folder, pack)

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook(self.source)

    # --- what a game writes ------------------------------------------------------------------------------------

    def start(self, seats: int, seed: int, options: Options) -> State:
        """Return the state before anything is dealt; the first turn deals."""
        raise NotImplementedError

    def cards(self, names: Sequence[str]) -> list[int]:
        """Return the cards that tokens stand for, counted from the first token of their family."""
        number, first = self.vocabulary.number, self.vocabulary.first
        return [number(name) - first(name.partition(":")[0] + ":") for name in names]

    def view(self, state: Any, seat: int | None) -> Any:
        """Return a dataclass of all that ``seat`` (None: any onlooker) may know, and nothing else."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome:
        raise NotImplementedError

    def judge(self, state: Any, seat: int) -> float:
        """Tell, from 0 to 1, how well ``seat`` stands at a glance, as a beginner sees it: the novice goes by this.

        Like ``outlook``, it is shown only worlds which that seat imagines.
        """
        raise NotImplementedError

    def outlook(self, state: Any, seat: int) -> float:
        """Estimate the same as ``judge``, as well as the game can: a search asks it where it stops looking further."""
        return self.judge(state, seat)

    def instinct(self, state: Any, asked: Choose, chance: Callable[[], float]) -> int:
        """Choose as one would without thinking: what a search plays out is made of this, thousands of times a second.

        By lot where a game knows nothing better; ``chance`` returns numbers from 0 to 1.
        """
        options = asked.options()
        return options[int(chance() * len(options))]

    def stage(self, state: Any) -> int:
        """Number the stretch of play, ever higher: the games of a match, rounds, turns.

        A search looks to the end of the present one, or of so many as ``horizon`` says.
        """
        return 0

    def audit(self, state: Any) -> list[str]:
        """List every broken invariant of a state (components that do not add up …); nothing for a sound one."""
        return []

    def bounds(self, seats: int, options: Options) -> tuple[float, float]:
        """Return the lowest and highest score that a seat can end with."""
        raise NotImplementedError

    def longest(self, seats: int, options: Options) -> int:
        """Return the number of decisions that no match exceeds."""
        raise NotImplementedError

    def hides(self, seats: int, options: Options) -> bool:
        """Tell whether seats have secrets from each other, so that imagined worlds must differ."""
        return False

    def check(self, seats: int, options: Options) -> None:
        """Raise BadOption when the options contradict each other."""

    def arrange(self, state: Any, position: Mapping[str, Any]) -> None:
        """Put a state into a position described in readable names; for tests and puzzles."""
        raise Unreadable("no-positions", game=self.name)

    def svg(self, view: Any, lang: str) -> str:
        """Draw a view as a picture; a game without its own drawing gets a plain one."""
        from theatrum.engine.plain import plain_svg

        return plain_svg(self, view, lang)

    def wide_svg(self, view: Any, lang: str) -> str:
        """Draw a view for a screen that is wider than tall, where the game has such a drawing."""
        return self.svg(view, lang)

    def describe(self, token: int, lang: str, view: Any = None) -> str:
        """Tell what choosing a token would do, as far as ``view`` shows it; nothing where its name says it all."""
        return ""

    def choice(self, token: int, lang: str, view: Any = None) -> str:
        """Name a token as a choice, where ``view`` tells more than its label: an amount to pay, what lies in a slot."""
        return self.label(token, lang)

    def touches(self, token: int, view: Any) -> tuple[int, ...]:
        """Return the tokens of the things on the board that choosing a token would concern, to be lit up with it."""
        return ()

    def lists(self, view: Any, lang: str) -> list[Listing]:
        """Return what a viewer may leaf through and the board may only count."""
        return []

    def parts(self, view: Any, lang: str) -> Mapping[int, Part]:
        """Return by seat the parts that were taken in the course of a match; a part that goes with a seat from the
        start is the seat's name (``seat-0`` …)."""
        return {}

    def standing(self, view: Any, lang: str) -> str:
        """Tell in one line who would win now, where that is read off a board too large to be seen at once."""
        return ""

    def terminal(self, view: Any, lang: str) -> str:
        """Draw a view for the terminal, in Rich markup."""
        from theatrum.engine.plain import plain_text

        return plain_text(view)

    # --- words -------------------------------------------------------------------------------------------------

    def title(self, lang: str) -> str:
        return self.messages.text("title", lang)

    def seat_name(self, seat: int, lang: str) -> str:
        """Name a seat: by its person's name, by the part it plays in the game, by both, or else by its number."""
        id, given = f"seat-{seat}", self.given_names.get(seat, "")
        if not self.messages.has(id, lang):
            return given or self.messages.text("player", lang, {"number": seat + 1})
        part = self.messages.text(id, lang)
        return f"{given} ({part})" if given else part

    def played_by(self, names: Mapping[int, str]) -> Self:
        """Return the same game for a match of people with names: every text and picture of it calls them so."""
        twin = copy(self)
        twin.given_names = {seat: name for seat, name in names.items() if name}
        return twin

    def label(self, token: int, lang: str) -> str:
        """Name a token for people: its content's name, or the message ``token-…``."""
        label = self.vocabulary.labels[token]
        if label is not None:
            return label[lang]
        return self.messages.text("token-" + self.vocabulary.names[token].replace(":", "-"), lang)

    def join(self, parts: Sequence[str], lang: str) -> str:
        """Write a list as a sentence does: a, b and c."""
        if not parts:
            return self.messages.text("nobody", lang)
        if len(parts) == 1:
            return parts[0]
        return self.messages.text("and", lang, {"list": ", ".join(parts[:-1]), "last": parts[-1]})

    def _word(self, kind: str, value: Arg, lang: str) -> str | int:
        if kind == "n":
            assert isinstance(value, int)
            return value
        if kind == "text":
            return self.messages.text(str(value), lang)
        if isinstance(value, int):
            return self.seat_name(value, lang) if kind == "seat" else self.label(value, lang)
        assert not isinstance(value, str)
        name = self.seat_name if kind == "seats" else self.label
        return self.join([name(one, lang) for one in value], lang)

    def phrase(self, what: Say, args: tuple[Arg, ...], lang: str) -> str:
        """Say a sentence in a language."""
        words = {name: self._word(kind, arg, lang) for (name, kind), arg in zip(what.params, args, strict=True)}
        return self.messages.text(what.id, lang, words)

    def settings(self) -> list[Setting]:
        """Explain the options in every language."""
        from theatrum.engine.content import LANGS

        def meaning(id: str) -> dict[str, str]:
            return {lang: self.messages.text(id, lang) for lang in LANGS if self.messages.has(id, lang)}

        found = []
        for option in self.options:
            named = {value: meaning(f"option-{_slug(option.name)}-{_slug(value)}") for value in option.values}
            found.append(
                Setting(option.name, option.values, option.default, meaning(f"option-{_slug(option.name)}"), named)
            )
        return found

    # --- checks at the door ------------------------------------------------------------------------------------

    def read_options(self, seats: int | None, given: Mapping[str, object]) -> tuple[int, dict[str, Value]]:
        """Check seats and options as given, fill in the defaults, or raise BadOption saying what is wrong."""
        low, high = self.min_seats, self.max_seats
        seats = low if seats is None else seats
        if type(seats) is not int or not low <= seats <= high:
            span = str(low) if low == high else Phrase("from-to", low=str(low), high=str(high))
            raise BadOption("seats", game=self.name, span=span, seats=repr(seats))
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                choices = ", ".join(known) or Phrase("none")
                raise BadOption("no-option", game=self.name, option=repr(name), choices=choices)
        chosen = {name: option.read(given[name]) for name, option in known.items() if name in given}
        options = {name: chosen.get(name, option.default) for name, option in known.items()}
        self.check(seats, options)
        return seats, options


def _spellings(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes") if value else ("off", "false", "no")
    return (str(value),)


def _slug(value: Value) -> str:
    return _spellings(value)[0].replace("_", "-")
