"""What happens at a table by itself: time-outs, the clock while nobody is there, the turns of bots."""

from __future__ import annotations

from tilerummy.rules.action import Action, StartClock, StopClock, TimeOut
from tilerummy.rules.game import Phase
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.rules.seat import Seat
from tilerummy.rules.settling import check_draft
from tilerummy.server.messages import PartyPhase
from tilerummy.server.moment import Moment
from tilerummy.server.party import DAY
from tilerummy.server.sitting import Sitting, play_of

WATCH_MS = 20_000
"""A bot that has not played by then is asked again, by whichever process notices."""


def chore(sitting: Sitting, moment: Moment) -> Action | None:
    """What the clock has to do now, if anything."""
    game = sitting.game
    if game is None or game.phase is not Phase.PLAYING or game.clock is None:
        return None
    if game.clock.over(moment.now):
        return time_out(sitting)
    runs = goes_on(sitting, moment)
    if runs == game.clock.running:
        return None
    return StartClock() if runs else StopClock()


def goes_on(sitting: Sitting, moment: Moment) -> bool:
    """Whether the match goes on: not in a pause, and with somebody there unless turns have days."""
    game, party = sitting.game, sitting.party
    if game is None or party.phase is not PartyPhase.PLAYING or party.paused:
        return False
    return game.rules.time_limit_s >= DAY or moment.somebody(party)


def time_out(sitting: Sitting) -> TimeOut:
    """The end of the turn, from the last draft if it can be one."""
    if sitting.draft is None or sitting.game is None or sitting.turn is None:
        return TimeOut()
    try:
        draft = play_of(sitting.turn, sitting.draft)
        check_draft(sitting.game, draft)
    except (Illegal, Unreadable):
        return TimeOut()
    return TimeOut(draft)


def bot_in_turn(sitting: Sitting, moment: Moment) -> tuple[Seat, str] | None:
    """The seat and level of the bot that has to play now, if one has."""
    turn = sitting.turn
    if turn is None or not goes_on(sitting, moment):
        return None
    level = sitting.party.chairs[turn].played_by
    return None if level is None else (turn, level)


def due(sitting: Sitting, moment: Moment) -> int | None:
    """When somebody has to look at the table again."""
    times: list[int] = []
    if sitting.game is not None and sitting.game.clock is not None:
        deadline = sitting.game.clock.deadline
        times += [] if deadline is None else [deadline]
    if bot_in_turn(sitting, moment) is not None:
        times.append(moment.now + WATCH_MS)
    return min(times, default=None)
