"""Variants: the closed lists of what a parameter of the rules can be, and what each value decides.

Names and values are those of the rule digest. What a value decides is asked of the value itself
(`rules.draw_mode.discards`): there every possible value is named, so that a new one cannot be forgotten.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import assert_never


class Starter(StrEnum):
    """How the player who begins is found."""

    HIGHEST_TILE_RETURNED = "highest_tile_returned"
    DIE_HIGHEST = "die_highest"
    LOT = "lot"
    PLAYERS_CHOOSE = "players_choose"


class Direction(StrEnum):
    """Which way the turn goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"

    @cached_property
    def step(self) -> int:
        """From one seat to the next; seats are numbered clockwise (2.3)."""
        match self:
            case Direction.CLOCKWISE:
                return 1
            case Direction.COUNTERCLOCKWISE:
                return -1
            case _:
                assert_never(self)


class PoolLayout(StrEnum):
    """How the pool looks; it changes nothing in the game."""

    STACKS_OF_7_LAST_8 = "stacks_of_7_last_8"
    STACKS_OF_7 = "stacks_of_7"
    HEAP = "heap"
    SINGLE_STACK = "single_stack"
    BAG = "bag"


class PoolOwner(StrEnum):
    """Whether all draw from one pool or each from a pool of their own."""

    COMMON = "common"
    PERSONAL = "personal"

    @cached_property
    def personal(self) -> bool:
        """Each seat draws from a pool of its own (2.6)."""
        match self:
            case PoolOwner.PERSONAL:
                return True
            case PoolOwner.COMMON:
                return False
            case _:
                assert_never(self)


class OpeningScope(StrEnum):
    """Whether the sets of an opening are added up or one of them must reach the minimum."""

    SUM_OF_SETS = "sum_of_sets"
    SINGLE_SET = "single_set"

    @cached_property
    def single(self) -> bool:
        """One set alone must reach the minimum (4.2)."""
        match self:
            case OpeningScope.SINGLE_SET:
                return True
            case OpeningScope.SUM_OF_SETS:
                return False
            case _:
                assert_never(self)


class TableAccess(StrEnum):
    """From when a player may use the sets on the table."""

    SAME_TURN_AFTER_OPENING = "same_turn_after_opening"
    TURN_AFTER_OPENING = "turn_after_opening"
    ANY_PLAYER_OPENED = "any_player_opened"

    @cached_property
    def closed_while_opening(self) -> bool:
        """The table may not be touched in the turn of the opening (4.4)."""
        match self:
            case TableAccess.TURN_AFTER_OPENING:
                return True
            case TableAccess.SAME_TURN_AFTER_OPENING | TableAccess.ANY_PLAYER_OPENED:
                return False
            case _:
                assert_never(self)

    @cached_property
    def shared(self) -> bool:
        """The first opening opens the table for all (4.5)."""
        match self:
            case TableAccess.ANY_PLAYER_OPENED:
                return True
            case TableAccess.SAME_TURN_AFTER_OPENING | TableAccess.TURN_AFTER_OPENING:
                return False
            case _:
                assert_never(self)


class HandGame(StrEnum):
    """What going out in the turn of one's opening is worth."""

    OFF = "off"
    DOUBLE = "double"
    DOUBLE_AND_NO_MINIMUM = "double_and_no_minimum"

    @cached_property
    def doubles(self) -> bool:
        """A hand game doubles what the losers write (9.5)."""
        match self:
            case HandGame.DOUBLE | HandGame.DOUBLE_AND_NO_MINIMUM:
                return True
            case HandGame.OFF:
                return False
            case _:
                assert_never(self)

    @cached_property
    def needs_no_minimum(self) -> bool:
        """Whoever goes out at once may open with less (4.7)."""
        match self:
            case HandGame.DOUBLE_AND_NO_MINIMUM:
                return True
            case HandGame.OFF | HandGame.DOUBLE:
                return False
            case _:
                assert_never(self)


class DrawMode(StrEnum):
    """When a player draws, and whether a tile is discarded for it."""

    INSTEAD_OF_PLAYING = "instead_of_playing"
    INSTEAD_THEN_DISCARD = "instead_then_discard"
    EVERY_TURN_THEN_PLACE = "every_turn_then_place"

    @cached_property
    def draws_first(self) -> bool:
        """Every turn begins with a draw (5.2)."""
        match self:
            case DrawMode.EVERY_TURN_THEN_PLACE:
                return True
            case DrawMode.INSTEAD_OF_PLAYING | DrawMode.INSTEAD_THEN_DISCARD:
                return False
            case _:
                assert_never(self)

    @cached_property
    def discards(self) -> bool:
        """Whoever draws and lays nothing discards a tile (5.2, 5.4)."""
        match self:
            case DrawMode.INSTEAD_THEN_DISCARD | DrawMode.EVERY_TURN_THEN_PLACE:
                return True
            case DrawMode.INSTEAD_OF_PLAYING:
                return False
            case _:
                assert_never(self)


class TakeDiscard(StrEnum):
    """Whether the previous player's discard may be taken."""

    NEVER = "never"
    FOR_NEW_SET = "for_new_set"

    @cached_property
    def allowed(self) -> bool:
        """The last discard may be taken (5.6)."""
        match self:
            case TakeDiscard.FOR_NEW_SET:
                return True
            case TakeDiscard.NEVER:
                return False
            case _:
                assert_never(self)


class FaceUpEighth(StrEnum):
    """What the open last tile of the pool may be taken for."""

    OFF = "off"
    TO_FINISH = "to_finish"
    TO_PLAY = "to_play"

    @cached_property
    def lies_open(self) -> bool:
        """The last tile of the pool lies face up and may be taken (2.7, 5.7)."""
        match self:
            case FaceUpEighth.TO_FINISH | FaceUpEighth.TO_PLAY:
                return True
            case FaceUpEighth.OFF:
                return False
            case _:
                assert_never(self)

    @cached_property
    def to_finish_only(self) -> bool:
        """That tile may only be taken to go out with it (5.7)."""
        match self:
            case FaceUpEighth.TO_FINISH:
                return True
            case FaceUpEighth.OFF | FaceUpEighth.TO_PLAY:
                return False
            case _:
                assert_never(self)


class OnTimeout(StrEnum):
    """What becomes of a turn whose time has run out."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void"
    NONE = "none"

    @cached_property
    def voids(self) -> bool:
        """The whole turn is taken back (8.3)."""
        match self:
            case OnTimeout.TURN_VOID:
                return True
            case OnTimeout.LOOSE_TO_RACK | OnTimeout.NONE:
                return False
            case _:
                assert_never(self)


class OnInvalidEnd(StrEnum):
    """What becomes of a turn that was ended on an invalid table."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void"

    @cached_property
    def voids(self) -> bool:
        """The whole turn is taken back (8.3, 8.8)."""
        match self:
            case OnInvalidEnd.TURN_VOID:
                return True
            case OnInvalidEnd.LOOSE_TO_RACK:
                return False
            case _:
                assert_never(self)


class JokerSets(StrEnum):
    """How freely a joker on the table and its set may be handled before it is swapped."""

    FREE = "free"
    SAME_MEANING = "same_meaning"
    STAY_UNTIL_SWAPPED = "stay_until_swapped"
    NO_SPLIT = "no_split"
    FROZEN = "frozen"

    @cached_property
    def goes_freely(self) -> bool:
        """A joker goes where it likes, as whatever it likes (7.3)."""
        match self:
            case JokerSets.FREE:
                return True
            case (
                JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED | JokerSets.NO_SPLIT | JokerSets.FROZEN
            ):
                return False
            case _:
                assert_never(self)

    @cached_property
    def keeps_company(self) -> bool:
        """The set that a joker ends in continues its old one (7.5)."""
        match self:
            case JokerSets.STAY_UNTIL_SWAPPED:
                return True
            case JokerSets.FREE | JokerSets.SAME_MEANING | JokerSets.NO_SPLIT | JokerSets.FROZEN:
                return False
            case _:
                assert_never(self)

    @cached_property
    def stays_whole(self) -> bool:
        """All tiles of a joker's set stay together (7.6, 7.7)."""
        match self:
            case JokerSets.NO_SPLIT | JokerSets.FROZEN:
                return True
            case JokerSets.FREE | JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:
                return False
            case _:
                assert_never(self)

    @cached_property
    def stays_as_it_is(self) -> bool:
        """A joker's set stays whole and does not grow (7.7)."""
        match self:
            case JokerSets.FROZEN:
                return True
            case JokerSets.FREE | JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED | JokerSets.NO_SPLIT:
                return False
            case _:
                assert_never(self)


class JokerSwapTileFrom(StrEnum):
    """Where the tile that replaces a joker may come from."""

    RACK = "rack"
    ANYWHERE = "anywhere"

    @cached_property
    def rack_only(self) -> bool:
        """Only a tile from the rack swaps a joker (7.8, 7.9)."""
        match self:
            case JokerSwapTileFrom.RACK:
                return True
            case JokerSwapTileFrom.ANYWHERE:
                return False
            case _:
                assert_never(self)


class JokerAfterSwap(StrEnum):
    """Where a swapped joker may go."""

    NEW_SET = "new_set"
    ANY_SET = "any_set"
    RACK_ALLOWED = "rack_allowed"

    @cached_property
    def new_set_only(self) -> bool:
        """A swapped joker goes into a new set (7.12)."""
        match self:
            case JokerAfterSwap.NEW_SET:
                return True
            case JokerAfterSwap.ANY_SET | JokerAfterSwap.RACK_ALLOWED:
                return False
            case _:
                assert_never(self)

    @cached_property
    def rack_allowed(self) -> bool:
        """A swapped joker may go to the rack (7.12)."""
        match self:
            case JokerAfterSwap.RACK_ALLOWED:
                return True
            case JokerAfterSwap.NEW_SET | JokerAfterSwap.ANY_SET:
                return False
            case _:
                assert_never(self)


class WinnerBonus(StrEnum):
    """What the winner of a round writes."""

    SUM_OF_LOSERS = "sum_of_losers"
    NONE = "none"

    @cached_property
    def pays(self) -> bool:
        """The winner writes what the losers lose (9.4)."""
        match self:
            case WinnerBonus.SUM_OF_LOSERS:
                return True
            case WinnerBonus.NONE:
                return False
            case _:
                assert_never(self)


class MatchWinner(StrEnum):
    """Who wins the match."""

    HIGHEST_TOTAL = "highest_total"


class PoolEmpty(StrEnum):
    """What a player does who should draw from an empty pool."""

    PASS = "pass"


class BlockedRound(StrEnum):
    """How a round ends in which nobody can go on."""

    LOWEST_RACK_WINS = "lowest_rack_wins"


class NextStarter(StrEnum):
    """Who begins the next round."""

    STARTER_RULE = "starter_rule"
    WINNER = "winner"
    NEXT_SEAT = "next_seat"
