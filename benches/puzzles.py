"""`./run bench puzzles [--count N] [--sample N]`: puzzles made by the clock, packs proven, who solves them.

A level is worth something if weaker players fail where it is high: the ways of those who only add, or open
one set, are tried on every puzzle.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import perf_counter

from tilerummy.puzzles.grading import grade_faults
from tilerummy.puzzles.level import measure
from tilerummy.puzzles.making import Order, make
from tilerummy.puzzles.pack import pack_names, shipped
from tilerummy.puzzles.person import Way
from tilerummy.puzzles.proof import prove
from tilerummy.puzzles.puzzle import LEVELS, Puzzle, TaskKind


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench puzzles")
    parser.add_argument("--count", type=int, default=500, help="puzzles to make; 0: none")
    parser.add_argument("--sample", type=int, help="prove so many of each pack instead of all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.count:
        _time_making(asked.count, asked.seed)
    proven: list[Puzzle] = []
    wrong = 0
    for name in pack_names():
        pack = list(shipped(name))
        chosen = pack if asked.sample is None else Random(1).sample(pack, min(asked.sample, len(pack)))
        faults = {puzzle.id: (*prove(puzzle).faults, *grade_faults(puzzle)) for puzzle in chosen}
        bad = {one: why for one, why in faults.items() if why}
        wrong += len(bad)
        print(
            f"{name}: {len(chosen)} of {len(pack)} proven again, {len(bad)} wrong", *bad.items(), sep="\n  "
        )
        proven += chosen
    _who_solves(proven)
    return 1 if wrong else 0


def _time_making(count: int, seed: int) -> None:
    started = perf_counter()
    made = list(make(Order(count=count, seed=seed)))
    levels = Counter(puzzle.level for puzzle in made)
    said = ", ".join(f"level {level}: {levels[level]}" for level in LEVELS)
    print(f"made {len(made)} in {perf_counter() - started:.0f} s ({said})")


def _who_solves(puzzles: list[Puzzle]) -> None:
    """For each level the share that each way gets through."""
    ways: dict[int, Counter[Way]] = {level: Counter() for level in LEVELS}
    for puzzle in puzzles:
        if puzzle.task.kind is not TaskKind.OPEN:
            ways[puzzle.level][measure(puzzle.setting, puzzle.before, puzzle.task, puzzle.solution).way] += 1
    print(
        "| level | puzzles |", " | ".join(way.name.lower().replace("_", " ") for way in list(Way)[:-1]), "|"
    )
    print("|---" * (len(Way) + 1) + "|")
    for level, found in ways.items():
        total = max(1, found.total())
        shares = [sum(found[way] for way in Way if way <= most) / total for most in list(Way)[:-1]]
        print(f"| {level} | {found.total()} |", " | ".join(f"{share:.0%}" for share in shares), "|")


if __name__ == "__main__":
    raise SystemExit(main([]))
