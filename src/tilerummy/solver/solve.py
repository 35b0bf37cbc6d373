"""The best turn under any rule set: `solve(table, rack, rules)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import monotonic_ns

from tilerummy.rules.parameter import FaceUpEighth, TableAccess, TakeDiscard
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.story import Demands, demands_of
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Tile
from tilerummy.rules.turn import Before, Drawn, Origin, must_open
from tilerummy.solver.case import Limits
from tilerummy.solver.encoding import Goal, encoding_for
from tilerummy.solver.opening import Opened, open_and_go_on, open_and_stop
from tilerummy.solver.search import Ask, Found, search
from tilerummy.solver.solution import Certainty, Solution


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked of the best turn."""

    goal: Goal = Goal.TILES
    least_change: bool = True
    """Among equal plays, leave the most old sets as they lie."""
    budget_ms: float | None = None
    nodes: int = 0
    taken: Drawn | None = None
    """A tile taken from the discard or face up, which must then be laid."""


BEST = Wish()
"""The best play, the table changed least."""
ANYHOW = Wish(least_change=False)
"""The best play, in any arrangement: the fastest question."""


def solve(
    table: Table | str,
    rack: Rack | str,
    rules: Rules | str = "sabra",
    *,
    opened: bool = True,
    players: int | None = None,
    wish: Wish = BEST,
) -> Solution:
    """The best turn in a position given as values or in notation."""
    table = read_table(table) if isinstance(table, str) else table
    rack = read_rack(rack) if isinstance(rack, str) else rack
    rules = load(rules) if isinstance(rules, str) else rules
    setting = setting_for(rules, players or rules.players[0])
    return solve_turn(setting, Before(table, rack, opened, any_opened=bool(table)), wish)


def solve_turn(setting: Setting, before: Before, wish: Wish = BEST) -> Solution:
    """The best turn of a player, as the rules of this table see it."""
    return solve_between(setting, before, (), before.rack, wish)


def solve_between(
    setting: Setting, before: Before, must: Sequence[Tile], may: Sequence[Tile], wish: Wish = BEST
) -> Solution:
    """The best turn that lays all tiles of `must` and some of `may`, both from the rack."""
    if wish.taken is not None and not _may_take(setting, wish.taken):
        return no_play(before)
    must, may = _with_taken(setting, tuple(must), tuple(may), wish.taken)
    ask = Ask(
        encoding_for(setting, wish.goal),
        before.table,
        must,
        may,
        _demands(setting.rules, wish.taken),
        wish.least_change,
        limits=_limits(wish),
    )
    _check(ask)
    if not must_open(setting, before):
        found = search(ask)
        return no_play(before) if found is None else _solution(setting, before, found, None, wish)
    stop = setting.rules.table_access is TableAccess.TURN_AFTER_OPENING
    opened = open_and_stop(ask) if stop else open_and_go_on(ask)
    return no_play(before) if opened is None else _solution(setting, before, opened.found, opened, wish)


def can_play(setting: Setting, before: Before) -> bool:
    """Whether some legal turn lays at least one tile: what compulsory play asks."""
    return bool(solve_turn(setting, before, ANYHOW).play)


def can_go_out(setting: Setting, before: Before, taken: Drawn | None = None) -> Solution:
    """A turn that lays the whole rack, if there is one."""
    return solve_between(setting, before, before.rack, (), replace(ANYHOW, taken=taken))


def no_play(before: Before) -> Solution:
    """The answer where nothing can be laid."""
    return Solution(Certainty.NO_PLAY, (), 0, before.table)


def _solution(setting: Setting, before: Before, found: Found, opened: Opened | None, wish: Wish) -> Solution:
    end = Counter(tile.plain for meld in found.table for tile in meld)
    end.subtract(tile.plain for meld in before.table for tile in meld)
    play = tuple(sorted((+end).elements()))
    if not play:
        return no_play(before)
    return Solution(
        Certainty.OPTIMAL if found.proven else Certainty.BEST_FOUND,
        play,
        sum(setting.rack_points(tile) for tile in play),
        Table(found.table),
        opened.opening if opened else None,
        opened.value if opened else None,
    )


@lru_cache(maxsize=256)
def _demands(rules: Rules, taken: Drawn | None) -> Demands:
    discard = taken.tile.plain if taken and taken.origin is Origin.DISCARD else None
    return demands_of(rules, announced=True, into_new_set=discard, loose=False)


def _limits(wish: Wish) -> Limits:
    if wish.budget_ms is None:
        return Limits(nodes=wish.nodes)
    return Limits(monotonic_ns() + int(wish.budget_ms * 1_000_000), wish.nodes)


def _may_take(setting: Setting, taken: Drawn) -> bool:
    if taken.origin is Origin.DISCARD:
        return setting.rules.take_discard is not TakeDiscard.NEVER
    return taken.origin is not Origin.FACE_UP or setting.rules.face_up_eighth is not FaceUpEighth.OFF


def _with_taken(
    setting: Setting, must: tuple[Tile, ...], may: tuple[Tile, ...], taken: Drawn | None
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """A tile taken must be laid; the face-up tile perhaps only to finish."""
    if taken is None:
        return must, may
    finish = taken.origin is Origin.FACE_UP and setting.rules.face_up_eighth is FaceUpEighth.TO_FINISH
    if finish:
        return (*must, *may, taken.tile.plain), ()
    return (*must, taken.tile.plain), may


def _check(ask: Ask) -> None:
    """The solver works on real positions only: valid sets, and tiles of this game."""
    known = ask.encoding.identity
    for meld in ask.old:
        if not ask.encoding.setting.read(meld).valid:
            raise Unreadable(f"the table holds {meld}, which is not a set")
    tiles = [tile.plain for meld in ask.old for tile in meld] + [*ask.must, *ask.may]
    for tile in tiles:
        if tile not in known and not tile.is_joker:
            raise Unreadable(f"{tile} is not in this game")
