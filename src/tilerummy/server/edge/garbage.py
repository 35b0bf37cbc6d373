"""Garbage: objects that only a look can free, found in small steps so that nobody waits for it.

A look at all objects of 1,000 tables takes a third of a second in which nobody is answered. While people
play, objects give way to others and such a look finds nothing; what there is to find comes from connections
that have ended, a little each. So new objects are looked at by themselves, many times a second, and all of
them only after many connections.

The interpreter's own count does not do for that: it falls with every old object that goes, so while new
objects replace old ones it hardly rises, and then one look meets all that came in six seconds (77 ms).
"""

from __future__ import annotations

import gc

from tilerummy.server.edge.connections import Connections

NEW_S = 0.1  # so often the new objects are looked at: about a millisecond each time with 1,000 tables
MANY_ENDED = 20_000  # so many connections may leave something behind before all objects are looked at
MANY_LOOKS = 36_000  # so many looks at new objects: an hour


def look_by_the_clock() -> None:
    """Let nothing but `Garbage` look for garbage; what is there now stays."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Looks at new objects each time, and at all objects when that may be worth it."""

    def __init__(self, connections: Connections) -> None:
        self._connections, self._ended, self._looks = connections, 0, 0

    def look(self) -> bool:
        """Free what is new and unused, or whatever is, if many connections have ended; whether it was all."""
        ended = self._connections.ended
        self._looks += 1
        if ended - self._ended < MANY_ENDED and self._looks < MANY_LOOKS:
            gc.collect(0)
            return False
        self._ended, self._looks = ended, 0
        gc.collect()
        return True
