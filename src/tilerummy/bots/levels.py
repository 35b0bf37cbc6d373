"""The levels: named bots from a child's first opponent to the strongest there is, weakest first.

Each beats the one below it by a step that a person can climb; where the rules leave less room, a table
offers fewer of them (`ladder.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from tilerummy.bots.bot import Bot
from tilerummy.bots.mastery import Mastery
from tilerummy.bots.plan import (
    Hold,
    InMind,
    Planner,
    Sometimes,
    additions_to_all,
    all_of_it,
    highest,
    lay_most,
    loneliest,
)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name; what players read about it is in the catalogues under `bot-NAME`."""

    name: str
    bot: Bot


def _who_sees(sets: int, looked_at: float = 1.0) -> Planner:
    """Somebody who keeps this many sets of the table in mind at a time."""
    return Planner(partial(lay_most, InMind(sets, looked_at)), highest)


_GRANDMASTER = Mastery(late=6, worlds=20, few=True, cashes=True)
HERMIT = Planner(_GRANDMASTER, loneliest)
"""The grandmaster before it searched the end of a round."""


def _nearly_grandmaster(share: float) -> Planner:
    """A master who plays so many of the turns as a grandmaster would."""
    return Planner(Sometimes(Mastery(), _GRANDMASTER, share), loneliest)


LEVELS: tuple[Level, ...] = (
    Level("novice", _who_sees(2, looked_at=0.3)),
    Level("dreamer", _who_sees(3, looked_at=0.6)),
    Level("builder", _who_sees(5)),
    Level("shifter", _who_sees(7)),
    Level("juggler", _who_sees(10)),
    Level("tinkerer", _who_sees(14)),
    Level("greedy", Planner(partial(lay_most, all_of_it), loneliest)),
    Level("patient", Planner(Hold(impatience=0.1), loneliest)),
    Level("calm", Planner(Hold(impatience=0.027), loneliest)),
    Level("hold", Planner(Hold(), loneliest)),
    Level("master", Planner(Mastery(), loneliest)),
    Level("virtuoso", _nearly_grandmaster(0.45)),
    Level("champion", _nearly_grandmaster(0.75)),
    Level("legend", _nearly_grandmaster(0.93)),
    Level("grandmaster", Planner(replace(_GRANDMASTER, search_end=True), loneliest)),
)

ADDER = Planner(partial(lay_most, additions_to_all), highest)
"""Lays its own sets and adds single tiles, nothing else. Rounds of such players get stuck, so it is no level;
the simulator plays like it."""
