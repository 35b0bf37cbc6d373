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
from tilerummy.rules.setting import Setting, setting_for

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
    return not undeclared(rules)


def undeclared(rules: Rules) -> tuple[str, ...]:
    """The parameters whose values the compiled simulator does not know; where there are none, it plays."""
    # Each is something that core/simulator.h has no field for.
    unknown = {
        "starter_discard": rules.starter_discard,
        "starter_hand": rules.starter_hand != rules.hand_size,
        "draw_mode": rules.draw_mode is not DrawMode.INSTEAD_OF_PLAYING,
        "face_up_eighth": rules.face_up_eighth is not FaceUpEighth.OFF,
        "pool_owner": rules.pool_owner is not PoolOwner.COMMON,
        "keep_three_of_original": rules.keep_three_of_original,
        "joker_sets": not knows_jokers(rules),
        **_unknown_of_sets(rules),
    }
    return tuple(name for name, is_unknown in unknown.items() if is_unknown)


def lays_usually(rules: Rules) -> bool:
    """Whether sets and openings are those that the compiled simulator knows, whatever else there is."""
    return not any(_unknown_of_sets(rules).values())


def _unknown_of_sets(rules: Rules) -> dict[str, bool]:
    # 4.7: known where an opening is laid beside the table, and nothing else in that turn.
    no_minimum = rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM
    return {
        "opening_scope": rules.opening_scope is OpeningScope.SINGLE_SET,
        "hand_game": no_minimum and not _stays_closed(rules),
        # In `Terms` a 0 says that a joker counts what it stands for.
        "opening_joker_value": rules.opening_joker_value == 0,
        "group_distinct_colours": not rules.group_distinct_colours,
    }


def knows_jokers(rules: Rules) -> bool:
    """Whether jokers of the table are free, or bound in the way that the compiled simulator knows."""
    return has_free_jokers(rules) or keeps_sets(rules)


def has_free_jokers(rules: Rules) -> bool:
    """Whether a table is legal if all its tiles lie in valid sets, whatever lay there before."""
    return _demands(rules).nothing


def keeps_sets(rules: Rules) -> bool:
    """Whether jokers of the table are bound in the way that the compiled simulator knows.

    Its states then hold the sets of the table.
    """
    demands = _demands(rules)
    # Each of these needs a history that counts and sets do not hold.
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
    return turn_terms(setting_for(rules, players), players)


def turn_terms(setting: Setting, players: int) -> Terms:
    """The terms of a turn, whatever else the rules say of a round."""
    rules, worth = setting.rules, setting.rules.opening_joker_value
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
        # 9.5: what the losers' points are multiplied by.
        1 if rules.hand_game is HandGame.OFF else 2,
        rules.direction is Direction.CLOCKWISE,
        keeps_sets(rules),
        rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM,
    )
