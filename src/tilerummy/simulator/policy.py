"""Policies: how a seat plays in a playout. They are simple, since thousands of rounds are played by them."""

from __future__ import annotations

from dataclasses import dataclass

POLICY_BYTES = 4
"""How long a packed policy is."""
ALL = 255
"""Wait until the whole rack can go."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A way to play. The default lays the most tiles it can, every turn.

    >>> patient = Policy(opens_small=True, wait=6, near=2)
    >>> patient.wait, patient.near, patient.opens_late
    (6, 2, False)
    """

    adds_only: bool = False
    """Lay sets from the rack and add single tiles to those of the table, but rearrange nothing.
    Then the other values do not matter."""
    opens_small: bool = False
    """Open with the fewest tiles, rather without jokers; or with all of them, if they can go at once."""
    wait: int = 1
    """Once opened, lay nothing until so many tiles can go, or all of them, or the pool is empty."""
    near: int = 0
    """Wait no longer when somebody else holds so few tiles."""
    draws_only: bool = False
    """Lay nothing, unless the rules ask for it. Then the other values do not matter."""
    counts: bool = False
    """When the pool is empty, know all racks: go out; else lay nothing while one's own is the lowest, and
    then a tile or a set that lets nobody out. After some such turns, lay what one can."""

    opens_late: bool = False
    """Open with the whole rack at once; when waiting makes no sense any more, with what one can."""

    def __post_init__(self) -> None:
        for name, value, low in (("wait", self.wait, 1), ("near", self.near, 0)):
            if not low <= value <= ALL:
                raise ValueError(f"{name}: {value} is not a number from {low} to {ALL}")

    def packed(self) -> bytes:
        """The policy as the compiled simulator reads it."""
        skill = 2 if self.draws_only else int(self.adds_only)
        habits = self.opens_small | self.counts << 1 | self.opens_late << 2
        return bytes((skill, habits, self.wait, self.near))


GREEDY = Policy()
"""Lay the most tiles, of equal plays the one of most points."""
HOLD = Policy(opens_small=True, wait=ALL)
"""Open small, then draw until the whole rack goes down at once."""
BUILDER = Policy(adds_only=True)
"""Lay own sets and add to the table."""
DRAW = Policy(draws_only=True)
"""Lay nothing."""

POLICIES = {"builder": BUILDER, "greedy": GREEDY, "hold": HOLD}
"""Those that are bots too: of the same name, or for the builder `bots.levels.ADDER`."""
