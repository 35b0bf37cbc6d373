"""The solver and the judge against the oracle, and against themselves, for as long as you like.

Positions are drawn to be hard. Each is also asked about in another spelling, and with all that is left open
said (`tests/hunt/relations.py`); every tenth time with its turns counted and its answer certified. Each
fault is printed as a line that `tilerummy solve` reads; `--keep` adds it to tests/data/hunted.jsonl, where
the tests ask about it ever after.

Positions are numbered, and at one commit the number alone says what a position is, and how patient the search
is and which pruning is off. So a long hunt may be cut into pieces:
each `--write` adds a line to the table in benches/results.md, with the numbers of its positions.
"""

from __future__ import annotations

import argparse
import json
import traceback
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import NamedTuple

from benches.report import RESULTS, Notes, commit, load_now, machine, write_section
from tests.hunt.compare import faults
from tests.hunt.draw import draw, draw_tuning
from tests.hunt.ends import TooMany
from tests.hunt.position import Position
from tests.hunt.relations import relation_faults
from tests.hunt.truth import Truth
from tilerummy.solver import ENGINE

KEPT = Path(__file__).parents[1] / "tests" / "data" / "hunted.jsonl"
MOST = 1500
"""Positions with more end tables than this are left out: the oracle would take too long."""


def main(arguments: list[str]) -> int:
    """Hunt; fail if a fault was found."""
    parser = argparse.ArgumentParser(prog="./run bench hunt", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--positions", type=int, default=0, help="stop after so many, however long it takes")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first position")
    parser.add_argument("--tiles", type=int, default=14, help="the most tiles of a position")
    parser.add_argument("--keep", action="store_true", help="add faults to tests/data/hunted.jsonl")
    parser.add_argument("--write", action="store_true", help="add a line to benches/results.md")
    options = parser.parse_args(arguments)
    end, began = monotonic() + options.seconds, process_time()
    count: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    number = options.seed
    while number < options.seed + options.positions if options.positions else monotonic() < end:
        position = draw(Random(f"hunt {number}"), tiles=options.tiles)
        wrong = faults_of(position, number)
        number += 1
        if wrong is None:
            count["left out"] += 1
            continue
        count["compared"] += 1
        rules[position.rules if not position.options else "mixtures"] += 1
        if wrong:
            count["faults"] += 1
            print(position, *wrong, sep="\n    ", flush=True)
            if options.keep:
                keep(position)
    notes = Notes()
    notes.say(
        f"{ENGINE}: {count['compared']} positions from number {options.seed} on, {count['faults']} faults; "
        f"{count['left out']} left out as too large. {process_time() - began:.0f} s of processor time.",
        "",
    )
    notes.say(", ".join(f"{name} {times}" for name, times in sorted(rules.items())))
    if options.write:
        spent = process_time() - began
        row = Piece(
            commit=commit(),
            engine=ENGINE,
            first=options.seed,
            last=number - 1,
            compared=count["compared"],
            faults=count["faults"],
            seconds=spent,
        )
        write_piece(row, sum(times for name, times in rules.items() if name != "mixtures"))
    return 1 if count["faults"] else 0


class Piece(NamedTuple):
    """A part of a long hunt: what was asked, and how it ended."""

    commit: str
    engine: str
    first: int
    last: int
    compared: int
    faults: int
    seconds: float


def write_piece(piece: Piece, presets: int) -> None:
    """Add a line to the table of hunts; the sum over all lines stands above it."""
    said = f"{date.today().isoformat()} | {piece.commit} | {piece.engine} | {piece.first} to {piece.last}"
    row = f"| {said} | {piece.compared} | {presets} | {piece.faults} | {piece.seconds:.0f} |"
    old = RESULTS.read_text(encoding="utf-8").partition("\n## Hunt\n")[2].partition("\n## ")[0]
    rows = [line for line in old.splitlines() if line.startswith("| 2")] + [row]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]
    compared, faults = (sum(int(line[place]) for line in cells) for place in (4, 6))
    text = (
        f"{machine()}; last piece on a {load_now()}.",
        "",
        f"{compared} positions compared with the oracle in all, {faults} faults. Each line is a run of",
        "`./run bench hunt --seed FIRST --positions N --write`. Those too large for the oracle are left out.",
        "",
        "| date | commit | core | numbers | compared | of presets | faults | processor s |",
        "|---" * 8 + "|",
        *rows,
    )
    write_section("Hunt", "\n".join(text))


def faults_of(position: Position, number: int) -> list[str] | None:
    """What is wrong with the answers to a position; None if it is too large."""
    try:
        # The judge and the lists take the longest, so they are asked now and then.
        tuning = draw_tuning(Random(f"tuning {number}"))
        found = faults(position, judge=number % 5 == 0, top=number % 3 == 0, most=MOST, tuning=tuning)
        other = relation_faults(position, Random(f"spelled {number}"), every=False, dear=number % 10 == 0)
        return [*found, *other]
    except TooMany:
        return None
    except Exception:
        return [f"a crash: {traceback.format_exc()}"]


def keep(position: Position) -> None:
    """Add a position to those that the tests ask about."""
    truth = Truth(position.setting, position.before, MOST)
    tiles, points = truth.best()
    said = {**json.loads(str(position)), "expect": {"tiles": tiles, "points": points}}
    with KEPT.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(said) + "\n")
