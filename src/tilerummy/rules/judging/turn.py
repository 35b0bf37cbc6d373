"""A turn: the position before it, what the player makes of it, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile


class Origin(StrEnum):
    """Where a tile came from that reached the player in this turn."""

    POOL = "pool"
    DISCARD = "discard"
    FACE_UP = "faceup"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile that came to the player in this turn."""

    tile: Tile
    origin: Origin


@dataclass(frozen=True, slots=True)
class Before:
    """The position as the turn begins, as the player whose turn it is sees it."""

    table: Table
    rack: Rack
    """Without what is drawn in this turn."""
    opened: bool
    """The player has opened in an earlier turn."""
    any_opened: bool
    """Somebody has."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the player makes of it: the whole table, and what else was done."""

    table: Table
    rack: Rack | None = None
    """The rack after the turn, where it is stated; else it is what is left over."""
    drawn: tuple[Drawn, ...] = ()
    discarded: tuple[Tile, ...] = ()
    opening: tuple[Meld, ...] | None = None
    """The sets named as the opening, if the player named them."""
    announced: bool = False
    """The player drew attention to a joker swap."""


NO_TILES = Rack()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Legal, or every reason why not; it is true or false accordingly.

    >>> import tilerummy as tr
    >>> verdict = tr.Position(rack="r3 r4 r6", opened=False).judge("r3 r4 r6")
    >>> bool(verdict), verdict.reasons
    (False, ('invalid_set', 'run_gap', 'opening_below_minimum'))
    """

    refusals: tuple[Refusal, ...]
    opening_value: int | None = None
    """The highest opening that makes the turn legal; of an illegal one, what was laid from the rack alone."""
    laid: tuple[Tile, ...] = ()
    """The tiles the turn lays from the rack."""
    rack: Rack = NO_TILES
    """The rack after the turn."""

    @property
    def legal(self) -> bool:
        """Whether the turn stands."""
        return not self.refusals

    def __bool__(self) -> bool:
        """Whether the turn stands: `if verdict:` asks what it seems to ask."""
        return not self.refusals

    @property
    def reasons(self) -> tuple[str, ...]:
        """The codes of all reasons why not, each once."""
        return tuple(dict.fromkeys(refusal.reason.value for refusal in self.refusals))

    @property
    def message(self) -> str:
        """The verdict in plain English sentences."""
        return " ".join(map(str, self.refusals)) or "The turn is legal."


def must_open(setting: Setting, before: Before) -> bool:
    """Whether the player still has to open before using the table (4.4, 4.5)."""
    shared = setting.rules.table_access.shared
    return not (before.opened or (shared and before.any_opened))


def opening_minimum(setting: Setting, rack_after: Sequence[Tile]) -> int:
    """The points an opening needs (4.1); a hand game may be exempt (4.7)."""
    exempt = setting.rules.hand_game.needs_no_minimum and not rack_after
    return 0 if exempt else setting.rules.opening_min
