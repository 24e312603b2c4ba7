"""Help and errors of usage in Polish; Typer says both in English only.

The commands are given their Polish texts before they run, by what Click lets one set: the help and the metavar of each,
and the formatter of the context. Typer carries its own copy of Click or imports Click, by version, so nothing here
names a class of either, except the context that Typer exports.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

import typer

from theatrum.cli.talk import HERE
from theatrum.engine.errors import Phrase, either

if TYPE_CHECKING:
    from click import HelpFormatter  # either has the same methods
else:
    HelpFormatter = typer.Context.formatter_class


@cache
def texts() -> dict[str, Any]:
    """Read the Polish texts. They are TOML because Fluent takes longer to import than help to print."""
    return tomllib.loads((HERE / "polish.toml").read_text("utf-8"))


# --- help ------------------------------------------------------------------------------------------------------


def translate(command: Any, path: tuple[str, ...] = ()) -> None:
    """Give a command, and all commands under it, Polish help; what has none stays as it is."""
    command.help = help_of(path, "help") or command.help
    command.context_class = PolishContext
    command.options_metavar = _metavar(command.options_metavar)
    for param in command.params:
        # Where Typer and Click do not fit together and lose a help, it is better missing than shown twice.
        param.help = param.help and (help_of(path, key_of(param)) or param.help)
        param.metavar = _metavar(param.metavar, key_of(param))
    if hasattr(command, "commands"):
        command.subcommand_metavar = _metavar(command.subcommand_metavar)
        for name, under in command.commands.items():
            translate(under, (*path, name))


def help_of(path: Sequence[str], key: str) -> str | None:
    """Find the Polish help of a command (its key is ``help``) or of one of its parameters."""
    tables: dict[str, dict[str, str]] = texts()["help"]
    own = tables.get(" ".join(path) or "theatrum", {})
    return own.get(key) or tables["common"].get(key)


def key_of(param: Any) -> str:
    """Name a parameter as the texts do: ``--option`` rather than ``-o``, an argument by its name in the code."""
    return str(max(param.opts, key=len))


def _metavar(english: str | None, key: str = "") -> str | None:
    """Translate what stands for a value; where English shows the type instead, find it by the key of the parameter."""
    known: dict[str, str] = texts()["metavars"]
    return known.get(english or key, english)


class PolishHelp(HelpFormatter):
    """Writes help with Polish headings and remarks."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, prefix or f"{texts()['headings']['Usage']}: ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a list."""
        super().write_heading(texts()["headings"].get(heading, heading))

    def write_dl(self, rows: Iterable[tuple[str, str]], *layout: Any, **more: Any) -> None:
        """Write a list of arguments, options or commands."""
        super().write_dl([(_without_type(name), _with_polish_remarks(help)) for name, help in rows], *layout, **more)


def _without_type(name: str) -> str:
    """Leave out the Python type that newer versions of Typer add to an argument; it tells a person nothing."""
    return re.sub(r" <[^>]*>$", "", name)


def _with_polish_remarks(help: str) -> str:
    for english, polish in texts()["remarks"].items():
        help = help.replace(english, polish)
    return help


class PolishContext(typer.Context):
    """The context of a command that speaks Polish."""

    formatter_class: Any = PolishHelp

    def __exit__(self, kind: Any, problem: Any, trace: Any) -> Any:
        if getattr(problem, "ctx", self) is None:
            problem.ctx = self  # Click reports an option without its value, but not of which command
        return super().__exit__(kind, problem, trace)


# --- errors of usage -------------------------------------------------------------------------------------------


def explain(problem: Any) -> str | None:
    """Say an error of usage in Polish, or None for one that is not foreseen here."""
    for kind in type(problem).__mro__:
        explanation = EXPLANATIONS.get(kind.__name__)
        if explanation is not None:
            try:
                said = explanation(problem)
            except AttributeError:  # another version of Typer; its own words will do
                return None
            # What was typed is repeated in it, and might otherwise steer the terminal.
            return said and "".join(letter if letter.isprintable() else "?" for letter in said)
    return None


def _say(id: str, **args: object) -> str:
    text: str = texts()["errors"][id]
    return text.format(**args)


def _did_you_mean(names: Sequence[str] | None) -> str:
    return Phrase("did-you-mean", names=either(names)).text("pl") if names else ""


def _no_option(problem: Any) -> str:
    return _say("no-option", option=problem.option_name, hint=_did_you_mean(problem.possibilities))


def _missing_parameter(problem: Any) -> str:
    return _say(f"missing-{problem.param.param_type_name}", name=_name(problem.param))


def _name(param: Any) -> str:
    return str(param.metavar or param.name) if param.param_type_name == "argument" else key_of(param)


def _bad_option(problem: Any) -> str | None:
    """Tell an option without its value from a flag that was given one."""
    for param in problem.ctx.command.get_params(problem.ctx):
        if problem.option_name in param.opts:
            id = "takes-no-value" if param.is_flag else "needs-value"
            return _say(id, option=problem.option_name, metavar=param.metavar or "…")
    return None


def _bad_value(problem: Any) -> str | None:
    number = _number_wanted(problem.param)
    return number and _say("bad-number", name=_name(problem.param), number=number, given=_given(problem))


def _number_wanted(param: Any) -> str | None:
    """Say which numbers a parameter takes, or None if it does not take numbers."""
    described = getattr(param, "type_descriptor", None)  # of Typer; in older versions the type is Click's
    kind, limits = (described.annotation.__name__, param) if described else (param.type.name, param.type)
    noun = next((noun for noun in ("int", "float") if kind.startswith(noun)), None)
    if noun is None:
        return None
    low, high = getattr(limits, "min", None), getattr(limits, "max", None)
    if low is None:
        return _say(noun)
    return _say(noun) + _say("from" if high is None else "from-to", low=low, high=high)


def _given(problem: Any) -> str:
    """Find what was typed: in the error behind this one, or, in older versions, at the start of the message."""
    errors = getattr(problem.__cause__, "errors", None)
    if errors is None:
        return str(problem.message.partition(" is not ")[0])
    error = errors()[0]
    return repr(error["input"]) if error["type"].endswith("_parsing") else str(error["input"])


def _by_message(problem: Any) -> str | None:
    """Explain an error that has nothing but its message."""
    for pattern, explanation in MESSAGES.items():
        found = re.match(pattern, problem.message)
        if found:
            return explanation(found[1], problem.ctx.command)
    return None


def _no_command(quoted: str, group: Any) -> str:
    near = get_close_matches(quoted[1:-1], group.commands)
    return _say("no-command", command=quoted, hint=_did_you_mean(near))


def _missing_command(_: str, group: Any) -> str:
    return _say("missing-command", commands=", ".join(group.commands))


def _extra_arguments(extra: str, _: Any) -> str:
    return _say("extra-arguments", extra=extra)


EXPLANATIONS: dict[str, Callable[[Any], str | None]] = {
    "NoSuchOption": _no_option,
    "MissingParameter": _missing_parameter,
    "BadOptionUsage": _bad_option,
    "BadParameter": _bad_value,
    "UsageError": _by_message,
}
"""How each kind of error is explained, by the name of its class; the nearest class decides."""

MESSAGES: dict[str, Callable[[str, Any], str]] = {
    r"No such command ('.*?'|\".*?\")": _no_command,
    r"(Missing command)": _missing_command,
    r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)": _extra_arguments,
}
"""How an error is explained that has no kind of its own, by how its English begins."""
