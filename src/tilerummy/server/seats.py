"""Seats: people sit down, get ready, leave, come back; bots play for those who are away."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tilerummy.rules import action as act
from tilerummy.rules.seat import Seat
from tilerummy.server import messages as m
from tilerummy.server.asked import Asked, Decision, Move
from tilerummy.server.credential import SeatKey, new_lock
from tilerummy.server.messages import PartyPhase, PlaceKind
from tilerummy.server.moment import may_call_bot
from tilerummy.server.party import OPEN, Newcomer, pass_host_on, sit_down
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import playing
from tilerummy.server.step import Step
from tilerummy.server.store.base import NOBODY


def take_seat(asked: Asked, request: m.TakeSeat) -> Decision:
    """Somebody sits down, or plays on for somebody who is gone."""
    if asked.visitor == NOBODY:
        raise Rejected(Problem.WRONG_TOKEN)
    newcomer = Newcomer(asked.visitor, request.name, request.salt, new_lock())
    if asked.party.phase is PartyPhase.OVER:
        raise Rejected(Problem.NOT_STARTED)
    party, seat = sit_down(asked.party, newcomer, request.seat)
    if party.seat_of(party.host) is None and party.host not in asked.moment.connected:
        party = structs.replace(party, host=asked.visitor)  # somebody has to be
    if party.phase is PartyPhase.GATHERING:
        return asked.step(party)
    # The salts are fixed with the deal; who takes over a seat plays with the chance there is.
    chair = structs.replace(party.chairs[seat], salt=asked.party.chairs[seat].salt)
    action = act.TakeOver(seat, chair.name)
    return Move(party.with_chair(seat, chair), action)


def free(asked: Asked, seat: Seat, *, for_good: bool) -> Decision:
    """Somebody gets up, or is removed; in a match his seat passes from then on."""
    party, chair = asked.party, asked.party.chair(seat)
    if chair.kind is PlaceKind.OPEN:
        raise Rejected(Problem.NOT_SEATED)
    if party.phase is not PartyPhase.PLAYING:
        return asked.step(pass_host_on(party.with_chair(seat, OPEN)))
    left = structs.replace(OPEN, salt=chair.salt) if for_good else structs.replace(chair, left=True, level="")
    party = pass_host_on(party.with_chair(seat, left))
    if asked.sitting.game is not None and seat in asked.sitting.game.given_up:
        return asked.step(party)
    return Move(party, act.GiveUp(seat))


def come_back(asked: Asked) -> Decision:
    """Somebody plays himself again."""
    seat = asked.party.seated(asked.visitor)
    chair = structs.replace(asked.party.chairs[seat], left=False, level="")
    party = asked.party.with_chair(seat, chair)
    game = asked.sitting.game
    if game is None or party.phase is not PartyPhase.PLAYING or seat not in game.given_up:
        return asked.step(party)
    return Move(party, act.TakeOver(seat))


def ready(asked: Asked, request: m.Ready) -> Decision:
    """Somebody is ready for the match, or not after all."""
    asked.party.gathering()
    seat = asked.party.seated(asked.visitor)
    chair = structs.replace(asked.party.chairs[seat], ready=request.ready)
    if request.salt is not None:
        chair = structs.replace(chair, salt=request.salt)
    return asked.step(asked.party.with_chair(seat, chair))


def call_bot(asked: Asked, request: m.CallBot) -> Decision:
    """A bot plays on for somebody who is not there."""
    asked.party.seated(asked.visitor)
    chair, level = asked.party.chair(request.seat), asked.level(request.level)
    game = playing(asked.sitting)
    orphaned = chair.kind is PlaceKind.OPEN and request.seat in game.given_up
    if not orphaned and not may_call_bot(asked.sitting, asked.moment, request.seat):
        raise Rejected(Problem.NOT_AWAY)
    seat = Seat(request.seat)
    if orphaned:
        chair = structs.replace(chair, kind=PlaceKind.BOT, name=game.players[seat].name, ready=True)
    party = asked.party.with_chair(seat, structs.replace(chair, level=level))
    if seat not in game.given_up:
        return asked.step(party)
    return Move(party, act.TakeOver(seat))


def seat_key(asked: Asked) -> Step:
    """The key of one's own seat, for another device."""
    seat = asked.party.seated(asked.visitor)
    key = SeatKey(asked.party.code, seat, asked.party.chairs[seat].lock)
    return replace(asked.step(asked.party), key=key)


def mute(asked: Asked, request: m.Mute) -> Step:
    """Somebody wants to hear nothing more from a seat, or to hear it again."""
    seat = asked.party.seated(asked.visitor)
    asked.party.chair(request.seat)
    chair = asked.party.chairs[seat]
    muted = set(chair.muted) - {request.seat} | ({request.seat} if request.muted else set())
    return asked.step(asked.party.with_chair(seat, structs.replace(chair, muted=tuple(sorted(muted)))))
