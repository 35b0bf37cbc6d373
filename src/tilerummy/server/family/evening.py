"""Evenings: all rounds from a Play until an hour without one. A game by turns is one of its own when over.

A family that has played for years has more rounds than can be added up at each look. So what a table came to
is added up once, evening by evening (`sums_of`), and kept. Two tables that are played at at the same time are
one evening, so those of all tables are put together (`evenings_of`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from tilerummy.server.family.played import Match, Moment, Played, Round
from tilerummy.server.family.rights import HOUR_MS

PAUSE_MS = HOUR_MS
NO_MOVE = -1
"""The weight of the best move of whoever laid nothing."""
_MOMENT, _PLAYED = Decoder(Moment), Decoder(Played)


# -- what is kept of a table ----------------------------------------------------------------------


class PartSum(Struct, frozen=True, array_like=True):
    """What somebody came to at one table on one evening."""

    person: int
    points: int
    laid: int
    rearranged: int
    quickest: int
    """The fewest turns in which they went out; 0 if they never did."""
    weight: int
    """Of their best move."""
    match: int
    """Where that can be watched; 0 if its match was never finished."""
    best: Raw
    """The move itself, read when it is shown: a season has thousands of them, and shows a dozen."""


class EveningSum(Struct, frozen=True, array_like=True):
    """An evening at one table."""

    at: int
    until: int
    latest: int
    """When its last round began."""
    rounds: int
    together: bool
    """Whether any two people finished a round together."""
    preset: str
    changed: bool
    matches: tuple[tuple[int, int], ...]
    """The finished matches: when each began here, and its number."""
    parts: tuple[PartSum, ...]


class TableSums(Struct, frozen=True, array_like=True):
    """All that a table came to."""

    by_turns: bool
    broken_off: bool
    """Whether its latest match has no finished round."""
    evenings: tuple[EveningSum, ...]
    first_week: tuple[int, ...] = ()
    """The phones that count here and were in their first week: one signed off in it counts no more."""

    def holds(self, refused: Collection[int]) -> bool:
        """Whether none of these phones, which do not count, was counted."""
        return not any(one in refused for one in self.first_week)


def sums_of(played: Played, seasons: Sequence[int]) -> TableSums:
    """What a table came to; rounds of nobody are none.

    A season that begins, at one of these times, also begins another evening: what is played then is of it.
    """
    live: list[tuple[Match, Round]] = []
    slow: list[list[tuple[Match, Round]]] = []
    for match in played.matches:
        rounds = [(match, one) for one in match.rounds if one.parts]
        if not played.by_turns:
            live += rounds
        elif match.over and rounds:
            slow.append(rounds)
    live.sort(key=lambda one: (one[1].began, one[1].ended))
    found = [*slow, *_apart(live, _cuts(seasons))]
    broken_off = bool(played.matches) and not played.matches[-1].rounds
    phones = {part.phone for match in played.matches for one in match.rounds for part in one.parts}
    return TableSums(played.by_turns, broken_off, tuple(map(_sum, found)), tuple(sorted(phones - {0})))


def added_up(bodies: Sequence[bytes], seasons: Sequence[int], refused: Collection[int]) -> list[bytes]:
    """The sums of what was played at some tables, both as they are kept; for a worker, if it is much.

    What was played on refused phones is left out.
    """
    played = (_PLAYED.decode(body).without_phones(refused) for body in bodies)
    return [encode(sums_of(one, seasons)) for one in played]


def _cuts(seasons: Sequence[int]) -> Sequence[int]:
    """Where an evening ends though the next round follows soon."""
    # The first season begins with the family, and what was played before it is of it too: it cuts nothing.
    return seasons[1:]


def _apart(rounds: Sequence[tuple[Match, Round]], cuts: Sequence[int]) -> list[list[tuple[Match, Round]]]:
    found: list[list[tuple[Match, Round]]] = []
    apart = _Apart(cuts)
    for match, one in rounds:
        if apart.begins(one.began, one.ended):
            found.append([])
        found[-1].append((match, one))
    return found


class _Apart:
    """Tells where an evening ends: less than an hour and no beginning of a season is between its rounds."""

    def __init__(self, cuts: Sequence[int]) -> None:
        self._cuts, self._last, self._season = cuts, -PAUSE_MS - 1, -1

    def begins(self, began: int, ended: int) -> bool:
        """Whether another evening begins with what comes next; all come in the order in which they began."""
        season = bisect_right(self._cuts, began)
        new = began > self._last + PAUSE_MS or season != self._season
        # Two tables may be played at the same time: whichever ends last keeps the evening going.
        self._last, self._season = max(self._last, ended), season
        return new


def _sum(rounds: Sequence[tuple[Match, Round]]) -> EveningSum:
    matches: dict[int, int] = {}
    people: dict[int, PartSum] = {}
    for match, one in rounds:
        if match.over:
            matches.setdefault(match.number, one.began)
        for part in one.parts:
            move = part.best
            new = PartSum(
                part.person,
                part.points,
                part.laid,
                part.rearranged,
                part.turns if part.out else 0,
                NO_MOVE if move is None else move.weight,
                match.number if match.over and move is not None else 0,
                Raw(encode(move)),
            )
            before = people.get(part.person)
            people[part.person] = new if before is None else _added(before, new)
    last = rounds[-1][0]
    return EveningSum(
        at=rounds[0][1].began,
        until=max(one.ended for _, one in rounds),
        latest=rounds[-1][1].began,
        rounds=len(rounds),
        together=any(len(one.parts) > 1 for _, one in rounds),
        preset=last.preset,
        changed=last.changed,
        matches=tuple((began, number) for number, began in matches.items()),
        parts=tuple(people.values()),
    )


def _added(one: PartSum, other: PartSum) -> PartSum:
    best = other if other.weight > one.weight else one
    return PartSum(
        one.person,
        one.points + other.points,
        one.laid + other.laid,
        one.rearranged + other.rearranged,
        min(one.quickest or other.quickest, other.quickest or one.quickest),
        best.weight,
        best.match,
        best.best,
    )


# -- put together ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BestMove:
    """A move with whose it is and where it can be watched."""

    person: int
    code: str
    """Nothing if its table is forgotten, or its match was never finished."""
    match: int
    weight: int
    written: Raw

    @property
    def move(self) -> Moment:
        """The move itself."""
        return _MOMENT.decode(self.written)


@dataclass
class Evening:
    """An evening at all tables of a family; what follows from it is found once."""

    at: int
    """When it began."""
    until: int
    """When its last round was over."""
    latest: int
    preset: str
    changed: bool
    together: bool = False
    rounds: int = 0
    people: dict[int, PartSum] = field(default_factory=dict)
    """What everybody came to."""
    best_moves: dict[int, BestMove] = field(default_factory=dict)
    """The best move of each person: most tiles laid and rearranged."""
    played: list[tuple[int, str, int]] = field(default_factory=list)
    """The finished matches: when each began here, its table, its number."""

    def add(self, code: str, piece: EveningSum) -> None:
        """Something more of the evening, at a table; without a name, at one that is forgotten."""
        self.until = max(self.until, piece.until)
        if piece.latest >= self.latest:
            self.latest, self.preset, self.changed = piece.latest, piece.preset, piece.changed
        self.together |= piece.together
        self.rounds += piece.rounds
        if code:
            self.played += ((began, code, number) for began, number in piece.matches)
        for part in piece.parts:
            before = self.people.get(part.person)
            self.people[part.person] = part if before is None else _added(before, part)
            best = self.best_moves.get(part.person)
            if part.weight > (NO_MOVE if best is None else best.weight):
                where = code if part.match else ""
                self.best_moves[part.person] = BestMove(
                    part.person, where, part.match, part.weight, part.best
                )

    @cached_property
    def points(self) -> Mapping[int, int]:
        """What each person made, the best first."""
        totals = {person: part.points for person, part in self.people.items()}
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def winners(self) -> list[int]:
        """Who has most points; several if equal, nobody if no two people finished a round together."""
        if not self.together:
            return []
        most = max(self.points.values())
        return [person for person, total in self.points.items() if total == most]

    def matches(self) -> list[tuple[str, int]]:
        """The finished matches that can be watched, by table and number, in the order in which they began."""
        # One match may come twice: its rounds were apart until somebody played at another table in between.
        return [*dict.fromkeys((code, number) for _, code, number in sorted(self.played))]

    def best(self, people: Collection[int]) -> BestMove | None:
        """The best move of these people."""
        moves = (move for person, move in self.best_moves.items() if person in people)
        return max(moves, key=lambda found: found.weight, default=None)


def evenings_of(games: Sequence[tuple[str, TableSums]], seasons: Sequence[int] = ()) -> list[Evening]:
    """All evenings that were played at these tables, the earliest first."""
    found: list[Evening] = []
    for _ in building(games, seasons, found):
        pass
    return found


def building(
    games: Sequence[tuple[str, TableSums]], seasons: Sequence[int], found: list[Evening]
) -> Iterator[None]:
    """The same, a little at a time: whoever has others to serve does so in between."""
    pieces = [(code, one, table.by_turns) for code, table in games for one in table.evenings]
    pieces.sort(key=lambda piece: (piece[1].at, piece[1].until))
    apart, going = _Apart(_cuts(seasons)), list[Evening]()
    for code, piece, alone in pieces:
        if alone:
            found.append(_begun(piece))
            found[-1].add(code, piece)
        else:
            if apart.begins(piece.at, piece.until):
                going.append(_begun(piece))
            going[-1].add(code, piece)
        yield
    found += going
    found.sort(key=lambda evening: evening.until)


def _begun(piece: EveningSum) -> Evening:
    return Evening(piece.at, piece.until, piece.latest, piece.preset, piece.changed)
