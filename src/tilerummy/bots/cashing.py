"""Cashing in: whether to lay down what one can before somebody goes out, by what the match is worth then.

In a single round only winning counts, and waiting wins most. In a match a lost round costs all that is
left on the rack, so whenever somebody is near the end both are played out in guessed worlds.
"""

from __future__ import annotations

from random import Random

from tilerummy.bots.opening import dearest
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.playout import Option, nearest_declared
from tilerummy.bots.search import best_option
from tilerummy.rules.match.view import View
from tilerummy.simulator import GREEDY, Policy
from tilerummy.simulator.policy import ALL
from tilerummy.solver import Solution

NEAR = 3
"""Somebody who holds so few tiles may go out soon."""
WORLDS = 24
WAIT = Policy(opens_late=True, wait=ALL, counts=True)
WAIT_A_LITTLE = Policy(opens_late=True, wait=ALL, near=1)
"""Two ways to go on waiting: to the end, or until somebody holds a single tile."""


def may_cash(position: OwnTurn) -> bool:
    """Whether it is time to think about it: the match has several rounds, and somebody has few tiles."""
    return has_rounds(position.view) and min(player.tiles for player in position.others) <= NEAR


def has_rounds(view: View) -> bool:
    """Whether the match is more than this one round."""
    return view.rounds != 1


def wait_or_cash(position: OwnTurn, chance: Random) -> Solution | None:
    """What to lay: the dearest play, or None to wait, whichever promises more."""
    play, near = dearest(position), nearest_declared(position.view.rules)
    if play is None or not play.play or near is None:
        return None
    options = (Option(None, WAIT), Option(None, WAIT_A_LITTLE), Option(play, GREEDY))
    return best_option(position, near, options, chance, worlds=WORLDS).play
