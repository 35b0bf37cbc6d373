"""Fast playouts: whole rounds by simple policies, which must agree with the referee."""

from tilerummy.simulator.declared import declares
from tilerummy.simulator.engine import simulator_for
from tilerummy.simulator.policy import BUILDER, DRAW, GREEDY, HOLD, POLICIES, Policy
from tilerummy.simulator.simulator import Playouts, Simulator, State, Steps

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
