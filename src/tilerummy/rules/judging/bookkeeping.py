"""The bookkeeping of a turn: which sets changed, which tiles were laid, and whether none is lost or added."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tilerummy.rules.judging.opening import made_of
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.lying import differing
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile


@dataclass(frozen=True, slots=True)
class Books:
    """The bookkeeping of a turn: what changed on the table, what came from the rack, what is left."""

    gone: list[Meld]
    """Old sets that do not lie as before."""
    made: list[Meld]
    """End sets that did not lie so before."""
    laid: Counter[Tile]
    taken: Counter[Tile]
    """Tiles that left the table."""
    rack: Counter[Tile]


def keep_books(setting: Setting, before: Before, proposal: Proposal) -> Books:
    """What a turn changes; sets that lie as before drop out, wherever they lie."""
    gone, made = differing(setting, before.table, proposal.table)
    laid, taken, rack = _empty_count(), _empty_count(), _empty_count()
    more: dict[Tile, int] = {}
    # By the plain tile: what a joker is said to mean makes it no other tile.
    for meld in made:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) + 1
    for meld in gone:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) - 1
    for tile in (*before.rack, *(drawn.tile.plain for drawn in proposal.drawn)):
        rack[tile] = rack.get(tile, 0) + 1
    for tile, count in more.items():
        if count > 0:
            laid[tile] = count
            rack[tile] = rack.get(tile, 0) - count
        elif count < 0:
            taken[tile] = -count
            rack[tile] = rack.get(tile, 0) - count
    for tile in proposal.discarded:
        rack[tile.plain] = rack.get(tile.plain, 0) - 1
    return Books(gone, made, laid, taken, rack)


def _empty_count() -> Counter[Tile]:
    """An empty count. `Counter()` says the same in ten times as long, for each answer of the solver."""
    return Counter.__new__(Counter)


def book_faults(setting: Setting, before: Before, proposal: Proposal, books: Books) -> list[Refusal]:
    """Tiles lost, tiles from nowhere, and table tiles that went to the rack (6.2)."""
    if proposal.rack is None and not books.taken and min(books.rack.values(), default=0) >= 0:
        return []  # the usual turn: nothing to sort, and the solver has each of its answers judged
    stated = None if proposal.rack is None else Counter(proposal.rack)
    faults: list[Refusal] = []
    for tile, count in sorted(books.rack.items()):
        if count < 0:
            faults.append(refuse(Reason.TILE_ADDED, tile=tile.text))
        elif stated is not None and stated[tile] < count and tile not in books.taken:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
    for tile in sorted(books.taken):
        if stated is not None and stated[tile] < books.rack[tile]:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
        # 7.12: the one tile that may go up. Whether it was swapped is the story's question.
        elif not (tile is JOKER and setting.rules.joker_after_swap.rack_allowed):
            faults.append(refuse(Reason.TABLE_TILE_TO_RACK, tile=tile.text))
    if stated is not None:
        more = (tile for tile in sorted(stated) if stated[tile] > max(0, books.rack[tile]))
        faults.extend(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in more)
    return faults


def sets_from_rack(books: Books) -> list[Meld]:
    """The new sets of the end table that can be made of the laid tiles alone."""
    return made_of(books.made, books.laid)
