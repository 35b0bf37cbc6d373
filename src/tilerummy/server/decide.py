"""What a request does to a table: pure decisions, from a sitting and a moment, or a refusal."""

from __future__ import annotations

from typing import assert_never

from tilerummy.server import messages as m
from tilerummy.server.asked import Asked, Decision
from tilerummy.server.hosting import host, pause, rematch
from tilerummy.server.seats import call_bot, come_back, free, mute, ready, seat_key, take_seat
from tilerummy.server.turns import move_of, table_move


def decide(asked: Asked, request: m.Request) -> Decision:
    """The step a request makes, or the move; `Illegal`, `Rejected`, `Unreadable` or `Stale` if neither."""
    match request:
        case m.Play() | m.EndInvalid() | m.Draw() | m.Discard() | m.Pass():
            return move_of(asked, request)
        case m.ChooseStarter() | m.NextRound() | m.EndMatch():
            return table_move(asked, request)
        case m.TakeSeat() | m.Leave() | m.ComeBack() | m.Ready() | m.CallBot() | m.SeatKey() | m.Mute():
            return _person(asked, request)
        case m.SetPlan() | m.Start() | m.AddBot() | m.AddProgram() | m.Remove() | m.LetBack() | m.HandOn():
            return host(asked, request)
        case m.Pause():
            return pause(asked, request)
        case m.Rematch():
            return rematch(asked)
        case m.Say():
            raise ValueError("talk changes nothing at a table")
        case _:
            assert_never(request)


def _person(
    asked: Asked, request: m.TakeSeat | m.Leave | m.ComeBack | m.Ready | m.CallBot | m.SeatKey | m.Mute
) -> Decision:
    match request:
        case m.TakeSeat():
            return take_seat(asked, request)
        case m.Leave():
            return free(asked, asked.party.seated(asked.visitor), for_good=False)
        case m.ComeBack():
            return come_back(asked)
        case m.Ready():
            return ready(asked, request)
        case m.CallBot():
            return call_bot(asked, request)
        case m.SeatKey():
            return seat_key(asked)
        case m.Mute():
            return mute(asked, request)
