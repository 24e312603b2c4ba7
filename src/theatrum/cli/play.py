"""``theatrum play``: people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theatrum.cli.common import Given, Lang, Pack, Seats, Seed, check_target, read_given, read_seed, save
from theatrum.cli.sitting import HUMAN, USUAL_BOT, fill, make_bots, start
from theatrum.cli.table import board, show_cited, show_lines, show_outcome, show_rule
from theatrum.cli.talk import HERE, Talk
from theatrum.engine.errors import BadOption, Illegal, Problem, Unreadable

if TYPE_CHECKING:
    from theatrum.bots import Bot, Thought
    from theatrum.engine.match import Match

COLUMNS_FROM = 10
"""From this many choices on they are set in columns."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Name of a game; a loaded record knows it.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="WHO", help="human, random, novice, expert, expert:2s, expert:500; repeatable."),
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Given = None,
    pack: Pack = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record in this file after every move.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, people and bots."""
    talk = Talk(lang)
    specs = list(seat or ())
    if save is not None:
        check_target(save)
    if load is not None:
        match = _load(load, game, pack, (seats, seed, option))
    elif game is None:
        raise BadOption("play-what", HERE)
    else:
        match = start(game, specs, seats, read_seed(seed), read_given(option), pack)
    whole = fill(specs, match.seats, (HUMAN, USUAL_BOT))
    assert match.setup is not None
    bots = make_bots(whole, match.setup.seed)
    if len(bots) == match.seats:
        raise BadOption("only-bots-play", HERE)
    Table(talk, match, bots, save, load).run(whole)


def _load(file: Path, game: str | None, pack: Path | None, decided: tuple[object, ...]) -> Match:
    import theatrum

    if any(one not in (None, []) for one in decided):
        raise BadOption("load-decides", HERE)
    match = theatrum.load(file, pack=pack)
    if game not in (None, match.game.name):
        raise BadOption("load-other-game", HERE, file=str(file), found=match.game.name, wanted=str(game))
    return match


class Leave(Exception):
    """The person wants to stop."""


class Table:
    """One match at one terminal."""

    def __init__(
        self, talk: Talk, match: Match, bots: dict[int, Bot], autosave: Path | None = None, loaded: Path | None = None
    ) -> None:
        self.talk = talk
        self.match = match
        self.bots = bots
        self.autosave = autosave
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        assert match.setup is not None
        self.curtained = len(self.people) > 1 and match.game.hides(match.seats, match.setup.options)
        self.at_keyboard: int | None = None
        self.heard = dict.fromkeys(self.people, 0)
        self.shown: dict[int, str] = {}
        self.saved_as = loaded
        self.saved_at = len(match.moves()) if loaded is not None else -1

    # --- the course of a match ---------------------------------------------------------------------------------

    def run(self, occupants: Sequence[str]) -> None:
        """Play until the match is over or the person leaves."""
        self._greet(occupants)
        try:
            while not self.match.over:
                self._step(self.match.actors()[0])
            self._finish()
        except Leave:
            if self.talk.interactive and self.match.moves() and not self._is_saved():
                self._offer_to_save()
            self._part()
        except EOFError:
            self.talk.line()
            self._part()
        except KeyboardInterrupt:
            self.talk.line()
            self._part()
            raise

    def _greet(self, occupants: Sequence[str]) -> None:
        match, talk = self.match, self.talk
        assert match.setup is not None
        talk.line(match.game.title(talk.lang), "bold")
        for seat, occupant in enumerate(occupants):
            who = talk.text("play-person") if occupant == HUMAN else occupant
            talk.line(f"  {match.game.seat_name(seat, talk.lang)}: {who}")
        talk.say("play-seed", "dim", seed=str(match.setup.seed))
        talk.say("play-greeting", "dim")
        if match.moves():
            talk.say("play-resumed", count=len(match.moves()))
            for seat in self.people:
                self.heard[seat] = max(0, len(match.log(seat, talk.lang)) - 5)

    def _step(self, seat: int) -> None:
        if seat in self.bots:
            self._bot_moves(seat)
        else:
            self._hand_over(seat)
            self._report(seat)
            self._person_moves(seat)
        if self.autosave is not None:
            self._save(self.autosave)
        if not self.curtained:
            self._report(self.at_keyboard if self.at_keyboard is not None else self.people[0])

    def _bot_moves(self, seat: int) -> None:
        from theatrum.bots import Chair

        with self.talk.waiting("play-thinks", seat=self.match.game.seat_name(seat, self.talk.lang)):
            thought = self.bots[seat].think(Chair(self.match, seat))
        self.match.play(seat, thought.token)

    def _hand_over(self, seat: int) -> None:
        """Draw a curtain between two people who must not see each other's cards."""
        if self.curtained and self.at_keyboard != seat:
            if self.at_keyboard is not None:
                self.talk.clear()
            name = self.match.game.seat_name(seat, self.talk.lang)
            self.talk.say("play-hand-over", "bold", seat=name)
            self.talk.ask(self.talk.text("play-press-enter") + " ")
            self.talk.clear()
            self.shown.pop(seat, None)
        self.at_keyboard = seat

    def _report(self, seat: int) -> None:
        """Tell a person what happened since they last looked."""
        lines = self.match.log(seat, self.talk.lang)
        show_lines(self.talk, lines[self.heard[seat] :])
        self.heard[seat] = len(lines)

    def _finish(self) -> None:
        seat = None if self.curtained else self.people[0]
        if self.curtained:
            self.talk.clear()
            show_lines(self.talk, self.match.log(None, self.talk.lang)[-12:])
        self.talk.line()
        self.talk.markup(board(self.match, seat, self.talk.lang))
        show_outcome(self.talk, self.match)
        if self.talk.interactive and not self._is_saved():
            self._offer_to_save()

    def _is_saved(self) -> bool:
        return self.saved_at == len(self.match.moves())

    def _offer_to_save(self) -> None:
        while True:
            try:
                name = self.talk.ask(self.talk.text("play-offer-save") + " ")
            except EOFError:
                self.talk.line()
                return
            if not name:
                return
            try:
                self._save(Path(name).expanduser())
            except Problem as problem:
                self._refuse(problem)
            else:
                self.talk.say("play-saved", file=name)
                return

    def _part(self) -> None:
        """Say goodbye, and how to go on another time."""
        if self._is_saved():
            self.talk.say("play-part-saved", file=str(self.saved_as))
        elif self.match.moves():
            self.talk.say("play-part-unsaved")
        else:
            self.talk.say("play-part")

    def _save(self, path: Path) -> None:
        save(self.match, path)
        self.saved_as = path
        self.saved_at = len(self.match.moves())

    # --- a person's decision -----------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        """Ask until the person has answered, or has taken something back."""
        self._show_board(seat)
        self._show_question(seat)
        while True:
            line = self.talk.ask(f"{self.match.game.seat_name(seat, self.talk.lang)}> ")
            try:
                if self._heed(seat, line):
                    return
            except Problem as problem:
                self._refuse(problem)

    def _heed(self, seat: int, line: str) -> bool:
        """Do what was typed; tell whether the match has moved on."""
        if not line:
            self._show_question(seat)
            return False
        if line.startswith("?"):
            self._explain(seat, line[1:].strip())
            return False
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            return bool(command(self, seat, rest.strip()))
        self.match.play(seat, self._read_token(seat, line))
        return True

    def _read_token(self, seat: int, text: str) -> int:
        """Read a choice: its number in the list, its token, its label, or the token's last part."""
        tokens = self.match.tokens(seat)
        if text.isascii() and text.isdigit():
            if 1 <= int(text[:9]) <= len(tokens):
                return tokens[int(text) - 1]
            raise Unreadable("no-such-number", HERE, text=text, count=len(tokens))
        vocabulary = self.match.game.vocabulary
        if text in vocabulary:
            return vocabulary.number(text)
        wanted = text.casefold()
        for names in (
            {token: self._label(seat, token) for token in tokens},
            {token: vocabulary.names[token].rpartition(":")[2] for token in tokens},
        ):
            fitting = [token for token, name in names.items() if name.casefold() == wanted]
            if len(fitting) == 1:
                return fitting[0]
        raise Unreadable("not-understood", HERE, text=text)

    def _label(self, seat: int, token: int) -> str:
        return self.match.choice(seat, token, self.talk.lang)

    def _refuse(self, problem: Problem) -> None:
        if isinstance(problem, Illegal):
            show_cited(self.talk, problem.text(self.talk.lang), problem.reason.rules, style="yellow", indent="  ")
        else:
            self.talk.line(f"  {problem.text(self.talk.lang)}", "yellow")

    # --- what is shown -----------------------------------------------------------------------------------------

    def _show_board(self, seat: int) -> None:
        """Show the board, unless it is the very picture that the person saw last."""
        picture = board(self.match, seat, self.talk.lang)
        if self.shown.get(seat) != picture:
            self.talk.line()
            self.talk.markup(picture)
            self.shown[seat] = picture

    def _show_question(self, seat: int) -> None:
        question = self.match.question(seat)
        assert question is not None
        self.talk.line()
        show_cited(self.talk, question.text(self.talk.lang), question.rules, style="bold")
        tokens = self.match.tokens(seat)
        choices = [f"{number:>3}  {self._label(seat, token)}" for number, token in enumerate(tokens, 1)]
        for row in in_columns(choices, self.talk.console.width):
            self.talk.line(row)

    # --- commands ----------------------------------------------------------------------------------------------

    def _explain(self, seat: int, id: str) -> None:
        question = self.match.question(seat)
        assert question is not None
        ids = [known for known in self.match.game.rulebook.rules if known.casefold() == id.casefold()] or [id]
        for one in ids if id else question.rules:
            show_rule(self.talk, self.match.game, one)

    def why(self, seat: int, text: str) -> None:
        if not text:
            raise Unreadable("why-what", HERE)
        token = self._read_token(seat, text)
        reason = self.match.why(seat, token)
        if reason is None:
            self.talk.say("play-allowed", option=self._label(seat, token))
        else:
            show_cited(self.talk, reason.text(self.talk.lang), reason.rules, indent="  ")
            for id in reason.rules:
                show_rule(self.talk, self.match.game, id)

    def undo(self, seat: int, _: str) -> bool:
        """Take back the last answer: where nothing is secret, of whoever gave it at this terminal."""
        moves = self.match.moves()
        last = moves[-1][0] if moves else seat
        self.match.undo(last if last in self.people and not self.curtained else seat)
        for one in self.people:
            self.heard[one] = min(self.heard[one], len(self.match.log(one, self.talk.lang)))
        self.talk.say("play-undone")
        return True

    def hint(self, seat: int, budget: str) -> None:
        """Say what the expert would do, and how it weighs every option."""
        from theatrum.bots import Chair
        from theatrum.bots.levels import make

        assert self.match.setup is not None
        bot = make(f"expert:{budget}" if budget else USUAL_BOT, self.match.setup.seed + len(self.match.moves()))
        with self.talk.waiting("play-considers"):
            thought = bot.think(Chair(self.match, seat))
        self._show_thought(seat, thought)

    def _show_thought(self, seat: int, thought: Thought) -> None:
        from rich.table import Table as Grid
        from rich.text import Text

        self.talk.say("play-hint", "bold", option=self._label(seat, thought.token))
        numbers = {token: number for number, token in enumerate(self.match.tokens(seat), 1)}
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column("", justify="right")
        grid.add_column("")
        grid.add_column(self.talk.text("play-hint-score"), justify="right")
        grid.add_column(self.talk.text("play-hint-visits"), justify="right")
        for weighed in thought.options:
            score = f"{100 * weighed.score:.0f}%" if weighed.visits else "–"  # what is forced was not weighed
            looks = str(weighed.visits)
            grid.add_row(str(numbers[weighed.token]), Text(self._label(seat, weighed.token)), score, looks)
        self.talk.console.print(grid)

    def log(self, seat: int, _: str) -> None:
        show_lines(self.talk, self.match.log(seat, self.talk.lang))

    def save(self, seat: int, name: str) -> None:
        if not name:
            raise Unreadable("save-where", HERE)
        self._save(Path(name).expanduser())
        self.talk.say("play-saved", file=name)

    def board(self, seat: int, _: str) -> None:
        self.shown.pop(seat, None)
        self._show_board(seat)
        self._show_question(seat)

    def help(self, seat: int, _: str) -> None:
        names = ("number", "rule", "why", "undo", "hint", "log", "save", "board", "help", "quit")
        keys = {name: self.talk.text(f"play-key-{name}") for name in names}
        wide = max(map(len, keys.values()))
        for name, key in keys.items():
            self.talk.line(f"  {key:<{wide}}  {self.talk.text(f'play-help-{name}')}")

    def quit(self, seat: int, _: str) -> None:
        raise Leave


COMMANDS: dict[str, Callable[[Table, int, str], object]] = {
    "why": Table.why,
    "dlaczego": Table.why,
    "undo": Table.undo,
    "cofnij": Table.undo,
    "hint": Table.hint,
    "podpowiedz": Table.hint,
    "podpowiedź": Table.hint,
    "log": Table.log,
    "dziennik": Table.log,
    "save": Table.save,
    "zapisz": Table.save,
    "board": Table.board,
    "plansza": Table.board,
    "help": Table.help,
    "pomoc": Table.help,
    "quit": Table.quit,
    "exit": Table.quit,
    "koniec": Table.quit,
}


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Set a list in as many columns as fit, reading down; short lists stay one under another."""
    if len(items) < COLUMNS_FROM:
        return list(items)
    wide = max(len(item) for item in items) + 3
    across = max(1, width // wide)
    down = -(-len(items) // across)
    columns = [items[start : start + down] for start in range(0, len(items), down)]
    return ["".join(column[row].ljust(wide) for column in columns if row < len(column)).rstrip() for row in range(down)]
