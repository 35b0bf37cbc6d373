"""Which rules the compiled simulator plays, and what it needs to know of them.

It keeps the counts of a table and not its sets. So it declares only rules under which a table is legal if
all its tiles lie in valid sets, whatever lay there before, and under which a turn is to lay or to draw.
Everything else is played by the referee.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tilerummy.rules.parameter import (
    Direction,
    DrawMode,
    FaceUpEighth,
    HandGame,
    OpeningScope,
    PoolOwner,
    TableAccess,
    WinnerBonus,
)
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.story import demands_of

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
    demands = demands_of(rules, announced=False, into_new_set=None, loose=False)
    dealt_alike = not rules.starter_discard and rules.starter_hand == rules.hand_size
    lay_or_draw = rules.draw_mode is DrawMode.INSTEAD_OF_PLAYING and rules.face_up_eighth is FaceUpEighth.OFF
    usual_opening = (
        rules.opening_scope is not OpeningScope.SINGLE_SET
        and rules.hand_game is not HandGame.DOUBLE_AND_NO_MINIMUM
        and rules.opening_joker_value != 0
    )
    usual_tiles = rules.group_distinct_colours and rules.pool_owner is PoolOwner.COMMON
    return demands.nothing and dealt_alike and lay_or_draw and usual_opening and usual_tiles


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
        worth if isinstance(worth, int) else 0,
        _ACCESS[rules.table_access],
        not rules.voluntary_draw,
        rules.joker_in_rack_points,
        rules.winner_bonus is WinnerBonus.SUM_OF_LOSERS,
        1 if rules.hand_game is HandGame.OFF else 2,
        rules.direction is Direction.CLOCKWISE,
    )
