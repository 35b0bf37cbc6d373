"""`./run bench research`: decisions a second of many tables at once, on one thread and on two.

A decision is what the seat in turn sees, as arrays, and one move at its table. By processor time of all
threads and by the clock; on a busy machine only the first says something.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

import numpy as np

from benches.report import Notes
from tilerummy.research import Tables

NUMBER = 1000
"""Tables at once."""
WARM_UP = 60
"""Steps before the clock starts: the first moves of a round are the easiest."""
PLAYERS = (2, 3, 4)
WAYS = {"lay the most": 1, "hold": 2, "any option, by chance": None}


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    parser = argparse.ArgumentParser(prog="./run bench research", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    notes = Notes()
    notes.say(
        f"Decisions a second, {NUMBER} tables under sabra: by processor time (of one core), by the clock.",
        "",
        "| actions | players | threads | by processor time | by the clock |",
        "|---|---|---|---|---|",
    )
    for name, action in WAYS.items():
        for players in PLAYERS:
            for threads in (1, 2):
                own, wall = _rate(players, threads, action, options.seconds)
                notes.say(f"| {name} | {players} | {threads} | {own:,.0f} | {wall:,.0f} |")
    if options.write:
        notes.write("Research: many tables")
    return 0


def _rate(players: int, threads: int, action: int | None, seconds: float) -> tuple[float, float]:
    tables, chance = Tables(NUMBER, "sabra", players, seed=1, threads=threads), np.random.default_rng(1)
    for _ in range(WARM_UP):
        tables.step(chance.integers(tables.actions, size=NUMBER))
    began, own, decisions = perf_counter(), process_time(), 0
    while perf_counter() - began < seconds:
        tables.seen()
        if action is None:
            tables.step(chance.integers(tables.actions, size=NUMBER))
        else:
            tables.step(np.full(NUMBER, action))
        decisions += NUMBER
    return decisions / (process_time() - own), decisions / (perf_counter() - began)
