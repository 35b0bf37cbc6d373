"""What is told of a family: to whoever is in everything, to others names and faces alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_history import BestMove, Evening, SeasonTally, season_of, tallies
from tilerummy.server.family.family_state import FamilyState, Guest, Person, Phone
from tilerummy.server.store.store import NOBODY, VisitorId

LATEST = 12
"""Evenings that come with the table itself; all of them come with their season."""


def family_view(
    family: FamilyState,
    visitor: VisitorId,
    here: Collection[int],
    games: Sequence[m.FamilyGame],
    unfinished: Sequence[m.FamilyGame],
    evenings: Sequence[Evening],
    now: int,
    digits: Callable[[FamilyState, VisitorId], str],
    season: m.FamilySeason | None = None,
) -> m.Family:
    """A family as one device sees it; `digits` is the number that a device outside shows."""
    phone, guest = family.phone(visitor), family.guest(visitor)
    you = guest.number if guest is not None else None if phone is None else phone.person
    is_in = you is not None
    who = phone if phone is not None and rights.is_settled(phone, now) else None
    # From outside nobody is told who is at home.
    seen = _Eye(family, here, who) if is_in else _Eye(family, (), None)
    outside = m.Family(
        code=family.code,
        name=family.name,
        language=family.house.language,
        plan=family.house.plan,
        you=None,
        founder=family.founder if family.people else 1,
        people=[seen.person(one, is_in=is_in) for one in family.shown()]
        + [seen.guest(one) for one in family.guests],
        games=[],
        season=None,
        seasons=len(family.seasons),
        rules_by=None,
        days=[],
        now=now,
        digits=digits(family, visitor) if phone is None and visitor != NOBODY else None,
    )
    if not is_in:
        return outside
    # What follows is for those who are in: whatever comes to be told is nobody else's until it is put here.
    last = evenings[-1].at if evenings else 0
    # Told until the next evening: who comes to play learns that the rules are others than last time.
    house = next(one for one in reversed(family.common) if one.kind is m.ChangeKind.HOUSE)
    changed = house.at > last and family.find(house.by) is not None
    sitting = structs.replace(
        outside,
        you=you,
        games=list(games),
        season=season or season_view(family, evenings, len(family.seasons), LATEST),
        rules_by=house.by if changed else None,
        days=list(family.days),
        began=list(family.seasons),
        left=list(unfinished),
        gone=[m.FamilyGone(one.number, one.name, one.face, one.at) for one in family.gone],
    )
    if phone is None:  # a guest plays, and is told nothing of who may do what
        return sitting
    return structs.replace(
        sitting,
        first_week=None if who is not None else phone.sure,
        may=_may(family, phone, who, now),
        knocks=[m.FamilyKnocking(one.person, digits(family, one.device)) for one in family.hints]
        if who is not None
        else [],
        phones=[_phone(family, one, phone, who, now) for one in family.phones],
        waiting=[
            m.FamilyWaiting(
                number=one.id,
                kind=one.kind,
                person=one.person or None,
                by=one.by or None,
                due=one.due,
                may_stop=who is not None and rights.may_stop(family, who, one),
            )
            for one in family.waiting
        ],
        changed=[
            m.FamilyChange(
                kind=one.kind,
                by=one.by or None,
                at=one.at,
                name=one.value if one.kind is m.ChangeKind.NAME and isinstance(one.value, str) else None,
                may_put_back=who is not None and rights.may_put_back(family, who, one),
            )
            for one in rights.changes(family)
        ],
        has_card=bool(family.card),
        moved_over=family.moved_over,
    )


def _may(family: FamilyState, phone: Phone, who: Phone | None, now: int) -> m.FamilyMay:
    """What a phone can do besides playing; `who` if it is settled."""
    # Somebody as new as their phone is nobody else yet, so the name is theirs to choose.
    new_here = rights.person(family, phone.person).sure > now
    if who is None:
        return m.FamilyMay(open=True, rename=new_here)
    return m.FamilyMay(
        open=True,
        let_in=True,
        bring=True,
        rename=True,
        change=[kind for kind in m.ChangeKind if rights.may_change(family, who, kind)],
        leave=rights.may_begin(family, who, m.WaitingKind.AWAY, who.person),
        delete=rights.may_begin(family, who, m.WaitingKind.DELETE),
        card=rights.may_begin(family, who, m.WaitingKind.CARD),
    )


def _phone(family: FamilyState, one: Phone, own: Phone, who: Phone | None, now: int) -> m.FamilyPhone:
    others = any(each.person == one.person and each is not one for each in family.phones)
    # One's only phone goes by leaving: to sign it off would shut oneself out.
    only = one is own and who is not None and not others
    may_sign_off = who is not None and rights.may_sign_off(family, who, one, now) and not only
    return m.FamilyPhone(
        number=one.id,
        person=one.person,
        since=one.since,
        mine=one is own,
        first_week=one.sure if one.sure > now else None,
        by=one.let_in_by or None,
        may_sign_off=may_sign_off or (one is own and not only),
        may_confirm=who is not None and rights.may_confirm(family, who, one, now),
    )


def nobody_left(family: FamilyState) -> FamilyState:
    """What can be told of a family that was deleted: its name, to whoever deleted it."""
    return structs.replace(family, people=(), phones=(), guests=(), hints=(), waiting=(), days=())


def season_view(
    family: FamilyState, evenings: Sequence[Evening], number: int, most: int | None = None
) -> m.FamilySeason:
    """A season, with all its evenings or the latest ones."""
    if not 1 <= number <= len(family.seasons):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    own = season_of(family, evenings, number)
    return m.FamilySeason(
        number=number,
        since=family.seasons[number - 1],
        until=family.seasons[number] if number < len(family.seasons) else None,
        # Whoever is gone has won what they won (decision 95); a number without a name is somebody.
        tallies=[_tally(one) for one in tallies(own)],
        evenings=[_evening(one) for one in own[::-1][:most]],
    )


@dataclass(frozen=True, slots=True)
class _Eye:
    """How one device sees people: who is here, and what it can do about them."""

    family: FamilyState
    here: Collection[int]
    who: Phone | None

    def person(self, one: Person, *, is_in: bool) -> m.FamilyPerson:
        family, who = self.family, self.who
        away = who is not None and rights.may_begin(family, who, m.WaitingKind.AWAY, one.number)
        return m.FamilyPerson(
            number=one.number,
            name=one.name,
            face=one.face,
            here=one.number in self.here,
            guest=False,
            beside=is_in and one in family.beside(),
            may_name=who is not None and rights.may_name(family, who, one),
            may_send_away=away and who is not None and one.number != who.person,
        )

    def guest(self, one: Guest) -> m.FamilyPerson:
        return m.FamilyPerson(
            number=one.number,
            name=one.name,
            face=one.face,
            here=one.number in self.here,
            guest=True,
            may_send_away=self.who is not None,
        )


def _evening(evening: Evening) -> m.FamilyEvening:
    return m.FamilyEvening(
        at=evening.at,
        until=evening.until,
        winners=evening.winners,
        points=[m.FamilyPoints(one, points) for one, points in evening.points.items()],
        rounds=evening.rounds,
        preset=evening.preset,
        changed=evening.changed,
        best=_move(evening.best),
        matches=[m.FamilyMatch(code, match) for code, match in evening.matches()],
    )


def _tally(tally: SeasonTally) -> m.FamilyTally:
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
