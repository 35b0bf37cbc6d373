"""The best turn under any rule set: `solve(table, rack, rules)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from tilerummy.rules.judging.demands import Demands, demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Origin, must_open
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table, lying_as, read_rack, read_table
from tilerummy.rules.tile import Tile
from tilerummy.solver.ask import Ask, Found
from tilerummy.solver.budget import budget_of
from tilerummy.solver.encoding import JOKER_BYTE, Encoding, Goal, encoding_for
from tilerummy.solver.free import lay_freely
from tilerummy.solver.opening import Opened, open_and_go_on, open_and_stop
from tilerummy.solver.problem import NO_LIMITS, Status
from tilerummy.solver.search import search
from tilerummy.solver.solution import Certainty, Solution
from tilerummy.solver.spelling import as_they_lay


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
    encoding, opens = encoding_for(setting, wish.goal), not before.opened and must_open(setting, before)
    if not opens and wish.taken is None:
        quick = _freely(encoding, before, must, may, wish)
        if quick is not None:
            return quick
    if wish.taken is not None and not _may_take(setting, wish.taken):
        return no_play(before)
    must, may = _with_taken(setting, tuple(must), tuple(may), wish.taken)
    ask = Ask(
        encoding=encoding,
        old=before.table,
        must=must,
        may=may,
        demands=encoding.demands if wish.taken is None else _demands(setting.rules, wish.taken),
        least_change=wish.least_change,
        floor=0 if must else 1,  # every tile weighs something
        whole_rack=len(before.rack) + (wish.taken is not None),
        budget=budget_of(wish.budget_ms, wish.nodes),
    )
    if not opens:
        found = search(ask)
        return no_play(before) if found is None else _solution(setting, before, found, None, wish)
    stop = setting.rules.table_access.closed_while_opening
    opened = open_and_stop(ask) if stop else open_and_go_on(ask)
    return no_play(before) if opened is None else _solution(setting, before, opened.found, opened, wish)


_OPTIMAL, _PROVEN = Certainty.OPTIMAL, Status.OPTIMAL  # to look them up in their classes takes a while


def _freely(
    encoding: Encoding, before: Before, must: Sequence[Tile], may: Sequence[Tile], wish: Wish
) -> Solution | None:
    """The best turn where no rule says more than that the end table is valid; None if one does."""
    table = encoding.pack_table(before.table)
    if not encoding.free and (encoding.demands.keep_sets or JOKER_BYTE in table):
        return None
    must_lay, may_lay = encoding.pack_rack(must) if must else b"", encoding.pack_rack(may)
    calm, limits = wish.least_change, NO_LIMITS
    if wish.budget_ms is not None or wish.nodes:
        limits = budget_of(wish.budget_ms, wish.nodes).limits()
    # Every tile weighs something: to lay none needs no search for a table.
    least = None if must else 1
    laid = lay_freely(
        encoding, encoding.scale, table, must_lay, may_lay, keep=calm, least=least, limits=limits
    )
    melds = laid.melds
    if melds is None or not (laid.play or must):
        nothing = no_play(before)
        unsure = laid.status is Status.BUDGET and not must
        return replace(nothing, status=Certainty.BEST_FOUND) if unsure else nothing
    play = encoding.unpack_rack(laid.play or b"")
    if must or not encoding.ordered:
        play = sorted((*must, *play), key=_order)
    return Solution(
        _OPTIMAL if laid.status is _PROVEN else Certainty.BEST_FOUND,
        tuple(play),
        encoding.points(laid.weight),
        lambda: _end_table(before.table, _written(encoding, before.table, table, melds), calm),
    )


def _written(encoding: Encoding, old: Table, packed: bytes, melds: Sequence[bytes]) -> tuple[Meld, ...]:
    """The end table; where jokers lay on the old one, sets that look like old ones are written like them."""
    end = encoding.unpack_table(melds)
    return as_they_lay(encoding.setting, old, end) if JOKER_BYTE in packed else end


def _end_table(old: Table, new: Sequence[Meld], calm: bool) -> Table:
    return _in_old_order(old, new) if calm else Table(new)


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
    play = found.play
    if play is None:
        end = Counter(tile.plain for meld in found.table for tile in meld)
        end.subtract(tile.plain for meld in before.table for tile in meld)
        play = tuple((+end).elements())
    if not play:
        nothing = no_play(before)
        return nothing if found.proven else replace(nothing, status=Certainty.BEST_FOUND)
    return Solution(
        status=Certainty.OPTIMAL if found.proven else Certainty.BEST_FOUND,
        play=tuple(sorted(play, key=_order)),
        points=sum(setting.rack_points(tile) for tile in play),
        table=_end_table(before.table, found.table, wish.least_change),
        opening=opened.opening if opened else None,
        opening_value=opened.value if opened else None,
    )


@lru_cache(maxsize=256)
def _demands(rules: Rules, taken: Drawn) -> Demands:
    discard = taken.tile.plain if taken.origin is Origin.DISCARD else None
    return demands_of(rules, announced=True, into_new_set=discard, loose=False)


def _may_take(setting: Setting, taken: Drawn) -> bool:
    match taken.origin:
        case Origin.DISCARD:
            return setting.rules.take_discard.allowed
        case Origin.FACE_UP:
            return setting.rules.face_up_eighth.lies_open
        case Origin.POOL | Origin.PENALTY:
            return True
        case _ as never:
            assert_never(never)


def _with_taken(
    setting: Setting, must: tuple[Tile, ...], may: tuple[Tile, ...], taken: Drawn | None
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """A tile taken must be laid; the face-up tile perhaps only to finish."""
    if taken is None:
        return must, may
    finish = taken.origin is Origin.FACE_UP and setting.rules.face_up_eighth.to_finish_only
    if finish:
        return (*must, *may, taken.tile.plain), ()
    return (*must, taken.tile.plain), may


def _order(tile: Tile) -> int:
    return tile.order


def _in_old_order(old: Table, new: Sequence[Meld]) -> Table:
    """The end table with the sets that stay as they lay in their old places, the others after them."""
    left = {lying_as(meld): meld for meld in old}
    stay = []
    changed = []
    for meld in new:
        was = left.pop(lying_as(meld), None)
        if was is None:
            changed.append(meld)
        else:
            stay.append(was)
    if len(stay) > 1:
        place = {id(meld): index for index, meld in enumerate(old)}
        stay.sort(key=lambda meld: place[id(meld)])
    return Table((*stay, *changed))
