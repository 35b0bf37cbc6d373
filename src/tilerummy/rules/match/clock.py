"""The clock of a turn: how much time is left and since when it runs. Times are milliseconds, handed in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of the turn being played; it stands still while nobody can play."""

    limit: int
    """What every turn is given."""
    left: int
    """What was left when the clock was last started or stopped."""
    since: int | None
    """When it was last started; None while it stands still."""

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self.since is not None

    @property
    def deadline(self) -> int | None:
        """When the turn is over, if the clock goes on running."""
        return None if self.since is None else self.since + self.left

    def over(self, now: int) -> bool:
        """Whether the time of the turn has run out."""
        return self.deadline is not None and now >= self.deadline

    def left_at(self, now: int) -> int:
        """How much time is left at this moment."""
        if self.deadline is None:
            return self.left
        # A clock on the wall can be set back: nobody gains time by it.
        return max(0, min(self.left, self.deadline - now))

    def stopped(self, now: int) -> Clock:
        """The clock standing still from now on."""
        return Clock(self.limit, self.left_at(now), None)

    def started(self, now: int) -> Clock:
        """The clock running from now on."""
        return Clock(self.limit, self.left, now)

    def turned(self, now: int) -> Clock:
        """The clock for the next turn: full again, and running if it was running."""
        return Clock(self.limit, self.limit, now if self.running else None)
