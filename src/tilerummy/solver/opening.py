"""The best turn of a player who has not opened yet.

He lays sets from his rack alone that reach the minimum; under some rules he then goes on with the
table in the same turn. Most racks hold no opening at all, and the core says so at once: it is asked
for the most valuable sets with every joker counted at its best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tilerummy.rules.meld import LAST_NUMBER, Meld
from tilerummy.rules.opening import best_opening, made_of, meld_value, melds_of, opening_value
from tilerummy.rules.parameter import HandGame, JokerSets, OpeningScope
from tilerummy.rules.story import Demands, Story
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.encoding import Encoding
from tilerummy.solver.free import lay_freely
from tilerummy.solver.packing import LONGEST_RUN, Packer
from tilerummy.solver.problem import NO_LIMITS
from tilerummy.solver.search import Ask, Found, search

MOST_OPENINGS = 5_000
"""More openings than these are not tried one by one; the answer is then the best found."""

FREE = Demands(
    JokerSets.FREE,
    rack_tile_swaps=False,
    new_set=False,
    joker_to_rack=False,
    swaps=True,
    keep_sets=False,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """A turn that opens: the end table, the sets of the opening and their value."""

    found: Found
    opening: tuple[Meld, ...]
    value: int


def open_and_stop(ask: Ask) -> Opened | None:
    """The best opening where the table may not be used in the same turn."""
    minimum = ask.encoding.setting.rules.opening_min
    rack = (*ask.must, *ask.may)
    # Sets laid from the rack beside the table are new, so no rule about old sets binds them.
    found = search(replace(ask, old=(), least_change=False, demands=FREE))
    if found is None or (found.proven and not found.table):
        return None
    if not found.table:
        return Opened(replace(found, table=ask.old), (), 0)
    if opening_value(ask.encoding.setting, found.table) >= minimum or _is_hand_game(ask, len(rack), found):
        return _beside(ask, found)
    if not can_reach(ask.encoding, rack, minimum):
        return None
    packing = Packer(ask.encoding, ask.must, ask.may, minimum).best()
    if packing is None or packing.weight < (ask.floor or 0):
        return None
    return _beside(ask, Found(packing.melds, packing.weight, 0, proven=True))


def open_and_go_on(ask: Ask) -> Opened | None:
    """The best turn of an opener who may use the table once his opening lies."""
    rules = ask.encoding.setting.rules
    rack = (*ask.must, *ask.may)
    best: Opened | None = None
    if can_reach(ask.encoding, rack, rules.opening_min):
        best = _go_on(ask, rules.opening_min)
    if rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM and rules.opening_min:
        # Whoever goes out in the turn of his opening needs no minimum.
        out = _go_on(replace(ask, must=rack, may=()), 0)
        if out is not None and (best is None or out.found.weight > best.found.weight):
            best = out
    return best


def can_reach(encoding: Encoding, rack: Sequence[Tile], minimum: int) -> bool:
    """Whether sets from the rack may reach the minimum; a no is sure."""
    return highest_opening(encoding, rack, max(minimum, 1)) is not None


def highest_opening(
    encoding: Encoding, rack: Sequence[Tile], minimum: int
) -> tuple[int, tuple[Meld, ...]] | None:
    """The sets of the rack that count most together, jokers as in an opening, if they reach the minimum."""
    tiles = encoding.pack_rack(rack)
    laid = lay_freely(
        encoding, encoding.opening, b"", b"", tiles, keep=False, least=minimum, limits=NO_LIMITS
    )
    return None if laid.melds is None else (laid.weight, encoding.unpack_table(laid.melds))


# -- going on with the table ---------------------------------------------------------------------------


def _go_on(ask: Ask, minimum: int) -> Opened | None:
    """If the best turn of somebody who has opened holds an opening it is the best; else try the openings."""
    free = search(ask)
    if free is None:
        return None
    if free.play == ():
        return None if free.proven else Opened(free, (), 0)
    within = _opening_within(ask, free, minimum)
    if within is not None:
        return within
    best: Opened | None = None
    for number, opening in enumerate(_candidates(ask, minimum)):
        if number == MOST_OPENINGS:
            return best and replace(best, found=replace(best.found, proven=False))
        found = _after(ask, opening, ask.floor if best is None else best.found.weight)
        if found is not None and (best is None or _order(found) > _order(best.found)):
            best = Opened(found, opening, opening_value(ask.encoding.setting, opening))
            if _order(found) >= _order(free):
                break
    return best


def _opening_within(ask: Ask, found: Found, minimum: int) -> Opened | None:
    """An opening within the play of a turn, if the turn is legal with it."""
    end = Counter(tile.plain for meld in found.table for tile in meld)
    laid = end - Counter(tile.plain for meld in ask.old for tile in meld)
    lying = tuple(made_of((meld for meld in found.table if meld not in ask.old), laid))
    value = opening_value(ask.encoding.setting, lying)
    if lying and value >= minimum and _is_legal(ask, found, lying):
        return Opened(found, lying, value)
    if not can_reach(ask.encoding, tuple(laid.elements()), minimum):
        return None
    best = best_opening(
        ask.encoding.setting,
        tuple(laid.elements()),
        minimum,
        lying,
        lambda opening: _is_legal(ask, found, opening),
    )
    return None if best is None else Opened(found, best[1], best[0])


def _is_legal(ask: Ask, found: Found, opening: tuple[Meld, ...]) -> bool:
    if ask.demands.nothing:
        return True
    return Story(ask.encoding.setting, (*ask.old, *opening), found.table, len(opening)).exists(ask.demands)


def _after(ask: Ask, opening: tuple[Meld, ...], floor: int | None) -> Found | None:
    """The best turn that begins with this opening, which is then part of the table."""
    used = Counter(tile.plain for meld in opening for tile in meld)
    must = Counter(ask.must) - used
    may = Counter(ask.may) - (used - Counter(ask.must))
    gain = sum(_weight(ask.encoding, tile) * count for tile, count in used.items())
    demands = ask.demands
    if demands.into_new_set in used:
        demands = replace(demands, into_new_set=None)  # the sets of the opening are new
    found = search(
        replace(
            ask,
            demands=demands,
            old=(*ask.old, *opening),
            must=tuple(must.elements()),
            may=tuple(may.elements()),
            floor=None if floor is None else max(0, floor - gain),
        )
    )
    if found is None or (demands is not ask.demands and not _is_legal(ask, found, opening)):
        return None
    unchanged = Counter(map(lying_as, found.table)) & Counter(map(lying_as, ask.old))
    return replace(found, weight=found.weight + gain, kept=sum(unchanged.values()), play=None)


def _weight(encoding: Encoding, tile: Tile) -> int:
    return encoding.joker_weight if tile is JOKER else encoding.weight[encoding.identity[tile]]


def _candidates(ask: Ask, minimum: int) -> Iterator[tuple[Meld, ...]]:
    """Openings that are enough: without their last set they fall short."""
    setting = ask.encoding.setting
    rack = Counter((*ask.must, *ask.may))
    free = ask.demands.nothing
    melds = melds_of(setting, rack, LONGEST_RUN if free else LAST_NUMBER)
    valued = sorted(((meld_value(setting, meld), meld) for meld in melds), key=lambda pair: -pair[0])
    if setting.rules.opening_scope is OpeningScope.SINGLE_SET:
        enough: Iterator[tuple[Meld, ...]] = ((meld,) for value, meld in valued if value >= minimum)
    else:
        enough = _enough(valued, 0, rack, minimum)
    return _different(enough) if free else enough


def _enough(
    valued: list[tuple[int, Meld]], first: int, left: Counter[Tile], missing: int
) -> Iterator[tuple[Meld, ...]]:
    for index in range(first, len(valued)):
        value, meld = valued[index]
        used = Counter(tile.plain for tile in meld)
        if all(left[tile] >= count for tile, count in used.items()):
            if value >= missing:
                yield (meld,)
            else:
                for rest in _enough(valued, index, left - used, missing - value):
                    yield (meld, *rest)


def _different(every: Iterator[tuple[Meld, ...]]) -> Iterator[tuple[Meld, ...]]:
    """Where jokers bind nothing, openings of the same tiles come to the same."""
    seen = set()
    for opening in every:
        tiles = tuple(sorted(tile.plain for meld in opening for tile in meld))
        if tiles not in seen:
            seen.add(tiles)
            yield opening


def _order(found: Found) -> tuple[int, int]:
    return found.weight, found.kept


def _is_hand_game(ask: Ask, rack: int, found: Found) -> bool:
    exempt = ask.encoding.setting.rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM
    return exempt and sum(map(len, found.table)) == rack


def _beside(ask: Ask, found: Found) -> Opened:
    """The opening laid beside a table that stays as it lies."""
    setting = ask.encoding.setting
    opening = found.table
    if setting.rules.opening_scope is OpeningScope.SINGLE_SET:
        opening = (max(found.table, key=lambda meld: meld_value(setting, meld)),)
    whole = replace(found, table=(*ask.old, *found.table), kept=len(ask.old))
    return Opened(whole, opening, opening_value(setting, found.table))
