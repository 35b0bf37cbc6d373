"""The referee: what happens when somebody asks for something, or every reason why it may not.

`apply` takes a game, an action and the time and gives the new game with the events that led there;
it raises `Illegal` with all reasons. Nothing else changes a game. Time and secret are arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tilerummy.rules.match.action import (
    Action,
    ActionKind,
    ChooseStarter,
    Discard,
    Draw,
    EndInvalid,
    EndMatch,
    GiveUp,
    NextRound,
    Pass,
    Play,
    StartClock,
    StopClock,
    TakeOver,
    TimeOut,
)
from tilerummy.rules.match.chance import SECRET_BYTES, Chance, commitment
from tilerummy.rules.match.choice import table_choices
from tilerummy.rules.match.deal import deal
from tilerummy.rules.match.event import (
    Cause,
    ClockStarted,
    ClockStopped,
    Discarded,
    Event,
    GaveUp,
    MatchStarted,
    RoundBegan,
    StarterBy,
    StarterChosen,
    TakenOver,
)
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.move import make_move
from tilerummy.rules.match.progress import Playable, Progress, illegal
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.starter import find_starter
from tilerummy.rules.match.unfinished import check_draft, debt, settle_turn
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Reason


class Stale(Exception):
    """An action that was meant for an earlier moment of the game: look again and decide anew."""

    def __init__(self, seen: int, sequence: int) -> None:
        self.seen, self.sequence = seen, sequence
        super().__init__(f"The game has gone on from event {seen} to event {sequence}.")

    def __reduce__(self) -> tuple[type[Stale], tuple[int, int]]:
        """Made anew from the two numbers, so that it comes whole out of a worker process."""
        return type(self), (self.seen, self.sequence)


def start_match(
    rules: Rules,
    players: Sequence[Player],
    now: int,
    *,
    secret: bytes,
    rounds: int | None = None,
    sealed: bool | None = None,
    called_off: int = 0,
) -> tuple[Game, tuple[Event, ...]]:
    """Sit the players down and begin the first round.

    `rounds` is the number agreed, None for as long as the table likes; where the rules give a number,
    that holds. `sealed` says how the salts were given, `called_off` how many starts before this one did not
    come off, for the record.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes")
    begun = MatchStarted(
        rules, tuple(players), _rounds(rules, rounds), commitment(secret), now, sealed, called_off
    )
    progress = Progress(evolve(None, begun), _chance(secret, players), now, events=[begun])
    _begin_round(progress)
    return progress.game, tuple(progress.events)


def _rounds(rules: Rules, agreed: int | None) -> int | None:
    if isinstance(rules.rounds, int):
        if agreed not in (None, rules.rounds):
            raise BadRules(f"rounds: these rules play {rules.rounds} rounds, not {agreed}")
        return rules.rounds
    if agreed is not None and agreed < 1:
        raise BadRules(f"rounds: {agreed} is no number of rounds")
    return agreed


def _chance(secret: bytes, players: Sequence[Player]) -> Chance:
    return Chance(secret, tuple(player.salt for player in players))


def apply(
    game: Game,
    action: Action,
    now: int,
    *,
    secret: bytes,
    playable: Playable | None = None,
    seen: int | None = None,
) -> tuple[Game, tuple[Event, ...]]:
    """The game after the action, and what happened; or `Illegal` with every reason.

    `seen` is the number of events the actor knew of: if more have happened since, it raises `Stale`.
    Compulsory play is judged only if `playable` is given.
    """
    if seen is not None and seen != game.sequence:
        raise Stale(seen, game.sequence)
    # With another secret the match would go on, but its record could never be verified.
    if commitment(secret) != game.commitment:
        raise ValueError("this is not the secret the match was begun with")
    progress = Progress(game, _chance(secret, game.players), now, playable)
    _act(progress, action)
    # After every action, not only after a pass: who gives up passes from then on (9.10).
    progress.end_if_stuck()
    return progress.game, tuple(progress.events)


def decide(
    game: Game, action: Action, now: int, *, secret: bytes, playable: Playable | None = None
) -> tuple[Event, ...]:
    """Only what would happen; folding it into the game gives the same as `apply`."""
    return apply(game, action, now, secret=secret, playable=playable)[1]


def _act(progress: Progress, action: Action) -> None:
    match action:
        case Play() | Draw() | Discard() | Pass() | EndInvalid():
            _refuse_out_of_turn(progress, action.seat)
            make_move(progress, action)
        case TimeOut():
            _time_out(progress, action)
        case GiveUp():
            _give_up(progress, action.seat)
        case TakeOver():
            _take_over(progress, action)
        case ChooseStarter():
            _choose_starter(progress, action.seat)
        case NextRound():
            _refuse_table(progress.game, ActionKind.NEXT_ROUND)
            _begin_round(progress)
        case EndMatch():
            _refuse_table(progress.game, ActionKind.END_MATCH)
            progress.end_match()
        case StopClock() | StartClock():
            _set_clock(progress, action)
        case _:
            assert_never(action)


# -- whose turn, and when -------------------------------------------------------------------------


def _refuse_out_of_turn(progress: Progress, seat: Seat) -> None:
    game = progress.game
    reasons = _wrong_moment(game)
    if seat not in game.seats:
        reasons.append(Reason.NO_SUCH_SEAT)
    elif seat in game.given_up:
        reasons.append(Reason.SEAT_GIVEN_UP)
    elif not reasons and game.playing.turn.seat != seat:
        reasons.append(Reason.NOT_YOUR_TURN)
    # By when the action came: the time-out itself may come later, from a busy server.
    elif game.clock is not None and game.clock.over(progress.now):
        reasons.append(Reason.TOO_LATE)
    if reasons:
        raise illegal(*reasons)


_NO_TURN = {
    Phase.CHOOSING: Reason.NOT_NOW,
    Phase.ROUND_OVER: Reason.ROUND_OVER,
    Phase.MATCH_OVER: Reason.MATCH_OVER,
}


def _wrong_moment(game: Game) -> list[Reason]:
    """Why nobody can take a turn now."""
    return [] if game.phase is Phase.PLAYING else [_NO_TURN[game.phase]]


def _refuse_table(game: Game, kind: ActionKind) -> None:
    """Refuse what the table as a whole cannot do now."""
    if kind not in table_choices(game):
        raise illegal(Reason.MATCH_OVER if game.phase is Phase.MATCH_OVER else Reason.NOT_NOW)


# -- seats and clock ------------------------------------------------------------------------------


def _refuse_seat(game: Game, seat: Seat) -> None:
    if game.phase is Phase.MATCH_OVER:
        raise illegal(Reason.MATCH_OVER)
    if seat not in game.seats:
        raise illegal(Reason.NO_SUCH_SEAT)


def _give_up(progress: Progress, seat: Seat) -> None:
    game, now = progress.game, progress.now
    _refuse_seat(game, seat)
    if seat in game.given_up:
        raise illegal(Reason.SEAT_GIVEN_UP)
    if game.phase is Phase.PLAYING and game.playing.turn.seat == seat:
        # A discard still owed is the tile that came last, as at a time-out (8.7, 9.10).
        owed = debt(game)
        progress.add(*(() if owed is None else (Discarded(seat, owed, now),)))
    progress.add(GaveUp(seat, now))


def _take_over(progress: Progress, action: TakeOver) -> None:
    game, seat = progress.game, action.seat
    _refuse_seat(game, seat)
    # Without a name the same player comes back, and must have gone; a name is somebody else's, who may be put
    # in the place of a player who is still there.
    if seat not in game.given_up and action.name is None:
        raise illegal(Reason.SEAT_NOT_FREE)
    name = game.players[seat].name if action.name is None else action.name
    progress.add(TakenOver(seat, name, progress.now))


def _refuse_clock(game: Game) -> None:
    reasons = _wrong_moment(game)
    if not reasons and game.clock is None:
        reasons.append(Reason.NO_CLOCK)
    if reasons:
        raise illegal(*reasons)


def _set_clock(progress: Progress, action: StopClock | StartClock) -> None:
    game, stop = progress.game, isinstance(action, StopClock)
    _refuse_clock(game)
    _refuse_table(game, ActionKind.STOP_CLOCK if stop else ActionKind.START_CLOCK)
    progress.add(ClockStopped(progress.now) if stop else ClockStarted(progress.now))


def _time_out(progress: Progress, action: TimeOut) -> None:
    game, now = progress.game, progress.now
    _refuse_clock(game)
    if game.clock is not None and not game.clock.over(now):
        raise illegal(Reason.TOO_EARLY)
    if action.draft is not None:
        check_draft(game, action.draft)
    # Noted before the event: after it the turn is somebody else's.
    seat, before = game.playing.turn.seat, game.playing.before(game.playing.turn.seat)
    void = game.rules.on_timeout.voids
    progress.add(settle_turn(game, Cause.TIME_OUT, action.draft, now, void=void))
    progress.end_turn(seat, before)


# -- rounds ---------------------------------------------------------------------------------------


def _begin_round(progress: Progress) -> None:
    progress.add(RoundBegan(progress.game.number + 1, progress.now))
    progress.add(*find_starter(progress.game, progress.chance, progress.now))
    if progress.game.starter is not None:
        progress.add(deal(progress.game, progress.chance, progress.now))


def _choose_starter(progress: Progress, seat: Seat) -> None:
    game = progress.game
    _refuse_table(game, ActionKind.CHOOSE_STARTER)
    _refuse_seat(game, seat)
    if seat in game.given_up:
        raise illegal(Reason.SEAT_GIVEN_UP)
    progress.add(StarterChosen(seat, StarterBy.CHOICE, progress.now))
    progress.add(deal(progress.game, progress.chance, progress.now))
