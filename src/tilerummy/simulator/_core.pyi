from array import array

from tilerummy.simulator.declared import Terms
from tilerummy.simulator.simulator import State

def playouts(
    terms: Terms, policies: bytes, states: bytes, seeds: array[int], /
) -> tuple[bytes, bytes, bytes]: ...
def steps(
    terms: Terms, policies: bytes, state: bytes, seed: int, /
) -> tuple[list[State], tuple[int, ...]]: ...
def deal(terms: Terms, seed: int, starter: int, /) -> bytes: ...
