"""Whether the closed sets of a case contradict the rules already, whatever the others will be.

All tiles that lie in no closed set are put into one place, the rest. What the rules want together may be
together there, and what they do not want together may be there too, for the rest is many sets in truth. So
if even then there is no story, no turn of the case has one: the case is dropped, and with it all arrangements
of its other tiles, which would be refused one by one.
"""

from __future__ import annotations

from collections import Counter

from tilerummy.rules.judging.story import Became, Story
from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.cell import ANY


class Unfinished:
    """What the judge said about closed sets of one position; many cases have the same."""

    def __init__(self) -> None:
        self._known: dict[object, bool] = {}

    def may_be_finished(self, case: Case) -> bool:
        """Whether a story may exist in which these sets are closed."""
        if not case.closed:
            return True
        question, closed = case.question, [one.meld for one in case.closed]
        # The rest follows from the closed sets and the position, so it need not be part of the key.
        key = frozenset(Counter(closed).items()), case.fates
        possible = self._known.get(key)
        if possible is None:
            story = Story(
                question.encoding.setting,
                question.old,
                (*closed, _rest(case, closed)),
                question.opening,
                question.budget.stop,
                rest=len(closed),
                known=_known(case),
            )
            possible = self._known[key] = story.exists(question.demands)
        return possible


def _known(case: Case) -> dict[int, tuple[Became, Tile | None]]:
    """What a case says of jokers, in the words of the rules."""
    tiles = case.question.encoding.tiles
    return {
        fate.joker.index: (fate.became, None if fate.meaning == ANY else tiles[fate.meaning])
        for fate in case.fates
    }


def _rest(case: Case, closed: list[Meld]) -> Meld:
    """All tiles of the position that do not lie in these sets, those that may stay on the rack included.

    Of jokers that went to the rack too: a place more for a joker is no condition more.
    """
    question = case.question
    left: Counter[Tile] = Counter(tile.plain for meld in question.old for tile in meld)
    left.update(question.must)
    left.update(question.may)
    left.subtract(tile.plain for meld in closed for tile in meld)
    jokers = max(left.pop(JOKER, 0), 0)
    return Meld([*(+left).elements(), *[JOKER] * jokers])
