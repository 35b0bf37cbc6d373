"""The shipped puzzles: `python -m tools.puzzle_packs search`, `add` and `days`.

`search RULES SEED FIRST LAST FILE`: the games FIRST to LAST of a seed are searched, and every puzzle of
theirs is written to FILE, a JSON object a line. The same numbers give the same file. With `--seconds` it
stops early and says after which game.

`add MOST FILE...`: new puzzles come after those that the pack of their rules has already, so that the days
keep theirs: at most MOST for each task and level, and none that ends with a joker that its set does not need.

`days WEEKS`: the list of daily puzzles, so many weeks long. The weeks that it has stay as they are: a day
keeps its puzzle. New weeks take puzzles of the common pack that no day has yet. It stops early, and says so,
when a level has no more of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from tilerummy.puzzles import pack
from tilerummy.puzzles.making import Order, unit_puzzles
from tilerummy.puzzles.pack import FOLDER, pack_names, shipped, write_pack
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind, puzzle_of
from tilerummy.puzzles.solutions import has_spare_joker
from tilerummy.rules.preset import DEFAULT_PRESET

WEEK = (1, 2, 2, 3, 3, 4, 5)
"""The levels of a week from Monday on: whoever plays all of it has climbed all five."""


def search(rules: str, seed: int, first: int, last: int, file: Path, seconds: float) -> None:
    """Search the games of a seed."""
    order, deadline = Order(count=0, seed=seed, rules=rules), monotonic() + seconds
    with file.open("w", encoding="utf-8") as out:
        for game in range(first, last + 1):
            for puzzle in unit_puzzles(order, game):
                out.write(puzzle.json() + "\n")
            out.flush()  # a search takes hours and may be stopped after any game
            if monotonic() > deadline:
                print(f"stopped after game {game}", file=sys.stderr)
                break


def add(most: int, files: Sequence[Path]) -> None:
    """Add the puzzles of each file to the pack of its rules."""
    packs: dict[str, dict[str, KnownPuzzle]] = {}
    new: Counter[tuple[str, TaskKind, int]] = Counter()
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    for puzzle in (puzzle_of(json.loads(line)) for line in lines):
        old = shipped(puzzle.rules) if puzzle.rules in pack_names() else ()
        known = packs.setdefault(puzzle.rules, {one.id: one for one in old})
        cell = puzzle.rules, puzzle.task.kind, puzzle.level
        if puzzle.id not in known and new[cell] < most and not has_spare_joker(puzzle.solution):
            known[puzzle.id] = puzzle
            new[cell] += 1
    folder = Path(pack.__file__).parent / FOLDER
    for rules, puzzles in packs.items():
        (folder / f"{rules}.txt").write_text(write_pack(puzzles.values()), encoding="ascii")
        print(f"{rules}: {len(puzzles)}")


def days(weeks: int) -> None:
    """Make the list so many weeks long."""
    puzzles, file = shipped(DEFAULT_PRESET), Path(pack.__file__).with_name(pack.LIST)
    lines = file.read_text("ascii").splitlines() if file.exists() else []
    used = {int(place) for line in lines for place in line.split()}
    stocks = {level: _stock(puzzles, used, level) for level in LEVELS}
    for week in range(len(lines), weeks):
        empty = [level for level in LEVELS if len(stocks[level]) < WEEK.count(level)]
        if empty:
            print(f"after {week} weeks there are no more puzzles of level {empty[0]}", file=sys.stderr)
            break
        lines.append(" ".join(str(stocks[level].popleft()) for level in WEEK))
    file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
    print(f"{len(lines)} weeks, {len(lines) * len(WEEK)} days")


def _stock(puzzles: Sequence[KnownPuzzle], used: set[int], level: int) -> deque[int]:
    """The places of the unused puzzles of a level; each task comes as regularly as it can."""
    free = [place for place, one in enumerate(puzzles) if place not in used and one.level == level]
    chosen = [place for place in free if not has_spare_joker(puzzles[place].solution)]
    total = Counter(puzzles[place].task.kind for place in chosen)
    come: Counter[TaskKind] = Counter()
    when: dict[int, float] = {}
    for place in chosen:
        kind = puzzles[place].task.kind
        when[place] = (come[kind] + 0.5) / total[kind]
        come[kind] += 1
    return deque(sorted(chosen, key=lambda place: (when[place], place)))


def main() -> None:
    """Do one of the three."""
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=about)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("search")
    one.add_argument("rules")
    for name in ("seed", "first", "last"):
        one.add_argument(name, type=int)
    one.add_argument("file", type=Path)
    one.add_argument("--seconds", type=float, default=float("inf"))
    one.set_defaults(do=search)
    one = commands.add_parser("add")
    one.add_argument("most", type=int)
    one.add_argument("files", type=Path, nargs="+")
    one.set_defaults(do=add)
    one = commands.add_parser("days")
    one.add_argument("weeks", type=int)
    one.set_defaults(do=days)
    asked = vars(parser.parse_args())
    asked.pop("do")(**asked)


if __name__ == "__main__":
    main()
