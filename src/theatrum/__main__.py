"""``python -m theatrum`` is the command ``theatrum``."""

from __future__ import annotations

from theatrum.cli import main

main()
