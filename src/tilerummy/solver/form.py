"""When two sets lie alike, and how a set is written like an old one that it looks like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile

Form = tuple[Kind | None, tuple[Tile, ...]]
"""A set as it lies."""


@lru_cache(maxsize=1 << 16)
def form_of(setting: Setting, meld: Meld) -> Form:
    """Equal for sets that lie alike: a group has no order, and the place of a joker in a run says enough."""
    kind = setting.read(meld).kind
    if kind is Kind.GROUP:
        return kind, tuple(sorted(meld))
    return kind, tuple([tile.plain for tile in meld])


def bare(kind: Kind | None, meld: Meld) -> Form:
    """The same whatever its jokers are said to mean."""
    plain = [tile.plain for tile in meld]
    return kind, tuple(sorted(plain) if kind is Kind.GROUP else plain)


def as_they_lay(
    setting: Setting, old: Sequence[Meld], made: Sequence[Meld], fixed: Sequence[Meld] = ()
) -> tuple[Meld, ...]:
    """The sets, those that look like an old one written as it was; `fixed` are settled already."""
    # Where no meaning is stated, sets that look alike are written alike.
    if not any(tile.means for meld in old for tile in meld):
        return tuple(made)
    read = setting.read
    likes: dict[Form, list[Meld]] = {}
    used = Counter(fixed)
    for meld in old:
        if used[meld]:
            used[meld] -= 1
        elif meld.jokers:
            likes.setdefault(bare(read(meld).kind, meld), []).append(meld)
    spelled = []
    for meld in made:
        like = likes.get(bare(read(meld).kind, meld)) if meld.jokers else None
        spelled.append(like.pop() if like else meld)
    return tuple(spelled)
