"""Seats: people sit down, get ready, leave, come back; bots play for those who are away."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PartyPhase, PlaceKind
from tilerummy.rules.match import action as act
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY
from tilerummy.server.table.party import OPEN, Newcomer, pass_host_on, sit_down, vacate
from tilerummy.server.table.request_context import Decision, Move, RequestContext
from tilerummy.server.table.salts import called_off, one_of
from tilerummy.server.table.seat_key import SeatKey, new_lock
from tilerummy.server.table.situation import may_call_bot
from tilerummy.server.table.state import playing
from tilerummy.server.table.step import Step


def take_seat(context: RequestContext, request: m.TakeSeat) -> Decision:
    """Somebody sits down, or plays on for somebody who is gone."""
    if context.visitor == NOBODY:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    salt, salt_hash = one_of(request.salt, request.salt_hash)
    lock = new_lock(context.situation.token)
    newcomer = Newcomer(context.visitor, request.name, salt, lock, salt_hash=salt_hash, face=request.face)
    if context.party.phase is PartyPhase.OVER:
        raise Rejected(ErrorCode.NOT_STARTED)
    party, seat = sit_down(context.party, newcomer, request.seat)
    if party.seat_of(party.host) is None and context.situation.deserted(party):
        party = structs.replace(party, host=context.visitor)  # somebody has to be
    if party.phase is PartyPhase.GATHERING:
        return context.step(party)
    if playing(context.state).phase is Phase.PLAYING:
        # Its tiles were dealt to somebody else: whoever could sit down now would be shown them.
        raise Rejected(ErrorCode.ROUND_GOES_ON)
    # The salts are fixed with the deal; who takes over a seat plays with the chance there is.
    chair = structs.replace(party.chairs[seat], salt=context.party.chairs[seat].salt, salt_hash="")
    action = act.TakeOver(seat, chair.name)
    return Move(party.with_chair(seat, chair), action)


def choose_face(context: RequestContext, request: m.ChooseFace) -> Step:
    """Somebody wants to be seen with another face; whenever they like, for it changes nothing in the game."""
    seat = context.party.seated(context.visitor)
    chair = structs.replace(context.party.chairs[seat], face=request.face)
    return context.step(context.party.with_chair(seat, chair))


def let_touch(context: RequestContext, request: m.LetTouch) -> Step:
    """Somebody lets a big screen be touched in their turns, or none any more."""
    seat = context.party.seated(context.visitor)
    chair = structs.replace(context.party.chairs[seat], screen=request.screen)
    return context.step(context.party.with_chair(seat, chair))


def free(context: RequestContext, seat: Seat, *, for_good: bool) -> Decision:
    """Somebody gets up, and the seat passes until they come back; or is removed, and a bot plays on."""
    party, chair = context.party, context.party.chair(seat)
    if chair.kind is PlaceKind.OPEN:
        raise Rejected(ErrorCode.NOT_SEATED)
    if party.phase is not PartyPhase.PLAYING:
        # Whoever gets up while salts are told calls the start off: their own may be the last that is missing.
        got_up = pass_host_on(party.with_chair(seat, OPEN), chair.owner)
        return context.step(called_off(got_up, context.situation.now, late=False))
    if for_good:
        vacated = vacate(party, seat, chair.level or context.situation.usual_level)
        party = pass_host_on(vacated, chair.owner)
        return Move(party, act.TakeOver(seat, party.chairs[seat].name))
    left = party.with_chair(seat, structs.replace(chair, left=True, level=""))
    party = pass_host_on(left, chair.owner)
    if context.state.game is not None and seat in context.state.game.given_up:
        return context.step(party)
    return Move(party, act.GiveUp(seat))


def come_back(context: RequestContext) -> Decision:
    """Somebody plays in person again."""
    seat = context.party.seated(context.visitor)
    chair = structs.replace(context.party.chairs[seat], left=False, level="")
    party = context.party.with_chair(seat, chair)
    game = context.state.game
    if game is None or party.phase is not PartyPhase.PLAYING or seat not in game.given_up:
        return context.step(party)
    return Move(party, act.TakeOver(seat))


def ready(context: RequestContext, request: m.Ready) -> Decision:
    """Somebody is ready for the match, or not after all; who does not tell their salt calls the start off."""
    seat = context.party.seated(context.visitor)
    if context.party.reveal_by and not request.ready and not context.party.chairs[seat].salt:
        party = called_off(context.party, context.situation.now, late=False)
        return context.step(party.with_chair(seat, structs.replace(party.chairs[seat], ready=False)))
    context.party.require_gathering()
    chair = structs.replace(context.party.chairs[seat], ready=request.ready)
    if request.salt is not None or request.salt_hash is not None:
        salt, salt_hash = one_of(request.salt or "", request.salt_hash)
        chair = structs.replace(chair, salt=salt, salt_hash=salt_hash)
    return context.step(context.party.with_chair(seat, chair))


def call_bot(context: RequestContext, request: m.CallBot) -> Decision:
    """A bot plays on for somebody who is not there."""
    context.party.seated(context.visitor)
    chair, level = context.party.chair(request.seat), context.level(request.level)
    game = playing(context.state)
    orphaned = chair.kind is PlaceKind.OPEN and request.seat in game.given_up
    if not orphaned and not may_call_bot(context.state, context.situation, request.seat):
        raise Rejected(ErrorCode.NOT_AWAY)
    seat = Seat(request.seat)
    if orphaned:
        chair = structs.replace(chair, kind=PlaceKind.BOT, name=game.players[seat].name, ready=True)
    party = context.party.with_chair(seat, structs.replace(chair, level=level))
    if seat not in game.given_up:
        return context.step(party)
    return Move(party, act.TakeOver(seat))


def seat_key(context: RequestContext, request: m.SeatKey) -> Step:
    """The key of one's own seat, for another device; a renewed one makes those before it void."""
    seat, party = context.party.seated(context.visitor), context.party
    if request.renew:
        if context.asker.key is not None:
            raise Rejected(ErrorCode.WRONG_TOKEN)  # a key that was found must not shut out its owner's others
        lock = new_lock(context.situation.token)
        party = party.with_chair(seat, structs.replace(party.chairs[seat], lock=lock))
    return replace(context.step(party), key=SeatKey(party.code, seat, party.chairs[seat].lock))


def mute(context: RequestContext, request: m.Mute) -> Step:
    """Somebody wants to hear nothing more from a seat, or to hear it again."""
    seat = context.party.seated(context.visitor)
    context.party.chair(request.seat)
    chair = context.party.chairs[seat]
    muted = set(chair.muted) - {request.seat} | ({request.seat} if request.muted else set())
    return context.step(context.party.with_chair(seat, structs.replace(chair, muted=tuple(sorted(muted)))))
