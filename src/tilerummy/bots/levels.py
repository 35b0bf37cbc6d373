"""The levels: named bots from a child's first opponent to the strongest there is, weakest first.

Each beats the one below it by a step that a person can climb; where the rules leave less room, a table
offers fewer of them. Those above greed wait, within bounds: they win by turns one can see. Who
waits without a bound is here as a measure for others, and among the characters, with a warning.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache, lru_cache, partial
from importlib.resources import files

from tilerummy.bots.bot import Bot
from tilerummy.bots.mastery import Mastery, SecondLook
from tilerummy.bots.plan import (
    Bounded,
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
from tilerummy.rules.preset import Rules, load

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


# -- which levels a table offers ---------------------------------------------------------------------
#
# Which levels a table offers: those that were measured to be stronger than the one below them.
#
# Under some rules all levels play nearly alike: a choice among them would be none. `ladder.json` holds what
# `./run bench ladder` measured. A step counts only as long as both of its levels play as they did then, and a
# level above the last that was measured is not offered. Rules that were not measured, or hardly, are taken
# for the most similar that were.

FILE = "ladder.json"
SMALLEST_STEP = 0.03
"""A level has to win by so much more than equal: nobody would notice less."""
WELL_UP = "greedy"
"""A climb says something of a table if it was measured up to this level at least."""
EDITIONS = {level.name: level.edition for level in FOR_PEOPLE}
"""The levels that people meet, weakest first, and since which edition each plays as it does."""


@dataclass(frozen=True, slots=True)
class Rung:
    """How a level did alone against others who all play like the last one offered below it."""

    level: str
    against: str
    deals: int
    wins: float
    margin: float
    """Half of the 95% interval over deals."""
    points: float
    blocked: float
    """The share of rounds that were blocked."""
    nodes: int
    seed: int
    """The first deal; the others follow it."""
    edition: int
    """The edition of the bots that played."""

    @property
    def is_current(self) -> bool:
        """Whether both levels still play as they did."""
        return all(
            # What was measured with a level that is gone says nothing any more.
            EDITIONS.get(name, self.edition + 1) <= self.edition
            for name in (self.level, self.against)
        )


@dataclass(frozen=True, slots=True)
class Climb:
    """What was measured under one rule set with one number of players."""

    preset: str
    players: int
    rungs: tuple[Rung, ...]

    def is_above(self, rung: Rung) -> bool:
        """Whether the whole interval lies above what equals would win."""
        return rung.wins - rung.margin > 1 / self.players

    def is_step(self, rung: Rung) -> bool:
        """Whether the level is above, and by enough to be worth a choice."""
        # What is written has four digits: no step is lost by the last bit of a difference.
        return self.is_above(rung) and rung.wins >= 1 / self.players + SMALLEST_STEP - 1e-9

    @property
    def is_whole(self) -> bool:
        """Whether every level was measured as it plays now, against the last one above those below it."""
        return self._measured() == [*EDITIONS][1:]

    @property
    def is_well_up(self) -> bool:
        """Whether enough levels were measured so, from the lowest up."""
        return WELL_UP in self._measured()

    def _measured(self) -> list[str]:
        """The levels that were measured as they play now, up to the first that was not."""
        below, *rest = EDITIONS
        found = []
        for rung, level in zip(self.rungs, rest, strict=False):
            if (rung.level, rung.against) != (level, below) or not rung.is_current:
                break
            below = rung.level if self.is_above(rung) else below
            found.append(level)
        return found

    @property
    def climbed(self) -> tuple[str, ...]:
        """The levels surely above those below them; the next is measured against the last of them."""
        return (next(iter(EDITIONS)), *(rung.level for rung in self.rungs if self.is_above(rung)))

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels worth a choice, weakest first."""
        return (next(iter(EDITIONS)), *(rung.level for rung in self.rungs if self.is_step(rung)))


@cache
def climbs() -> tuple[Climb, ...]:
    """Everything that was measured."""
    return read_climbs((files("tilerummy.bots") / FILE).read_text("utf-8"))


def read_climbs(text: str) -> tuple[Climb, ...]:
    """Read the file of what was measured."""
    return tuple(
        Climb(**{**each, "rungs": tuple(Rung(**rung) for rung in each["rungs"])}) for each in json.loads(text)
    )


def write_climbs(found: Iterable[Climb]) -> str:
    """Write the file of what was measured, one rung a line so that changes can be read."""
    blocks = []
    for climb in found:
        fields = asdict(climb)
        rungs = ",\n    ".join(json.dumps(rung) for rung in fields.pop("rungs"))
        blocks.append(json.dumps(fields)[:-1] + f', "rungs": [\n    {rungs}]}}')
    return "[\n" + ",\n".join(blocks) + "\n]\n"


@lru_cache(maxsize=1024)
def offered(rules: Rules, players: int) -> tuple[str, ...]:
    """The levels that a table of these rules and so many players offers, weakest first."""

    def unlike(climb: Climb) -> tuple[bool, bool, int, int]:
        """Whether one must lay weighs most; then that enough was measured."""
        # 5.5: who may not wait plays another game, whatever else is alike.
        must = rules.voluntary_draw != load(climb.preset).voluntary_draw
        return must, not climb.is_well_up, _unlike(rules, climb), abs(climb.players - players)

    return min(climbs(), key=unlike).offered


def _unlike(rules: Rules, climb: Climb) -> int:
    """In how many parameters the rules differ from those that were measured."""
    own, theirs = rules.options(), _options(climb.preset)
    return sum(own[name] != value for name, value in theirs.items())


@cache
def _options(preset: str) -> dict[str, object]:
    return dict(load(preset).options())
