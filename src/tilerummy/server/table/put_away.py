"""A match that nobody goes on with: everybody gives up, and so it ends by the rules."""

from __future__ import annotations

from msgspec import structs

from tilerummy.protocol.messages import PartyPhase
from tilerummy.rules.match.action import GiveUp
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.referee import apply
from tilerummy.rules.match.seat import Seat
from tilerummy.server.table.table_state import Step, TableState, playing


def put_away(state: TableState, now: int) -> Step:
    """The end of the match as it stands: finished rounds count, the one that was broken off for nobody."""
    game, party = playing(state), state.party
    now = max(now, state.tail[-1].at)
    events: list[Event] = []
    for seat in _in_order(game):
        game, more = apply(game, GiveUp(seat), now, secret=bytes.fromhex(party.secret))
        events += more
    return Step(structs.replace(party, phase=PartyPhase.OVER, paused=False), game, tuple(events))


def _in_order(game: Game) -> list[Seat]:
    """Whoever has passed goes first: left alone, they would be all who play, and the round over."""
    passed = frozenset() if game.round is None else game.round.passed
    return sorted(game.active, key=lambda seat: seat not in passed)
