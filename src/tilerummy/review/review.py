"""A review as it is written, sent and shown: plain numbers and notation, the same in JSON and on the page.

Seats, turns and events count from 0, rounds from 1. Lists with something for each player are in the
order of the seats. `docs/cli.md` describes every field.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

FORMAT = "tilerummy review 1"
Option: TypeAlias = str | int | bool | list[str | int] | dict[str, int] | None
"""The value of a parameter, as JSON has it."""


class Did(StrEnum):
    """What became of a turn."""

    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    PASS = "pass"
    TIME_OUT = "time_out"
    INVALID_END = "invalid_end"
    GIVE_UP = "give_up"


class BestStep(msgspec.Struct, frozen=True):
    """Tiles that go together from the rack or an old set to an end set."""

    do: str
    """lay, move or take_back."""
    tiles: list[str]
    source: int
    """The old set they lie in, -1 for the rack."""
    target: int
    """The end set they go to, -1 for the rack."""
    onto: int
    """The old set that the end set grows out of, -1 for none."""


class BestPossible(msgspec.Struct, frozen=True, kw_only=True):
    """The most that a turn allowed."""

    exact: bool
    """No legal turn lays more; otherwise the search was cut short."""
    tiles: int
    """How many tiles leave the rack."""
    points: int
    """What these would have cost at the end."""
    play: list[str]
    """The tiles to lay, a taken one among them."""
    taken: str | None
    """The open tile that is taken for it."""
    taken_from: str | None
    """discard or faceup."""
    table: list[list[str]]
    """The table afterwards."""
    steps: list[BestStep]


class TurnReview(msgspec.Struct, frozen=True, kw_only=True):
    """One turn: the position it began with, what was done, and what could have been."""

    number: int
    round: int
    seat: int
    first_event: int
    """Its first event in the record; the match's beginning is event 0."""
    last_event: int
    did: Did
    laid: list[str]
    """The tiles that were laid, a taken one among them."""
    tiles: int
    """How many tiles left the rack."""
    points: int
    """What these would have cost at the end."""
    discarded: str | None
    """The tile that was put away."""
    best: BestPossible | None
    """The most that could be laid; none where nothing could be."""
    missed_tiles: int
    missed_points: int
    """What more the best turn would have laid."""
    luck: float | None
    """The share of the pool that was worse than what was drawn, ties half; none where nothing was drawn."""
    racks: list[int]
    """How many tiles each held as the turn began."""
    chances: list[float] | None
    """The chance of each to win the round as the turn began; none where it was not asked for."""
    intervals: list[list[float]] | None = None
    """Where each chance lies with 95% certainty, given so many playouts: its low and its high end."""


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """How a round ended."""

    number: int
    starter: int
    winners: list[int]
    scores: list[int]
    racks: list[int]
    """How many tiles were left."""
    points_left: list[int]
    hand_game: bool
    blocked: bool


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """A player's match in a few numbers."""

    seat: int
    name: str
    total: int
    rounds_won: int
    turns: int
    laid: int
    """Tiles laid, all turns together."""
    possible: int
    """The most tiles that could be laid in each of these turns, added up."""
    best_turns: int
    """Turns in which something could be laid and the most was."""
    playable_turns: int
    """Turns in which something could be laid."""
    held_back: int
    """Turns without laying although something could be laid."""
    points_left: int
    """What was left on the rack at the ends of rounds."""
    luck: float | None
    """The luck of the player's draws on average, from 0 to 1; none without a draw."""
    jokers: int
    """Jokers dealt and drawn."""
    jokers_expected: float
    """The player's share of them, by the tiles they got."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match, looked back at."""

    format: str
    rules: str
    """The preset."""
    options: dict[str, Option]
    """The house rules."""
    players: list[PlayerReview]
    rounds: list[RoundReview]
    turns: list[TurnReview]
    totals: list[int]
    winners: list[int]
    playouts: int
    """How many games were played out for each chance."""


class ReviewState(msgspec.Struct, frozen=True):
    """A review in the making: ask for it again by its key."""

    key: str
    done: int
    """Turns of which is known what they allowed."""
    count: int
    failed: bool
    turns: list[TurnReview] = []
    """Those among them in which more was possible, of one seat if that was asked for."""


def to_json(review: Review) -> bytes:
    """The review as one JSON object."""
    return msgspec.json.encode(review)


def from_json(data: bytes) -> Review:
    """Read a review that `to_json` wrote."""
    return msgspec.json.decode(data, type=Review)
