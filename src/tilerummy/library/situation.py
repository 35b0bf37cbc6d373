"""All that a position says, and when two positions are the same: by what they mean, not by how they lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tilerummy.rules.judging.inventory import not_in_game, set_faults, tiles_at_hand
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile

NO_TILES = Rack()


@dataclass(frozen=True, slots=True, eq=False)
class Situation:
    """A player's place in a round: the table, the own rack, and what else lies open."""

    setting: Setting
    before: Before
    turn: Seat | None = None
    """The seat that is to play, whose rack this is; None where nobody says."""
    discard: Tile | None = None
    """What the player before put away, while it can still be taken."""
    face_up: Tile | None = None
    """The open tile of the pool."""
    away: Rack = NO_TILES
    """The other tiles that were put away: nobody gets them any more."""

    def meaning(self) -> tuple[object, ...]:
        """Equal for positions that are the same: sets, tiles of a group and colours have no order."""
        shape, before = self.setting.shape, self.before
        game = (self.setting.rules, frozenset(shape.colours), self.setting.jokers)
        tiles = (tuple(in_order(self.setting, before.table)), before.rack, before.opened, before.any_opened)
        return (*game, *tiles, self.turn, self.discard, self.face_up, self.away)


def in_order(setting: Setting, table: Iterable[Meld]) -> Table:
    """The table as it is always written: each set in its one form, the sets by their tiles."""
    return Table(sorted(map(setting.form, table), key=lambda meld: [tile.order for tile in meld]))


def check_sets(setting: Setting, table: Table) -> None:
    """Refuse a table on which something lies that is no set."""
    for meld in table:
        if not meld:
            raise Unreadable("table: a set without tiles")
        if faults := setting.read(meld).faults:
            raise Unreadable("table: " + " ".join(map(str, set_faults(meld, faults))))


def check_beside(situation: Situation, players: int | None) -> None:
    """Refuse a seat that nobody has, and tiles beside the table that cannot be there as well.

    Table and rack are for whoever asks about them: the referee has a word of its own for such tiles.
    """
    setting, before = situation.setting, situation.before
    seats = setting.rules.players[1] if players is None else players
    if situation.turn is not None and situation.turn >= seats:
        raise Unreadable(f"turn: there is no seat {situation.turn} with {seats} players, counted from 0")
    counts = tiles_at_hand(before)
    beside = (("discard", situation.discard), ("face_up", situation.face_up))
    for name, tile in (*beside, *(("away", tile) for tile in situation.away)):
        if tile is None:
            continue
        counts[tile] += 1
        most = setting.copies(tile)
        if not most:
            raise Unreadable(f"{name}: {not_in_game(setting, tile)}")
        if counts[tile] > most:
            raise Unreadable(f"{name}: there are only {most} of {tile}, and all of them are elsewhere")


def tiles_in_play(setting: Setting) -> tuple[int | None, tuple[Colour, ...]]:
    """What says which tiles are in the game: a number of players, a palette, or neither if usual."""
    rules, order = setting.rules, list(Colour)
    palette = tuple(sorted(setting.shape.colours, key=order.index))
    numbers = range(rules.players[0], rules.players[1] + 1)
    ways: list[tuple[int | None, tuple[Colour, ...]]] = [(None, ()), *((number, ()) for number in numbers)]
    ways += [(None, palette), *((number, palette) for number in numbers)]
    for players, colours in ways:
        found = setting_among(rules, players, colours)
        if set(found.shape.colours) == set(palette) and found.jokers == setting.jokers:
            return players, colours
    raise Unreadable(f"no number of players has {setting.jokers} jokers and the colours {' '.join(palette)}")
