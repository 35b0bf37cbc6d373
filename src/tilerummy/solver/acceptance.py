"""What the search found becomes an answer when the whole referee has accepted the turn.

The search asks the judge of stories about each table. Here the rest is judged too, by the code that judges
players: which tiles were laid, the opening and its value, whether the turn goes out, the tile that was taken.
A refusal is a fault of ours. It is said loudly (a warning, which the tests make an error), and the answer is
looked for in the slow way: whatever leaves the solver is legal.

Where no rule binds, a turn is legal if all tiles lie in valid sets. The cores see to that themselves
(`core/sound.c`, `plain/solving.py`): the referee would take longer than they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from warnings import warn

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import meld_value, melds_of
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, must_open
from tilerummy.rules.lying import kept_sets
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.best_turn import BestTurn, Certainty, end_table, no_play, nothing_found
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.count import judged_turns
from tilerummy.solver.encoding import Encoding


class RefusedTurn(RuntimeWarning):
    """The referee refused a turn that the search had found."""


def accepted(
    position: SearchPosition, before: Before, taken: Drawn | None, found: BestTurn | None
) -> BestTurn:
    """What was found as an answer that the referee accepts."""
    if found is None:
        return no_play(before)
    drawn = () if taken is None else (taken,)
    answer = nothing_found(before.table) if found.nothing else _judged(position, before, drawn, found)
    if found.proven:
        return answer
    return at_least_greedy(position.encoding, before, drawn, position.must, position.may, answer)


def _judged(position: SearchPosition, before: Before, drawn: tuple[Drawn, ...], found: BestTurn) -> BestTurn:
    """The turn that was found if the referee accepts it, else the best that the slow way finds."""
    setting = position.encoding.setting
    proposal = Proposal(found.table, drawn=drawn, opening=found.opening or None, announced=True)
    # The story was judged when it was found, and is the dear part: all else is judged anew.
    verdict = judge_play(setting, before, proposal, told=found.told)
    if not verdict:
        warn(f"refused: {proposal} from {before}: {verdict.message}", RefusedTurn, stacklevel=4)
        return slow_turn(position, before, drawn) or nothing_found(before.table)
    return BestTurn(
        found.status,
        verdict.laid,
        sum(map(setting.rack_points, verdict.laid)),
        end_table(setting, before.table, found.table, least_change=position.least_change),
        found.opening,
        found.opening_value,
    )


def at_least_greedy(
    encoding: Encoding,
    before: Before,
    drawn: tuple[Drawn, ...],
    must: Sequence[Tile],
    may: Sequence[Tile],
    answer: BestTurn,
) -> BestTurn:
    """An answer that was cut short lays at least what a simple look finds: that is promised."""
    greedy = greedy_turn(encoding.setting, before, drawn, must, may)
    weight = encoding.weight_of
    if greedy is None or sum(map(weight, greedy.play)) <= sum(map(weight, answer.play)):
        return answer
    return greedy


# -- a simple lay ------------------------------------------------------------------------------------
#
# Found at once whatever the budget: new sets from the rack, then single tiles onto old sets.

LONGEST = 5
"""A longer run can be cut in two."""


def greedy_turn(
    setting: Setting, before: Before, drawn: tuple[Drawn, ...], must: Sequence[Tile], may: Sequence[Tile]
) -> BestTurn | None:
    """A legal turn that lays what has to be laid, if the simple look finds one."""
    if JOKER in must:
        return None  # it does not know where to put a joker
    for table in _tables(setting, before, Counter((*must, *may))):
        laid = table.tiles() - before.table.tiles()
        if Counter(must) - laid:
            continue
        verdict = judge_play(setting, before, Proposal(table, drawn=drawn, announced=True))
        if verdict:
            opened = must_open(setting, before)
            return BestTurn(
                Certainty.BEST_FOUND,
                verdict.laid,
                sum(map(setting.rack_points, verdict.laid)),
                table,
                table[len(before.table) :] if opened else None,
                verdict.opening_value,
            )
    return None


def _tables(setting: Setting, before: Before, rack: Counter[Tile]) -> Iterator[Table]:
    """What may be laid, the most first."""
    left = Counter({tile: count for tile, count in rack.items() if tile is not JOKER})
    new = tuple(_new_sets(setting, left))
    if not must_open(setting, before):
        alone = Counter(left)
        yield Table((*(_grown(setting, meld, left) for meld in before.table), *new))
        # Sets with jokers may be forbidden to grow.
        yield Table((*(m if m.jokers else _grown(setting, m, alone) for m in before.table), *new))
    yield Table((*before.table, *new))


def _new_sets(setting: Setting, left: Counter[Tile]) -> Iterator[Meld]:
    """Sets of these tiles, the most valuable first; they are taken out of `left`."""
    melds = melds_of(setting, left, LONGEST)
    for meld in sorted(melds, key=lambda meld: -meld_value(setting, meld)):
        while _holds(left, meld):
            left.subtract(meld)
            yield meld


def _holds(left: Counter[Tile], meld: Meld) -> bool:
    return all(left[tile] >= count for tile, count in Counter(meld).items())


def _grown(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld:
    """The set with single tiles added as long as one fits; they are taken out of `left`."""
    # A set has one number or one colour. Most tiles share neither with it, and to read a set takes longer.
    one = next((tile for tile in meld if tile.colour is not None), None)
    alike = (tile for tile in left if one is None or tile.number == one.number or tile.colour is one.colour)
    for tile in sorted(alike):
        while left[tile]:
            longer = next(
                (m for m in (Meld((*meld, tile)), Meld((tile, *meld))) if setting.read(m).valid), None
            )
            if longer is None:
                break
            left[tile] -= 1
            meld = longer
    return meld


# -- the slow way ------------------------------------------------------------------------------------
#
# Lay out every table of a position and ask the referee about each: it shares nothing with the search but the
# referee, and is used where the two disagree.

MOST_PLAYS = 1 << 16
MOST_TABLES = 20_000
"""So much is looked at; what is found by then will do."""


def slow_turn(position: SearchPosition, before: Before, drawn: tuple[Drawn, ...]) -> BestTurn | None:
    """The best legal turn of those that were looked at, or None."""
    weight = position.encoding.weight_of
    plays = sorted(islice(_plays(position), MOST_PLAYS), key=lambda play: -sum(map(weight, play)))
    best: tuple[tuple[int, int], BestTurn] | None = None
    setting = position.encoding.setting

    def kept(table: Table) -> int:
        return kept_sets(setting, before.table, table).total()

    for table, play, verdict in islice(judged_turns(setting, before, plays, drawn), MOST_TABLES):
        worth = sum(map(weight, play))
        # Plays come by their worth, so none that follows is better.
        if best is not None and worth < best[0][0]:
            break
        if verdict and (best is None or (worth, kept(table)) > best[0]):
            points = sum(map(setting.rack_points, play))
            answer = BestTurn(
                Certainty.BEST_FOUND, tuple(sorted(play)), points, table, None, verdict.opening_value
            )
            best = (worth, kept(table)), answer
    return None if best is None else best[1]


def _plays(position: SearchPosition) -> Iterator[tuple[Tile, ...]]:
    """What may be laid from the rack, at least a tile."""
    counts = sorted(Counter(position.may).items())
    for numbers in product(*(range(count, -1, -1) for _, count in counts)):
        more = [tile for (tile, _), number in zip(counts, numbers, strict=True) for _ in range(number)]
        if position.must or more:
            yield (*position.must, *more)
