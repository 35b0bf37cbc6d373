"""What happens at a table by itself: time-outs, the clock while nobody is there, the turns of bots."""

from __future__ import annotations

from tilerummy.protocol.messages import PartyPhase
from tilerummy.rules.match.action import Action, StartClock, StopClock, TimeOut
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.table.moving import next_seat_due
from tilerummy.server.table.party import DAY
from tilerummy.server.table.request_context import Situation
from tilerummy.server.table.salts import called_off
from tilerummy.server.table.table_state import Step, TableState, laid_so_far, play_of

WATCH_MS = 20_000
"""A bot that has not played by then is asked again, by whichever process notices."""


def chore(state: TableState, situation: Situation) -> Action | None:
    """What the clock has to do now, if anything."""
    game = state.game
    if game is None or game.phase is not Phase.PLAYING or game.clock is None:
        return None
    # The time-out comes before the pause: a turn that was over before everybody left is over.
    if game.clock.over(situation.now):
        return time_out(state)
    runs = goes_on(state, situation)
    if runs == game.clock.running:
        return None
    return StartClock() if runs else StopClock()


def missed_start(state: TableState, situation: Situation) -> Step | None:
    """What becomes of a match that was about to begin when somebody has not told the salt in time."""
    if not state.party.reveal_by or situation.now < state.party.reveal_by:
        return None
    return Step(called_off(state.party, situation.now, late=True), state.game)


def goes_on(state: TableState, situation: Situation) -> bool:
    """Whether the match goes on: not in a pause, and with somebody there unless turns have days."""
    game, party = state.game, state.party
    if game is None or party.phase is not PartyPhase.PLAYING or party.paused:
        return False
    return game.rules.time_limit_s >= DAY or situation.somebody(party)


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


def bot_in_turn(state: TableState, situation: Situation) -> tuple[Seat, str] | None:
    """The seat and level of the bot that has to play now, if one has."""
    turn = state.turn
    if turn is None or not goes_on(state, situation):
        return None
    level = state.party.chairs[turn].played_by
    return None if level is None else (turn, level)


def due(state: TableState, situation: Situation) -> int | None:
    """When somebody has to look at the table again."""
    times: list[int] = [state.party.reveal_by] if state.party.reveal_by else []
    seat = next_seat_due(state.party)
    times += [] if seat is None else [seat]
    if state.game is not None and state.game.clock is not None:
        deadline = state.game.clock.deadline
        times += [] if deadline is None else [deadline]
    if bot_in_turn(state, situation) is not None:
        times.append(situation.now + WATCH_MS)
    return min(times, default=None)
