"""The terms of a club's evening: what can be chosen for it, how far things are, its bounds, why it refuses.

Apart from the evening itself, for messages are made of them, and a device without a server has messages but
no evenings.
"""

from __future__ import annotations

from enum import StrEnum

from tilerummy.rules.refusal import SentenceCode

MOST_PEOPLE, MOST_ROUNDS, MOST_MINUTES, MOST_DEALS = 400, 12, 600, 6
LONGEST_NAME, LONGEST_WHY = 40, 200
MOST_POINTS = 10_000


class DrawnBy(StrEnum):
    """How the rounds are drawn."""

    CHANCE = "chance"
    """By lot, and nobody meets twice while it can be helped."""
    STANDING = "standing"
    """With those who stand near, where that is possible without meeting again."""
    ALL = "all"
    """As by chance, for as many rounds as it takes until everybody has met everybody."""
    WINNERS = "winners"
    """Whoever wins a table goes on; the best of the others fill up the last one."""


class CountBy(StrEnum):
    """What is looked at first; what else there is decides among those who are level."""

    POINTS = "points"
    """The points of the sheet, then rounds won."""
    PLACES = "places"
    """4 for the first of a table, 3, 2, 1 for the next; then the points of the sheet."""
    WINS = "wins"
    """Rounds won, then the points of the sheet."""


class FinalOf(StrEnum):
    """What comes after the last round."""

    NONE = "none"
    TABLE = "table"
    """A table of the first four; all begin at nought."""
    TWO = "two"
    """The first two."""


class PlayedOn(StrEnum):
    """What the rounds are played with."""

    BOXES = "boxes"
    PAGE = "page"
    EITHER = "either"
    """Each table as it likes."""


class DealOf(StrEnum):
    """Which tiles a table is dealt; where the page deals them."""

    OWN = "own"
    SAME = "same"
    """All tables of a round the same: seats are compared with each other."""


class Presence(StrEnum):
    """Whether somebody is drawn for the next round."""

    HERE = "here"
    PAUSED = "paused"
    LEFT = "left"


class ResultState(StrEnum):
    """How far the result of a table is."""

    PLAYING = "playing"
    ONE_YES_MISSING = "one_yes_missing"
    DISPUTED = "disputed"
    IN = "in"


class ClubReason(SentenceCode):
    """Every reason for which an evening refuses something; the catalogues have a sentence for each."""

    BAD_PLAN = "bad_plan", "This can't be played: {what}"
    EVENING_OPEN = "evening_open", "The evening is already open."
    EVENING_OVER = "evening_over", "The evening is over. Results can still be corrected."
    NAME_EMPTY = "name_empty", "A name has 1 to {most} letters."
    NAME_TWICE = "name_twice", "{name} is already here. Add a letter."
    TOO_MANY = "too_many", "An evening has at most {most} people."
    TOO_FEW = "too_few", "At least {fewest} people are needed for a table."
    NO_SUCH_GUEST = "no_such_guest", "Nobody here has the number {number}."
    NO_SUCH_TABLE = "no_such_table", "There's no table {table}."
    RESULTS_MISSING = "results_missing", "Results are still missing. Tables: {tables}"
    ROUNDS_OVER = "rounds_over", "All rounds have been drawn."
    OTHER_ROUND = "other_round", "That's not the round you mean: it's round {round} now."
    BAD_SEATING = "bad_seating", "Everyone who is here sits once, at a table the box allows, or sits out."
    NOT_DRAWN = "not_drawn", "Draw a round first."
    DRAW_AGAIN = "draw_again", "Someone has come or gone since. Draw the round again."
    NOT_SHOWN = "not_shown", "This round hasn't been shown yet."
    RESULT_IN = "result_in", "This result is already in. The organiser can correct it."
    BAD_RESULT = "bad_result", "A result has a number for everyone at the table, from -{most} to {most}."
    SUM_WRONG = "sum_wrong", "Plus and minus don't add up: {sum} is left over."
    NOTHING_WRITTEN = "nothing_written", "Nobody has written down a result here yet."
    OWN_YES = "own_yes", "Someone else at the table has to say yes."
    DISPUTED = "disputed", "Two results were written down here. The organiser decides."
    NOT_AT_TABLE = "not_at_table", "Only people at this table can do that."
    NOT_ORGANISER = "not_organiser", "Only the organiser can do that."


class ClubRefusal(Exception):
    """Something that cannot be done in this evening, with the reason; nothing has changed."""

    def __init__(self, reason: ClubReason, **args: str | int) -> None:
        self.reason, self.given = reason, args
        super().__init__(reason.sentence.format_map(args))

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew from its reason: an exception is otherwise unpickled from its message alone."""
        return _refusal_from, (self.reason, self.given)


def _refusal_from(reason: ClubReason, args: dict[str, str | int]) -> ClubRefusal:
    return ClubRefusal(reason, **args)
