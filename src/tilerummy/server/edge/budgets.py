"""Budgets: how much work each address, each visitor and all who only watch may have done a second.

The unit is a millisecond of a processor (`costs.py`). Whoever asks for more is slowed down: their next
message waits until what they had is paid back. Those who do not wait for answers pile up messages meanwhile,
and are cut (`connections.py`). Seats at a table come before those who watch it and those who read: an
address keeps a part of its budget for its players, and all who watch or read share what is left for them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Protocol, TypeAlias

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, VisitorId

# -- addresses: which of them count as one, and which belong to our own proxy --------------------


ANYBODY = "*"
HOME_BITS = 64  # a home has a whole /64 of IPv6 addresses, so all of them count as one


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address is counted under: itself, or its /64."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(IPv6Network((read, HOME_BITS), strict=False))


def is_this_machine(address: str) -> bool:
    """Whether somebody asks from the machine that the server runs on."""
    try:
        return ip_address(address.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


class TrustedProxies:
    """The proxies that are believed when they say who asks: addresses, networks, or `*` for any."""

    def __init__(self, written: str) -> None:
        names = [name.strip() for name in written.split(",") if name.strip()]
        self.everybody = ANYBODY in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def names(self, address: str) -> bool:
        """Whether this very address is listed."""
        try:
            read = ip_address(address)
        except ValueError:
            return False
        return any(read in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None


# -- buckets, which fill with time, and from which everything takes its share --------------------


class Limit(Protocol):
    """How much each may have of something."""

    def take(self, who: str) -> bool:
        """Take one more of this one's, if one is left; whether it was."""


NewLimit = Callable[[float, float], Limit]  # a limit: so much a second in the long run, and at once


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


# -- budgets, in milliseconds of a processor -----------------------------------------------------

OF_ADDRESS = (150.0, 1000.0)
"""Milliseconds of work a second in the long run, and at once: a school behind one address has room."""
OF_VISITOR = (50.0, 500.0)
OF_READERS = (400.0, 1500.0)  # all who watch, and all who read without a name, together
FOR_PLAYERS = 0.3  # the part of its address's budget that nobody but players may use at once
PATIENCE_S = 2.0  # a request that would have to wait for longer is refused

ASKS_AT_ONE = (1 / 150, 3.0)
"""Questions for seats of one table, for each address: fewer in five minutes than can wait there at once, so
that no one address keeps out somebody whose phone is lost (`seat_moves`)."""
Rest: TypeAlias = Callable[[float], Awaitable[object]]


@dataclass(slots=True)
class Account:
    """What the work for one connection, or one request, is paid from."""

    clock: Callable[[], float]
    rest: Rest
    slowed: Counter[str]  # how often somebody had to wait, or was refused, for the figures
    own: Bucket | None = None
    address: Bucket | None = None
    readers: Bucket | None = None
    visitors: Buckets | None = None
    asks: Callable[[str], bool] | None = None
    first: bool = False
    """Whether this is for somebody with a seat, or with a name: not for one of those who watch or read."""

    def recognise(self, visitor: VisitorId) -> None:
        """Now it is known who this is: all their connections share one budget."""
        if visitor != NOBODY and self.visitors is not None:
            self.own = self.visitors.of(visitor)

    def may_ask_at(self, code: str) -> bool:
        """Take one more question for a seat of this table, if the address has one left; whether it had."""
        return self.asks is None or self.asks(code)

    def wait(self) -> float:
        """The seconds until the next piece of work is their turn."""
        now = self.clock()
        reserve = 0.0 if self.first else FOR_PLAYERS * OF_ADDRESS[1]
        waits = [0.0 if self.own is None else self.own.wait(now, 0.0)]
        if self.address is not None:
            waits.append(self.address.wait(now, reserve))
        if self.readers is not None and not self.first:
            waits.append(self.readers.wait(now, 0.0))
        return max(waits)

    def charge(self, cost: float) -> None:
        """Take the price of something that is done."""
        for bucket in (self.own, self.address, None if self.first else self.readers):
            if bucket is not None:
                bucket.spend(cost)

    async def pay(self, cost: float) -> None:
        """Take the price, and wait for as long as what came before is not paid back."""
        wait = self.wait()
        self.charge(cost)
        if wait > 0:
            self.slowed["slowed"] += 1
            await self.rest(wait)

    async def pay_soon(self, cost: float) -> None:
        """The same, but whoever would have to wait for too long is refused instead, and pays nothing.

        Not at once: a refusal costs work too, and whoever gets one asks again.
        """
        if self.is_in_debt():
            self.slowed["refused"] += 1
            await self.rest(PATIENCE_S)
            raise Rejected(ErrorCode.TOO_MANY)
        await self.pay(cost)

    def is_in_debt(self) -> bool:
        """Whether nothing is done for them for a while."""
        return self.wait() > PATIENCE_S

    def affords(self, cost: float) -> bool:
        """Take the price of something nobody waits for, if there is no debt; whether it was."""
        if self.wait() > 0:
            self.slowed["skipped"] += 1
            return False
        self.charge(cost)
        return True


class Budgets:
    """The budgets of everybody who has asked for something lately."""

    def __init__(
        self, proxies: TrustedProxies, clock: Callable[[], float], rest: Rest = asyncio.sleep
    ) -> None:
        self._proxies, self._clock, self.rest = proxies, clock, rest
        self._addresses, self._visitors = Buckets(*OF_ADDRESS, clock), Buckets(*OF_VISITOR, clock)
        self._readers, self._asks = Bucket(*OF_READERS, clock()), Buckets(*ASKS_AT_ONE, clock)
        self.slowed: Counter[str] = Counter()

    def of(self, address: str) -> Account:
        """What somebody's work is paid from; our own proxy, and this machine, has no limit as an address."""
        ours = self._proxies.names(address)
        return Account(
            self._clock,
            self.rest,
            self.slowed,
            own=Bucket(*OF_VISITOR, self._clock()),
            address=None if ours else self._addresses.of(address),
            readers=None if ours else self._readers,
            visitors=self._visitors,
            asks=None if ours else lambda code: self._asks.take(f"{address} {code}"),
        )


def unlimited() -> Account:
    """Where nobody has to share, as on a device of one's own."""
    return Account(lambda: 0.0, asyncio.sleep, Counter())
