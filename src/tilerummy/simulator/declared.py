"""Which rules the compiled simulator plays, and what it needs to know of them.

A turn must be to lay or to draw. Where jokers are free, a table is legal if all its tiles lie in valid sets,
whatever lay there before: then its counts are enough. Where a joker on the table keeps its meaning until it
is swapped (`same_meaning`), the sets are part of the state. Everything else is played by the referee.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tilerummy.rules.judging.story import Demands, demands_of
from tilerummy.rules.parameter import (
    Direction,
    DrawMode,
    FaceUpEighth,
    HandGame,
    JokerSets,
    OpeningScope,
    PoolOwner,
    TableAccess,
    WinnerBonus,
)
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for

_ACCESS = {
    TableAccess.SAME_TURN_AFTER_OPENING: 0,
    TableAccess.TURN_AFTER_OPENING: 1,
    TableAccess.ANY_PLAYER_OPENED: 2,
}


class Terms(NamedTuple):
    """The rules in numbers, as the compiled simulator reads them."""

    players: int
    colours: int
    group_max: int
    jokers: int
    hand: int
    opening_min: int
    opening_joker: int
    """What a joker counts in an opening; 0: what it stands for."""
    access: int
    must_play: bool
    joker_points: int
    winner_takes: bool
    hand_game: int
    clockwise: bool
    bound: bool
    """A joker on the table keeps its meaning until it is swapped, so states hold the sets."""
    no_minimum: bool
    """Whoever goes out in the turn of the opening needs no minimum."""

    @property
    def kinds(self) -> int:
        """How many different numbered tiles there are."""
        return self.colours * 13

    @property
    def tiles(self) -> int:
        """How many tiles there are."""
        return 2 * self.kinds + self.jokers


def declares(rules: Rules) -> bool:
    """Whether the compiled simulator plays by these rules."""
    # Each line is something that core/simulator.h has no field for.
    dealt_alike = not rules.starter_discard and rules.starter_hand == rules.hand_size
    lay_or_draw = rules.draw_mode is DrawMode.INSTEAD_OF_PLAYING and rules.face_up_eighth is FaceUpEighth.OFF
    usual_opening = (
        rules.opening_scope is not OpeningScope.SINGLE_SET
        and (rules.hand_game is not HandGame.DOUBLE_AND_NO_MINIMUM or _stays_closed(rules))
        # In `Terms` a 0 says that a joker counts what it stands for.
        and rules.opening_joker_value != 0
    )
    usual_tiles = rules.group_distinct_colours and rules.pool_owner is PoolOwner.COMMON
    usual_jokers = _demands(rules).nothing or keeps_sets(rules)
    return dealt_alike and lay_or_draw and usual_opening and usual_tiles and usual_jokers


def keeps_sets(rules: Rules) -> bool:
    """Whether jokers of the table are bound in the way that the compiled simulator knows.

    Its states then hold the sets of the table.
    """
    demands = _demands(rules)
    swapped_anyhow = not (demands.rack_tile_swaps or demands.new_set or demands.joker_to_rack)
    bound = demands.joker_sets is JokerSets.SAME_MEANING and swapped_anyhow and not demands.keep_sets
    return bound and _stays_closed(rules)


def plays_on_counts(rules: Rules) -> bool:
    """Whether the compiled simulator plays by these rules, and its states hold the table as counts alone."""
    return declares(rules) and not keeps_sets(rules)


def _demands(rules: Rules) -> Demands:
    """What the rules ask of a turn of somebody who announces every swap."""
    return demands_of(rules, announced=True, into_new_set=None, loose=False)


def _stays_closed(rules: Rules) -> bool:
    """Whether the table may not be used in the turn of the opening."""
    return rules.table_access is TableAccess.TURN_AFTER_OPENING


@lru_cache(maxsize=64)
def terms_of(rules: Rules, players: int) -> Terms:
    """The terms of a table under declared rules."""
    if not declares(rules):
        raise ValueError(f"{rules!r} is not declared")
    setting, worth = setting_for(rules, players), rules.opening_joker_value
    return Terms(
        players,
        len(setting.shape.colours),
        setting.shape.group_max,
        setting.jokers,
        rules.hand_size,
        rules.opening_min,
        # By place, as core/read.c takes them.
        worth if isinstance(worth, int) else 0,
        _ACCESS[rules.table_access],
        not rules.voluntary_draw,
        rules.joker_in_rack_points,
        rules.winner_bonus is WinnerBonus.SUM_OF_LOSERS,
        1 if rules.hand_game is HandGame.OFF else 2,
        rules.direction is Direction.CLOCKWISE,
        keeps_sets(rules),
        rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM,
    )
