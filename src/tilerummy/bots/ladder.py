"""Which levels a table offers: those that were measured to be stronger than the one below them.

Under some rules all levels play nearly alike: a choice among them would be none. `ladder.json` holds what
`./run bench ladder --ship` measured; rules that were not measured are taken for the most similar that were.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from importlib.resources import files

from tilerummy.rules.preset import Rules, load

FILE = "ladder.json"


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


@dataclass(frozen=True, slots=True)
class Climb:
    """What was measured under one rule set with one number of players."""

    preset: str
    players: int
    nodes: int
    seed: int
    """The first deal; the others follow it."""
    first: str
    """The lowest level."""
    rungs: tuple[Rung, ...]

    def is_above(self, rung: Rung) -> bool:
        """Whether the whole interval lies above what equals would win."""
        return rung.wins - rung.margin > 1 / self.players

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels worth a choice, weakest first."""
        return (self.first, *(rung.level for rung in self.rungs if self.is_above(rung)))


@cache
def climbs() -> tuple[Climb, ...]:
    """Everything that was measured."""
    return read_climbs((files("tilerummy.bots") / FILE).read_text("utf-8"))


def read_climbs(text: str) -> tuple[Climb, ...]:
    """What such a file holds."""
    return tuple(
        Climb(**{**each, "rungs": tuple(Rung(**rung) for rung in each["rungs"])}) for each in json.loads(text)
    )


def write_climbs(found: Iterable[Climb]) -> str:
    """Such a file, one rung a line so that changes can be read."""
    blocks = []
    for climb in found:
        fields = asdict(climb)
        rungs = ",\n    ".join(json.dumps(rung) for rung in fields.pop("rungs"))
        blocks.append(json.dumps(fields)[:-1] + f', "rungs": [\n    {rungs}]}}')
    return "[\n" + ",\n".join(blocks) + "\n]\n"


@lru_cache(maxsize=1024)
def offered(rules: Rules, players: int) -> tuple[str, ...]:
    """The levels that a table of these rules and so many players offers, weakest first."""
    return min(climbs(), key=lambda climb: (_unlike(rules, climb), abs(climb.players - players))).offered


def _unlike(rules: Rules, climb: Climb) -> int:
    """In how many parameters the rules differ from those that were measured."""
    own, theirs = rules.options(), _options(climb.preset)
    return sum(own[name] != value for name, value in theirs.items())


@cache
def _options(preset: str) -> dict[str, object]:
    return dict(load(preset).options())
