"""A play as arrays: the whole table as it is to lie, set by set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilerummy.research.encoding import Encoding
from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match.action import Action, Discard, Draw, Pass, Play
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile

DRAW, PASS, DISCARD, PLAY = range(4)
"""What the number `kind` of a structured action says."""
_TAKES = (None, Origin.DISCARD, Origin.FACE_UP)
"""What the number `take` says: nothing is taken, the last discard, the face-up tile."""


def structured_space(encoding: Encoding) -> spaces.Dict:
    """All structured actions. Most of them are refused: this is how to say a play, not a list of plays."""
    kinds = len(encoding.kinds)
    most = max(encoding.setting.copies(tile) for tile in encoding.kinds)
    return spaces.Dict(
        {
            "kind": spaces.Discrete(4),
            "tile": spaces.Discrete(kinds),
            "take": spaces.Discrete(len(_TAKES)),
            "sets": spaces.Box(0, most, (encoding.most_sets, kinds), np.int8),
            "first": spaces.Box(0, max(NUMBERS), (encoding.most_sets,), np.int8),
        }
    )


def read_structured(encoding: Encoding, action: Mapping[str, Any]) -> Action:
    """The action that these arrays say; whether it is legal, the referee decides.

    `tile` is the tile that is put away. A row of `sets` holds how often each kind of tile lies in a set;
    rows of zeros are left out. `first` is the number with which a run begins; 0 leaves it open, and jokers
    then go into the gaps, above the run, and only then below it.
    """
    kind = int(action["kind"])
    if kind == DRAW:
        return Draw()
    if kind == PASS:
        return Pass()
    if kind == DISCARD:
        return Discard(encoding.kinds[int(action["tile"])])
    rows = zip(np.asarray(action["sets"]), np.asarray(action["first"]), strict=True)
    melds = (_meld(encoding, row, int(first)) for row, first in rows if row.any())
    announced = encoding.rules.joker_swap_announced
    return Play(Table(melds), None, announced, _TAKES[int(action["take"])])


def structured(encoding: Encoding, action: Action) -> dict[str, Any]:
    """The arrays that say an action: `read_structured` reads them back."""
    said: dict[str, Any] = {"kind": DRAW, "tile": 0, "take": 0}
    said["sets"] = np.zeros((encoding.most_sets, len(encoding.kinds)), np.int8)
    said["first"] = np.zeros(encoding.most_sets, np.int8)
    match action:
        case Pass():
            said["kind"] = PASS
        case Discard():
            said["kind"], said["tile"] = DISCARD, encoding.place(action.tile)
        case Play():
            said["kind"], said["take"] = PLAY, _TAKES.index(action.take)
            for place, meld in enumerate(action.table):
                said["first"][place] = _first(encoding, meld)
                for tile in meld:
                    said["sets"][place, encoding.place(tile)] += 1
        case Draw():
            pass
        case _:
            raise ValueError(f"{action} is no action of a turn")
    return said


def _first(encoding: Encoding, meld: Meld) -> int:
    """The number with which a run begins; 0 for a group."""
    if encoding.setting.read(meld).kind is not Kind.RUN:
        return 0
    return next(tile.number - place for place, tile in enumerate(meld) if not tile.is_joker)


def _meld(encoding: Encoding, row: NDArray[Any], first: int) -> Meld:
    counted = zip(encoding.kinds, row, strict=True)
    tiles = [tile for tile, count in counted for _ in range(int(count))]
    as_counted = Meld(tiles)
    if not first and encoding.setting.read(as_counted).kind is Kind.GROUP:
        return as_counted
    return _run(tiles, first) or as_counted


def _run(tiles: list[Tile], first: int) -> Meld | None:
    """The tiles in order with jokers in the gaps; None if that makes no run."""
    held = {tile.number: tile for tile in tiles if tile is not JOKER}
    if not held:
        return None
    first = first or max(1, min(min(held), max(NUMBERS) + 1 - len(tiles)))
    run = Meld(held.get(number, JOKER) for number in range(first, first + len(tiles)))
    return run if Counter(run) == Counter(tiles) else None
