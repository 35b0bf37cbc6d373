"""Names that were mistyped: which one was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

NEAR, NEAR_FROM_THE_FIRST = 0.6, 0.5
"""How alike two names must be, as a share of their letters, in order; less if they begin alike."""
LONGEST = 60
"""More of a name that somebody typed is not compared."""
MOST_SHOWN = 24


def hint(typed: str, names: Iterable[str]) -> str:
    """What to say to somebody who typed a name that is none: the name that is near, or which there are.

    Of a family such as `rummy`, `rummy-it` the head counts first; where a head alone was typed and is no
    name, all of its family are meant.
    """
    known = list(names)
    wanted = _plain(typed[:LONGEST])
    same = [name for name in known if _plain(name) == wanted]
    family = same or [name for name in known if _plain(name).startswith(f"{wanted}-")]
    if family:
        return f"did you mean {_listed(family)}?"
    best = max(known, key=lambda name: _likeness(wanted, _plain(name)), default="")
    enough = NEAR_FROM_THE_FIRST if best[:1].lower() == wanted[:1] else NEAR
    if best and max(_likeness(wanted, _plain(best))[:2]) >= enough:
        return f"did you mean {best}?"
    shown = ", ".join(known[:MOST_SHOWN])
    return f"there are {shown}{', ...' if len(known) > MOST_SHOWN else ''}"


def _plain(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def _likeness(wanted: str, name: str) -> tuple[float, float, int]:
    """How alike the heads are, then the whole names; among equals the shorter one."""
    # Imported where needed: it costs more than all else here, and most names are right.
    from difflib import SequenceMatcher

    def ratio(one: str, other: str) -> float:
        return SequenceMatcher(None, one, other).ratio()

    head = ratio(wanted.partition("-")[0], name.partition("-")[0])
    return head, ratio(wanted, name) if "-" in wanted else 0.0, -len(name)


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
