"""Whether a turn has a story that the rules allow.

A turn is judged by its beginning and its end alone. It is legal if one story exists: which copy of
each tile went where, which joker is which, and which jokers were swapped by which tile. This module
looks for such a story, and when there is none says which rule stands in the way.
Numbers in brackets are the clauses of docs/rules.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import combinations
from typing import assert_never

from tilerummy.rules.judging.equal_tiles import (
    ANYTHING,
    RACK,
    AtLeast,
    Clause,
    Condition,
    Continued,
    Copies,
    Fewer,
    Held,
    Stop,
    Stopped,
    TileCopy,
    Together,
    clauses_of,
    never,
)
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile

# What a rule set asks of the handling of old sets and their jokers in one turn.


@dataclass(frozen=True, slots=True)
class Demands:
    """What the rules ask of the handling of old sets (6) and their jokers (7) in one turn."""

    joker_sets: JokerSets
    rack_tile_swaps: bool
    """Only a tile from the rack may take a joker's place (7.8, 7.9)."""
    new_set: bool
    """A swapped joker goes into a new set (7.12)."""
    joker_to_rack: bool
    """A swapped joker may go to the rack (7.12)."""
    swaps: bool
    """Swapping is possible at all: it needs no announcement, or was announced (7.14)."""
    keep_sets: bool
    """Every old set must be continued by some end set (6.8)."""
    into_new_set: Tile | None = None
    """A tile taken from the discard, which must end in a new set (5.6)."""
    loose: bool = False
    """Tiles may have gone from the table to the rack: a time-out took them off (8.4)."""

    @property
    def nothing(self) -> bool:
        """Whether any valid table will do."""
        return self.no_joker_rule and not self.keep_sets and self.into_new_set is None

    @property
    def no_joker_rule(self) -> bool:
        """Whether jokers may be handled like any other tile."""
        return self.joker_sets.goes_freely and not (self.swap_has_conditions or self.joker_to_rack)

    @property
    def swap_has_conditions(self) -> bool:
        """Whether it matters that a free joker was swapped and did not just move (7.13)."""
        return self.rack_tile_swaps or self.new_set or not self.swaps


def demands_of(rules: Rules, *, announced: bool, into_new_set: Tile | None, loose: bool) -> Demands:
    """The demands of a rule set on one turn."""
    return Demands(
        joker_sets=rules.joker_sets,
        # 7.9: where a tile of the table would do as well there is nothing to ask.
        rack_tile_swaps=rules.joker_swap_tile_from.rack_only,
        new_set=rules.joker_after_swap.new_set_only,
        joker_to_rack=rules.joker_after_swap.rack_allowed,
        # 7.14: who has not announced a swap may still lay: as if no swap were known.
        swaps=announced or not rules.joker_swap_announced,
        # The sheet's name; what 6.8 asks is that two of its tiles go on together.
        keep_sets=rules.keep_three_of_original,
        into_new_set=into_new_set,
        loose=loose,
    )


def looser(policy: JokerSets) -> tuple[tuple[Reason, JokerSets], ...]:
    """The next looser policies, each with what a player is told whom the stricter one refuses."""
    match policy:
        case JokerSets.FREE:
            return ()
        case JokerSets.SAME_MEANING:
            return ((Reason.JOKER_MEANING_CHANGED, JokerSets.FREE),)
        case JokerSets.STAY_UNTIL_SWAPPED:
            return (
                (Reason.JOKER_MOVED, JokerSets.SAME_MEANING),
                (Reason.JOKER_MEANING_CHANGED, JokerSets.FREE),
            )
        case JokerSets.NO_SPLIT:
            return ((Reason.JOKER_SET_SPLIT, JokerSets.FREE),)
        case JokerSets.FROZEN:
            return ((Reason.JOKER_SET_FROZEN, JokerSets.FREE),)
        case _:
            assert_never(policy)


# What may have become of each joker that lay on the table.

RACK_LAST = 1 << 16
"""More than there are places for jokers."""


class Became(Enum):
    """What became of a joker that lay on the table: all that the rules know (docs/rules.md, 7)."""

    BOUND = 1
    """It was not swapped and stands for what it stood for."""
    BY_RACK = 2
    """A tile of the rack took its place."""
    BY_TABLE = 3
    """A tile of the table did."""
    LEFT = 4
    """It was free to go and went."""

    @property
    def swapped(self) -> bool:
        """Whether a tile took its place."""
        match self:
            case Became.BY_RACK | Became.BY_TABLE:
                return True
            case Became.BOUND | Became.LEFT:
                return False
            case _ as never:
                assert_never(never)


Known = Mapping[int, tuple[Became, Tile | None]]
"""What became of some jokers, counted as they lie on the table; the meaning is None if it may be any."""


@dataclass(frozen=True, slots=True, eq=False)
class Joker:
    """A joker that lay on the table before the turn."""

    home: int
    means: tuple[Tile, ...]
    """What it can stand for; empty if its set made no sense."""


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A place where a joker lies after the turn."""

    index: int
    place: int
    means: tuple[Tile, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Fate:
    """What became of one joker: where it is now, as what, and whether a tile took its place."""

    joker: Joker
    meaning: Tile | None
    """What it stood for; None if it may have been anything."""
    slot: Slot | None
    """None: on the rack."""
    swapped_by: TileCopy | None
    """The tile that took its place, or nothing: it was not swapped."""
    from_table: bool = False
    """That tile lay on the table before."""
    left: bool = False
    """It was free to go and went: it may be anything now."""

    @property
    def became(self) -> Became:
        """What became of it, in one word."""
        if self.swapped_by is not None:
            return Became.BY_TABLE if self.from_table else Became.BY_RACK
        return Became.LEFT if self.left else Became.BOUND

    @property
    def stayed(self) -> bool:
        """Whether it still stands for what it stood for."""
        return self.swapped_by is None and not self.left

    def is_known_as(self, known: tuple[Became, Tile | None]) -> bool:
        """Whether it agrees with what is known of the joker."""
        became, meaning = known
        return self.became is became and meaning in (None, self.meaning)

    @property
    def key(self) -> object:
        """Fates with the same key ask for the same by themselves: only if it stayed, where it is now."""
        return self if self.stayed else (self.joker, self.swapped_by or self.meaning)

    @property
    def order(self) -> int:
        """Places in order, the rack after all others."""
        return self.slot.index if self.slot else RACK_LAST

    @property
    def place(self) -> int:
        """Where the joker is now."""
        return self.slot.place if self.slot else RACK


class Choices:
    """The fates of one joker, each worked out when it is first asked for: mostly one of the first will do."""

    def __init__(self, fates: Iterator[Fate]) -> None:
        self._more = fates
        self._known: list[Fate] = []

    def __iter__(self) -> Iterator[Fate]:
        # Several searches walk over the same choices, each as far as it needs.
        yield from self._known
        for fate in self._more:
            self._known.append(fate)
            yield fate


class Homes:
    """The numbered tiles of each old set; a tile that took a joker's place belongs to the set (7.10)."""

    def __init__(self, copies: Copies, fates: list[Fate]) -> None:
        self._copies = copies
        self.taken_over: dict[int, list[TileCopy]] = {}
        for fate in fates:
            if fate.swapped_by is not None:
                self.taken_over.setdefault(fate.joker.home, []).append(fate.swapped_by)

    def of_set(self, index: int) -> list[TileCopy]:
        """Those of this old set."""
        cells = self._copies.of_set(index)
        return [*cells, *self.taken_over[index]] if index in self.taken_over else cells


NOTHING_KNOWN: Known = {}

Told = tuple[Sequence[Meld], int, Sequence[Meld], Demands]
"""A story that was found: the old sets, how many of them are the opening, the end sets, what was demanded."""


class Story:
    """The search for a story between old sets and end sets, all of which are valid."""

    def __init__(
        self,
        setting: Setting,
        old: Sequence[Meld],
        end: Sequence[Meld],
        opening: int = 0,
        stop: Stop = never,
        rest: int | None = None,
        known: Known = NOTHING_KNOWN,
    ) -> None:
        """The last `opening` of the old sets are those with which the player opened in this turn.

        When `stop` says so the search is given up, and `Stopped` is raised. The end set `rest`, if any, is
        no set but all that lies in sets nobody knows yet: what must lie together may do so there, and
        what must not may do so too. A story with a rest is one that may become true; none is none. Only
        stories count that agree with what is `known` of the jokers.
        """
        self._setting, self._old, self._end, self._stop = setting, old, end, stop
        self._rest, self._known = rest, known
        self._before = len(old) - opening
        # By what a fate asks and not by the fate: dozens of them ask for the same.
        self._asked: dict[object, list[Clause]] = {}
        self._continuing: dict[int, list[Clause]] = {}
        self._distinct = setting.shape.distinct

    @cached_property
    def _copies(self) -> Copies:
        return Copies(self._old, self._end)

    @cached_property
    def _jokers(self) -> list[Joker]:
        return [Joker(i, means) for i, means in _jokers_of(self._setting, self._old)]

    @cached_property
    def _slots(self) -> list[Slot]:
        found = _jokers_of(self._setting, self._end)
        return [Slot(index, place, means) for index, (place, means) in enumerate(found)]

    def exists(self, demands: Demands, going_on: Collection[int] | None = None) -> bool:
        """Whether the rules allow some story (6.1).

        Of the old sets only those in `going_on` must be continued, if it is given.
        """
        if demands.nothing or (not self._known and self._untouched(demands)):
            return True
        held: Held | None = ANYTHING
        if demands.keep_sets:
            wanted: Collection[int] = range(len(self._old)) if going_on is None else going_on
            # Before any joker: where old sets alone contradict each other, no choice of fates helps.
            clauses = [clause for index in wanted for clause in self._continued(index)]
            held = ANYTHING.and_also(clauses, self._stop)
        if held is None:
            return False  # whatever the jokers did
        # What a fate asks for hangs on the demands, and `refusals` asks again with some of them lifted.
        self._asked = {}
        choices = [
            Choices(self._possible_fates(joker, held, demands, self._known.get(index)))
            for index, joker in enumerate(self._jokers)
        ]
        for fates, together in self._fates(choices, [], held, demands):
            homes = Homes(self._copies, fates)
            conditions = self._conditions(fates, homes, demands)
            met = None if conditions is None else self._and_also(together, conditions)
            if met is not None and any(
                self._and_also(met, more) is not None for more in self._discard_homes(homes, demands)
            ):
                return True
        return False

    def _and_also(self, held: Held, conditions: Iterable[Condition]) -> Held | None:
        return held.and_also(clauses_of(conditions, self._stop), self._stop)

    def refusals(self, demands: Demands) -> list[Refusal]:
        """The fewest rules that would have to be lifted to make the turn legal, each a reason."""
        lifts = self._lifts(demands)
        # One rule first, then two at a time: the fewest that stand in the way are what the player is told.
        for number in range(1, len(lifts) + 1):
            reasons: dict[Refusal, None] = {}
            # All of one size before any larger: whatever made the turn legal then is the reason.
            for some in combinations(lifts, number):
                lifted = demands
                for _, change in some:
                    lifted = replace(lifted, **change)  # type: ignore[arg-type]
                if self.exists(lifted):
                    reasons.update((refusal, None) for refusal, _ in some)
            if reasons:
                return _mildest(list(reasons))
        # Not even all lifted together help: then all are named, since none alone is the reason.
        return [refusal for refusal, _ in lifts]

    # -- shortcuts -----------------------------------------------------------------------------

    def _untouched(self, demands: Demands) -> bool:
        """All joker sets lie as before, and nothing else is asked: by far the usual turn."""
        if demands.keep_sets or demands.into_new_set:
            return False
        form = self._setting.form
        before = Counter([form(self._old[home]) for home in {joker.home for joker in self._jokers}])
        after = Counter([form(self._end[place]) for place in {slot.place for slot in self._slots}])
        # Then every joker can stay where it is, and that is a story.
        return all(after[meld] >= count for meld, count in before.items())

    # -- what jokers may have done --------------------------------------------------------------

    def _fates(
        self, choices: Sequence[Choices], fates: list[Fate], held: Held, demands: Demands
    ) -> Iterator[tuple[list[Fate], Held]]:
        """Every choice of fates that agree, with what each of them asks for by itself; all of it can hold."""
        if len(fates) == len(choices):
            yield fates, held
            return
        for fate in choices[len(fates)]:
            if self._stop():
                raise Stopped
            if not all(self._agree(fate, other) for other in fates):
                continue
            more = held.and_also(self._asked_alone(fate, demands), self._stop)
            if more is not None:
                yield from self._fates(choices, [*fates, fate], more, demands)

    def _possible_fates(
        self, joker: Joker, held: Held, demands: Demands, known: tuple[Became, Tile | None] | None
    ) -> Iterator[Fate]:
        """The fates of one joker, without those that are impossible whatever the others did."""
        possible: dict[object, bool] = {}
        for fate in self._fates_of(joker, demands):
            # The solver's cases fix fates; only stories that agree with theirs count.
            if known is not None and not fate.is_known_as(known):
                continue
            key = fate.key
            if key not in possible:
                asked = self._asked_alone(fate, demands)
                possible[key] = held.and_also(asked, self._stop) is not None
            if possible[key]:
                yield fate

    def _asked_alone(self, fate: Fate, demands: Demands) -> list[Clause]:
        """What a fate asks for whatever became of the other jokers; worked out once."""
        key = fate.key
        clauses = self._asked.get(key)
        if clauses is None:
            conditions: Iterable[Condition] = ()
            if fate.from_table:
                conditions = [self._together(fate)]
            elif fate.swapped_by is None and demands.joker_sets.goes_freely:
                conditions = self._asked_of_free_joker(fate)
            clauses = self._asked[key] = clauses_of(conditions, self._stop)
        return clauses

    def _together(self, fate: Fate) -> Together:
        """A tile of the table takes a joker's place by lying with all numbered tiles of its set (7.9)."""
        assert fate.swapped_by is not None
        return Together(self._copies.of_set(fate.joker.home), [fate.swapped_by], wanted=True)

    def _fates_of(self, joker: Joker, demands: Demands) -> Iterator[Fate]:
        """Every fate of one joker alone; staying comes first because it asks for the least."""
        for slot in self._slots:
            yield from self._unswapped(joker, slot, demands)
        # 8.4: a time-out may have taken a free joker off the table with the loose tiles.
        if demands.joker_sets.goes_freely and demands.loose:
            yield from self._free_moves(joker, None, demands)
        if demands.swaps:
            targets: list[Slot | None] = [*self._slots]
            if demands.joker_to_rack:
                targets.append(None)
            for slot_or_rack in targets:
                yield from self._swapped(joker, slot_or_rack, demands)

    def _unswapped(self, joker: Joker, slot: Slot, demands: Demands) -> Iterator[Fate]:
        """The joker lies there in a meaning that it had (7.1), or as anything if it is free (7.3)."""
        for meaning in joker.means:
            if meaning in slot.means or slot.place == self._rest:
                yield Fate(joker, meaning, slot, None)
        if demands.joker_sets.goes_freely or not joker.means:
            yield from self._free_moves(joker, slot, demands)

    def _free_moves(self, joker: Joker, slot: Slot | None, demands: Demands) -> Iterator[Fate]:
        """It left as it liked; what it was matters only where that must be told from a swap (7.13)."""
        matters = demands.joker_sets.goes_freely and demands.swap_has_conditions
        for meaning in joker.means if matters and joker.means else (None,):
            yield Fate(joker, meaning, slot, None, left=True)

    def _swapped(self, joker: Joker, slot: Slot | None, demands: Demands) -> Iterator[Fate]:
        """The exact tile took its place, from the rack (7.8) or from the table (7.9)."""
        for meaning in joker.means:
            for cell in self._copies.of_rack(meaning):
                yield Fate(joker, meaning, slot, cell)
            if not demands.rack_tile_swaps:
                for cell in self._copies.of_table(meaning, joker.home):
                    yield Fate(joker, meaning, slot, cell, from_table=True)

    def _agree(self, fate: Fate, other: Fate) -> bool:
        """One place holds one joker, one tile swaps one, and two jokers of a group differ in colour (3.6).

        Nobody asks which of two swapped jokers lies where: it is enough to look at them in order.
        """
        # The rack has room for any number, so only places on the table exclude each other.
        if fate.slot is not None and fate.slot is other.slot:
            return False
        both_swapped = fate.swapped_by is not None and other.swapped_by is not None
        if both_swapped and (fate.swapped_by is other.swapped_by or fate.order < other.order):
            return False
        if not self._distinct or fate.meaning is None or fate.meaning is not other.meaning:
            return True
        # The rest is many sets: two jokers of one meaning need not lie in the same.
        both_stayed = fate.stayed and other.stayed and fate.place != self._rest
        return fate.joker.home != other.joker.home and not (both_stayed and fate.place == other.place)

    # -- what must then hold ---------------------------------------------------------------------

    def _conditions(self, fates: list[Fate], homes: Homes, demands: Demands) -> list[Condition] | None:
        """What all these fates ask for together; None if it is impossible whatever the copies."""
        conditions: list[Condition] = []
        for fate in fates:
            if fate.swapped_by is not None:
                if demands.new_set:
                    # 7.12: new means that it continues no old set, those of the opening included (4.6).
                    conditions += self._new_set(homes, fate.place, len(self._old))
            # What a free move asks was settled for each joker alone (`_asked_alone`).
            elif demands.joker_sets.goes_freely:
                continue
            elif self._is_torn(fate, fates, demands):
                return None
            else:
                conditions += self._asked_of_bound(fate, homes.of_set(fate.joker.home), demands)
        return conditions

    def _continued(self, index: int) -> list[Clause]:
        """An old set is continued, by tiles that it had before the turn (6.8); worked out once."""
        clauses = self._continuing.get(index)
        if clauses is None:
            # 6.8 counts only what the set held before the turn, so no tile that swapped a joker.
            home = self._copies.of_set(index)
            conditions = [Continued(home, _enough(home))] if home else []
            clauses = self._continuing[index] = clauses_of(conditions, self._stop)
        return clauses

    def _asked_of_free_joker(self, fate: Fate) -> Iterator[Condition]:
        """It stays with its tiles, or leaves as it likes unless the exact tile took its place: a swap (7.13).

        The exact tile is the one that this joker was: another that lies there may have swapped its mate.
        """
        joker, home = fate.joker, self._copies.of_set(fate.joker.home)
        if fate.stayed:
            # With all of its tiles it has simply stayed, and nobody need know what it was.
            yield AtLeast(home, fate.place, len(home))
        elif fate.meaning is not None:
            exact = (*self._copies.of_rack(fate.meaning), *self._copies.of_table(fate.meaning, joker.home))
            yield Together(home, exact, wanted=False, besides=self._rest)

    def _is_torn(self, fate: Fate, fates: list[Fate], demands: Demands) -> bool:
        """Whether a set that must stay whole lost a joker (7.6), or grew although it is frozen (7.7)."""
        if not (demands.joker_sets.stays_whole and fate.joker.means):
            return False
        # In the rest mates may lie in one set, and that may be as it was.
        mates = (f for f in fates if f.joker.home == fate.joker.home and f.swapped_by is None)
        # 7.6: all that the old set held is in one end set, both of its jokers too.
        if any(mate.place != fate.place for mate in mates):
            return True
        grown = fate.place != self._rest and len(self._end[fate.place]) != len(self._old[fate.joker.home])
        return demands.joker_sets.stays_as_it_is and grown

    def _asked_of_bound(self, fate: Fate, home: list[TileCopy], demands: Demands) -> list[Condition]:
        """What an unswapped joker asks of the tiles that lay with it."""
        if not fate.joker.means:
            return []
        match demands.joker_sets:
            case JokerSets.FREE | JokerSets.SAME_MEANING:  # 7.3, 7.4: it may go without them
                return []
            case JokerSets.STAY_UNTIL_SWAPPED:  # 7.5: its end set continues its old set
                return [AtLeast(home, fate.place, _enough(home))]
            case JokerSets.NO_SPLIT | JokerSets.FROZEN:  # 7.6, 7.7: they stay together
                return [AtLeast(home, fate.place, len(home))]
            case _:
                assert_never(demands.joker_sets)

    def _new_set(self, homes: Homes, place: int, sets: int) -> list[Condition]:
        """The set in that place continues none of the first so many old sets (6.7)."""
        # Nobody knows the sets of the rest: one of them may be new.
        if place == self._rest:
            return []
        near: Iterable[int] = range(sets)
        if place != RACK:  # only sets that share a kind of tile with it can be meant
            near = sorted(self._copies.sets_near(self._end[place]) | homes.taken_over.keys())
        found = [homes.of_set(index) for index in near if index < sets]
        return [Fewer(home, place, _enough(home)) for home in found if home]

    def _discard_homes(self, homes: Homes, demands: Demands) -> list[list[Condition]]:
        """Ways in which the tile taken from the discard lies in a new set (5.6)."""
        if demands.into_new_set is None:
            return [[]]
        # Any copy that came from the rack may be the taken one: nobody can tell them apart.
        cells = list(self._copies.of_rack(demands.into_new_set))
        for index in range(self._before, len(self._old)):  # an opening is made of new sets
            cells += [cell for cell in self._copies.of_set(index) if cell.tile is demands.into_new_set]
        return [
            [AtLeast([cell], place, 1), *self._new_set(homes, place, self._before)]
            for cell in cells
            for place in cell.where()
        ]

    # -- why not ---------------------------------------------------------------------------------

    def _lifts(self, demands: Demands) -> list[tuple[Refusal, dict[str, object]]]:
        """Each rule that may stand in the way, with how to lift it."""
        lifts: list[tuple[Refusal, dict[str, object]]] = []
        touched = self._first_touched()
        if demands.rack_tile_swaps:
            lifts.append((refuse(Reason.JOKER_SWAP_SOURCE), {"rack_tile_swaps": False}))
        if demands.new_set:
            lifts.append((refuse(Reason.JOKER_NOT_IN_NEW_SET), {"new_set": False}))
        if not demands.swaps:
            lifts.append((refuse(Reason.JOKER_SWAP_NOT_ANNOUNCED), {"swaps": True}))
        if demands.keep_sets:
            lifts.append(
                (refuse(Reason.SET_DISSOLVED, set=self._first_dissolved(demands)), {"keep_sets": False})
            )
        if demands.into_new_set is not None:
            lifts.append((refuse(Reason.DISCARD_NOT_IN_NEW_SET), {"into_new_set": None}))
        for reason, policy in looser(demands.joker_sets):
            lifts.append((refuse(reason, set=touched), {"joker_sets": policy}))
        if demands.joker_to_rack:
            lifts.append((refuse(Reason.TABLE_TILE_TO_RACK, tile="*"), {"loose": True}))
        return lifts

    def _first_touched(self) -> str:
        form = self._setting.form
        after = Counter(map(form, self._end))
        touched = (meld for meld in self._old if meld.jokers and not after[form(meld)])
        return str(next(touched, ""))

    def _first_dissolved(self, demands: Demands) -> str:
        """The old set that stands in the way: without it the others go on.

        Sets that lie as before are named last; where each stands in the way of others, the first that
        changed.
        """
        form = self._setting.form
        after = Counter(map(form, self._end))
        everything = range(len(self._old))
        changed = [index for index in everything if not after[form(self._old[index])]]
        for index in changed:
            if self.exists(demands, [other for other in everything if other != index]):
                return str(self._old[index])
        return str(self._old[next(iter(changed), 0)]) if self._old else ""


def _mildest(reasons: list[Refusal]) -> list[Refusal]:
    """A joker that only had to stay is not said to have changed its meaning as well."""
    if any(refusal.reason is Reason.JOKER_MOVED for refusal in reasons):
        return [refusal for refusal in reasons if refusal.reason is not Reason.JOKER_MEANING_CHANGED]
    return reasons


def _jokers_of(setting: Setting, melds: Sequence[Meld]) -> Iterator[tuple[int, tuple[Tile, ...]]]:
    """Each joker on these sets with the index of its set and what it can stand for."""
    for index, meld in enumerate(melds):
        reading = setting.read(meld)
        if reading.kind is not None:
            for means in reading.means:
                yield index, means
        else:
            # No set, so its jokers may be anything: the fault is told elsewhere.
            for _ in range(meld.jokers):
                yield index, ()


def _enough(home: Sequence[TileCopy]) -> int:
    """How many of an old set's numbered tiles an end set must hold to continue it (6.6)."""
    return min(2, len(home))
