"""Arguments from callers who may have no type checker: a wrong one is named, with what was expected."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import SupportsIndex, TypeVar

from tilerummy.rules.refusal import Unreadable

Kind = TypeVar("Kind")


def expect(name: str, value: object, kind: type[Kind], what: str) -> Kind:
    """The value, if it is of this kind; `what` says in words what it should be."""
    if isinstance(value, kind):
        return value
    raise Unreadable(f"{name}: expected {what}, not {value!r}")


def expect_whole(name: str, value: object, low: int, what: str) -> int:
    """A whole number, at least so large."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= low:
        return value
    raise Unreadable(f"{name}: expected {what}, not {value!r}")


def expect_path(name: str, value: object) -> str | os.PathLike[str]:
    """The path of a file."""
    if isinstance(value, str | os.PathLike):
        return value
    raise Unreadable(f"{name}: expected the path of a file, not {value!r}")


def expect_seed(value: object) -> int | None:
    """A whole number that all chance follows from, or none."""
    if value is None:
        return None
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        return value.__index__()  # numbers of numpy count too
    raise Unreadable(f"seed: expected a whole number, not {value!r}")


def expect_budget(value: object) -> float | None:
    """A number of milliseconds, or none."""
    if value is None or (isinstance(value, int | float) and not isinstance(value, bool) and value > 0):
        return value
    raise Unreadable(f"budget_ms: expected a number of milliseconds above 0, not {value!r}")


def expect_names(players: object) -> list[str]:
    """Who sits there, from names or from how many there are; seats without a name have a number."""
    if isinstance(players, int) and not isinstance(players, bool):
        return [f"seat {place}" for place in range(players)]
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise Unreadable(f"players: expected names in a list or how many there are, not {players!r}")
    for name in players:
        expect("players", name, str, "names (bots play in tr.play)")
        if players.count(name) > 1:
            raise Unreadable(f"players: {name!r} is there twice, and nobody could tell who is who")
    return list(players)
