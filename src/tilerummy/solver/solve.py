"""The best turn under any rule set: a wish in, a turn out that the referee has accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, product
from typing import assert_never
from warnings import warn

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import meld_value, melds_of
from tilerummy.rules.judging.story import Demands, demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, must_open
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting, kept_sets
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.best_turn import BestTurn, Certainty, end_table, no_play, nothing_found
from tilerummy.solver.budget import USUAL, Tuning, budget_of
from tilerummy.solver.cases.case_search import search
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.count import judged_turns
from tilerummy.solver.encoding import Encoding, Goal, encoding_for
from tilerummy.solver.opening_turns import going_out, open_and_go_on, open_and_stop
from tilerummy.solver.unbound import free_turn


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked of the best turn."""

    goal: Goal = Goal.TILES
    least_change: bool = True
    """Among equal plays, leave the most old sets as they lie."""
    budget_ms: float | None = None
    nodes: int = 0
    each: int = 1
    """What each question to the core costs of the nodes beside those it takes."""
    taken: Drawn | None = None
    """A tile taken from the discard or face up, which must then be laid."""
    go_out: bool = False
    """Nothing may be left on the rack: no joker that is taken up either."""
    tuning: Tuning = USUAL
    """Another than the usual one is for tests; it takes the long way everywhere."""


BEST = Wish()
"""The best play, the table changed least."""
ANYHOW = Wish(least_change=False)
"""The best play, in any arrangement: the fastest question."""


def solve_turn(setting: Setting, before: Before, wish: Wish = BEST) -> BestTurn:
    """The best turn of a player, as the rules of this table see it."""
    return solve_between(setting, before, (), before.rack, wish)


def solve_between(
    setting: Setting, before: Before, must: Sequence[Tile], may: Sequence[Tile], wish: Wish = BEST
) -> BestTurn:
    """The best turn that lays all tiles of `must` and some of `may`, both from the rack."""
    # 4.5: where anybody's opening opens the table for all, a player may be free to play without one.
    encoding, opens = encoding_for(setting, wish.goal), not before.opened and must_open(setting, before)
    # To go out is to lay the whole rack, so what may be laid must be.
    if wish.go_out or _finishes(setting, wish.taken):
        if len(must) + len(may) < len(before.rack):
            return no_play(before)  # what is not asked about stays on the rack
        must, may = (*must, *may), ()
    # The fast path knows valid tables and nothing else: no minimum (4.1), no tile that must end in a new set
    # (5.6).
    quick = not opens and wish.taken is None and wish.tuning is USUAL
    if quick and encoding.is_unbound(encoding.demands, before.table):
        return _freely(encoding, before, must, may, wish)
    # The rules of this table know no such tile to take: nothing that lays it is legal.
    if wish.taken is not None and not _may_take(setting, wish.taken):
        return no_play(before)
    position = SearchPosition(
        encoding=encoding,
        old=before.table,
        # 5.6, 5.7: whoever takes an open tile lays it in the same turn.
        must=(*must, wish.taken.tile.plain) if wish.taken else tuple(must),
        may=tuple(may),
        demands=encoding.demands if wish.taken is None else _demands(setting.rules, wish.taken),
        least_change=wish.least_change,
        floor=0 if must or wish.taken else 1,  # every tile weighs something
        # A hand game (4.7) is about the whole rack, also where only some of its tiles are asked about.
        whole_rack=len(before.rack) + (wish.taken is not None),
        budget=budget_of(wish.budget_ms, wish.nodes, wish.each),
        tuning=wish.tuning,
    )
    if wish.go_out or _finishes(setting, wish.taken):
        position = going_out(position)
    return accepted(position, before, wish.taken, _searched(position, opens=opens))


def _freely(
    encoding: Encoding, before: Before, must: Sequence[Tile], may: Sequence[Tile], wish: Wish
) -> BestTurn:
    # Without limits no budget is made at all: most calls are such, and take microseconds.
    limited = wish.budget_ms is not None or wish.nodes
    turn = free_turn(
        encoding,
        before.table,
        must,
        may,
        least_change=wish.least_change,
        # Every tile weighs something: to lay none needs no search for a table.
        floor=None if must else 1,
        budget=budget_of(wish.budget_ms, wish.nodes) if limited else None,
    )
    if turn is None:
        return no_play(before)
    return (
        turn if turn.status is Certainty.OPTIMAL else at_least_greedy(encoding, before, (), must, may, turn)
    )


def _searched(position: SearchPosition, *, opens: bool) -> BestTurn | None:
    if not opens:
        return search(position)
    # 4.4: whether the table is open once the opening lies, or only from the next turn on.
    stop = position.encoding.setting.rules.table_access.closed_while_opening
    return open_and_stop(position) if stop else open_and_go_on(position)


def can_play(setting: Setting, before: Before) -> bool:
    """Whether some legal turn lays at least one tile: what compulsory play asks."""
    return bool(solve_turn(setting, before, ANYHOW).play)


def can_go_out(setting: Setting, before: Before, taken: Drawn | None = None, wish: Wish = ANYHOW) -> BestTurn:
    """A turn that leaves nothing on the rack, if there is one."""
    return solve_between(setting, before, before.rack, (), replace(wish, taken=taken, go_out=True))


@lru_cache(maxsize=256)
def _demands(rules: Rules, taken: Drawn) -> Demands:
    discard = taken.tile.plain if taken.origin is Origin.DISCARD else None
    # An announcement costs nothing (7.14), so the solver always makes it.
    return demands_of(rules, announced=True, into_new_set=discard, loose=False)


def _may_take(setting: Setting, taken: Drawn) -> bool:
    match taken.origin:
        case Origin.DISCARD:
            return setting.rules.take_discard.allowed
        case Origin.FACE_UP:
            return setting.rules.face_up_eighth.lies_open
        case Origin.POOL:
            return setting.rules.draw_mode.draws_first
        # Penalty tiles come when the turn is over (8.6): nobody lays one.
        case Origin.PENALTY:
            return False
        case _ as never:
            assert_never(never)


def _finishes(setting: Setting, taken: Drawn | None) -> bool:
    """Whether the tile may only be taken to go out with it."""
    face_up = taken is not None and taken.origin is Origin.FACE_UP
    return face_up and setting.rules.face_up_eighth.to_finish_only


# -- the referee's word ------------------------------------------------------------------------------
#
# The search asks the judge of stories about each table. Here the rest is judged too, by the code that judges
# players: which tiles were laid, the opening and its value, whether the turn goes out, the tile that was
# taken. A refusal is a fault of ours. It is said loudly (a warning, which the tests make an error), and the
# answer is looked for in the slow way: whatever leaves the solver is legal.
#
# Where no rule binds, a turn is legal if all tiles lie in valid sets. The cores see to that themselves
# (`core/sound.c`, `plain/solving.py`): the referee would take longer than they do.


class RefusedTurn(RuntimeWarning):
    """The referee refused a turn that the search had found."""


def accepted(
    position: SearchPosition, before: Before, taken: Drawn | None, found: BestTurn | None
) -> BestTurn:
    """What was found as an answer that the referee accepts."""
    if found is None:
        return no_play(before)
    drawn = () if taken is None else (taken,)
    # "Nothing in time" is no turn, so there is nothing to judge.
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
        # Outside the tests a player waits for this: any legal turn is better than an error.
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
        # What must be laid is not all there, so this is no answer to the question.
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
    # New sets beside the table touch nothing, so no rule for old sets refuses this one.
    yield Table((*before.table, *new))


def _new_sets(setting: Setting, left: Counter[Tile]) -> Iterator[Meld]:
    """Sets of these tiles, the most valuable first; they are taken out of `left`."""
    melds = melds_of(setting, left, LONGEST)
    for meld in sorted(melds, key=lambda meld: -meld_value(setting, meld)):
        # There are two of each tile: the same set may lie twice.
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
            # At either end; where both fit, behind is tried first.
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
    # Large plays first, so that a cut at MOST_PLAYS loses the small ones.
    for numbers in product(*(range(count, -1, -1) for _, count in counts)):
        more = [tile for (tile, _), number in zip(counts, numbers, strict=True) for _ in range(number)]
        if position.must or more:
            yield (*position.must, *more)
