"""The compact state of a round: bytes, as many for every state of one table.

| bytes | hold |
|---|---|
| 8 | whose turn it is, who started, as bits who has opened, passed, given up; the pool's size; two spare |
| kinds + 1 | how often each numbered tile lies on the table, colour by colour, then the jokers |
| kinds + 1 for each seat | the same for its rack |
| all tiles | the pool, the next tile to be drawn first: a tile is its place among the counts; then zeros |

How the sets of the table lie is not there: under the rules that are declared it does not matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tilerummy.rules.game import Game, Phase
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator.declared import Terms

HEAD = 8
"""The bytes before the counts."""


def state_size(terms: Terms) -> int:
    """How many bytes a state has."""
    return HEAD + (terms.kinds + 1) * (1 + terms.players) + terms.tiles


def kinds_of(game: Game) -> tuple[Tile, ...]:
    """The kinds of tiles in the order in which they are counted: the place of a tile is its byte."""
    tiles = dict.fromkeys(game.setting.tiles())
    return (*(tile for tile in tiles if tile is not JOKER), JOKER)


def pack(terms: Terms, game: Game) -> bytes:
    """The state of a round in play, or just over."""
    if game.round is None or game.phase is Phase.CHOOSING:
        raise ValueError("no tiles have been dealt yet")
    playing, kinds = game.playing, kinds_of(game)
    code = {tile: place for place, tile in enumerate(kinds)}
    pool = bytes(code[tile] for tile in playing.pools[0])
    head = (
        playing.turn.seat,
        playing.starter,
        _bits(playing.opened),
        _bits(playing.passed),
        _bits(game.given_up),
        len(pool),
    )
    counted = (playing.table.tiles(), *map(Counter, playing.racks))
    rows = (bytes(count[tile] for tile in kinds) for count in counted)
    return b"".join((bytes(head).ljust(HEAD, b"\0"), *rows, pool.ljust(terms.tiles, b"\0")))


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
