"""What is told of a club's evening: to everybody the same, but for what a device itself is, and has played.

What is not shown yet, and who wants to be let in, is told to organisers alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from msgspec import convert, structs

from tilerummy.club import evening as ev
from tilerummy.club.evening import ClubEvening, ClubPlan, ClubRound, GuestNumber
from tilerummy.club.terms import ClubReason, ClubRefusal, DealOf
from tilerummy.protocol import messages as m
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import BadRules
from tilerummy.server.club.club_people import ClubPeople
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import VisitorId

LOGGED = 50
"""Changes of results that come with an evening itself."""
ALIKE = [*{*m.ClubTerms.__struct_fields__} - {"preset", "options", "bonus"}]
"""What a plan and its message say alike."""


def plan_of(terms: m.ClubTerms) -> ClubPlan:
    """The plan of an evening, as it was asked for; refused if it cannot be played."""
    try:
        rules = load(terms.preset).with_options(terms.options)
    except BadRules as error:
        raise Rejected(ErrorCode.BAD_RULES, text=str(error)) from None
    return ClubPlan(rules=rules, bonus=tuple(terms.bonus), **{one: getattr(terms, one) for one in ALIKE})


def terms_of(plan: ClubPlan) -> m.ClubTerms:
    """The plan of an evening, as it is told."""
    return m.ClubTerms(
        preset=plan.rules.preset,
        options=cast(dict[str, m.Value], plan.rules.changes()),
        bonus=list(plan.bonus),
        **{one: getattr(plan, one) for one in ALIKE},
    )


@dataclass(frozen=True, slots=True)
class Ranked:
    """A standing as it is told, with what it was worked out from."""

    over: tuple[ClubRound, ...]
    came: int
    places: list[m.ClubPlace]


def ranked(evening: ClubEvening, before: Ranked | None) -> Ranked:
    """The standing after the last round that is over; the one before, while the same rounds are.

    It takes as long as all the rest of what is told of four hundred people, fifty times over.
    """
    over = tuple(one for one in evening.rounds if one.over)
    if before is not None and before.over == over and before.came == len(evening.guests):
        return before
    return Ranked(over, len(evening.guests), _standing(evening) if over else [])


def told_to_all(
    code: str,
    version: int,
    evening: ClubEvening,
    people: ClubPeople,
    standing: Ranked,
    *,
    organiser: bool,
    whole: bool,
) -> m.ClubSeen:
    """An evening as everybody sees it, or every organiser; with all its rounds, or the last one alone."""
    shown = ev.shown_rounds(evening)
    rounds = evening.rounds if organiser else shown
    if not whole:
        # An organiser who looks at a draft still sees the round before it beside it.
        rounds = rounds[-1:] if not organiser or len(rounds) == len(shown) else rounds[-2:]
    # A standing is that after the last of these: nobody is told one in the middle of a round.
    over = [one.number for one in standing.over]
    # Once for all, and not for each: there may be four hundred.
    phones = {guest for _, guest in people.devices}
    organisers = {people.guest(one) for one in people.organisers}
    last = shown[-1] if shown else None
    goes_on = last is not None and not last.over and not evening.closed
    return m.ClubSeen(
        code=code,
        version=version,
        now=0,
        plan=terms_of(evening.plan),
        players=list(evening.plan.rules.players),
        began=evening.began,
        closed=evening.closed,
        you=m.ClubYou(),
        people=[
            m.ClubPerson(
                number=one.number,
                name=one.name,
                face=one.face or None,
                presence=one.presence,
                keeps=one.keeps,
                phone=one.number in phones,
                organiser=one.number in organisers,
            )
            for one in evening.guests
        ],
        rounds=[_round(one) for one in rounds],
        played=len(shown),
        mine=[],
        next=_next(evening),
        after=over[-1] if over else 0,
        standing=standing.places,
        clock=m.ClubClock(last.until, last.left) if last is not None and goes_on else m.ClubClock(),
        log=convert(evening.log[0 if whole else -LOGGED :], list[m.ClubChange], from_attributes=True),
        waiting=[],
        duels=[one for played in shown for one in _duels(evening, played)],
    )


def _round(one: ClubRound) -> m.ClubTurn:
    tables = [
        m.ClubSeats(
            number=number,
            seats=list(table.seats),
            state=table.state,
            scores=None if table.scores is None else list(table.scores),
            written=[m.ClubWritten(written.by, list(written.scores)) for written in table.written],
            code=table.code or None,
        )
        for number, table in enumerate(one.tables, start=1)
    ]
    return m.ClubTurn(one.number, one.seed, one.shown, one.final, list(one.out), tables)


def _duels(evening: ClubEvening, played: ClubRound) -> list[m.ClubDuel]:
    """What everybody made of a deal that all tables had: points above the mean of their seat.

    Tables of three are dealt otherwise than tables of four, so each size is compared among itself.
    """
    same = evening.plan.deal is DealOf.SAME and played.over
    tables = [one for one in played.tables if same and one.code]
    found: list[m.ClubDuel] = []
    for size in sorted({len(one.seats) for one in tables}):
        alike = [(one.seats, one.scores or ()) for one in tables if len(one.seats) == size]
        means = [sum(seat) / len(alike) for seat in zip(*(scores for _, scores in alike), strict=True)]
        if len(alike) > 1:
            found += (
                m.ClubDuel(played.number, guest, points - mean)
                for seats, scores in alike
                for guest, points, mean in zip(seats, scores, means, strict=True)
            )
    return found


def _next(evening: ClubEvening) -> m.ClubNext:
    number, final = len(ev.shown_rounds(evening)) + 1, ev.next_is_final(evening)
    # The page's idle button says why in the very words in which it would be refused.
    try:
        if evening.closed:
            raise ClubRefusal(ClubReason.EVENING_OVER)
        ev.require_draw(evening)
    except ClubRefusal as why:
        return m.ClubNext(number, final, m.RefusalOf(f"club_{why.reason.value}", why.given))
    return m.ClubNext(number, final, None)


def _standing(evening: ClubEvening) -> list[m.ClubPlace]:
    return [
        m.ClubPlace(
            guest=one.player,
            place=one.place,
            tied=one.tied,
            score=float(one.score),
            wins=one.wins,
            points=float(one.points),
            rounds=one.rounds,
        )
        for one in ev.standing_after(evening)
    ]


def told_to(
    seen: m.ClubSeen,
    evening: ClubEvening,
    people: ClubPeople,
    device: VisitorId,
    now: int,
    digits: Callable[[VisitorId], str],
) -> m.ClubSeen:
    """The same with what this device is."""
    guest, rank = people.guest(device), people.rank(device)
    wants = next((number for one, number in people.waiting if one == device), None)
    return structs.replace(
        seen,
        now=now,  # not with what all are told: that is the same until something happens
        you=m.ClubYou(guest, rank is not None, rank == 0, None if wants is None else digits(device), wants),
        mine=[] if guest is None else _mine(ev.shown_rounds(evening), guest),
        waiting=[]
        if rank is None
        else [m.ClubKnocking(number, digits(one)) for one, number in people.waiting],
    )


def _mine(rounds: Sequence[ClubRound], guest: GuestNumber) -> list[m.ClubMine]:
    found: list[m.ClubMine] = []
    for one in rounds:
        if guest in one.out:
            found.append(m.ClubMine(one.number, 0, [], None))
        for number, table in enumerate(one.tables, start=1):
            if guest in table.seats:
                scores = None if table.scores is None else list(table.scores)
                found.append(m.ClubMine(one.number, number, list(table.seats), scores))
    return found
