"""The state of a table as its referee holds it: party and match together, hidden tiles and all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from zlib import crc32

import msgspec

from tilerummy.protocol.messages import Draft, PartyPhase, Said
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.event import (
    ClockStarted,
    ClockStopped,
    Event,
    GaveUp,
    LastTile,
    MatchStarted,
    TakenOver,
)
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.record import read_record, write_record
from tilerummy.rules.match.record_line import read_event, write_event
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, Kept, KeptLine, Known, VisitorId
from tilerummy.server.table.party import Party

TAIL = 32
"""So many events are at hand for somebody who missed a few; who missed more gets the whole view."""
ANSWERS = 64

_PARTY = msgspec.json.Decoder(Party)
_DRAFT = msgspec.json.Decoder(Draft)
_SAID = msgspec.json.Decoder(Said)


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment."""

    version: int
    party: Party
    game: Game | None = None
    tail: tuple[Event, ...] = ()
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

    def since(self, sequence: int) -> tuple[Event, ...] | None:
        """The events from this number on; None if they are no longer at hand."""
        missed = self.sequence - sequence
        if not 0 <= missed <= len(self.tail):
            return None
        return self.tail[len(self.tail) - missed :]


def playing(state: TableState) -> Game:
    """The match being played; refused if there is none."""
    if state.game is None or state.party.phase is not PartyPhase.PLAYING:
        raise Rejected(ErrorCode.NOT_STARTED)
    return state.game


# -- as it is kept --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Progress:
    """A match so far: how it stands, and its last events."""

    game: Game
    tail: tuple[Event, ...]


def fold(game: Game | None, events: Iterable[Event]) -> Game:
    """The game after these events."""
    for event in events:
        game = evolve(game, event)
    assert game is not None
    return game


def read_progress(lines: Sequence[KeptLine]) -> Progress:
    """A match from its first line on."""
    events = read_events(lines)
    return Progress(fold(None, events), events[-TAIL:])


def go_on(progress: Progress, lines: Sequence[KeptLine]) -> Progress:
    """The same match after more lines."""
    events = tuple(read_event(line.text, line.at, len(progress.game.players)) for line in lines)
    return Progress(fold(progress.game, events), (*progress.tail, *events)[-TAIL:])


def read_state(kept: Kept, progress: Progress | None, known: TableState | None = None) -> TableState:
    """The table that was kept, with its match, and the answers that are known."""
    answers = dict(known.answers) if known is not None else {}
    answers.update(((answer.visitor, answer.id), answer.body) for answer in kept.answers)
    while len(answers) > ANSWERS:
        del answers[next(iter(answers))]
    return TableState(
        kept.version,
        read_party(kept),
        None if progress is None else progress.game,
        () if progress is None else progress.tail,
        _read_draft(kept, progress),
        # Another process may have kept it: whoever shows drafts must see that it is another one.
        crc32(kept.draft.body) if kept.draft else 0,
        answers=answers,
        remarks=tuple(
            msgspec.structs.replace(_SAID.decode(remark.body), number=remark.number)
            for remark in kept.remarks
        ),
    )


def read_party(kept: Kept) -> Party:
    """The people of a table that was kept."""
    return _PARTY.decode(kept.party)


def _read_draft(kept: Kept, progress: Progress | None) -> Draft | None:
    """The draft, if it belongs to the turn being played."""
    draft = kept.draft
    if draft is None or progress is None or draft.match != kept.match or not draft.body:
        return None
    missed = progress.game.sequence - draft.sequence
    over = missed > 0 and ends_turn(progress.tail[-missed:])
    return None if over else _DRAFT.decode(draft.body)


def lying(state: TableState) -> list[list[str]]:
    """The table as it lay when the turn began."""
    return [[tile.text for tile in meld] for meld in playing(state).playing.table]


def laid_so_far(state: TableState) -> Draft | None:
    """What the seat in turn has laid; None if that is nothing, also because all was put back."""
    draft = state.draft
    if draft is None or draft.pointed is not None or draft.touched:
        return draft
    return None if draft.table == lying(state) else draft


_ASIDE = (ClockStarted, ClockStopped, GaveUp, LastTile, TakenOver)


def ends_turn(events: Sequence[Event]) -> bool:
    """Whether somebody has moved: then no draft counts any more."""
    return any(not isinstance(event, _ASIDE) for event in events)


def read_events(lines: Sequence[KeptLine]) -> tuple[Event, ...]:
    """The events that were kept."""
    if not lines:
        return ()
    begun = _begun(lines)
    players = len(begun.players)
    return (begun, *(read_event(line.text, line.at, players) for line in lines[1:]))


def _begun(lines: Sequence[KeptLine]) -> MatchStarted:
    (begun,) = read_record(lines[0].text)
    assert isinstance(begun, MatchStarted)
    return begun


def write_lines(events: Sequence[Event]) -> tuple[KeptLine, ...]:
    """The events as they are kept."""
    return tuple(
        KeptLine(event.at, write_record((event,)) if isinstance(event, MatchStarted) else write_event(event))
        for event in events
    )


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
