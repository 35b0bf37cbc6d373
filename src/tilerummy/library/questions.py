"""Questions about a position in one call: its best turn, and how many legal turns it has."""

from __future__ import annotations

from collections.abc import Iterable

from tilerummy.library.arguments import expect
from tilerummy.library.position import Position
from tilerummy.library.solution import Solution
from tilerummy.rules.meld import MeldLike
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.table import TableLike


def solve(
    table: TableLike,
    rack: MeldLike,
    rules: Rules | str = DEFAULT_PRESET,
    *,
    opened: bool = True,
    any_opened: bool | None = None,
    players: int | None = None,
    palette: Iterable[str] | None = None,
    goal: str = "tiles",
    budget_ms: float | None = None,
    least_change: bool = True,
    certificate: bool = False,
) -> Solution:
    """The best turn in a position: the same as `Position(...).solve(...)`.

    >>> import tilerummy as tr
    >>> tr.solve("b8 b9 b10", "b11 k8 r8").table
    read_table('k8 r8 b8 | b9 b10 b11')
    """
    position = Position(
        table, rack, rules, opened=opened, any_opened=any_opened, players=players, palette=palette
    )
    return position.solve(goal, budget_ms=budget_ms, least_change=least_change, certificate=certificate)


def count(position: Position) -> int:
    """How many legal turns a position has: the tables of `Position.legal_turns`, each counted once.

    It is for small positions.

    >>> import tilerummy as tr
    >>> tr.count(tr.Position("b4 b5 b6", rack="b3 b7"))
    3
    """
    expect("count", position, Position, "a tr.Position")
    return sum(1 for _ in position.legal_turns())
