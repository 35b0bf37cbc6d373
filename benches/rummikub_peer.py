"""Times PyPI's rummikub-solver: reads positions as JSON, writes times and answers.

It stands alone, for it runs in an environment where nothing of this project is installed.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time

peer = import_module("rummikub_solver")

question = json.load(sys.stdin)
answers = []
for backend in ("SCIPY", "HIGHS"):
    try:
        rules = peer.RuleSet(
            colours=question["colours"], jokers=question["jokers"], solver_backend=peer.MILPSolver(backend)
        )
    except Exception as error:  # whatever it is, this backend is not there
        print(f"{backend}: {error!r}", file=sys.stderr)
        continue
    times: list[float] = []
    tiles: list[int] = []
    for place, (table, rack) in enumerate([*question["warm"], *question["positions"]]):
        began = process_time()
        state = rules.new_game()
        state.add_table(*(tile + 1 for tile in table))
        state.add_rack(*(tile + 1 for tile in rack))
        state.initial = False
        found = rules.solve(state, peer.SolverMode.TILE_COUNT)
        took = process_time() - began
        if place >= len(question["warm"]):
            times.append(took)
            tiles.append(len(found.tiles) if found else 0)
    answers.append({"backend": backend, "times": times, "tiles": tiles})
json.dump(answers, sys.stdout)
