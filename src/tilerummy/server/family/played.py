"""What a family has played: rounds as they are remembered, when their table itself may be long forgotten."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace


class Moment(Struct, frozen=True, array_like=True):
    """A turn that somebody may want to see again."""

    turn: int
    """Counted from 1 in its match."""
    laid: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]
    weight: int
    """Tiles laid, and tiles of the table that changed their set."""


class Part(Struct, frozen=True, array_like=True):
    """Somebody's part in a round."""

    person: int
    points: int
    laid: int
    rearranged: int
    """Sets that were made of others."""
    turns: int
    out: bool
    best: Moment | None
    phone: int = 0
    """The phone it was played on, if that was in its first week; it counts unless that was signed off in
    it."""


class Round(Struct, frozen=True, array_like=True):
    """A round that was finished."""

    began: int
    ended: int
    parts: tuple[Part, ...]
    """Of the people of the family; computers and others have none."""


class Match(Struct, frozen=True):
    """A match, as far as it was played."""

    number: int
    preset: str
    changed: bool
    over: bool
    rounds: tuple[Round, ...]


class Played(Struct, frozen=True):
    """All matches of one table."""

    beside: tuple[int, ...] = ()
    """The people who play on one device: they are known by their names."""
    by_turns: bool = False
    matches: tuple[Match, ...] = ()

    def without_phones(self, refused: Collection[int]) -> Played:
        """The same without what was played on these phones."""
        if not any(
            part.phone in refused for match in self.matches for one in match.rounds for part in one.parts
        ):
            return self
        return self._parts(lambda part: None if part.phone in refused else part)

    def for_good(self) -> Played:
        """The same for another family, where no phone is what it was here."""
        return self._parts(lambda part: replace(part, phone=0))

    def _parts(self, kept: Callable[[Part], Part | None]) -> Played:
        def of(one: Round) -> Round:
            return replace(one, parts=tuple(found for part in one.parts if (found := kept(part)) is not None))

        matches = (replace(match, rounds=tuple(map(of, match.rounds))) for match in self.matches)
        return replace(self, matches=tuple(matches))
