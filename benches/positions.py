"""Positions as they come up in games: greedy players, every turn of every seat."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import gettempdir

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.solver import ANYHOW, solve_turn

SIX_COLOURS: Mapping[str, object] = {
    "players": [2, 6],
    "colours": ["k", "r", "b", "y", "o", "g"],
    "colours_by_players": {"5": 5, "6": 6},
    "jokers_by_players": {"5": 2, "6": 3},
}
"""What makes any preset a game of six colours and three jokers when six play."""


@dataclass(frozen=True)
class Scene:
    """Games of one kind: a preset with some parameters changed, and how many play."""

    name: str
    preset: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return load(self.preset).with_options(self.options)

    @property
    def setting(self) -> Setting:
        return setting_for(self.rules, self.players)


def scene_positions(scene: Scene, number: int, seed: int = 1) -> list[Before]:
    """So many positions of a scene; they are played once and then kept in the temporary folder."""
    asked = [scene.preset, scene.players, dict(scene.options), number, seed]
    digest = sha256(json.dumps(asked, sort_keys=True, default=str).encode()).hexdigest()[:16]
    place = Path(gettempdir()) / f"tilerummy-positions-{digest}.txt"
    if place.exists():
        return [read_position(line) for line in place.read_text(encoding="utf-8").splitlines()]
    found: list[Before] = []
    chance = Random(f"{scene.preset} {scene.players} {seed}")
    while len(found) < number:
        found.extend(_one_game(scene.setting, scene.players, chance))
    del found[number:]
    # Whole or not at all: the process with the plain core may ask for the same at the same time.
    new = place.with_suffix(f".{os.getpid()}")
    new.write_text("\n".join(map(write_position, found)) + "\n", encoding="utf-8")
    new.replace(place)
    return found


def write_position(before: Before) -> str:
    """A position as a line: who has opened, the table, the rack."""
    opened = "opened" if before.opened else "any" if before.any_opened else "none"
    return f"{opened} ; {before.table} ; {before.rack}"


def read_position(line: str) -> Before:
    """The position of a line."""
    opened, table, rack = (part.strip() for part in line.split(";"))
    return Before(read_table(table), read_rack(rack), opened == "opened", opened != "none")


def _one_game(setting: Setting, players: int, chance: Random) -> Iterator[Before]:
    pool = list(setting.tiles())
    chance.shuffle(pool)
    hand = setting.rules.hand_size
    racks = [Rack(pool[i * hand : (i + 1) * hand]) for i in range(players)]
    pool = pool[players * hand :]
    opened, table = [False] * players, Table()
    # Some open at once and some wait, so there are large racks among the positions.
    patience = [chance.choice([0.0, 0.3, 0.9]) for _ in range(players)]
    for turn in range(200):
        seat = turn % players
        before = Before(table, racks[seat], opened[seat], any(opened))
        yield before
        best = solve_turn(setting, before, ANYHOW)
        if best.play and (not opened[seat] or chance.random() >= patience[seat] or not pool):
            table, opened[seat] = best.table, True
            left = list(racks[seat])
            for tile in best.play:
                left.remove(tile)
            racks[seat] = Rack(left)
            if not left:
                return
        elif pool:
            racks[seat] = Rack((*racks[seat], pool.pop()))
        else:
            return
