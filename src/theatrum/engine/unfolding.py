"""Views as plain data, ready for JSON: what ``dataclasses.asdict`` does, without copying what cannot change."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

_names: dict[type, tuple[str, ...]] = {}
"""The fields of every dataclass met so far."""


def unfold(value: Any) -> Any:
    """Turn dataclasses into dicts, inside lists, tuples and dicts as well; everything else is left as it is."""
    kind = type(value)
    if kind in (str, int, bool, float) or value is None:
        return value
    if kind is list:
        return [unfold(one) for one in value]
    if kind is tuple:
        return tuple([unfold(one) for one in value])
    if kind is dict:
        return {key: unfold(one) for key, one in value.items()}
    if not is_dataclass(kind):
        return value
    if kind not in _names:
        _names[kind] = tuple(field.name for field in fields(kind))
    return {name: unfold(getattr(value, name)) for name in _names[kind]}
