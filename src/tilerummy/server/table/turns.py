"""Turns: what a player, or the host for the table, asks of the match."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.rules.match import action as act
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.table.request_context import Move, RequestContext
from tilerummy.server.table.table_state import play_of, playing


def move_of(context: RequestContext, request: m.Play | m.EndInvalid | m.Draw | m.Discard | m.Pass) -> Move:
    """What a player wants to do in their turn; refused if they cannot be the one who plays."""
    seat = context.party.seated(context.visitor)
    _require_fresh(playing(context.state), request.seen)
    if context.party.paused:
        raise Rejected(ErrorCode.PAUSED)
    if context.party.chairs[seat].level:
        raise Rejected(ErrorCode.BOT_PLAYS)
    return Move(context.party, turn_action(seat, request))


def turn_action(seat: Seat, request: m.Play | m.EndInvalid | m.Draw | m.Discard | m.Pass) -> Action:
    """The action a message means; `Unreadable` if a tile is none."""
    match request:
        case m.Play():
            return play_of(seat, request.draft)
        case m.EndInvalid():
            return act.EndInvalid(play_of(seat, request.draft))
        case m.Draw():
            return act.Draw(seat=seat)
        case m.Discard():
            return act.Discard(read_tile(request.tile), seat=seat)
        case m.Pass():
            return act.Pass(seat=seat)


def table_move(context: RequestContext, request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Move:
    """What whoever speaks for the table wants of the match."""
    context.require_speaker()
    _require_fresh(playing(context.state), request.seen)
    return Move(context.party, _table_action(request))


def _table_action(request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Action:
    match request:
        case m.ChooseStarter():
            return act.ChooseStarter(Seat(request.seat))
        case m.NextRound():
            return act.NextRound()
        case m.EndMatch():
            return act.EndMatch()


def _require_fresh(game: Game, seen: int) -> None:
    if seen != game.sequence:
        raise Stale(seen, game.sequence)
