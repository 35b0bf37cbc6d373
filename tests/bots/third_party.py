"""A bot as somebody else would write it: what twenty lines can do."""

from random import Random

from tilerummy.bots import Budget
from tilerummy.rules.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.view import View
from tilerummy.solver import solve_turn


class Cautious:
    """Lays what the solver finds on two turns of three; discards its first tile."""

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        assert view.seat is not None
        assert view.rack
        wants = chance.random() < 0.67 or not view.rules.voluntary_draw
        if ActionKind.PLAY in view.may and not view.to_take and wants:
            best = solve_turn(view.setting, view.before())
            if best.play:
                return Play(view.seat, best.table, best.opening, announced=True)
        if ActionKind.DRAW in view.may:
            return Draw(view.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(view.seat, view.rack[0])
        return Pass(view.seat)


class NoBot:
    """Something else."""
