"""What a request does to a table: pure decisions, from a sitting and a moment to a step, or a refusal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from msgspec import structs

from tilerummy.rules import action as act
from tilerummy.rules.action import Action
from tilerummy.rules.course import Playable, illegal
from tilerummy.rules.event import RoundBegan
from tilerummy.rules.game import Game, Phase
from tilerummy.rules.referee import Stale, apply, start_match
from tilerummy.rules.refusal import BadRules, Reason
from tilerummy.rules.seat import Seat
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import read_tile
from tilerummy.rules.turn import Before
from tilerummy.rules.view import View, view_game
from tilerummy.server import messages as m
from tilerummy.server.credential import SeatKey, new_lock, new_visitor
from tilerummy.server.messages import PartyPhase, PlaceKind
from tilerummy.server.moment import Moment, may_call_bot
from tilerummy.server.party import (
    OPEN,
    Newcomer,
    Party,
    change_plan,
    gather_again,
    pass_host_on,
    players_of,
    seat_bot,
    sit_down,
)
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting, play_of
from tilerummy.server.step import Step
from tilerummy.server.store.base import NOBODY, VisitorId


@dataclass(frozen=True, slots=True)
class Asked:
    """A request at its moment."""

    sitting: Sitting
    moment: Moment
    visitor: VisitorId

    @property
    def party(self) -> Party:
        """The people."""
        return self.sitting.party

    def step(self, party: Party) -> Step:
        """Only the people change."""
        return Step(party, self.sitting.game)

    def host(self) -> None:
        """Refuse whoever is not the host."""
        if self.visitor != self.party.host:
            raise illegal(Reason.NOT_THE_HOST)

    def speaks(self) -> None:
        """Refuse whoever does not speak for the table."""
        if not self.moment.speaks(self.party, self.visitor):
            raise illegal(Reason.NOT_THE_HOST)

    def level(self, level: str) -> str:
        """A level that exists."""
        if level not in self.moment.levels:
            raise Rejected(Problem.NO_SUCH_LEVEL)
        return level


def decide(asked: Asked, request: m.Request) -> Step:
    """The step a request makes; `Illegal`, `Rejected`, `Unreadable` or `Stale` if it makes none."""
    match request:
        case m.Play() | m.EndInvalid() | m.Draw() | m.Discard() | m.Pass():
            return _turn(asked, request)
        case m.ChooseStarter() | m.NextRound() | m.EndMatch():
            return _table(asked, request)
        case m.TakeSeat() | m.Leave() | m.ComeBack() | m.Ready() | m.CallBot() | m.SeatKey():
            return _person(asked, request)
        case m.SetPlan() | m.Start() | m.AddBot() | m.AddProgram() | m.Remove() | m.HandOn():
            return _hosting(asked, request)
        case m.Pause() | m.Rematch() | m.Mute():
            return _aside(asked, request)
        case m.Say():
            raise ValueError("talk changes nothing at a table")
        case _:
            assert_never(request)


# -- playing --------------------------------------------------------------------------------------


def _turn(asked: Asked, request: m.Play | m.EndInvalid | m.Draw | m.Discard | m.Pass) -> Step:
    seat = asked.party.seated(asked.visitor)
    game = playing(asked.sitting)
    _fresh(game, request.seen)
    if asked.party.paused:
        raise Rejected(Problem.PAUSED)
    if asked.party.chairs[seat].level:
        raise Rejected(Problem.BOT_PLAYS)
    return act_on(asked.sitting, asked.moment, turn_action(seat, request))


def turn_action(seat: Seat, request: m.Play | m.EndInvalid | m.Draw | m.Discard | m.Pass) -> Action:
    """The action a message means; `Unreadable` if a tile is none."""
    match request:
        case m.Play():
            return play_of(seat, request.draft)
        case m.EndInvalid():
            return act.EndInvalid(play_of(seat, request.draft))
        case m.Draw():
            return act.Draw(seat)
        case m.Discard():
            return act.Discard(seat, read_tile(request.tile))
        case m.Pass():
            return act.Pass(seat)


def _table(asked: Asked, request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Step:
    asked.speaks()
    _fresh(playing(asked.sitting), request.seen)
    return act_on(asked.sitting, asked.moment, _table_action(request))


def _table_action(request: m.ChooseStarter | m.NextRound | m.EndMatch) -> Action:
    match request:
        case m.ChooseStarter():
            return act.ChooseStarter(Seat(request.seat))
        case m.NextRound():
            return act.NextRound()
        case m.EndMatch():
            return act.EndMatch()


def playing(sitting: Sitting) -> Game:
    """The match being played; refused if there is none."""
    if sitting.game is None or sitting.party.phase is not PartyPhase.PLAYING:
        raise Rejected(Problem.NOT_STARTED)
    return sitting.game


def _fresh(game: Game, seen: int) -> None:
    if seen != game.sequence:
        raise Stale(seen, game.sequence)


def act_on(sitting: Sitting, moment: Moment, action: Action, party: Party | None = None) -> Step:
    """The step an action makes in the match; `party` if the people change with it."""
    game = playing(sitting)
    party = party or sitting.party
    secret = bytes.fromhex(party.secret)
    game, events = apply(game, action, moment.now, secret=secret, playable=_playable(moment))
    if game.phase is Phase.MATCH_OVER:
        party = structs.replace(party, phase=PartyPhase.OVER, paused=False)
    if any(isinstance(event, RoundBegan) for event in events):
        chairs = tuple(structs.replace(chair, hints=0) for chair in party.chairs)
        party = structs.replace(party, chairs=chairs)
    return Step(party, game, events)


def _playable(moment: Moment) -> Playable | None:
    answer = moment.playable
    if answer is None:
        return None

    def playable(setting: Setting, before: Before) -> bool:
        return answer

    return playable


def position_to_judge(sitting: Sitting, request: m.Request) -> tuple[Setting, Before] | None:
    """The position in which somebody wants to lay nothing, where whoever can lay must."""
    game = sitting.game
    if game is None or game.rules.voluntary_draw or game.phase is not Phase.PLAYING:
        return None
    before = game.playing.before(game.playing.turn.seat)
    if isinstance(request, m.Draw | m.Pass):
        return game.setting, before
    if isinstance(request, m.Discard):
        return game.setting, replace(before, rack=game.playing.racks[game.playing.turn.seat])
    return None


MANY_SETS = 8
"""A play that changes more sets than this is judged in a worker first: it may take a while."""


def play_to_judge(sitting: Sitting, visitor: VisitorId, request: m.Request) -> tuple[View, act.Play] | None:
    """The view and the play, where judging takes long and it is this visitor's turn."""
    seat, game = sitting.party.seat_of(visitor), sitting.game
    if not isinstance(request, m.Play) or game is None or seat is None:
        return None
    if seat != sitting.turn or request.seen != game.sequence:
        return None
    play = play_of(seat, request.draft)
    changed = set(map(lying_as, play.table)) - set(map(lying_as, game.playing.table))
    return (view_game(game, seat), play) if len(changed) > MANY_SETS else None


# -- persons --------------------------------------------------------------------------------------


def _person(
    asked: Asked, request: m.TakeSeat | m.Leave | m.ComeBack | m.Ready | m.CallBot | m.SeatKey
) -> Step:
    match request:
        case m.TakeSeat():
            return _take_seat(asked, request)
        case m.Leave():
            return _free(asked, asked.party.seated(asked.visitor), for_good=False)
        case m.ComeBack():
            return _come_back(asked)
        case m.Ready():
            return _ready(asked, request)
        case m.CallBot():
            return _call_bot(asked, request)
        case m.SeatKey():
            seat = asked.party.seated(asked.visitor)
            key = SeatKey(asked.party.code, seat, asked.party.chairs[seat].lock)
            return replace(asked.step(asked.party), key=key)


def _take_seat(asked: Asked, request: m.TakeSeat) -> Step:
    if asked.visitor == NOBODY:
        raise Rejected(Problem.WRONG_TOKEN)
    newcomer = Newcomer(asked.visitor, request.name, request.salt, new_lock())
    if asked.party.phase is PartyPhase.OVER:
        raise Rejected(Problem.NOT_STARTED)
    party, seat = sit_down(asked.party, newcomer, request.seat)
    if party.phase is PartyPhase.GATHERING:
        return asked.step(party)
    # The salts are fixed with the deal; who takes over a seat plays with the chance there is.
    chair = structs.replace(party.chairs[seat], salt=asked.party.chairs[seat].salt)
    action = act.TakeOver(seat, chair.name)
    return act_on(asked.sitting, asked.moment, action, party.with_chair(seat, chair))


def _free(asked: Asked, seat: Seat, *, for_good: bool) -> Step:
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
    return act_on(asked.sitting, asked.moment, act.GiveUp(seat), party)


def _come_back(asked: Asked) -> Step:
    seat = asked.party.seated(asked.visitor)
    chair = structs.replace(asked.party.chairs[seat], left=False, level="")
    party = asked.party.with_chair(seat, chair)
    game = asked.sitting.game
    if game is None or party.phase is not PartyPhase.PLAYING or seat not in game.given_up:
        return asked.step(party)
    return act_on(asked.sitting, asked.moment, act.TakeOver(seat), party)


def _ready(asked: Asked, request: m.Ready) -> Step:
    asked.party.gathering()
    seat = asked.party.seated(asked.visitor)
    chair = structs.replace(asked.party.chairs[seat], ready=request.ready)
    if request.salt is not None:
        chair = structs.replace(chair, salt=request.salt)
    return asked.step(asked.party.with_chair(seat, chair))


def _call_bot(asked: Asked, request: m.CallBot) -> Step:
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
    return act_on(asked.sitting, asked.moment, act.TakeOver(seat), party)


# -- the host -------------------------------------------------------------------------------------


def _hosting(
    asked: Asked, request: m.SetPlan | m.Start | m.AddBot | m.AddProgram | m.Remove | m.HandOn
) -> Step:
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
            asked.party.chair(request.seat)
            return _free(asked, Seat(request.seat), for_good=True)
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


def _hand_on(asked: Asked, request: m.HandOn) -> Step:
    chair = asked.party.chair(request.seat)
    if chair.kind is not PlaceKind.PERSON or chair.left:
        raise Rejected(Problem.NOT_SEATED)
    return asked.step(structs.replace(asked.party, host=chair.owner))


def _aside(asked: Asked, request: m.Pause | m.Rematch | m.Mute) -> Step:
    match request:
        case m.Pause():
            asked.speaks()
            playing(asked.sitting)
            return asked.step(structs.replace(asked.party, paused=request.paused))
        case m.Rematch():
            asked.speaks()
            if asked.party.phase is not PartyPhase.OVER:
                raise Rejected(Problem.ALREADY_STARTED)
            return asked.step(gather_again(asked.party, asked.moment.fresh().hex()))
        case m.Mute():
            return _mute(asked, request)


def _mute(asked: Asked, request: m.Mute) -> Step:
    seat = asked.party.seated(asked.visitor)
    asked.party.chair(request.seat)
    chair = asked.party.chairs[seat]
    muted = set(chair.muted) - {request.seat} | ({request.seat} if request.muted else set())
    return asked.step(asked.party.with_chair(seat, structs.replace(chair, muted=tuple(sorted(muted)))))
