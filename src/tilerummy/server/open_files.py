"""File descriptors: how many this process may have, and how many connections that allows."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":  # there is no such limit there
    import resource

ENOUGH = 65_536
OWN_FILES = 48
"""For the database, the worker processes, logs and what Python itself opens."""
LEAST_CONNECTIONS = 8


def raise_limit() -> int:
    """Take as many descriptors as the system lets us have, and say how many."""
    if sys.platform == "win32":
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


def at_once(descriptors: int) -> int:
    """How many connections may be accepted before any of them is looked at."""
    return max(4, min(1024, descriptors // 32))


def most_connections(descriptors: int) -> int:
    """How many connections leave enough descriptors for everything else.

    Up to four lots of new connections are accepted before the first of them is closed again. Of the rest
    each connection may need two: its own, and a file of the page that is being sent.
    """
    spare = descriptors - OWN_FILES - 4 * at_once(descriptors)
    return max(LEAST_CONNECTIONS, spare // 2)
