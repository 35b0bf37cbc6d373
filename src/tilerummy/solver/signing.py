"""The referee signs: what the search found becomes an answer when the whole referee has accepted the turn.

The search asks the judge of stories about each table. Here the rest is judged too, by the code that judges
players: which tiles were laid, the opening and its value, whether the turn goes out, the tile that was taken.
A refusal is a fault of ours. It is said loudly (a warning, which the tests make an error), and the answer is
looked for in the slow way: whatever leaves the solver is legal.

Where no rule binds, a turn is legal if all tiles lie in valid sets. The cores see to that themselves
(`core/sound.c`, `plain/solving.py`): the referee would take longer than they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from warnings import warn

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Drawn, Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.solver.cases.question import Found, Question
from tilerummy.solver.encoding import Encoding
from tilerummy.solver.greedy import greedy_turn
from tilerummy.solver.slow import slow_turn
from tilerummy.solver.solution import BestTurn, Certainty


class Refused(RuntimeWarning):
    """The referee refused a turn that the search had found."""


def signed(question: Question, before: Before, taken: Drawn | None, found: Found | None) -> BestTurn:
    """What was found as an answer that the referee accepts."""
    if found is None:
        return no_play(before)
    drawn = () if taken is None else (taken,)
    solution = nothing_found(before) if found.nothing else _accepted(question, before, drawn, found)
    # An answer that was cut short lays at least what a simple look finds: that is promised.
    if found.proven:
        return solution
    return at_least_greedy(question.encoding, before, drawn, question.must, question.may, solution)


def _accepted(question: Question, before: Before, drawn: tuple[Drawn, ...], found: Found) -> BestTurn:
    """The turn that was found if the referee accepts it, else the best that the slow way finds."""
    setting = question.encoding.setting
    proposal = Proposal(Table(found.table), drawn=drawn, opening=found.opening or None, announced=True)
    # The story was judged when it was found, and is the dear part: all else is judged anew.
    verdict = judge_play(setting, before, proposal, told=found.told)
    if not verdict:
        warn(f"refused: {proposal} from {before}: {verdict.message}", Refused, stacklevel=4)
        return slow_turn(question, before, drawn) or nothing_found(before)
    return BestTurn(
        status=Certainty.OPTIMAL if found.proven else Certainty.BEST_FOUND,
        play=verdict.laid,
        points=sum(map(setting.rack_points, verdict.laid)),
        table=end_table(setting, before.table, found.table, least_change=question.least_change),
        opening=found.opening,
        opening_value=found.opening_value,
    )


def at_least_greedy(
    encoding: Encoding,
    before: Before,
    drawn: tuple[Drawn, ...],
    must: Sequence[Tile],
    may: Sequence[Tile],
    solution: BestTurn,
) -> BestTurn:
    """An answer that is not proven, or what a simple look finds if that is better."""
    greedy = greedy_turn(encoding.setting, before, drawn, must, may)
    weight = encoding.weight_of
    if greedy is None or sum(map(weight, greedy.play)) <= sum(map(weight, solution.play)):
        return solution
    return greedy


def no_play(before: Before) -> BestTurn:
    """The answer where nothing can be laid."""
    return BestTurn(Certainty.NO_PLAY, (), 0, before.table)


def nothing_found(before: Before) -> BestTurn:
    """The answer where nothing was found in time: there may be a play all the same."""
    return BestTurn(Certainty.BEST_FOUND, (), 0, before.table)


def end_table(setting: Setting, old: Table, new: Sequence[Meld], *, least_change: bool) -> Table:
    """The sets as a table; where the least is changed, those that stay lie in their old places first."""
    return _in_old_order(setting, old, new) if least_change else Table(new)


def tile_order(tile: Tile) -> int:
    """The canonical order of tiles."""
    return tile.order


def _in_old_order(setting: Setting, old: Table, new: Sequence[Meld]) -> Table:
    """The end table with the sets that stay as they lay in their old places, the others after them."""
    places = {setting.form(meld): place for place, meld in enumerate(old)}
    stay, changed = [], []
    for meld in new:
        place = places.pop(setting.form(meld), None)
        if place is None:
            changed.append(meld)
        else:
            stay.append(place)
    return Table((*[old[place] for place in sorted(stay)], *changed))
