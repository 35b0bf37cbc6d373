"""What decisions about a table are made of, state, circumstances and who asks; and the step they come to.

The state is the referee's, party and match together, hidden tiles and all. How it is written down, and read
back from the lines of a match, is here too: record to game is a function, so a table is never lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias
from zlib import crc32

import msgspec
from msgspec import structs

from tilerummy.protocol.messages import Draft, PartyPhase, PlaceKind, Said
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Action, Play
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.move import illegal
from tilerummy.rules.match.record import read_record, write_record
from tilerummy.rules.match.record_line import read_event, write_event
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason
from tilerummy.rules.table import Table
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, Change, Kept, KeptAnswer, KeptLine, Known, Listing, VisitorId
from tilerummy.server.table.party import DAY, Asker, Chair, Party, SeatCredential, by_key

TAIL = 32
"""So many events are at hand for somebody who missed a few; who missed more gets the whole view."""
ANSWERS = 64
"""So many answers are at hand for messages that come again; those before them are asked of the store."""
AWAY_MS = 45_000
"""After so long without a connection a bot may be called in for somebody on turn, and a host replaced."""
LONGEST_RECORD = 400_000
"""Characters of a record that somebody brings along; a long match has a quarter of that."""
MOST_LINES = 20_000
"""Its lines: as many as fit if something happens in each of them."""
_PARTY = msgspec.json.Decoder(Party)
_DRAFT = msgspec.json.Decoder(Draft)
_SAID = msgspec.json.Decoder(Said)
# What happens beside the turn being played: it goes on, and so does its draft.
_ASIDE = (ev.ClockStarted, ev.ClockStopped, ev.GaveUp, ev.LastTile, ev.TakenOver)


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment."""

    version: int
    party: Party
    game: Game | None = None
    tail: tuple[ev.Event, ...] = ()
    """The last events of the match."""
    draft: Draft | None = None
    """What the seat in turn has laid so far; the table as it lies, if all was put back."""
    drafts: int = 0
    """Goes up with each draft, for whoever shows them."""
    answers: Mapping[tuple[VisitorId, str], bytes] = field(default_factory=lambda: MappingProxyType({}))
    remarks: tuple[Said, ...] = ()

    @property
    def sequence(self) -> int:
        """How many events of the match have happened."""
        return 0 if self.game is None else self.game.sequence

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, if anybody's."""
        if self.game is None or self.game.phase is not Phase.PLAYING:
            return None
        return self.game.playing.turn.seat

    @property
    def turn_owner(self) -> VisitorId:
        """The visitor whose turn it is, if it is one's."""
        turn = self.turn
        return NOBODY if turn is None else self.party.chairs[turn].owner

    @property
    def known(self) -> Known:
        """What does not have to be read again."""
        said = self.remarks[-1].number if self.remarks else 0
        return Known(self.party.match, self.sequence, self.version, said)

    def since(self, sequence: int) -> tuple[ev.Event, ...] | None:
        """The events from this number on; None if they are no longer at hand."""
        # Below 0: they know of events that this process has not read yet, and get the whole view.
        missed = self.sequence - sequence
        if not 0 <= missed <= len(self.tail):
            return None
        return self.tail[len(self.tail) - missed :]


def playing(state: TableState) -> Game:
    """The match being played; refused if there is none."""
    if state.game is None or state.party.phase is not PartyPhase.PLAYING:
        raise Rejected(ErrorCode.NOT_STARTED)
    return state.game


def lying(state: TableState) -> list[list[str]]:
    """The table as it lay when the turn began."""
    return [[tile.text for tile in meld] for meld in playing(state).playing.table]


def laid_so_far(state: TableState) -> Draft | None:
    """What the seat in turn has laid; None if that is nothing, also because all was put back."""
    draft = state.draft
    if draft is None or draft.pointed is not None or draft.touched:
        return draft
    return None if draft.table == lying(state) else draft


def play_of(seat: Seat, draft: Draft) -> Play:
    """A draft as the rules read it; `Unreadable` if a tile is none."""
    return Play(
        Table(_melds(draft.table)),
        None if draft.opening is None else tuple(_melds(draft.opening)),
        draft.announced,
        draft.take,
        seat=seat,
    )


def _melds(sets: list[list[str]]) -> list[Meld]:
    return [Meld(map(read_tile, tiles)) for tiles in sets]


def ends_turn(events: Sequence[ev.Event]) -> bool:
    """Whether somebody has moved: then no draft counts any more."""
    return any(not isinstance(event, _ASIDE) for event in events)


# -- what a decision depends on besides the table -------------------------------------------------


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a decision depends on besides the table."""

    now: int
    connected: frozenset[VisitorId]
    """Who is there; those who came by the key of their seat under another name (`by_key`)."""
    seen: Mapping[VisitorId, int]
    """When those who are not connected were last."""
    levels: tuple[str, ...]
    """The bots there are."""
    usual_level: str
    """The one that plays where nobody chose."""
    fresh: Callable[[], bytes]
    """Makes a new secret, in case one is needed."""
    token: Callable[[int], str]
    """Makes a name of so many random bytes that nobody guesses."""

    def away_since(self, chair: Chair) -> int | None:
        """Since when somebody has not been connected, 0 if they never were; None if they are."""
        if not chair.human or self.here(chair.owner):
            return None
        last = max(self.seen.get(chair.owner, 0), self.seen.get(by_key(chair.owner), 0))
        return min(self.now, last)

    def here(self, visitor: VisitorId) -> bool:
        """Whether somebody is connected, by their token or by the key of their seat."""
        return visitor in self.connected or by_key(visitor) in self.connected

    def hostless(self, party: Party) -> bool:
        """Whether anybody with a seat speaks for the table: the host is not there.

        Before a match only when they have been away for long: what is asked for then is the host's alone, and
        whoever asks becomes host.
        """
        if party.phase is PartyPhase.GATHERING:
            return self.deserted(party)
        return party.host not in self.connected

    def deserted(self, party: Party) -> bool:
        """Whether the host has been away for so long that somebody else may take their role.

        They are seen when they open the table, so of whom nothing is known any more was here long ago.
        """
        away = self.now - self.seen.get(party.host, 0)
        return party.host not in self.connected and away >= AWAY_MS

    def somebody(self, party: Party) -> bool:
        """Whether a human is there for whom to go on: the host, a person with a seat.

        Where no person has a seat, programs play among themselves.
        """
        people = [chair.owner for chair in party.chairs if chair.kind is PlaceKind.PERSON]
        if not people:
            people = [chair.owner for chair in party.chairs if chair.human]
        return any(map(self.here, (party.host, *people)))


def turn_days_ms(party: Party) -> int:
    """How long a turn is where it has days, as in a game that is played now and then; else 0."""
    seconds = party.rules.time_limit_s
    return 1000 * seconds if seconds >= DAY else 0


def speaks(party: Party, asker: Asker, *, hostless: bool) -> bool:
    """Whether somebody speaks for the table: its host, or anybody seated while there is none.

    Before a match a key does not: a key is nobody's heir.
    """
    if asker.key is None and asker.visitor == party.host:
        return True
    if asker.key is not None and party.phase is PartyPhase.GATHERING:
        return False
    return hostless and party.seat_of(asker.visitor) is not None


def may_call_bot(state: TableState, circumstances: Circumstances, seat: int) -> bool:
    """Whether a bot may be called in for a seat: it left, or is away in its turn and no clock ends that."""
    party, game = state.party, state.game
    chair = party.chairs[seat]
    if game is None or game.final is not None or not chair.human or chair.level:
        return False
    if chair.left:
        return True
    away = circumstances.away_since(chair)
    if state.turn != seat or game.clock is not None or away is None:
        return False
    began = state.tail[-1].at if state.tail else circumstances.now
    # Their turn must be that old as well: until it came they kept nobody waiting.
    return circumstances.now - max(away, began) >= AWAY_MS


def may_remove(state: TableState, circumstances: Circumstances, seat: int) -> bool:
    """Whether the host may remove a player: where a turn has days, who is there at least once in it stays."""
    chair, wait = state.party.chairs[seat], turn_days_ms(state.party)
    if state.party.phase is not PartyPhase.PLAYING or not wait or chair.kind is not PlaceKind.PERSON:
        return True
    away = circumstances.away_since(chair)
    if chair.left or away is None:
        return chair.left
    # Of whom nothing is known any more, the last events say at least how long nobody has seen them.
    known = state.tail[0].at if state.tail else circumstances.now
    return circumstances.now - max(away, known) >= wait


# -- what it comes to -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableStep:
    """What changes at a table."""

    party: Party
    game: Game | None
    events: tuple[ev.Event, ...] = ()
    key: SeatCredential | None = None
    """A key that was asked for, to be signed."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action in the match: the referee says what happens. The people may change with it."""

    party: Party
    action: Action


Decision: TypeAlias = TableStep | Move


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Who asks, at which table, in which circumstances."""

    state: TableState
    circumstances: Circumstances
    asker: Asker

    @property
    def visitor(self) -> VisitorId:
        """Who asks, or whose seat's key they hold."""
        return self.asker.visitor

    @property
    def party(self) -> Party:
        """The people round the table as it stands."""
        return self.state.party

    def step(self, party: Party) -> TableStep:
        """Only the people change."""
        return TableStep(party, self.state.game)

    def heir(self) -> RequestContext:
        """This context, with the asker as host if they have a seat and the host was away for long."""
        # A key of a seat is nobody's heir: it moves tiles, and nothing else.
        seated = self.asker.key is None and self.party.seat_of(self.visitor) is not None
        # Where a turn has days, people are away most of the time: whoever stays would send them off.
        slow = self.party.phase is PartyPhase.PLAYING and turn_days_ms(self.party) > 0
        if not seated or slow or not self.circumstances.deserted(self.party):
            return self
        party = structs.replace(self.party, host=self.visitor)
        return replace(self, state=replace(self.state, party=party))

    def require_host(self) -> None:
        """Refuse whoever is not the host; the key of the host's seat moves tiles, and nothing else."""
        if self.asker.key is not None or self.visitor != self.party.host:
            raise illegal(Reason.NOT_THE_HOST)

    def require_speaker(self) -> None:
        """Refuse whoever does not speak for the table."""
        if not speaks(self.party, self.asker, hostless=self.circumstances.hostless(self.party)):
            raise illegal(Reason.NOT_THE_HOST)

    def level(self, level: str) -> str:
        """A level that exists."""
        if level not in self.circumstances.levels:
            raise Rejected(ErrorCode.NO_SUCH_LEVEL)
        return level


def after(state: TableState, step: TableStep, answer: KeptAnswer | None) -> TableState:
    """The table after a step."""
    same = step.party.match == state.party.match
    # Events of another match are numbered anew: whoever missed some gets the whole view.
    tail = (*(state.tail if same else ()), *step.events)
    kept = None if _turn_over(state, step) else state.draft
    # Whoever watches forgets a draft when something happens: one that goes on is shown again.
    shown = state.drafts + (kept is not None and bool(step.events))
    return TableState(
        state.version + 1,
        step.party,
        step.game,
        tail[-TAIL:],
        kept,
        shown,
        with_answer(state, answer),
        state.remarks,
    )


def with_answer(state: TableState, answer: KeptAnswer | None) -> dict[tuple[VisitorId, str], bytes]:
    """The answers at hand after one more."""
    return _latest_answers(state, () if answer is None else (answer,))


def _latest_answers(
    known: TableState | None, more: Iterable[KeptAnswer]
) -> dict[tuple[VisitorId, str], bytes]:
    answers = {} if known is None else dict(known.answers)
    answers.update(((answer.visitor, answer.id), answer.body) for answer in more)
    while len(answers) > ANSWERS:
        del answers[next(iter(answers))]
    return answers


def _turn_over(state: TableState, step: TableStep) -> bool:
    # Whoever plays on for them begins from the table as it lies, not from somebody else's draft.
    gone = any(
        isinstance(event, ev.GaveUp | ev.TakenOver) and event.seat == state.turn for event in step.events
    )
    return gone or ends_turn(step.events)


# -- as it is kept --------------------------------------------------------------------------------


def change_of(
    state: TableState, then: TableState, step: TableStep, answer: KeptAnswer | None, due: int | None, now: int
) -> Change:
    """What the store keeps of a step from one state to the next."""
    party, new = step.party, state.version == 0
    # Programs come by their key and have no list of tables, so they are not found by it.
    people = [chair for chair in party.chairs if chair.kind is PlaceKind.PERSON]
    listing = Listing(
        public=party.plan.public,
        phase=party.phase,
        members=tuple(chair.owner for chair in people),
        turn=then.turn_owner,
        due=due,
        host=party.host,
        names=tuple(chair.name for chair in people),
    )
    return Change(
        code=party.code,
        expected=state.version,
        # Most steps are moves, and leave the people as they are.
        party=msgspec.json.encode(party) if new or party != state.party else None,
        listing=listing,
        match=party.match,
        first=then.sequence - len(step.events),
        lines=write_lines(step.events),
        ends_draft=_turn_over(state, step),
        answer=answer,
        now=now,
    )


def write_lines(events: Sequence[ev.Event]) -> tuple[KeptLine, ...]:
    """The events as they are kept."""
    return tuple(
        KeptLine(
            event.at, write_record((event,)) if isinstance(event, ev.MatchStarted) else write_event(event)
        )
        for event in events
    )


@dataclass(frozen=True, slots=True)
class MatchSoFar:
    """A match so far: how it stands, and its last events."""

    game: Game
    tail: tuple[ev.Event, ...]


def fold(game: Game | None, events: Iterable[ev.Event]) -> Game:
    """The game after these events."""
    for event in events:
        game = evolve(game, event)
    assert game is not None
    return game


def read_progress(lines: Sequence[KeptLine]) -> MatchSoFar:
    """A match from its first line on."""
    events = read_events(lines)
    return MatchSoFar(fold(None, events), events[-TAIL:])


def go_on(progress: MatchSoFar, lines: Sequence[KeptLine]) -> MatchSoFar:
    """The same match after more lines."""
    events = tuple(read_event(line.text, line.at, len(progress.game.players)) for line in lines)
    return MatchSoFar(fold(progress.game, events), (*progress.tail, *events)[-TAIL:])


def read_state(kept: Kept, progress: MatchSoFar | None, known: TableState | None = None) -> TableState:
    """The table that was kept, with its match, and the answers that are known."""
    return TableState(
        kept.version,
        read_party(kept.party),
        None if progress is None else progress.game,
        () if progress is None else progress.tail,
        _read_draft(kept, progress),
        # Another process may have kept it: whoever shows drafts must see that it is another one.
        crc32(kept.draft.body) if kept.draft else 0,
        answers=_latest_answers(known, kept.answers),
        remarks=tuple(
            msgspec.structs.replace(_SAID.decode(remark.body), number=remark.number)
            for remark in kept.remarks
        ),
    )


def read_party(body: bytes) -> Party:
    """The people of a table, as the store has them."""
    return _PARTY.decode(body)


def _read_draft(kept: Kept, progress: MatchSoFar | None) -> Draft | None:
    """The draft, if it belongs to the turn being played."""
    draft = kept.draft
    if draft is None or progress is None or draft.match != kept.match or not draft.body:
        return None
    # A draft carries the number of events it was laid after; only those since then can end its turn.
    missed = progress.game.sequence - draft.sequence
    over = missed > 0 and ends_turn(progress.tail[-missed:])
    return None if over else _DRAFT.decode(draft.body)


def read_events(lines: Sequence[KeptLine]) -> tuple[ev.Event, ...]:
    """The events that were kept."""
    if not lines:
        return ()
    begun = _begun(lines)
    players = len(begun.players)
    return (begun, *(read_event(line.text, line.at, players) for line in lines[1:]))


def _begun(lines: Sequence[KeptLine]) -> ev.MatchStarted:
    (begun,) = read_record(lines[0].text)
    assert isinstance(begun, ev.MatchStarted)
    return begun


# -- a finished match -----------------------------------------------------------------------------
# What is over is the only thing that is ever shown open, with every rack and the order of the pool. Whether a
# match is over is asked of its own events, never of the table: the table may have moved on between two reads,
# and then its answer is about another match.


class MatchNotOver(ValueError):
    """The match is still being played, or has not begun."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """All events of a match, the last of which ended it."""

    events: tuple[ev.Event, ...]

    def __post_init__(self) -> None:
        if not is_finished(self.events):
            raise MatchNotOver("the match is not over")

    def record(self) -> str:
        """The whole record, hidden tiles included."""
        return write_record(self.events)


def is_finished(events: Sequence[ev.Event]) -> bool:
    """Whether these events come to the end of their match."""
    return bool(events) and isinstance(events[-1], ev.MatchEnded)


def record_until(events: Sequence[ev.Event], last_round: int) -> str | None:
    """The record up to the end of a round, hidden tiles included; None if that round is not over."""
    ends = [place for place, event in enumerate(events) if isinstance(event, ev.RoundEnded)]
    # Each round's chance is a stream of its own: what was dealt tells nothing of the next deal.
    return write_record(events[: ends[last_round - 1] + 1]) if 0 < last_round <= len(ends) else None
