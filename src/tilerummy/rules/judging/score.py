"""Scores of a round and of a match. Names are whatever the caller calls the players: seats or words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import Tile

Name = TypeVar("Name", bound=Hashable)


def rack_points(rules: Rules, rack: Iterable[Tile]) -> int:
    """What the tiles left on a rack cost."""
    return sum(rules.joker_in_rack_points if tile.is_joker else tile.number for tile in rack)


def score_round(
    rules: Rules,
    points: Mapping[Name, int],
    winner: Name | None = None,
    *,
    hand_game: bool = False,
    blocked: bool = False,
) -> dict[Name, int]:
    """What each player writes, given the points left on the racks, in playing order.

    In a blocked round the lowest racks win, whoever is named, and the others write the difference.
    """
    winners = round_winners(points, winner, blocked=blocked)
    # 9.6: when nobody could go out, everybody pays what they have more than the lowest rack.
    least = min(points[name] for name in winners) if blocked else 0
    # 9.5 doubles a hand game; 9.6: in a blocked round nothing is doubled.
    weight = 2 if hand_game and not blocked and rules.hand_game.doubles else 1
    costs = {name: weight * (left - least) for name, left in points.items() if name not in winners}
    # 9.4: under some sheets the winner writes nothing, and the others pay all the same.
    bonus = sum(costs.values()) if rules.winner_bonus.pays else 0
    gains = _shared(bonus, winners)
    return {name: gains[name] if name in gains else -costs[name] for name in points}


def round_winners(points: Mapping[Name, int], winner: Name | None, *, blocked: bool) -> tuple[Name, ...]:
    """Who has won the round: the player who went out, or all with the lowest rack if nobody could."""
    if blocked and points:
        least = min(points.values())
        return tuple(name for name, left in points.items() if left == least)
    # Cases from outside name a winner; one who does not play is a slip.
    if winner is None or winner not in points:
        raise Unreadable(f"winner: {winner!r} is none of the players")
    return (winner,)


def _shared(bonus: int, winners: tuple[Name, ...]) -> dict[Name, int]:
    """Equal shares; what cannot be shared goes to the first in playing order."""
    share, rest = divmod(bonus, len(winners))
    return {name: share + (rest if place == 0 else 0) for place, name in enumerate(winners)}


@dataclass(frozen=True, slots=True)
class MatchScore(Generic[Name]):
    """How a match stands: the totals and who leads, several if they are level."""

    totals: dict[Name, int]
    winners: tuple[Name, ...]


def score_match(rounds: Iterable[Mapping[Name, int]]) -> MatchScore[Name]:
    """Add up the rounds; the highest total wins and ties are shared."""
    totals: dict[Name, int] = {}
    for scores in rounds:
        for name, score in scores.items():
            totals[name] = totals.get(name, 0) + score
    # 9.9: a match that was ended before its first round has no totals, and nobody leads.
    most = max(totals.values(), default=0)
    return MatchScore(totals, tuple(name for name, total in totals.items() if total == most))
