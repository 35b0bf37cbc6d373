"""The best turn under any rule set: `solve(table, rack, rules)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from tilerummy.rules.judging.demands import Demands, demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Origin, must_open
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile
from tilerummy.solver.acceptance import accepted, at_least_greedy
from tilerummy.solver.best_turn import BestTurn, no_play
from tilerummy.solver.budget import USUAL, Tuning, budget_of
from tilerummy.solver.cases.case_search import search
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.encoding import Encoding, Goal, encoding_for
from tilerummy.solver.opening_turns import going_out, open_and_go_on, open_and_stop
from tilerummy.solver.unbound import free_turn, is_unbound


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
    encoding, opens = encoding_for(setting, wish.goal), not before.opened and must_open(setting, before)
    if wish.go_out or _finishes(setting, wish.taken):
        if len(must) + len(may) < len(before.rack):
            return no_play(before)  # what is not asked about stays on the rack
        must, may = (*must, *may), ()
    # The fast path knows valid tables and nothing else: no minimum (4.1), no tile that must end in a new set
    # (5.6).
    quick = not opens and wish.taken is None and wish.tuning is USUAL
    if quick and is_unbound(encoding, encoding.demands, before.table):
        return _freely(encoding, before, must, may, wish)
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
    return turn if turn.proven else at_least_greedy(encoding, before, (), must, may, turn)


def _searched(position: SearchPosition, *, opens: bool) -> BestTurn | None:
    if not opens:
        return search(position)
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
