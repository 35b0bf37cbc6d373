"""The levels: named bots from a child's first opponent to the strongest there is, weakest first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tilerummy.bots.bot import Bot
from tilerummy.bots.mastery import Mastery
from tilerummy.bots.patience import Hold
from tilerummy.bots.plan import (
    additions_to_all,
    additions_to_few,
    all_of_it,
    lay_most,
    one_rearrangement,
    own_sets,
)
from tilerummy.bots.planner import Planner
from tilerummy.bots.shedding import highest, loneliest


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with a name; what players read about it is in the catalogues under `bot-NAME`."""

    name: str
    bot: Bot


LEVELS: tuple[Level, ...] = (
    Level("novice", Planner(partial(lay_most, own_sets), highest)),
    Level("dreamer", Planner(partial(lay_most, additions_to_few), highest)),
    Level("builder", Planner(partial(lay_most, additions_to_all), highest)),
    Level("tinkerer", Planner(partial(lay_most, one_rearrangement), highest)),
    Level("greedy", Planner(partial(lay_most, all_of_it), loneliest)),
    Level("patient", Planner(Hold(impatience=0.1), loneliest)),
    Level("hold", Planner(Hold(), loneliest)),
    Level("master", Planner(Mastery(), loneliest)),
    Level("grandmaster", Planner(Mastery(late=6, worlds=20, few=True, cashes=True), loneliest)),
)
