"""What the rounds of an evening come to: standings with their ties, and several evenings as a league.

A result is one table in one round: who sat there, and what each has on the sheet. Every club has its own idea
of what should count, so that is a few switches: what is looked at first, how much a round may cost, what a
place at the table is worth besides. Shares of equal places are exact, so that nothing is lost by rounding.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Generic, TypeAlias, TypeVar, assert_never

from tilerummy.club.terms import CountBy
from tilerummy.rules.refusal import Unreadable, hint

Player = TypeVar("Player", bound=Hashable)
ClubPoints: TypeAlias = int | Fraction
"""Whole wherever they can be; a share of equal places may be a half or a third."""


PLACE_POINTS = (4, 3, 2, 1)
REST_PLACE = Fraction(5, 2)
"""What a round that somebody had to sit out is worth in places: the mean of a table of four."""


@dataclass(frozen=True, slots=True)
class Standing(Generic[Player]):
    """Where somebody stands: `score` decides, then the other of `wins` and `points`; `tied` shares a place.

    >>> import tilerummy as tr
    >>> first, *others = tr.standings([{"Ada": 40, "Bo": -25, "Cy": -15}])
    >>> first.player, first.place, first.score, first.wins, first.tied
    ('Ada', 1, 40, 1, False)
    """

    place: int
    player: Player
    score: ClubPoints
    wins: int
    points: ClubPoints
    rounds: int
    tied: bool = False


@dataclass(slots=True)
class _Sum:
    """What somebody has so far; it never leaves this file."""

    places: ClubPoints = 0
    wins: int = 0
    points: ClubPoints = 0
    rounds: int = 0


def standings(
    results: Iterable[Mapping[Player, int]],
    counts: str = "points",
    *,
    cap: int | None = None,
    bonus: Sequence[int] = (),
    rests: Mapping[Player, int] | None = None,
) -> tuple[Standing[Player], ...]:
    """How everybody stands after these tables, best first; equal ones share a place.

    A result says what each has on the sheet. `counts` is "points", "places" or "wins"; a round costs at most
    `cap`; `bonus` is added for the first places of a table. `rests` says who sat out how many rounds: that
    costs no points, and counts 2½ in places.

    >>> import tilerummy as tr
    >>> evening = [{"Ada": 40, "Bo": -25, "Cy": -15}, {"Dee": 30, "Eve": -15, "Flo": -15}]
    >>> [(one.place, one.player, one.score) for one in tr.standings(evening)]
    [(1, 'Ada', 40), (2, 'Dee', 30), (3, 'Cy', -15), (3, 'Eve', -15), (3, 'Flo', -15), (6, 'Bo', -25)]
    >>> [(one.player, str(one.score)) for one in tr.standings(evening, "places")[2:4]]
    [('Cy', '3'), ('Eve', '5/2')]
    """
    by = count_by(counts)
    tables = [*results] if _is(results, Iterable) else []
    if not (_is(results, Iterable) and all(_is(one, Mapping) for one in tables)):
        raise Unreadable(
            f"results: expected a list of tables, each {{'Ada': 40, 'Bo': -40}}, not {results!r}"
        )
    if not _is(bonus, Sequence) or not all(_is(one, int) for one in bonus):
        raise Unreadable(f"bonus: expected points for the first places, such as [2, 1], not {bonus!r}")
    if rests is not None and not _is(rests, Mapping):
        raise Unreadable(f"rests: expected how often each sat out, such as {{'Ada': 1}}, not {rests!r}")
    if cap is not None and not _is(cap, int):
        raise Unreadable(f"cap: expected what a round costs at most, not {cap!r}")
    if cap is not None and cap < 0:
        raise Unreadable(f"cap: {cap} is less than nothing; 25 means that a round costs 25 at most")
    sums: dict[Player, _Sum] = {}
    for player, sat_out in (rests or {}).items():
        # Points of a sheet come to nought, so their mean is nothing: only places need a gift.
        sums[player] = _Sum(places=whole(sat_out * REST_PLACE))
    for result in tables:
        for player, part in _parts(result, cap, bonus).items():
            _add(sums.setdefault(player, _Sum()), part)
    return _ranked([(_key(by, one), player, one) for player, one in sums.items()])


def _is(value: object, kind: type) -> bool:
    """Whether a value is of a kind: callers may have no type checker."""
    return isinstance(value, kind)


def count_by(text: str) -> CountBy:
    """What counts, by its word; another word is told what it may have meant."""
    try:
        return CountBy(text)
    except ValueError:
        raise Unreadable(f"counts: there is no {text}; {hint(str(text), list(CountBy))}") from None


def _parts(result: Mapping[Player, int], cap: int | None, bonus: Sequence[int]) -> dict[Player, _Sum]:
    """What one table gives to each who sat there."""
    parts: dict[Player, _Sum] = {}
    for player, sheet in result.items():
        first = sum(other > sheet for other in result.values())
        level = sum(other == sheet for other in result.values())
        kept = sheet if cap is None else max(sheet, -cap)
        parts[player] = _Sum(
            places=shared(PLACE_POINTS, first, level),
            wins=int(first == 0),
            points=whole(kept + shared(bonus, first, level)),
            rounds=1,
        )
    return parts


def shared(prizes: Sequence[int], first: int, level: int) -> ClubPoints:
    """What each of some who are level gets: the prizes of their places together, in equal parts."""
    return whole(Fraction(sum(prizes[first : first + level]), level))


def whole(points: ClubPoints) -> ClubPoints:
    """The same number, as an int if it is one."""
    return int(points) if points == int(points) else points


def _add(total: _Sum, part: _Sum) -> None:
    total.places = whole(total.places + part.places)
    total.wins += part.wins
    total.points = whole(total.points + part.points)
    total.rounds += part.rounds


def _key(by: CountBy, one: _Sum) -> tuple[ClubPoints, ClubPoints]:
    match by:
        case CountBy.POINTS:
            return one.points, one.wins
        case CountBy.PLACES:
            return one.places, one.points
        case CountBy.WINS:
            return one.wins, one.points
        case _:
            assert_never(by)


_Key: TypeAlias = tuple[ClubPoints, ...]


def _ranked(found: Sequence[tuple[_Key, Player, _Sum]]) -> tuple[Standing[Player], ...]:
    """In order of their keys; those who are level keep the order in which they were met first."""
    ordered = sorted(found, key=lambda one: one[0], reverse=True)
    standing: list[Standing[Player]] = []
    for place, (key, player, one) in enumerate(ordered, start=1):
        level = place > 1 and ordered[place - 2][0] == key
        tied = level or (place < len(ordered) and ordered[place][0] == key)
        place = standing[-1].place if level else place
        standing.append(Standing(place, player, key[0], one.wins, one.points, one.rounds, tied))
    return tuple(standing)


def with_first(
    standing: Sequence[Standing[Player]], first: Sequence[Standing[Player]]
) -> tuple[Standing[Player], ...]:
    """The standing with those of a final before everybody else, in the order of the final."""
    there = {one.player for one in first}
    rest = [one for one in standing if one.player not in there]
    by_player = {one.player: one for one in standing}
    head = [replace(by_player[one.player], place=one.place, tied=one.tied) for one in first]
    tail: list[Standing[Player]] = []
    for at, one in enumerate(rest):
        same = at > 0 and rest[at - 1].place == one.place
        level = same or (at + 1 < len(rest) and rest[at + 1].place == one.place)
        place = tail[-1].place if same else len(head) + at + 1
        tail.append(replace(one, place=place, tied=level))
    return (*head, *tail)


def league(
    evenings: Iterable[Iterable[Standing[Player]]], best: int | None = None
) -> tuple[Standing[Player], ...]:
    """Several evenings added up: of everybody their `best` evenings count, or all of them.

    `score` is the sum of those, `wins` and `points` are of the same evenings, and `rounds` says how many
    evenings somebody was there.
    """
    if best is not None and best < 1:
        raise Unreadable(f"best: {best} evenings cannot count; 1 is the least")
    own: dict[Player, list[Standing[Player]]] = {}
    for evening in evenings:
        for one in evening:
            # Who came and never played has not been there, as far as a league goes.
            if one.rounds:
                own.setdefault(one.player, []).append(one)
    found: list[tuple[_Key, Player, _Sum]] = []
    for player, there in own.items():
        counted = sorted(there, key=lambda one: (one.score, one.wins, one.points), reverse=True)[:best]
        total = _Sum(rounds=len(there))
        total.wins = sum(one.wins for one in counted)
        for one in counted:
            total.points = whole(total.points + one.points)
        score: ClubPoints = whole(sum((Fraction(one.score) for one in counted), Fraction(0)))
        found.append(((score, total.wins, total.points), player, total))
    return _ranked(found)
