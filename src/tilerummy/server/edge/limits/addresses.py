"""Addresses of clients: which of them count as one, and which belong to our own proxy."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

ANYBODY = "*"
HOME_BITS = 64
"""A home has a whole /64 of IPv6 addresses, so all of them count as one."""


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
