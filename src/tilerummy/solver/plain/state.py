"""What one colour carries past a number, as the bits of one integer, and which states are as good as others.

The open runs have four bits a kind: lengths 1, 2, 3+ with a tile, then 1, 2, 3+ of jokers alone. Above them
are two bits for each block that goes on (the kind of run it will leave, plus one), then a bit for each kept
old run that goes on, a bit for each old run that is not yet held together, and a bit for each of the tiles at
the ends of open runs, two at most, that an old run claims.
"""

from functools import lru_cache

KINDS = 6
LONG = 2
LONG_SHIFT = 4 * LONG
LONG_MASK = 15 << LONG_SHIFT
RUNS_MASK = (1 << 4 * KINDS) - 1
BLOCK_SHIFT = 4 * KINDS
KEEP_SHIFT = BLOCK_SHIFT + 16
HOLD_SHIFT = KEEP_SHIFT + 8
CLAIM_SHIFT = HOLD_SHIFT + 8
CLAIMS = 3 << CLAIM_SHIFT

_REST = 12
"""Where the bits begin that are not open runs with a tile."""
_WAITING = 10
"""The old runs not yet held together, and the claims."""
_WAITING_MASK = (1 << _WAITING) - 1 << HOLD_SHIFT - _REST


@lru_cache(maxsize=1 << 16)
def dominates(a: int, b: int) -> bool:
    """Whether every run that b carries is covered by one that a carries, and a owes no more."""
    more, other = a >> _REST, b >> _REST
    if more != other and ((more ^ other) & ~_WAITING_MASK or more & ~other):
        return False
    a1, a2, a3 = a & 15, a >> 4 & 15, a >> 8 & 15
    b1, b2, b3 = b & 15, b >> 4 & 15, b >> 8 & 15
    return a1 <= b1 and a2 <= b2 + b1 - a1 and a1 + a2 + a3 >= b1 + b2 + b3


# The same for all colours at once: a code has lanes of bits with a guard above each, and no lane is less than
# that of a state it dominates. So one subtraction compares them all: no guard may be lost.

_LANES = 21 + 2 * _WAITING
CODE_BITS = _LANES + HOLD_SHIFT - _REST


@lru_cache(maxsize=1 << 14)
def code_of(state: int) -> int:
    """A state as lanes, and above them the bits that must be equal."""
    one = state & 15
    two = one + (state >> 4 & 15)
    lanes = 63 - one | 63 - two << 7 | two + (state >> 8 & 15) << 14
    for bit in range(_WAITING):
        lanes |= (~state >> HOLD_SHIFT + bit & 1) << 21 + 2 * bit
    return (state >> _REST & ~_WAITING_MASK) << _LANES | lanes


@lru_cache(maxsize=16)
def code_masks(colours: int) -> tuple[int, int]:
    """The guards in the codes of so many colours one after the other, and the bits that must be equal."""
    each = 1 << 6 | 1 << 13 | 1 << 20 | sum(1 << 22 + 2 * bit for bit in range(_WAITING))
    guards = alike = 0
    for _ in range(colours):
        guards = guards << CODE_BITS | each
        alike = alike << CODE_BITS | (1 << CODE_BITS - _LANES) - 1 << _LANES
    return guards, alike
