"""What can be wrong with a request to the table, said in the language of whoever asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field

from theatrum.engine.errors import Problem, Told
from theatrum.engine.messages import messages_in

HERE = Path(__file__).parent
"""Where the table's own texts are."""

MESSAGES = messages_in(HERE)


class TableProblem(Problem):
    """A refusal by the table itself, in its own words."""

    status = 400

    def __init__(self, id: str, /, **args: Told) -> None:
        super().__init__(id, HERE, **args)


class Unknown(TableProblem):
    """There is no such table, key or page."""

    status = 404


class Refused(TableProblem):
    """The table's agreement, or the state it is in, forbids it."""

    status = 409


class Outdated(TableProblem):
    """What is stored of a table cannot be played again by the rules as they are now; its record can still be had."""

    status = 410

    def __init__(self, then: int, now: int) -> None:
        super().__init__("outdated", then=str(then), now=str(now))
        self.key = ""  # the link that led here, once it is known


class Malformed(TableProblem):
    """The request itself cannot be understood."""

    status = 400


class TooLarge(TableProblem):
    """The body is larger than any honest request."""

    status = 413


class ErrorOut(BaseModel):
    """How any problem is told to a program."""

    error: str = Field(description="what is wrong, in the asker's language")
    rules: list[str] = Field(description="the rules in the way, where it is the rules that forbid it")


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorOut, "description": said}
    for status, said in {
        400: "It cannot be understood, or names something that does not exist.",
        404: "The key leads to no table.",
        409: "The rules, the state of the match or what was agreed at the table forbid it.",
        410: "The table was set up under other rules and cannot go on; its record can still be downloaded.",
        413: "It is larger than any honest request.",
        422: "It has not the form described here.",
    }.items()
}
"""What every operation may answer instead."""
