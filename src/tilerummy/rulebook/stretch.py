"""Numbers that depend on how many play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tilerummy.rules.parameter_kind import CountByPlayers
from tilerummy.rules.preset import Rules

Counted = TypeVar("Counted")


def stretches(rules: Rules, number: Callable[[int], Counted]) -> list[tuple[int, int, Counted]]:
    """From, to, and the number or numbers that all player counts between have in common."""
    found: list[tuple[int, int, Counted]] = []
    for players in range(rules.players[0], rules.players[1] + 1):
        count = number(players)
        if found and found[-1][2] == count:
            found[-1] = (found[-1][0], players, count)
        else:
            found.append((players, players, count))
    return found


def at_most(rules: Rules, counts: CountByPlayers) -> int:
    """The largest number that any of the player counts has which these rules are for."""
    return max(number for _, _, number in stretches(rules, lambda players: int(counts[players])))
