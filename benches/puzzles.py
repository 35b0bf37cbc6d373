"""Puzzles: made by the clock, and the packs proven."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import active_children
from random import Random
from time import perf_counter, process_time
from typing import Annotated

from benches.report import Notes, bench, processor_s
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


@bench("Puzzles: making")
def puzzles(
    notes: Notes,
    *,
    count: Annotated[int, "puzzles to make; 0: none"] = 500,
    sample: Annotated[int | None, "prove so many of each pack instead of all; 0: none"] = None,
    seed: int = 1,
    jobs: Annotated[int, "processes"] = os.cpu_count() or 1,
    write: Annotated[bool, "put the figures into benches/results.md"] = False,
) -> bool:
    """Puzzles made by the clock, packs proven, who solves them.

    A level is worth something if weaker players fail where it is high. So bots that see less and less try
    every puzzle, and so do the ways of a person who adds only, opens one set, and so on.
    """
    wrong = 0
    if count:
        _time_making(notes, count, seed, jobs)
        if write:
            notes.write()
    if sample != 0:
        proven = Notes("Puzzles: packs")
        wrong = _prove_packs(proven, sample, jobs)
        if write:
            proven.write()
    return not wrong


# -- making ------------------------------------------------------------------------------------------


def _time_making(notes: Notes, count: int, seed: int, jobs: int) -> None:
    started, used = perf_counter(), processor_s()
    made = list(make(Order(count=count, seed=seed, jobs=jobs)))
    for child in active_children():  # they count once they have ended
        child.join()
    seconds, by_clock = processor_s() - used, perf_counter() - started
    notes.say(
        f"{len(made)} made with {jobs} processes: {seconds:.0f} s of processor time, {by_clock:.0f} s by"
        f" the clock while others used the machine. Ten minutes on two cores are {AIM_SECONDS:,} s,"
        f" enough for {count * AIM_SECONDS / seconds:,.0f}.",
        "",
    )
    _share_out(notes, made)


def _share_out(notes: Notes, made: Sequence[KnownPuzzle]) -> None:
    levels = Counter(puzzle.level for puzzle in made)
    kinds = Counter(puzzle.task.kind for puzzle in made)
    notes.head("level", *map(str, LEVELS))
    notes.row("made", *(levels[level] for level in LEVELS))
    notes.say("", ", ".join(f"`{kind}` {kinds[kind]}" for kind in TaskKind) + ".")


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
    view = replace(begun, setting=puzzle.setting, table=puzzle.table, rack=puzzle.rack, players=players)
    return replace(view, may=may, drawn=None, to_take=())


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
    notes.head("level", "puzzles", *BOTS)
    for level in LEVELS:
        tried = by_level[level]
        shares = (_share(sum(bot in one.solved_by for one in tried), len(tried)) for bot in BOTS)
        notes.row(level, f"{len(tried):,}", *shares)
    notes.say("")


def _ways_table(notes: Notes, done: Iterable[Checked]) -> None:
    """For each level the share that a person gets through who keeps only so much in mind."""
    ways: dict[int, Counter[Way]] = {level: Counter() for level in LEVELS}
    for one in done:
        if one.way is not None:
            ways[one.puzzle.level][one.way] += 1
    people = list(Way)[:-1]
    notes.say("Share that a person gets through who keeps only so much in mind, openings left out:", "")
    notes.head("level", "puzzles", *(way.name.lower().replace("_", " ") for way in people))
    for level, found in ways.items():
        shares = (_share(sum(found[way] for way in Way if way <= most), found.total()) for most in people)
        notes.row(level, f"{found.total():,}", *shares)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "-"
