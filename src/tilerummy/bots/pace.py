"""A human pace: how long a person would take over an action, for tables where bots should not be instant."""

from __future__ import annotations

from random import Random

from tilerummy.rules.action import Action, Play
from tilerummy.rules.view import View

LOOK_MS = 900
"""To see that there is nothing to lay."""
TILE_MS = 650
"""To lay one tile."""
SET_MS = 450
"""To move tiles of an old set."""
MOST_MS = 12_000


def thinking_ms(view: View, action: Action, chance: Random) -> int:
    """How long to wait before this action is shown; the more is laid and moved, the longer."""
    work = LOOK_MS
    if isinstance(action, Play):
        laid = sum(map(len, action.table)) - sum(map(len, view.table))
        moved = len(set(view.table) - set(action.table))
        work += TILE_MS * laid + SET_MS * moved
    return min(MOST_MS, round(work * chance.uniform(0.7, 1.5)))
