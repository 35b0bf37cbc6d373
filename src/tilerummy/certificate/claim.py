"""Why no turn is better: the cases in which a better one would have to be, each of them empty.

Whoever looks for a proof and whoever checks one ask here. No part of the solver takes part.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations_with_replacement, product

from tilerummy.certificate.weigh import GROUP, JOKERS, NUMBERS, SHORTEST, Spot, WeighedTiles, beginnings
from tilerummy.rules.judging.judge import judge_any_play
from tilerummy.rules.judging.story import Became, Demands, demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, must_open
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile

# -- the cases of a position -------------------------------------------------------------------------
#
# The cases of a position: what may have become of its jokers, and what each of that leaves to be laid.
#
# Every legal turn is in one of them. Nothing here asks for more than the rules do (docs/rules.md, 6 and 7),
# and what they ask beyond it is left out: a case holds every legal turn of its kind, and perhaps tables that
# are no turns.

JokerBecame = tuple[Became, Tile]
"""What became of a joker of the table, and what it stood for."""
SetsBecame = Mapping[int, tuple[JokerBecame, ...]]
"""What became of the jokers of some old sets."""


@dataclass(frozen=True)
class LyingTiles:
    """The tiles that lie on the table and those that may be laid, and what these weigh."""

    setting: Setting
    demands: Demands
    table: tuple[Meld, ...]
    rack: tuple[Tile, ...]
    weights: Mapping[Tile, int]
    minimum: int = 0
    joker_counts: int | None = None
    """What an opening must count, and what a joker counts in it (None: the number at which it lies)."""

    def spot(self, tile: Tile) -> Spot:
        """Where a tile is counted."""
        return JOKERS if tile.colour is None else (self.setting.shape.colours.index(tile.colour), tile.number)

    def spots(self, tiles: Iterable[Tile]) -> list[Spot]:
        """Where tiles are counted."""
        return [self.spot(tile) for tile in tiles]

    def is_run(self, home: int) -> bool:
        """Whether an old set is a run."""
        return self.setting.read(self.table[home]).kind is Kind.RUN


def cases_of(lying: LyingTiles, *, decided: bool) -> Iterator[tuple[SetsBecame, int]]:
    """Every choice of outcomes where the rules bind, and how many jokers less lie there in the end (7.12).

    Only swapped jokers go to the rack. Who takes one up and lays another ends like who does neither.
    """
    jokers = sum(tile.is_joker for meld in lying.table for tile in meld)
    binds = decided and not lying.demands.joker_sets.goes_freely
    homes = [home for home, meld in enumerate(lying.table) if meld.jokers and binds]
    for outcomes in product(*[list(_outcomes_in(lying, home)) for home in homes]):
        bound = sum(became is Became.BOUND for some in outcomes for became, _ in some)
        for taken_up in range(jokers - bound + 1 if lying.demands.joker_to_rack else 1):
            yield dict(zip(homes, outcomes, strict=True)), taken_up


def _outcomes_in(lying: LyingTiles, home: int) -> Iterator[tuple[JokerBecame, ...]]:
    others = {tile.plain for index, meld in enumerate(lying.table) if index != home for tile in meld}
    jokers, seen = lying.setting.read(lying.table[home]).means, set()
    for outcomes in product(*[list(_outcomes(lying, means, others)) for means in jokers]):
        alike = frozenset(Counter(outcomes).items())
        different = not lying.setting.shape.distinct or len({tile for _, tile in outcomes}) == len(outcomes)
        if different and alike not in seen:  # jokers of a group are different colours, and else alike
            seen.add(alike)
            yield outcomes


def _outcomes(lying: LyingTiles, means: Sequence[Tile], others: set[Tile]) -> Iterator[JokerBecame]:
    """All that the rules know: not swapped, swapped by a tile of the rack, or by one of the table."""
    for meaning in means:
        yield Became.BOUND, meaning
        if meaning in lying.rack:
            yield Became.BY_RACK, meaning
        if not lying.demands.rack_tile_swaps and meaning in others:
            yield Became.BY_TABLE, meaning


def tiles_of(lying: LyingTiles, outcomes: SetsBecame, taken_up: int = 0) -> WeighedTiles | None:
    """What is left to be laid where this became of the jokers; None if that cannot be.

    Jokers of which nothing is said are free: that is less than the rules ask.
    """
    shape = lying.setting.shape
    need, may = Counter(lying.spots(tile for meld in lying.table for tile in meld)), lying.spots(lying.rack)
    weight = {lying.spot(tile): weight for tile, weight in lying.weights.items()}
    tiles = WeighedTiles(len(shape.colours), shape.group_max, shape.distinct, need, Counter(may), weight)
    tiles.minimum, tiles.joker_counts = lying.minimum, lying.joker_counts
    tiles.need[JOKERS] -= taken_up
    tiles.may[JOKERS] *= not taken_up
    sorting = _Sorting(lying, tiles)
    for home, some in outcomes.items():
        sorting.settle(home, some)
    # A tile of the table may be part of another set's block too, so these come when all others are known.
    for home, some in outcomes.items():
        sorting.join(home, some)
    for home in range(len(lying.table) if lying.demands.keep_sets else 0):
        sorting.keep(home)
    if outcomes and lying.demands.new_set and tiles.jokers == 1 == tiles.need[JOKERS]:
        tiles.places = set(sorting.new_places())
    return None if min([0, *tiles.need.values(), *tiles.may.values()]) < 0 else tiles


class _Sorting:
    """The tiles of a position while it is being said what is known of them."""

    def __init__(self, lying: LyingTiles, tiles: WeighedTiles) -> None:
        self.lying, self.tiles = lying, tiles
        self.numbered = [lying.spots(meld.numbered) for meld in lying.table]
        self.whole: set[int] = set()
        """Old sets that lie in one set, whatever else lies there."""
        self.owners: dict[Spot, list[int]] = defaultdict(list)
        """The old sets that a tile may have been in; tiles of the rack have each a number of its own."""
        lain = [(home, spot) for home, spots in enumerate(self.numbered) for spot in spots]
        for home, spot in (*enumerate(lying.spots(lying.rack), -len(lying.rack)), *lain):
            self.owners[spot].append(home)

    def settle(self, home: int, outcomes: Sequence[JokerBecame]) -> None:
        """A bound joker counts as the tile it stands for (3.6); a rack tile that swapped one is laid."""
        tiles, policy = self.tiles, self.lying.demands.joker_sets
        by = {each: self.lying.spots(tile for became, tile in outcomes if became is each) for each in Became}
        bound, swapped = by[Became.BOUND], by[Became.BY_RACK]
        tiles.need.subtract([JOKERS] * len(bound))
        tiles.need.update([*bound, *swapped])
        tiles.may.subtract(swapped)
        for spot in swapped:  # 7.10: the new tile belongs to the set
            self.owners[spot] = [home, *sorted(self.owners[spot])[1:]]
        tiles.gained += sum(tiles.weight[spot] for spot in swapped)
        tiles.minimum = max(0, tiles.minimum - sum(number for _, number in swapped))
        whole = [*self.numbered[home], *self.lying.spots(tile for _, tile in outcomes)]
        if bound and policy.stays_as_it_is:  # 7.7: it lies as it lay, but for the tiles that came in
            self.whole.add(home)
            tiles.need.subtract(whole)
        elif bound and policy.stays_whole and not by[Became.BY_TABLE]:  # 7.6: it may grow
            self._block(home, whole)
        elif len(bound) == len(outcomes) and policy.keeps_company:
            for spot in bound if len(self.numbered[home]) > 1 else ():
                self._stay(home, spot)

    def join(self, home: int, outcomes: Sequence[JokerBecame]) -> None:
        """7.9: a tile of the table that took a joker's place lies with all numbered tiles of the set."""
        swapped = self.lying.spots(tile for became, tile in outcomes if became is Became.BY_TABLE)
        own, (colour, number) = self.numbered[home], self.numbered[home][0]
        if not swapped or home in self.whole:
            return
        if self.lying.is_run(home):
            numbers = [number for _, number in (*own, *swapped)]
            low, high = min(numbers), max(numbers)
            apart = all(of != colour or last < low or high < first for of, first, last in self.tiles.blocks)
            if apart and high - low + 1 == len(numbers) >= SHORTEST:
                self._block(home, [*own, *swapped])
        else:
            shared = any(at == number for at, _ in self.tiles.group_blocks)
            self.tiles.grouped |= Counter(set(own if shared else (*own, *swapped)))

    def keep(self, home: int) -> None:
        """6.8: two numbered tiles of an old set stay together; of a run, the later one has a neighbour."""
        own, (colour, number) = self.numbered[home], self.numbered[home][0]
        if home in self.whole or len(own) < 2:
            return
        if self.lying.is_run(home):
            self.tiles.holds.append((colour, number + 1, own[-1][1], 2))
        else:
            self.tiles.group_holds.append((number, tuple([colour for colour, _ in own])))

    def new_places(self) -> Iterator[Spot]:
        """7.12: where a joker can lie in a new set, by two neighbours that no one old set gave."""
        for number in range(1, NUMBERS + 1):
            row = [(colour, number) for colour in range(self.tiles.colours)]
            if any(self._differ(*pair) for pair in combinations_with_replacement(row, 2)):
                yield GROUP, number
            for colour, _ in row:
                pairs = [((colour, number + i), (colour, number + j)) for i, j in ((-2, -1), (-1, 1), (1, 2))]
                if any(self._differ(*pair) for pair in pairs):
                    yield colour, number

    def _differ(self, one: Spot, other: Spot) -> bool:
        """Whether these two tiles can come from different old sets, or from the rack."""
        return any(a != b for a in self.owners[one] for b in self.owners[other])

    def _stay(self, home: int, spot: Spot) -> None:
        """7.5: the joker lies with two numbered tiles of its set; in a run, in three cells of the old one."""
        own, (colour, number) = self.numbered[home], spot
        if self.lying.is_run(home):
            numbers = [number, *[other for _, other in own]]
            first, last = max(min(numbers) + 2, number), min(max(numbers), number + 2)
            self.tiles.holds.append((colour, first, last, SHORTEST))
        else:
            self.tiles.grouped |= Counter([spot])
            self.tiles.group_holds.append((number, tuple([colour for colour, _ in own])))

    def _block(self, home: int, spots: Sequence[Spot]) -> None:
        """These tiles lie in one set; they are nobody else's."""
        self.whole.add(home)
        self.tiles.need.subtract(spots)
        numbers = [number for _, number in spots]
        if self.lying.is_run(home):
            self.tiles.blocks.append((spots[0][0], min(numbers), max(numbers)))
        else:
            self.tiles.group_blocks.append((numbers[0], tuple([colour for colour, _ in spots])))


MOST_CASES = 600
MOST_BEGINNINGS = 20_000
"""So much is looked at, and in one case; what needs more is not shown."""


class ProofWay(StrEnum):
    """How it is shown that no turn is better: what a table would have to be like that is."""

    SHORT = "short"
    """Sets of the rack that reach the minimum of an opening: there are none."""
    FREE = "free"
    """Any table that weighs more, even if jokers moved as they liked."""
    FATES = "fates"
    """One that weighs more, for each thing that can have become of the jokers that the rules bind."""
    OPENING = "opening"
    """The same, and the tiles laid count as much as an opening must."""


@dataclass(frozen=True)
class Claim:
    """That no turn of this position lays more than this: tiles, then points, or the other way round."""

    setting: Setting
    before: Before
    by_points: bool
    tiles: int
    points: int
    taken: Drawn | None = None

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The tiles that may be laid."""
        return (*self.before.rack, *([self.taken.tile.plain] if self.taken else ()))

    @property
    def opens(self) -> bool:
        """Whether the turn must be an opening."""
        return not self.before.opened and must_open(self.setting, self.before)

    def weight(self, tiles: int, points: int) -> int:
        """One number that says both: what comes second never outweighs what comes first."""
        if self.by_points:
            return points * (len(self.rack) + 1) + tiles
        return tiles * (sum(map(self.setting.rack_points, self.rack)) + 1) + points


def show(claim: Claim, way: ProofWay) -> Iterator[tuple[str, int | None]]:
    """Each case that has to be closed, and after how many beginnings it was; None if it could not be."""
    opening = way in (ProofWay.SHORT, ProofWay.OPENING)
    lying, least = _lying(claim, way), claim.weight(claim.tiles, claim.points) + 1
    whole = sum(lying.weights[tile] for tile in claim.rack)
    if opening and claim.setting.rules.hand_game.needs_no_minimum and least <= whole:
        # 4.7: to lay the whole rack may need no minimum, so it is asked about by itself.
        yield "the whole rack", _closed(tiles_of(_lying(claim, ProofWay.FREE), {}), whole)
    if (opening and not claim.opens) or (way is ProofWay.SHORT and claim.tiles):
        yield "a turn that this way does not know", None
    # By its text: what is left is a record of counters, which cannot be a key.
    known: dict[str, int | None] = {}  # of some cases the same is left to be laid
    for index, (outcomes, taken_up) in enumerate(
        cases_of(lying, decided=way in (ProofWay.FATES, ProofWay.OPENING))
    ):
        tiles = tiles_of(lying, outcomes, taken_up)
        if repr(tiles) not in known and index < MOST_CASES:
            known[repr(tiles)] = _closed(tiles, 1 if way is ProofWay.SHORT else least)
        said = [f"{lying.table[home]}: {_said(some)}" for home, some in outcomes.items()]
        yield "; ".join([*said, *([f"{taken_up} to the rack"] if taken_up else [])]), known.get(repr(tiles))


def _closed(tiles: WeighedTiles | None, least: int) -> int | None:
    return 0 if tiles is None else beginnings(tiles, least, MOST_BEGINNINGS)


def _said(outcomes: Sequence[JokerBecame]) -> str:
    return ", ".join(f"{became.name.lower()} {tile}" for became, tile in outcomes)


def _lying(claim: Claim, way: ProofWay) -> LyingTiles:
    """The tiles as a way looks at them: those of the table too, if they may be used."""
    rules, worth = claim.setting.rules, claim.setting.rules.opening_joker_value
    # 4.4: what may not be touched can neither help nor be in the way.
    closed = way is ProofWay.SHORT or (claim.opens and rules.table_access.closed_while_opening)
    demands = demands_of(rules, announced=True, into_new_set=None, loose=False)
    weights = {tile: claim.weight(1, claim.setting.rack_points(tile)) for tile in claim.rack}
    # A minimum of 0 still asks for a set, and every set counts something (3.8).
    minimum = max(rules.opening_min, 1) if way in (ProofWay.SHORT, ProofWay.OPENING) else 0
    # While the table is closed a joker lies where it counts; else it may have counted more before.
    counts = worth if isinstance(worth, int) else None if closed else NUMBERS
    table = () if closed else tuple(claim.before.table)
    # A joker that can be swapped may have counted, and be on the rack again.
    again = claim.rack.count(JOKER) * (counts or 0) if demands.joker_to_rack and not closed else 0
    return LyingTiles(claim.setting, demands, table, claim.rack, weights, max(0, minimum - again), counts)


def fault_of(
    claim: Claim, turn: Proposal | None, way: ProofWay, cases: Sequence[tuple[str, int]]
) -> str | None:
    """What is wrong with a claim, its turn and its cases; None if all of it holds.

    The referee looks at the turn, and every case is closed once more: nothing of the proof is believed.
    """
    laid = (0, 0)
    if turn is not None:
        verdict = judge_any_play(claim.setting, claim.before, turn)
        if not verdict:
            return f"the turn is not legal: {verdict.message}"
        laid = len(verdict.laid), sum(map(claim.setting.rack_points, verdict.laid))
    if laid != (claim.tiles, claim.points):
        claimed = f"tiles {claim.tiles}, points {claim.points}"
        return f"the turn lays tiles {laid[0]}, points {laid[1]}, not {claimed}"
    given = iter(cases)
    for name, count in show(claim, way):
        case, said = next(given, ("nothing", 0))
        if count is None:
            return f"a better turn is not ruled out here: {name or 'any table'}"
        if (case, said) != (name, count):
            return f"expected case {name or 'any table'!r} closed after {count}, not {case!r} after {said}"
    return None if next(given, None) is None else "there are more cases than the position has"
