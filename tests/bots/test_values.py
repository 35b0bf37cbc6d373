"""Learned values: the same compiled and plain, from what a seat knows alone, and they decide when to lay."""

from __future__ import annotations

from array import array
from itertools import pairwise
from random import Random
from struct import pack

import pytest

from tests.bots.test_levels import middle_of, with_hidden_tiles_exchanged
from tests.kit import game_at
from tests.simulator.conftest import needs_core
from tilerummy.bots import Budget, answers
from tilerummy.bots.bot import NO_LIMIT
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.values import CARES, DIVISORS, Values, habits
from tilerummy.bots.weighing import weigh
from tilerummy.rules.history import SeenTurn
from tilerummy.rules.seat import Seat
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import read_tile
from tilerummy.rules.view import view_game
from tilerummy.simulator import network as networks
from tilerummy.simulator.network import Network

DREW = len(DIVISORS) - 13
"""The place of the feature that says that one drew."""
NAMES = ["sabra", "sabra-de"]


def network_of(**weights: int) -> Network:
    """One layer: the chance to win is higher by these weights of features, named by their places."""
    rows = [weights.get(f"at{place}", 0) for place in range(len(DIVISORS))]
    whole = (number for weight in rows for number in (weight, 0))
    return Network(bytes((1, 0)) + pack("<HHHii", len(rows), 2, 0, 0, 0) + array("h", whole).tobytes())


def layered(chance: Random, *widths: int) -> Network:
    """Layers of these widths with weights by chance."""
    packed = bytes((len(widths) - 1, 0))
    for inputs, outputs in pairwise(widths):
        weights = array("h", (chance.randint(-900, 900) for _ in range(inputs * outputs)))
        biases = array("i", (chance.randint(-9000, 9000) for _ in range(outputs)))
        packed += pack("<HHH", inputs, outputs, 6) + biases.tobytes() + weights.tobytes()
    return Network(packed)


def values_in(preset: str, moves: int, *, exchanged: bool = False) -> Values:
    game = middle_of(preset, moves)
    seen = view_game(with_hidden_tiles_exchanged(game) if exchanged else game, game.playing.turn.seat)
    return Values(OwnTurn(seen, NO_LIMIT), network_of(), 0.5)


@needs_core
def test_compiled_and_plain_networks_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the page, which has no core: the same position has the same worth there, to the last digit."""
    chance = Random(1)
    network = layered(chance, len(DIVISORS), 24, 12, 2)
    rows = [[chance.choice((0, 0, 1, round(most))) for most in DIVISORS] for _ in range(20)]
    rows.append([0] * len(DIVISORS))
    compiled = network.sums(rows)
    monkeypatch.setattr(networks, "FAST", False)
    assert network.sums(rows) == compiled
    assert len({*compiled}) > 15


@needs_core
def test_broken_networks_are_refused() -> None:
    """Protects the compiled core: bytes that are no network, or rows of another width, read nothing stray."""
    good = bytes((1, 0)) + pack("<HHHihh", 2, 1, 0, 5, 3, -4)
    assert Network(good).sums([[1, 1], [2, 0]]) == [(4,), (11,)]
    for broken in (good[:-1], good + b"\0", b"\0" + good[1:], bytes((2, 0)) + good[2:] + good[2:]):
        with pytest.raises(ValueError, match=r"network|layers"):
            Network(broken).sums([[1, 1]])
    with pytest.raises(ValueError, match="each input"):
        Network(good).sums([[1, 1, 1]])


@pytest.mark.parametrize("preset", NAMES)
def test_features_hold_nothing_hidden(preset: str) -> None:
    """Protects fairness: with other hidden tiles the network is given the same numbers."""
    for moves in (3, 9, 14):
        one, other = (values_in(preset, moves, exchanged=e) for e in (False, True))
        assert one.features(None, 2) == other.features(None, 2)


def test_features_are_those_of_the_training() -> None:
    """Protects the values from a slip in the order of the numbers: research has the same row, divided."""
    pytest.importorskip("numpy")
    from tilerummy.bots.plan import Lay
    from tilerummy.research.afterstates import FEATURES
    from tilerummy.research.learned import looked_at

    for moves in (6, 11, 15):
        game = middle_of("sabra", moves)
        view = view_game(game, game.playing.turn.seat)
        position = OwnTurn(view, NO_LIMIT)
        most = position.most if position.most.play else None
        wanted = looked_at(view, [None if most is None else Lay(most)]).features[0]
        values, tiles = Values(position, network_of(), 0.5), 0 if most is None else most.tiles
        for play, row in zip((None, most) if most else (None,), wanted, strict=False):
            made = [number / by for number, by in zip(values.features(play, tiles), DIVISORS, strict=True)]
            assert made[:FEATURES] == pytest.approx(row.tolist())
            assert made[-1] == 0.5


def test_habits_count_what_was_seen() -> None:
    """Protects the reading of the others: draws and plays since the opening, and draws in a row."""
    table, tiles = read_table("r4 r5 r6"), (read_tile("r4"),)
    turns = [
        SeenTurn(Seat(1), table, drew=1),
        SeenTurn(Seat(1), table, laid=tiles, opened=True),
        SeenTurn(Seat(1), table, laid=tiles),
        SeenTurn(Seat(2), table, drew=1),
        *[SeenTurn(Seat(1), table, drew=1)] * 3,
    ]
    assert habits(turns, Seat(1)) == (3, 1, 3)
    assert habits(turns, Seat(2)) == (0, 0, 1)
    assert habits(turns, Seat(3)) == (0, 0, 0)


@pytest.mark.parametrize(("weight", "lays"), [(1000, False), (-1000, True)])
def test_the_worth_of_waiting_decides(weight: int, lays: bool) -> None:
    """Protects the use of the values: who thinks well of a draw draws, who does not lays what there is."""
    racks = ["r7 r8 r9 k1", "k1 k2 b5", "k3 y9"]
    game = game_at("sabra", racks, table="b1 b2 b3", pool="y1 y2 y3 y4", opened=[0, 1, 2])
    network = network_of(**{f"at{DREW}": weight})
    found = weigh(OwnTurn(view_game(game, Seat(0)), NO_LIMIT), network, Random(1), 0.0)
    assert (found is not None) is lays


def test_care_is_a_share() -> None:
    """Protects the last feature: the care for points is given in whole parts."""
    game = middle_of("sabra", 5)
    position = OwnTurn(view_game(game, game.playing.turn.seat), NO_LIMIT)
    cares = [Values(position, network_of(), care).features(None, 0)[-1] for care in (0.0, 0.25, 1.0)]
    assert cares == [0, CARES // 4, CARES]


@needs_core
def test_answers_are_followed_without_seeing_hidden_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects fairness where one must lay: the same view is followed alike, whatever the others hold."""
    monkeypatch.setattr(answers, "network_named", lambda _: layered(Random(2), len(DIVISORS), 16, 2))
    followed = 0
    for moves in (10, 12, 14, 16):
        game = middle_of("sabra-de", moves)
        seat = game.playing.turn.seat
        one, other = (
            answers.follow(OwnTurn(view_game(each, seat), Budget(nodes=5_000)), Random(1), 0.5)
            for each in (game, with_hidden_tiles_exchanged(game))
        )
        assert one == other
        followed += one is not None and bool(one.play)
    assert followed
