"""The compact state of a round: bytes, as many for every state of one table.

| bytes | hold |
|---|---|
| 8 | whose turn it is, who started, as bits who has opened, passed, given up; the pool's size; two spare |
| kinds + 1 | how often each numbered tile lies on the table, colour by colour, then the jokers |
| kinds + 1 for each seat | the same for its rack |
| all tiles | the pool, the next tile to be drawn first: a tile is its place among the counts; then zeros |
| 1, 4 for each set that can lie, all tiles | only where jokers are bound: the sets of the table |

Where jokers are free it does not matter how the sets lie. Where they are bound there is first the number of
sets, then for each its kind (0 a run, 1 a group), the colour of a run, its first number or that of the group,
its length, and its tiles; at the end zeros. A joker is 255, or 128 and the tile that it is said to mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tilerummy.rules.match.game import Game
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.simulator.declared import Terms

HEAD = 8
"""The bytes before the counts."""
SET_HEAD = 4
"""The bytes of a set before its tiles."""
ANY_JOKER, SAID = 255, 128
"""A joker of a set; what is added to the tile that it is said to mean."""


def state_size(terms: Terms) -> int:
    """How many bytes a state has."""
    return _sets_at(terms) + _sets_room(terms)


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
    sets = _pack_sets(game.setting, playing.table) if terms.bound else b""
    return b"".join(
        (
            bytes(head).ljust(HEAD, b"\0"),
            *rows,
            pool.ljust(terms.tiles, b"\0"),
            sets.ljust(_sets_room(terms), b"\0"),
        )
    )


def unpack_sets(terms: Terms, setting: Setting, state: bytes) -> Table:
    """The sets of the table in a state that holds them."""
    tiles, at, melds = [*kinds_of(setting)], _sets_at(terms) + 1, list[Meld]()
    for _ in range(state[at - 1]):
        end = at + SET_HEAD + state[at + 3]
        melds.append(Meld(_unpack_cell(tiles, cell) for cell in state[at + SET_HEAD : end]))
        at = end
    return Table(melds)


def _unpack_cell(tiles: list[Tile], cell: int) -> Tile:
    if cell == ANY_JOKER:
        return JOKER
    return joker_as(tiles[cell - SAID]) if cell >= SAID else tiles[cell]


def _sets_at(terms: Terms) -> int:
    return HEAD + (terms.kinds + 1) * (1 + terms.players) + terms.tiles


def _sets_room(terms: Terms) -> int:
    return 1 + terms.tiles // 3 * SET_HEAD + terms.tiles if terms.bound else 0


def _pack_sets(setting: Setting, table: Table) -> bytes:
    return bytes((len(table),)) + b"".join([_pack_set(setting, meld) for meld in table])


def _pack_set(setting: Setting, meld: Meld) -> bytes:
    kinds, read = kinds_of(setting), setting.read(meld)
    place, tile = next((place, tile) for place, tile in enumerate(meld) if not tile.is_joker)
    run, kind = read.kind is Kind.RUN, kinds[tile]
    head = (0, kind // 13, tile.number - place) if run else (1, 0, tile.number)
    cells = [_pack_cell(kinds, tile) for tile in meld]
    return bytes((*head, len(cells), *cells))


def _pack_cell(kinds: dict[Tile, int], tile: Tile) -> int:
    if not tile.is_joker:
        return kinds[tile]
    return ANY_JOKER if tile.means is None else SAID + kinds[tile.means]


def _counts(kinds: dict[Tile, int], tiles: Iterable[Tile]) -> bytearray:
    counts = bytearray(len(kinds))
    for tile in tiles:
        counts[kinds[tile]] += 1
    return counts


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
