"""A limit on how often: a bucket that fills with time, and from which every message takes one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Lets so many through at once, and so many a second in the long run."""

    __slots__ = ("_left", "_most", "_per_second", "_since")

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self._per_second, self._most = per_second, most
        self._left, self._since = most, now

    def take(self, now: float) -> bool:
        """Whether one more is let through."""
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the ones not used for longest are forgotten."""

    def __init__(
        self, per_second: float, most: float, clock: Callable[[], float], remember: int = 10_000
    ) -> None:
        self._rate, self._clock, self._remember = (per_second, most), clock, remember
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more of this address is let through."""
        now = self._clock()
        bucket = self._buckets.pop(who, None) or Bucket(*self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._remember:
            self._buckets.popitem(last=False)
        return bucket.take(now)
