"""Arguments from callers who may have no type checker: a wrong one is named, with what was expected."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import SupportsIndex, TypeVar

from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules, check_players, load, preset_ids
from tilerummy.rules.refusal import BadRules, Unreadable

Kind = TypeVar("Kind")


def expect(name: str, value: object, kind: type[Kind], what: str) -> Kind:
    """The value, if it is of this kind; `what` says in words what it should be."""
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
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


def expect_seat(name: str, value: object) -> Seat:
    """A seat, counted from 0; whether there is such a seat is known to the match."""
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        return Seat(value.__index__())  # numbers of numpy count too
    raise Unreadable(f"{name}: expected a seat, counted from 0, not {value!r}")


LONGEST_MS = 365 * 24 * 60 * 60 * 1000
"""A longer budget, such as `math.inf`, is no clock's business."""


def expect_budget(value: object) -> float | None:
    """A number of milliseconds, or none."""
    if value is None:
        return None
    if isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
        return min(value, LONGEST_MS)
    raise Unreadable(f"budget_ms: expected a number of milliseconds above 0, not {value!r}")


def expect_names(players: object, rules: Rules) -> list[str]:
    """Who sits there, from names or from how many there are; seats without a name have a number."""
    if isinstance(players, int) and not isinstance(players, bool):
        check_players(rules, players)
        return [f"seat {place}" for place in range(players)]
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise Unreadable(f"players: expected names in a list or how many there are, not {players!r}")
    for name in players:
        expect("players", name, str, "names (bots play in tr.play)")
        if players.count(name) > 1:
            raise Unreadable(f"players: {name!r} is there twice, and nobody could tell who is who")
    return list(players)


# The rules by name, as the library hands them out.


def presets() -> tuple[str, ...]:
    """The names of all presets, sheet by sheet.

    >>> import tilerummy as tr
    >>> tr.presets()[0], "sabra" in tr.presets()
    ('rummy', True)
    """
    return preset_ids()


def preset(name: str = "sabra", **options: object) -> Rules:
    """The rules of a preset, with any of its parameters changed by name.

    >>> import tilerummy as tr
    >>> tr.preset("sabra", penalty_tiles=1).penalty_tiles
    1

    A name or a value that does not exist is refused, with what was probably meant:

    >>> tr.preset("sabra", penalty_tile=1)
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.BadRules: penalty_tile: there is no such parameter; did you mean penalty_tiles?
    """
    rules = as_rules(name)
    return rules.with_options(options) if options else rules


def as_rules(rules: Rules | str | os.PathLike[str]) -> Rules:
    """Rules from the name of a preset or of a house file (`house.toml`), or the rules themselves."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str) and not rules.endswith(".toml"):
        return load(rules)
    if isinstance(rules, str | os.PathLike):
        return _house_file(Path(rules))
    raise BadRules(f"rules: expected the name of a preset, a house file or tr.Rules, not {rules!r}")


def _house_file(path: Path) -> Rules:
    try:
        return Rules.from_toml(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadRules(f"{path} could not be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRules(f"{path} could not be read: it is no text") from None
