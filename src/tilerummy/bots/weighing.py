"""Weighing: among several who may draw or lay, learned values tell when to open, to lay or to wait."""

from __future__ import annotations

from random import Random

from tilerummy.bots.opening import open_and_lay_most, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import additions_to_all
from tilerummy.bots.values import MOST_PLAYERS, Values, network_named
from tilerummy.simulator.declared import plays_on_counts
from tilerummy.simulator.network import Network
from tilerummy.solver import Solution

NETWORK = "sabra"
DOUBT = 0.0
"""Something is laid only if that is worth so much more than to wait."""


def network_for(position: OwnTurn) -> Network | None:
    """The network that knows such tables: three or four who all still play, by the rules of its games."""
    view = position.view
    several = 2 < len(view.players) <= MOST_PLAYERS and not any(player.given_up for player in view.players)
    known = several and position.may_lay and view.rules.voluntary_draw and plays_on_counts(view.rules)
    return network_named(NETWORK) if known else None


def weigh(position: OwnTurn, network: Network, chance: Random, care: float) -> Solution | None:
    """What to lay, or None to draw; going out was tried before."""
    most = open_and_lay_most(position) if position.closed else position.most
    if not most.play:
        return None
    plays = [most, *_smaller(position, chance)]
    values = Values(position, network, care)
    waiting, *worths = values.of([None, *plays], len(most.play))
    best = max(range(len(plays)), key=lambda i: (worths[i].to(care), -i))
    return plays[best] if worths[best].to(care) > waiting.to(care) + DOUBT else None


def _smaller(position: OwnTurn, chance: Random) -> list[Solution]:
    """Plays of fewer tiles: the smallest opening, or own sets and what can be added to others."""
    small = smallest_opening(position) if position.closed else None
    if not position.closed and not position.budget.over():
        small = additions_to_all(position, chance, None)
    return [small] if small is not None and small.play else []
