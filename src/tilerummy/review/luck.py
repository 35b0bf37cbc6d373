"""Luck of the draw: how good the tiles were that came, among those that could have come.

A tile is as good as the number of tiles that could be laid at once with it. The luck of a draw is the
share of the pool that was worse, with half of what was as good; so it is one half on average for everybody,
whatever the player makes of the tiles, and no single draw counts more than another. Of a large pool an even
sample is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tilerummy.review.turn import PlayedTurn
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.event import Drew, Settled
from tilerummy.rules.match.game import Game
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile
from tilerummy.solver import ANYHOW, Wish, solve_turn


def luck_of_turn(turn: PlayedTurn, sample: int, nodes: int, budget_ms: float | None) -> float | None:
    """The luck of all draws of a turn, on average; None if nothing was drawn."""
    wish = replace(ANYHOW, nodes=nodes, budget_ms=budget_ms)
    found: list[float] = []
    for game, event in zip(turn.moments, turn.events, strict=True):
        drawn = (
            (event.tile,) if isinstance(event, Drew) else event.drawn if isinstance(event, Settled) else ()
        )
        if drawn:
            before = _position(game, event)
            pool = game.playing.pool_of(turn.seat)
            found += _luck(game.setting, before, drawn, pool, sample, wish)
    return round(sum(found) / len(found), 4) if found else None


def _position(game: Game, event: object) -> Before:
    """What the drawn tiles come to: the rack and the table as the turn leaves them."""
    table, seat = game.playing, game.playing.turn.seat
    rack, lying = list(table.racks[seat]), table.table
    opened = seat in table.opened
    if isinstance(event, Settled):
        rack += event.regained
        if event.took is not None:
            rack.append(event.took.tile)
        for tile in event.laid:
            rack.remove(tile)
        lying, opened = event.table, opened or bool(event.laid)
    return Before(lying, Rack(rack), opened, opened or bool(table.opened))


def _luck(
    setting: Setting, before: Before, drawn: Sequence[Tile], pool: Sequence[Tile], sample: int, wish: Wish
) -> Iterator[float]:
    for place, tile in enumerate(drawn):
        known: dict[Tile, int] = {}
        others = [_layable(setting, before, one, known, wish) for one in _even(pool[place:], sample)]
        here = _layable(setting, before, tile, known, wish)
        better = sum(1.0 if here > other else 0.5 if here == other else 0.0 for other in others)
        yield better / len(others)
        before = replace(before, rack=Rack((*before.rack, tile)))


def _layable(setting: Setting, before: Before, tile: Tile, known: dict[Tile, int], wish: Wish) -> int:
    """How many tiles can be laid with this one."""
    if tile not in known:
        grown = replace(before, rack=Rack((*before.rack, tile)))
        known[tile] = solve_turn(setting, grown, wish).tiles
    return known[tile]


def _even(pool: Sequence[Tile], sample: int) -> list[Tile]:
    """So many tiles of the pool, spread evenly over colours and numbers."""
    ordered = sorted(pool)
    if len(ordered) <= sample:
        return ordered
    return [ordered[(2 * i + 1) * len(ordered) // (2 * sample)] for i in range(sample)]
