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
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.solver.steps import NEW, RACK, Step, steps


class Teller:
    """Says in one language what lies on a table, and what became of it."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    def tile(self, tile: Tile) -> str:
        """One tile: "black 7", "joker as red 3"."""
        if tile.colour is not None:
            return self._words.text(f"tile-{tile.colour.value}", number=tile.number)
        if tile.means is not None:
            return self._words.text("joker-as", tile=self.tile(tile.means))
        return self._words.text("joker")

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles one by one."""
        return ", ".join(map(self.tile, tiles))

    def set(self, meld: Meld) -> str:
        """A set as it stands, as short as it is clear; with a joker tile by tile, for its place matters."""
        first, last = meld[0], meld[-1]
        if any(tile.is_joker for tile in meld):
            return self.tiles(meld)
        if first.number == last.number:
            colours = ", ".join(self._colour(tile) for tile in meld)
            return self._words.text("told-group", number=first.number, colours=colours)
        return self._words.text("told-run", first=self.tile(first), number=last.number)

    def drew(self, tile: Tile) -> str:
        """What the reader drew."""
        return self._words.text("told-drew", tile=self.tile(tile))

    def rack(self, rack: Sequence[Tile]) -> str:
        """A rack colour by colour: "black: 1, 4; red: 8 twice; joker"."""
        plain = sorted(tile for tile in rack if not tile.is_joker)
        told = [
            self._labelled(self._colour(next(iter(held))), self._numbers(held))
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
        sets = [self._sentence(self._labelled(str(i), self.set(meld))) for i, meld in enumerate(table, 1)]
        return " ".join([self._words.text("told-sets", count=len(table)), *sets])

    def standing(self, view: View) -> str:
        """Whose turn it is, who holds how many tiles and has opened, the pool, what an opening needs."""
        told = [self._words.text("your-turn")]
        told += [
            self._labelled(player.name, self._held(player.tiles, player.opened)) for player in view.players
        ]
        told.append(self._labelled(self._words.text("pool"), self._held(view.pool_left)))
        return " ".join([*map(self._sentence, told), self.opening(view)]).strip()

    def opening(self, view: View) -> str:
        """What the reader's opening needs, if it is still to come."""
        me = next((player for player in view.players if player.seat == view.seat), None)
        least = view.rules.opening_min
        if me is None or me.opened or not least:
            return ""
        return self._words.text("told-needs", minimum=least)

    def turn(self, before: Table, after: Table) -> str:
        """What a turn has changed: new and grown sets first, then what is left of the others."""
        made = steps(before, after)
        changed = {step.target for step in made if step.target != RACK}
        # A set that something was taken from is told only if nothing came to it: else its sentence says all.
        robbed = {step.source for step in made if step.source != RACK} - {
            step.onto for step in made if step.target != RACK
        }
        told = [
            self._changed(after[end], [step for step in made if step.target == end])
            for end in sorted(changed)
        ]
        told += [self._left(old, before, after, made) for old in sorted(robbed)]
        back = [tile for step in made if step.target == RACK for tile in step.tiles]
        told += [self._words.text("told-back", tiles=self.tiles(back))] if back else []
        return " ".join(filter(None, told))

    def _changed(self, meld: Meld, made: Sequence[Step]) -> str:
        laid = self.tiles(sorted(tile for step in made if step.source == RACK for tile in step.tiles))
        moved = self.tiles(sorted(tile for step in made if step.source != RACK for tile in step.tiles))
        if made[0].onto == NEW:
            key = "told-new-from" if moved else "told-new"
            return self._words.text(key, set=self.set(meld), moved=moved)
        key = "told-added-from" if laid and moved else "told-added" if laid else "told-moved"
        return self._words.text(key, tiles=laid, moved=moved, set=self.set(meld))

    def _left(self, old: int, before: Table, after: Table, made: Sequence[Step]) -> str:
        """The rest of a set, as it lies now; nothing where the whole set went elsewhere."""
        gone = Counter(tile for step in made if step.source == old for tile in step.tiles)
        rest = Counter(tile.plain for tile in before[old]) - gone
        lies = next((meld for meld in after if Counter(tile.plain for tile in meld) == rest), None)
        return self._words.text("told-left", set=self.set(lies)) if lies else ""

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

    def _labelled(self, label: str, value: str) -> str:
        return self._words.text("labelled", label=label, value=value)

    def _sentence(self, text: str) -> str:
        return f"{text[0].upper()}{text[1:]}."
