"""One meaning, one answer: positions written otherwise, and positions that leave open what jokers mean.

`./run bench hunt` asks the same of tens of thousands of positions.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.hunt.draw import draw
from tests.hunt.position import Position, read_line
from tests.hunt.relations import relation_faults
from tests.hunt.spelled import spelled, stated
from tests.hunt.truth import lain_table
from tests.sizes import ONE_OF_A_KIND, every, these
from tilerummy.rules.preset import preset_ids

SPELLED = Path(__file__).parents[1] / "data" / "spelled.jsonl"
LINES = SPELLED.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_what_once_hung_on_the_spelling_does_not(line: str) -> None:
    """Protects positions whose answers were once others when they were written otherwise."""
    position, chance = read_line(line), Random("spelled")
    assert list(relation_faults(position, chance)) == []


@pytest.mark.parametrize("preset", these(ONE_OF_A_KIND, preset_ids()))
def test_a_position_written_otherwise_has_the_same_answers(preset: str) -> None:
    """Order, names of colours, known meanings: judge, solver, count, certificate and simulator see none."""
    chance = Random(f"relations {preset}")
    for dear in (True, False, False):
        position = replace(draw(chance, tiles=10), rules=preset, options={})
        wrong = list(relation_faults(position, chance, dear=dear))
        assert wrong == [], position


@pytest.mark.parametrize("seed", every(4, range(25)))
def test_mixtures_of_rules_do_not_see_spellings_either(seed: int) -> None:
    """The same under rules that no sheet has together."""
    chance = Random(f"relations of mixtures {seed}")
    position = draw(chance, tiles=11)
    assert list(relation_faults(position, chance, dear=seed % 5 == 0)) == [], position


def test_the_spellings_differ() -> None:
    """Protects the relations themselves: the positions compared are not written alike, and mean the same."""
    table = [["g10", "y10", "*", "*"], ["r4", "*", "r6"]]
    position = Position(rules="pro6-fr", table=table, rack=["r5", "r10"], palette="rgyk")
    others = [other.position for other in spelled(position, Random(4))]
    assert len({json.dumps([one.table, one.rack]) for one in [position, *others]}) == len(others) + 1
    for other in others[:-1]:
        sets = [sorted(one.form for one in lain_table(p.setting, p.before.table)) for p in (position, other)]
        assert sets[0] == sets[1]
    assert len(stated(replace(position, palette="rgykb"))) == 3
