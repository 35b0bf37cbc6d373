"""The levels: named bots from a child's first opponent to the strongest there is, weakest first.

Each beats the one below it by a step that a person can climb; where the rules leave less room, a table
offers fewer of them (`ladder.py`). Those above greed wait, within bounds: they win by turns one can see. Who
waits without a bound is here as a measure for others, and among the characters, with a warning.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from tilerummy.bots.bot import Bot
from tilerummy.bots.mastery import Mastery
from tilerummy.bots.patience import Bounded
from tilerummy.bots.plan import (
    Hold,
    InMind,
    Plan,
    Planner,
    Sometimes,
    additions_to_all,
    all_of_it,
    highest,
    lay_most,
    loneliest,
)
from tilerummy.bots.second_look import SecondLook

EDITION = 3
"""Raised whenever a level learns to play differently; then its steps of the ladder are measured again."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name; what players read about it is in the catalogues under `bot-NAME`."""

    name: str
    bot: Bot
    edition: int = 1
    """The edition of the bots since which it plays as it does."""
    for_people: bool = True
    """Whether a table offers it. The others answer to their names, in records and in the arena."""


def _who_sees(sets: int, looked_at: float = 1.0) -> Planner:
    """Somebody who keeps this many sets of the table in mind at a time."""
    return Planner(partial(lay_most, InMind(sets, looked_at)), highest)


_FORMER = Mastery(late=6, worlds=20, few=True, cashes=True)
_GRANDMASTER = SecondLook(replace(_FORMER, search_end=True))

FORMER = Planner(_FORMER, loneliest)
"""The strongest there was before the end of a round was searched: a measure for its successors."""
HERMIT = Planner(_GRANDMASTER, loneliest)
"""The strongest there is: it waits as long as that pays."""


def _within_bounds(plan: Plan) -> Planner:
    """Somebody who plays by a plan that waits, and lays before the others fall asleep."""
    return Planner(Bounded(plan, turns=6, between_two=3, yields=False), loneliest)


def _nearly_grandmaster(share: float) -> Planner:
    """A master who plays so many of the turns as a grandmaster would."""
    return _within_bounds(Sometimes(Mastery(), _FORMER, share))


LEVELS: tuple[Level, ...] = (
    Level("novice", _who_sees(2, looked_at=0.3)),
    Level("dreamer", _who_sees(3, looked_at=0.6)),
    Level("builder", _who_sees(5)),
    Level("shifter", _who_sees(7)),
    Level("juggler", _who_sees(10)),
    Level("tinkerer", _who_sees(14)),
    Level("greedy", Planner(partial(lay_most, all_of_it), loneliest)),
    Level("patient", Planner(Bounded(Hold(), turns=1), loneliest), edition=2),
    Level("calm", Planner(Bounded(Hold(), turns=2), loneliest), edition=2),
    Level("hold", Planner(Hold(), loneliest), for_people=False),
    Level("master", _within_bounds(Mastery()), edition=2),
    Level("virtuoso", _nearly_grandmaster(0.45), edition=2),
    Level("champion", _nearly_grandmaster(0.75), edition=2),
    Level("legend", _nearly_grandmaster(0.93), edition=2),
    Level("grandmaster", _within_bounds(_GRANDMASTER), edition=3),
)
FOR_PEOPLE: tuple[Level, ...] = tuple(level for level in LEVELS if level.for_people)

ADDER = Planner(partial(lay_most, additions_to_all), highest)
"""Lays its own sets and adds single tiles, nothing else. Rounds of such players get stuck, so it is no level;
the simulator plays like it."""
