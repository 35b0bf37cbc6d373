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

from collections.abc import Iterable
from functools import lru_cache

from tilerummy.rules.game import Game
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator.declared import Terms

HEAD = 8
"""The bytes before the counts."""


def state_size(terms: Terms) -> int:
    """How many bytes a state has."""
    return HEAD + (terms.kinds + 1) * (1 + terms.players) + terms.tiles


@lru_cache(maxsize=64)
def kinds_of(setting: Setting) -> dict[Tile, int]:
    """The kinds of tiles in the order in which they are counted, each with its place: its byte in a pool."""
    numbered = dict.fromkeys(tile for tile in setting.tiles() if tile is not JOKER)
    return {tile: place for place, tile in enumerate((*numbered, JOKER))}


def pack(terms: Terms, game: Game) -> bytes:
    """The state of a round in play, or just over."""
    playing, kinds = game.playing, kinds_of(game.setting)
    pool = bytes(map(kinds.__getitem__, playing.pools[0]))
    head = (
        playing.turn.seat,
        playing.starter,
        _bits(playing.opened),
        _bits(playing.passed),
        _bits(game.given_up),
        len(pool),
    )
    laid = [tile.plain for meld in playing.table for tile in meld]
    rows = (_counts(kinds, tiles) for tiles in (laid, *playing.racks))
    return b"".join((bytes(head).ljust(HEAD, b"\0"), *rows, pool.ljust(terms.tiles, b"\0")))


def _counts(kinds: dict[Tile, int], tiles: Iterable[Tile]) -> bytearray:
    counts = bytearray(len(kinds))
    for tile in tiles:
        counts[kinds[tile]] += 1
    return counts


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
