"""The turns of a recorded match: each from the moment it began until the next one is due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tilerummy.review.review import Did
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match.event import (
    Cause,
    Discarded,
    Drew,
    Event,
    GaveUp,
    Passed,
    Played,
    Settled,
)
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.tile import Tile

TurnEvent = Played | Drew | Discarded | Passed | Settled


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """A turn as it was played; `moments` holds the game before each of its events."""

    number: int
    seat: Seat
    first: int
    """Its first event, counted from the beginning of the match."""
    last: int
    moments: tuple[Game, ...]
    events: tuple[TurnEvent, ...]
    gave_up: bool = False

    @property
    def begin(self) -> Game:
        """The game as the turn began."""
        return self.moments[0]

    @property
    def laid(self) -> tuple[Tile, ...]:
        """The tiles that came to the table."""
        return tuple(
            tile for event in self.events if isinstance(event, Played | Settled) for tile in event.laid
        )

    @property
    def took(self) -> Drawn | None:
        """The open tile that was taken."""
        taken = (event.took for event in self.events if isinstance(event, Played | Settled))
        return next((drawn for drawn in taken if drawn is not None), None)

    @property
    def discarded(self) -> Tile | None:
        """The tile that was put away."""
        for event in self.events:
            if isinstance(event, Discarded):
                return event.tile
            if isinstance(event, Settled):
                return event.discarded
        return None

    @property
    def did(self) -> Did:
        """What became of it: the most telling of its events."""
        for event in self.events:
            if isinstance(event, Settled):
                return Did.TIME_OUT if event.cause is Cause.TIME_OUT else Did.INVALID_END
        if any(isinstance(event, Played) for event in self.events):
            return Did.PLAY
        if self.gave_up:
            return Did.GIVE_UP
        last = self.events[-1]
        return (
            Did.DISCARD if isinstance(last, Discarded) else Did.PASS if isinstance(last, Passed) else Did.DRAW
        )


class TurnReader:
    """Reads a match event by event, and gives out each turn as soon as it is over."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._place = self._first = self._number = 0
        self._moments: list[Game] = []
        self._done: list[TurnEvent] = []

    def read(self, event: Event) -> PlayedTurn | None:
        """The turn that this event ends. Whoever gives up before doing anything has had no turn."""
        before, self.game = self.game, evolve(self.game, event)
        place, self._place = self._place, self._place + 1
        if isinstance(event, Played | Drew | Discarded | Passed | Settled) and before is not None:
            self._first = self._first if self._done else place
            self._moments.append(before)
            self._done.append(event)
        left = isinstance(event, GaveUp) and bool(self._done) and event.seat == self._done[0].seat
        if not self._done or (not left and _owes_more(self.game, self._done[0].seat)):
            return None
        turn = PlayedTurn(
            number=self._number,
            seat=self._done[0].seat,
            first=self._first,
            last=place,
            moments=tuple(self._moments),
            events=tuple(self._done),
            gave_up=left,
        )
        self._number, self._moments, self._done = self._number + 1, [], []
        return turn


def turns_of(events: Iterable[Event]) -> Iterator[PlayedTurn]:
    """All turns of a match, in order."""
    return filter(None, map(TurnReader().read, events))


def _owes_more(game: Game, seat: Seat) -> bool:
    """Whether the seat still owes something in this turn."""
    if game.phase is not Phase.PLAYING:
        return False
    turn = game.playing.turn
    return turn.seat == seat and (turn.drawn is not None or turn.has_laid)
