"""How the terminal speaks: the language, the texts, colours where there is a terminal, and questions to the person."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theatrum.engine.errors import Phrase, Told
from theatrum.engine.messages import check_lang

if TYPE_CHECKING:
    from rich.console import Console

HERE = Path(__file__).parent
"""Where the terminal's own texts are."""

PIPED_WIDTH = 100


def choose_lang(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Take the language asked for, else the one of the environment, else English."""
    if wanted is not None:
        return check_lang(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "pl" if environment[name].lower().startswith("pl") else "en"
    return "en"


class Talk:
    """Everything that a command says goes through here."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = choose_lang(lang)

    @cached_property
    def console(self) -> Console:
        """The screen. Rich is imported here because a program that reads JSON never needs it."""
        from rich.console import Console

        console = Console(highlight=False)
        if not console.is_terminal:
            console.width = PIPED_WIDTH
        return console

    @property
    def interactive(self) -> bool:
        """Tell whether a person sits in front of a terminal, and not a script or a pipe."""
        return self._typed and sys.stdout is not None and sys.stdout.isatty()

    @property
    def _typed(self) -> bool:
        return sys.stdin is not None and sys.stdin.isatty()

    def text(self, id: str, **args: Told) -> str:
        """Return one of the terminal's own texts. Large numbers are given as text, lest they be grouped."""
        return Phrase(id, HERE, **args).text(self.lang)

    def say(self, id: str, style: str = "", **args: Told) -> None:
        """Print one of the terminal's own texts."""
        self.line(self.text(id, **args), style)

    def line(self, text: str = "", style: str = "") -> None:
        """Print a text as it is, wrapped by words; square brackets mean nothing."""
        self.console.print(text, style=style or None, markup=False)

    def markup(self, text: str) -> None:
        """Print Rich markup as it is, never wrapped: boards."""
        self.console.print(text, soft_wrap=True)

    def json(self, data: Any) -> None:
        """Print what a program reads."""
        print(json.dumps(data, ensure_ascii=False, indent=2))

    def complain(self, text: str) -> None:
        """Print one line for whoever looks at errors."""
        print(" ".join(text.split()), file=sys.stderr)

    def clear(self) -> None:
        """Empty the screen and its history, so that the next person cannot scroll back."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """Read one line. The prompt is plain text, for line editing must know its width."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError("standard input or output is closed")
        if self.interactive:
            _enable_line_editing()
        line = input(prompt).strip()
        if not self._typed:
            print(line)  # what comes out of a pipe is not echoed by any terminal, and a transcript should show it
        return line

    @contextmanager
    def waiting(self, id: str, **args: Told) -> Iterator[None]:
        """Show that something is being worked out; only where there is a terminal to show it on."""
        if self.console.is_terminal:
            with self.console.status(self.text(id, **args)):
                yield
        else:
            yield


@cache
def _enable_line_editing() -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  (importing it gives input() its arrow keys)
