"""A slow and obvious solver: it lays out every possible end table and asks the rules.

It shares no code with the solver. Everything here is exponential; use it on small positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, Verdict
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile, joker_as


def plays(rack: Rack) -> list[tuple[Tile, ...]]:
    """Every different choice of tiles from the rack: all subsets, of which equal tiles make some alike."""
    tiles = sorted(rack)
    return sorted({chosen for size in range(len(tiles) + 1) for chosen in combinations(tiles, size)})


def end_tables(setting: Setting, tiles: Counter[Tile]) -> Iterator[Table]:
    """Every way to arrange all these tiles in sets."""
    yield from (Table(melds) for melds in _covers(setting, tiles))


def _covers(setting: Setting, left: Counter[Tile]) -> Iterator[tuple[Meld, ...]]:
    numbered = [tile for tile in left if tile is not JOKER and left[tile]]
    if not numbered:
        if not left[JOKER]:
            yield ()
        return
    for meld in _melds_with(setting, min(numbered), left):
        used = Counter(tile.plain for tile in meld)
        for rest in _covers(setting, left - used):
            yield (meld, *rest)


def _melds_with(setting: Setting, tile: Tile, left: Counter[Tile]) -> Iterator[Meld]:
    """Every set with this tile as its first numbered one in canonical order, from the tiles left."""
    assert tile.colour is not None
    for before, after in product(range(left[JOKER] + 1), range(13)):
        first, last = tile.number - before, tile.number + after
        if first >= 1 and last <= 13 and last - first >= 2:
            yield from _runs(tile, first, last, left)
    colours = setting.shape.colours
    others = [Tile.of(c, tile.number) for c in colours]
    for size in range(setting.shape.group_max):
        for some in _choices(setting, tile, others, size, left):
            for jokers in range(left[JOKER] + 1):
                if 3 <= 1 + size + jokers <= setting.shape.group_max:
                    yield from _group(setting, (tile, *some), jokers)


def _runs(tile: Tile, first: int, last: int, left: Counter[Tile]) -> Iterator[Meld]:
    assert tile.colour is not None
    later = [Tile.of(tile.colour, number) for number in range(tile.number + 1, last + 1)]
    for mask in product((False, True), repeat=len(later)):
        jokers = tile.number - first + sum(mask)
        if jokers > left[JOKER]:
            continue
        if all(joker or left[t] for t, joker in zip(later, mask, strict=True)):
            tail = (JOKER if joker else t for t, joker in zip(later, mask, strict=True))
            yield Meld((*(JOKER for _ in range(tile.number - first)), tile, *tail))


def _choices(
    setting: Setting, tile: Tile, others: list[Tile], size: int, left: Counter[Tile]
) -> Iterator[tuple[Tile, ...]]:
    if setting.shape.distinct:
        pool = [other for other in others if other is not tile and left[other]]
    else:
        pool = [other for other in others for _ in range(left[other] - (other is tile))]
    yield from sorted(set(combinations(pool, size)))


def _group(setting: Setting, numbered: tuple[Tile, ...], jokers: int) -> Iterator[Meld]:
    meld = Meld((*numbered, *(JOKER for _ in range(jokers))))
    reading = setting.read(meld)
    if reading.kind is Kind.GROUP:
        yield meld
    elif jokers:
        taken = {tile.colour for tile in numbered} if setting.shape.distinct else set()
        lacking = [Tile.of(c, numbered[0].number) for c in setting.shape.colours if c not in taken]
        for some in combinations(lacking, jokers):
            yield Meld((*numbered, *map(joker_as, some)))


def legal_end(
    setting: Setting, before: Before, play: tuple[Tile, ...], drawn: tuple[Drawn, ...] = ()
) -> tuple[Table, Verdict] | None:
    """Some legal turn that lays exactly these tiles."""
    for table, verdict in legal_ends(setting, before, play, drawn):
        return table, verdict
    return None


def legal_ends(
    setting: Setting, before: Before, play: tuple[Tile, ...], drawn: tuple[Drawn, ...] = ()
) -> Iterator[tuple[Table, Verdict]]:
    """Every legal turn that lays exactly these tiles."""
    tiles = before.table.tiles() + Counter(play)
    jokers_kept = [0]
    if setting.rules.joker_after_swap == "rack_allowed":
        jokers_kept += range(1, before.table.tiles()[JOKER] + 1)
    for kept in jokers_kept:
        if kept and JOKER in play:
            continue  # the same end as laying a joker less and taking one less
        for table in end_tables(setting, tiles - Counter({JOKER: kept})):
            verdict = judge_play(setting, before, Proposal(table, drawn=drawn, announced=True))
            if verdict.legal:
                yield table, verdict


def worth(setting: Setting, play: tuple[Tile, ...], goal: str = "tiles") -> tuple[int, int]:
    """A play by the goal: tiles then points, or points then tiles."""
    points = sum(setting.rack_points(tile) for tile in play)
    return (len(play), points) if goal == "tiles" else (points, len(play))


def best(setting: Setting, before: Before, goal: str = "tiles") -> tuple[tuple[Tile, ...], Table] | None:
    """The best play, found by trying all of them from the best down."""
    for play in sorted(plays(before.rack), key=lambda play: worth(setting, play, goal), reverse=True):
        found = legal_end(setting, before, play) if play else None
        if found:
            return play, found[0]
    return None


def form(setting: Setting, table: Table) -> str:
    """A table as text that is equal for equal turns: sets in any order, the jokers of a group alike."""
    return " | ".join(sorted(f"{setting.read(meld).kind}: {_plain(setting, meld)}" for meld in table))


def _plain(setting: Setting, meld: Meld) -> str:
    tiles = [tile.plain for tile in meld]
    return " ".join(tile.text for tile in (tiles if setting.read(meld).kind is Kind.RUN else sorted(tiles)))
