"""Hosting: what the host of a table decides about the people and the match as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tilerummy.rules.referee import start_match
from tilerummy.rules.refusal import BadRules
from tilerummy.rules.seat import Seat
from tilerummy.server import messages as m
from tilerummy.server.asked import Asked, Decision
from tilerummy.server.credential import SeatKey, new_lock, new_visitor
from tilerummy.server.messages import PartyPhase, PlaceKind
from tilerummy.server.party import (
    Banned,
    Newcomer,
    Party,
    change_plan,
    gather_again,
    players_of,
    seat_bot,
    sit_down,
)
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.seats import free
from tilerummy.server.sitting import playing
from tilerummy.server.step import Step

MOST_BANNED = 100
Hosting: TypeAlias = m.SetPlan | m.Start | m.AddBot | m.AddProgram | m.Remove | m.LetBack | m.HandOn


def host(asked: Asked, request: Hosting) -> Decision:
    """What only the host may ask for."""
    asked = asked.heir()
    asked.host()
    match request:
        case m.SetPlan():
            return asked.step(change_plan(asked.party, request.plan))
        case m.Start():
            return start(asked.party, asked.moment.now)
        case m.AddBot():
            return asked.step(seat_bot(asked.party, asked.level(request.level), request.seat))
        case m.AddProgram():
            return _add_program(asked, request)
        case m.Remove():
            return _remove(asked, request)
        case m.LetBack():
            return _let_back(asked, request)
        case m.HandOn():
            return _hand_on(asked, request)


def start(party: Party, now: int) -> Step:
    """The match begins."""
    party.gathering()
    players, rules = players_of(party), party.rules
    try:
        game, events = start_match(
            rules, players, now, secret=bytes.fromhex(party.secret), rounds=party.plan.rounds
        )
    except BadRules as error:
        raise Rejected(Problem.BAD_RULES, text=str(error)) from None
    party = structs.replace(party, phase=PartyPhase.PLAYING, match=party.match + 1, paused=False)
    return Step(party, game, events)


def _add_program(asked: Asked, request: m.AddProgram) -> Step:
    asked.party.gathering()
    newcomer = Newcomer(new_visitor(), request.name, "", new_lock(), PlaceKind.PROGRAM)
    party, seat = sit_down(asked.party, newcomer, request.seat)
    return replace(asked.step(party), key=SeatKey(party.code, seat, newcomer.lock))


def _remove(asked: Asked, request: m.Remove) -> Decision:
    """Who is there and is removed cannot just sit down again; who is away loses only his seat."""
    chair = asked.party.chair(request.seat)
    decision = free(asked, Seat(request.seat), for_good=True)
    if chair.kind is not PlaceKind.PERSON or chair.owner not in asked.moment.connected:
        return decision
    before = decision.party.banned
    number = 1 + max((banned.number for banned in before), default=0)
    banned = (*before, Banned(number, chair.owner, chair.name))[-MOST_BANNED:]
    return replace(decision, party=structs.replace(decision.party, banned=banned))


def _let_back(asked: Asked, request: m.LetBack) -> Step:
    left = tuple(banned for banned in asked.party.banned if banned.number != request.number)
    return asked.step(structs.replace(asked.party, banned=left))


def _hand_on(asked: Asked, request: m.HandOn) -> Step:
    chair = asked.party.chair(request.seat)
    if chair.kind is not PlaceKind.PERSON or chair.left:
        raise Rejected(Problem.NOT_SEATED)
    return asked.step(structs.replace(asked.party, host=chair.owner))


def pause(asked: Asked, request: m.Pause) -> Step:
    """The table has a break, or goes on."""
    asked.speaks()
    playing(asked.sitting)
    return asked.step(structs.replace(asked.party, paused=request.paused))


def rematch(asked: Asked) -> Step:
    """The same people gather for another match."""
    asked.speaks()
    if asked.party.phase is not PartyPhase.OVER:
        raise Rejected(Problem.ALREADY_STARTED)
    return asked.step(gather_again(asked.party, asked.moment.fresh().hex()))
