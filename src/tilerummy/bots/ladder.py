"""Which levels a table offers: those that were measured to be stronger than the one below them.

Under some rules all levels play nearly alike: a choice among them would be none. `ladder.json` holds what
`./run bench ladder` measured. A step counts only as long as both of its levels play as they did then, and a
level above the last that was measured is not offered. Rules that were not measured, or hardly, are taken for
the most similar that were.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from importlib.resources import files

from tilerummy.bots.levels import FOR_PEOPLE
from tilerummy.rules.preset import Rules, load

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
