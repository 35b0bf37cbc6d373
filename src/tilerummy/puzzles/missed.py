"""A missed turn of a finished match as a puzzle, for those who look back at it."""

from __future__ import annotations

from collections import Counter

from tilerummy.puzzles.moment import NoPuzzle, WhyNot, puzzle_of_moment
from tilerummy.puzzles.puzzle import KnownPuzzle
from tilerummy.review.look_back import Effort
from tilerummy.review.possibility import most_possible, position_of, what_was_done
from tilerummy.review.turn import PlayedTurn
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.choice import must_draw_first, turn_choices


def puzzle_of_turn(turn: PlayedTurn) -> KnownPuzzle:
    """The puzzle to find what a player missed; `NoPuzzle` says why there is none."""
    effort = Effort()
    best = most_possible(turn, effort.nodes, effort.budget_ms)
    if best is None:
        raise NoPuzzle(WhyNot.NOTHING_TO_LAY)
    if best.worth <= what_was_done(turn).worth:
        raise NoPuzzle(WhyNot.NOT_MISSED)
    if best.taken is not None:
        raise NoPuzzle(WhyNot.OPEN_TILE)
    for game in turn.moments:
        before = position_of(game)
        may_lay = ActionKind.PLAY in turn_choices(game) and not must_draw_first(game)
        if may_lay and not Counter(best.play) - Counter(before.rack):
            return puzzle_of_moment(game.setting, before)
    raise NoPuzzle(WhyNot.NOTHING_TO_LAY)
