"""What a seat or a spectator may see, of a game and of an event: built up, never stripped down.

Sockets, bots, hints and encodings receive these and never the game. Whatever is not put in here by
name stays hidden: the tiles on other racks, the order of the pools, and the secret until the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import ActionKind, Play
from tilerummy.rules.match.choice import seat_choices, table_choices, tiles_to_take
from tilerummy.rules.match.event import (
    Cause,
    Dealt,
    Drew,
    Event,
    MatchEnded,
    OpenEvent,
    RoundEnded,
    Settled,
)
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.round import Clock, History, Round, without
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.notebook import Pictured
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: Seat
    name: str
    salt: bytes
    total: int
    given_up: bool
    tiles: int
    """How many the player holds."""
    opened: bool
    discards: tuple[Tile, ...]
    """The tiles the player put away, the last one on top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Pictured):
    """A match as one seat sees it, or a spectator, whose seat is None.

    >>> import tilerummy as tr
    >>> view = tr.Match(["Ada", "Bo"], seed=1).view()
    >>> [action.value for action in view.may], len(view.rack), view.pool_left
    (['play', 'draw', 'give_up'], 14, 78)
    >>> [(player.name, player.tiles) for player in view.players]
    [('Ada', 14), ('Bo', 14)]
    """

    seat: Seat | None
    setting: Setting
    commitment: str
    sequence: int
    phase: Phase
    rounds: int | None
    number: int
    """The round being played, counted from 1."""
    starter: Seat | None
    players: tuple[PlayerView, ...]
    results: tuple[RoundEnded, ...]
    """The rounds played, with the racks that were left."""
    final: MatchEnded | None
    """How the match ended, with the secret."""
    may: tuple[ActionKind, ...]
    """What this seat may do now."""
    table_may: tuple[ActionKind, ...]
    """What the table as a whole may do now, or whoever speaks for it."""
    clock: Clock | None
    turn: Seat | None
    has_drawn: bool
    """The seat whose turn it is has drawn."""
    table: Table
    rack: Rack | None
    """One's own tiles."""
    drawn: Tile | None
    """The one among them that was drawn in this turn."""
    pools: tuple[int, ...]
    """How many tiles lie face down: in the common pool, or in the pool of each seat."""
    face_up: Tile | None
    """The open tile of the pool, if there is one; it counts as one more."""
    to_take: tuple[Drawn, ...]
    """The open tiles that the seat whose turn it is may take for a play."""
    history: History = ()
    """The turns of this round as everybody saw them; the last one may still be going on."""

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.setting.rules

    @property
    def pool_left(self) -> int:
        """How many tiles are left in all pools, the open one included."""
        return sum(self.pools) + (self.face_up is not None)

    def __repr__(self) -> str:
        """What somebody who looks wants to know first; all fields would fill a screen."""
        rack, may = None if self.rack is None else str(self.rack), [kind.value for kind in self.may]
        seen = f"seat={self.seat}, turn={self.turn}, table={str(self.table)!r}, rack={rack!r}, may={may}"
        return f"{type(self).__name__}({seen}, pool_left={self.pool_left})"

    def before(self) -> Before:
        """One's own position as a turn is judged from it."""
        if self.seat is None or self.rack is None:
            raise ValueError("only somebody with tiles has a position")
        rack = self.rack if self.drawn is None else without(self.rack, (self.drawn,))
        opened = [player.opened for player in self.players]
        return Before(self.table, rack, opened[self.seat], any(opened))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SeatView(View):
    """What somebody who plays sees, and what a bot gets: a `View` that has a seat and a rack for sure.

    >>> import tilerummy as tr
    >>> class Drawer:
    ...     def act(self, view: tr.SeatView) -> tr.Action:
    ...         return tr.Draw() if "draw" in view.may else tr.Pass()
    >>> view = tr.Match(2, seed=1).view()
    >>> isinstance(view, tr.SeatView), view.players[view.seat].tiles == len(view.rack)
    (True, True)
    """

    seat: Seat
    rack: Rack


def seen_by(seat: Seat | None, rack: Rack | None) -> Callable[..., View]:
    """What to make the view of: a seat that has its tiles sees as a player, everybody else looks on."""
    return View if seat is None or rack is None else SeatView


def view_game(game: Game, seat: Seat | None) -> View:
    """The game as this seat sees it; None is a spectator."""
    if seat is not None and seat not in game.seats:
        raise ValueError(f"there is no seat {seat}")
    table = game.round
    turn = table.turn if table is not None and game.phase is Phase.PLAYING else None
    # The only rack that is looked at here is the seat's own.
    rack = None if table is None or seat is None else table.racks[seat]
    return seen_by(seat, rack)(
        seat=seat,
        setting=game.setting,
        commitment=game.commitment,
        sequence=game.sequence,
        phase=game.phase,
        rounds=game.rounds,
        number=game.number,
        starter=game.starter,
        players=tuple(_players(game)),
        results=game.results,
        final=game.final,
        may=() if seat is None else seat_choices(game, seat),
        table_may=table_choices(game),
        clock=game.clock,
        turn=None if turn is None else turn.seat,
        has_drawn=turn is not None and turn.drawn is not None,
        table=NO_SETS if table is None else table.table,
        rack=rack,
        # That somebody has drawn is seen by all (`has_drawn`), which tile by that seat alone.
        drawn=turn.drawn if turn is not None and turn.seat == seat else None,
        pools=() if table is None else tuple(map(len, table.pools)),
        face_up=None if table is None else table.face_up,
        to_take=() if table is None or turn is None else _to_take(game, table),
        history=() if table is None else table.history,
    )


NO_SETS = Table()


def _players(game: Game) -> Iterator[PlayerView]:
    table, results, given_up = game.round, game.results, game.given_up
    for seat, player in zip(game.seats, game.players, strict=True):
        yield _player(
            seat,
            player.name,
            player.salt,
            sum([result.scores[seat] for result in results]) if results else 0,
            seat in given_up,
            0 if table is None else len(table.racks[seat]),
            table is not None and seat in table.opened,
            () if table is None else table.discards[seat],
        )


_player = lru_cache(maxsize=4096)(PlayerView)
"""Most players look as they did a moment ago."""


def _to_take(game: Game, table: Round) -> tuple[Drawn, ...]:
    origins = tiles_to_take(game)
    if not origins:
        return ()
    before = game.seat_before(table.turn.seat)
    tiles = ((origin, table.to_take(origin, before)) for origin in origins)
    return tuple(Drawn(tile, origin) for origin, tile in tiles if tile is not None)


@dataclass(frozen=True, slots=True)
class SeenDealt:
    """The deal: one's own tiles, and how many everybody has."""

    seat: Seat | None
    """Whose eyes see it."""
    rack: Rack | None
    tiles: tuple[int, ...]
    """How many everybody has."""
    pools: tuple[int, ...]
    """How many lie in the common pool, or in that of each seat."""
    face_up: Tile | None
    at: int


@dataclass(frozen=True, slots=True)
class SeenDrew:
    """Somebody draws; only that player sees the tile."""

    seat: Seat
    tile: Tile | None
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenSettled:
    """The rules settled a turn; the draft and the tiles drawn are seen by the player alone."""

    seat: Seat
    cause: Cause
    draft: Play | None
    """The table as it lay then, if it is one's own turn."""
    table: Table
    """The table as the rules leave it."""
    laid: tuple[Tile, ...]
    regained: tuple[Tile, ...]
    """The table's tiles that went to the rack."""
    took: Drawn | None
    draws: int
    """How many tiles were drawn."""
    drawn: tuple[Tile, ...] | None
    """Which ones, if they are one's own."""
    discarded: Tile | None
    stands: bool
    """The turn was legal after all."""
    at: int


SeenEvent: TypeAlias = OpenEvent | SeenDealt | SeenDrew | SeenSettled


def view_event(event: Event, seat: Seat | None) -> SeenEvent:
    """The event as this seat sees it; None is a spectator."""
    match event:
        case Dealt():
            return _seen_deal(event, seat)
        case Drew():
            return SeenDrew(event.seat, event.tile if event.seat == seat else None, event.at)
        case Settled():
            return _seen_settling(event, own=event.seat == seat)
        case _:  # the type checker lets nothing else through that is not open
            return event


def _seen_deal(event: Dealt, seat: Seat | None) -> SeenDealt:
    rack = None if seat is None else Rack(event.hands[seat])
    # How many, never which: the order of a pool is the future of the match.
    counts = tuple(map(len, event.hands)), tuple(map(len, event.pools))
    return SeenDealt(seat, rack, *counts, event.face_up, event.at)


def _seen_settling(event: Settled, *, own: bool) -> SeenSettled:
    return SeenSettled(
        seat=event.seat,
        cause=event.cause,
        # A draft shows what the player meant to do with hidden tiles.
        draft=event.draft if own else None,
        table=event.table,
        laid=event.laid,
        regained=event.regained,
        took=event.took,
        draws=len(event.drawn),
        drawn=event.drawn if own else None,
        discarded=event.discarded,
        stands=event.stands,
        at=event.at,
    )
