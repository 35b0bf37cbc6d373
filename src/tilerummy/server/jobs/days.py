"""What workers do about the deals of days: a computer's move, a record played again, the best line."""

from __future__ import annotations

from tilerummy.daily.daily_deal import (
    DailyResult,
    NotThisDeal,
    best_known,
    computer_move,
    deal_of,
    read_day,
    result_of,
)
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.record import read_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.refusal import BadRules, Unreadable


def day_move(day: str, view: View, seat: Seat, sequence: int) -> Action:
    """What a computer of that day does."""
    return computer_move(deal_of(read_day(day)), view, seat, sequence)


def day_result(text: str, day: str) -> DailyResult | str:
    """What a record comes to, or what is wrong with it."""
    try:
        return result_of(read_record(text), read_day(day))
    except (NotThisDeal, Unreadable, BadRules) as error:
        return str(error)


def day_best(day: str) -> DailyResult:
    """The best line that our own players find."""
    return best_known(deal_of(read_day(day)))
