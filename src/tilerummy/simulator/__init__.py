"""Fast playouts: whole rounds by simple policies, which must agree with the referee."""

from functools import lru_cache

from tilerummy.rules.preset import Rules
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.simulator.compiled import BUILT, Compiled
from tilerummy.simulator.declared import declares
from tilerummy.simulator.simulator import (
    BUILDER,
    DRAW,
    GREEDY,
    HOLD,
    POLICIES,
    Playouts,
    Policy,
    Simulator,
    State,
    Steps,
)

__all__ = [
    "BUILDER",
    "DRAW",
    "GREEDY",
    "HOLD",
    "POLICIES",
    "Playouts",
    "Policy",
    "Simulator",
    "State",
    "Steps",
    "declares",
    "simulator_for",
]


@lru_cache(maxsize=64)
def simulator_for(rules: Rules, players: int) -> Simulator:
    """The fastest simulator for a table: the compiled one where it was built and declares the rules."""
    return Compiled(rules, players) if BUILT and declares(rules) else ByReferee(rules, players)
