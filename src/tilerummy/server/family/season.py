"""The running score of a season: evenings won and points, and for everybody one thing they lead in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tilerummy.protocol.messages import FamilyLead
from tilerummy.server.family.evening import BestMove, Evening
from tilerummy.server.family.rights import Family


@dataclass(slots=True)
class Tally:
    """What somebody has come to."""

    person: int
    evenings: int = 0
    won: int = 0
    points: int = 0
    laid: int = 0
    rearranged: int = 0
    quickest: int = 0
    """The fewest turns in which they went out; 0 if they never did."""
    best: BestMove | None = None
    lead: FamilyLead | None = None


def season_of(family: Family, evenings: Sequence[Evening], number: int) -> list[Evening]:
    """The evenings of a season, counted from 1; what was played before the first is of the first."""
    since = 0 if number == 1 else family.seasons[number - 1]
    until = family.seasons[number] if number < len(family.seasons) else None
    return [one for one in evenings if since <= one.at and (until is None or one.at < until)]


def tallies(evenings: Sequence[Evening], people: Iterable[int]) -> list[Tally]:
    """Everybody who has played, most evenings won first."""
    found = {number: Tally(number) for number in people}
    for evening in evenings:
        _count(found, evening)
    played = [tally for tally in found.values() if tally.evenings]
    _give_leads(played, len(evenings))
    return sorted(played, key=lambda tally: (-tally.won, -tally.points, tally.person))


def _count(found: Mapping[int, Tally], evening: Evening) -> None:
    for person, points in evening.points.items():
        if person in found:
            tally = found[person]
            tally.evenings += 1
            tally.points += points
            tally.won += person in evening.winners
            tally.best = _better(tally.best, evening.best_moves.get(person))
            part = evening.people[person]
            tally.laid += part.laid
            tally.rearranged += part.rearranged
            tally.quickest = min(tally.quickest or part.quickest, part.quickest or tally.quickest)


def _better(one: BestMove | None, other: BestMove | None) -> BestMove | None:
    """The one with more tiles; the later one if equal."""
    if one is None or other is None:
        return other or one
    return one if one.weight > other.weight else other


def _give_leads(played: Sequence[Tally], evenings: int) -> None:
    """Everybody gets the one fewest others have; who is first in nothing but came mostly, is told so."""
    leaders = {lead: _leaders(played, lead) for lead in FamilyLead}
    for tally in played:
        own = [lead for lead in FamilyLead if tally.person in leaders[lead]]
        came = FamilyLead.PRESENT if 2 * tally.evenings > evenings else None
        tally.lead = min(own, key=lambda lead: len(leaders[lead]), default=came)


def _leaders(played: Sequence[Tally], lead: FamilyLead) -> set[int]:
    """Who is ahead in something; nobody if nobody has done it."""
    amounts = {tally.person: _amount(tally, lead) for tally in played}
    most = max(amounts.values(), default=0)
    return {person for person, amount in amounts.items() if amount == most and amount}


def _amount(tally: Tally, lead: FamilyLead) -> float:
    match lead:
        case FamilyLead.WON:
            return tally.won
        case FamilyLead.LAID:
            return tally.laid
        case FamilyLead.REARRANGED:
            return tally.rearranged
        case FamilyLead.QUICKEST:
            # Here the fewest lead, and everywhere else the most.
            return 1 / tally.quickest if tally.quickest else 0
        case FamilyLead.PRESENT:
            return tally.evenings
