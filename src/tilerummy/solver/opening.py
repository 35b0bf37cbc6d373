"""The best turn of a player who has not opened yet.

He lays sets from his rack alone that reach the minimum; under some rules he then goes on with the
table in the same turn. The core is asked first for the most valuable sets of the rack: most racks hold no
opening. Then it is asked for the best turn without a minimum: mostly an opening is in it. Only then
openings are tried one after the other, and a set that costs too much by itself is tried no further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import NamedTuple

from tilerummy.rules.judging.demands import Demands
from tilerummy.rules.judging.equal_tiles import Stopped
from tilerummy.rules.judging.opening import best_opening, meld_value, melds_of, opening_value
from tilerummy.rules.judging.story import Story
from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.ask import Ask, Found
from tilerummy.solver.encoding import Encoding
from tilerummy.solver.free import lay_freely
from tilerummy.solver.problem import NO_LIMITS, Limits
from tilerummy.solver.search import search

FREE = Demands(
    joker_sets=JokerSets.FREE,
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
    # Sets laid from the rack beside the table are new, so no rule about old sets binds them.
    alone = replace(ask, old=(), least_change=False, demands=FREE)
    found = search(alone)
    if found is None:
        return None
    if not found.play:
        return None if found.proven else Opened(replace(found, table=ask.old), (), 0)
    if opening_value(ask.encoding.setting, found.table) >= minimum or _is_hand_game(ask, found):
        return _beside(ask, found)
    if not can_reach(ask.encoding, (*ask.must, *ask.may), minimum):
        return None
    opened = _Openings(alone, minimum, _beside_opening).best(found)
    return None if opened is None else _beside(ask, opened.found)


def open_and_go_on(ask: Ask) -> Opened | None:
    """The best turn of an opener who may use the table once his opening lies."""
    rules = ask.encoding.setting.rules
    rack = (*ask.must, *ask.may)
    best: Opened | None = None
    limits = ask.budget.limits()
    if highest_opening(ask.encoding, rack, max(rules.opening_min, 1), limits) is not None:
        best = _go_on(ask, rules.opening_min)
    if rules.hand_game.needs_no_minimum and rules.opening_min:
        # Whoever goes out in the turn of his opening needs no minimum.
        out = _go_on(replace(ask, must=rack, may=()), 0) if len(rack) == ask.whole_rack else None
        if out is not None and (best is None or _order(out.found) > _order(best.found)):
            best = out
    if best is None and ask.budget.spent and not ask.must:
        return Opened(Found(ask.old, 0, len(ask.old), proven=False, play=()), (), 0)
    return best


def can_reach(encoding: Encoding, rack: Sequence[Tile], minimum: int) -> bool:
    """Whether sets from the rack may reach the minimum; a no is sure."""
    return highest_opening(encoding, rack, max(minimum, 1)) is not None


def highest_opening(
    encoding: Encoding, rack: Sequence[Tile], minimum: int, limits: Limits = NO_LIMITS
) -> tuple[int, tuple[Meld, ...]] | None:
    """The sets of the rack that count most together, jokers as in an opening, if they reach the minimum."""
    tiles = encoding.pack_rack(rack)
    laid = lay_freely(encoding, encoding.opening, b"", b"", tiles, keep=False, least=minimum, limits=limits)
    return None if laid.melds is None else (laid.weight, encoding.unpack_table(laid.melds))


# -- going on with the table ---------------------------------------------------------------------------


def _go_on(ask: Ask, minimum: int) -> Opened | None:
    """If the best turn of somebody who has opened holds an opening it is the best; else try the openings."""
    free = search(ask)
    if free is None:
        return None
    if free.play == ():
        return None if free.proven else Opened(free, (), 0)
    return _opening_within(ask, free, minimum) or _Openings(ask, minimum, _after_opening).best(free)


def _opening_within(ask: Ask, found: Found, minimum: int) -> Opened | None:
    """An opening within the play of a turn, if the turn is legal with it."""
    encoding, laid = ask.encoding, found.play
    if laid is None:
        end = Counter(tile.plain for meld in found.table for tile in meld)
        laid = tuple((end - Counter(tile.plain for meld in ask.old for tile in meld)).elements())
    highest = highest_opening(encoding, laid, max(minimum, 1), ask.budget.limits())
    if highest is None:
        return None
    value, opening = highest
    summed = not encoding.setting.rules.opening_scope.single
    if summed and _is_legal(ask, found, opening):
        return Opened(found, opening, value)
    for likely in _likely_openings(ask, laid, found, minimum):
        if ask.budget.spent:
            return None
        value = opening_value(encoding.setting, likely)
        if likely and value >= minimum and _is_legal(ask, found, likely):
            return Opened(found, likely, value)
    if ask.budget.limited:
        return None  # there may be thousands, and they are tried one by one if there is time
    best = best_opening(
        encoding.setting, laid, minimum, (), lambda opening: _is_legal(ask, found, opening), highest
    )
    return None if best is None else Opened(found, best[1], best[0])


def _likely_openings(
    ask: Ask, laid: Sequence[Tile], found: Found, minimum: int
) -> Iterator[tuple[Meld, ...]]:
    """Openings seldom in the way of the turn: sets that stay as they lie, and sets without jokers."""
    yield _laid_whole(ask, laid, found)
    plain = [tile for tile in laid if tile is not JOKER]
    numbered = highest_opening(ask.encoding, plain, max(minimum, 1), ask.budget.limits())
    if numbered is not None:
        yield numbered[1]


def _laid_whole(ask: Ask, laid: Sequence[Tile], found: Found) -> tuple[Meld, ...]:
    """Sets laid from the rack as they lie at the end of a turn; or the best of them, if one must do."""
    setting, left = ask.encoding.setting, Counter(laid)
    before = Counter(map(lying_as, ask.old))
    whole = []
    for meld in sorted(found.table, key=lambda meld: -meld_value(setting, meld)):
        form, used = lying_as(meld), Counter(tile.plain for tile in meld)
        if before[form]:
            before[form] -= 1
        elif used <= left:
            left -= used
            whole.append(meld)
    return tuple(whole[:1] if setting.rules.opening_scope.single else whole)


def _is_legal(ask: Ask, found: Found, opening: tuple[Meld, ...]) -> bool:
    if ask.demands.nothing:
        return True
    old = (*ask.old, *opening)
    story = Story(ask.encoding.setting, old, found.table, len(opening), ask.budget.stop)
    try:
        return story.exists(ask.demands)
    except Stopped:
        return False  # perhaps; but there is no time to find out


# -- one opening after the other -----------------------------------------------------------------------


class _Openings:
    """Tries the openings of a rack, each with the best turn that begins with it."""

    def __init__(self, ask: Ask, minimum: int, turn: Turn) -> None:
        self._ask, self._minimum, self._turn = ask, minimum, turn
        self._setting = ask.encoding.setting
        self._single = self._setting.rules.opening_scope.single
        self._free = ask.demands.nothing
        self._best: Opened | None = None
        self._tried: set[tuple[Tile, ...]] = set()

    def best(self, most: Found) -> Opened | None:
        """The best turn that begins with an opening; none is better than `most`."""
        rack = Counter((*self._ask.must, *self._ask.may))
        for opening in self._enough(self._valued(rack), 0, rack, self._minimum, ()):
            self._try(opening)
            if self._best is not None and _order(self._best.found) >= _order(most):
                break
        proven = not self._ask.budget.spent
        if self._best is None:
            return (
                None if proven else Opened(replace(most, table=self._ask.old, play=(), proven=False), (), 0)
            )
        found = self._best.found
        return replace(self._best, found=replace(found, proven=found.proven and most.proven and proven))

    def _floor(self) -> int:
        """What a turn must weigh to be of interest."""
        if self._best is None:
            return self._ask.floor
        return self._best.found.weight + (not self._ask.least_change)

    def _try(self, opening: tuple[Meld, ...]) -> None:
        found = self._turn(self._ask, opening, self._floor())
        if found is not None and (self._best is None or _order(found) > _order(self._best.found)):
            self._best = Opened(found, opening, opening_value(self._setting, opening))

    def _valued(self, rack: Counter[Tile]) -> list[_Valued]:
        """The sets of the rack, the most valuable first; if jokers bind nothing, one of the same tiles."""
        melds: Iterable[Meld] = melds_of(self._setting, rack)
        if self._free and not self._single:
            melds = [meld for meld in melds if not _can_be_cut(self._setting, meld)]
        valued = [
            _Valued(meld_value(self._setting, meld), meld, Counter(t.plain for t in meld)) for meld in melds
        ]
        valued.sort(key=lambda one: -one.value)
        if not self._free:
            return [_Valued(one.value, meld, one.used) for one in valued for meld in self._stated(one.meld)]
        return list({tuple(sorted(one.used.elements())): one for one in reversed(valued)}.values())[::-1]

    def _stated(self, meld: Meld) -> Iterator[Meld]:
        """A group of one numbered tile with all that its jokers can be said to mean; others as they are."""
        if not any(tile.means for tile in meld):
            yield meld
            return
        number, jokers = meld.numbered[0].number, meld.jokers
        colours = [joker_as(tile) for tile in self._ask.encoding.tiles if tile.number == number]
        for means in combinations_with_replacement(colours, jokers):
            stated = Meld((*meld.numbered, *means))
            if self._setting.read(stated).kind is Kind.GROUP:
                yield stated

    def _enough(
        self, valued: list[_Valued], first: int, left: Counter[Tile], missing: int, begun: tuple[Meld, ...]
    ) -> Iterator[tuple[Meld, ...]]:
        """Openings that are enough: without their last set they fall short."""
        for index in range(first, len(valued)):
            if self._ask.budget.spent:
                return
            value, meld, used = valued[index]
            if any(left[tile] < count for tile, count in used.items()):
                continue
            opening = (*begun, meld)
            if value >= missing:
                if self._is_new(opening):
                    yield opening
            elif not self._single and self._promises(opening, left - used, missing - value):
                yield from self._enough(valued, index, left - used, missing - value, opening)

    def _is_new(self, opening: tuple[Meld, ...]) -> bool:
        """Where jokers bind nothing, openings of the same tiles come to the same."""
        if not self._free:
            return True
        tiles = tuple(sorted(tile.plain for meld in opening for tile in meld))
        if tiles in self._tried:
            return False
        self._tried.add(tiles)
        return True

    def _promises(self, begun: tuple[Meld, ...], left: Counter[Tile], missing: int) -> bool:
        """Whether the rest may reach what is missing, and a turn that lays these sets may be the best."""
        limits = self._ask.budget.limits()
        if highest_opening(self._ask.encoding, tuple(left.elements()), missing, limits) is None:
            return False
        # Without the rules for jokers and old sets no turn is worse.
        loose = replace(self._ask, demands=FREE, least_change=False)
        return self._turn(loose, begun, self._floor()) is not None


def _can_be_cut(setting: Setting, meld: Meld) -> bool:
    """Whether a run falls into two that count the same together."""
    return setting.read(meld).kind is Kind.RUN and any(
        Meld(meld[:cut]).numbered and Meld(meld[cut:]).numbered
        for cut in range(SHORTEST, len(meld) - SHORTEST + 1)
    )


class _Valued(NamedTuple):
    """A set of the rack, what it counts, and its tiles."""

    value: int
    meld: Meld
    used: Counter[Tile]


Turn = Callable[[Ask, tuple[Meld, ...], int], Found | None]
"""The best turn that begins with an opening, if it weighs at least so much."""


def _left_over(ask: Ask, opening: tuple[Meld, ...], floor: int) -> tuple[Ask, int]:
    """The same question once an opening lies, and what its tiles weigh."""
    used = Counter(tile.plain for meld in opening for tile in meld)
    must = Counter(ask.must) - used
    may = Counter(ask.may) - (used - Counter(ask.must))
    gain = sum(ask.encoding.weight_of(tile) * count for tile, count in used.items())
    least = max(0, floor - gain)
    left = replace(ask, must=tuple(must.elements()), may=tuple(may.elements()), floor=least)
    return left, gain


def _after_opening(ask: Ask, opening: tuple[Meld, ...], floor: int) -> Found | None:
    """The best turn that begins with this opening, which is then part of the table."""
    left, gain = _left_over(ask, opening, floor)
    if ask.demands.nothing:  # no rule looks at the sets of the opening, so only its tiles count
        tiles = [tile.plain for meld in opening for tile in meld]
        found = search(replace(left, must=(*left.must, *tiles), floor=floor))
        return None if found is None else replace(found, play=None)
    owed = ask.must.count(JOKER) - left.must.count(JOKER)
    found = search(replace(left, old=(*ask.old, *opening), opening=len(opening), owed_jokers=owed))
    return None if found is None else replace(found, weight=found.weight + gain, play=None)


def _beside_opening(ask: Ask, opening: tuple[Meld, ...], floor: int) -> Found | None:
    """The best sets beside this opening, which stays as it lies."""
    left, gain = _left_over(ask, opening, floor)
    found = search(left)
    if found is None:
        return None
    return replace(found, weight=found.weight + gain, table=(*opening, *found.table), play=None)


def _order(found: Found) -> tuple[int, int]:
    return found.weight, found.kept


def _is_hand_game(ask: Ask, found: Found) -> bool:
    exempt = ask.encoding.setting.rules.hand_game.needs_no_minimum
    return exempt and sum(map(len, found.table)) == ask.whole_rack


def _beside(ask: Ask, found: Found) -> Opened:
    """The opening laid beside a table that stays as it lies."""
    setting = ask.encoding.setting
    opening = found.table
    if setting.rules.opening_scope.single:
        opening = (max(found.table, key=lambda meld: meld_value(setting, meld)),)
    whole = replace(found, table=(*ask.old, *found.table), kept=len(ask.old))
    return Opened(whole, opening, opening_value(setting, found.table))
