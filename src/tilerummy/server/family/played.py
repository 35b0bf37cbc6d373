"""What a family has played: rounds as they are remembered, when their table itself may be long forgotten."""

from __future__ import annotations

from msgspec import Struct


class Moment(Struct, frozen=True, array_like=True):
    """A turn that somebody may want to see again."""

    turn: int
    """Counted from 1 in its match."""
    laid: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]
    weight: int
    """Tiles laid, and tiles of the table that changed their set."""


class Part(Struct, frozen=True, array_like=True):
    """Somebody's part in a round."""

    person: int
    points: int
    laid: int
    rearranged: int
    """Sets that were made of others."""
    turns: int
    out: bool
    best: Moment | None


class Round(Struct, frozen=True, array_like=True):
    """A round that was finished."""

    began: int
    ended: int
    parts: tuple[Part, ...]
    """Of the people of the family; computers and others have none."""


class Match(Struct, frozen=True):
    """A match, as far as it was played."""

    number: int
    preset: str
    changed: bool
    over: bool
    rounds: tuple[Round, ...]


class Played(Struct, frozen=True):
    """All matches of one table."""

    beside: tuple[int, ...] = ()
    """The people who play on one device: they are known by their names."""
    by_turns: bool = False
    matches: tuple[Match, ...] = ()
