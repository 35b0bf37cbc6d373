"""The choices of a turn as a list of one length: draw or pass, put a tile away, or one of the best plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

import numpy as np

from tilerummy.bots.bot import Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import allowed
from tilerummy.research.encoding import Encoding, Numbers
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import only_if_stuck
from tilerummy.rules.match.view import View
from tilerummy.rules.setting import differing
from tilerummy.rules.tile import Tile
from tilerummy.solver import can_play
from tilerummy.solver.alternatives import alternatives

NODES = 2_000
"""For each question to the solver, so that the same position always has the same candidates."""


def choices(encoding: Encoding, view: View, most_plays: int) -> list[Action | None]:
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


def effects(encoding: Encoding, view: View, plays: Sequence[Action | None]) -> Numbers:
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
    encoding: Encoding, position: OwnTurn, refused: tuple[ActionKind, ...]
) -> Iterator[Action | None]:
    may = ActionKind.DISCARD in position.view.may and ActionKind.DISCARD not in refused
    held: set[Tile] = {*allowed(position)} if may else set()
    return (Discard(tile) if tile in held else None for tile in encoding.kinds)
