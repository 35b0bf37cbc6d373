"""A limit on how much: a bucket that fills with time, and from which everything takes its share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol


class Limit(Protocol):
    """How much each may have of something."""

    def take(self, who: str) -> bool:
        """Take one more of this one's, if one is left; whether it was."""


NewLimit = Callable[[float, float], Limit]
"""A limit: so much a second in the long run, and at once."""


class Unlimited:
    """Where there are no others, nobody has to leave them anything."""

    def __init__(self, per_second: float, most: float) -> None:
        pass

    def take(self, who: str) -> bool:
        """There always is one."""
        return True


class Bucket:
    """Lets so much through at once, and so much a second in the long run."""

    __slots__ = ("_left", "_most", "_per_second", "_since")

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self._per_second, self._most = per_second, most
        self._left, self._since = most, now

    def take(self, now: float) -> bool:
        """Take one, if one is left; whether it was."""
        if self.wait(now, 1.0) > 0:
            return False
        self._left -= 1
        return True

    def wait(self, now: float, least: float) -> float:
        """The seconds until so much is left."""
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        # More than fits is never there: whoever asks for it would wait for ever.
        missing = min(least, self._most) - self._left
        if missing <= 0:
            return 0.0
        return missing / self._per_second if self._per_second else float("inf")

    def spend(self, amount: float) -> None:
        """Take so much, on credit if need be: whoever comes next waits until it is paid back."""
        self._left -= amount


class Buckets:
    """A bucket for each address; the ones not used for longest are forgotten."""

    def __init__(
        self, per_second: float, most: float, clock: Callable[[], float], remember: int = 10_000
    ) -> None:
        self._rate, self._clock, self._remember = (per_second, most), clock, remember
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(who, None) or Bucket(*self._rate, self._clock())
        self._buckets[who] = bucket
        if len(self._buckets) > self._remember:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        """Take one more of this address, if one is left; whether it was."""
        return self.of(who).take(self._clock())
