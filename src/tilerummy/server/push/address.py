"""Where a notice goes: the address and the keys that a browser has told, and which services are believed.

A browser names the address itself, so a forged one could make this server ask anything of anybody. Only the
services of the browsers are believed, and those that the operator names.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error
from dataclasses import dataclass
from urllib.parse import urlsplit

SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""Chrome and what is made from it, Firefox, Safari, Edge."""
LABEL = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
POINT_BYTES, AUTH_BYTES = 65, 16


class BadAddress(ValueError):
    """Nothing can be sent there; the message says why."""


@dataclass(frozen=True, slots=True)
class PushAddress:
    """One browser that takes notices."""

    endpoint: str
    point: bytes
    """The browser's public key."""
    auth: bytes
    """A secret that the browser shares with us."""

    @property
    def service(self) -> str:
        """The origin of the push service."""
        parts = urlsplit(self.endpoint)
        return f"{parts.scheme}://{parts.netloc}"


def read_address(endpoint: str, point: str, auth: str, also: tuple[str, ...] = ()) -> PushAddress:
    """What a browser has told, checked; `also` are services that the operator believes."""
    address = PushAddress(endpoint, _bytes(point, POINT_BYTES), _bytes(auth, AUTH_BYTES))
    try:
        service = address.service
    except ValueError:
        raise BadAddress("the address can't be read") from None
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadAddress("the address can't be read")
    if not any(_fits(service, known) for known in (*SERVICES, *also)):
        raise BadAddress(f"{service[:80]} is no push service that this server knows")
    return address


def _fits(service: str, known: str) -> bool:
    """Whether this is the service that is known, or a part of it where a star stands for the first names."""
    before, star, after = known.partition("*")
    if not star:
        return service == known
    if not (service.startswith(before) and service.endswith(after)):
        return False
    parts = service[len(before) : len(service) - len(after)].split(".")
    return all(map(_is_label, parts))


def _is_label(part: str) -> bool:
    """Whether this can be one part of a host's name: some readers take an empty one for another host."""
    return 0 < len(part) <= 63 and set(part) <= LABEL and part[0] != "-" != part[-1]


def _bytes(text: str, count: int) -> bytes:
    try:
        found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Error, ValueError):
        raise BadAddress("the keys can't be read") from None
    if len(found) != count:
        raise BadAddress("the keys can't be read")
    return found
