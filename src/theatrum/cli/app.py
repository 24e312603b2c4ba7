"""The application: which commands there are, and how every one of them fails: one line, exit code 2, no traceback."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from theatrum.cli import bench, fuzz, games, pack, play, polish, replay, rules, serve, watch
from theatrum.cli.common import Lang
from theatrum.cli.talk import choose_lang
from theatrum.engine.content import LANGS
from theatrum.engine.errors import Phrase, Problem, os_error

WRONG = 2
INTERRUPTED = 130


class Commands(TyperGroup):
    """The root command; all failures pass through its ``main``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Without a command there is ``serve``: ``theatrum --port 9000`` gives it its options."""
        of_serve = {name for param in self.commands["serve"].params for name in param.opts} - {"--lang"}
        named = any(arg in self.commands for arg in args)
        if not named and any(arg.partition("=")[0] in of_serve for arg in args):
            args = ["serve", *args]
        return super().parse_args(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run and leave with the exit code."""
        _replace_what_cannot_be_printed()
        lang = _language(sys.argv[1:] if args is None else args)
        if lang == "pl":
            polish.translate(self)
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Exception as problem:
            line = _in_one_line(problem, lang)
            if line is None:
                raise
            _fail(line)
        except KeyboardInterrupt:
            code = INTERRUPTED
        if code == INTERRUPTED:
            print(file=sys.stderr)
        sys.exit(code if isinstance(code, int) else 0)


def _language(args: Sequence[str]) -> str:
    """Find the language asked for; help is shown, or a failure comes, before any command has read it."""
    given = [after for before, after in pairwise(args) if before == "--lang"]
    given += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    return next((lang for lang in given if lang in LANGS), choose_lang(None))


def _in_one_line(problem: Exception, lang: str) -> str | None:
    """Say what the person did wrong, or None when it is a fault of ours."""
    if isinstance(problem, Problem):
        return problem.text(lang)
    if isinstance(problem, OSError):
        why = os_error(problem)
        if problem.filename is None:  # it is about no file: the output, say, has no room left
            return why if isinstance(why, str) else why.text(lang)
        return Phrase("problem-in-file", path=str(problem.filename), problem=why).text(lang)
    # Errors of usage come from Typer's own copy of Click or from Click, by version; both know how to say themselves.
    format_message = getattr(problem, "format_message", None)
    if format_message is not None:
        context = getattr(problem, "ctx", None)
        help = f" ({context.command_path} --help)" if context is not None else ""
        said = polish.explain(problem) if lang == "pl" else None
        return f"{said or format_message()}{help}"
    return None


def _fail(line: str) -> None:
    print(f"theatrum: {' '.join(line.split())}", file=sys.stderr)
    sys.exit(WRONG)


def _replace_what_cannot_be_printed() -> None:
    """A terminal that cannot show a letter shows a question mark, instead of ending the match with an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            with contextlib.suppress(ValueError):
                reconfigure(errors="replace")


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,  # plain help needs no Rich, which would double the time to start
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"theatrum {version('theatrum')}")
        raise typer.Exit


@app.callback()
def overview(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Exact rules engines for board games: play, watch, replay, read the rules, test and measure.

    Without a command, the table is set in the browser; the options of serve may be given all the same.
    """
    if lang is not None:  # `theatrum --lang pl games` means the same as `theatrum games --lang pl`
        everywhere: dict[str, Any] = {name: {"lang": lang} for name in ALONE}
        context.default_map = everywhere | {"pack": {"check": {"lang": lang}}}
    if context.invoked_subcommand is None:
        serve.serve(lang=lang)


ALONE: dict[str, Callable[..., None]] = {
    "serve": serve.serve,
    "play": play.play,
    "watch": watch.watch,
    "replay": replay.replay,
    "games": games.games,
    "rules": rules.rules,
    "fuzz": fuzz.fuzz,
    "bench": bench.bench,
}
"""The commands that are not groups of commands, in the order of the help."""

for name, command in ALONE.items():
    app.command(name)(command)
app.add_typer(pack.app, name="pack")
