"""``python -m theatrum.cli`` is the same as ``theatrum``."""

from theatrum.cli import main

main()
