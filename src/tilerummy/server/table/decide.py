"""What each request does to a table: pure decisions from a state and its circumstances, or a refusal.

A decision is a step, if only the people change, or a move in the match, which the referee judges. Seats that
go over to another device are in `seat_moves`.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TypeAlias, assert_never

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import Draft, PartyPhase, PlaceKind, SendDraft, Touch
from tilerummy.rules.match import action as act
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import check_draft, illegal
from tilerummy.rules.match.referee import Stale, start_match
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import BadRules, Illegal, Reason, Unreadable, refuse
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, VisitorId
from tilerummy.server.table.party import (
    OPEN,
    Banned,
    Newcomer,
    Party,
    SeatCredential,
    change_plan,
    gather_again,
    new_lock,
    new_visitor,
    pass_host_on,
    players_of,
    seat_bot,
    sit_down,
    vacate,
)
from tilerummy.server.table.salts import awaits_salts, called_off, is_sealed, one_of, reveal_ms, revealed
from tilerummy.server.table.seat_moves import answer_seat, ask_seat, take_seat_back
from tilerummy.server.table.table_state import (
    Decision,
    Move,
    RequestContext,
    TableState,
    TableStep,
    lying,
    may_call_bot,
    may_remove,
    play_of,
    playing,
    turn_days_ms,
)

MOST_BANNED = 100
Turn: TypeAlias = m.PlayRequest | m.EndInvalidRequest | m.DrawRequest | m.DiscardRequest | m.PassRequest
Hosting: TypeAlias = m.SetPlan | m.Start | m.AddBot | m.AddProgram | m.Remove | m.LetBack | m.HandOn


def decide(context: RequestContext, request: m.Request) -> Decision:
    """The step a request makes, or the move; `Illegal`, `Rejected`, `Unreadable` or `Stale` if neither."""
    match request:
        case m.PlayRequest() | m.EndInvalidRequest() | m.DrawRequest() | m.DiscardRequest() | m.PassRequest():
            return move_of(context, request)
        case m.ChooseStarterRequest() | m.NextRoundRequest() | m.EndMatchRequest():
            return table_move(context, request)
        case m.TakeSeat():
            return take_seat(context, request)
        case m.Leave():
            return leave(context, request)
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
        case m.GiveTime():
            return give_time(context, request)
        case m.Rematch():
            return rematch(context)
        case m.Say():
            raise ValueError("talk changes nothing at a table")
        case _:
            assert_never(request)


# -- turns: what a player, or the host for the table, asks of the match ---------------------------


def move_of(context: RequestContext, request: Turn) -> Move:
    """What a player wants to do in their turn; refused if they cannot be the one who plays."""
    # The seat is the visitor's own: no message names whose turn it wants to play.
    seat = context.party.seated(context.visitor)
    _require_fresh(playing(context.state), request.seen)
    if context.party.paused:
        raise Rejected(ErrorCode.PAUSED)
    # Two who play one seat would undo each other's turns.
    if context.party.chairs[seat].level:
        raise Rejected(ErrorCode.BOT_PLAYS)
    return Move(context.party, turn_action(seat, request))


def turn_action(seat: Seat, request: Turn) -> Action:
    """The action a message means; `Unreadable` if a tile is none."""
    match request:
        case m.PlayRequest():
            return play_of(seat, request.draft)
        case m.EndInvalidRequest():
            return act.EndInvalid(play_of(seat, request.draft))
        case m.DrawRequest():
            return act.Draw(seat=seat)
        case m.DiscardRequest():
            return act.Discard(read_tile(request.tile), seat=seat)
        case m.PassRequest():
            return act.Pass(seat=seat)


def table_move(
    context: RequestContext, request: m.ChooseStarterRequest | m.NextRoundRequest | m.EndMatchRequest
) -> Move:
    """What whoever speaks for the table wants of the match."""
    context.require_speaker()
    _require_fresh(playing(context.state), request.seen)
    # Where a turn has days its host sleeps sometimes: nobody who is ahead ends the match meanwhile.
    away = context.circumstances.now - context.circumstances.seen.get(context.party.host, 0)
    if isinstance(request, m.EndMatchRequest) and away < turn_days_ms(context.party):
        context.require_host()
    return Move(context.party, _table_action(request))


def _table_action(request: m.ChooseStarterRequest | m.NextRoundRequest | m.EndMatchRequest) -> Action:
    match request:
        case m.ChooseStarterRequest():
            return act.ChooseStarter(Seat(request.seat))
        case m.NextRoundRequest():
            return act.NextRound()
        case m.EndMatchRequest():
            return act.EndMatch()


def _require_fresh(game: Game, seen: int) -> None:
    if seen != game.sequence:
        raise Stale(seen, game.sequence)


# -- seats: people sit down, get ready, leave, come back; bots play for those who are away --------


def take_seat(context: RequestContext, request: m.TakeSeat) -> Decision:
    """Somebody sits down, or plays on for somebody who is gone."""
    # A spectator without a token has no name under which a seat could be kept.
    if context.visitor == NOBODY:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    salt, salt_hash = one_of(request.salt, request.salt_hash)
    lock = new_lock(context.circumstances.token)
    newcomer = Newcomer(context.visitor, request.name, salt, lock, salt_hash=salt_hash, face=request.face)
    if context.party.phase is PartyPhase.OVER:
        raise Rejected(ErrorCode.NOT_STARTED)
    party, seat = sit_down(context.party, newcomer, request.seat)
    if party.seat_of(party.host) is None and context.circumstances.deserted(party):
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


def choose_face(context: RequestContext, request: m.ChooseFace) -> TableStep:
    """Somebody wants to be seen with another face; whenever they like, for it changes nothing in the game."""
    seat = context.party.seated(context.visitor)
    chair = structs.replace(context.party.chairs[seat], face=request.face)
    return context.step(context.party.with_chair(seat, chair))


def let_touch(context: RequestContext, request: m.LetTouch) -> TableStep:
    """Somebody lets a big screen be touched in their turns, or none any more."""
    seat = context.party.seated(context.visitor)
    chair = structs.replace(context.party.chairs[seat], screen=request.screen)
    return context.step(context.party.with_chair(seat, chair))


def leave(context: RequestContext, request: m.Leave) -> Decision:
    """Somebody gets up; for good only from a chair that is all theirs."""
    seat = context.party.seated(context.visitor)
    if request.for_good and context.asker.key is not None:
        raise Rejected(ErrorCode.WRONG_TOKEN)  # a key that was found must not lose its owner the seat
    # A chair that others gave away is to be had back: whoever has it meanwhile does not give it up.
    borrowed = context.party.chairs[seat].taken_from != NOBODY
    return free(context, seat, for_good=request.for_good and not borrowed)


def free(context: RequestContext, seat: Seat, *, for_good: bool) -> Decision:
    """Somebody gets up, and the seat passes until they come back; or is removed, and a bot plays on."""
    party, chair = context.party, context.party.chair(seat)
    if chair.kind is PlaceKind.OPEN:
        raise Rejected(ErrorCode.NOT_SEATED)
    if party.phase is not PartyPhase.PLAYING:
        # Whoever gets up while salts are told calls the start off: their own may be the last that is missing.
        got_up = pass_host_on(party.with_chair(seat, OPEN), chair.owner)
        return context.step(called_off(got_up, context.circumstances.now, late=False))
    if for_good:
        vacated = vacate(party, seat, chair.level or context.circumstances.usual_level)
        party = pass_host_on(vacated, chair.owner)
        return Move(party, act.TakeOver(seat, party.chairs[seat].name))
    left = party.with_chair(seat, structs.replace(chair, left=True, level=""))
    party = pass_host_on(left, chair.owner)
    # They had left before; nothing happens in the match.
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
    # Whoever has told their salt cannot take it back: others may know the deal by then.
    if context.party.reveal_by and not request.ready and not context.party.chairs[seat].salt:
        party = called_off(context.party, context.circumstances.now, late=False)
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
    # A seat whose person was forgotten: nobody is left to be away.
    orphaned = chair.kind is PlaceKind.OPEN and request.seat in game.given_up
    if not orphaned and not may_call_bot(context.state, context.circumstances, request.seat):
        raise Rejected(ErrorCode.NOT_AWAY)
    seat = Seat(request.seat)
    if orphaned:
        chair = structs.replace(chair, kind=PlaceKind.BOT, name=game.players[seat].name, ready=True)
    party = context.party.with_chair(seat, structs.replace(chair, level=level))
    if seat not in game.given_up:
        return context.step(party)
    return Move(party, act.TakeOver(seat))


def seat_key(context: RequestContext, request: m.SeatKey) -> TableStep:
    """The key of one's own seat, for another device; a renewed one makes those before it void."""
    seat, party = context.party.seated(context.visitor), context.party
    if request.renew:
        if context.asker.key is not None:
            raise Rejected(ErrorCode.WRONG_TOKEN)  # a key that was found must not shut out its owner's others
        lock = new_lock(context.circumstances.token)
        party = party.with_chair(seat, structs.replace(party.chairs[seat], lock=lock))
    return replace(context.step(party), key=SeatCredential(party.code, seat, party.chairs[seat].lock))


def mute(context: RequestContext, request: m.Mute) -> TableStep:
    """Somebody wants to hear nothing more from a seat, or to hear it again."""
    seat = context.party.seated(context.visitor)
    context.party.chair(request.seat)
    chair = context.party.chairs[seat]
    muted = set(chair.muted) - {request.seat} | ({request.seat} if request.muted else set())
    return context.step(context.party.with_chair(seat, structs.replace(chair, muted=tuple(sorted(muted)))))


# -- hosting: what the host decides about the people and the match as a whole ---------------------


def host(context: RequestContext, request: Hosting) -> Decision:
    """What only the host may ask for."""
    # Whoever may take the host's role has it by asking for something that is the host's.
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


def start(context: RequestContext) -> TableStep:
    """The match begins, as soon as all salts are told whose hashes were given."""
    party = context.party
    party.require_gathering()
    # For its refusals: a place that is open, somebody who is not ready.
    players_of(party)
    now = context.circumstances.now
    if now < party.start_after:
        # Rounded up: after the seconds that are told, it may really begin.
        raise Rejected(ErrorCode.START_PAUSED, seconds=-(-(party.start_after - now) // 1000))
    if awaits_salts(party):
        return context.step(structs.replace(party, reveal_by=now + reveal_ms(party)))
    return begin(party, context.circumstances.now)


def reveal(context: RequestContext, request: m.Reveal) -> TableStep:
    """Somebody tells the salt; with the last one the match begins."""
    seat = context.party.seated(context.visitor)
    party = revealed(context.party, seat, request.salt, request.next_hash or "")
    if awaits_salts(party):
        return context.step(party)
    return begin(party, context.circumstances.now)


def begin(party: Party, now: int) -> TableStep:
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
    return TableStep(
        structs.replace(party, sealed=sealed, reveal_by=0, called_off=0, start_after=0), game, events
    )


def _add_program(context: RequestContext, request: m.AddProgram) -> TableStep:
    context.party.require_gathering()
    newcomer = Newcomer(
        new_visitor(context.circumstances.token),
        request.name,
        "",
        new_lock(context.circumstances.token),
        PlaceKind.PROGRAM,
    )
    party, seat = sit_down(context.party, newcomer, request.seat)
    return replace(context.step(party), key=SeatCredential(party.code, seat, newcomer.lock))


def _remove(context: RequestContext, request: m.Remove) -> Decision:
    """Who is there and is removed cannot just sit down again; who is away loses only their seat."""
    chair = context.party.chair(request.seat)
    if not may_remove(context.state, context.circumstances, request.seat):
        raise Rejected(ErrorCode.NOT_AWAY)
    decision = free(context, Seat(request.seat), for_good=True)
    if chair.kind is not PlaceKind.PERSON or not context.circumstances.here(chair.owner):
        return decision
    # Whoever of a family still reads how the last match ended is not sent away by it.
    waited_for = context.party.phase is PartyPhase.GATHERING and not chair.ready
    if context.party.family and waited_for:
        return decision
    before = decision.party.banned
    number = 1 + max((banned.number for banned in before), default=0)
    banned = (*before, Banned(number, chair.owner, chair.name))[-MOST_BANNED:]
    return replace(decision, party=structs.replace(decision.party, banned=banned))


def _let_back(context: RequestContext, request: m.LetBack) -> TableStep:
    left = tuple(banned for banned in context.party.banned if banned.number != request.number)
    return context.step(structs.replace(context.party, banned=left))


def _hand_on(context: RequestContext, request: m.HandOn) -> TableStep:
    chair = context.party.chair(request.seat)
    if chair.kind is not PlaceKind.PERSON or chair.left:
        raise Rejected(ErrorCode.NOT_SEATED)
    return context.step(structs.replace(context.party, host=chair.owner))


def pause(context: RequestContext, request: m.Pause) -> TableStep:
    """The table has a break, or goes on."""
    context.require_speaker()
    playing(context.state)
    return context.step(structs.replace(context.party, paused=request.paused))


def set_tempo(context: RequestContext, request: m.SetTempo) -> TableStep:
    """The bots play faster or slower from now on; the rules stay, so nobody has to agree."""
    context.require_speaker()
    plan = structs.replace(context.party.plan, tempo=request.tempo)
    return context.step(structs.replace(context.party, plan=plan))


def give_time(context: RequestContext, request: m.GiveTime) -> TableStep:
    """Somebody who needs it has more time from now on, or as much as the others again."""
    context.require_speaker()
    chair = context.party.chair(request.seat)
    if not chair.human:
        raise Rejected(ErrorCode.NOT_SEATED)
    return context.step(
        context.party.with_chair(request.seat, structs.replace(chair, more_time=request.more))
    )


def rematch(context: RequestContext) -> TableStep:
    """The same people gather for another match."""
    context.require_speaker()
    if context.party.phase is not PartyPhase.OVER:
        raise Rejected(ErrorCode.ALREADY_STARTED)
    # A club's table has played what counts; whoever dealt again would take it away before it was read.
    if context.party.club:
        raise Rejected(ErrorCode.NOT_THERE)
    return context.step(gather_again(context.party, context.circumstances.fresh().hex()))


# -- drafts: the table as the seat in turn has laid it so far, kept for a time-out and shown to the others ---
# One seat has one draft, on however many devices it is laid: who does not know the last one is told first.
# On a big screen that a player lets be touched, what lies on the table is moved with fingers. A screen holds
# no key of a seat. It names itself by something that it alone knows, and can only lay in another way what
# everybody sees already: nothing comes from a rack, and nothing is finished or drawn.


def next_draft(state: TableState, visitor: VisitorId, laid: int, message: SendDraft) -> Draft | None:
    """What counts once a device has laid something; None if that changes nothing, or cannot be a draft.

    `laid` is the number of the last draft that this very device has laid.
    """
    seat, party = state.party.seat_of(visitor), state.party
    if seat is None or seat != state.turn or message.seen != state.sequence:
        return None
    if state.draft is not None and state.draft.number not in (message.touched, laid):
        return None  # they do not know yet what was moved elsewhere: once they do, they send it anew
    if party.paused or party.chairs[seat].level or not _is_possible(state, seat, message.draft):
        return None
    before = state.draft or Draft(lying(state))
    draft = message.draft or Draft(lying(state))
    if draft.pointed is None and before.number != laid and _is_alike(before, draft):
        return None  # what another device has laid lies on this one too: the other need not hear that
    known = message.touched if state.draft is None else before.touched
    return _numbered(structs.replace(draft, touched=known, number=before.number), state.sequence)


def _numbered(draft: Draft, sequence: int) -> Draft:
    """A draft with its name: what was laid when on which one, so that no two servers call two the same."""
    digest = sha256(msgspec.json.encode((sequence, draft))).digest()
    return structs.replace(draft, number=1 + int.from_bytes(digest[:6], "big"))


def _is_alike(before: Draft, draft: Draft) -> bool:
    return sorted(map(sorted, before.table)) == sorted(map(sorted, draft.table))


def _is_possible(state: TableState, seat: Seat, draft: Draft | None) -> bool:
    if draft is None:
        return True
    if draft.pointed is not None and draft.pointed >= len(draft.table):
        return False
    try:
        check_draft(playing(state), play_of(seat, draft))
    except (Illegal, Unreadable, Rejected):
        return False
    return True


def touched(state: TableState, touch: Touch) -> Draft:
    """The draft after a touch; `Illegal`, `Rejected` or `Unreadable` if it may not be."""
    game, seat = playing(state), state.turn
    if seat is None or not _allows(state, touch) or touch.seen != state.sequence:
        raise Rejected(ErrorCode.TOUCH_OFF)
    lies = state.draft or Draft(lying(state))
    # The phone was faster: the screen shows what counts, and the finger tries again.
    if touch.on is not None and sorted(touch.on) != sorted(lies.table):
        raise Rejected(ErrorCode.BUSY)
    draft = structs.replace(
        lies,
        table=touch.table,
        announced=touch.announced,
        opening=None,
        pointed=None,
        touched=touch.number,
        number=touch.number,
    )
    before, after = play_of(seat, lies).table.tiles(), play_of(seat, draft).table.tiles()
    more, less = after - before, before - after
    if more or less:
        raise illegal(
            *(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in sorted(more)),
            *(refuse(Reason.TILE_LOST, tile=tile.text) for tile in sorted(less)),
        )
    check_draft(game, play_of(seat, draft))
    return draft


def _allows(state: TableState, touch: Touch) -> bool:
    """Whether whoever's turn it is lets this screen be touched, and everybody may see what they lay."""
    party = state.party
    if state.turn is None or party.paused or not party.plan.live_drafts:
        return False
    chair = party.chairs[state.turn]
    if chair.kind is not PlaceKind.PERSON or chair.level or chair.left:
        return False
    return chair.screen == sha256(bytes.fromhex(touch.screen)).hexdigest()
