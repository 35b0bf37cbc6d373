"""`./run bench puzzles [--count N] [--sample N]`: puzzles made by the clock, packs proven, who solves them.

A level is worth something if weaker players fail where it is high. So bots that see less and less try every
puzzle, and so do the ways of a person who adds only, opens one set, and so on.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import active_children
from random import Random
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter, process_time

from benches.report import Notes
from tilerummy.bots.registry import bot_named
from tilerummy.library.match_api import Match
from tilerummy.puzzles.level import Way, grade_faults, measure
from tilerummy.puzzles.making import Order, make
from tilerummy.puzzles.pack import all_shipped, pack_names, shipped
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind
from tilerummy.puzzles.solutions import fulfils, prove
from tilerummy.rules.judging.judge import judge_any_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.match.action import ActionKind, Play
from tilerummy.rules.match.view import View
from tilerummy.rules.setting import Setting

BOTS = ("novice", "dreamer", "builder", "tinkerer", "greedy")
"""They all lay as much as they see, the last one sees everything."""
MOST_TILES = (TaskKind.LAY_ALL, TaskKind.GO_OUT, TaskKind.LAY_AT_LEAST)
"""The tasks of which laying the most is the solution."""
AIM_SECONDS = 2 * 600
"""Ten minutes on two cores, as processor time."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A puzzle proven again: what is wrong, who gets through, and what the proof took."""

    puzzle: KnownPuzzle
    faults: tuple[str, ...]
    way: Way | None
    """Of a person; none for an opening, which has another measure."""
    solved_by: tuple[str, ...]
    seconds: float


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench puzzles")
    parser.add_argument("--count", type=int, default=500, help="puzzles to make; 0: none")
    parser.add_argument("--sample", type=int, help="prove so many of each pack instead of all; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    asked = parser.parse_args(arguments)
    wrong = 0
    if asked.count:
        notes = Notes()
        _time_making(notes, asked.count, asked.seed, asked.jobs)
        if asked.write:
            notes.write("Puzzles: making")
    if asked.sample != 0:
        notes = Notes()
        wrong = _prove_packs(notes, asked.sample, asked.jobs)
        if asked.write:
            notes.write("Puzzles: packs")
    return 1 if wrong else 0


# -- making ------------------------------------------------------------------------------------------


def _time_making(notes: Notes, count: int, seed: int, jobs: int) -> None:
    started, used = perf_counter(), _processor_seconds()
    made = list(make(Order(count=count, seed=seed, jobs=jobs)))
    for child in active_children():  # they count once they have ended
        child.join()
    seconds, by_clock = _processor_seconds() - used, perf_counter() - started
    notes.say(
        f"{len(made)} made with {jobs} processes: {seconds:.0f} s of processor time, {by_clock:.0f} s by"
        f" the clock while others used the machine. Ten minutes on two cores are {AIM_SECONDS:,} s,"
        f" enough for {count * AIM_SECONDS / seconds:,.0f}.",
        "",
    )
    _share_out(notes, made)


def _processor_seconds() -> float:
    return sum(used.ru_utime + used.ru_stime for used in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def _share_out(notes: Notes, made: Sequence[KnownPuzzle]) -> None:
    levels = Counter(puzzle.level for puzzle in made)
    kinds = Counter(puzzle.task.kind for puzzle in made)
    notes.say("| level | " + " | ".join(map(str, LEVELS)) + " |", "|---" * (len(LEVELS) + 1) + "|")
    notes.say("| made | " + " | ".join(str(levels[level]) for level in LEVELS) + " |", "")
    notes.say(", ".join(f"`{kind}` {kinds[kind]}" for kind in TaskKind) + ".")


# -- proving -----------------------------------------------------------------------------------------


def _prove_packs(notes: Notes, sample: int | None, jobs: int) -> int:
    chosen = [puzzle for name in pack_names() for puzzle in _some(shipped(name), sample)]
    with ProcessPoolExecutor(jobs) as pool:
        done = list(pool.map(check, chosen, chunksize=20))
    by_rules = Counter(one.puzzle.rules for one in done)
    wrong = [one for one in done if one.faults]
    seconds = sum(one.seconds for one in done)
    notes.say(
        f"{len(done):,} of {sum(1 for _ in all_shipped()):,} puzzles proven again ("
        + ", ".join(f"`{rules}` {count:,}" for rules, count in by_rules.items())
        + f"): {len(wrong)} wrong. Proof and level took {seconds:.0f} s of processor time.",
        *(f"- {one.puzzle.id}: {'; '.join(one.faults)}" for one in wrong),
        "",
    )
    _bots_table(notes, [one for one in done if one.puzzle.task.kind in MOST_TILES])
    _ways_table(notes, done)
    return len(wrong)


def _some(pack: Sequence[KnownPuzzle], sample: int | None) -> Sequence[KnownPuzzle]:
    return pack if sample is None else Random(1).sample(pack, min(sample, len(pack)))


def check(puzzle: KnownPuzzle) -> Checked:
    """Prove a puzzle, measure it, and let the bots try."""
    started = process_time()
    faults = prove(puzzle).faults
    measured = measure(puzzle.setting, puzzle.before, puzzle.task, puzzle.solution)
    faults = (*faults, *grade_faults(puzzle, measured))
    seconds = process_time() - started
    bots = BOTS if puzzle.task.kind in MOST_TILES else ()
    solved_by = tuple(bot for bot in bots if _solves(bot, puzzle))
    way = None if puzzle.task.kind is TaskKind.OPEN else measured.way
    return Checked(puzzle, faults, way, solved_by, seconds)


def _solves(bot: str, puzzle: KnownPuzzle) -> bool:
    action = bot_named(bot).act(_view(puzzle), Random(puzzle.id))
    if not isinstance(action, Play):
        return False
    setting, before = puzzle.setting, puzzle.before
    proposal = Proposal(action.table, announced=True)
    legal = judge_any_play(setting, before, proposal).legal
    assert legal, f"{bot} plays an illegal turn in {puzzle.id}"
    return fulfils(setting, before, puzzle.task, action.table)


def _view(puzzle: KnownPuzzle) -> View:
    """What a player sees whose turn it is in the puzzle: two play, both have opened, nothing is drawn yet."""
    begun = _begun(puzzle.setting)
    players = tuple(
        replace(one, opened=True, tiles=len(puzzle.rack) if one.seat == begun.seat else one.tiles)
        for one in begun.players
    )
    may = (ActionKind.PLAY, ActionKind.DRAW)
    return replace(
        begun,
        setting=puzzle.setting,
        table=puzzle.table,
        rack=puzzle.rack,
        players=players,
        may=may,
        drawn=None,
        to_take=(),
    )


@cache
def _begun(setting: Setting) -> View:
    return Match(2, setting.rules, seed=1).view()


# -- who solves them ---------------------------------------------------------------------------------


def _bots_table(notes: Notes, done: Iterable[Checked]) -> None:
    """For each level the share that each bot solves."""
    by_level: dict[int, list[Checked]] = defaultdict(list)
    for one in done:
        by_level[one.puzzle.level].append(one)
    notes.say("Share that bots solve, of the tasks of which laying the most is the solution:", "")
    notes.say("| level | puzzles | " + " | ".join(BOTS) + " |", "|---" * (len(BOTS) + 2) + "|")
    for level in LEVELS:
        tried = by_level[level]
        shares = (_share(sum(bot in one.solved_by for one in tried), len(tried)) for bot in BOTS)
        notes.say(f"| {level} | {len(tried):,} | " + " | ".join(shares) + " |")
    notes.say("")


def _ways_table(notes: Notes, done: Iterable[Checked]) -> None:
    """For each level the share that a person gets through who keeps only so much in mind."""
    ways: dict[int, Counter[Way]] = {level: Counter() for level in LEVELS}
    for one in done:
        if one.way is not None:
            ways[one.puzzle.level][one.way] += 1
    people = list(Way)[:-1]
    notes.say("Share that a person gets through who keeps only so much in mind, openings left out:", "")
    names = (way.name.lower().replace("_", " ") for way in people)
    notes.say("| level | puzzles | " + " | ".join(names) + " |", "|---" * (len(people) + 2) + "|")
    for level, found in ways.items():
        shares = (_share(sum(found[way] for way in Way if way <= most), found.total()) for most in people)
        notes.say(f"| {level} | {found.total():,} | " + " | ".join(shares) + " |")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "-"


if __name__ == "__main__":
    raise SystemExit(main([]))
