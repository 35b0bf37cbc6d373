"""What the solver finds: a turn, how sure it is that none is better, and how to lay it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import overload

from tilerummy.rules.judging.story import Told
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile


class Certainty(StrEnum):
    """How sure an answer is."""

    OPTIMAL = "optimal"
    BEST_FOUND = "best_found"
    NO_PLAY = "no_play"


class _WhenLookedAt:
    """A table that may be given as a way to spell it out, which is done when somebody looks at it."""

    @overload
    def __get__(self, turn: None, owner: type) -> _WhenLookedAt: ...
    @overload
    def __get__(self, turn: BestTurn, owner: type) -> Table: ...
    def __get__(self, turn: BestTurn | None, owner: type) -> Table | _WhenLookedAt:
        # A dataclass asks the class for a default: there is none to give.
        if turn is None:
            raise AttributeError("there is no table without a turn")  # so the field has no default
        table: Table | Callable[[], Table] = turn.__dict__["table"]
        if not isinstance(table, Table):
            table = turn.__dict__["table"] = table()
        return table

    def __set__(self, turn: BestTurn, table: Table | Callable[[], Table]) -> None:
        turn.__dict__["table"] = table


@dataclass(frozen=True, init=False)
class BestTurn:
    """A turn: the tiles to lay from the rack and the table that results.

    On its way up from the search it also says what it is worth beside other turns; two turns are equal
    whatever that was.
    """

    status: Certainty
    play: tuple[Tile, ...]
    points: int
    table: _WhenLookedAt = _WhenLookedAt()
    opening: tuple[Meld, ...] | None = None
    """The sets of the opening, if the turn is one."""
    opening_value: int | None = None
    weight: int = field(default=0, compare=False, repr=False)
    """What the play is worth to the goal."""
    kept: int = field(default=0, compare=False, repr=False)
    """How many old sets lie as before."""
    told: Told | None = field(default=None, compare=False, repr=False)
    """The story with which the judge found it legal, where one was asked for."""

    def __init__(
        self,
        status: Certainty,
        play: tuple[Tile, ...],
        points: int,
        table: Table | Callable[[], Table],
        opening: tuple[Meld, ...] | None = None,
        opening_value: int | None = None,
        weight: int = 0,
        kept: int = 0,
        told: Told | None = None,
    ) -> None:
        # Past the guard of a frozen dataclass, which takes three times as long; and what is not said stays as
        # the class has it.
        fields = self.__dict__
        fields["status"] = status
        fields["play"] = play
        fields["points"] = points
        fields["table"] = table
        fields["weight"] = weight
        fields["kept"] = kept
        if opening is not None or opening_value is not None:
            fields["opening"] = opening
            fields["opening_value"] = opening_value
        if told is not None:
            fields["told"] = told

    @property
    def tiles(self) -> int:
        """How many tiles are laid."""
        return len(self.play)

    @property
    def proven(self) -> bool:
        """Whether no turn is better."""
        return self.status is Certainty.OPTIMAL

    @property
    def nothing(self) -> bool:
        """Whether no turn was found in time, which is not to say that there is none."""
        # A turn with a story was found, though the search does not say what it lays: the referee will.
        return self.status is Certainty.BEST_FOUND and not self.play and self.told is None

    @property
    def order(self) -> tuple[int, int]:
        """What a turn is worth: its weight, then the old sets that lie as before."""
        return self.weight, self.kept


def no_play(before: Before) -> BestTurn:
    """The answer where nothing can be laid."""
    return BestTurn(Certainty.NO_PLAY, (), 0, before.table)


def nothing_found(old: Sequence[Meld]) -> BestTurn:
    """The answer where nothing was found in time: there may be a play all the same."""
    return BestTurn(Certainty.BEST_FOUND, (), 0, Table(old), kept=len(old))


def end_table(setting: Setting, old: Sequence[Meld], new: Sequence[Meld], *, least_change: bool) -> Table:
    """The sets as a table; where the least is changed, those that stay lie in their old places first."""
    if not least_change:
        return Table(new)
    # Of two old sets alike only the later keeps its place: nobody can tell which of them it is.
    places = {setting.form(meld): place for place, meld in enumerate(old)}
    stay, changed = [], []
    for meld in new:
        place = places.pop(setting.form(meld), None)
        if place is None:
            changed.append(meld)
        else:
            stay.append(place)
    return Table((*[old[place] for place in sorted(stay)], *changed))
