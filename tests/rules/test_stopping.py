"""The judge gives up when it is told to, and names the set that stands in the way."""

from __future__ import annotations

import pytest

from tests.kit import before
from tilerummy.rules.judging.equal_tiles import Stopped
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Reason
from tilerummy.rules.setting import setting_with
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import Colour

SETTING = setting_with(load("baltic-lt"), tuple(map(Colour, "krby")), 4)
POSITION = before("k6 k7 k8 | r4 * r6 *", "k8 r3 r5 r6")
END = Proposal(read_table("k6 k7 k8 | r3 r4 * r6 | r5 r6 *"))


def test_a_set_that_lies_as_before_is_not_called_broken_up() -> None:
    """Protects players from a reason that points at the wrong set."""
    refusals = judge_play(SETTING, POSITION, END).refusals
    dissolved = [refusal for refusal in refusals if refusal.reason is Reason.SET_DISSOLVED]
    assert [dict(refusal.args)["set"] for refusal in dissolved] == ["r4 * r6 *"]


def test_the_judge_can_be_stopped() -> None:
    """Protects budgets: a search for a story ends when nobody waits for it any more."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Stopped):
        judge_play(SETTING, POSITION, END, stop)


def test_the_judge_asks_for_every_old_set_whether_to_go_on() -> None:
    """Protects budgets on large tables, where to list what keeps old sets together takes the longest."""
    table = "k1 k2 k3 | k4 k5 k6 | k7 k8 k9 | r1 r2 r3 | r4 r5 r6 | r7 r8 r9 | b1 b2 b3 | b4 b5 b6"
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return False

    end = Proposal(read_table(f"{table} b7"))
    assert judge_play(SETTING, before(table, "b7 y1"), end, stop).legal
    assert asked >= 8


def test_a_turn_that_changes_no_old_set_needs_no_story() -> None:
    """Protects openings on a large table: sets of the rack beside old ones ask nothing of those."""
    table = "k1 k2 k3 | r4 * r6 | b1 b2 b3"

    def stop() -> bool:
        raise AssertionError("a story was looked for")

    end = Proposal(read_table(f"{table} | y1 y2 y3"))
    assert judge_play(SETTING, before(table, "y1 y2 y3 y7"), end, stop).legal
