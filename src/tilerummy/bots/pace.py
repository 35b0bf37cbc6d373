"""A human pace: how long a person would take over an action, for tables where bots should not be instant."""

from __future__ import annotations

from random import Random

from tilerummy.bots.cast import Tempo
from tilerummy.rules.match.action import Action, Play
from tilerummy.rules.match.view import View

LOOK_MS = 900
"""To see that there is nothing to lay."""
TILE_MS = 450
"""To lay one tile."""
SET_MS = 350
"""To move tiles of an old set."""
GREAT_TILES, GREAT_MS = 6, 1500
"""A great turn is looked at once more before it is laid."""
MOST_MS = 9_000


_PARTS = {Tempo.PEOPLE: 1.0, Tempo.BRISK: 0.35, Tempo.ONCE: 0.0}


def thinking_ms(view: View, action: Action, chance: Random, tempo: Tempo = Tempo.PEOPLE) -> int:
    """How long to wait before this action is shown: a draw is quick, a great turn takes a while.

    It depends on what everybody sees of the action, so waiting tells nobody anything.
    """
    work = LOOK_MS
    if isinstance(action, Play):
        laid = sum(map(len, action.table)) - sum(map(len, view.table))
        moved = len(set(view.table) - set(action.table))
        work += TILE_MS * laid + SET_MS * moved + GREAT_MS * (laid >= GREAT_TILES)
    return round(min(MOST_MS, work * chance.uniform(0.7, 1.5)) * _PARTS[tempo])
