"""Errors that are not rule violations: one closed list, and the exception that carries one.

The sentences are for programs and logs; what a player reads is `problem-...` in `locales/*/server.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable

from tilerummy.club.terms import ClubRefusal
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import rule_reasons
from tilerummy.rules.refusal import Illegal, SentenceCode, Unreadable


class ErrorCode(SentenceCode):
    """Every reason of the server's own; the codes are the same on the wire, in docs and in catalogues."""

    UNREADABLE = "unreadable", "The message can't be read: {text}"
    TOO_LARGE = "too_large", "The message is too large."
    TOO_MANY = "too_many", "Too many messages at once. Wait a moment."
    TOO_MANY_TABLES = "too_many_tables", "Too many new tables. Finish one first, or wait a while."
    BANNED = "banned", "You can't play on this server for a while."
    BUSY = "busy", "The server is busy. Try again in a moment."
    FAILED = "failed", "The server made a mistake, noted as {reference}. Trying again won't help."
    HELLO_FIRST = "hello_first", "Say hello first: it has to be the first message."
    WRONG_TOKEN = "wrong_token", "This token isn't valid here."
    WRONG_ORIGIN = "wrong_origin", "That page can't talk to this server."
    NO_SUCH_TABLE = "no_such_table", "There's no such table."
    NO_SUCH_PAGE = "no_such_page", "There's nothing at this address."
    NOT_SEATED = "not_seated", "Take a seat first."
    ALREADY_SEATED = "already_seated", "You already have a seat at this table."
    REMOVED = "removed", "The host has taken you off this table. You can still watch."
    TABLE_FULL = "table_full", "All seats are taken."
    BAD_NAME = "bad_name", "A name has 1 to 24 readable characters."
    UNFIT_NAME = "unfit_name", "Please choose another name."
    BAD_RULES = "bad_rules", "These rules can't be played: {text}"
    CLOCK_RANGE = "clock_range", "A turn can take 15 to 600 seconds, 1 to 14 days, or have no clock."
    NO_SUCH_LEVEL = "no_such_level", "There's no bot of that level."
    PLACES_OPEN = "places_open", "Some seats are still open."
    NOT_READY = "not_ready", "Someone isn't ready yet."
    ALREADY_STARTED = "already_started", "The match has already started."
    STARTING = "starting", "The match is about to start."
    START_PAUSED = "start_paused", "Starts were called off again and again. Try again in {seconds} seconds."
    WRONG_SALT = "wrong_salt", "This isn't the salt whose hash you sent."
    NO_SUCH_PLEDGE = "no_such_pledge", "There's no such pledge, or it's used up. Ask for another one."
    NOT_STARTED = "not_started", "No match is being played right now."
    NOT_OVER = "not_over", "The match isn't over yet."
    ROUND_GOES_ON = (
        "round_goes_on",
        "A bot plays this seat to the end of the round. You can take it after that.",
    )
    PAUSED = "paused", "The table is taking a break."
    NOT_AWAY = "not_away", "That player hasn't been away long enough."
    BOT_PLAYS = "bot_plays", "A bot is playing for this seat. Come back first."
    HINTS_OFF = "hints_off", "There are no hints at this table."
    TEXT_OFF = "text_off", "You can only send phrases and reactions at this table."
    TOUCH_OFF = "touch_off", "Nobody whose turn it is lets this screen be touched now."
    SEAT_STAYS = "seat_stays", "At a public table nobody takes a seat over to another device."
    NOBODY_TO_ASK = "nobody_to_ask", "There's nobody at this table who could say yes."
    NOT_ASKED = "not_asked", "Nobody asks for that seat any more."
    ASKED_FIRST = "asked_first", "The player's own device is asked first."
    ASKED_BEFORE = "asked_before", "Somebody at the table said no. Ask again in a few minutes."
    SAY_ONE_THING = "say_one_thing", "Say one thing at a time: a phrase, a reaction or a text."
    NO_SUCH_DAY = "no_such_day", "There's no deal for that day: {text}"
    NOT_THIS_DEAL = "not_this_deal", "This isn't a game of that day's deal: {text}"
    NO_SUCH_FAMILY = "no_such_family", "There's no such family table."
    LINK_CHANGED = "link_changed", "This link has been changed. Ask whoever sent it."
    NOT_IN_FAMILY = "not_in_family", "Say first who you are at this table."
    NAME_TAKEN = "name_taken", "There's somebody called {name} at this table already."
    NOT_SETTLED = "not_settled", "Only a phone that somebody let in a week ago can do that."
    CAME_LATER = "came_later", "Only somebody who came before can do that."
    ENOUGH_PHONES = "enough_phones", "That's enough new phones for a week."
    NOT_THERE = "not_there", "That isn't there any more."
    NO_SUCH_PERSON = "no_such_person", "There's nobody of that number at this table."
    WRONG_KEY = "wrong_key", "That isn't the key of the card."
    NO_SUCH_CLUB = "no_such_club", "There's no such evening."
    NO_NOTICES = "no_notices", "This server sends no notices."
    NO_SUCH_SCREEN = "no_such_screen", "No screen shows {word}."
    WORDS_PAUSED = "words_paused", "That were too many wrong words. Try again in a minute."


class Rejected(Exception):
    """Something the server does not do, with the reason."""

    def __init__(self, problem: ErrorCode, **args: str | int) -> None:
        self.problem, self.values = problem, args
        super().__init__(problem.sentence.format_map(args))

    def __reduce__(self) -> tuple[Callable[..., Rejected], tuple[object, ...]]:
        """Made anew from the code and its values, so that it comes whole out of a worker process."""
        return _rejected, (type(self), self.problem, self.values)


class RightsEnded(Rejected):
    """Somebody was let in and may not stay: banned, forgotten, or with a key that does not fit any more."""


def _rejected(kind: type[Rejected], problem: ErrorCode, args: dict[str, str | int]) -> Rejected:
    return kind(problem, **args)


# -- Why something was not done, as messages -------------------------------------------------------
# Reasons of the rules, and the server's own.


def reasons_of(why: Illegal | Rejected | Unreadable | ClubRefusal) -> list[m.RefusalOf]:
    """Every reason why something was not done."""
    match why:
        case Illegal():
            return rule_reasons(why.refusals)
        case Rejected():
            return [m.RefusalOf(why.problem.value, why.values)]
        case ClubRefusal():
            return [m.RefusalOf(f"club_{why.reason.value}", why.given)]
        case Unreadable():
            return [m.RefusalOf(ErrorCode.UNREADABLE.value, {"text": str(why)})]
