"""An evening of a club as one frozen value: `apply(evening, event)` gives the evening after, or refuses.

An evening is its list of events, the lot included: a draw says who sits where, and the seed from which
anybody can draw the same again. So whoever keeps the events keeps the evening, and a wrong result is
corrected by one more event: standings are never kept, they are worked out from the results. Times are handed
in, and so is who asks for something: an organiser, or somebody by their number. Who may be an organiser is
decided elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NewType, NoReturn, TypeAlias, assert_never

from tilerummy.club.standing import Standing, standings, with_first
from tilerummy.club.terms import (
    LONGEST_NAME,
    LONGEST_WHY,
    MOST_DEALS,
    MOST_MINUTES,
    MOST_PEOPLE,
    MOST_POINTS,
    MOST_ROUNDS,
    ClubReason,
    ClubRefusal,
    CountBy,
    DealOf,
    DrawnBy,
    FinalOf,
    PlayedOn,
    Presence,
    ResultState,
)
from tilerummy.rules.judging.score import score_round
from tilerummy.rules.preset import Rules

GuestNumber = NewType("GuestNumber", int)
"""Who somebody is for the whole evening: people are counted from 1 as they come."""
ORGANISER = GuestNumber(0)
"""Whoever runs the evening, where an event says who asked for it."""

MINUTE_MS = 60_000
FINALISTS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubPlan:
    """What the club has agreed on for the evening."""

    name: str
    rules: Rules
    drawn: DrawnBy = DrawnBy.CHANCE
    counts: CountBy = CountBy.WINS
    rounds: int = 4
    minutes: int = 40
    """For a round; 0 is no clock."""
    cap: int | None = None
    bonus: tuple[int, ...] = ()
    final: FinalOf = FinalOf.NONE
    played: PlayedOn = PlayedOn.BOXES
    deal: DealOf = DealOf.OWN
    deals: int = 1
    """So many deals make a round."""
    league: str = ""
    """The evenings of one name are added up."""
    best: int = 0
    """So many evenings of everybody count in it; 0 is all."""


@dataclass(frozen=True, slots=True)
class ClubGuest:
    """Somebody who came, by their number: people stay in the list when they leave, for their results do."""

    number: GuestNumber
    name: str
    presence: Presence = Presence.HERE
    keeps: int = 0
    """The table they keep, for they cannot walk well; 0 is none."""
    face: int = 0
    """Which of the drawn faces they are seen with; 0 is none."""


@dataclass(frozen=True, slots=True)
class Written:
    """A result as somebody wrote it down: the points of the sheet, in the order of the seats."""

    by: GuestNumber
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of a round: who sits where, what was written down, and the result that two agree on."""

    seats: tuple[GuestNumber, ...]
    written: tuple[Written, ...] = ()
    scores: tuple[int, ...] | None = None
    code: str = ""
    """Where they play on the page."""

    @property
    def state(self) -> ResultState:
        """How far its result is."""
        if self.scores is not None:
            return ResultState.IN
        different = len({one.scores for one in self.written})
        return (
            (ResultState.PLAYING, ResultState.ONE_YES_MISSING)[different]
            if different < 2
            else (ResultState.DISPUTED)
        )

    @property
    def result(self) -> dict[GuestNumber, int]:
        """What each has on the sheet; nothing before the result is in."""
        return {} if self.scores is None else dict(zip(self.seats, self.scores, strict=True))


@dataclass(frozen=True, slots=True)
class ClubRound:
    """A round; before it is shown its tables can be changed by hand, or drawn again."""

    number: int
    tables: tuple[ClubTable, ...]
    out: tuple[GuestNumber, ...]
    seed: int
    shown: int | None = None
    """When the tables were shown, which is when the round began."""
    final: bool = False
    until: int | None = None
    """When time is up, while the clock goes."""
    left: int | None = None
    """What is left of it, while it stands still."""

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the tables whose result is not in."""
        return tuple(at for at, one in enumerate(self.tables, start=1) if one.scores is None)

    @property
    def over(self) -> bool:
        """Whether all results are in."""
        return self.shown is not None and not self.missing


@dataclass(frozen=True, slots=True)
class ResultChange:
    """A line of the log that all can read: what the result of a table was, and what somebody made of it."""

    at: int
    by: GuestNumber
    round: int
    table: int
    before: tuple[int, ...] | None
    after: tuple[int, ...]
    state: ResultState
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubEvening:
    """Everything about an evening after some events."""

    plan: ClubPlan
    began: int
    guests: tuple[ClubGuest, ...] = ()
    rounds: tuple[ClubRound, ...] = ()
    log: tuple[ResultChange, ...] = ()
    closed: bool = False
    version: int = 1
    """How many events it comes from: whoever appends one says after which."""
    names: frozenset[str] = field(default=frozenset(), repr=False)

    @property
    def here(self) -> tuple[GuestNumber, ...]:
        """Those who are drawn for the next round."""
        return tuple(one.number for one in self.guests if one.presence is Presence.HERE)

    @property
    def current(self) -> ClubRound | None:
        """The last round that was drawn."""
        return self.rounds[-1] if self.rounds else None

    def name(self, number: GuestNumber) -> str:
        """What somebody is called."""
        return self.guests[number - 1].name

    def named(self, name: str) -> GuestNumber | None:
        """Who is called so, whatever the case of the letters."""
        wanted = name_key(name)
        return next((one.number for one in self.guests if name_key(one.name) == wanted), None)


def name_key(name: str) -> str:
    """A name as names are compared."""
    return " ".join(name.split()).casefold()


# -- events -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Happened:
    """When something happened, in milliseconds, and who asked for it."""

    at: int = 0
    by: GuestNumber = ORGANISER


@dataclass(frozen=True, slots=True)
class EveningOpened(_Happened):
    """The evening begins; its first event, and never another one."""

    plan: ClubPlan


@dataclass(frozen=True, slots=True)
class GuestCame(_Happened):
    """Somebody is there; late ones sit from the next round on."""

    name: str
    face: int = 0


@dataclass(frozen=True, slots=True)
class GuestPaused(_Happened):
    """Somebody sits out until they are back."""

    guest: GuestNumber


@dataclass(frozen=True, slots=True)
class GuestBack(_Happened):
    """Somebody who paused, or had left, is drawn again."""

    guest: GuestNumber


@dataclass(frozen=True, slots=True)
class GuestLeft(_Happened):
    """Somebody goes home; their results stay."""

    guest: GuestNumber


@dataclass(frozen=True, slots=True)
class TableKept(_Happened):
    """Somebody keeps a table from the next draw on; table 0 lets them move again."""

    guest: GuestNumber
    table: int


@dataclass(frozen=True, slots=True)
class RoundDrawn(_Happened):
    """The tables of a round, from `draw` or by hand; a round that is not shown yet can be drawn again."""

    round: int
    tables: tuple[tuple[GuestNumber, ...], ...]
    out: tuple[GuestNumber, ...]
    seed: int
    final: bool = False


@dataclass(frozen=True, slots=True)
class PlacesSwapped(_Happened):
    """Two people change places before the round is shown; one of them may be sitting out."""

    one: GuestNumber
    other: GuestNumber


@dataclass(frozen=True, slots=True)
class RoundShown(_Happened):
    """Everybody sees where they sit, and the round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class ResultEntered(_Happened):
    """Somebody writes down the points of the sheet, in the order of the seats."""

    round: int
    table: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ResultConfirmed(_Happened):
    """Another one of the table says yes to what was written down."""

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class ResultCorrected(_Happened):
    """An organiser says what the result really was, in whatever round; everything follows from it."""

    round: int
    table: int
    scores: tuple[int, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class PageTableOpened(_Happened):
    """A table plays on the page from now on, there."""

    round: int
    table: int
    code: str


@dataclass(frozen=True, slots=True)
class ResultPlayed(_Happened):
    """What a table came to that played on the page; nobody has to write it down."""

    round: int
    table: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundClockStopped(_Happened):
    """The clock of the round stands still."""


@dataclass(frozen=True, slots=True)
class RoundClockStarted(_Happened):
    """It goes on."""


@dataclass(frozen=True, slots=True)
class TimeAdded(_Happened):
    """More time for the round."""

    minutes: int


@dataclass(frozen=True, slots=True)
class EveningClosed(_Happened):
    """The evening is over; results can still be corrected."""


ClubEvent: TypeAlias = (
    EveningOpened
    | GuestCame
    | GuestPaused
    | GuestBack
    | GuestLeft
    | TableKept
    | RoundDrawn
    | PlacesSwapped
    | RoundShown
    | ResultEntered
    | ResultConfirmed
    | ResultCorrected
    | PageTableOpened
    | ResultPlayed
    | RoundClockStopped
    | RoundClockStarted
    | TimeAdded
    | EveningClosed
)
ResultEvent: TypeAlias = ResultEntered | ResultConfirmed | ResultCorrected | ResultPlayed


# -- refusals ---------------------------------------------------------------------------------------


def _refuse(reason: ClubReason, **args: str | int) -> NoReturn:
    raise ClubRefusal(reason, **args)


# -- what an event makes of an evening --------------------------------------------------------------


def begin(event: EveningOpened) -> ClubEvening:
    """The evening that this opens."""
    plan = event.plan
    name = _good_name(plan.name)
    if not 1 <= plan.rounds <= MOST_ROUNDS:
        _refuse(ClubReason.BAD_PLAN, what=f"1 to {MOST_ROUNDS} rounds")
    if not 0 <= plan.minutes <= MOST_MINUTES:
        _refuse(ClubReason.BAD_PLAN, what=f"0 to {MOST_MINUTES} minutes")
    if not 1 <= plan.deals <= MOST_DEALS:
        _refuse(ClubReason.BAD_PLAN, what=f"1 to {MOST_DEALS} deals a round")
    if len(plan.league) > LONGEST_NAME or plan.best < 0:
        _refuse(ClubReason.BAD_PLAN, what=f"a league has a name of {LONGEST_NAME} letters at most")
    if (plan.cap or 0) < 0 or len(plan.bonus) > FINALISTS:
        _refuse(ClubReason.BAD_PLAN, what=f"a cap is 0 or more, and at most {FINALISTS} places have a bonus")
    if plan.deal is DealOf.SAME and plan.played is not PlayedOn.PAGE:
        _refuse(ClubReason.BAD_PLAN, what="the same deal for all needs the page")
    return ClubEvening(plan=replace(plan, name=name), began=event.at)


def evening_of(events: Iterable[ClubEvent]) -> ClubEvening | None:
    """The evening that these events make; None if there are none."""
    evening: ClubEvening | None = None
    for event in events:
        if evening is None:
            if not isinstance(event, EveningOpened):
                _refuse(ClubReason.BAD_PLAN, what="an evening begins by being opened")
            evening = begin(event)
        else:
            evening = apply(evening, event)
    return evening


def apply(evening: ClubEvening, event: ClubEvent) -> ClubEvening:
    """The evening after this event, or a `ClubRefusal`; doing twice what can be done once changes nothing."""
    # A slip that is found on the way home is still put right.
    if evening.closed and not isinstance(event, ResultCorrected | EveningClosed):
        _refuse(ClubReason.EVENING_OVER)
    if not 0 <= event.by <= len(evening.guests):
        _refuse(ClubReason.NO_SUCH_GUEST, number=event.by)
    return replace(_after(evening, event), version=evening.version + 1)


ORGANISED = TableKept | RoundDrawn | PlacesSwapped | RoundShown | EveningClosed
TIMED = RoundClockStopped | RoundClockStarted | TimeAdded


def _after(evening: ClubEvening, event: ClubEvent) -> ClubEvening:
    if isinstance(event, ORGANISED | TIMED):
        _require_organiser(event)
    match event:
        case EveningOpened():
            _refuse(ClubReason.EVENING_OPEN)
        case GuestCame():
            return _came(evening, event)
        case GuestPaused() | GuestBack() | GuestLeft():
            return _presence(evening, event)
        case TableKept():
            return _kept(evening, event)
        case RoundDrawn():
            return _drawn(evening, event)
        case PlacesSwapped():
            return _swapped(evening, event)
        case RoundShown():
            return _shown(evening, event)
        case EveningClosed():
            return replace(evening, closed=True)
        case RoundClockStopped() | RoundClockStarted() | TimeAdded():
            return _timed(evening, event)
        case PageTableOpened():
            played, table = find_table(evening, event.round, event.table)
            return _with_table(evening, played, event.table, replace(table, code=event.code))
        case ResultEntered() | ResultConfirmed() | ResultCorrected() | ResultPlayed():
            return _resulted(evening, event)
        case _:
            assert_never(event)


def _require_organiser(event: ClubEvent) -> None:
    if event.by != ORGANISER:
        _refuse(ClubReason.NOT_ORGANISER)


def _good_name(name: str) -> str:
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not 1 <= len(clean) <= LONGEST_NAME:
        _refuse(ClubReason.NAME_EMPTY, most=LONGEST_NAME)
    return clean


def _came(evening: ClubEvening, event: GuestCame) -> ClubEvening:
    name = _good_name(event.name)
    if name_key(name) in evening.names:
        _refuse(ClubReason.NAME_TWICE, name=name)
    if len(evening.guests) >= MOST_PEOPLE:
        _refuse(ClubReason.TOO_MANY, most=MOST_PEOPLE)
    guest = ClubGuest(GuestNumber(len(evening.guests) + 1), name, face=event.face)
    return replace(evening, guests=(*evening.guests, guest), names=evening.names | {name_key(name)})


PRESENCE_AFTER = {
    GuestPaused: Presence.PAUSED,
    GuestBack: Presence.HERE,
    GuestLeft: Presence.LEFT,
}


def _presence(evening: ClubEvening, event: GuestPaused | GuestBack | GuestLeft) -> ClubEvening:
    guest = _guest(evening, event.guest)
    if event.by not in (ORGANISER, event.guest):
        _refuse(ClubReason.NOT_ORGANISER)
    if isinstance(event, GuestPaused) and guest.presence is Presence.LEFT:
        return evening  # nobody is called back by a pause
    return _with_guest(evening, replace(guest, presence=PRESENCE_AFTER[type(event)]))


def _guest(evening: ClubEvening, number: GuestNumber) -> ClubGuest:
    if not 1 <= number <= len(evening.guests):
        _refuse(ClubReason.NO_SUCH_GUEST, number=number)
    return evening.guests[number - 1]


def _with_guest(evening: ClubEvening, guest: ClubGuest) -> ClubEvening:
    at = guest.number - 1
    return replace(evening, guests=(*evening.guests[:at], guest, *evening.guests[at + 1 :]))


def _kept(evening: ClubEvening, event: TableKept) -> ClubEvening:
    guest = _guest(evening, event.guest)
    if not 0 <= event.table <= MOST_PEOPLE:
        _refuse(ClubReason.NO_SUCH_TABLE, table=event.table)
    return _with_guest(evening, replace(guest, keeps=event.table))


def _drawn(evening: ClubEvening, event: RoundDrawn) -> ClubEvening:
    require_draw(evening, event.round)
    seats = [one for table in event.tables for one in table]
    everybody = Counter([*seats, *event.out])
    fewest, most = evening.plan.rules.players
    if everybody != Counter(evening.here) or not all(fewest <= len(one) <= most for one in event.tables):
        _refuse(ClubReason.BAD_SEATING)
    tables = tuple(map(ClubTable, event.tables))
    # Whether it is the final follows from the plan; what the event says of it is for whoever reads the file.
    drawn = ClubRound(event.round, tables, event.out, event.seed, final=next_is_final(evening))
    return replace(evening, rounds=(*shown_rounds(evening), drawn))


def shown_rounds(evening: ClubEvening) -> tuple[ClubRound, ...]:
    """Its rounds without one that was drawn and not shown: that may still become another one."""
    return tuple(one for one in evening.rounds if one.shown is not None)


def next_is_final(evening: ClubEvening) -> bool:
    """Whether the round to be drawn next is the final."""
    return evening.plan.final is not FinalOf.NONE and len(shown_rounds(evening)) == evening.plan.rounds


def require_draw(evening: ClubEvening, number: int | None = None) -> int:
    """The number of the round that can be drawn now; refused while results are missing, or after the last."""
    before = shown_rounds(evening)
    wanted = len(before) + 1
    if number not in (None, wanted):
        _refuse(ClubReason.OTHER_ROUND, round=max(len(evening.rounds), 1))
    if before and before[-1].missing:
        _refuse(ClubReason.RESULTS_MISSING, tables=", ".join(map(str, before[-1].missing)))
    if len(before) >= evening.plan.rounds + (evening.plan.final is not FinalOf.NONE):
        _refuse(ClubReason.ROUNDS_OVER)
    return wanted


def _draft(evening: ClubEvening) -> ClubRound:
    current = evening.current
    if current is None or current.shown is not None:
        _refuse(ClubReason.NOT_DRAWN)
    return current


def _with_round(evening: ClubEvening, changed: ClubRound) -> ClubEvening:
    at = changed.number - 1
    return replace(evening, rounds=(*evening.rounds[:at], changed, *evening.rounds[at + 1 :]))


def _swapped(evening: ClubEvening, event: PlacesSwapped) -> ClubEvening:
    draft = _draft(evening)
    change = {event.one: event.other, event.other: event.one}
    there = {*draft.out, *(one for table in draft.tables for one in table.seats)}
    for one in change:
        _guest(evening, one)
        if one not in there:
            _refuse(ClubReason.DRAW_AGAIN)

    def moved(seats: Sequence[GuestNumber]) -> tuple[GuestNumber, ...]:
        return tuple(change.get(one, one) for one in seats)

    # At two tables, at one, or with one of them sitting out: it is the same exchange.
    tables = tuple(ClubTable(moved(table.seats)) for table in draft.tables)
    return _with_round(evening, replace(draft, tables=tables, out=moved(draft.out)))


def _shown(evening: ClubEvening, event: RoundShown) -> ClubEvening:
    draft = _draft(evening)
    if event.round != draft.number:
        _refuse(ClubReason.OTHER_ROUND, round=draft.number)
    here = set(evening.here)
    seated = {one for table in draft.tables for one in table.seats}
    if not seated <= here:
        _refuse(ClubReason.DRAW_AGAIN)
    # Whoever came, or went, after the draw and sits nowhere: told to sit out, or not asked any more.
    out = tuple(one for one in evening.here if one not in seated)
    until = event.at + evening.plan.minutes * MINUTE_MS if evening.plan.minutes else None
    return _with_round(evening, replace(draft, shown=event.at, out=out, until=until))


def _timed(evening: ClubEvening, event: RoundClockStopped | RoundClockStarted | TimeAdded) -> ClubEvening:
    played = evening.current
    if played is None or played.shown is None:
        _refuse(ClubReason.NOT_SHOWN)
    match event:
        case RoundClockStopped() if played.until is not None:
            played = replace(played, until=None, left=max(0, played.until - event.at))
        case RoundClockStarted() if played.left is not None:
            played = replace(played, until=event.at + played.left, left=None)
        case TimeAdded() if played.left is not None:
            played = replace(played, left=played.left + _added(event))
        # From now on, once time is up; a round without a clock gets one.
        case TimeAdded():
            played = replace(played, until=max(played.until or 0, event.at) + _added(event))
        case _:  # twice is once
            pass
    return _with_round(evening, played)


def _added(event: TimeAdded) -> int:
    if not 1 <= event.minutes <= MOST_MINUTES:
        _refuse(ClubReason.BAD_PLAN, what=f"1 to {MOST_MINUTES} minutes")
    return event.minutes * MINUTE_MS


# -- results ----------------------------------------------------------------------------------------


def _resulted(evening: ClubEvening, event: ResultEvent) -> ClubEvening:
    played, table = find_table(evening, event.round, event.table)
    changed = _table_after(evening, table, event)
    line = ResultChange(
        at=event.at,
        by=event.by,
        round=event.round,
        table=event.table,
        before=table.scores,
        after=changed.written[-1].scores if changed.scores is None else changed.scores,
        state=changed.state,
        why=event.why[:LONGEST_WHY] if isinstance(event, ResultCorrected) else "",
    )
    return replace(_with_table(evening, played, event.table, changed), log=(*evening.log, line))


def _with_table(evening: ClubEvening, played: ClubRound, number: int, table: ClubTable) -> ClubEvening:
    tables = (*played.tables[: number - 1], table, *played.tables[number:])
    return _with_round(evening, replace(played, tables=tables))


def _table_after(evening: ClubEvening, table: ClubTable, event: ResultEvent) -> ClubTable:
    match event:
        case ResultEntered():
            return _written(table, event.by, _good_scores(evening, table, event.scores))
        case ResultConfirmed():
            return _written(table, event.by, _to_confirm(table, event.by))
        case ResultPlayed():
            _require_organiser(event)
            if table.scores is not None:  # somebody has decided otherwise meanwhile
                _refuse(ClubReason.RESULT_IN)
            return replace(table, scores=_good_scores(evening, table, event.scores))
        case ResultCorrected():
            _require_organiser(event)
            return replace(table, scores=_good_scores(evening, table, event.scores))


def find_round(evening: ClubEvening, number: int) -> ClubRound:
    """A round that was drawn."""
    if not evening.rounds:
        _refuse(ClubReason.NOT_DRAWN)
    if not 1 <= number <= len(evening.rounds):
        _refuse(ClubReason.OTHER_ROUND, round=len(evening.rounds))
    return evening.rounds[number - 1]


def find_table(evening: ClubEvening, number: int, table: int) -> tuple[ClubRound, ClubTable]:
    """A table of a round that was shown."""
    played = find_round(evening, number)
    if played.shown is None:
        _refuse(ClubReason.NOT_SHOWN)
    if not 1 <= table <= len(played.tables):
        _refuse(ClubReason.NO_SUCH_TABLE, table=table)
    return played, played.tables[table - 1]


def _good_scores(evening: ClubEvening, table: ClubTable, scores: tuple[int, ...]) -> tuple[int, ...]:
    if len(scores) != len(table.seats) or any(abs(one) > MOST_POINTS for one in scores):
        _refuse(ClubReason.BAD_RESULT, most=MOST_POINTS)
    # Where the winner is given what the others pay, a sheet that does not come to nought has a slip in it.
    left_over: int = sum(scores)
    if evening.plan.rules.winner_bonus.pays and left_over:
        _refuse(ClubReason.SUM_WRONG, sum=left_over)
    return scores


def _written(table: ClubTable, by: GuestNumber, scores: tuple[int, ...]) -> ClubTable:
    """The table after somebody wrote this down; two who wrote the same make it the result."""
    if table.scores is not None:
        _refuse(ClubReason.RESULT_IN)
    if by not in (ORGANISER, *table.seats):
        _refuse(ClubReason.NOT_AT_TABLE)
    # Whoever writes again corrects themselves: only their last word stays.
    others = tuple(one for one in table.written if one.by != by)
    agreed = scores if any(one.scores == scores for one in others) else None
    return replace(table, written=(*others, Written(by, scores)), scores=agreed)


def _to_confirm(table: ClubTable, by: GuestNumber) -> tuple[int, ...]:
    """What somebody says yes to: the one result that others wrote down."""
    if table.scores is not None:
        _refuse(ClubReason.RESULT_IN)
    if not table.written:
        _refuse(ClubReason.NOTHING_WRITTEN)
    found = {one.scores for one in table.written if one.by != by}
    if not found:
        _refuse(ClubReason.OWN_YES)
    if len(found) > 1 or table.state is ResultState.DISPUTED:
        _refuse(ClubReason.DISPUTED)
    return found.pop()


def scores_from_racks(
    rules: Rules, left: Sequence[int], out: int | None, *, hand_game: bool = False
) -> tuple[int, ...]:
    """The points of the sheet, from those left on the racks in the order of the seats.

    `out` is the seat that went out; None did when time was up: then the lowest rack counts as the box says.
    """
    if any(not 0 <= points <= MOST_POINTS for points in left) or (out is not None and left[out]):
        _refuse(ClubReason.BAD_RESULT, most=MOST_POINTS)
    racks = dict(enumerate(left))
    scores = score_round(rules, racks, out, hand_game=hand_game, blocked=out is None)
    return tuple(scores[seat] for seat in racks)


# -- what follows from the results ------------------------------------------------------------------


def standing_after(evening: ClubEvening, number: int | None = None) -> tuple[Standing[GuestNumber], ...]:
    """How everybody stands after this round, or after the last one that is over; never in the middle of one.

    Who played the final stands before everybody else, as the final ended; so does, in a knock-out, who got
    further.
    """
    plan = evening.plan
    over = [one for one in evening.rounds[:number] if one.over]
    rounds = [one for one in over if not one.final]
    # In a knock-out nobody sits out by lot: whoever is out has lost.
    knocks_out = plan.drawn is DrawnBy.WINNERS
    rests = Counter({one.number: 0 for one in evening.guests})
    if not knocks_out:
        rests.update(one for played in rounds for one in played.out)
    found = standings(_results(rounds), plan.counts, cap=plan.cap, bonus=plan.bonus, rests=rests)
    for played in over:
        if played.final or knocks_out:
            found = with_first(found, standings(_results([played])))
    return found


def standing_by_name(evening: ClubEvening) -> list[Standing[str]]:
    """A standing in which people are their names, which they have on other evenings too."""
    return [
        Standing(one.place, evening.name(one.player), one.score, one.wins, one.points, one.rounds, one.tied)
        for one in standing_after(evening)
    ]


def _results(rounds: Iterable[ClubRound]) -> Iterator[dict[GuestNumber, int]]:
    for played in rounds:
        yield from (table.result for table in played.tables)
