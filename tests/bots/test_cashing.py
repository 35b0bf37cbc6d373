"""In a match the strongest level saves its points before somebody goes out, if that promises more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.kit import game_at
from tests.simulator.conftest import needs_core
from tilerummy.bots.bot import NO_LIMIT, Budget
from tilerummy.bots.endgame import may_cash, wait_or_cash
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, read_rack

SETS = "k11 k12 k13 b11 b12 b13"
LYING = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 | y1 y2 y3 | y7 y8 y9 | y10 y11 y12"
"""Most red and yellow tiles fit; the loose ones of the rack do not."""


def last_round(theirs: str, rack: str = f"{SETS} k4 k4 k6 k6 b5 b5", lead: int = 0) -> View:
    """The last of four rounds: a dear rack, half of which could go, and three others with few tiles."""
    others = [theirs, "b1 r8", "k2 y7"]
    shown = Counter(read_rack(" ".join((rack, *others, LYING.replace("|", "")))))
    pool = Rack((Counter(setting_for(load("sabra"), 4).tiles()) - shown).elements())
    game = game_at("sabra", [rack, *others], table=LYING, pool=str(pool), opened=[0, 1, 2, 3])
    view = view_game(game, Seat(0))
    players = tuple(replace(one, total=0 if one.seat else lead) for one in view.players)
    return replace(view, players=players, rounds=4, number=4)


def test_cashing_is_thought_about_near_the_end_of_a_round_among_others() -> None:
    """Protects the moment: few tiles on another rack, and a match of several rounds."""
    view = last_round("r1")
    assert may_cash(OwnTurn(view, NO_LIMIT))
    assert not may_cash(OwnTurn(replace(view, rounds=1, number=1), NO_LIMIT))
    many = tuple(replace(one, tiles=4) for one in view.players)
    assert not may_cash(OwnTurn(replace(view, players=many), NO_LIMIT))


@needs_core
@pytest.mark.parametrize("seed", range(3))
def test_who_leads_saves_points_and_who_is_behind_waits(seed: int) -> None:
    """Protects matches: a lead that a lost round would cost is kept by dear sets on the table."""
    leads = OwnTurn(last_round("r1 b5 k13", lead=140), Budget(nodes=100_000))
    saved = wait_or_cash(leads, Random(seed))
    assert saved is not None
    assert Counter(saved.play) >= Counter(read_rack(SETS))
    behind = OwnTurn(last_round("r1 b5 k13", lead=-140), Budget(nodes=100_000))
    assert wait_or_cash(behind, Random(seed)) is None


@needs_core
def test_nothing_to_lay_is_nothing_to_cash() -> None:
    """Protects turns with loose tiles only."""
    assert wait_or_cash(OwnTurn(last_round("r1", "k4 k4 b5"), NO_LIMIT), Random(1)) is None
