"""What happens at a table by itself: time-outs, the clock while nobody is there, the turns of bots.

Whoever looks after a table asks one after the other what is due, and does it. When somebody has to look again
is kept with the table, so any process can.
"""

from __future__ import annotations

from msgspec import structs
from msgspec.structs import replace

from tilerummy.bots.cast import BEGIN, RoundSeen, next_strength
from tilerummy.protocol.messages import PartyPhase
from tilerummy.rules.match.action import Action, GiveUp, StartClock, StopClock, TimeOut
from tilerummy.rules.match.event import ClockStarted, Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import check_draft
from tilerummy.rules.match.referee import apply
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.table.party import DAY, Party
from tilerummy.server.table.salts import called_off
from tilerummy.server.table.seat_moves import next_seat_due
from tilerummy.server.table.table_state import (
    Circumstances,
    TableState,
    TableStep,
    laid_so_far,
    play_of,
    playing,
)

WATCH_MS = 20_000
"""A bot that has not played by then is asked again, by whichever process notices."""


def due(state: TableState, circumstances: Circumstances) -> int | None:
    """When somebody has to look at the table again."""
    times: list[int] = [state.party.reveal_by] if state.party.reveal_by else []
    seat = next_seat_due(state.party)
    times += [] if seat is None else [seat]
    if state.game is not None and state.game.clock is not None:
        deadline, given = state.game.clock.deadline, given_until(state)
        times += [] if deadline is None else [deadline]
        times += [] if given is None or given <= circumstances.now else [given]
    if bot_in_turn(state, circumstances) is not None:
        # Somebody plays it now; the watch is for the case that this process dies meanwhile.
        times.append(circumstances.now + WATCH_MS)
    return min(times, default=None)


def chore(state: TableState, circumstances: Circumstances) -> Action | None:
    """What the clock has to do now, if anything."""
    game = state.game
    if game is None or game.phase is not Phase.PLAYING or game.clock is None:
        return None
    # The time-out comes before the pause: a turn that was over before everybody left is over.
    if game.clock.over(circumstances.now):
        return time_out(state)
    given = given_until(state)
    runs = goes_on(state, circumstances) and (given is None or given <= circumstances.now)
    if runs == game.clock.running:
        return None
    return StartClock() if runs else StopClock()


def given_until(state: TableState) -> int | None:
    """Until when the clock stands still for a player who has more time; None if it runs as for anybody.

    The record shows it as a clock that was stopped and started again, so no turn came late afterwards.
    """
    if state.game is None or state.turn is None or not state.tail:
        return None
    chair, limit, last = state.party.chairs[state.turn], state.game.rules.time_limit_s, state.tail[-1]
    # Once it was started it runs; and a turn of days is long enough.
    if not chair.more_time or chair.level or limit >= DAY or isinstance(last, ClockStarted):
        return None
    return last.at + 1000 * limit


def missed_start(state: TableState, circumstances: Circumstances) -> TableStep | None:
    """What becomes of a match that was about to begin when somebody has not told the salt in time."""
    if not state.party.reveal_by or circumstances.now < state.party.reveal_by:
        return None
    return TableStep(called_off(state.party, circumstances.now, late=True), state.game)


def goes_on(state: TableState, circumstances: Circumstances) -> bool:
    """Whether the match goes on: not in a pause, and with somebody there unless turns have days."""
    game, party = state.game, state.party
    if game is None or party.phase is not PartyPhase.PLAYING or party.paused:
        return False
    # Where a turn has days nobody is expected to be there.
    return game.rules.time_limit_s >= DAY or circumstances.somebody(party)


def time_out(state: TableState) -> TimeOut:
    """The end of the turn, from the last draft if it can be one."""
    if state.game is None or state.turn is None or (laid := laid_so_far(state)) is None:
        return TimeOut()
    try:
        draft = play_of(state.turn, laid)
        check_draft(state.game, draft)
    # The page writes drafts: one that makes no sense counts as none, and the time is over all the same.
    except (Illegal, Unreadable):
        return TimeOut()
    return TimeOut(draft)


def bot_in_turn(state: TableState, circumstances: Circumstances) -> tuple[Seat, str] | None:
    """The seat and level of the bot that has to play now, if one has."""
    turn = state.turn
    if turn is None or not goes_on(state, circumstances):
        return None
    level = state.party.chairs[turn].played_by
    return None if level is None else (turn, level)


# -- bots that adapt ------------------------------------------------------------------------------
# The table keeps how strongly they play, and sets it between rounds. They adapt to one person at a table of
# their own. Where several people play, or strangers may watch and compare, everybody meets the same bot.


def adapts_to(party: Party) -> Seat | None:
    """The seat of the person that bots of this table adapt to; None if they do not."""
    people = [Seat(i) for i, chair in enumerate(party.chairs) if chair.human]
    return people[0] if len(people) == 1 and not party.plan.public else None


def is_due(party: Party, game: Game, seat: Seat) -> bool:
    """Whether a bot has to be set for the round that has begun."""
    chair = party.chairs[seat]
    # Once a round: by then the round before has shown something.
    return chair.adapts and game.number > 1 and chair.set_for < game.number and adapts_to(party) is not None


def with_strength(party: Party, game: Game, seat: Seat, seen: RoundSeen | None) -> Party:
    """The party with this bot set for the round; without news it plays on as it did."""
    chair = party.chairs[seat]
    if seen is None:
        return party.with_chair(seat, replace(chair, set_for=game.number))
    before = BEGIN if chair.strength is None else chair.strength
    strength = next_strength(before, seen, chair.rounds_seen)
    chair = replace(chair, strength=strength, rounds_seen=chair.rounds_seen + 1, set_for=game.number)
    return party.with_chair(seat, chair)


# -- a match that nobody goes on with -------------------------------------------------------------


def put_away(state: TableState, now: int) -> TableStep:
    """The end of the match as it stands: finished rounds count, the one that was broken off for nobody."""
    game, party = playing(state), state.party
    # No record runs backwards, whatever the clocks of servers do.
    now = max(now, state.tail[-1].at)
    events: list[Event] = []
    for seat in _in_order(game):
        game, more = apply(game, GiveUp(seat), now, secret=bytes.fromhex(party.secret))
        events += more
    return TableStep(structs.replace(party, phase=PartyPhase.OVER, paused=False), game, tuple(events))


def _in_order(game: Game) -> list[Seat]:
    """Whoever has passed goes first: left alone, they would be all who play, and the round over."""
    passed = frozenset() if game.round is None else game.round.passed
    return sorted(game.active, key=lambda seat: seat not in passed)
