"""Hosting: what the host of a table decides about the people and the match as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PartyPhase, PlaceKind
from tilerummy.rules.match.referee import start_match
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import BadRules
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.table.party import (
    Banned,
    Newcomer,
    Party,
    SeatKey,
    change_plan,
    gather_again,
    new_lock,
    new_visitor,
    players_of,
    seat_bot,
    sit_down,
)
from tilerummy.server.table.request_context import Decision, RequestContext
from tilerummy.server.table.salts import awaits_salts, is_sealed, reveal_ms, revealed
from tilerummy.server.table.seats import free
from tilerummy.server.table.table_state import Step, playing

MOST_BANNED = 100
Hosting: TypeAlias = m.SetPlan | m.Start | m.AddBot | m.AddProgram | m.Remove | m.LetBack | m.HandOn


def host(context: RequestContext, request: Hosting) -> Decision:
    """What only the host may ask for."""
    context = context.heir()
    context.require_host()
    match request:
        case m.SetPlan():
            return context.step(change_plan(context.party, request.plan))
        case m.Start():
            return start(context)
        case m.AddBot():
            return context.step(seat_bot(context.party, context.level(request.level), request.seat))
        case m.AddProgram():
            return _add_program(context, request)
        case m.Remove():
            return _remove(context, request)
        case m.LetBack():
            return _let_back(context, request)
        case m.HandOn():
            return _hand_on(context, request)


def start(context: RequestContext) -> Step:
    """The match begins, as soon as all salts are told whose hashes were given."""
    party = context.party
    party.require_gathering()
    # For its refusals: a place that is open, somebody who is not ready.
    players_of(party)
    now = context.situation.now
    if now < party.start_after:
        # Rounded up: after the seconds that are told, it may really begin.
        raise Rejected(ErrorCode.START_PAUSED, seconds=-(-(party.start_after - now) // 1000))
    if awaits_salts(party):
        return context.step(structs.replace(party, reveal_by=now + reveal_ms(party)))
    return begin(party, context.situation.now)


def reveal(context: RequestContext, request: m.Reveal) -> Step:
    """Somebody tells the salt; with the last one the match begins."""
    seat = context.party.seated(context.visitor)
    party = revealed(context.party, seat, request.salt, request.next_hash or "")
    if awaits_salts(party):
        return context.step(party)
    return begin(party, context.situation.now)


def begin(party: Party, now: int) -> Step:
    """The tiles are dealt."""
    players, rules, sealed = players_of(party), party.rules, is_sealed(party)
    secret, rounds = bytes.fromhex(party.secret), party.plan.rounds
    try:
        game, events = start_match(
            rules, players, now, secret=secret, rounds=rounds, sealed=sealed, called_off=party.called_off
        )
    except BadRules as error:
        raise Rejected(ErrorCode.BAD_RULES, text=str(error)) from None
    party = structs.replace(party, phase=PartyPhase.PLAYING, match=party.match + 1, paused=False)
    return Step(structs.replace(party, sealed=sealed, reveal_by=0, called_off=0, start_after=0), game, events)


def _add_program(context: RequestContext, request: m.AddProgram) -> Step:
    context.party.require_gathering()
    newcomer = Newcomer(
        new_visitor(context.situation.token),
        request.name,
        "",
        new_lock(context.situation.token),
        PlaceKind.PROGRAM,
    )
    party, seat = sit_down(context.party, newcomer, request.seat)
    return replace(context.step(party), key=SeatKey(party.code, seat, newcomer.lock))


def _remove(context: RequestContext, request: m.Remove) -> Decision:
    """Who is there and is removed cannot just sit down again; who is away loses only their seat."""
    chair = context.party.chair(request.seat)
    decision = free(context, Seat(request.seat), for_good=True)
    if chair.kind is not PlaceKind.PERSON or not context.situation.here(chair.owner):
        return decision
    before = decision.party.banned
    number = 1 + max((banned.number for banned in before), default=0)
    banned = (*before, Banned(number, chair.owner, chair.name))[-MOST_BANNED:]
    return replace(decision, party=structs.replace(decision.party, banned=banned))


def _let_back(context: RequestContext, request: m.LetBack) -> Step:
    left = tuple(banned for banned in context.party.banned if banned.number != request.number)
    return context.step(structs.replace(context.party, banned=left))


def _hand_on(context: RequestContext, request: m.HandOn) -> Step:
    chair = context.party.chair(request.seat)
    if chair.kind is not PlaceKind.PERSON or chair.left:
        raise Rejected(ErrorCode.NOT_SEATED)
    return context.step(structs.replace(context.party, host=chair.owner))


def pause(context: RequestContext, request: m.Pause) -> Step:
    """The table has a break, or goes on."""
    context.require_speaker()
    playing(context.state)
    return context.step(structs.replace(context.party, paused=request.paused))


def set_tempo(context: RequestContext, request: m.SetTempo) -> Step:
    """The bots play faster or slower from now on; the rules stay, so nobody has to agree."""
    context.require_speaker()
    plan = structs.replace(context.party.plan, tempo=request.tempo)
    return context.step(structs.replace(context.party, plan=plan))


def rematch(context: RequestContext) -> Step:
    """The same people gather for another match."""
    context.require_speaker()
    if context.party.phase is not PartyPhase.OVER:
        raise Rejected(ErrorCode.ALREADY_STARTED)
    return context.step(gather_again(context.party, context.situation.fresh().hex()))
