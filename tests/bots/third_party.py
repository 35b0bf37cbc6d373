"""A bot as somebody else would write it: what twenty lines can do."""

import os
from random import Random
from threading import Event

from tilerummy.bots import Budget
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.view import View
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
                return Play(best.table, best.opening, announced=True, seat=view.seat)
        if ActionKind.DRAW in view.may:
            return Draw(seat=view.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(view.rack[0], seat=view.seat)
        return Pass(seat=view.seat)


class Brief:
    """Looks at the view alone, and does not know its seat."""

    def act(self, view: View) -> Action:
        assert view.rack
        best = solve_turn(view.setting, view.before())
        if ActionKind.PLAY in view.may and best.play:
            return Play(best.table, best.opening)
        return Draw() if ActionKind.DRAW in view.may else Pass()


class NoBot:
    """Something else."""


class Broken:
    """Fails when it is asked."""

    def act(self, view: View) -> Action:
        raise RuntimeError("no idea")


class Stuck:
    """Says on the pipe named in the environment that it was asked, and never answers."""

    def act(self, view: View) -> Action:
        with open(os.environ["STUCK_PIPE"], "wb") as pipe:
            pipe.write(b"asked\n")
        Event().wait()
        raise AssertionError("nobody wakes it")
