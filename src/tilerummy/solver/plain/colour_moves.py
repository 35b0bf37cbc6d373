"""What one colour can do at one number: tiles to groups, tiles and jokers to runs."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tilerummy.solver.problem import MAX_JOKERS

# -- worths: weights and kept melds in one number ----------------------------------------------------

POINT = 60
"""One kept meld, so that its worth can be shared among six colours without a remainder."""
NEVER = -(1 << 59)
"""Worse than any worth; with some worths added it stays below `DEAD`."""
DEAD = NEVER // 2


def subsets(items: list[int]) -> Iterator[tuple[int, ...]]:
    """All subsets, the small ones first."""
    for size in range(len(items) + 1):
        yield from combinations(items, size)


# -- states ------------------------------------------------------------------------------------------
#
# What one colour carries past a number, as the bits of one integer, and which states are as good as others.
#
# The open runs have four bits a kind: lengths 1, 2, 3+ with a tile, then 1, 2, 3+ of jokers alone. Above them
# are two bits for each block that goes on (the kind of run it will leave, plus one), then a bit for each kept
# old run that goes on, a bit for each old run that is not yet held together, and a bit for each of the tiles
# at the ends of open runs, two at most, that an old run claims.

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


EXACT, START, BRIDGE = 1, 2, 4
"""What jokers may do at a number: stand anywhere, begin a run, lengthen a run that could stop."""

Grown = tuple[int, int, int, int, int, int, int]
"""Tiles and jokers sent to runs, long runs lengthened, jokers on new runs and on the three joker kinds."""
How = tuple[Grown, tuple[int, ...], tuple[tuple[int, int], ...]]
"""How to rebuild a move: its growth, the old runs kept from here on, the blocks with what they lengthen."""
Move = tuple[int, int, int, int, int, int, How]
"""What one colour does at one number: tiles to groups, jokers, extra tiles, jokers that this must cost in
all, points for kept runs, the state after it, and how to rebuild it."""
NO_MOVE: Move = (0, 0, 0, 0, 0, 0, ((0, 0, 0, 0, 0, 0, 0), (), ()))


class NumberOffer(NamedTuple):
    """What one number offers one colour.

    Past it the number after can lengthen ``cover`` runs by a tile, and the next one ``cover_next``; of those
    that may stop it is worth carrying ``long_limit``. ``charge`` are the jokers lacking in groups, by tiles
    that the colour sends.
    """

    need: int
    may: int
    groupable: int
    charge: tuple[int, ...]
    rule: int
    long_limit: int
    cover: int
    cover_next: int
    last: bool


@lru_cache(maxsize=1 << 14)
def _grow(runs: int, reals: int, jokers: int, rule: int) -> tuple[tuple[int, Grown], ...]:
    """Every way to send so many tiles and jokers to the open runs."""
    one, two, long, joker1, joker2, joker3 = (runs >> 4 * kind & 15 for kind in range(KINDS))
    # A run that could not stop here, too short or of jokers alone, must go on, or it will never be a set.
    rest = reals + jokers - one - two - joker1 - joker2 - joker3
    if rest < 0:
        return ()
    found = []
    # A tile on a long run may stop at once, one that begins a run may not: so as many as can go there, unless
    # every joker must find a place.
    most = min(long, rest)
    for longer in range(0 if rule & EXACT else most, most + 1):
        new = rest - longer
        room = one + two + (longer if rule & BRIDGE else 0)
        for on_new in range(min(new, jokers) + 1 if rule & START else 1):
            for on1 in range(joker1 + 1):
                for on2 in range(joker2 + 1):
                    for on3 in range(joker3 + 1):
                        if 0 <= jokers - on_new - on1 - on2 - on3 <= room:
                            after = (
                                new - on_new
                                | one + joker1 - on1 << 4
                                | two + longer + joker2 - on2 + joker3 - on3 << 8
                                | on_new << 12
                                | on1 << 16
                                | on2 + on3 << 20
                            )
                            found.append((after, (reals, jokers, longer, on_new, on1, on2, on3)))
    return tuple(found)


def owed(state: int, place: NumberOffer) -> int:
    """The fewest jokers that the runs which must still grow will take."""
    if not state & RUNS_MASK & ~LONG_MASK:
        return 0
    if place.last:
        # More than there are: no number follows at which they could still become sets.
        return MAX_JOKERS + 1
    twice = (state & 15) + (state >> 12 & 15)
    once = twice + (state >> 4 & 15) + (state >> 16 & 15) + (state >> 20 & 15)
    return max(0, once - place.cover) + (max(0, twice - place.cover_next) if twice else 0)


def cap_long(state: int, place: NumberOffer) -> int:
    """Drop the runs that could stop and that nothing can lengthen."""
    # They stop here, which a run of three may do at any number (lemma 9).
    excess = (state >> LONG_SHIFT & 15) - place.long_limit
    return state - (excess << LONG_SHIFT) if excess > 0 else state


@lru_cache(maxsize=1 << 12)
def known_moves(_place: NumberOffer) -> dict[int, tuple[Move, ...]]:
    """The moves found so far at a place, by state and jokers left; to look a place up takes longer."""
    return {}


@lru_cache(maxsize=1 << 14)
def lay(runs: int, place: NumberOffer, left: int) -> tuple[Move, ...]:
    """Every way to share the tiles of a number between groups and runs, where no block or old run matters."""
    found: dict[tuple[int, int, int], Move] = {}
    for extra in range(place.may + 1):
        used = place.need + extra
        for grouped in range(min(used, place.groupable) + 1):
            charge = place.charge[grouped]
            for jokers in range(left - charge + 1):
                for after, grown in _grow(runs, used - grouped, jokers, place.rule):
                    state = cap_long(after, place)
                    if jokers + charge + owed(state, place) <= left:
                        # With more extra tiles the worth is no less, so the last of equal moves is the best.
                        found[grouped, jokers, state] = (
                            *(grouped, jokers, extra, jokers + charge, 0, state),
                            (grown, (), ()),
                        )
    moves = tuple(found.values())
    return moves if place.rule & EXACT else tuple([move for move in moves if not _is_pointless(move, moves)])


def _is_pointless(move: Move, moves: Iterable[Move]) -> bool:
    """Whether another move with no more jokers lays no less and leaves no less; not so in exact mode."""
    grouped, jokers, extra, _, _, state, _ = move
    return any(
        other[0] == grouped
        and other[1] <= jokers
        and other[2] >= extra
        and other is not move
        and dominates(other[5], state)
        # Two moves that are equally good must not put each other out.
        and (other[1:3] != (jokers, extra) or not dominates(state, other[5]))
        for other in moves
    )
