"""The best turn of a player who has not opened yet.

An opener lays sets from the rack alone that reach the minimum, and under some rules goes on with the
table in the same turn. The core is asked first for the most valuable sets of the rack: most racks hold no
opening. Then it is asked for the best turn without a minimum: mostly an opening is in it. Only then
openings are tried one after the other, and a set that costs too much by itself is tried no further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from tilerummy.rules.judging.equal_tiles import Stopped
from tilerummy.rules.judging.opening import best_opening, meld_value, melds_of, opening_value, spellings
from tilerummy.rules.judging.story import Demands, Story
from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.best_turn import BestTurn, Certainty, nothing_found
from tilerummy.solver.cases.case_search import search
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.encoding import Encoding
from tilerummy.solver.problem import NO_LIMITS, Limits
from tilerummy.solver.unbound import lay_freely

FREE = Demands(
    joker_sets=JokerSets.FREE,
    rack_tile_swaps=False,
    new_set=False,
    joker_to_rack=False,
    swaps=True,
    keep_sets=False,
)


def open_and_stop(position: SearchPosition) -> BestTurn | None:
    """The best opening where the table may not be used in the same turn."""
    minimum = position.encoding.setting.rules.opening_min
    # Sets laid from the rack beside the table are new, so no rule about old sets binds them.
    alone = replace(position, old=(), least_change=False, demands=FREE)
    found = search(alone)
    # Not even without a minimum can a set be laid.
    if found is None:
        return None
    if found.nothing:
        return nothing_found(position.old)
    # The best turn without a minimum is at least as good as any that opens: if it opens, it is the answer.
    if opening_value(position.encoding.setting, found.table) >= minimum or _is_hand_game(position, found):
        return _beside(position, found)
    # Most tiles need not be most points: other sets of the rack may still count enough.
    if not can_reach(position.encoding, (*position.must, *position.may), minimum):
        return None
    # `found` bounds every opening from above, and so ends the list early.
    opened = _Openings(alone, minimum, _beside_opening).best(found)
    if opened is None or opened.nothing:
        return opened and nothing_found(position.old)
    return _beside(position, opened)


def open_and_go_on(position: SearchPosition) -> BestTurn | None:
    """The best turn of an opener who may use the table once the opening lies."""
    rules = position.encoding.setting.rules
    rack = (*position.must, *position.may)
    best: BestTurn | None = None
    limits = position.budget.limits()
    # With a minimum of 0 one set is asked for all the same (4.1): anything laid counts at least 1.
    if highest_opening(position.encoding, rack, max(rules.opening_min, 1), limits) is not None:
        best = _go_on(position, rules.opening_min)
    # A tile that is not asked about stays on the rack, and then nobody goes out (4.7).
    if rules.hand_game.needs_no_minimum and rules.opening_min and len(rack) == position.whole_rack:
        out = _go_on(going_out(position), 0)
        # To go out lays the most tiles, but another play may weigh more where points count first.
        if out is not None and (best is None or out.order > best.order):
            best = out
    if best is None and position.budget.spent:
        return nothing_found(position.old)
    return best


def going_out(position: SearchPosition) -> SearchPosition:
    """The same with nothing left on the rack.

    To lay the whole rack is not enough: whoever takes a joker up has not gone out (4.7).
    """
    demands = replace(position.demands, joker_to_rack=False)
    return replace(position, must=(*position.must, *position.may), may=(), demands=demands)


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


def _go_on(position: SearchPosition, minimum: int) -> BestTurn | None:
    """If the best turn of somebody who has opened holds an opening it is the best; else try the openings."""
    # An opener may do no more than somebody who has opened, so no opener's turn is better than this one.
    free = search(position)
    if free is None or free.nothing:
        return free
    return _opening_within(position, free, minimum) or _Openings(position, minimum, _after_opening).best(free)


def _opening_within(position: SearchPosition, found: BestTurn, minimum: int) -> BestTurn | None:
    """The turn with an opening that is within its play, if it is legal with one."""
    encoding, laid = position.encoding, found.play
    if found.told is not None:  # a turn of the search, which leaves it to others what it lays
        was = Counter(tile.plain for meld in position.old for tile in meld)
        laid = tuple((found.table.tiles() - was).elements())
    highest = highest_opening(encoding, laid, max(minimum, 1), position.budget.limits())
    if highest is None:
        return None
    value, opening = highest
    summed = not encoding.setting.rules.opening_scope.single
    # Where a single set must reach the minimum (4.2), that several do so together says nothing.
    if summed and _is_legal(position, found, opening):
        return _opened(position, found, opening, value)
    for likely in _likely_openings(position, laid, found, minimum):
        if position.budget.spent:
            return None
        value = opening_value(encoding.setting, likely)
        if likely and value >= minimum and _is_legal(position, found, likely):
            return _opened(position, found, likely, value)
    # With a budget the openings that follow are cut short as well, so this list need not be finished.
    if position.budget.limited:
        return None  # there may be thousands, and they are tried one by one if there is time
    best = best_opening(
        encoding.setting, laid, minimum, (), lambda opening: _is_legal(position, found, opening), highest
    )
    return None if best is None else _opened(position, found, best[1], best[0])


def _opened(position: SearchPosition, found: BestTurn, opening: tuple[Meld, ...], value: int) -> BestTurn:
    """A turn that is legal with this opening."""
    # 4.6: as soon as the opening lies it is table, so it stands among the old sets of the story.
    told = (*position.old, *opening), len(opening), found.table, position.demands
    return replace(found, opening=opening, opening_value=value, told=told)


def _likely_openings(
    position: SearchPosition, laid: Sequence[Tile], found: BestTurn, minimum: int
) -> Iterator[tuple[Meld, ...]]:
    """Openings seldom in the way of the turn: sets that stay as they lie, and sets without jokers."""
    yield _laid_whole(position, laid, found)
    # A joker of the opening is bound from then on (4.6); without one there is less to stand in the way.
    plain = [tile for tile in laid if tile is not JOKER]
    numbered = highest_opening(position.encoding, plain, max(minimum, 1), position.budget.limits())
    if numbered is not None:
        yield numbered[1]


def _laid_whole(position: SearchPosition, laid: Sequence[Tile], found: BestTurn) -> tuple[Meld, ...]:
    """Sets laid from the rack as they lie at the end of a turn; or the best of them, if one must do."""
    setting, left = position.encoding.setting, Counter(laid)
    before = Counter(position.forms)
    whole = []
    for meld in sorted(found.table, key=lambda meld: -meld_value(setting, meld)):
        form, used = setting.form(meld), Counter(tile.plain for tile in meld)
        if before[form]:
            before[form] -= 1
        elif used <= left:
            left -= used
            whole.append(meld)
    # 4.2: of single sets the most valuable is the opening.
    return tuple(whole[:1] if setting.rules.opening_scope.single else whole)


def _is_legal(position: SearchPosition, found: BestTurn, opening: tuple[Meld, ...]) -> bool:
    if position.demands.nothing:
        return True
    old = (*position.old, *opening)
    # 4.6: its sets are old ones by now, and what binds jokers binds theirs.
    story = Story(position.encoding.setting, old, found.table, len(opening), position.budget.stop)
    try:
        return story.exists(position.demands)
    except Stopped:
        return False  # perhaps; but there is no time to find out


# -- one opening after the other -----------------------------------------------------------------------


class _Openings:
    """Tries the openings of a rack, each with the best turn that begins with it."""

    def __init__(self, position: SearchPosition, minimum: int, turn: Turn) -> None:
        self._position, self._minimum, self._turn = position, minimum, turn
        self._setting = position.encoding.setting
        self._single = self._setting.rules.opening_scope.single
        self._free = position.demands.nothing
        self._best: BestTurn | None = None
        self._tried: set[tuple[Tile, ...]] = set()

    def best(self, most: BestTurn) -> BestTurn | None:
        """The best turn that begins with an opening; none is better than `most`."""
        rack = Counter((*self._position.must, *self._position.may))
        for opening in self._enough(self._valued(rack), 0, rack, self._minimum, ()):
            self._try(opening)
            # Nothing is better than the turn without a minimum: who reaches it is done.
            if self._best is not None and self._best.order >= most.order:
                break
        # A spent budget ends the list silently (`_enough`), so it is asked here whether that happened.
        all_tried = not self._position.budget.spent
        if self._best is None:
            return None if all_tried else nothing_found(self._position.old)
        if self._best.proven and most.proven and all_tried:
            return self._best
        return replace(self._best, status=Certainty.BEST_FOUND)

    def _floor(self) -> int:
        """What a turn must weigh to be of interest."""
        if self._best is None:
            return self._position.floor
        # With the least change an equal weight is still of interest: it may leave more sets as they lie.
        return self._best.weight + (not self._position.least_change)

    def _try(self, opening: tuple[Meld, ...]) -> None:
        found = self._turn(self._position, opening, self._floor())
        if found is not None and (self._best is None or found.order > self._best.order):
            self._best = replace(found, opening=opening, opening_value=opening_value(self._setting, opening))

    def _valued(self, rack: Counter[Tile]) -> list[_Valued]:
        """The sets of the rack, the most valuable first; if jokers bind nothing, one of the same tiles."""
        melds: Iterable[Meld] = melds_of(self._setting, rack)
        if self._free and not self._single:
            # Its two parts count as much and are in the list themselves: so there are fewer openings to try.
            melds = [meld for meld in melds if not _can_be_cut(self._setting, meld)]
        valued = [
            _Valued(meld_value(self._setting, meld), meld, Counter(t.plain for t in meld)) for meld in melds
        ]
        valued.sort(key=lambda one: -one.value)
        # Where jokers are bound it matters what those of the opening are said to mean (4.6).
        if not self._free:
            stated = [(one, meld) for one in valued for meld in spellings(self._setting, one.meld)]
            return [_Valued(one.value, meld, one.used) for one, meld in stated]
        return list({tuple(sorted(one.used.elements())): one for one in reversed(valued)}.values())[::-1]

    def _enough(
        self, valued: list[_Valued], first: int, left: Counter[Tile], missing: int, begun: tuple[Meld, ...]
    ) -> Iterator[tuple[Meld, ...]]:
        """Openings that are enough: without their last set they fall short."""
        for index in range(first, len(valued)):
            if self._position.budget.spent:
                return
            value, meld, used = valued[index]
            if any(left[tile] < count for tile, count in used.items()):
                continue
            opening = (*begun, meld)
            if value >= missing:
                if self._is_new(opening):
                    yield opening
            # 4.2: where one set alone must reach the minimum, adding others to it leads nowhere.
            elif not self._single and self._promises(opening, left - used, missing - value):
                # From this set on, itself included: with two of each tile the same set may lie twice.
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
        limits = self._position.budget.limits()
        if highest_opening(self._position.encoding, tuple(left.elements()), missing, limits) is None:
            return False
        # Without the rules for jokers and old sets no turn is worse; but jokers must still be free to go to
        # the rack where they may, or tables are left out on which one is missing.
        demands = replace(FREE, joker_to_rack=self._position.demands.joker_to_rack)
        loose = replace(self._position, demands=demands, least_change=False)
        # A bound, not an answer: if even then nothing reaches the floor, no opening that begins so does.
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


Turn = Callable[[SearchPosition, tuple[Meld, ...], int], BestTurn | None]
"""The best turn that begins with an opening, if it weighs at least so much."""


def _left_over(position: SearchPosition, opening: tuple[Meld, ...], floor: int) -> tuple[SearchPosition, int]:
    """The same question once an opening lies, and what its tiles weigh."""
    used = Counter(tile.plain for meld in opening for tile in meld)
    must = Counter(position.must) - used
    # The opening takes what must be laid first: copies are alike, and so the rest has more choice.
    may = Counter(position.may) - (used - Counter(position.must))
    gain = sum(position.encoding.weight_of(tile) * count for tile, count in used.items())
    least = max(0, floor - gain)
    left = replace(position, must=tuple(must.elements()), may=tuple(may.elements()), floor=least)
    return left, gain


def _after_opening(position: SearchPosition, opening: tuple[Meld, ...], floor: int) -> BestTurn | None:
    """The best turn that begins with this opening, which is then part of the table."""
    left, gain = _left_over(position, opening, floor)
    tiles = tuple([tile.plain for meld in opening for tile in meld])
    if position.demands.nothing:  # no rule looks at the sets of the opening, so only its tiles count
        found = search(replace(left, must=(*left.must, *tiles), floor=floor))
        return None if found is None or found.nothing else found
    # A joker that must be laid may not go up again, although the opening has laid it (lemma 2).
    owed = position.must.count(JOKER) - left.must.count(JOKER)
    found = search(replace(left, old=(*position.old, *opening), opening=len(opening), owed_jokers=owed))
    # Something must still be laid and no way was found: then the opening is no turn by itself.
    if found is None or (found.nothing and left.must):
        return None
    # If nothing more was found in time, the opening alone is a turn.
    return replace(found, weight=found.weight + gain, play=(*tiles, *found.play))


def _beside_opening(position: SearchPosition, opening: tuple[Meld, ...], floor: int) -> BestTurn | None:
    """The best sets beside this opening, which stays as it lies."""
    left, gain = _left_over(position, opening, floor)
    found = search(left)
    if found is None or (found.nothing and left.must):
        return None
    play = (*[tile.plain for meld in opening for tile in meld], *found.play)
    return replace(found, weight=found.weight + gain, table=Table((*opening, *found.table)), play=play)


def _is_hand_game(position: SearchPosition, found: BestTurn) -> bool:
    # 4.7: the whole rack goes out at once, in the turn of the opening.
    exempt = position.encoding.setting.rules.hand_game.needs_no_minimum
    return exempt and sum(map(len, found.table)) == position.whole_rack


def _beside(position: SearchPosition, found: BestTurn) -> BestTurn:
    """The opening laid beside a table that stays as it lies."""
    setting = position.encoding.setting
    opening = tuple(found.table)
    if setting.rules.opening_scope.single:
        # 4.2: the set that reaches the minimum is the opening; the others lie beside it.
        opening = (max(opening, key=lambda meld: meld_value(setting, meld)),)
    return replace(
        found,
        play=tuple([tile.plain for meld in found.table for tile in meld]),
        table=Table((*position.old, *found.table)),
        kept=len(position.old),
        opening=opening,
        opening_value=opening_value(setting, found.table),
        told=None,
    )
