"""A notice handed to a push service, over HTTP; what became of it comes back in one word."""

from __future__ import annotations

import http.client
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from tilerummy.server.push.sent import Sent

WAIT_S = 10.0
GONE = (404, 410)


def send(endpoint: str, headers: Mapping[str, str], body: bytes) -> Sent:
    """Hand a notice over. It blocks, so a thread of its own does it; redirects are not followed."""
    parts = urlsplit(endpoint)
    # No redirects: the address was checked against the known services, where it leads on to was not.
    connection = _connection(parts.scheme, parts.netloc)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", body, dict(headers))
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return Sent.FAILED
    finally:
        connection.close()
    if status in GONE:
        return Sent.GONE
    return Sent.TAKEN if 200 <= status < 300 else Sent.FAILED


def _connection(scheme: str, place: str) -> http.client.HTTPConnection:
    if scheme == "https":
        return http.client.HTTPSConnection(place, timeout=WAIT_S, context=ssl.create_default_context())
    return http.client.HTTPConnection(place, timeout=WAIT_S)
