"""Single tiles added to sets as they lie: adding.c in plain Python, under every rule set."""

from __future__ import annotations

from collections import Counter

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, NUMBERS, Tile


def grown(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld:
    """The set with every tile that fits, which is taken from those left; a joker only if it is the last."""
    if setting.rules.joker_sets.stays_as_it_is and meld.jokers:
        return meld
    while (longer := _longer(setting, meld, left)) is not None:
        meld = longer
    return meld


def _longer(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld | None:
    for tile in _neighbours(setting, meld):
        if not left[tile] or (tile is JOKER and left.total() > 1):
            continue
        for longer in (Meld((*meld, tile)), Meld((tile, *meld))):
            if setting.read(longer).valid:
                left[tile] -= 1
                return longer
    return None


def _neighbours(setting: Setting, meld: Meld) -> list[Tile]:
    """The tiles that may fit at an end of a run or into a group, and last the joker."""
    place, first = next((place, tile) for place, tile in enumerate(meld) if not tile.is_joker)
    assert first.colour is not None
    if setting.read(meld).kind is Kind.GROUP:
        return [*(Tile.of(colour, first.number) for colour in setting.shape.colours), JOKER]
    ends = (first.number - place - 1, first.number - place + len(meld))
    return [*(Tile.of(first.colour, number) for number in ends if number in NUMBERS), JOKER]
