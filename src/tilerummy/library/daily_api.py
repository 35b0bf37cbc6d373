"""The deal of a day, for programs: what is played, a bot that plays it, and a record that is checked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from tilerummy.bots.bot import Bot
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import (
    LEVELS,
    DailyDeal,
    DailyResult,
    best_known,
    deal_of,
    play,
    read_day,
    result_of,
)
from tilerummy.library.arguments import expect
from tilerummy.library.match_api import Match, loads
from tilerummy.rules.match.record import read_record, write_record
from tilerummy.rules.preset import Rules

TODAY = "today"


@dataclass(frozen=True, slots=True)
class Daily:
    """One short round: the same tiles and the same computers for everybody.

    >>> import tilerummy as tr
    >>> today = tr.daily("2026-11-17")
    >>> today.rules.preset, today.bots
    ('baltic-ru', ('architect', 'saver', 'gambler'))
    >>> match = today.play("greedy")
    >>> today.check(match) == today.check(match.record())
    True
    """

    _told: DailyDeal

    @property
    def day(self) -> date:
        """The day."""
        return self._told.day

    @property
    def rules(self) -> Rules:
        """The box of the day, for one round without a clock."""
        return self._told.rules

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits on the other seats, from the left on."""
        return LEVELS

    def play(self, bot: Bot | str, name: str = "me") -> Match:
        """The whole match with this bot on the person's seat."""
        return loads(write_record(play(self._told, bot_named(bot) if isinstance(bot, str) else bot, name)))

    def best(self) -> DailyResult:
        """The best that our own good players do with it; takes a few seconds."""
        return best_known(self._told)

    def check(self, match: Match | str) -> DailyResult:
        """What a finished match, or the text of its record, comes to: every step of it is made again.

        `NotThisDeal` says where it is not the deal of this day, or not as its computers play.
        """
        given = match.record() if isinstance(match, Match) else match
        text = expect("match", given, str, "a tr.Match or the text of its record")
        return result_of(read_record(text), self._told)

    def __repr__(self) -> str:
        return f"Daily({self.day.isoformat()!r}, rules={self.rules.preset!r})"


def daily(day: str | date = TODAY, box: str | None = None) -> Daily:
    """The deal of a day: today's, or that of a date; `NoDeal` where a day has none.

    `box` is the preset it is played by, if not by that of the day.

    >>> import tilerummy as tr
    >>> tr.daily("2026-11-17")
    Daily('2026-11-17', rules='baltic-ru')
    >>> tr.daily("2026-11-17", box="sabra-de")
    Daily('2026-11-17', rules='sabra-de')
    >>> tr.daily("17.11.2026")
    Traceback (most recent call last):
        ...
    tilerummy.daily.daily_deal.NoDeal: '17.11.2026' is no day: write it like 2026-11-17
    """
    if isinstance(day, date):
        return Daily(deal_of(day, box))
    text = expect("day", day, str, "'today' or a date such as '2026-11-17'")
    return Daily(deal_of(date.today() if text == TODAY else read_day(text), box))
