"""Why something was refused: one closed list of reasons, and the errors that carry them.

Three things can be wrong with what somebody asks for, and they are three errors: `Unreadable` (it
makes no sense as text), `BadRules` (the rule set itself makes no sense) and `Illegal` (the rules of
the game forbid it). A refusal is a code with arguments; `str()` gives one plain English sentence.
What a player reads comes from the catalogues in `locales/`, under the same code.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Every reason the rules can give; the codes are the same on the wire, in docs and in catalogues."""

    # The tiles do not add up.
    TILE_NOT_IN_GAME = "tile_not_in_game"
    TILE_LOST = "tile_lost"
    TILE_ADDED = "tile_added"
    TABLE_TILE_TO_RACK = "table_tile_to_rack"
    # A set is not a set.
    INVALID_SET = "invalid_set"
    SET_TOO_SHORT = "set_too_short"
    SET_JOKERS_ONLY = "set_jokers_only"
    SET_MIXED = "set_mixed"
    RUN_GAP = "run_gap"
    RUN_OFF_THE_END = "run_off_the_end"
    GROUP_COLOUR_TWICE = "group_colour_twice"
    GROUP_TOO_LARGE = "group_too_large"
    JOKER_MEANING_WRONG = "joker_meaning_wrong"
    # The opening.
    OPENING_BELOW_MINIMUM = "opening_below_minimum"
    OPENING_USES_TABLE = "opening_uses_table"
    OPENING_NOT_FROM_RACK = "opening_not_from_rack"
    # Handling the table.
    NO_RACK_TILE_PLAYED = "no_rack_tile_played"
    SET_DISSOLVED = "set_dissolved"
    JOKER_MEANING_CHANGED = "joker_meaning_changed"
    JOKER_MOVED = "joker_moved"
    JOKER_SET_SPLIT = "joker_set_split"
    JOKER_SET_FROZEN = "joker_set_frozen"
    JOKER_SWAP_SOURCE = "joker_swap_source"
    JOKER_NOT_IN_NEW_SET = "joker_not_in_new_set"
    JOKER_SWAP_NOT_ANNOUNCED = "joker_swap_not_announced"
    # Drawing, discarding, passing.
    DRAW_AND_PLAY = "draw_and_play"
    MUST_DRAW = "must_draw"
    TOO_MANY_DRAWN = "too_many_drawn"
    POOL_EMPTY = "pool_empty"
    POOL_NOT_EMPTY = "pool_not_empty"
    MUST_PLAY_IF_ABLE = "must_play_if_able"
    MUST_DISCARD = "must_discard"
    NO_DISCARD_ALLOWED = "no_discard_allowed"
    DISCARDED_THE_DRAWN_TILE = "discarded_the_drawn_tile"
    TAKE_DISCARD_FORBIDDEN = "take_discard_forbidden"
    DISCARD_NOT_IN_NEW_SET = "discard_not_in_new_set"
    TAKEN_TILE_NOT_LAID = "taken_tile_not_laid"
    FACE_UP_FORBIDDEN = "face_up_forbidden"
    STARTER_ONLY_DISCARDS = "starter_only_discards"
    DRAW_FIRST = "draw_first"
    # A time-out or an invalid end did not end as the rules say.
    WRONG_TABLE_AFTER = "wrong_table_after"
    WRONG_RACK_AFTER = "wrong_rack_after"
    WRONG_PENALTY = "wrong_penalty"
    # The course of the game.
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"
    TOO_LATE = "too_late"
    TOO_EARLY = "too_early"
    NO_CLOCK = "no_clock"
    TILE_NOT_ON_RACK = "tile_not_on_rack"
    NOTHING_TO_TAKE = "nothing_to_take"
    MISTAKES_NOT_PENALISED = "mistakes_not_penalised"
    NOT_THE_HOST = "not_the_host"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_GIVEN_UP = "seat_given_up"
    SEAT_NOT_FREE = "seat_not_free"


SENTENCES: dict[Reason, str] = {
    Reason.TILE_NOT_IN_GAME: "{tile} is not in this game, or there are more of it than exist.",
    Reason.TILE_LOST: "{tile} was there before the turn and is nowhere now.",
    Reason.TILE_ADDED: "{tile} came from nowhere: it was neither on the table nor on the rack.",
    Reason.TABLE_TILE_TO_RACK: "{tile} lay on the table and may not be taken to the rack.",
    Reason.INVALID_SET: "{set} is not a set.",
    Reason.SET_TOO_SHORT: "A set has at least three tiles.",
    Reason.SET_JOKERS_ONLY: "A set needs at least one numbered tile.",
    Reason.SET_MIXED: "These tiles are neither of one number nor of one colour.",
    Reason.RUN_GAP: "The numbers of a run follow one another without a gap.",
    Reason.RUN_OFF_THE_END: "A run begins at 1 at the earliest and ends with 13 at the latest.",
    Reason.GROUP_COLOUR_TWICE: "Each colour lies only once in a group.",
    Reason.GROUP_TOO_LARGE: "A group has at most {most} tiles here.",
    Reason.JOKER_MEANING_WRONG: "A joker cannot stand for {tile} in that place.",
    Reason.OPENING_BELOW_MINIMUM: "The opening counts {value} of the {minimum} points it needs.",
    Reason.OPENING_USES_TABLE: "Before the opening the sets on the table may not be touched.",
    Reason.OPENING_NOT_FROM_RACK: "The opening named is not made of sets laid from the rack.",
    Reason.NO_RACK_TILE_PLAYED: "A turn at the table must lay at least one tile from the rack.",
    Reason.SET_DISSOLVED: "{set} may not be broken up altogether.",
    Reason.JOKER_MEANING_CHANGED: "The joker of {set} must keep its meaning until it is swapped.",
    Reason.JOKER_MOVED: "The joker of {set} must stay with its set until it is swapped.",
    Reason.JOKER_SET_SPLIT: "{set} holds a joker and may not be split.",
    Reason.JOKER_SET_FROZEN: "{set} holds a joker and may not be touched, except to swap the joker.",
    Reason.JOKER_SWAP_SOURCE: "The tile that replaces a joker must come from the rack.",
    Reason.JOKER_NOT_IN_NEW_SET: "A swapped joker must be laid in a new set.",
    Reason.JOKER_SWAP_NOT_ANNOUNCED: "A joker swap must be announced first.",
    Reason.DRAW_AND_PLAY: "A turn is either laying or drawing, not both.",
    Reason.MUST_DRAW: "Who lays nothing must draw a tile.",
    Reason.TOO_MANY_DRAWN: "Only one tile is drawn.",
    Reason.POOL_EMPTY: "The pool is empty.",
    Reason.POOL_NOT_EMPTY: "Nobody passes while there are tiles in the pool.",
    Reason.MUST_PLAY_IF_ABLE: "Who can lay a tile must do so.",
    Reason.MUST_DISCARD: "One tile must be discarded.",
    Reason.NO_DISCARD_ALLOWED: "No tile may be discarded here.",
    Reason.DISCARDED_THE_DRAWN_TILE: "The tile just drawn may not be the one discarded.",
    Reason.TAKE_DISCARD_FORBIDDEN: "A discarded tile may not be taken.",
    Reason.DISCARD_NOT_IN_NEW_SET: "The tile taken from the discard must be laid in a new set.",
    Reason.TAKEN_TILE_NOT_LAID: "{tile} was taken and must be laid in the same turn.",
    Reason.FACE_UP_FORBIDDEN: "The face-up tile may not be taken for this.",
    Reason.STARTER_ONLY_DISCARDS: "The starter's first turn is one discard.",
    Reason.DRAW_FIRST: "Every turn begins with a draw here.",
    Reason.WRONG_TABLE_AFTER: "The table is not what the rules make of it.",
    Reason.WRONG_RACK_AFTER: "The rack is not what the rules make of it.",
    Reason.WRONG_PENALTY: "The tiles to draw are {count}.",
    Reason.NOT_YOUR_TURN: "It is not this seat's turn.",
    Reason.NOT_NOW: "That cannot be done at this moment.",
    Reason.ROUND_OVER: "The round is over.",
    Reason.MATCH_OVER: "The match is over.",
    Reason.TOO_LATE: "The time for this turn is over.",
    Reason.TOO_EARLY: "The time for this turn is not over yet.",
    Reason.NO_CLOCK: "There is no time limit in this game.",
    Reason.TILE_NOT_ON_RACK: "{tile} is not on the rack.",
    Reason.NOTHING_TO_TAKE: "There is no such tile to take.",
    Reason.MISTAKES_NOT_PENALISED: "A turn cannot be ended on an invalid table here.",
    Reason.NOT_THE_HOST: "Only the host may do that.",
    Reason.NO_SUCH_SEAT: "There is no such seat.",
    Reason.SEAT_GIVEN_UP: "The player in this seat has given up.",
    Reason.SEAT_NOT_FREE: "Somebody is already playing in this seat.",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason with what it speaks of, such as the set or the tile."""

    reason: Reason
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return SENTENCES[self.reason].format_map(dict(self.args))


def refuse(reason: Reason, **args: str | int) -> Refusal:
    """Build a refusal: `refuse(Reason.TILE_LOST, tile="r7")`."""
    return Refusal(reason, tuple(args.items()))


class Unreadable(ValueError):
    """A text that is no tile, set, table, record or number; the message shows the offending part.

    >>> import tilerummy as tr
    >>> tr.Discard("r14")
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.Unreadable: 'r14' is not a tile: expected a colour letter (k r b y o g w n) ...
    """


class BadRules(ValueError):
    """A rule set that makes no sense; the message names the parameter and the reason.

    >>> import tilerummy as tr
    >>> tr.preset("sabrra")
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.BadRules: preset: there is no sabrra; did you mean sabra?
    """


class Illegal(Exception):
    """An action that the rules refuse, with every reason that applies.

    >>> import tilerummy as tr
    >>> match = tr.Match(2, seed=1)
    >>> try:
    ...     match.push(tr.Pass())
    ... except tr.Illegal as error:
    ...     print(error.codes, error)
    ('pool_not_empty',) Nobody passes while there are tiles in the pool.
    """

    def __init__(self, refusals: Iterable[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(" ".join(str(refusal) for refusal in self.refusals))

    def __reduce__(self) -> tuple[type[Illegal], tuple[tuple[Refusal, ...]]]:
        """Made anew from its refusals: an exception is otherwise unpickled from its message alone."""
        return type(self), (self.refusals,)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all reasons, each once."""
        return tuple(dict.fromkeys(refusal.reason.value for refusal in self.refusals))
