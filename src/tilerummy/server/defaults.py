"""How the server plays: what is a matter of taste or of the machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Defaults:
    """What the operator of a server settles for all its tables."""

    levels: tuple[str, ...]
    usual_level: str
    bot_delay_s: float = 0.8
    """A bot waits a little, so that people can follow."""
    bot_budget_s: float = 2.0
    bot_nodes: int | None = None
    """What bots may think in nodes of the solver, so that it does not depend on the machine."""
    judge_budget_s: float = 2.0
    most_spectators: int = 100
    """So many may watch a table through one process."""
    alone: bool = True
    """No other process serves these tables."""
    best_lines: bool = True
    """Look for the best line of a day's deal; it takes a worker some seconds, once a day."""
    own_tables: str = ""
    """How the codes of these tables begin, so that a page knows where they are."""
