"""A puzzle reads back, is proven, and whatever is wrong with one is said."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.puzzles.level import grade_faults, graded
from tilerummy.puzzles.making import Order, make
from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind, Theme, puzzle_of, read_task
from tilerummy.puzzles.solutions import prove, solutions
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table, read_rack, read_table
from tilerummy.rules.tile import read_palette

RUNNER = CliRunner()


def puzzle(table: str, rack: str, task: str = "lay_all") -> KnownPuzzle:
    bare = KnownPuzzle(
        rules="sabra",
        palette=read_palette("krby"),
        table=read_table(table),
        rack=read_rack(rack),
        task=read_task(task),
    )
    found = solutions(bare.setting, bare.before, bare.task)
    return graded(bare, found[0].table) if found else bare


HARD = puzzle("k3 r3 b3 | k4 b4 y4 | k5 b5 y5 | k6 r6 b6 y6 | r4 r5 r6 r7", "k7 y2 y3")


def test_a_line_reads_back() -> None:
    """Protects files of puzzles: what is written is what is read."""
    assert puzzle_of(json.loads(HARD.json())) == HARD
    assert str(read_task("lay_at_least:4")) == "lay_at_least:4"


def test_a_good_puzzle_is_proven() -> None:
    """Protects the proof: the puzzle of the drawing board has one solution, and every set is needed."""
    assert prove(HARD).faults == ()
    assert grade_faults(HARD) == []
    assert HARD.level >= 4
    assert Theme.GROUPS_TO_RUNS in HARD.themes


def test_an_easy_puzzle_is_easy() -> None:
    """Protects children: what adding alone solves is of level 1."""
    assert puzzle("k9 b9 y9 | r7 r8 r9", "r10").level == 1


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (puzzle("k9 b9 y9 | r7 r8 r9", "r10"), "not minimal: k9 b9 y9 can be left out"),
        (puzzle("r3 r4 r5 | r7 r8 r9", "r6"), "there is another solution"),
        (puzzle("k9 b9 y9", "r3"), "nobody could have opened"),
        (puzzle("k11 b11 y11", "r3"), "there is no solution"),
        (replace(HARD, solution=HARD.table), "the solution is not legal"),
        (replace(HARD, task=Task(TaskKind.GO_OUT)), "to go out takes 5"),
        (replace(HARD, table=Table((*HARD.table[1:], Meld(HARD.table[0][:2])))), "is not a set"),
    ],
)
def test_what_is_wrong_is_said(bad: KnownPuzzle, why: str) -> None:
    """Protects packs: every fault of a puzzle is found and named."""
    if "nobody" in why:
        bad = replace(bad, table=read_table("k3 b3 y3"))
    assert any(why in fault for fault in prove(bad).faults)


def test_a_wrong_level_is_said() -> None:
    """Protects players: the level follows from the puzzle and nobody's opinion."""
    assert grade_faults(replace(HARD, level=1)) == [f"level: it is {HARD.level}, not 1"]


@pytest.mark.parametrize("text", ["", "fly", "lay_all:3", "lay_at_least", "lay_at_least:0", "lay_at_least:x"])
def test_a_bad_task_is_refused(text: str) -> None:
    """Protects readers: an unreadable task is named."""
    with pytest.raises(Unreadable, match="task: expected"):
        read_task(text)


def test_the_same_seed_makes_the_same_puzzles() -> None:
    """Protects those who repeat our work: seed and order decide, not the number of processes."""
    one = [made.json() for made in make(Order(count=6, seed=5, kind=TaskKind.LAY_ALL, jobs=1))]
    two = [made.json() for made in make(Order(count=6, seed=5, kind=TaskKind.LAY_ALL, jobs=2))]
    assert one == two
    assert all(not prove(puzzle_of(json.loads(line))).faults for line in one)
    assert max(Counter(json.loads(line)["level"] for line in one).values()) <= 2


def test_check_answers_each_line() -> None:
    """Protects the pipe: a good line, a bad one and nonsense each get an answer, never a traceback."""
    bad = json.loads(HARD.json()) | {"id": None, "rack": ["k7"]}
    text = f"{HARD.json()}\n{json.dumps(bad)}\n{{}}\n"
    done = RUNNER.invoke(main, ["puzzles", "check"], input=text)
    good, wrong, unread = map(json.loads, done.stdout.splitlines())
    assert good == {"id": HARD.id, "ok": True, "solutions": 1, "level": HARD.level, "why": ""}
    assert not wrong["ok"]
    assert wrong["why"]
    assert "rules" in unread["error"]
    assert done.exit_code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["puzzles", "make", "--count", "0", "--seed", "1"],
        ["puzzles", "make", "--count", "1", "--seed", "1", "--task", "fly"],
        ["puzzles", "make", "--count", "1", "--seed", "1", "--level", "6"],
        ["puzzles", "make", "--count", "1", "--seed", "1", "--rules", "nosuch"],
        ["puzzle", "nosuch"],
        ["puzzle", "2026-13-99"],
        ["puzzle", "today", "--level", "2"],
    ],
)
def test_bad_options_are_refused(arguments: list[str]) -> None:
    """Protects people who mistype: one line says what is wrong."""
    done = RUNNER.invoke(main, arguments)
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: ")
    assert "failed" not in done.stderr
