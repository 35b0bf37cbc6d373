"""The tables at which the simulator is held to the referee."""

from __future__ import annotations

from collections.abc import Iterator

from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.simulator import BUILDER, GREEDY, HOLD, Policy, declares

CASHING = Policy(opens_small=True, wait=6, near=2)
PATIENT = Policy(wait=3, near=1)
COUNTING = Policy(opens_small=True, wait=255, counts=True)
LATE = Policy(opens_late=True, wait=255, near=2)
LINE_UPS = (
    (GREEDY,),
    (HOLD,),
    (BUILDER,),
    (CASHING,),
    (COUNTING,),
    (LATE, GREEDY),
    (GREEDY, HOLD, BUILDER, CASHING, PATIENT, GREEDY),
    (BUILDER, PATIENT, COUNTING, GREEDY, BUILDER, CASHING),
)

SIX: dict[str, object] = {
    "players": [2, 6],
    "colours": ["k", "r", "b", "y", "o", "g"],
    "colours_by_players": {2: 4, 3: 4, 4: 4, 5: 5, 6: 6},
    "jokers_by_players": {2: 2, 3: 2, 4: 2, 5: 2, 6: 3},
}
HOUSES: tuple[dict[str, object], ...] = (
    SIX,
    {"table_access": "any_player_opened"},
    {"table_access": "turn_after_opening"},
    {"table_access": "turn_after_opening", "jokers_by_players": {2: 4, 3: 4, 4: 4}, "voluntary_draw": False},
    {"hand_game": "double", "hand_size": 5},
    {"opening_min": 0},
    {"opening_min": 60, "hand_size": 20},
    {"opening_joker_value": 25, "joker_in_rack_points": 0},
    {"winner_bonus": "none", "direction": "counterclockwise"},
    {"jokers_by_players": {2: 4, 3: 4, 4: 4}},
    {"jokers_by_players": {2: 0, 3: 0, 4: 0}},
    {"group_max": 3},
)
"""What a house may change that a round by the compiled simulator depends on."""
BOUND_HOUSES: tuple[dict[str, object], ...] = (
    {"voluntary_draw": True},
    {"jokers_by_players": {2: 1, 3: 2, 4: 3}},
    {"opening_min": 0, "hand_size": 8},
    {"hand_game": "double_and_no_minimum", "hand_size": 6},
    {"opening_joker_value": 25, "joker_swap_announced": False},
    {"group_max": 3, "winner_bonus": "none", "direction": "counterclockwise"},
)
"""The same where jokers are bound."""


def declared_presets() -> list[Rules]:
    """The presets that the compiled simulator plays."""
    return [rules for rules in map(load, preset_ids()) if declares(rules)]


def declared_houses() -> list[Rules]:
    """House rules that it plays, too."""
    free, bound = load("sabra"), load("classic")
    return [*map(free.with_options, HOUSES), *map(bound.with_options, BOUND_HOUSES)]


def tables(every: list[Rules]) -> Iterator[tuple[Rules, int, tuple[Policy, ...]]]:
    """Rules with every number of players and every line-up."""
    for rules in every:
        for players in range(rules.players[0], rules.players[1] + 1):
            for line_up in LINE_UPS:
                yield rules, players, tuple(line_up[seat % len(line_up)] for seat in range(players))
