"""When two sets look alike, and how a set is written like an old one that it looks like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile

Look = tuple[Kind | None, tuple[Tile, ...]]
"""A set as it lies, whatever its jokers are said to mean."""


def bare(kind: Kind | None, meld: Meld) -> Look:
    """Equal for sets that differ at most in what their jokers are said to mean."""
    plain = [tile.plain for tile in meld]
    return kind, tuple(sorted(plain) if kind is Kind.GROUP else plain)


def as_they_lay(
    setting: Setting, old: Sequence[Meld], made: Sequence[Meld], fixed: Sequence[Meld] = ()
) -> tuple[Meld, ...]:
    """The sets, those that look like an old one written as it was; `fixed` are settled already."""
    # Where no meaning is stated, sets that look alike are written alike.
    if not any(tile.means for meld in old for tile in meld):
        return tuple(made)
    read, form = setting.read, setting.form
    likes: dict[Look, list[Meld]] = {}
    used = Counter(map(form, fixed))
    for meld in old:
        if used[form(meld)]:
            used[form(meld)] -= 1
        elif meld.jokers:
            likes.setdefault(bare(read(meld).kind, meld), []).append(meld)
    spelled = []
    for meld in made:
        like = likes.get(bare(read(meld).kind, meld)) if meld.jokers else None
        spelled.append(like.pop() if like else meld)
    return tuple(spelled)
