"""What the kitchen's worker computes: nothing is hidden from whoever asks, for it is his own table."""

from __future__ import annotations

import msgspec

from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import book, changes
from tilerummy.rulebook.example import judge_turn
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.turn import Before
from tilerummy.server.jobs.turns import Best
from tilerummy.solver import Wish, solve_turn
from tilerummy.solver.steps import steps


def verdict_on(setting: Setting, before: Before, after: Table, announced: bool) -> tuple[Refusal, ...]:
    """Everything the rules have against a turn."""
    return judge_turn(setting, before.table, before.rack, after, before.opened, announced)


def best_from(setting: Setting, before: Before, budget_ms: float) -> Best:
    """The best turn from a position that somebody typed in."""
    solution = solve_turn(setting, before, Wish(budget_ms=budget_ms))
    return Best(solution, steps(before.table, solution.table), None)


def book_of(rules: Rules, other: Rules, language: str) -> bytes:
    """A rule book in JSON, with what differs from another rule set."""
    words = catalogue(language)
    than = {
        "preset": other.preset,
        "title": words.text("book-differences", name=words.text(f"preset-{other.preset}")),
        "changes": changes(rules, other, words),
    }
    labels = {
        "before": words.text("book-before"),
        "after": words.text("book-after"),
        "same": words.text("book-same"),
        "most": words.text("book-different-most"),
        "rest": words.text("book-different-rest"),
    }
    return msgspec.json.encode({"book": book(rules, language), "than": than, "labels": labels})
