"""Positions drawn to be hard: those that are answered wrongly, and those that are answered late."""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Annotated

from benches.positions import read_position, write_position
from benches.report import RESULTS, Notes, bench, commit, load_now, machine, quantile, write_section
from tests.histories.draw import some_meld
from tests.hunt.compare import faults
from tests.hunt.draw import draw, draw_tuning
from tests.hunt.ends import TooMany
from tests.hunt.position import Position
from tests.hunt.relations import relation_faults
from tests.hunt.truth import Truth
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import JokerAfterSwap, JokerSets, JokerSwapTileFrom, TableAccess
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile
from tilerummy.solver import ENGINE, Wish, solve_turn

DATA = Path(__file__).parents[1] / "tests" / "data"
HUNTED, SLOW = DATA / "hunted.jsonl", DATA / "slow.txt"
MOST = 1500
"""Positions with more end tables than this are left out: the oracle would take too long."""


@bench("Hunt")
def hunt(
    notes: Notes,
    *,
    seconds: float = 60,
    positions: Annotated[int, "stop after so many, however long it takes"] = 0,
    seed: Annotated[int, "the number of the first position"] = 1,
    tiles: Annotated[int, "the most tiles of a position"] = 14,
    keep: Annotated[bool, "add faults to tests/data/hunted.jsonl"] = False,
    write: Annotated[bool, "add a line to benches/results.md"] = False,
) -> bool:
    """The solver and the judge against the oracle, and against themselves, for as long as you like.

    Positions are drawn to be hard. Each is also asked about in another spelling, and with all that is left
    open said (`tests/hunt/relations.py`); every tenth time with its turns counted and its answer certified.
    Each fault is printed as a line that `tilerummy solve` reads; `--keep` adds it to tests/data/hunted.jsonl,
    where the tests ask about it ever after.

    Positions are numbered, and at one commit the number alone says what a position is, and how patient the
    search is and which pruning is off. So a long hunt may be cut into pieces: each `--write` adds a line to
    the table in benches/results.md, with the numbers of its positions.
    """
    end, began = monotonic() + seconds, process_time()
    count, rules, number = Counter[str](), Counter[str](), seed
    while number < seed + positions if positions else monotonic() < end:
        # By its number alone, so whoever has the number has the position.
        position = draw(Random(f"hunt {number}"), tiles=tiles)
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
            if keep:
                keep_fault(position)
    spent = process_time() - began
    notes.say(
        f"{ENGINE}: {count['compared']} positions from number {seed} on, {count['faults']} faults; "
        f"{count['left out']} left out as too large. {spent:.0f} s of processor time.",
        "",
    )
    notes.say(", ".join(f"{name} {times}" for name, times in sorted(rules.items())))
    if write:
        presets = sum(times for name, times in rules.items() if name != "mixtures")
        figures = (count["compared"], presets, count["faults"], f"{spent:.0f}")
        write_piece(date.today().isoformat(), commit(), ENGINE, f"{seed} to {number - 1}", *figures)
    return not count["faults"]


def write_piece(*cells: object) -> None:
    """Add a line to the table of hunts; the sum over all lines stands above it."""
    old = RESULTS.read_text(encoding="utf-8").partition("\n## Hunt\n")[2].partition("\n## ")[0]
    rows = [line for line in old.splitlines() if line.startswith("| 2")]
    rows.append(f"| {' | '.join(map(str, cells))} |")
    figures = [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]
    compared, faults = (sum(int(line[place]) for line in figures) for place in (4, 6))
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


def keep_fault(position: Position) -> None:
    """Add a position to those that the tests ask about."""
    truth = Truth(position.setting, position.before, MOST)
    tiles, points = truth.best()
    said = {**json.loads(str(position)), "expect": {"tiles": tiles, "points": points}}
    with HUNTED.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(said) + "\n")


# -- answered late ----------------------------------------------------------------------------------


COLOURS = "krbyog"
LIMIT_MS = 250
LONGEST_S = 2
PATIENCE_MS = 10_000
"""No position is given more than this; one that needs it is bad enough."""
BREED = 12
"""How many of the slowest are changed further, for each policy."""


@dataclass(frozen=True)
class Hard:
    """A position with its rules, and how it was asked."""

    options: Mapping[str, object]
    colours: int
    jokers: int
    least_change: bool
    before: Before

    @property
    def setting(self) -> Setting:
        rules = load("sabra").with_options(self.options)
        return setting_with(rules, tuple(map(Colour, COLOURS[: self.colours])), self.jokers)

    def seconds(self) -> tuple[float, str]:
        """CPU seconds of one call, and how sure the answer is."""
        setting, wish = self.setting, Wish(least_change=self.least_change, budget_ms=PATIENCE_MS)
        began = process_time()
        status = solve_turn(setting, self.before, wish).status
        return process_time() - began, status.value

    def __str__(self) -> str:
        asked = "least" if self.least_change else "any"
        rules = json.dumps(self.options, sort_keys=True)
        return f"{rules} ; {self.colours} ; {self.jokers} ; {asked} ; {write_position(self.before)}"


def read_hard(line: str) -> Hard:
    """The position of a line."""
    rules, colours, jokers, asked, position = line.split(" ; ", 4)
    return Hard(json.loads(rules), int(colours), int(jokers), asked == "least", read_position(position))


Found = tuple[float, str, Hard]


@bench("Worst positions")
def worst(
    notes: Notes,
    *,
    seconds: float = 120,
    seed: int = 1,
    keep: Annotated[bool, "write the worst into tests/data/slow.txt"] = False,
    again: Annotated[bool, "measure the positions kept there instead"] = False,
) -> bool:
    """Hunts for positions that take the solver long, and reports the worst it found.

    Positions are drawn with large racks, many jokers and big tables under every joker policy; the slowest
    ones are changed a little, again and again, and whatever is slower still takes their place. It fails if a
    compiled answer takes too long.
    """
    times: list[float] = []
    found = measured_again() if again else breed(seconds, Random(seed), times)
    found.sort(key=lambda entry: -entry[0])
    slow = [entry for entry in found if 1000 * entry[0] > LIMIT_MS]
    longest = of_each_kind(found)
    notes.say(f"{ENGINE}: worst {1000 * found[0][0]:.1f} ms CPU, aim {LIMIT_MS} ms.", "")
    notes.say(
        f"{len(slow)} of the {len(found)} slowest were over it. The worst by policy and arrangement:", ""
    )
    if times:
        notes.say(_spread(times), "")
    lines = [f"{1000 * took:8.1f} ms {status}: {hard}" for took, status, hard in longest]
    notes.say("```", *lines, "```")
    if keep:
        keep_slow([hard for _, _, hard in longest])
    return not slow or ENGINE != "compiled"


def _spread(times: list[float]) -> str:
    """How long all positions took that were drawn or bred, not only the slowest."""
    middle, high = [1000 * quantile(times, share) for share in (0.5, 0.99)]
    late = [sum(time > limit for time in times) for limit in (LIMIT_MS / 1000, LONGEST_S)]
    return (
        f"All {len(times)} that were drawn and bred, the slow ones most often: median {middle:.1f} ms, "
        f"p99 {high:.0f} ms; {late[0]} over {LIMIT_MS} ms, {late[1]} over {LONGEST_S} s."
    )


def breed(seconds: float, chance: Random, times: list[float]) -> list[Found]:
    """The slowest positions of every policy and arrangement that were found in this time.

    How long each position took that was tried goes into `times`.
    """
    end = monotonic() + seconds
    kinds = [(policy, least) for policy in JokerSets for least in (False, True)]
    best: dict[tuple[JokerSets, bool], list[Found]] = {kind: [] for kind in kinds}
    while monotonic() < end:
        for kind in kinds:
            fresh = len(best[kind]) < BREED or chance.random() < 0.3
            hard = drawn(*kind, chance) if fresh else changed(chance.choice(best[kind])[2], chance)
            best[kind].append((*hard.seconds(), hard))
            times.append(best[kind][-1][0])
            best[kind].sort(key=lambda entry: -entry[0])
            del best[kind][BREED:]
    return [entry for entries in best.values() for entry in entries]


def drawn(policy: JokerSets, least_change: bool, chance: Random) -> Hard:
    """A position with much on the table and on the rack, and options at random."""
    options = {
        "joker_sets": policy.value,
        "joker_swap_tile_from": chance.choice(list(JokerSwapTileFrom)).value,
        "joker_after_swap": chance.choice(list(JokerAfterSwap)).value,
        "keep_three_of_original": chance.random() < 0.15,
        "group_distinct_colours": chance.random() < 0.9,
        "table_access": chance.choice(list(TableAccess)).value,
        "opening_joker_value": chance.choice(["replaced", 25]),
    }
    hard = Hard(options, chance.choice([4, 4, 5, 6]), chance.choice([2, 2, 3, 4]), least_change, NOTHING)
    left = Counter(hard.setting.tiles())
    table = Table(_some_melds(hard.setting, chance, chance.randint(0, 25), left))
    rack = Rack(chance.sample([*left.elements()], min(left.total(), chance.choice([8, 14, 20, 30, 45]))))
    return replace(hard, before=Before(table, rack, chance.random() < 0.8, bool(table)))


NOTHING = Before(Table(), Rack(), opened=True, any_opened=False)


def changed(hard: Hard, chance: Random) -> Hard:
    """The position with a tile or a set more or less, or asked under other rules."""
    before, setting = hard.before, hard.setting
    table, rack = list(before.table), list(before.rack)
    left = list((Counter(setting.tiles()) - before.table.tiles() - Counter(rack)).elements())
    for _ in range(chance.choice([1, 1, 2, 4])):
        what = chance.random()
        if what < 0.35 and left:
            rack.append(left.pop(chance.randrange(len(left))))
        elif what < 0.55 and len(rack) > 1:
            left.append(rack.pop(chance.randrange(len(rack))))
        elif what < 0.8:
            more = list(_some_melds(setting, chance, 1, Counter(left)))
            left = list((Counter(left) - Table(more).tiles()).elements())
            table += more
        elif table:
            left += [tile.plain for tile in table.pop(chance.randrange(len(table)))]
    return replace(hard, before=Before(Table(table), Rack(rack), before.opened, bool(table)))


def _some_melds(setting: Setting, chance: Random, number: int, left: Counter[Tile]) -> Iterator[Meld]:
    for _ in range(number):
        meld = some_meld(setting, chance, left)
        if meld is not None:
            left -= Counter(meld)
            yield meld


def of_each_kind(found: list[Found]) -> list[Found]:
    """Of each policy and arrangement the first."""
    kinds: dict[object, Found] = {}
    for entry in found:
        kinds.setdefault((entry[2].options["joker_sets"], entry[2].least_change), entry)
    return list(kinds.values())


def measured_again() -> list[Found]:
    """The positions kept, measured now."""
    lines = SLOW.read_text(encoding="utf-8").splitlines()
    kept = [read_hard(line) for line in lines if line and not line.startswith("#")]
    return [(*hard.seconds(), hard) for hard in kept]


def keep_slow(worst: list[Hard]) -> None:
    """Add positions to those kept."""
    old = SLOW.read_text(encoding="utf-8").splitlines()
    new = [str(hard) for hard in worst if str(hard) not in old]
    SLOW.write_text("\n".join([*old, *new]) + "\n", encoding="utf-8")
