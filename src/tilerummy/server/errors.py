"""Errors that are not rule violations: one closed list, and the exception that carries one.

The sentences are for programs and logs; what a player reads is `problem-...` in `locales/*/server.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import rule_reasons
from tilerummy.rules.refusal import Illegal, Unreadable


class ErrorCode(StrEnum):
    """Every reason of the server's own; the codes are the same on the wire, in docs and in catalogues."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    TOO_MANY_TABLES = "too_many_tables"
    BANNED = "banned"
    BUSY = "busy"
    FAILED = "failed"
    HELLO_FIRST = "hello_first"
    WRONG_TOKEN = "wrong_token"
    WRONG_ORIGIN = "wrong_origin"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_PAGE = "no_such_page"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    REMOVED = "removed"
    TABLE_FULL = "table_full"
    BAD_NAME = "bad_name"
    UNFIT_NAME = "unfit_name"
    BAD_RULES = "bad_rules"
    CLOCK_RANGE = "clock_range"
    NO_SUCH_LEVEL = "no_such_level"
    PLACES_OPEN = "places_open"
    NOT_READY = "not_ready"
    ALREADY_STARTED = "already_started"
    STARTING = "starting"
    START_PAUSED = "start_paused"
    WRONG_SALT = "wrong_salt"
    NO_SUCH_PLEDGE = "no_such_pledge"
    NOT_STARTED = "not_started"
    NOT_OVER = "not_over"
    ROUND_GOES_ON = "round_goes_on"
    PAUSED = "paused"
    NOT_AWAY = "not_away"
    BOT_PLAYS = "bot_plays"
    HINTS_OFF = "hints_off"
    TEXT_OFF = "text_off"
    TOUCH_OFF = "touch_off"
    SEAT_STAYS = "seat_stays"
    NOBODY_TO_ASK = "nobody_to_ask"
    NOT_ASKED = "not_asked"
    ASKED_FIRST = "asked_first"
    ASKED_BEFORE = "asked_before"
    SAY_ONE_THING = "say_one_thing"
    NO_SUCH_DAY = "no_such_day"
    NOT_THIS_DEAL = "not_this_deal"
    NO_SUCH_FAMILY = "no_such_family"
    LINK_CHANGED = "link_changed"
    NOT_IN_FAMILY = "not_in_family"
    NAME_TAKEN = "name_taken"
    NOT_SETTLED = "not_settled"
    CAME_LATER = "came_later"
    ENOUGH_PHONES = "enough_phones"
    NOT_THERE = "not_there"
    NO_SUCH_PERSON = "no_such_person"
    WRONG_KEY = "wrong_key"
    NO_NOTICES = "no_notices"


SENTENCES: dict[ErrorCode, str] = {
    ErrorCode.UNREADABLE: "The message can't be read: {text}",
    ErrorCode.TOO_LARGE: "The message is too large.",
    ErrorCode.TOO_MANY: "Too many messages at once. Wait a moment.",
    ErrorCode.TOO_MANY_TABLES: "Too many new tables. Finish one first, or wait a while.",
    ErrorCode.BANNED: "You can't play on this server for a while.",
    ErrorCode.BUSY: "The server is busy. Try again in a moment.",
    ErrorCode.FAILED: "The server made a mistake, noted as {reference}. Trying again won't help.",
    ErrorCode.HELLO_FIRST: "Say hello first: it has to be the first message.",
    ErrorCode.WRONG_TOKEN: "This token isn't valid here.",
    ErrorCode.WRONG_ORIGIN: "That page can't talk to this server.",
    ErrorCode.NO_SUCH_TABLE: "There's no such table.",
    ErrorCode.NO_SUCH_PAGE: "There's nothing at this address.",
    ErrorCode.NOT_SEATED: "Take a seat first.",
    ErrorCode.ALREADY_SEATED: "You already have a seat at this table.",
    ErrorCode.REMOVED: "The host has taken you off this table. You can still watch.",
    ErrorCode.TABLE_FULL: "All seats are taken.",
    ErrorCode.BAD_NAME: "A name has 1 to 24 readable characters.",
    ErrorCode.UNFIT_NAME: "Please choose another name.",
    ErrorCode.BAD_RULES: "These rules can't be played: {text}",
    ErrorCode.CLOCK_RANGE: "A turn can take 15 to 600 seconds, 1 to 14 days, or have no clock.",
    ErrorCode.NO_SUCH_LEVEL: "There's no bot of that level.",
    ErrorCode.PLACES_OPEN: "Some seats are still open.",
    ErrorCode.NOT_READY: "Someone isn't ready yet.",
    ErrorCode.ALREADY_STARTED: "The match has already started.",
    ErrorCode.STARTING: "The match is about to start.",
    ErrorCode.START_PAUSED: "Starts were called off again and again. Try again in {seconds} seconds.",
    ErrorCode.WRONG_SALT: "This isn't the salt whose hash you sent.",
    ErrorCode.NO_SUCH_PLEDGE: "There's no such pledge, or it's used up. Ask for another one.",
    ErrorCode.NOT_STARTED: "No match is being played right now.",
    ErrorCode.NOT_OVER: "The match isn't over yet.",
    ErrorCode.ROUND_GOES_ON: "A bot plays this seat to the end of the round. You can take it after that.",
    ErrorCode.PAUSED: "The table is taking a break.",
    ErrorCode.NOT_AWAY: "That player hasn't been away long enough.",
    ErrorCode.BOT_PLAYS: "A bot is playing for this seat. Come back first.",
    ErrorCode.HINTS_OFF: "There are no hints at this table.",
    ErrorCode.TEXT_OFF: "You can only send phrases and reactions at this table.",
    ErrorCode.TOUCH_OFF: "Nobody whose turn it is lets this screen be touched now.",
    ErrorCode.SEAT_STAYS: "At a public table nobody takes a seat over to another device.",
    ErrorCode.NOBODY_TO_ASK: "There's nobody at this table who could say yes.",
    ErrorCode.NOT_ASKED: "Nobody asks for that seat any more.",
    ErrorCode.ASKED_FIRST: "The player's own device is asked first.",
    ErrorCode.ASKED_BEFORE: "Somebody at the table said no. Ask again in a few minutes.",
    ErrorCode.SAY_ONE_THING: "Say one thing at a time: a phrase, a reaction or a text.",
    ErrorCode.NO_SUCH_DAY: "There's no deal for that day: {text}",
    ErrorCode.NOT_THIS_DEAL: "This isn't a game of that day's deal: {text}",
    ErrorCode.NO_SUCH_FAMILY: "There's no such family table.",
    ErrorCode.LINK_CHANGED: "This link has been changed. Ask whoever sent it.",
    ErrorCode.NOT_IN_FAMILY: "Say first who you are at this table.",
    ErrorCode.NAME_TAKEN: "There's somebody called {name} at this table already.",
    ErrorCode.NOT_SETTLED: "Only a phone that somebody let in a week ago can do that.",
    ErrorCode.CAME_LATER: "Only somebody who came before can do that.",
    ErrorCode.ENOUGH_PHONES: "That's enough new phones for a week.",
    ErrorCode.NOT_THERE: "That isn't there any more.",
    ErrorCode.NO_SUCH_PERSON: "There's nobody of that number at this table.",
    ErrorCode.WRONG_KEY: "That isn't the key of the card.",
    ErrorCode.NO_NOTICES: "This server sends no notices.",
}


class Rejected(Exception):
    """Something the server does not do, with the reason."""

    def __init__(self, problem: ErrorCode, **args: str | int) -> None:
        self.problem, self.values = problem, args
        super().__init__(SENTENCES[problem].format_map(args))

    def __reduce__(self) -> tuple[Callable[..., Rejected], tuple[object, ...]]:
        """Made anew from the code and its values, so that it comes whole out of a worker process."""
        return _rejected, (type(self), self.problem, self.values)


class RightsEnded(Rejected):
    """Somebody was let in and may not stay: banned, forgotten, or with a key that does not fit any more."""


def _rejected(kind: type[Rejected], problem: ErrorCode, args: dict[str, str | int]) -> Rejected:
    return kind(problem, **args)


# -- Why something was not done, as messages -------------------------------------------------------
# Reasons of the rules, and the server's own.


def reasons_of(why: Illegal | Rejected | Unreadable) -> list[m.RefusalOf]:
    """Every reason why something was not done."""
    match why:
        case Illegal():
            return rule_reasons(why.refusals)
        case Rejected():
            return [m.RefusalOf(why.problem.value, why.values)]
        case Unreadable():
            return [m.RefusalOf(ErrorCode.UNREADABLE.value, {"text": str(why)})]
