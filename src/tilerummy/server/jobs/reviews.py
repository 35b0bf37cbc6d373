"""What the workers for reviews compute: nothing is hidden from them, for the match is over."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache

from tilerummy.review import Effort, NotFinished
from tilerummy.review.look_back import assemble, parts_of, study
from tilerummy.review.review import TurnReview, to_json
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.errors import ErrorCode

LOW_PRIORITY = 10


@cache
def step_back() -> None:
    """Bots and players come first: this process takes what time they leave."""
    from multiprocessing import parent_process  # not where there are no processes, as in a browser

    if hasattr(os, "nice") and parent_process() is not None:
        os.nice(LOW_PRIORITY)


def outline(text: str) -> list[range] | tuple[ErrorCode, str]:
    """The parts of a record that can be studied apart; or what is wrong with it."""
    step_back()
    try:
        return parts_of(text)
    except NotFinished as error:
        return ErrorCode.NOT_OVER, str(error)
    except (Unreadable, BadRules) as error:
        return ErrorCode.UNREADABLE, str(error)


def study_part(text: str, effort: Effort, part: range) -> list[TurnReview]:
    """A part, studied."""
    step_back()
    return study(text, effort, part)


def bind(text: str, effort: Effort, turns: Sequence[TurnReview]) -> bytes:
    """The whole review in JSON."""
    return to_json(assemble(text, effort, turns))
