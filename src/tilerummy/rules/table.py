"""The table and the rack: the tiles in play, with their text forms and their bookkeeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from operator import attrgetter
from typing import TypeAlias

from tilerummy.rules.meld import Meld, MeldLike, as_meld, listed, read_meld
from tilerummy.rules.notebook import Pictured
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import Tile, as_tile, expect_text, read_tile, tiles_text

_ORDER, _PLAIN = attrgetter("order"), attrgetter("plain")


class Table(Pictured, tuple[Meld, ...]):
    """The sets lying in the middle, each where it lies.

    >>> import tilerummy as tr
    >>> table = tr.read_table("r4 r5 r6 | k8 b8 y8")
    >>> len(table), table[1], table.tiles()[tr.read_tile("r4")]
    (2, read_meld('k8 b8 y8'), 1)
    """

    __slots__ = ()

    def __str__(self) -> str:
        return " | ".join(str(meld) for meld in self)

    def __repr__(self) -> str:
        return f"read_table({str(self)!r})"

    def tiles(self) -> Counter[Tile]:
        """How many of each physical tile lie on the table; a joker is a joker whatever it means."""
        return Counter(map(_PLAIN, chain.from_iterable(self)))


class Rack(Pictured, tuple[Tile, ...]):
    """The tiles one player holds, in the canonical order.

    >>> import tilerummy as tr
    >>> rack = tr.Rack([tr.read_tile("r7"), tr.read_tile("k1")])
    >>> rack == tr.read_rack("k1 r7"), str(rack)
    (True, 'k1 r7')
    """

    __slots__ = ()

    def __new__(cls, tiles: Iterable[Tile] = ()) -> Rack:
        """A rack of these tiles; whatever a joker was said to mean on the table is forgotten."""
        try:
            return super().__new__(cls, sorted(map(_PLAIN, tiles), key=_ORDER))
        except (AttributeError, TypeError):
            raise Unreadable(
                f"{tiles!r:.60} is no rack: expected tiles; read_rack('k1 r7') reads them"
            ) from None

    def __str__(self) -> str:
        return tiles_text(self)

    def __repr__(self) -> str:
        return f"read_rack({str(self)!r})"


def read_table(text: str) -> Table:
    """Read a table: sets separated by `|`.

    >>> import tilerummy as tr
    >>> [str(meld) for meld in tr.read_table("r4 r5 r6 | k8 b8 y8")]
    ['r4 r5 r6', 'k8 b8 y8']
    """
    parts = [part.strip() for part in expect_text("table", text, "'r4 r5 r6 | k8 b8 y8'").split("|")]
    if not all(parts[1:-1]):
        raise Unreadable("a set without tiles: between two bars there must be some")
    return Table(map(read_meld, filter(None, parts)))


def read_rack(text: str) -> Rack:
    """Read a rack: tiles separated by spaces or commas, in any order.

    >>> import tilerummy as tr
    >>> tr.read_rack("r7, *, k1")
    read_rack('k1 r7 *')
    """
    words = expect_text("rack", text, "'k1 r7 *'").replace(",", " ").split()
    return Rack(map(read_tile, words))


TableLike: TypeAlias = str | Iterable[MeldLike]
"""What can be read as a table: notation, or sets in a list."""


def as_table(table: TableLike) -> Table:
    """A table from notation, from a list of sets, or the table itself."""
    if isinstance(table, Table):
        return table
    if isinstance(table, str):
        return read_table(table)
    return Table(map(as_meld, listed(table, "table", "'r4 r5 r6 | k8 b8 y8' or a list of sets")))


def as_rack(rack: MeldLike) -> Rack:
    """A rack from notation, from a list of tiles or texts, or the rack itself."""
    if isinstance(rack, Rack):
        return rack
    if isinstance(rack, str):
        return read_rack(rack)
    return Rack(map(as_tile, listed(rack, "rack", "'k1 r7 *' or a list of tiles")))
