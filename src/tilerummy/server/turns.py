"""Turns: what a player, or the host for the table, asks of the match."""

from __future__ import annotations

from tilerummy.rules import action as act
from tilerummy.rules.action import Action
from tilerummy.rules.game import Game
from tilerummy.rules.referee import Stale
from tilerummy.rules.seat import Seat
from tilerummy.rules.tile import read_tile
from tilerummy.server import messages as m
from tilerummy.server.asked import Asked, Move
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import play_of, playing


def move_of(asked: Asked, request: m.Play | m.EndInvalid | m.Draw | m.Discard | m.Pass) -> Move:
    """What a player wants to do in his turn; refused if he cannot be the one who plays."""
    seat = asked.party.seated(asked.visitor)
    _fresh(playing(asked.sitting), request.seen)
    if asked.party.paused:
        raise Rejected(Problem.PAUSED)
    if asked.party.chairs[seat].level:
        raise Rejected(Problem.BOT_PLAYS)
    return Move(asked.party, turn_action(seat, request))


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


def table_move(asked: Asked, request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Move:
    """What whoever speaks for the table wants of the match."""
    asked.speaks()
    _fresh(playing(asked.sitting), request.seen)
    return Move(asked.party, _table_action(request))


def _table_action(request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Action:
    match request:
        case m.ChooseStarter():
            return act.ChooseStarter(Seat(request.seat))
        case m.NextRound():
            return act.NextRound()
        case m.EndMatch():
            return act.EndMatch()


def _fresh(game: Game, seen: int) -> None:
    if seen != game.sequence:
        raise Stale(seen, game.sequence)
