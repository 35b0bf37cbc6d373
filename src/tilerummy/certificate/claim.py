"""Why no turn is better: the cases in which a better one would have to be, each of them empty.

A proof is found here, and checked here by whoever is shown one. No part of the solver takes part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.certificate.joker_cases import JokerBecame, LyingTiles, cases_of, tiles_of
from tilerummy.certificate.weigh import NUMBERS, WeighedTiles, beginnings
from tilerummy.rules.judging.demands import demands_of
from tilerummy.rules.judging.inventory import judge_any_play
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, must_open
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile

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
    closed = way is ProofWay.SHORT or (claim.opens and rules.table_access.closed_while_opening)
    demands = demands_of(rules, announced=True, into_new_set=None, loose=False)
    weights = {tile: claim.weight(1, claim.setting.rack_points(tile)) for tile in claim.rack}
    minimum = max(rules.opening_min, 1) if way in (ProofWay.SHORT, ProofWay.OPENING) else 0
    # While the table is closed a joker lies where it counts; else it may have counted more before.
    counts = worth if isinstance(worth, int) else None if closed else NUMBERS
    table = () if closed else tuple(claim.before.table)
    # A joker that can be swapped may have counted, and be on the rack again.
    again = claim.rack.count(JOKER) * (counts or 0) if demands.joker_to_rack and not closed else 0
    return LyingTiles(claim.setting, demands, table, claim.rack, weights, max(0, minimum - again), counts)


@dataclass(frozen=True, slots=True)
class CaseProof:
    """How it is shown that no turn is better: its cases, each closed after so many beginnings."""

    way: ProofWay
    cases: tuple[tuple[str, int], ...]


def prove(claim: Claim) -> CaseProof | None:
    """A proof of a claim by the quickest way that does; None if there is none."""
    opening = [ProofWay.SHORT] if claim.opens and not claim.tiles else []
    outcomes = [ProofWay.FATES] if any(meld.jokers for meld in claim.before.table) else []
    for way in (*opening, ProofWay.FREE, *outcomes, *([ProofWay.OPENING] if claim.opens else [])):
        cases = _all_closed(claim, way)
        if cases is not None:
            return CaseProof(way, cases)
    return None


def _all_closed(claim: Claim, way: ProofWay) -> tuple[tuple[str, int], ...] | None:
    cases = []
    for name, count in show(claim, way):
        if count is None:
            return None
        cases.append((name, count))
    return tuple(cases)


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
