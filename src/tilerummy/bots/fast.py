"""Deals of the arena played by the simulator: the same tiles, bots that are policies, many times as fast."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.bots.match import Outcome, Terms, dealt
from tilerummy.rules.preset import Rules
from tilerummy.simulator import POLICIES, declares, simulator_for
from tilerummy.simulator.compiled import BUILT

FAST = ("greedy", "hold")
"""The levels that are policies of the same name; the policy `builder` sees more than the level."""


class NotFast(ValueError):
    """A contest that the simulator cannot play; the message says why."""


def check_fast(rules: Rules, rounds: int, bots: Sequence[str]) -> None:
    """Refuse what the simulator does not know."""
    unknown = [name for name in bots if name not in FAST]
    if unknown:
        raise NotFast(f"the simulator knows {', '.join(FAST)}, not {', '.join(unknown)}")
    if not BUILT:
        raise NotFast("the compiled simulator was not built here")
    if not declares(rules):
        raise NotFast(f"the simulator does not play {rules.preset} with these options, the referee does")
    if rounds != 1:
        raise NotFast("the simulator plays deals of one round")


def play_fast(terms: Terms, names: Sequence[str], seed: int) -> Outcome:
    """Play one deal by the policies of these names. Which rounds were blocked, it does not tell."""
    game = dealt(terms, len(names), seed)
    simulator = simulator_for(game.rules, len(names))
    played = simulator.playouts([simulator.state_of(game)], [POLICIES[name] for name in names], [None])
    winners = played.winners_of(0)
    return Outcome(
        wins=tuple((seat in winners) / len(winners) for seat in range(len(names))),
        scores=played.scores_of(0),
        blocked=None,
        emptied=None,
        moves=played.lengths[0],
        micros=((),) * len(names),
    )
