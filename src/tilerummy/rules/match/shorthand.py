"""A turn that lays tiles in a few signs, for logs, and the whole table back from them (docs/notation.md).

`+r5 r9 (*<r5)` lays two tiles, one of them in the place of a joker. Where that leaves it open which table was
meant, the sets that are new follow: `+r5: r3 r4 r5 | k9 b9 y9 *`. Nothing here asks what is legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tilerummy.rules.judging.opening import melds_of
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import JOKER, Tile, read_tile

MOST_STEPS = 4000
"""A table that takes longer to find is written out."""
EXAMPLE = "'+r5 r9 (*<r5)'"
_FORM = re.compile(
    r"\+(?P<laid>[^-(:=]*)(?:-(?P<regained>[^(:=]*))?(?:\((?P<swaps>[^)]*)\)\s*)?(?:(?P<how>[:=])(?P<sets>.*))?"
)


class Lying(Protocol):
    """Whatever says which sets lie there and by which rules: a position, a view."""

    @property
    def setting(self) -> Setting:
        """The rules with the colours and jokers in play."""

    @property
    def table(self) -> Table:
        """The sets."""


def write_shorthand(setting: Setting, old: Table, new: Table) -> str:
    """How one table becomes another, in the shortest form that reads back to it."""
    laid, regained = new.tiles() - old.tiles(), old.tiles() - new.tiles()
    head = f"+{Rack(laid.elements())}" + (f" -{Rack(regained.elements())}" if regained else "")
    if swaps := _swaps(setting, old, new):
        head += f" ({' '.join(swaps)})"
    lay = Counter(_meaning(setting, meld) for meld in old)
    fresh = []
    for meld in new:
        lay.subtract([_meaning(setting, meld)])
        if lay[_meaning(setting, meld)] < 0:
            fresh.append(meld)
    # The shortest that reads back to this very table; reading is the test, so no case is forgotten.
    for text in (head, f"{head}: {Table(fresh)}"):
        try:
            found = read_shorthand(setting, old, text)
        except Unreadable:
            continue
        if _meanings(setting, found) == _meanings(setting, new):
            return text
    return f"{head} = {new}"


def read_shorthand(setting: Setting, old: Table, text: str) -> Table:
    """The table that a text leads to from this one; `Unreadable` if there is none, or not this one."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise Unreadable(f"{text[:60]!r} is no turn: expected a text such as {EXAMPLE}")
    laid, regained = Counter(read_rack(found["laid"])), Counter(read_rack(found["regained"] or ""))
    if found["how"] == "=":
        new = read_table(found["sets"])
    elif found["how"] == ":":
        new = _with_new_sets(setting, old, laid, regained, read_table(found["sets"]))
    else:
        new = _Growing(setting, old, laid, regained).table()
    # A text for another position may still lead somewhere; its tiles would not add up.
    if new.tiles() != old.tiles() + laid - regained:
        raise Unreadable(f"{text[:60]!r}: this position does not have these tiles")
    if found["swaps"] is None:  # whoever types by hand may leave them out: the tiles say it all
        return new
    if sorted(f"*<{_swapped_in(word)}" for word in found["swaps"].split()) != _swaps(setting, old, new):
        raise Unreadable(f"{text[:60]!r}: these jokers are not swapped in this position")
    return new


def _swapped_in(word: str) -> Tile:
    joker, arrow, tile = word.partition("<")
    if joker != "*" or not arrow:
        raise Unreadable(f"{word[:20]!r} is no swap: expected a text such as '*<r5'")
    return read_tile(tile)


# -- when two sets are the same -------------------------------------------------------------------


def _meaning(setting: Setting, meld: Meld) -> tuple[object, ...]:
    """Equal for sets that lie alike: a group has no order, and a joker is what it stands for."""
    reading = setting.read(meld)
    if reading.kind is None:
        return tuple(meld)
    tiles = [tile.plain for tile in meld]
    means: object = tuple(sorted(reading.means)) if reading.kind is Kind.GROUP else reading.means
    return reading.kind, tuple(sorted(tiles) if reading.kind is Kind.GROUP else tiles), means


def _meanings(setting: Setting, table: Table) -> Counter[tuple[object, ...]]:
    return Counter(_meaning(setting, meld) for meld in table)


def _order(meld: Meld) -> list[int]:
    return [tile.order for tile in meld]


def _numbered(meld: Meld) -> Counter[Tile]:
    return Counter(tile for tile in meld if not tile.is_joker)


# -- jokers that gave way -------------------------------------------------------------------------


def _swaps(setting: Setting, old: Table, new: Table) -> list[str]:
    """For each joker whose place another tile has taken: that tile, as `*<r5`."""
    swaps: list[str] = []
    left = sorted(new, key=_order)
    for was in sorted(old, key=_order):
        tiles = _numbered(was)
        grown = next((meld for meld in left if _numbered(meld) >= tiles), None) if was.jokers else None
        if grown is not None:
            left.remove(grown)
            swaps += _swaps_in(setting, was, grown)
    return sorted(swaps)


def _swaps_in(setting: Setting, was: Meld, grown: Meld) -> Iterator[str]:
    reading, more = setting.read(was), _numbered(grown) - _numbered(was)
    # A group takes another colour as it is; a joker has given way only if there is one less of them.
    most = was.jokers - grown.jokers if reading.kind is Kind.GROUP else was.jokers
    for means in reading.means:
        tile = next((tile for tile in sorted(means) if more[tile]), None)
        if tile is not None and most > 0:
            more[tile] -= 1
            most -= 1
            yield f"*<{tile}"


# -- reading --------------------------------------------------------------------------------------


def _with_new_sets(
    setting: Setting, old: Table, laid: Counter[Tile], regained: Counter[Tile], fresh: Table
) -> Table:
    """The old sets without those whose tiles lie in the new ones."""
    gone = fresh.tiles() + regained
    gone.subtract(laid)
    if any(count < 0 for count in gone.values()):
        raise Unreadable("a tile that is laid is in none of the new sets")
    sets = sorted(old, key=_order)
    for kept in _without(sets, +gone):
        return Table([*kept, *fresh])
    raise Unreadable("the new sets hold tiles that neither lie there nor are laid")


def _without(sets: Sequence[Meld], gone: Counter[Tile]) -> Iterator[list[Meld]]:
    """The sets that stay when others with exactly these tiles go."""
    if not gone:
        yield list(sets)
        return
    if not sets:
        return
    first, rest = sets[0], sets[1:]
    tiles = Table([first]).tiles()
    if tiles <= gone:
        yield from _without(rest, gone - tiles)
    for kept in _without(rest, gone):
        yield [first, *kept]


@dataclass(slots=True)
class _Growing:
    """Tables on which old sets only grow, jokers apart, and the rest of what is laid makes new sets.

    Of all of them the meant one changes the fewest old sets, has the fewest sets, and comes first by its
    tiles, each set as it lies, jokers last.
    """

    setting: Setting
    old: Table
    laid: Counter[Tile]
    regained: Counter[Tile]
    steps: int = 0
    best: tuple[int, int, list[list[int]], list[Meld]] | None = field(default=None)

    def table(self) -> Table:
        """The table that is meant."""
        plain = Counter({tile: count for tile, count in self.laid.items() if tile is not JOKER})
        sets = sorted(self.old, key=_order)
        jokers = self.laid[JOKER] + sum(meld.jokers for meld in sets)
        bag = plain + Counter({JOKER: jokers})
        ways = [self._growths(meld, bag) for meld in sets]
        self._walk(list(zip(sets, ways, strict=True)), plain, self.laid[JOKER], [], 0)
        if self.best is None:
            raise Unreadable("from this table these tiles lead to no other on which sets only grow")
        return Table(self.best[3])

    def _growths(self, meld: Meld, bag: Counter[Tile]) -> list[tuple[Meld, Counter[Tile]]]:
        """What a set can grow to, with the numbered tiles that it takes for that."""
        tiles = _numbered(meld)
        found = []
        for grown in melds_of(self.setting, tiles + bag):
            more = _numbered(grown)
            if more >= tiles and (more != tiles or grown.jokers > meld.jokers):
                found.append((grown, more - tiles))
        return found

    def _walk(
        self,
        sets: list[tuple[Meld, list[tuple[Meld, Counter[Tile]]]]],
        left: Counter[Tile],
        jokers: int,
        made: list[Meld],
        changed: int,
    ) -> None:
        """Let each set stay or grow; a set that grows gives its jokers up and takes those it needs."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Unreadable("too many tables are possible: name the new sets")
        # Fewest changed sets first, so a worse beginning cannot win any more.
        if self.best is not None and changed > self.best[0]:
            return
        if not sets:
            for rest in self._cover(left, jokers):
                self._keep(changed, [*made, *rest])
            return
        (meld, ways), others = sets[0], sets[1:]
        self._walk(others, left, jokers, [*made, meld], changed)
        for grown, takes in ways:
            if takes <= left:
                spare = jokers + meld.jokers - grown.jokers
                self._walk(others, left - takes, spare, [*made, grown], changed + 1)

    def _cover(self, left: Counter[Tile], jokers: int) -> Iterator[list[Meld]]:
        """Every way to lay what is left in new sets; jokers that go to the rack stay over."""
        if not left:
            # 7.12: exactly the jokers that the text says went to the rack.
            if jokers == self.regained[JOKER]:
                yield []
            return
        self.steps += 1
        if self.steps > MOST_STEPS or jokers < 0:
            return
        # Some set holds the lowest tile left: each cover is found by one order alone.
        lowest = min(left)
        for meld in melds_of(self.setting, left + Counter({JOKER: jokers})):
            takes = _numbered(meld)
            if takes[lowest]:
                for rest in self._cover(left - takes, jokers - meld.jokers):
                    yield [meld, *rest]

    def _keep(self, changed: int, melds: list[Meld]) -> None:
        inside = sorted(map(_order, melds))
        found = (changed, len(melds), inside, melds)
        if self.best is None or found[:3] < self.best[:3]:
            self.best = found
