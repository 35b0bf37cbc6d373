"""What a bot is: it gets a view, a source of chance and a budget, and says what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from inspect import Parameter, signature
from random import Random
from time import monotonic_ns
from typing import Protocol

from tilerummy.rules.match.action import Action, seated
from tilerummy.rules.match.view import View
from tilerummy.solver import ANYHOW, Wish

_MS = 1_000_000
QUESTION = 100
"""What a question to the solver costs of a budget in nodes, however easy it was."""
TOO_LONG_MS = 3000.0
"""Nodes do not bound a question that falls into thousands of cases: one in some thousand games meets one,
under rules that bind old sets. So that nobody waits for ever, such a question is ended by the clock."""


@dataclass(slots=True)
class Budget:
    """How long a bot may think: until a moment, or for so many nodes of the solver, or as long as it likes.

    Nodes do not depend on the machine: the same view, chance and nodes always get the same answer.
    """

    deadline_ns: int | None = None
    nodes: int | None = None
    each: int = 0
    """What each case of a question costs in nodes. Then nodes alone bound a question, and no clock is needed:
    a phone and a server answer alike, whatever else they do meanwhile."""

    @staticmethod
    def of_ms(milliseconds: float) -> Budget:
        """A budget that begins to run now."""
        return Budget(monotonic_ns() + int(milliseconds * _MS))

    @staticmethod
    def of(milliseconds: float | None, nodes: int | None) -> Budget:
        """A budget of nodes if they are given, else of time if that is given."""
        if nodes is not None:
            return Budget(nodes=nodes)
        return Budget() if milliseconds is None else Budget.of_ms(milliseconds)

    def over(self) -> bool:
        """Whether the time is up, or the nodes are spent."""
        if self.nodes is not None:
            return self.nodes <= 0
        return self.deadline_ns is not None and monotonic_ns() >= self.deadline_ns

    @property
    def is_endless(self) -> bool:
        """Whether one may think as long as one likes."""
        return self.nodes is None and self.deadline_ns is None

    def left(self) -> int:
        """What is left, in nodes or nanoseconds; 0 of a budget without an end."""
        if self.nodes is not None:
            return max(0, self.nodes)
        return 0 if self.deadline_ns is None else max(0, self.deadline_ns - monotonic_ns())

    def put_aside(self, nodes: int, milliseconds: float) -> int:
        """Keep back all but so many nodes, or so much time; what was kept back, for `take_back`."""
        # In the budget's own unit: `take_back` adds it again without knowing which that is.
        aside = max(0, self.left() - (int(milliseconds * _MS) if self.nodes is None else nodes))
        self.take_back(-aside)
        return aside

    def take_back(self, aside: int) -> None:
        """Have what was put aside."""
        if self.nodes is not None:
            self.nodes += aside
        elif self.deadline_ns is not None:
            self.deadline_ns += aside

    def wish(self, base: Wish = ANYHOW) -> Wish:
        """A question to the solver that keeps to what is left, and is paid for."""
        if self.nodes is not None:
            # At least one node: to the solver 0 means without a limit.
            left, self.nodes = max(1, self.nodes), self.nodes - QUESTION
            if self.each:
                return replace(base, nodes=left, each=self.each)
            return replace(base, nodes=left, budget_ms=TOO_LONG_MS)
        if self.deadline_ns is None:
            return base
        return replace(base, budget_ms=max(0.0, (self.deadline_ns - monotonic_ns()) / _MS))


NO_LIMIT = Budget()

USUAL_NODES, USUAL_MS = 20_000, 20.0
"""What a level may spend on a move when nobody says: nodes, so that it always does the same; and about what
time they take."""


class Bot(Protocol):
    """Somebody who plays: the same view, chance and budget of nodes always get the same answer.

    A bot is asked whenever the view of its seat lists something to do in `may`, and it answers with one
    of these things. It keeps nothing from one question to the next, so that any process can ask it.

    `act(view)` is enough: `ask` gives a bot the chance and the budget only if its `act` takes them.

    >>> import tilerummy as tr
    >>> class Drawer:
    ...     def act(self, view):
    ...         return tr.Draw() if "draw" in view.may else tr.Pass()
    >>> tr.play([Drawer(), "hold"], seed=1).winners
    ('hold',)
    """

    @property
    def act(self) -> Callable[..., Action]:
        """What to do now, given a view and, by the names `chance` and `budget`, what else it takes."""


def ask(bot: Bot, view: View, chance: Random, budget: Budget) -> Action:
    """What the bot does; an action that names no seat is that of the seat whose view it is."""
    act = bot.act
    # A bound method is made anew at every look; its function stays, so that the signature is read once.
    takes_chance, takes_budget = _extras(getattr(act, "__func__", act))
    if takes_chance and takes_budget:
        action = act(view, chance=chance, budget=budget)
    elif takes_chance:
        action = act(view, chance=chance)
    else:
        action = act(view, budget=budget) if takes_budget else act(view)
    return action if view.seat is None else seated(action, view.seat)


@cache
def _extras(act: Callable[..., Action]) -> tuple[bool, bool]:
    """Whether a bot takes `chance`, and whether it takes `budget`."""
    parameters = signature(act).parameters.values()
    named = {parameter.name for parameter in parameters}
    everything = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters)
    return everything or "chance" in named, everything or "budget" in named
