"""The referee: what happens when somebody asks for something, or every reason why it may not.

`apply` takes a game, an action and the time and gives the new game with the events that led there;
it raises `Illegal` with all reasons. Nothing else changes a game. Time and secret are arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from tilerummy.rules.match import action as act
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.chance import SECRET_BYTES, Chance, commitment
from tilerummy.rules.match.choice import table_choices
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.move import Playable, Progress, check_draft, debt, illegal, make_move, settle_turn
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.parameter import NextStarter, Starter
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Reason
from tilerummy.rules.tile import Tile


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
) -> tuple[Game, tuple[ev.Event, ...]]:
    """Sit the players down and begin the first round.

    `rounds` is the number agreed, None for as long as the table likes; where the rules give a number,
    that holds. `sealed` says how the salts were given, `called_off` how many starts before this one did not
    come off, for the record.
    """
    # A short secret could be guessed from its hash, and with it every deal.
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes")
    begun = ev.MatchStarted(
        rules, tuple(players), _rounds(rules, rounds), commitment(secret), now, sealed, called_off
    )
    progress = Progress(evolve(None, begun), _chance(secret, players), now, events=[begun])
    _begin_round(progress)
    return progress.game, tuple(progress.events)


def _rounds(rules: Rules, agreed: int | None) -> int | None:
    if isinstance(rules.rounds, int):
        # 9.8: where the sheet gives a number of rounds, the table has no say.
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
    action: act.Action,
    now: int,
    *,
    secret: bytes,
    playable: Playable | None = None,
    seen: int | None = None,
) -> tuple[Game, tuple[ev.Event, ...]]:
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
    game: Game, action: act.Action, now: int, *, secret: bytes, playable: Playable | None = None
) -> tuple[ev.Event, ...]:
    """Only what would happen; folding it into the game gives the same as `apply`."""
    return apply(game, action, now, secret=secret, playable=playable)[1]


def _act(progress: Progress, action: act.Action) -> None:
    match action:
        case act.Play() | act.Draw() | act.Discard() | act.Pass() | act.EndInvalid():
            _refuse_out_of_turn(progress, action.seat)
            make_move(progress, action)
        case act.TimeOut():
            _time_out(progress, action)
        case act.GiveUp():
            _give_up(progress, action.seat)
        case act.TakeOver():
            _take_over(progress, action)
        case act.ChooseStarter():
            _choose_starter(progress, action.seat)
        case act.NextRound():
            _refuse_table(progress.game, act.ActionKind.NEXT_ROUND)
            _begin_round(progress)
        case act.EndMatch():
            _refuse_table(progress.game, act.ActionKind.END_MATCH)
            progress.end_match()
        case act.StopClock() | act.StartClock():
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


def _refuse_table(game: Game, kind: act.ActionKind) -> None:
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
        progress.add(*(() if owed is None else (ev.Discarded(seat, owed, now),)))
    progress.add(ev.GaveUp(seat, now))


def _take_over(progress: Progress, action: act.TakeOver) -> None:
    game, seat = progress.game, action.seat
    _refuse_seat(game, seat)
    # Without a name the same player comes back, and must have gone; a name is somebody else's, who may be put
    # in the place of a player who is still there.
    if seat not in game.given_up and action.name is None:
        raise illegal(Reason.SEAT_NOT_FREE)
    name = game.players[seat].name if action.name is None else action.name
    progress.add(ev.TakenOver(seat, name, progress.now))


def _refuse_clock(game: Game) -> None:
    reasons = _wrong_moment(game)
    if not reasons and game.clock is None:
        reasons.append(Reason.NO_CLOCK)
    if reasons:
        raise illegal(*reasons)


def _set_clock(progress: Progress, action: act.StopClock | act.StartClock) -> None:
    game, stop = progress.game, isinstance(action, act.StopClock)
    _refuse_clock(game)
    _refuse_table(game, act.ActionKind.STOP_CLOCK if stop else act.ActionKind.START_CLOCK)
    progress.add(ev.ClockStopped(progress.now) if stop else ev.ClockStarted(progress.now))


def _time_out(progress: Progress, action: act.TimeOut) -> None:
    game, now = progress.game, progress.now
    _refuse_clock(game)
    if game.clock is not None and not game.clock.over(now):
        raise illegal(Reason.TOO_EARLY)
    if action.draft is not None:
        check_draft(game, action.draft)
    # Noted before the event: after it the turn is somebody else's.
    seat, before = game.playing.turn.seat, game.playing.before(game.playing.turn.seat)
    void = game.rules.on_timeout.voids
    progress.add(settle_turn(game, ev.Cause.TIME_OUT, action.draft, now, void=void))
    progress.end_turn(seat, before)


# -- rounds ---------------------------------------------------------------------------------------


def _begin_round(progress: Progress) -> None:
    progress.add(ev.RoundBegan(progress.game.number + 1, progress.now))
    progress.add(*find_starter(progress.game, progress.chance, progress.now))
    if progress.game.starter is not None:
        progress.add(deal(progress.game, progress.chance, progress.now))


def _choose_starter(progress: Progress, seat: Seat) -> None:
    game = progress.game
    _refuse_table(game, act.ActionKind.CHOOSE_STARTER)
    _refuse_seat(game, seat)
    if seat in game.given_up:
        raise illegal(Reason.SEAT_GIVEN_UP)
    progress.add(ev.StarterChosen(seat, ev.StarterBy.CHOICE, progress.now))
    progress.add(deal(progress.game, progress.chance, progress.now))


# Who starts a round: by a tile drawn, a die, a lot, by the round before, or as the table chooses.


def find_starter(game: Game, chance: Chance, now: int) -> Iterator[ev.Event]:
    """What happens until the starter of the round is found; nothing if the table has to choose."""
    # The first round has none before it, whatever the rules say of later ones.
    follows = _by_round_before(game, now) if game.results else None
    if follows is not None:
        yield follows
        return
    match game.rules.starter:
        case Starter.HIGHEST_TILE_RETURNED:
            yield from _by_tile(game, chance, now)
        case Starter.DIE_HIGHEST:
            yield from _by_die(game, chance, now)
        case Starter.LOT:
            seats = game.active
            # Each use of chance has a stream of its own, named here: an audit draws the same again.
            place = chance.stream(game.number, "starter 1").below(len(seats))
            yield ev.StarterChosen(seats[place], ev.StarterBy.LOT, now)
        case Starter.PLAYERS_CHOOSE:
            return
        case _:
            assert_never(game.rules.starter)


def _by_round_before(game: Game, now: int) -> ev.Event | None:
    """Who starts because of the round before (2.8); None if each round finds its starter anew."""
    assert game.last_starter is not None
    match game.rules.next_starter:
        case NextStarter.STARTER_RULE:
            return None
        case NextStarter.NEXT_SEAT:
            return ev.StarterChosen(game.next_active(game.last_starter), ev.StarterBy.NEXT_SEAT, now)
        case NextStarter.WINNER:
            # 2.8: of several winners of a blocked round the first in playing order starts.
            order = game.order_from(game.last_starter)
            winner = next(seat for seat in order if seat in game.results[-1].winners)
            return ev.StarterChosen(_if_active(game, winner), ev.StarterBy.WON_BEFORE, now)
        case _:
            assert_never(game.rules.next_starter)


def _if_active(game: Game, seat: Seat) -> Seat:
    """The seat itself, or who plays after it if it has given up."""
    return game.next_active(seat) if seat in game.given_up else seat


def _by_tile(game: Game, chance: Chance, now: int) -> Iterator[ev.Event]:
    """Each draws a tile, the tied draw again, and the tiles go back; a joker ranks as 0."""
    seats, drawing = game.active, 0
    while len(seats) > 1 or drawing == 0:
        drawing += 1
        # The tiles go back before the tied draw again (2.2): each drawing is a shuffle of all of them.
        tiles = chance.stream(game.number, f"starter {drawing}").shuffled(game.setting.tiles())
        # More tiles than seats: the rest of the shuffle is simply not drawn.
        drawn = dict(zip(seats, tiles, strict=False))
        yield from (ev.StarterDrew(seat, tile, now) for seat, tile in drawn.items())
        seats = _highest({seat: tile.number for seat, tile in drawn.items()})
    yield ev.StarterChosen(seats[0], ev.StarterBy.HIGHEST_TILE, now)


def _by_die(game: Game, chance: Chance, now: int) -> Iterator[ev.Event]:
    """Each rolls the die, and the tied roll again."""
    seats, rolling = game.active, 0
    while len(seats) > 1 or rolling == 0:
        rolling += 1
        # A new stream a roll: those who tie must not see the same dice again.
        stream = chance.stream(game.number, f"starter {rolling}")
        rolls = {seat: stream.die() for seat in seats}
        yield from (ev.StarterRolled(seat, roll, now) for seat, roll in rolls.items())
        seats = _highest(rolls)
    yield ev.StarterChosen(seats[0], ev.StarterBy.HIGHEST_ROLL, now)


def _highest(ranks: dict[Seat, int]) -> tuple[Seat, ...]:
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)


# The deal: the shuffled tiles go to the racks and the pools, starter first.


def deal(game: Game, chance: Chance, now: int) -> ev.Dealt:
    """Deal a round by chance."""
    assert game.starter is not None
    tiles = chance.stream(game.number, "deal").shuffled(game.setting.tiles())
    return share_out(game.rules, tiles, game.order_from(game.starter), now)


def share_out(rules: Rules, tiles: tuple[Tile, ...], order: Sequence[Seat], now: int) -> ev.Dealt:
    """Deal tiles as they lie: hands from the front, the face-up tile from the back, the rest is the pool.

    `order` are all seats in playing order, the starter first.
    """
    face_up: Tile | None = None
    # 2.7: the last tile of the pool lies open, so it is never drawn.
    if rules.face_up_eighth.lies_open:
        tiles, face_up = tiles[:-1], tiles[-1]
    hands: dict[Seat, tuple[Tile, ...]] = {}
    for seat in order:
        # 2.4: a starter who discards first is dealt one tile more.
        size = rules.starter_hand if seat == order[0] else rules.hand_size
        hands[seat], tiles = tiles[:size], tiles[size:]
    pools: tuple[tuple[Tile, ...], ...] = (tiles,)
    # 2.6: whatever is left after the deal, shared out.
    if rules.pool_owner.personal:
        # One by one from the starter on, so that odd tiles go to the first.
        pools = tuple(tiles[order.index(seat) :: len(order)] for seat in sorted(order))
    return ev.Dealt(tuple(hands[seat] for seat in sorted(order)), pools, face_up, now)
