"""What spares playouts a search must never hide a play."""

from __future__ import annotations

from random import Random

import pytest

from tilerummy.review.turn_study import may_hold_sets
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, Table, read_rack
from tilerummy.solver import ANYHOW, solve_turn


@pytest.mark.parametrize("least", [0, 30])
@pytest.mark.parametrize(("preset", "players"), [("sabra", 4), ("baltic-lt", 2), ("pro6-en", 6)])
def test_a_glance_never_hides_a_play(preset: str, players: int, least: int) -> None:
    """Protects the chances: whoever is seen to hold nothing can lay nothing, and most such racks are seen."""
    setting = setting_for(load(preset), players)
    chance, tiles = Random(7), setting.tiles()
    hidden = nothing = 0
    for size in [*range(3, 15)] * 25:
        rack = Rack(chance.sample(tiles, size))
        before = Before(Table(), rack, opened=not least, any_opened=not least)
        play = solve_turn(setting, before, ANYHOW).play
        seen = may_hold_sets(rack, least if preset != "baltic-lt" else 0)
        assert seen or not play, rack
        nothing += not play
        hidden += not play and not seen
    assert hidden > nothing / 2


@pytest.mark.parametrize(
    ("rack", "least", "expected"),
    [
        ("r4 r5 r6 k1", 0, True),
        ("r4 r5 r6 k1", 16, False),
        ("r4 r5 r6 k6 b6", 27, True),
        ("k8 r8 b8", 24, True),
        ("k8 k8 b8", 0, False),
        ("r12 r13 r1", 0, False),
        ("r4 r5 b6 *", 99, True),
        ("", 0, False),
    ],
)
def test_what_a_glance_tells(rack: str, least: int, expected: bool) -> None:
    """Protects its meaning: tiles that lie in some run or group count, each once; a joker may be anything."""
    assert may_hold_sets(read_rack(rack), least) == expected
