"""How many different legal turns a position has: our perft.

Two turns are different if they leave different tables: different sets, wherever they lie; a joker in a
run is told by its place, jokers of a group are alike. It walks through every arrangement of every
choice of rack tiles and asks the rules, so it is for small positions only. What a group's jokers are said to
mean does not make another turn, but it may make a legal one: `y7 *r7 *b7` lies as before, `y7 *k7 *r7` does
not. So an arrangement counts if it is legal in some spelling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import melds_of, spellings
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, Verdict
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.encoding import bare


def count_turns(setting: Setting, before: Before) -> int:
    """The number of different legal turns that lay at least one tile."""
    return sum(1 for _ in legal_turns(setting, before))


def legal_turns(setting: Setting, before: Before) -> Iterator[Table]:
    """Every different table that a legal turn can leave."""
    for table, _, verdict in judged_turns(setting, before, _plays(before.rack)):
        if verdict:
            yield table


def judged_turns(
    setting: Setting, before: Before, plays: Iterable[Sequence[Tile]], drawn: tuple[Drawn, ...] = ()
) -> Iterator[tuple[Table, Sequence[Tile], Verdict]]:
    """Every different table that lays one of these plays, with the referee's word on it."""
    base = before.table.tiles()
    for play in plays:
        for kept in _jokers_taken_up(setting, base, play):
            # Every tile of the table stays (6.2), but for jokers that a swap set free.
            tiles = base + Counter(play)
            tiles[JOKER] -= kept
            for melds in _arrangements(setting, tiles):
                tables = _spelled(setting, before.table, melds)
                judged = [(table, _verdict(setting, before, table, drawn)) for table in tables]
                # A spelling makes no other turn, but may make a legal one: any that is legal
                # speaks for all.
                table, verdict = next((one for one in judged if one[1]), judged[0])
                yield table, play, verdict


def _verdict(setting: Setting, before: Before, table: Table, drawn: tuple[Drawn, ...]) -> Verdict:
    return judge_play(setting, before, Proposal(table, drawn=drawn, announced=True))


def _spelled(setting: Setting, old: Table, melds: Sequence[Meld]) -> Iterator[Table]:
    """The table with its jokers said to mean whatever they can; first as old sets lay."""
    read, lay = setting.read, [meld for meld in old if meld.jokers]
    ways = []
    for meld in melds:
        like = bare(read(meld).kind, meld) if meld.jokers else None
        as_old = [was for was in lay if bare(read(was).kind, was) == like]
        ways.append(tuple(dict.fromkeys((*as_old, *spellings(setting, meld)))))
    yield from map(Table, product(*ways))


def _plays(rack: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    counts = sorted(Counter(rack).items())
    for numbers in product(*(range(count + 1) for _, count in counts)):
        if any(numbers):
            yield tuple(t for (t, _), number in zip(counts, numbers, strict=True) for _ in range(number))


def _jokers_taken_up(setting: Setting, base: Counter[Tile], play: Sequence[Tile]) -> range:
    """How many jokers may have gone to the rack; a joker laid as well would leave the same table."""
    # 7.12: only where a swapped joker may be kept.
    allowed = setting.rules.joker_after_swap.rack_allowed and JOKER not in play
    return range(base[JOKER] + 1 if allowed else 1)


def _arrangements(setting: Setting, tiles: Counter[Tile]) -> Iterator[tuple[Meld, ...]]:
    """Every way to lay all these tiles in sets, each once."""
    beginning: dict[Tile, list[tuple[Meld, Counter[Tile]]]] = {}
    for meld in melds_of(setting, tiles):
        used = Counter(tile.plain for tile in meld)
        # By their lowest tile: a joker is the highest, so a set always begins with a numbered one.
        beginning.setdefault(min(used), []).append((meld, used))
    seen = set()
    for melds in _cover(tiles, beginning):
        form = tuple(sorted(map(str, melds)))  # twins that begin two sets come in either order
        if form not in seen:
            seen.add(form)
            yield melds


def _cover(
    left: Counter[Tile], beginning: dict[Tile, list[tuple[Meld, Counter[Tile]]]]
) -> Iterator[tuple[Meld, ...]]:
    # The lowest tile left begins some set, so every arrangement is reached by just one order of its sets.
    lowest = min((tile for tile in left if left[tile]), default=JOKER)
    if lowest is JOKER:
        if not left[JOKER]:
            yield ()
        return
    for meld, used in beginning.get(lowest, ()):
        if all(left[tile] >= number for tile, number in used.items()):
            for rest in _cover(left - used, beginning):
                yield (meld, *rest)
