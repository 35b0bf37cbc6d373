"""The table of parameters: everything a house may change in the rules, and to what.

Names and values are those of the rule digest. Reading an option, refusing it with what is allowed
and building a form for it all come from this one table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, TypeGuard

from tilerummy.rules.refusal import BadRules

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json]"

COLOUR_LETTERS = ("k", "r", "b", "y", "o", "g", "w", "n")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6


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


class PoolLayout(StrEnum):
    """How the pool looks; it changes nothing in the game."""

    STACKS_OF_7_LAST_8 = "stacks_of_7_last_8"
    STACKS_OF_7 = "stacks_of_7"
    HEAP = "heap"
    SINGLE_STACK = "single_stack"
    BAG = "bag"


class PoolOwner(StrEnum):
    """Whether all draw from one pool or each from a pool of his own."""

    COMMON = "common"
    PERSONAL = "personal"


class OpeningScope(StrEnum):
    """Whether the sets of an opening are added up or one of them must reach the minimum."""

    SUM_OF_SETS = "sum_of_sets"
    SINGLE_SET = "single_set"


class TableAccess(StrEnum):
    """From when a player may use the sets on the table."""

    SAME_TURN_AFTER_OPENING = "same_turn_after_opening"
    TURN_AFTER_OPENING = "turn_after_opening"
    ANY_PLAYER_OPENED = "any_player_opened"


class HandGame(StrEnum):
    """What going out in the turn of one's opening is worth."""

    OFF = "off"
    DOUBLE = "double"
    DOUBLE_AND_NO_MINIMUM = "double_and_no_minimum"


class DrawMode(StrEnum):
    """When a player draws, and whether a tile is discarded for it."""

    INSTEAD_OF_PLAYING = "instead_of_playing"
    INSTEAD_THEN_DISCARD = "instead_then_discard"
    EVERY_TURN_THEN_PLACE = "every_turn_then_place"


class TakeDiscard(StrEnum):
    """Whether the previous player's discard may be taken."""

    NEVER = "never"
    FOR_NEW_SET = "for_new_set"


class FaceUpEighth(StrEnum):
    """What the open last tile of the pool may be taken for."""

    OFF = "off"
    TO_FINISH = "to_finish"
    TO_PLAY = "to_play"


class OnTimeout(StrEnum):
    """What becomes of a turn whose time has run out."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void"
    NONE = "none"


class OnInvalidEnd(StrEnum):
    """What becomes of a turn that was ended on an invalid table."""

    LOOSE_TO_RACK = "loose_to_rack"
    TURN_VOID = "turn_void"


class JokerSets(StrEnum):
    """How freely a joker on the table and its set may be handled before it is swapped."""

    FREE = "free"
    SAME_MEANING = "same_meaning"
    STAY_UNTIL_SWAPPED = "stay_until_swapped"
    NO_SPLIT = "no_split"
    FROZEN = "frozen"


class JokerSwapTileFrom(StrEnum):
    """Where the tile that replaces a joker may come from."""

    RACK = "rack"
    ANYWHERE = "anywhere"


class JokerAfterSwap(StrEnum):
    """Where a swapped joker may go."""

    NEW_SET = "new_set"
    ANY_SET = "any_set"
    RACK_ALLOWED = "rack_allowed"


class WinnerBonus(StrEnum):
    """What the winner of a round writes."""

    SUM_OF_LOSERS = "sum_of_losers"
    NONE = "none"


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


@dataclass(frozen=True, slots=True)
class CountByPlayers(Mapping[int, int]):
    """A number that depends on how many play, such as the jokers; a mapping that can be hashed."""

    pairs: tuple[tuple[int, int], ...]

    def __getitem__(self, players: int) -> int:
        return dict(self.pairs)[players]

    def __iter__(self) -> Iterator[int]:
        return (players for players, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)


Value: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, int] | CountByPlayers


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, truth values or numbers; `why` says what speaks against any other."""

    choices: tuple[bool | int | str, ...]
    why: str = ""

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return _either([show(choice) for choice in self.choices]) + (f", for {self.why}" if self.why else "")

    def read(self, value: object) -> Value | None:
        """The choice meant, or None if it is not one of them."""
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
        return None


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, or one of the values in `also`."""

    low: int
    high: int
    also: tuple[int | str, ...] = ()

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return _either([*map(show, self.also), f"a whole number from {self.low} to {self.high}"])

    def read(self, value: object) -> Value | None:
        """The number or word meant, or None if it is neither."""
        if _whole(value, self.low, self.high):
            return value
        return Choice(self.also).read(value)


@dataclass(frozen=True, slots=True)
class Palette:
    """A list of different colours."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return f"a list of {self.low} to {self.high} different letters of {' '.join(COLOUR_LETTERS)}"

    def read(self, value: object) -> Value | None:
        """The colours in their order, or None if the list is no palette."""
        if not isinstance(value, list | tuple) or not self.low <= len(value) <= self.high:
            return None
        letters = tuple(str(letter) for letter in value if letter in COLOUR_LETTERS)
        return letters if len(set(letters)) == len(value) else None


@dataclass(frozen=True, slots=True)
class Span:
    """The least and the most of something, both included."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        return f"a list [fewest, most] with {self.low} <= fewest <= most <= {self.high}"

    def read(self, value: object) -> Value | None:
        """The two bounds, or None if they are no span."""
        if not isinstance(value, list | tuple) or len(value) != 2:
            return None
        least, most = value
        if _whole(least, self.low, self.high) and _whole(most, least, self.high):
            return least, most
        return None


@dataclass(frozen=True, slots=True)
class Counts:
    """A table with a whole number for each number of players."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        players = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        return f'a table such as {{"2": {self.high}}} from players ({players}) to {self.low} to {self.high}'

    def read(self, value: object) -> Value | None:
        """The table in the order of players, or None if an entry is out of bounds."""
        if not isinstance(value, Mapping):
            return None
        keys = {str(players): players for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
        counts = {str(key): count for key, count in value.items()}
        if not all(key in keys and _whole(count, self.low, self.high) for key, count in counts.items()):
            return None
        return CountByPlayers(tuple((keys[key], counts[key]) for key in sorted(counts)))


Kind: TypeAlias = Choice | Number | Palette | Span | Counts


@dataclass(frozen=True, slots=True)
class Parameter:
    """One switch of the rules: its name, the values it takes, and what it means."""

    name: str
    kind: Kind
    meaning: str

    def read(self, value: object) -> Value:
        """The value that was meant; one that is not allowed is refused with what is."""
        found = self.kind.read(value)
        if found is None:
            raise BadRules(f"{self.name}: {show(value)} is not allowed; it must be {self.kind.allowed}")
        return found


def plain(value: Value) -> Json:
    """A value as JSON has it: lists for tuples, text keys for the numbers of players."""
    if isinstance(value, CountByPlayers):
        return {str(players): count for players, count in value.items()}
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, str) else value


def show(value: object) -> str:
    """A value as it would be typed: a bare word where it is one, and cut short if it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    text = str(value) if not isinstance(value, str) or value.isidentifier() else repr(str(value))
    return text if len(text) <= 60 else f"{text[:57]}..."


def _whole(value: object, low: int, high: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _either(options: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(options[:-1]), options[-1]]))


_FLAG = Choice((False, True))


def _words(words: type[StrEnum], why: str = "") -> Choice:
    return Choice(tuple(words), why)


PARAMETERS: tuple[Parameter, ...] = (
    Parameter(
        "colours", Palette(4, 6), "The colours of the tiles; with few players only the first ones are used."
    ),
    Parameter("numbers", Choice((13,), "every sheet has 1 to 13"), "The highest number on a tile."),
    Parameter("copies", Choice((2,), "every sheet has two"), "How many there are of each numbered tile."),
    Parameter("jokers_by_players", Counts(0, 4), "The number of jokers for each number of players."),
    Parameter(
        "colours_by_players", Counts(4, 6), "The number of colours in play for each number of players."
    ),
    Parameter("players", Span(FEWEST_PLAYERS, MOST_PLAYERS), "The fewest and the most players."),
    Parameter("starter", _words(Starter), "How the player who begins is found."),
    Parameter("direction", _words(Direction), "Which way the turn goes round the table."),
    Parameter("hand_size", Number(5, 20), "How many tiles each player is dealt."),
    Parameter("starter_hand", Number(5, 21), "How many tiles the starter is dealt."),
    Parameter("starter_discard", _FLAG, "Whether the starter's first turn is to discard a tile."),
    Parameter("pool_layout", _words(PoolLayout), "How the pool looks; it changes nothing in the game."),
    Parameter("pool_owner", _words(PoolOwner), "Whether all draw from one pool or each from his own."),
    Parameter(
        "opening_min", Number(0, 200), "The points a player's first lay-down needs; 0 asks for any set."
    ),
    Parameter(
        "opening_joker_value",
        Number(0, 200, ("replaced",)),
        "What a joker counts in the opening: the tile it stands for, or always the same number.",
    ),
    Parameter(
        "opening_scope",
        _words(OpeningScope),
        "Whether the sets of the opening are added up or a single one must reach the minimum.",
    ),
    Parameter("table_access", _words(TableAccess), "From when a player may use the sets on the table."),
    Parameter(
        "hand_game",
        _words(HandGame),
        "Whether going out in the turn of one's opening doubles the losers' points, and needs no minimum.",
    ),
    Parameter(
        "draw_mode", _words(DrawMode), "Whether one draws only instead of laying, and discards for it."
    ),
    Parameter("voluntary_draw", _FLAG, "Whether a player who could lay may draw instead."),
    Parameter("take_discard", _words(TakeDiscard), "Whether the previous player's discard may be taken."),
    Parameter(
        "face_up_eighth",
        _words(FaceUpEighth),
        "Whether the last tile of the pool lies open, and what it may be taken for.",
    ),
    Parameter(
        "time_limit_s", Number(5, 14 * 86400, (0,)), "The seconds a player has for a turn; 0 is no clock."
    ),
    Parameter("on_timeout", _words(OnTimeout), "What becomes of a turn whose time has run out."),
    Parameter("on_invalid_end", _words(OnInvalidEnd), "What becomes of a turn ended on an invalid table."),
    Parameter("penalty_tiles", Number(0, 5), "How many tiles a time-out or an invalid end costs."),
    Parameter(
        "run_wrap",
        Choice((False,), "no sheet allows a 1 after the 13"),
        "Whether a run may go on from 13 to 1.",
    ),
    Parameter("group_distinct_colours", _FLAG, "Whether the tiles of a group must differ in colour."),
    Parameter(
        "group_max",
        Number(3, 8, ("number_of_colours",)),
        "The most tiles of a group: one of each colour in play, or a number.",
    ),
    Parameter("keep_three_of_original", _FLAG, "Whether part of every old set must stay together in a set."),
    Parameter(
        "must_lay_rack_tile",
        Choice((True,), "no sheet lets the table be rearranged for nothing"),
        "Whether a turn at the table must lay a tile from the rack.",
    ),
    Parameter(
        "joker_sets",
        _words(JokerSets),
        "How freely a joker on the table and its set may be handled before a swap.",
    ),
    Parameter(
        "joker_swap_tile_from",
        _words(JokerSwapTileFrom),
        "Where the tile that replaces a joker may come from.",
    ),
    Parameter("joker_after_swap", _words(JokerAfterSwap), "Where a swapped joker may go."),
    Parameter("joker_swap_announced", _FLAG, "Whether a joker swap must be announced beforehand."),
    Parameter("joker_in_rack_points", Number(0, 200), "What a joker left on the rack costs."),
    Parameter("winner_bonus", _words(WinnerBonus), "What the winner of a round writes."),
    Parameter(
        "rounds", Number(1, 1000, ("agreed",)), "The rounds of a match, or as many as the players agree."
    ),
    Parameter("match_winner", _words(MatchWinner, "no sheet knows another"), "Who wins the match."),
    Parameter("announce_last_tile", _FLAG, "Whether all are told when a player lays his last tile."),
    Parameter(
        "pool_empty",
        _words(PoolEmpty, "there is nothing else to do"),
        "What a player does who should draw from an empty pool.",
    ),
    Parameter(
        "blocked_round",
        _words(BlockedRound, "no sheet says how else it would end"),
        "How a round ends in which the pool is empty and all have passed.",
    ),
    Parameter("penalise_mistakes", _FLAG, "Whether a turn may be ended on an invalid table, at a price."),
    Parameter("discard_drawn_tile", _FLAG, "Whether the tile just drawn may be the one discarded."),
    Parameter("starter_may_lay", _FLAG, "Whether the starter may also lay before his first discard."),
    Parameter("next_starter", _words(NextStarter), "Who begins the next round."),
)
