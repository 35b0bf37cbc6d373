"""The tiles that a naive player holds, and the sets that it sees in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from tests.lore import Lore
from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import JOKER, Tile


class Hand:
    """The tiles one holds, and the sets that can be made of them.

    `rows` has a number for each colour whose bits are the numbers held: most hands have no set to lay, and
    that is seen at a glance.
    """

    def __init__(self, lore: Lore, tiles: Sequence[Tile]) -> None:
        self.lore = lore
        self.left = Counter(tiles)
        self.jokers = self.left.pop(JOKER, 0)
        self.rows = [0] * len(lore.colours)
        for tile in self.left:
            row, bit = lore.places[tile]
            self.rows[row] |= bit

    def __len__(self) -> int:
        return sum(self.left.values()) + self.jokers

    def use(self, tiles: Sequence[Tile]) -> None:
        for tile in tiles:
            if tile is JOKER:
                self.jokers -= 1
            elif self.left[tile] > 1:
                self.left[tile] -= 1
            else:
                del self.left[tile]
                row, bit = self.lore.places[tile]
                self.rows[row] &= ~bit

    def put_back(self, tile: Tile) -> None:
        row, bit = self.lore.places[tile]
        self.left[tile] += 1
        self.rows[row] |= bit

    def melds(self) -> Iterator[Meld]:
        """The longest runs, and the groups, without jokers."""
        for row, tiles in zip(self.rows, self.lore.colours, strict=True):
            if row & row >> 1 & row >> 2:
                yield from _runs([tile for tile in tiles if tile in self.left])
        thrice = 0
        for one, two, three in self.lore.triples:
            thrice |= self.rows[one] & self.rows[two] & self.rows[three]
        if thrice:
            for place, group in enumerate(self.lore.numbers):
                if thrice >> place & 1:
                    yield Meld([tile for tile in group if tile in self.left][: self.lore.largest])

    def pairs(self) -> Iterator[tuple[Meld, Sequence[Tile]]]:
        """Two tiles that a third would complete: the set with a joker in it, and the tiles missing."""
        for row, tiles in zip(self.rows, self.lore.colours, strict=True):
            near, far = row & row >> 1, row & row >> 2
            for place in range(12) if near or far else ():
                if near >> place & 1:
                    ends = tiles[max(0, place - 1) : place + 3]
                    pair = (tiles[place], tiles[place + 1])
                    meld = (*pair, JOKER) if place < 11 else (JOKER, *pair)
                    yield Meld(meld), [tile for tile in ends if tile not in pair]
                if far >> place & 1:
                    yield Meld((tiles[place], JOKER, tiles[place + 2])), [tiles[place + 1]]
        twice = 0
        for one, two in self.lore.couples:
            twice |= self.rows[one] & self.rows[two]
        for place, group in enumerate(self.lore.numbers) if twice else ():
            if not twice >> place & 1:
                continue
            held = [tile for tile in group if tile in self.left]
            if len(held) == 2:
                yield Meld((*held, JOKER)), [tile for tile in group if tile not in held]

    def lay_all(self, rng: Random) -> list[Meld]:
        """Lay sets until there are no more, large ones first; jokers last, if at all."""
        laid = []
        while found := list(self.melds()):
            meld = max(found, key=len) if rng.random() < 0.8 else rng.choice(found)
            self.use(meld)
            laid.append(meld)
        return laid

    def lay_jokers(self) -> list[Meld]:
        """Complete pairs with jokers, the dearest first."""
        laid = []
        while self.jokers:
            dearest = max((meld for meld, _ in self.pairs()), key=_numbers, default=None)
            if dearest is None:
                break
            self.use(dearest)
            laid.append(dearest)
        return laid


def _runs(tiles: Sequence[Tile]) -> Iterator[Meld]:
    """The longest runs among these tiles of one colour, which are in order."""
    run: list[Tile] = []
    for tile in tiles:
        if run and tile.number != run[-1].number + 1:
            if len(run) >= 3:
                yield Meld(run)
            run = []
        run.append(tile)
    if len(run) >= 3:
        yield Meld(run)


def _numbers(meld: Meld) -> int:
    return sum(tile.number for tile in meld)
