"""The learned baseline as a bot: it takes the option that leaves the best position, as its network sees it.

`./run arena --bots tilerummy.research.learned:Learned,hold` plays it against any other.
"""

from __future__ import annotations

from functools import partial
from random import Random

import numpy as np

from tilerummy.bots.bot import USUAL_NODES, Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Hold, Lay, Plan, additions_to_all, all_of_it, choose_starter, lay_most
from tilerummy.research.afterstates import (
    KINDS,
    MOST_PLAYERS,
    Look,
    Network,
    after_draw,
    best_options,
    features_of,
    learned,
)
from tilerummy.research.observation import encoding_of
from tilerummy.research.tables import SeenTables
from tilerummy.rules.match.action import Action, ActionKind, Draw, Pass
from tilerummy.rules.match.view import View
from tilerummy.simulator.declared import plays_on_counts

PLANS: tuple[Plan, ...] = (partial(lay_most, all_of_it), Hold(), partial(lay_most, additions_to_all))
"""The options that lay something, in the order of `tables.OPTIONS`."""


class Learned:
    """Plays `sabra` and house rules like it, between two to four players."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = learned() if network is None else network

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What to do now."""
        chance = Random(view.sequence) if chance is None else chance
        if view.turn is None:
            return choose_starter(view, chance)
        _check(view)
        position = OwnTurn(view, Budget(nodes=USUAL_NODES) if budget is None else budget)
        if ActionKind.PLAY in view.may and position.may_lay:
            lays = [plan(position, chance) for plan in PLANS]
            options = looked_at(view, lays)
            best = int(best_options(options, self._network.values(options.features))[0])
            lay = lays[best - 1] if best else None
            if lay is not None:
                return position.play(lay.solution, lay.taken)
        return Draw(seat=position.seat) if ActionKind.DRAW in view.may else Pass(seat=position.seat)


def looked_at(view: View, lays: list[Lay | None]) -> Look:
    """The options of one decision, as `afterstates.look` has those of many tables."""
    now = seen_by(view)
    size, layable = int(now.sizes[0, 0]), 0 if lays[0] is None else lays[0].tiles
    left = np.array([size - layable])
    # Must agree with `afterstates.look`, by which the network was trained.
    features = [features_of(after_draw(now), True, np.array([layable]), left)]
    for lay in lays:
        laid = 0 if lay is None else lay.tiles
        after = now if lay is None else _after(view, now, lay)
        features.append(features_of(after, False, np.array([max(layable - laid, 0)]), left))
    out = [lay is not None and lay.tiles == size for lay in lays]
    return Look(
        np.stack(features, axis=1),
        np.array([[True, *(lay is not None for lay in lays)]]),
        np.array([[np.nan, *(1.0 if ends else np.nan for ends in out)]], np.float32),
    )


def seen_by(view: View) -> SeenTables:
    """What the seat of a view sees, as a row of `Tables.seen`."""
    encoding = encoding_of(view.rules, len(view.players))
    parts = encoding.unpack(encoding.encode(view)[None])
    row = {name: parts[name].astype(np.uint8) for name in ("rack", "table", "unseen", "sizes", "opened")}
    return SeenTables(seat=np.array([view.seat], np.uint8), pool=parts["pool"][:, 0].astype(np.uint8), **row)


def _after(view: View, now: SeenTables, lay: Lay) -> SeenTables:
    """What the seat sees after it laid."""
    encoding = encoding_of(view.rules, len(view.players))
    laid = np.zeros_like(now.rack)
    for tile in lay.solution.play:
        laid[0, encoding.place(tile)] += 1
    sizes, opened = now.sizes.copy(), now.opened.copy()
    sizes[0, 0] -= lay.tiles
    opened[0, 0] = 1
    return now._replace(rack=now.rack - laid, table=now.table + laid, sizes=sizes, opened=opened)


def _check(view: View) -> None:
    rules, players = view.rules, len(view.players)
    fits = plays_on_counts(rules) and rules.voluntary_draw and players <= MOST_PLAYERS
    if not fits or len(encoding_of(rules, players).kinds) != KINDS:
        raise ValueError("the learned baseline plays sabra and house rules like it, for two to four players")
