"""Which simulator plays at a table."""

from __future__ import annotations

from functools import lru_cache

from tilerummy.rules.preset import Rules
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.simulator.compiled import BUILT, Compiled
from tilerummy.simulator.declared import declares
from tilerummy.simulator.simulator import Simulator


@lru_cache(maxsize=64)
def simulator_for(rules: Rules, players: int) -> Simulator:
    """The fastest simulator for a table: the compiled one where it was built and declares the rules."""
    return Compiled(rules, players) if BUILT and declares(rules) else ByReferee(rules, players)
