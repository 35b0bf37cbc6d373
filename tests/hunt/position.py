"""A position with its rules as one line of JSON, as the command line reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, read_tile


@dataclass(frozen=True)
class Position:
    """Rules, colours and jokers in play, and what lies where."""

    rules: str
    table: Sequence[Sequence[str]]
    rack: Sequence[str]
    options: Mapping[str, object] = field(default_factory=dict)
    palette: str = "krby"
    jokers: int = 4
    opened: bool = True

    @property
    def setting(self) -> Setting:
        rules = load(self.rules).with_options(self.options)
        return setting_with(rules, tuple(map(Colour, self.palette)), self.jokers)

    @property
    def before(self) -> Before:
        table = Table(Meld(map(read_tile, meld)) for meld in self.table)
        return Before(table, Rack(map(read_tile, self.rack)), self.opened, any_opened=bool(table))

    def __str__(self) -> str:
        said: dict[str, object] = {"rules": self.rules}
        if self.options:
            said["options"] = dict(self.options)
        said |= {"palette": list(self.palette), "table": list(map(list, self.table)), "rack": list(self.rack)}
        return json.dumps(said if self.opened else {**said, "opened": False})


def read_line(line: str) -> Position:
    """The position of a line."""
    said = json.loads(line)
    palette = "".join(said.get("palette", "krby"))
    return Position(
        rules=said["rules"],
        table=said["table"],
        rack=said["rack"],
        options=said.get("options", {}),
        palette=palette,
        opened=said.get("opened", True),
    )
