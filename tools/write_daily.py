"""Write the list of daily puzzles: `python tools/write_daily.py WEEKS`.

The weeks that the list has stay as they are: a day keeps its puzzle. New weeks take puzzles of the common
pack that no day has yet. It stops early, and says so, when a level has no more of them.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from pathlib import Path

from tilerummy.puzzles import pack as packs
from tilerummy.puzzles.pack import shipped
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind
from tilerummy.puzzles.solutions import has_spare_joker
from tilerummy.rules.preset import DEFAULT_PRESET

DAYS = 7


WEEK = (1, 2, 2, 3, 3, 4, 5)
"""The levels of a week from Monday on: whoever plays all of it has climbed all five."""


def stock(pack: tuple[KnownPuzzle, ...], used: set[int], level: int) -> deque[int]:
    """The places of the unused puzzles of a level; each task comes as regularly as it can."""
    free = [place for place, puzzle in enumerate(pack) if place not in used]
    of_level = [place for place in free if pack[place].level == level]
    chosen = [place for place in of_level if not has_spare_joker(pack[place].solution)]
    total: Counter[TaskKind] = Counter(pack[place].task.kind for place in chosen)
    come: Counter[TaskKind] = Counter()
    when: dict[int, float] = {}
    for place in chosen:
        kind = pack[place].task.kind
        when[place] = (come[kind] + 0.5) / total[kind]
        come[kind] += 1
    return deque(sorted(chosen, key=lambda place: (when[place], place)))


def main(weeks: int) -> int:
    """Make the list so many weeks long."""
    pack, file = shipped(DEFAULT_PRESET), Path(packs.__file__).with_name(packs.LIST)
    lines = file.read_text("ascii").splitlines() if file.exists() else []
    used = {int(place) for line in lines for place in line.split()}
    stocks = {level: stock(pack, used, level) for level in LEVELS}
    for week in range(len(lines), weeks):
        empty = [level for level in LEVELS if len(stocks[level]) < WEEK.count(level)]
        if empty:
            print(f"after {week} weeks there are no more puzzles of level {empty[0]}", file=sys.stderr)
            break
        lines.append(" ".join(str(stocks[level].popleft()) for level in WEEK))
    file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
    print(f"{len(lines)} weeks, {len(lines) * DAYS} days")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    sys.exit(main(int(sys.argv[1])))
