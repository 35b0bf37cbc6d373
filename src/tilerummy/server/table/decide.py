"""What a request does to a table: pure decisions from a state and a situation, or a refusal."""

from __future__ import annotations

from typing import assert_never

from tilerummy.protocol import messages as m
from tilerummy.server.table.hosting import host, pause, rematch, reveal, set_tempo
from tilerummy.server.table.moving import answer_seat, ask_seat, take_seat_back
from tilerummy.server.table.request_context import Decision, RequestContext
from tilerummy.server.table.seats import (
    call_bot,
    choose_face,
    come_back,
    free,
    let_touch,
    mute,
    ready,
    seat_key,
    take_seat,
)
from tilerummy.server.table.turns import move_of, table_move


def decide(context: RequestContext, request: m.Request) -> Decision:
    """The step a request makes, or the move; `Illegal`, `Rejected`, `Unreadable` or `Stale` if neither."""
    match request:
        case m.Play() | m.EndInvalid() | m.Draw() | m.Discard() | m.Pass():
            return move_of(context, request)
        case m.ChooseStarter() | m.NextRound() | m.EndMatch():
            return table_move(context, request)
        case (
            m.TakeSeat()
            | m.Leave()
            | m.ComeBack()
            | m.Ready()
            | m.CallBot()
            | m.SeatKey()
            | m.Mute()
            | m.ChooseFace()
            | m.LetTouch()
        ):
            return _person(context, request)
        case m.SetPlan() | m.Start() | m.AddBot() | m.AddProgram() | m.Remove() | m.LetBack() | m.HandOn():
            return host(context, request)
        case m.AskSeat():
            return ask_seat(context, request)
        case m.AnswerSeat():
            return answer_seat(context, request)
        case m.TakeSeatBack():
            return take_seat_back(context)
        case m.Reveal():
            return reveal(context, request)
        case m.Pause():
            return pause(context, request)
        case m.SetTempo():
            return set_tempo(context, request)
        case m.Rematch():
            return rematch(context)
        case m.Say():
            raise ValueError("talk changes nothing at a table")
        case _:
            assert_never(request)


def _person(
    context: RequestContext,
    request: m.TakeSeat
    | m.Leave
    | m.ComeBack
    | m.Ready
    | m.CallBot
    | m.SeatKey
    | m.Mute
    | m.ChooseFace
    | m.LetTouch,
) -> Decision:
    match request:
        case m.TakeSeat():
            return take_seat(context, request)
        case m.Leave():
            return free(context, context.party.seated(context.visitor), for_good=False)
        case m.ComeBack():
            return come_back(context)
        case m.Ready():
            return ready(context, request)
        case m.CallBot():
            return call_bot(context, request)
        case m.SeatKey():
            return seat_key(context, request)
        case m.Mute():
            return mute(context, request)
        case m.ChooseFace():
            return choose_face(context, request)
        case m.LetTouch():
            return let_touch(context, request)
