"""Positions as they come up in games: greedy players, every turn of every seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.turn import Before
from tilerummy.solver import ANYHOW, solve_turn


def game_positions(preset: str, players: int, number: int, seed: int = 1) -> list[tuple[Setting, Before]]:
    """So many positions from games of greedy players who also draw now and then although they could lay."""
    found: list[tuple[Setting, Before]] = []
    chance = Random(f"{preset} {players} {seed}")
    while len(found) < number:
        found.extend(_one_game(setting_for(load(preset), players), players, chance))
    return found[:number]


def _one_game(setting: Setting, players: int, chance: Random) -> Iterator[tuple[Setting, Before]]:
    pool = list(setting.tiles())
    chance.shuffle(pool)
    hand = setting.rules.hand_size
    racks = [Rack(pool[i * hand : (i + 1) * hand]) for i in range(players)]
    pool = pool[players * hand :]
    opened, table = [False] * players, Table()
    patience = [chance.choice([0.0, 0.3, 0.9]) for _ in range(players)]
    for turn in range(200):
        seat = turn % players
        before = Before(table, racks[seat], opened[seat], any(opened))
        yield setting, before
        best = solve_turn(setting, before, ANYHOW)
        if best.play and (not opened[seat] or chance.random() >= patience[seat] or not pool):
            table, opened[seat] = best.table, True
            left = list(racks[seat])
            for tile in best.play:
                left.remove(tile)
            racks[seat] = Rack(left)
            if not left:
                return
        elif pool:
            racks[seat] = Rack((*racks[seat], pool.pop()))
        else:
            return
