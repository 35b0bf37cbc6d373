"""Variants: the closed lists of what a parameter of the rules can be, and what each value decides.

Names and values are those of the rule digest. What a value decides is asked of the value itself
(`rules.draw_mode.discards`), and stands on its line: a new value cannot be added without saying it.
"""

from __future__ import annotations

from enum import StrEnum


class Variant(StrEnum):
    """A word of the digest with all that it decides: behind the word stand the names of what holds of it."""

    _value_: str

    def __new__(cls, word: str, *holds: str) -> Variant:
        """A value; whatever the class asks and the value does not name does not hold of it."""
        # Enums take a tuple as arguments: the word is the value, what follows it is what it decides.
        value = str.__new__(cls, word)
        value._value_ = word
        asked = cls.__annotations__
        # A slip in a name would otherwise decide "no" in silence.
        if strangers := [name for name in holds if name not in asked]:
            raise TypeError(f"{cls.__name__} does not ask whether {strangers[0]} holds")
        for name in asked:
            setattr(value, name, name in holds)
        return value


class Starter(StrEnum):
    """How the player who begins is found."""

    HIGHEST_TILE_RETURNED = "highest_tile_returned"
    DIE_HIGHEST = "die_highest"
    LOT = "lot"
    PLAYERS_CHOOSE = "players_choose"


class NextStarter(StrEnum):
    """Who begins the next round."""

    STARTER_RULE = "starter_rule"
    WINNER = "winner"
    NEXT_SEAT = "next_seat"


class Direction(StrEnum):
    """Which way the turn goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"

    @property
    def step(self) -> int:
        """From one seat to the next; seats are numbered clockwise (2.3)."""
        return 1 if self is Direction.CLOCKWISE else -1


class PoolLayout(StrEnum):
    """How the pool looks; it changes nothing in the game."""

    STACKS_OF_7_LAST_8 = "stacks_of_7_last_8"
    STACKS_OF_7 = "stacks_of_7"
    HEAP = "heap"
    SINGLE_STACK = "single_stack"
    BAG = "bag"


class PoolOwner(Variant):
    """Whether all draw from one pool or each from a pool of their own."""

    personal: bool
    """Each seat draws from a pool of its own (2.6)."""

    COMMON = "common"
    PERSONAL = "personal", "personal"


class OpeningScope(Variant):
    """Whether the sets of an opening are added up or one of them must reach the minimum."""

    single: bool
    """One set alone must reach the minimum (4.2)."""

    SUM_OF_SETS = "sum_of_sets"
    SINGLE_SET = "single_set", "single"


class TableAccess(Variant):
    """From when a player may use the sets on the table."""

    closed_while_opening: bool
    """The table may not be touched in the turn of the opening (4.4)."""
    shared: bool
    """The first opening opens the table for all (4.5)."""

    SAME_TURN_AFTER_OPENING = "same_turn_after_opening"
    TURN_AFTER_OPENING = "turn_after_opening", "closed_while_opening"
    ANY_PLAYER_OPENED = "any_player_opened", "shared"


class HandGame(Variant):
    """What going out in the turn of one's opening is worth."""

    doubles: bool
    """A hand game doubles what the losers write (9.5)."""
    needs_no_minimum: bool
    """Whoever goes out at once may open with less (4.7)."""

    OFF = "off"
    DOUBLE = "double", "doubles"
    DOUBLE_AND_NO_MINIMUM = "double_and_no_minimum", "doubles", "needs_no_minimum"


class DrawMode(Variant):
    """When a player draws, and whether a tile is discarded for it."""

    draws_first: bool
    """Every turn begins with a draw (5.2)."""
    discards: bool
    """Whoever draws and lays nothing discards a tile (5.2, 5.4)."""

    INSTEAD_OF_PLAYING = "instead_of_playing"
    INSTEAD_THEN_DISCARD = "instead_then_discard", "discards"
    EVERY_TURN_THEN_PLACE = "every_turn_then_place", "draws_first", "discards"


class TakeDiscard(Variant):
    """Whether the previous player's discard may be taken."""

    allowed: bool
    """The last discard may be taken (5.6)."""

    NEVER = "never"
    FOR_NEW_SET = "for_new_set", "allowed"


class FaceUpEighth(Variant):
    """What the open last tile of the pool may be taken for."""

    lies_open: bool
    """The last tile of the pool lies face up and may be taken (2.7, 5.7)."""
    to_finish_only: bool
    """That tile may only be taken to go out with it (5.7)."""

    OFF = "off"
    TO_FINISH = "to_finish", "lies_open", "to_finish_only"
    TO_PLAY = "to_play", "lies_open"


class OnTimeout(Variant):
    """What becomes of a turn whose time has run out."""

    voids: bool
    """The whole turn is taken back (8.3)."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void", "voids"
    NONE = "none"


class OnInvalidEnd(Variant):
    """What becomes of a turn that was ended on an invalid table."""

    voids: bool
    """The whole turn is taken back (8.3, 8.8)."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void", "voids"


class JokerSets(Variant):
    """How freely a joker on the table and its set may be handled before it is swapped."""

    goes_freely: bool
    """A joker goes where it likes, as whatever it likes (7.3)."""
    keeps_company: bool
    """The set that a joker ends in continues its old one (7.5)."""
    stays_whole: bool
    """All tiles of a joker's set stay together (7.6, 7.7)."""
    stays_as_it_is: bool
    """A joker's set stays whole and does not grow (7.7)."""

    FREE = "free", "goes_freely"
    SAME_MEANING = "same_meaning"
    STAY_UNTIL_SWAPPED = "stay_until_swapped", "keeps_company"
    NO_SPLIT = "no_split", "stays_whole"
    FROZEN = "frozen", "stays_whole", "stays_as_it_is"


class JokerSwapTileFrom(Variant):
    """Where the tile that replaces a joker may come from."""

    rack_only: bool
    """Only a tile from the rack swaps a joker (7.8, 7.9)."""

    RACK = "rack", "rack_only"
    ANYWHERE = "anywhere"


class JokerAfterSwap(Variant):
    """Where a swapped joker may go."""

    new_set_only: bool
    """A swapped joker goes into a new set (7.12)."""
    rack_allowed: bool
    """A swapped joker may go to the rack (7.12)."""

    NEW_SET = "new_set", "new_set_only"
    ANY_SET = "any_set"
    RACK_ALLOWED = "rack_allowed", "rack_allowed"


class WinnerBonus(Variant):
    """What the winner of a round writes."""

    pays: bool
    """The winner writes what the losers lose (9.4)."""

    SUM_OF_LOSERS = "sum_of_losers", "pays"
    NONE = "none"
