"""The game: a match as it stands, which is the fold of its events.

`evolve` adds one event and asks no questions about the rules; whether something may happen is
decided in `referee.py`. Only referees hold a `Game`, for it knows every hidden tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from tilerummy.rules.match import event as ev
from tilerummy.rules.match.round import Clock, Round, Turn, put, without
from tilerummy.rules.match.seat import Player, Seat, playing_order, seats_of
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile


class Phase(StrEnum):
    """What the match is waiting for."""

    CHOOSING = "choosing"
    """The table says who starts."""
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A match as it stands, hidden tiles and all."""

    setting: Setting
    players: tuple[Player, ...]
    rounds: int | None
    """How many rounds are to be played; None until the table ends the match."""
    commitment: str
    phase: Phase = Phase.CHOOSING
    number: int = 0
    """The round being played, counted from 1."""
    starter: Seat | None = None
    """Who starts or started it, once that is settled."""
    last_starter: Seat | None = None
    """Who started the round before."""
    round: Round | None = None
    """The tiles of that round, from the deal on."""
    clock: Clock | None = None
    """The clock of the turn, where there is a time limit."""
    given_up: frozenset[Seat] = frozenset()
    results: tuple[ev.RoundEnded, ...] = ()
    final: ev.MatchEnded | None = None
    sequence: int = 0
    """How many events have happened: the number of the next one."""

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.setting.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats_of(len(self.players))

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have not given up."""
        if not self.given_up:
            return self.seats
        return tuple(seat for seat in self.seats if seat not in self.given_up)

    @property
    def playing(self) -> Round:
        """The round in play; only asked for where there is one."""
        if self.round is None:
            raise Unreadable("no tiles have been dealt yet")
        return self.round

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats in playing order, beginning with this one."""
        return playing_order(seat, len(self.players), self.rules.direction)

    def next_active(self, seat: Seat) -> Seat:
        """Who plays after this seat: the next one that has not given up, itself if it is the last."""
        for other in self.order_from(seat)[1:]:
            if other not in self.given_up:
                return other
        return seat

    def seat_before(self, seat: Seat) -> Seat | None:
        """Who plays before this seat: the one before that has not given up, if there is another."""
        back = reversed(self.order_from(seat)[1:])
        return next((other for other in back if other not in self.given_up), None)

    def after(self, table: Round, clock: Clock | None) -> Game:
        """The game one event later. Most moves come here, and `replace` takes several times as long."""
        return Game(
            setting=self.setting,
            players=self.players,
            rounds=self.rounds,
            commitment=self.commitment,
            phase=self.phase,
            number=self.number,
            starter=self.starter,
            last_starter=self.last_starter,
            round=table,
            clock=clock,
            given_up=self.given_up,
            results=self.results,
            final=self.final,
            sequence=self.sequence + 1,
        )

    def all_passed(self) -> bool:
        """Whether every seat has passed in a row; a seat that has given up always passes."""
        return self.playing.passed.issuperset(self.active)


def evolve(game: Game | None, event: ev.Event) -> Game:
    """The game after one more event. An event that cannot follow raises `Unreadable`."""
    if isinstance(event, ev.MatchStarted):
        return _started(game, event)
    # Records come from outside: what cannot follow is told as unreadable, never as a crash.
    if game is None:
        raise Unreadable("a match begins with its rules and players")
    match event:
        case ev.Played() | ev.Drew() | ev.Discarded() | ev.Passed() | ev.Settled():
            return _after_turn_event(game, event)
        case ev.RoundBegan() | ev.StarterDrew() | ev.StarterRolled() | ev.StarterChosen() | ev.Dealt():
            return _after_setting_up(game, event)
        case ev.LastTile():
            return replace(game, sequence=game.sequence + 1)
        case ev.GaveUp() | ev.TakenOver():
            return _after_seat_event(game, event)
        case ev.ClockStopped() | ev.ClockStarted():
            return _clock_set(game, event)
        case ev.RoundEnded() | ev.MatchEnded():
            return _ended(game, event)
        case _:
            assert_never(event)


def fold(events: Iterable[ev.Event]) -> Game:
    """The game that these events make."""
    game: Game | None = None
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise Unreadable("a match begins with its rules and players")
    return game


# -- setting up and ending ------------------------------------------------------------------------


def _started(game: Game | None, event: ev.MatchStarted) -> Game:
    if game is not None:
        raise Unreadable("a match begins only once")
    setting = setting_for(event.rules, len(event.players))
    return Game(
        setting=setting, players=event.players, rounds=event.rounds, commitment=event.commitment, sequence=1
    )


def _after_setting_up(
    game: Game, event: ev.RoundBegan | ev.StarterDrew | ev.StarterRolled | ev.StarterChosen | ev.Dealt
) -> Game:
    sequence = game.sequence + 1
    match event:
        case ev.RoundBegan():
            return replace(
                game,
                sequence=sequence,
                phase=Phase.CHOOSING,
                number=event.number,
                starter=None,
                # 2.8 asks who began the round that is over.
                last_starter=game.starter,
                round=None,
            )
        case ev.StarterChosen():
            return replace(game, sequence=sequence, starter=_known(game, event.seat))
        case ev.Dealt():
            return _dealt(game, event)
        case ev.StarterDrew() | ev.StarterRolled():
            return replace(game, sequence=sequence)
        case _:
            assert_never(event)


def _dealt(game: Game, event: ev.Dealt) -> Game:
    starter, players = game.starter, len(game.players)
    # A fold trusts no event: a forged record must end here and not in an index error.
    if starter is None or len(event.hands) != players or len(event.pools) not in (1, players):
        raise Unreadable("the deal does not fit the players")
    if game.rules.starter_discard and not event.hands[starter]:
        raise Unreadable("the starter has no tile to discard")
    # 2.5: the extra tile stands for the draw, so it is also the one that is owed if time runs out (8.7).
    last = event.hands[starter][-1] if game.rules.starter_discard else None
    nothing: tuple[Tile, ...] = ()
    table = Round(
        number=game.number,
        starter=starter,
        turn=Turn(starter, last_dealt=last),
        table=Table(),
        racks=tuple(map(Rack, event.hands)),
        pools=event.pools,
        face_up=event.face_up,
        discards=(nothing,) * players,
        takeable=frozenset(),
    )
    if event.set_up is not None:
        table = _set_up(game, table, event.set_up)
    # 8.1: the clock of the first turn runs from the deal.
    limit = 1000 * game.rules.time_limit_s
    clock = Clock(limit, limit, event.at) if limit else None
    return replace(game, sequence=game.sequence + 1, phase=Phase.PLAYING, round=table, clock=clock)


def _set_up(game: Game, table: Round, set_up: ev.SetUp) -> Round:
    """A round that begins in its middle: nobody discards for the start any more."""
    before = game.seat_before(table.starter)
    if before is None:
        raise Unreadable("a round is not set up for one player alone")
    offered = () if set_up.discard is None else (set_up.discard,)
    return replace(
        table,
        turn=Turn(table.starter),
        table=set_up.table,
        opened=frozenset(_known(game, seat) for seat in set_up.opened),
        # All with the seat before: nobody knows any more who put away what, and only its last tile can be
        # taken.
        discards=put(table.discards, before, (*set_up.away, *offered)),
        takeable=frozenset([before] if offered else []),
    )


def _known(game: Game, seat: Seat) -> Seat:
    if seat not in game.seats:
        raise Unreadable(f"there is no seat {seat}")
    return seat


def _ended(game: Game, event: ev.RoundEnded | ev.MatchEnded) -> Game:
    sequence = game.sequence + 1
    if isinstance(event, ev.MatchEnded):
        return replace(game, sequence=sequence, phase=Phase.MATCH_OVER, clock=None, final=event)
    results = (*game.results, event)
    return replace(game, sequence=sequence, phase=Phase.ROUND_OVER, clock=None, results=results)


# -- playing --------------------------------------------------------------------------------------

NOBODY: frozenset[Seat] = frozenset()


def _after_turn_event(game: Game, event: ev.Played | ev.Drew | ev.Discarded | ev.Passed | ev.Settled) -> Game:
    table, clock = game.playing, game.clock
    # The one check that a fold makes of a turn; whether it was legal is for the audit.
    if game.phase is not Phase.PLAYING or event.seat != table.turn.seat:
        raise Unreadable(f"it is not the turn of seat {event.seat}")
    after = _moved(game, table, event)
    # A draw with a discard to come, or what a starter lays before it, is still the same turn.
    if clock is not None and after.turn.drawn is None and not after.turn.has_laid:
        clock = clock.turned(event.at)
    return game.after(after, clock)


def _moved(
    game: Game, table: Round, event: ev.Played | ev.Drew | ev.Discarded | ev.Passed | ev.Settled
) -> Round:
    match event:
        case ev.Played():
            return _played(game, table, event)
        case ev.Drew():
            return _drew(game, table, event)
        case ev.Discarded():
            after = _discarded(table, event.seat, event.tile, Turn(game.next_active(event.seat)))
            return replace(after, history=table.seen(event, table.table))
        case ev.Passed():
            turn = Turn(game.next_active(event.seat))
            history = table.seen(event, table.table)
            return replace(table, passed=table.passed | {event.seat}, turn=turn, history=history)
        case ev.Settled():
            return _settled(game, table, event)
        case _:
            assert_never(event)


def _played(game: Game, table: Round, event: ev.Played) -> Round:
    after, rack = _laid(game, table, event)
    turn = Turn(game.next_active(event.seat))
    if table.turn.last_dealt is not None and len(rack) > 1:
        # The starter may lay before the discard; nobody goes out by discarding.
        turn = replace(table.turn, has_laid=True)
    return Round(
        number=after.number,
        starter=after.starter,
        turn=turn,
        table=event.table,
        racks=put(table.racks, event.seat, rack),
        pools=after.pools,
        face_up=after.face_up,
        discards=after.discards,
        takeable=after.takeable,
        opened=after.opened | {event.seat},
        # 5.9, 9.6: a round is blocked only by passes in a row, and this was none.
        passed=NOBODY,
        history=table.seen(event, event.table),
    )


def _laid(game: Game, table: Round, event: ev.Played | ev.Settled) -> tuple[Round, Rack]:
    """The round after a tile was taken, and the rack after all that was laid and regained."""
    rack = table.racks[event.seat]
    if event.took is not None:
        table = table.with_taken(event.took, game.seat_before(event.seat))
        rack = Rack((*rack, event.took.tile))
    if event.regained:
        rack = Rack((*rack, *event.regained))
    return table, without(rack, event.laid)


def _drew(game: Game, table: Round, event: ev.Drew) -> Round:
    # 5.2: where a discard follows the draw, the turn goes on.
    ends = not game.rules.draw_mode.discards
    seat = event.seat
    return Round(
        number=table.number,
        starter=table.starter,
        turn=Turn(game.next_active(seat)) if ends else replace(table.turn, drawn=event.tile),
        table=table.table,
        racks=put(table.racks, seat, Rack((*table.racks[seat], event.tile))),
        pools=table.pools_without(seat, (event.tile,)),
        face_up=table.face_up,
        discards=table.discards,
        takeable=table.takeable,
        opened=table.opened,
        passed=NOBODY,
        history=table.seen(event, table.table),
    )


def _discarded(table: Round, seat: Seat, tile: Tile, turn: Turn) -> Round:
    return replace(
        table,
        racks=put(table.racks, seat, without(table.racks[seat], (tile,))),
        discards=table.discards_with(seat, tile),
        takeable=table.takeable | {seat},
        passed=NOBODY,
        turn=turn,
    )


def _settled(game: Game, table: Round, event: ev.Settled) -> Round:
    seat, turn = event.seat, Turn(game.next_active(event.seat))
    # A draft may have taken a tile and have been refused: then `took` is None, and nothing left the discards.
    after, rack = _laid(game, table, event)
    idle = not (event.laid or event.regained or event.drawn)
    # 5.9: who does nothing and has nothing to draw has passed, by time-out too: it counts for 9.6.
    passes = idle and event.discarded is None and not table.pool_of(seat)
    after = replace(
        after,
        pools=table.pools_without(seat, event.drawn),
        racks=put(table.racks, seat, Rack((*rack, *event.drawn))),
        table=event.table,
        # 8.4 leaves tiles on the table only where the opening holds too.
        opened=table.opened | {seat} if event.laid else table.opened,
        # A turn that was taken back (8.3) is no pass, and yet nothing has happened.
        passed=table.passed | {seat} if passes else table.passed if idle else NOBODY,
        turn=turn,
        history=table.seen(event, event.table, passes=passes),
    )
    return after if event.discarded is None else _discarded(after, seat, event.discarded, turn)


# -- seats and clock ------------------------------------------------------------------------------


def _after_seat_event(game: Game, event: ev.GaveUp | ev.TakenOver) -> Game:
    seat = _known(game, event.seat)
    if isinstance(event, ev.TakenOver):
        players = put(game.players, seat, replace(game.players[seat], name=event.name))
        return replace(game, sequence=game.sequence + 1, players=players, given_up=game.given_up - {seat})
    after = replace(game, sequence=game.sequence + 1, given_up=game.given_up | {seat})
    if game.phase is not Phase.PLAYING or game.playing.turn.seat != seat:
        return after
    # Whoever gives up in their turn hands it on, with a full clock.
    clock = game.clock.turned(event.at) if game.clock else None
    return replace(after, round=replace(game.playing, turn=Turn(after.next_active(seat))), clock=clock)


def _clock_set(game: Game, event: ev.ClockStopped | ev.ClockStarted) -> Game:
    if game.clock is None:
        raise Unreadable("there is no clock")
    stop = isinstance(event, ev.ClockStopped)
    clock = game.clock.stopped(event.at) if stop else game.clock.started(event.at)
    return replace(game, sequence=game.sequence + 1, clock=clock)
