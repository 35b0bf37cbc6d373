"""The way back: the position that an observation tells of. That there is one shows that it is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilerummy.library.position import Position
from tilerummy.library.position_text import PositionFacts
from tilerummy.research.encoding import FIXED, Encoding, Numbers
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile, joker_as


def position_of(encoding: Encoding, observation: Numbers) -> Position:
    """The position of whoever saw this; seats count from oneself, so it does not say which seat that is.

    >>> import tilerummy as tr
    >>> from tilerummy.research.decoding import position_of
    >>> from tilerummy.research.encoding import Encoding
    >>> encoding = Encoding(tr.preset("sabra"), 2)
    >>> view = tr.Match(2, rules="sabra", seed=1).view()
    >>> position_of(encoding, encoding.encode(view)).rack == view.rack
    True
    """
    parts = encoding.unpack(observation)
    rows = zip(parts["sets"], parts["first"], parts["means"], strict=True)
    table = Table(_meld(encoding, row, int(first), means) for row, first, means in rows if row.any())
    face_up = next(_tiles(encoding, parts["face_up"]), None)
    offered = Counter(_tiles(encoding, parts["open"]))
    if face_up is not None and offered[face_up]:
        offered[face_up] -= 1
    discard = next(offered.elements(), None) if parts["turn"][0] else None
    away = Counter(_tiles(encoding, parts["discarded"].sum(axis=0)))
    if discard is not None:
        away[discard] -= 1
    opened = parts["opened"].astype(bool)
    before = Before(table, Rack(_tiles(encoding, parts["rack"])), bool(opened[0]), bool(opened.any()))
    return Position.saying(
        PositionFacts(encoding.setting, before, None, discard, face_up, Rack(away.elements()))
    )


def _tiles(encoding: Encoding, counts: Numbers) -> Iterator[Tile]:
    return (tile for tile, count in zip(encoding.kinds, counts, strict=True) for _ in range(int(count)))


def _meld(encoding: Encoding, row: Numbers, first: int, means: Numbers) -> Meld:
    tiles = [*_tiles(encoding, row)]
    if first:
        held = {tile.number: tile for tile in tiles if tile is not JOKER}
        return Meld(held.get(number, JOKER) for number in range(first, first + len(tiles)))
    numbered, jokers = [tile for tile in tiles if tile is not JOKER], tiles.count(JOKER)
    fixed = [joker_as(tile) for tile in _tiles(encoding, means // FIXED)]
    return Meld([*numbered, *fixed, *[JOKER] * (jokers - len(fixed))])
