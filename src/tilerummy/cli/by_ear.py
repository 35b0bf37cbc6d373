"""The game by ear: tiles, sets, a rack, a table and a turn as whole sentences in the reader's language.

A turn is told by the sets that it changed, each as it stands now with where its tiles came from. Which tile
came from which set is settled by `solver.steps`, as for hints: most tiles stay where they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Kind, Meld, Shape, read_as
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.steps import NEW, RACK, Step, steps

# A turn that changed more sets is told by how they stand now alone.
MANY = 4
# From this length on a run with a joker is not told tile by tile.
LONG = 5


class Teller:
    """Says in one language what lies on a table, and what became of it."""

    def __init__(self, words: Catalogue, shape: Shape) -> None:
        self._words, self._shape = words, shape

    def tile(self, tile: Tile) -> str:
        """One tile: "black 7", "joker as red 3"."""
        if tile.colour is not None:
            return self._words.text(f"tile-{tile.colour.value}", number=tile.number)
        if tile.means is not None:
            return self._words.text("joker-as", tile=self.tile(tile.means))
        return self._words.text("joker")

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles one by one, or as the run that they are."""
        meld = Meld(tiles)
        is_run = not meld.jokers and read_as(meld, self._shape).kind is Kind.RUN
        return self.set(meld) if is_run else ", ".join(map(self.tile, meld))

    def set(self, meld: Meld) -> str:
        """A set as it stands, as short as it is clear; a short one with a joker tile by tile."""
        meant, kind = self._meant(meld), read_as(meld, self._shape).kind
        jokers = [tile for tile in meant if tile.is_joker]
        if kind is None or (jokers and (kind is Kind.GROUP or len(meld) < LONG)):
            return ", ".join(map(self.tile, meant))
        first, last = (tile.means or tile for tile in (meant[0], meant[-1]))
        if kind is Kind.GROUP:
            colours = ", ".join(map(self._colour, meant))
            return self._words.text("told-group", number=first.number, colours=colours)
        assert first.colour is not None  # what a run begins with has one, or stands for such a tile
        run = self._words.text(f"run-{first.colour.value}", first=first.number, last=last.number)
        return self._words.text("told-with", set=run, jokers=self.tiles(jokers)) if jokers else run

    def drew(self, tile: Tile) -> str:
        """What the reader drew."""
        return self._words.text("told-drew", tile=self.tile(tile))

    def rack(self, rack: Sequence[Tile]) -> str:
        """A rack colour by colour: "black: 1, 4; red: 8 twice; joker"."""
        plain = sorted(tile for tile in rack if not tile.is_joker)
        told = [
            self.labelled(self._colour(next(iter(held))), self._numbers(held))
            for _, tiles in groupby(plain, key=lambda tile: tile.colour)
            for held in [Counter(tiles)]
        ]
        jokers = len(rack) - len(plain)
        told += [self._words.text("jokers-count", count=jokers)] if jokers else []
        return self._sentence("; ".join(told) or self._words.text("tiles-count", count=0))

    def table(self, table: Table) -> str:
        """Every set, numbered as they lie."""
        if not table:
            return self._words.text("told-empty")
        sets = [self._sentence(self.labelled(str(i), self.set(meld))) for i, meld in enumerate(table, 1)]
        return " ".join([self._words.text("told-sets", count=len(table)), *sets])

    def standing(self, view: View) -> str:
        """Whose turn it is, who holds how many tiles and has opened, the pool, what an opening needs."""
        told = [self._words.text("your-turn")]
        told += [
            self.labelled(player.name, self._held(player.tiles, player.opened)) for player in view.players
        ]
        told.append(self.labelled(self._words.text("pool"), self._held(view.pool_left)))
        return " ".join([*map(self._sentence, told), self.opening(view)]).strip()

    def opening(self, view: View) -> str:
        """What the reader's opening needs, if it is still to come."""
        least = 0 if view.before().opened else view.rules.opening_min
        return self._words.text("told-needs", minimum=least) if least else ""

    def turn(self, before: Table, after: Table) -> str:
        """What a turn has changed: new and grown sets first, then what is left of the others."""
        made = steps(before, after)
        changed = sorted({step.target for step in made if step.target != RACK})
        was, left = [sorted(tile.plain for tile in meld) for meld in before], []
        for lies in (meld for i, meld in enumerate(after) if i not in changed):
            if (plain := sorted(tile.plain for tile in lies)) in was:
                was.remove(plain)
            else:
                left.append(self.set(lies))
        many = len(changed) + len(left) > MANY
        told = [
            self._changed(before, after[end], [step for step in made if step.target == end], many)
            for end in changed
        ]
        told += [self._words.text("told-left", set="; ".join(left))] if left else []
        back = [tile for step in made if step.target == RACK for tile in step.tiles]
        told += [self._words.text("told-back", tiles=self.tiles(back))] if back else []
        return " ".join(told)

    def _changed(self, before: Table, meld: Meld, made: Sequence[Step], many: bool) -> str:
        """A set as it stands, with where its tiles came from; of many, how many came from the rack."""
        old, lies = made[0].onto, self.set(meld)
        was = Counter(self._meant(before[old]) if old != NEW else ())
        racked = Counter(tile for step in made if step.source == RACK for tile in step.tiles)
        laid, moved = list[Tile](), list[Tile]()
        for tile in (Counter(self._meant(meld)) - was).elements():  # in the order in which they lie
            (laid if racked[tile.plain] > 0 else moved).append(tile)
            racked[tile.plain] -= 1
        if many and len(laid) < len(meld):
            counted = self._words.text("told-set-laid", set=lies, count=len(laid))
            return self._sentence(counted if laid else lies)
        key = "new" if old == NEW else "added" if laid else "moved"
        key += "-from" if moved and key != "moved" else ""
        return self._words.text(f"told-{key}", tiles=self.tiles(laid), moved=self.tiles(moved), set=lies)

    def _meant(self, meld: Meld) -> list[Tile]:
        """Jokers with what they are sure to stand for."""
        means = iter(read_as(meld, self._shape).means)
        found = ((tile, next(means, ()) if tile.is_joker else ()) for tile in meld)
        return [joker_as(sure[0]) if len(sure) == 1 else tile for tile, sure in found]

    def _held(self, tiles: int, opened: bool = False) -> str:
        held = self._words.text("tiles-count", count=tiles)
        return f"{held}, {self._words.text('seat-opened').lower()}" if opened else held

    def _colour(self, tile: Tile) -> str:
        assert tile.colour is not None
        return self._words.text(f"colour-{tile.colour.value}")

    def _numbers(self, held: Counter[Tile]) -> str:
        return ", ".join(
            self._words.text("told-twice", number=tile.number)
            if count == 2
            else ", ".join([str(tile.number)] * count)
            for tile, count in held.items()
        )

    def scores(self, names: Iterable[str], scores: Iterable[int]) -> str:
        """A sentence each, with a minus that is said aloud."""
        told = (f"{won:+}".replace("-", "\N{MINUS SIGN}") for won in scores)
        return " ".join(self._sentence(self.labelled(*one)) for one in zip(names, told, strict=True))

    def labelled(self, label: str, value: str) -> str:
        """What something is, and what it says."""
        return self._words.text("labelled", label=label, value=value)

    def _sentence(self, text: str) -> str:
        return f"{text[0].upper()}{text[1:]}."
