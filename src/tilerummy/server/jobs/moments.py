"""A turn of a finished match as a puzzle, made by a worker: proving its one solution takes a while."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.puzzles.moment import NoPuzzle, puzzle_of_turn
from tilerummy.puzzles.pack import write_pack
from tilerummy.review import NotFinished
from tilerummy.review.look_back import turn_of
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.errors import ErrorCode
from tilerummy.server.jobs.reviews import step_back


def moment_puzzle(text: str, number: int) -> m.MomentPuzzle | tuple[ErrorCode, str]:
    """The puzzle of a turn, or why there is none; or what is wrong with the record."""
    step_back()
    try:
        turn = turn_of(text, number)
        if turn is None:
            return ErrorCode.UNREADABLE, f"the record has no turn {number}"
        return m.MomentPuzzle(write_pack([puzzle_of_turn(turn)]), None)
    except NoPuzzle as error:
        return m.MomentPuzzle(None, str(error.why))
    except NotFinished as error:
        return ErrorCode.NOT_OVER, str(error)
    except (Unreadable, BadRules) as error:
        return ErrorCode.UNREADABLE, str(error)
