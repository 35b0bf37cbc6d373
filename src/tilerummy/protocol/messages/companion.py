"""The companion of a box at home: a position, its verdict, its best turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilerummy.protocol.messages.parts import PresetId, RefusalOf, Sets, StepOf, Tile, Value
from tilerummy.solver.best_turn import Certainty


class CompanionPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position on a table at home: nothing is hidden, nothing is kept."""

    preset: PresetId
    table: Sets
    rack: Annotated[list[Tile], Meta(max_length=200)]
    opened: bool = True
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """How many play, which decides the colours."""
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    """House rules: parameters by name."""


class CompanionTurn(CompanionPosition, frozen=True, forbid_unknown_fields=True):
    """Ask whether a turn is legal: the position before it, and the whole table after it."""

    after: Sets = []
    announced: bool = True


class CompanionVerdict(Struct, frozen=True):
    """Every reason against the turn; none: it is legal."""

    reasons: list[RefusalOf]


class CompanionBest(Struct, frozen=True):
    """The best turn; or, with reasons, why the position is none."""

    reasons: list[RefusalOf]
    status: Certainty | None = None
    play: list[Tile] | None = None
    table: Sets | None = None
    steps: list[StepOf] | None = None
    opening: Sets | None = None
