"""A place of an end set: what stands there, who lies there, and whose tile it was."""

from __future__ import annotations

from typing import NamedTuple

ANY = -1
"""As an identity: a joker of a group that need not be told what it stands for."""
TILE, FREE = -1, -2
"""Who lies in a cell: a numbered tile, a free joker; 0 or more is the index of a bound joker."""
SOMEBODY, RACK = -1, -2
"""Whose a tile was: anybody's, the player's; 0 or more is the index of an old set."""


class Cell(NamedTuple):
    """A place of a set."""

    identity: int
    """The tile that lies or stands there; ANY for a joker of a group."""
    who: int = TILE
    owner: int = SOMEBODY
    """Of a numbered tile: the old set that this very copy lay in, where a condition says so."""

    @property
    def is_tile(self) -> bool:
        """Whether a numbered tile lies there."""
        return self.who == TILE

    def holds(self, other: Cell) -> bool:
        """Whether the same lies here, whosever it was."""
        return self.identity == other.identity and self.who == other.who

    def claimed(self, owner: int) -> Cell | None:
        """The cell with a tile of this owner; None if it was another's."""
        if owner in (SOMEBODY, self.owner):
            return self
        return self._replace(owner=owner) if self.owner == SOMEBODY else None
