"""Moves in their short form, read back from logs."""

from __future__ import annotations

from tilerummy.library.arguments import expect
from tilerummy.library.position import Position
from tilerummy.rules.match.action import (
    ANNOUNCED,
    NAMED,
    TOOK,
    ActionKind,
    Discard,
    Draw,
    Pass,
    Play,
)
from tilerummy.rules.match.shorthand import EXAMPLE, read_shorthand
from tilerummy.rules.match.view import View
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import read_tile


def read_move(text: str, before: Position | View) -> Play | Draw | Discard | Pass:
    """Read a move from its short form: what `short` gave, on the position it was made in, or a view of it.

    It is read, not judged: `Position.push` and `Match.push` do that.

    >>> import tilerummy as tr
    >>> pos = tr.Position("r3 r4 * | k9 b9 y9", rack="r5 r9 b1")
    >>> str(tr.read_move("+r5 r9 (*<r5)", pos).table)
    'k9 r9 b9 y9 | r3 r4 r5 *'
    >>> tr.read_move("discard r7", pos), tr.read_move("draw", pos)
    (Discard(tile=read_tile('r7'), seat=-1), Draw(seat=-1))
    """
    expect("read_move", text, str, f"a text such as {EXAMPLE}")
    if not isinstance(before, Position | View):
        raise Unreadable(f"read_move: expected a tr.Position or a view, not {before!r}")
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case ActionKind.DRAW.value if not rest:
            return Draw()
        case ActionKind.PASS.value if not rest:
            return Pass()
        case ActionKind.DISCARD.value:
            return Discard(read_tile(rest))
    laid, *more = text.split(";")
    table = read_shorthand(before.setting, before.table, laid)
    return _with_remarks(Play(table), [word.strip() for word in more])


def _with_remarks(play: Play, remarks: list[str]) -> Play:
    """The play with what is said behind its tiles."""
    take, opening, announced = play.take, play.opening, play.announced
    for remark in remarks:
        name, _, value = remark.partition(" ")
        if name == TOOK:
            take = Play(play.table, take=value.strip()).take
        elif name == NAMED:
            opening = Play(play.table, opening=value).opening
        elif remark == ANNOUNCED:
            announced = True
        else:
            raise Unreadable(f"{remark[:30]!r}: behind a turn come {TOOK}, {NAMED} and {ANNOUNCED}")
    return Play(play.table, opening, announced, take)
