"""A moment of a game becomes a puzzle, or the reason is said why not; the same in the public library."""

from __future__ import annotations

import doctest
import json
import pickle
from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest

import tilerummy as tr
from tests.review.matches import RECORDS
from tilerummy.library import puzzle_api as library
from tilerummy.puzzles.level import grade_faults
from tilerummy.puzzles.moment import NoPuzzle, WhyNot, puzzle_of_turn
from tilerummy.puzzles.pack import pack_names, shipped
from tilerummy.puzzles.puzzle import TaskKind, Theme, puzzle_of
from tilerummy.puzzles.solutions import prove
from tilerummy.review.played_turn import turns_of
from tilerummy.review.turn_study import what_was_done
from tilerummy.rules.match.record import read_record

TURNS = 60
TEN_SETS = (
    "k2 k3 k4 | k2 k3 k4 | r2 r3 r4 | r2 r3 r4 | b2 b3 b4 | y2 y3 y4 | "
    "k9 k10 k11 | r9 r10 r11 | b9 b10 b11 | y9 y10 y11"
)


@pytest.mark.parametrize(
    ("table", "rack", "task"),
    [
        ("k10 b10 y10 | r3 r4 r5", "r10", "lay_all"),
        ("k10 b10 y10 | r3 r4 r5", "r10 k1 b8", "lay_all"),  # of a rack with one fitting tile, that tile
        ("k2 k3 k4 | b10 b11 b12", "k5 b9 r1", "lay_at_least:2"),
        ("k9 k10 k11 | r3 r4 r5", "k12 k13 b2 r6 r7 y9", "lay_at_least:4"),
        ("k9 k10 k11 | r3 r4 r5 | b5 b6 b7", "k8 k12 r6 r7 b8", "go_out"),
    ],
)
def test_a_moment_becomes_a_puzzle(table: str, rack: str, task: str) -> None:
    """Protects reviews: the puzzle asks for the best turn, and holds what every puzzle must."""
    made = tr.puzzle(tr.Position(table, rack=rack))
    told = puzzle_of(json.loads(made.json()))
    assert made.task == task
    assert prove(told).faults == ()
    assert grade_faults(told) == []


def test_an_opening_becomes_a_puzzle() -> None:
    """Protects the first turns: who has not opened is asked to, without the table that is closed to them."""
    made = tr.puzzle(tr.Position("r3 r4 r5", rack="k10 b10 y10 r1 k4 b7", opened=False))
    assert (made.task, str(made.solution)) == ("open", "k10 b10 y10")


@pytest.mark.parametrize(
    ("table", "rack", "rules", "why"),
    [
        ("k9 b9 y9", "r9", tr.preset(joker_after_swap="rack_allowed"), WhyNot.RULES),
        ("k9 b9 y9 | r3 r4 r5", "b1", "sabra", WhyNot.NOTHING_TO_LAY),
        ("k10 b10 y10", "r1 r2 r3", "sabra", WhyNot.TABLE_UNTOUCHED),
        (TEN_SETS, "k5 k5 r5 r5 b1 y1 k12 r12 b8 y8", "sabra", WhyNot.TOO_LARGE),
        ("k10 r10 b10 y10", "b11 b12 y11 y12", "sabra", WhyNot.SEVERAL_SOLUTIONS),
        ("k13 *b13 *y13", "r13", "sabra", WhyNot.STATED_JOKER),
        ("k2 b2 y2 | k12 b12 y12", "r2", "sabra", WhyNot.TABLE_TOO_SMALL),
    ],
)
def test_why_a_moment_is_no_puzzle(table: str, rack: str, rules: str | tr.Rules, why: WhyNot) -> None:
    """Protects those who ask for one: every reason is told apart, as a code and in words."""
    with pytest.raises(NoPuzzle) as caught:
        tr.puzzle(tr.Position(table, rack=rack, rules=rules))
    assert caught.value.why is why
    assert str(caught.value)


def test_missed_turns_become_puzzles() -> None:
    """Protects the review: what a player missed can be found in the puzzle, and a best turn gives none."""
    (path,) = (path for path in RECORDS if path.stem == "baltic-et-2p")
    whys: Counter[WhyNot] = Counter()
    made = 0
    for turn in islice(turns_of(read_record(path.read_text(encoding="utf-8"))), TURNS):
        try:
            puzzle = puzzle_of_turn(turn)
        except NoPuzzle as error:
            whys[error.why] += 1
            continue
        made += 1
        laid = puzzle.solution.tiles().total() - puzzle.table.tiles().total()
        assert laid >= what_was_done(turn).tiles
        assert not puzzle.table.tiles() - turn.begin.playing.table.tiles()
    assert made > 3
    assert {WhyNot.NOT_MISSED, WhyNot.NOTHING_TO_LAY, WhyNot.SEVERAL_SOLUTIONS} <= {*whys}


# -- the library -------------------------------------------------------------------------------------


def test_the_examples_of_the_library_work() -> None:
    """Protects readers of docstrings: what they show is true, whichever way the names were loaded."""
    assert doctest.testmod(library, optionflags=doctest.ELLIPSIS).failed == 0


def test_puzzles_by_name_and_by_kind() -> None:
    """Protects the names: today's, a date's, one by id, and each filter."""
    today = date.today()
    assert tr.puzzle() in (tr.puzzle(today), tr.puzzle(today + timedelta(days=1)))  # at midnight the next
    one = next(tr.puzzles(level=4, task=TaskKind.LAY_ALL, theme=Theme.TEMPTATION))
    assert (one.level, one.task, "temptation" in one.themes) == (4, "lay_all", True)
    assert tr.puzzle(one.id.upper()) == one
    for name in pack_names():
        assert sum(1 for _ in tr.puzzles(rules=name)) == len(shipped(name))


@pytest.mark.parametrize("wrong", [{"level": 0}, {"task": "fly"}, {"theme": "gloom"}, {"rules": "nosuch"}])
def test_a_wrong_filter_is_refused(wrong: dict[str, object]) -> None:
    """Protects those who mistype: the answer names what there is."""
    with pytest.raises(tr.Unreadable, match=r"expected"):
        next(tr.puzzles(**wrong))  # type: ignore[arg-type]
    with pytest.raises(tr.Unreadable, match="there is no puzzle"):
        tr.puzzle("nosuch")


def test_a_puzzle_checks_and_travels() -> None:
    """Protects programs: any solving table is accepted, others not, and a puzzle survives a pickle."""
    one = next(tr.puzzles(level=2))
    copy = pickle.loads(pickle.dumps(one))
    assert copy == one
    assert copy.id == one.id
    assert one.check(one.solution)
    assert one.check(reversed(one.solution))
    assert not one.check(one.position.table)
    assert not one.check("r1 r2")
    assert one.position.solve().tiles >= one.solution.tiles().total() - one.position.table.tiles().total()
    assert "<svg" in one._repr_svg_()
