"""Other solvers on the same positions: PyPI's rummikub-solver, and a CP-SAT model.

The two bring libraries that cannot be loaded into one process, so rummikub-solver runs in an environment
of its own, which uv makes and keeps.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from time import process_time

from ortools.sat.python import cp_model

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile

SCRIPT = Path(__file__).with_name("rummikub_peer.py")
ALONE = (str(Path(sys.executable).with_name("uv")), "run", "--no-project", "--isolated", "--quiet")
WITH = ("--python", sys.executable, "--with", "rummikub-solver[highs]==1.0.0", "python", str(SCRIPT))


@dataclass(frozen=True)
class Timed:
    """How long each position took another solver (CPU seconds), and the tiles it would lay."""

    name: str
    times: list[float]
    tiles: list[int | None]
    """None where it gave up."""


def rummikub(setting: Setting, warm: Sequence[Before], positions: Sequence[Before]) -> list[Timed]:
    """PyPI's rummikub-solver, most tiles, with the backend that comes with it and with its fastest one.

    Nothing where it cannot be had, from the package index or from what uv has kept.
    """
    question = {
        "colours": len(setting.shape.colours),
        "jokers": setting.jokers,
        "warm": [_numbers(setting, before) for before in warm],
        "positions": [_numbers(setting, before) for before in positions],
    }
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    asked = json.dumps(question)
    done = subprocess.run([*ALONE, *WITH], input=asked, capture_output=True, text=True, env=clean)
    if done.returncode:
        print(f"rummikub-solver is left out:\n{done.stderr[-2000:]}", file=sys.stderr)
        return []
    return [
        Timed(f"rummikub-solver 1.0.0, {answer['backend']}", answer["times"], answer["tiles"])
        for answer in json.loads(done.stdout)
    ]


def cp_sat(setting: Setting, warm: Sequence[Before], positions: Sequence[Before]) -> Timed:
    """The CP-SAT model: each position is modelled and solved, with one worker."""
    times: list[float] = []
    tiles: list[int | None] = []
    for place, before in enumerate([*warm, *positions]):
        table, rack = _numbers(setting, before)
        began = process_time()
        found = most_tiles(len(setting.shape.colours), setting.jokers, table, rack)
        took = process_time() - began
        if place >= len(warm):
            times.append(took)
            tiles.append(found)
    return Timed("CP-SAT over a catalogue of sets", times, tiles)


def _numbers(setting: Setting, before: Before) -> tuple[list[int], list[int]]:
    colours = {colour: place for place, colour in enumerate(setting.shape.colours)}

    def number(tile: Tile) -> int:
        return 13 * colours[tile.colour] + tile.number - 1 if tile.colour else 13 * len(colours)

    return [number(tile) for meld in before.table for tile in meld], [number(tile) for tile in before.rack]


# -- a CP-SAT model over a catalogue of sets: what one would write first ----------------------------


LONGEST = 5
"""Longer runs are made of shorter ones."""
NUMBERS = 13
PATIENCE_S = 10.0
Catalogue = list[tuple[int, ...]]
"""Sets as numbers of tiles: colour * 13 + number, the joker last of all."""


@lru_cache(maxsize=8)
def catalogue(colours: int, jokers: int) -> Catalogue:
    """Every set of up to five tiles in a run and all colours in a group, with jokers in any places."""
    joker = colours * NUMBERS
    bare: set[tuple[int, ...]] = set()
    for colour in range(colours):
        for length in range(3, LONGEST + 1):
            for first in range(NUMBERS - length + 1):
                bare.add(tuple(range(colour * NUMBERS + first, colour * NUMBERS + first + length)))
    for number in range(NUMBERS):
        for size in range(3, colours + 1):
            bare |= {tuple(c * NUMBERS + number for c in some) for some in combinations(range(colours), size)}
    found = set(bare)
    for tiles in bare:
        for count in range(1, min(jokers, len(tiles) - 1) + 1):
            for kept in combinations(tiles, len(tiles) - count):
                found.add((*kept, *(joker,) * count))
    return sorted(found)


def most_tiles(colours: int, jokers: int, table: Sequence[int], rack: Sequence[int]) -> int | None:
    """The most tiles that can be laid, all tiles of the table lying in sets; None if it took too long."""
    must, may = Counter(table), Counter(rack)
    have = must + may
    model = cp_model.CpModel()
    uses: dict[int, list[cp_model.LinearExpr]] = {tile: [] for tile in have}
    for tiles in catalogue(colours, jokers):
        counts = Counter(tiles)
        most = min(have[tile] // count for tile, count in counts.items())
        if most:
            times = model.new_int_var(0, most, "")
            for tile, count in counts.items():
                uses[tile].append(count * times)
    laid = []
    for tile, terms in uses.items():
        from_rack = model.new_int_var(0, may[tile], "")
        model.add(sum(terms) == must[tile] + from_rack)
        laid.append(from_rack)
    model.maximize(sum(laid))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # Without this one position of 60 took it minutes to prove that a whole rack is the most one can lay.
    solver.parameters.linearization_level = 2
    solver.parameters.max_time_in_seconds = PATIENCE_S
    status = solver.solve(model)
    if status != cp_model.OPTIMAL:
        return None
    return sum(int(solver.value(tile)) for tile in laid)
