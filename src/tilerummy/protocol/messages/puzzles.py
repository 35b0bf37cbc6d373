"""Puzzles at a server: tries that are told, ratings that settle, moments of a match that become one."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

PuzzleId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-z]{10}$", max_length=10)]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/puzzles/tries`: somebody's first try at a shipped puzzle, without a hint."""

    puzzle: PuzzleId
    solved: bool
    """Whether it was solved; otherwise the solution was looked at."""
    rating: Annotated[float, Meta(ge=100, le=3500)]
    """The player's own, before this try."""
    deviation: Annotated[float, Meta(ge=30, le=350)]


class PuzzleTried(Struct, frozen=True):
    """What became of a try."""

    counted: bool
    """False: you have tried this puzzle before."""
    rating: int
    """The puzzle's, now."""


class PuzzleRatings(Struct, frozen=True):
    """`GET /api/puzzles/ratings`: puzzles whose rating has moved away from that of their level."""

    ratings: dict[str, list[int]]
    """By id: the rating and its deviation."""


class MomentPuzzle(Struct, frozen=True):
    """A turn of a finished match as a puzzle, or why it is none."""

    puzzle: str | None
    """As a pack of one: the line of the rules, and the line of the puzzle (docs/puzzles.md)."""
    why: str | None
    """A code such as `several_solutions`."""
