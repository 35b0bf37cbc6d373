"""Which tiles there are: a turn with others is refused before anything else is judged.

The judges of a turn rely on the tiles of the game: with others their search has no bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, Verdict
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, Refusal, Unreadable, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile


def tiles_at_hand(before: Before, drawn: Iterable[Drawn] = ()) -> Counter[Tile]:
    """How many of each tile a turn can use: those on the table, on the rack, and those that were drawn."""
    return before.table.tiles() + Counter(before.rack) + Counter(one.tile.plain for one in drawn)


def strange_tiles(setting: Setting, tiles: Counter[Tile]) -> list[Refusal]:
    """A refusal for each tile that is not in the game, or not so often."""
    strange = (tile for tile, count in sorted(tiles.items()) if count > setting.copies(tile))
    return [refuse(Reason.TILE_NOT_IN_GAME, tile=tile.text) for tile in strange]


def check_tiles(setting: Setting, before: Before) -> None:
    """Refuse a position with tiles that are not in the game, or with more copies than exist."""
    for tile, count in tiles_at_hand(before).items():
        most = setting.copies(tile)
        if count > most:
            raise Unreadable(f"there are only {most} of {tile}" if most else not_in_game(setting, tile))


def not_in_game(setting: Setting, tile: Tile) -> str:
    """That a tile does not exist here, and which ones do."""
    if tile.is_joker:
        return f"{tile} is not in this game: it has no jokers"
    return f"{tile} is not in this game: its colours are {' '.join(setting.shape.colours)}"


def judge_any_play(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge a turn that lays tiles, in a position that perhaps cannot be."""
    strange = strange_tiles(setting, tiles_at_hand(before, proposal.drawn))
    if strange:
        return judge_impossible(setting, before, proposal, strange)
    return judge_play(setting, before, proposal)


def judge_impossible(
    setting: Setting, before: Before, proposal: Proposal, strange: Iterable[Refusal]
) -> Verdict:
    """The verdict on a turn with tiles that are not in the game: only what can be seen at a glance."""
    readings = [setting.read(meld) for meld in proposal.table]
    faults = [fault for reading in readings for fault in set_faults(reading.meld, reading.faults)]
    refusals = [*strange, *tiles_moved(before, proposal), *faults]
    return Verdict(tuple(dict.fromkeys(refusals)), None if before.opened else 0)


def tiles_moved(before: Before, proposal: Proposal) -> Iterator[Refusal]:
    """A refusal for each tile that is lost or added between the beginning of the turn and its end."""
    had = tiles_at_hand(before, proposal.drawn)
    discarded = Counter(tile.plain for tile in proposal.discarded)
    has = proposal.table.tiles() + Counter(proposal.rack or ()) + discarded
    if proposal.rack is not None:
        yield from (refuse(Reason.TILE_LOST, tile=tile.text) for tile in sorted(had - has))
    yield from (refuse(Reason.TILE_ADDED, tile=tile.text) for tile in sorted(has - had))


def set_faults(meld: Meld, faults: Iterable[Refusal]) -> list[Refusal]:
    """What is wrong with tiles that are no set, led by which tiles these are; nothing for a set."""
    each = list(faults)
    return [refuse(Reason.INVALID_SET, set=str(meld)), *each] if each else []
