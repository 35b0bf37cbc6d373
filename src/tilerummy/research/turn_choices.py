"""Two ways to say a turn: a choice from a list of one length, or arrays that say the whole table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilerummy.bots.bot import Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import allowed
from tilerummy.research.observation import Numbers, ViewEncoding
from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import differing
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile
from tilerummy.solver import can_play
from tilerummy.solver.alternatives import alternatives

NODES = 2_000
"""For each question to the solver, so that the same position always has the same candidates."""


def choices(encoding: ViewEncoding, view: View, most_plays: int) -> list[Action | None]:
    """What the seat may do now; None where a choice does not exist at this moment.

    Place 0 draws, or passes if nothing is left to draw. The next places put away each kind of tile. The rest
    are plays that lay different tiles, those of most tiles first; plays that take an open tile come last.
    """
    position = OwnTurn(view, Budget())
    plays: list[Action | None] = [*islice(_plays(position), most_plays)]
    plays += [None] * (most_plays - len(plays))
    refused = _refused(position, any(plays))
    return [_idle(view, refused), *_discards(encoding, position, refused), *plays]


EFFECTS = ("tiles", "points", "sets_changed", "sets_after", "takes", "opens", "goes_out")
"""What the last numbers of a candidate's row say, behind the tiles it lays and the table it leaves."""


def effects(encoding: ViewEncoding, view: View, plays: Sequence[Action | None]) -> Numbers:
    """What each play does: a row of the tiles it lays, the tiles of the table after it, and `EFFECTS`.

    Rows of zeros are no plays.
    """
    kinds = len(encoding.kinds)
    rows = np.zeros((len(plays), 2 * kinds + len(EFFECTS)), np.int16)
    if not any(plays):
        return rows
    before = np.zeros(kinds, np.int16)
    encoding.count(before, chain.from_iterable(view.table))
    own, held = view.players[view.seat or 0], len(view.rack or ())
    for row, play in zip(rows, plays, strict=True):
        if isinstance(play, Play):
            laid, after = row[:kinds], row[kinds : 2 * kinds]
            encoding.count(after, chain.from_iterable(play.table))
            np.maximum(after - before, 0, out=laid)
            tiles = int(laid.sum())
            points = int((laid * encoding.points).sum())
            changed = len(differing(view.setting, view.table, play.table)[0])
            took = play.take is not None
            # An open tile that is laid was never on the rack.
            out = tiles - took >= held
            row[2 * kinds :] = tiles, points, changed, len(play.table), took, not own.opened, out
    return rows


def _plays(position: OwnTurn) -> Iterator[Play]:
    wish = Budget(nodes=NODES).wish()
    if position.may_lay:
        for found in alternatives(position.setting, position.before, wish):
            if found.play:
                yield position.play(found)
    if ActionKind.PLAY not in position.view.may:
        return
    for taken in position.view.to_take:
        position.budget = Budget(nodes=NODES)
        found = position.taking(taken)
        if found.play:
            yield position.play(found, taken)


def _refused(position: OwnTurn, found: bool) -> tuple[ActionKind, ...]:
    """What the rules refuse to somebody who could lay something."""
    view = position.view
    kinds = only_if_stuck(view.rules, view.may, has_drawn=view.has_drawn)
    if not kinds or not position.may_lay:
        return ()
    return kinds if found or can_play(position.setting, position.before) else ()


def _idle(view: View, refused: tuple[ActionKind, ...]) -> Action | None:
    if ActionKind.DRAW in view.may and ActionKind.DRAW not in refused:
        return Draw()
    if ActionKind.PASS in view.may and ActionKind.PASS not in refused:
        return Pass()
    return None


def _discards(
    encoding: ViewEncoding, position: OwnTurn, refused: tuple[ActionKind, ...]
) -> Iterator[Action | None]:
    may = ActionKind.DISCARD in position.view.may and ActionKind.DISCARD not in refused
    held: set[Tile] = {*allowed(position)} if may else set()
    return (Discard(tile) if tile in held else None for tile in encoding.kinds)


# -- a play as arrays: the whole table as it is to lie, set by set -----------------------------------

DRAW, PASS, DISCARD, PLAY = range(4)
"""What the number `kind` of a structured action says."""
_TAKES = (None, Origin.DISCARD, Origin.FACE_UP)
"""What the number `take` says: nothing is taken, the last discard, the face-up tile."""


def structured_space(encoding: ViewEncoding) -> spaces.Dict:
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


def read_structured(encoding: ViewEncoding, action: Mapping[str, Any]) -> Action:
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


def structured(encoding: ViewEncoding, action: Action) -> dict[str, Any]:
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


def _first(encoding: ViewEncoding, meld: Meld) -> int:
    """The number with which a run begins; 0 for a group."""
    if encoding.setting.read(meld).kind is not Kind.RUN:
        return 0
    return next(tile.number - place for place, tile in enumerate(meld) if not tile.is_joker)


def _meld(encoding: ViewEncoding, row: NDArray[Any], first: int) -> Meld:
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
