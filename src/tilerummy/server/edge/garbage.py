"""Garbage: objects that only a look can free, found in small steps so that nobody waits for it.

A look at all objects of 1,000 tables takes a third of a second in which nobody is answered. While people
play, objects give way to others and such a look finds nothing; what there is to find comes from connections
that have ended, a little each. So new objects are looked at by themselves, ten thousand at a time, and all
of them only after many connections.
"""

from __future__ import annotations

import gc

from tilerummy.server.edge.connections import Connections

NEW_OBJECTS = 10_000
"""So many more objects than before, and the new ones are looked at: a short pause."""
NEVER = 1_000_000
MANY_ENDED = 20_000
"""So many connections may leave something behind before all objects are looked at."""
MANY_LOOKS = 500
"""So many looks at new objects: five million objects have come and stayed."""


def look_in_small_steps() -> None:
    """Let the interpreter look at new objects alone; what is there now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


class Garbage:
    """Looks at all objects when that may be worth it."""

    def __init__(self, connections: Connections) -> None:
        self._connections, self._ended = connections, 0

    def look(self) -> bool:
        """Free what the connections have left behind, if there were many; whether it was done."""
        ended = self._connections.ended
        if ended - self._ended < MANY_ENDED and gc.get_count()[1] < MANY_LOOKS:
            return False
        self._ended = ended
        gc.collect()
        return True
