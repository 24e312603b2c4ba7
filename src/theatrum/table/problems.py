"""What can be wrong with a request to the table, said in the language of whoever asks."""

from __future__ import annotations

from pathlib import Path

from theatrum.engine.errors import Problem
from theatrum.engine.messages import Messages

MESSAGES = Messages(Path(__file__).parent)


class TableProblem(Problem):
    """A refusal by the table itself; its text is the message ``problem-ID``."""

    status = 400

    def __init__(self, id: str, **args: str | int) -> None:
        self.id = id
        self.args_by_name = args
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        return MESSAGES.text(f"problem-{self.id}", lang, self.args_by_name)


class Unknown(TableProblem):
    """There is no such table, key or page."""

    status = 404


class Refused(TableProblem):
    """The table's agreement, or the state it is in, forbids it."""

    status = 409


class Malformed(TableProblem):
    """The request itself cannot be understood."""

    status = 400


class TooLarge(TableProblem):
    """The body is larger than any honest request."""

    status = 413
