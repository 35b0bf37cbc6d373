"""Whether a turn can run out of time: a clock that the sheet asks for, or one that it offers.

Apart from `timing`, which speaks: the page without a server asks this in a Python that has no catalogues.
"""

from __future__ import annotations

from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import Rules, load

OFFERED_CLOCK_S = 120
"""Two minutes: what sheet 001 offers to those who want a clock."""


def is_timed(rules: Rules) -> bool:
    """Whether a turn can run out of time, if only for those who take the clock that the sheet offers."""
    clock = bool(rules.time_limit_s) or clock_is_offered(rules)
    return clock and rules.on_timeout is not OnTimeout.NONE


def clock_is_offered(rules: Rules) -> bool:
    """Whether the sheet leaves it to the players to add a clock, and these have added none."""
    printed = load(rules.preset)
    return not rules.time_limit_s and not printed.time_limit_s and printed.on_timeout is not OnTimeout.NONE
