"""Write the published set of positions with their optima: docs/optima.md says what it is.

Positions are drawn by their numbers. The optimum of each is found by the solver and by another way that
shares no code with it; the first that differ end the run. A version is made once and then kept as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from tests.histories.draw import large, mixture, of_games, small
from tests.histories.known import (
    LISTING,
    PLACE,
    PROGRAM,
    Known,
    by_listing,
    by_program,
    by_solver,
)
from tilerummy.library.position_text import PositionFacts
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import Setting, setting_for

EACH = {"small": 36, "game": 20, "large": 20}
"""So many positions of each kind under each preset, at most."""
MIXTURES = {"small": 100, "large": 30}
"""So many under mixtures of rules."""
PATIENCE = 10.0
"""A position that takes the program longer than this is left out: others are as hard, and sooner known."""


class Differ(Exception):
    """Two ways found different optima."""


def main() -> None:
    """Write the file, or a part of it to try."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="*", default=[*preset_ids(), "mixture"], help="only these")
    parser.add_argument("--to", type=Path, default=PLACE)
    options = parser.parse_args()
    options.to.parent.mkdir(exist_ok=True)
    with options.to.open("w", encoding="utf-8") as lines:
        for rules in options.rules:
            for kind, number in (MIXTURES if rules == "mixture" else EACH).items():
                for known in _some(rules, kind, number):
                    print(known, file=lines, flush=True)


def _some(rules: str, kind: str, number: int) -> Iterator[Known]:
    """So many positions of a kind; what neither listing nor program can answer is drawn again."""
    found = 0
    for situation in _drawn(rules, kind):
        known = _known(f"{kind}-{rules}-{found + 1:03}", situation, kind)
        if known is not None:
            found += 1
            yield known
        if found == number:
            return


def _drawn(rules: str, kind: str) -> Iterator[PositionFacts]:
    if kind == "game":
        yield from of_games(rules, Random(f"optima {rules}"))
        return
    for drawing in count():
        chance = Random(f"optima {kind} {rules} {drawing}")
        yield (small if kind == "small" else large)(_setting(rules, chance), chance)


def _setting(rules: str, chance: Random) -> Setting:
    """The box with as many players as it may have, so with all its colours, or with fewer."""
    chosen = mixture(chance) if rules == "mixture" else load(rules)
    return setting_for(chosen, chance.choice(chosen.players))


def _known(name: str, situation: PositionFacts, kind: str) -> Known | None:
    expect, by = by_solver(situation), []
    ways = {PROGRAM: by_program(situation, PATIENCE)}
    if kind == "small":
        ways = {LISTING: by_listing(situation), **ways}
    for way, found in ways.items():
        if found is not None:
            by.append(way)
        if found not in (None, expect):
            raise Differ(f"{Known(name, situation, expect, ())}: {way} says {found}")
    return Known(name, situation, expect, tuple(by)) if by else None


if __name__ == "__main__":
    main()
