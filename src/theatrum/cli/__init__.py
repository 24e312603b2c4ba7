"""The terminal: one command, ``theatrum``, in Polish and English."""

from __future__ import annotations


def main() -> None:
    """Run the command line; the entry point of the installed program."""
    from theatrum.cli.app import app

    app(prog_name="theatrum")
