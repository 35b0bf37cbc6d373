"""What one colour can do at one number: tiles to groups, tiles and jokers to runs."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tilerummy.solver.plain.state import KINDS, LONG_MASK, LONG_SHIFT, RUNS_MASK, dominates
from tilerummy.solver.problem import MAX_JOKERS

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


class Place(NamedTuple):
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


def owed(state: int, place: Place) -> int:
    """The fewest jokers that the runs which must still grow will take."""
    if not state & RUNS_MASK & ~LONG_MASK:
        return 0
    if place.last:
        # More than there are: no number follows at which they could still become sets.
        return MAX_JOKERS + 1
    twice = (state & 15) + (state >> 12 & 15)
    once = twice + (state >> 4 & 15) + (state >> 16 & 15) + (state >> 20 & 15)
    return max(0, once - place.cover) + (max(0, twice - place.cover_next) if twice else 0)


def cap_long(state: int, place: Place) -> int:
    """Drop the runs that could stop and that nothing can lengthen."""
    # They stop here, which a run of three may do at any number (lemma 9).
    excess = (state >> LONG_SHIFT & 15) - place.long_limit
    return state - (excess << LONG_SHIFT) if excess > 0 else state


@lru_cache(maxsize=1 << 12)
def known_moves(_place: Place) -> dict[int, tuple[Move, ...]]:
    """The moves found so far at a place, by state and jokers left; to look a place up takes longer."""
    return {}


@lru_cache(maxsize=1 << 14)
def lay(runs: int, place: Place, left: int) -> tuple[Move, ...]:
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
