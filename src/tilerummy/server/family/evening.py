"""Evenings: all rounds from a Play until an hour without one. A game by turns is one of its own when over."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from tilerummy.server.family.played import Match, Moment, Part, Played, Round
from tilerummy.server.family.rights import HOUR_MS

PAUSE_MS = HOUR_MS


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round with where it was played."""

    code: str
    """Where it can be watched; nothing if its table is forgotten, or its match was never finished."""
    match: Match
    round: Round


@dataclass(frozen=True, slots=True)
class BestMove:
    """A move with whose it is and where it can be watched."""

    person: int
    code: str
    match: int
    move: Moment


@dataclass(frozen=True)
class Evening:
    """Rounds that belong together; what follows from them is found once."""

    rounds: tuple[PlayedRound, ...]

    @property
    def at(self) -> int:
        """When it began."""
        return self.rounds[0].round.began

    @cached_property
    def until(self) -> int:
        """When its last round was over."""
        return max(one.round.ended for one in self.rounds)

    def parts(self) -> Iterator[Part]:
        """Everybody's part in every round."""
        return (part for one in self.rounds for part in one.round.parts)

    @cached_property
    def points(self) -> dict[int, int]:
        """What each person made, the best first."""
        totals: dict[int, int] = {}
        for part in self.parts():
            totals[part.person] = totals.get(part.person, 0) + part.points
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def winners(self) -> list[int]:
        """Who has most points; several if equal, nobody if no two people finished a round together."""
        if not any(len(one.round.parts) > 1 for one in self.rounds):
            return []
        most = max(self.points.values())
        return [person for person, total in self.points.items() if total == most]

    @cached_property
    def best_moves(self) -> dict[int, BestMove]:
        """The best move of each person: most tiles laid and rearranged."""
        found: dict[int, BestMove] = {}
        for one in self.rounds:
            for part in one.round.parts:
                if part.best is None:
                    continue
                before = found.get(part.person)
                if before is None or part.best.weight > before.move.weight:
                    found[part.person] = BestMove(part.person, one.code, one.match.number, part.best)
        return found

    def best(self, people: Collection[int]) -> BestMove | None:
        """The best move of these people."""
        moves = (move for person, move in self.best_moves.items() if person in people)
        return max(moves, key=lambda found: found.move.weight, default=None)


def evenings_of(games: Sequence[tuple[str, Played]], seasons: Sequence[int] = ()) -> list[Evening]:
    """All evenings that were played at these tables, the earliest first; rounds of nobody are none.

    A season that begins, at one of these times, also begins another evening: what is played then is of it.
    """
    live: list[PlayedRound] = []
    slow: list[Evening] = []
    for code, played in games:
        for match in played.matches:
            where = code if match.over else ""
            rounds = [PlayedRound(where, match, one) for one in match.rounds if one.parts]
            if not played.by_turns:
                live += rounds
            elif match.over and rounds:
                slow.append(Evening(tuple(rounds)))
    # The first season begins with the family, and what was played before it is of it too: it cuts nothing.
    return sorted([*_apart(live, seasons[1:]), *slow], key=lambda evening: evening.until)


def _apart(rounds: list[PlayedRound], cuts: Sequence[int]) -> list[Evening]:
    """Rounds with less than an hour and none of these times between them."""
    rounds.sort(key=lambda one: (one.round.began, one.round.ended))
    number, last, season = 0, 0, 0
    numbered: list[tuple[int, PlayedRound]] = []
    for one in rounds:
        before, season = season, bisect_right(cuts, one.round.began)
        number += one.round.began > last + PAUSE_MS or season != before
        # Two tables may be played at the same time: whichever ends last keeps the evening going.
        last = max(last, one.round.ended)
        numbered.append((number, one))
    return [Evening(tuple(one for _, one in group)) for _, group in groupby(numbered, lambda pair: pair[0])]
