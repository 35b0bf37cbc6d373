"""A player made of a plan and a way to choose discards: it turns them into actions for every decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from tilerummy.bots.bot import USUAL_NODES, Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Plan
from tilerummy.rules.match.action import Action, ActionKind, ChooseStarter, Discard, Draw, Pass
from tilerummy.rules.match.view import View
from tilerummy.rules.tile import Tile

Shed: TypeAlias = Callable[[OwnTurn, Random], Tile]
"""Which tile to put away."""


@dataclass(frozen=True, slots=True)
class Planner:
    """A bot that follows a plan."""

    plan: Plan
    shed: Shed

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What to do now. Without a chance and a budget the same view always gets the same answer."""
        chance = Random(view.sequence) if chance is None else chance
        budget = Budget(nodes=USUAL_NODES) if budget is None else budget
        if view.turn is None:
            return choose_starter(view, chance)
        position = OwnTurn(view, budget)
        if ActionKind.PLAY in view.may:
            lay = None if budget.over() else self.plan(position, chance)
            if lay is not None:
                return position.play(lay.solution, lay.taken)
            if position.compulsory and (forced := position.forced()).play:
                return position.play(forced)
        return self._lay_nothing(position, chance)

    def _lay_nothing(self, position: OwnTurn, chance: Random) -> Action:
        if ActionKind.DRAW in position.view.may:
            return Draw(seat=position.seat)
        if ActionKind.DISCARD in position.view.may:
            return Discard(self.shed(position, chance), seat=position.seat)
        return Pass(seat=position.seat)


def choose_starter(view: View, chance: Random) -> Action:
    """Where the players choose, anybody is as good as anybody else."""
    return ChooseStarter(chance.choice([player.seat for player in view.players if not player.given_up]))
