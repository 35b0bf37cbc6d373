"""The table of parameters: everything a house may change in the rules, and to what.

Reading an option, refusing it with what is allowed and building a form for it all come from this one table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.parameter import (
    BlockedRound,
    Direction,
    DrawMode,
    FaceUpEighth,
    HandGame,
    JokerAfterSwap,
    JokerSets,
    JokerSwapTileFrom,
    MatchWinner,
    NextStarter,
    OnInvalidEnd,
    OnTimeout,
    OpeningScope,
    PoolEmpty,
    PoolLayout,
    PoolOwner,
    Starter,
    TableAccess,
    TakeDiscard,
    WinnerBonus,
)
from tilerummy.rules.parameter_kind import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Choice,
    Counts,
    Kind,
    Number,
    NumberSpan,
    Palette,
    Value,
    show,
)
from tilerummy.rules.refusal import BadRules


@dataclass(frozen=True, slots=True)
class Parameter:
    """One switch of the rules: its name, the values it takes, and what it means."""

    name: str
    kind: Kind
    meaning: str

    @property
    def fixed(self) -> bool:
        """Whether no sheet knows another value: it can be named, but there is nothing to choose."""
        return isinstance(self.kind, Choice) and len(self.kind.choices) == 1

    def read(self, value: object) -> Value:
        """The value that was meant; one that is not allowed is refused with what is."""
        found = self.kind.read(value)
        if found is None:
            raise BadRules(f"{self.name}: {show(value)} is not allowed; it must be {self.kind.allowed}")
        return found


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
    Parameter("players", NumberSpan(FEWEST_PLAYERS, MOST_PLAYERS), "The fewest and the most players."),
    Parameter("starter", _words(Starter), "How the player who begins is found."),
    Parameter("direction", _words(Direction), "Which way the turn goes round the table."),
    Parameter("hand_size", Number(5, 20), "How many tiles each player is dealt."),
    Parameter("starter_hand", Number(5, 21), "How many tiles the starter is dealt."),
    Parameter("starter_discard", _FLAG, "Whether the starter's first turn is to discard a tile."),
    Parameter("pool_layout", _words(PoolLayout), "How the pool looks; it changes nothing in the game."),
    Parameter("pool_owner", _words(PoolOwner), "Whether all draw from one pool or each from their own."),
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
    Parameter("announce_last_tile", _FLAG, "Whether all are told when a player lays the last tile."),
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
    Parameter("starter_may_lay", _FLAG, "Whether the starter may also lay before the first discard."),
    Parameter("next_starter", _words(NextStarter), "Who begins the next round."),
)
