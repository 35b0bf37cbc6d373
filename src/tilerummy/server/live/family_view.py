"""What is told of a family: to whoever is in everything, to others names and faces alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.evening import BestMove, Evening
from tilerummy.server.family.family import Family, Person
from tilerummy.server.family.season import Tally, season_of, tallies
from tilerummy.server.store.base import VisitorId

LATEST = 12
"""Evenings that come with the table itself; all of them come with their season."""


def family_view(
    family: Family,
    visitor: VisitorId,
    here: Collection[int],
    games: Sequence[m.FamilyGame],
    left: Sequence[m.FamilyGame],
    evenings: Sequence[Evening],
    now: int,
    season: m.FamilySeason | None = None,
) -> m.Family:
    """A family as one device sees it."""
    you = family.who(visitor)
    beside = {one.number for one in family.beside()}
    outside = m.Family(
        code=family.code,
        name=family.name,
        language=family.language,
        plan=family.plan,
        you=None,
        knock=next((one.state for one in family.knocks if one.visitor == visitor), None),
        founder=family.founder,
        people=[_person(one, you, here, beside) for one in family.present()],
        games=[],
        season=None,
        seasons=len(family.seasons),
        rules_by=None,
        knocks=[],
        wishes=[],
        days=[],
        now=now,
        began=[],
        left=[],
    )
    if you is None:
        return outside
    # What follows is for those who are in: whatever comes to be told is nobody else's until it is put here.
    last = evenings[-1].at if evenings else 0
    changed = family.house_at > last and family.find(family.house_by) is not None
    waiting = [one for one in family.knocks if one.state is m.KnockState.WAITING]
    wished = [(one.kind, one.person, one.name, one.by, one.until, one.face) for one in family.wishes]
    return structs.replace(
        outside,
        you=you.number,
        knock=None,
        games=list(games),
        season=season or season_view(family, evenings, len(family.seasons), LATEST),
        rules_by=family.house_by if changed else None,
        knocks=[m.FamilyKnocking(one.number, one.person, one.at) for one in waiting],
        wishes=[m.FamilyWished(*one) for one in wished],
        days=[m.FamilyDay(one.day, one.person, one.turns, one.left) for one in family.days],
        began=list(family.seasons),
        left=list(left),
    )


def nobody_left(family: Family) -> Family:
    """What can be told of a family that was deleted: its name, to whoever deleted it."""
    return structs.replace(family, people=(), devices={}, knocks=(), wishes=(), days=())


def season_view(
    family: Family, evenings: Sequence[Evening], number: int, most: int | None = None
) -> m.FamilySeason:
    """A season, with all its evenings or the latest ones."""
    if not 1 <= number <= len(family.seasons):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    own = season_of(family, evenings, number)
    people = {one.number for one in family.present()}
    return m.FamilySeason(
        number=number,
        since=family.seasons[number - 1],
        until=family.seasons[number] if number < len(family.seasons) else None,
        tallies=[_tally(one) for one in tallies(own, people)],
        evenings=[_evening(one, people) for one in own[::-1][:most]],
    )


def _person(
    person: Person, you: Person | None, here: Collection[int], beside: Collection[int]
) -> m.FamilyPerson:
    seen = you is not None
    return m.FamilyPerson(
        number=person.number,
        name=person.name,
        face=person.face,
        here=seen and person.number in here,
        guest=person.guest,
        belongs=seen and person.belongs,
        beside=seen and person.number in beside,
        by=person.by or None if seen else None,
    )


def _evening(evening: Evening, people: Collection[int]) -> m.FamilyEvening:
    return m.FamilyEvening(
        at=evening.at,
        until=evening.until,
        winners=[one for one in evening.winners if one in people],
        points=[m.FamilyPoints(one, points) for one, points in evening.points.items() if one in people],
        rounds=evening.rounds,
        preset=evening.preset,
        changed=evening.changed,
        best=_move(evening.best(people)),
        matches=[m.FamilyMatch(code, match) for code, match in evening.matches()],
    )


def _tally(tally: Tally) -> m.FamilyTally:
    return m.FamilyTally(
        person=tally.person,
        evenings=tally.evenings,
        won=tally.won,
        points=tally.points,
        lead=tally.lead,
        best=_move(tally.best),
    )


def _move(best: BestMove | None) -> m.FamilyMove | None:
    if best is None:
        return None
    move = best.move
    sets = [list(tiles) for tiles in move.sets]
    return m.FamilyMove(best.person, best.code, best.match, move.turn, list(move.laid), sets)
