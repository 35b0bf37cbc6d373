"""Arguments that are wrong are told in our words: what was expected, and what was given instead."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import tilerummy as tr

POSITION: Any = tr.Position("r3 r4 r5", "r6 b1")
LIBRARY: Any = tr


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (
            lambda: POSITION.solve(budget_ms="1"),
            "budget_ms: expected a number of milliseconds above 0, not '1'",
        ),
        (
            lambda: POSITION.solve(budget_ms=-1),
            "budget_ms: expected a number of milliseconds above 0, not -1",
        ),
        (lambda: POSITION.plays(-1), "most: expected a whole number of plays, 0 or more, not -1"),
        (lambda: POSITION.plays(2.5), "most: expected a whole number of plays"),
        (lambda: POSITION.solve(goal=3), "goal: expected 'tiles' or 'points', not 3"),
        (lambda: POSITION.judge(None), "None is no table: expected 'r4 r5 r6 | k8 b8 y8' or a list of sets"),
        (lambda: LIBRARY.Position(rack=7), "7 is no rack: expected 'k1 r7 *' or a list of tiles"),
        (lambda: LIBRARY.Position([5]), "5 is no set"),
        (lambda: LIBRARY.Position.from_text(5), "position: expected a text such as"),
        (lambda: LIBRARY.count("r3"), "count: expected a tr.Position, not 'r3'"),
        (
            lambda: LIBRARY.Match(2, seed=1).push("draw"),
            r"push: expected an action such as tr.Draw(), not 'draw'",
        ),
        (
            lambda: LIBRARY.Match(rules=None),
            "rules: expected the name of a preset, a house file or tr.Rules, not None",
        ),
        (lambda: LIBRARY.preset(None), "rules: expected the name of a preset"),
        (lambda: LIBRARY.Match("Ada"), "players: expected names in a list or how many there are, not 'Ada'"),
        (lambda: LIBRARY.Match(2.5), "players: expected names in a list or how many there are, not 2.5"),
        (lambda: LIBRARY.Match([tr.bot("hold"), "Ada"]), "players: expected names (bots play in tr.play)"),
        (lambda: LIBRARY.Match(2, position="sabra;opened;;r1"), "position: expected a tr.Position"),
        (lambda: LIBRARY.play("greedy"), "bots: expected bots or their names in a list, not 'greedy'"),
        (lambda: LIBRARY.play([1, 2]), "bots: 1 is no bot: expected a name, or an object with act(view)"),
        (lambda: LIBRARY.play(["hold", "greedy"], budget_ms="1"), "budget_ms: expected a number"),
        (lambda: LIBRARY.bot(5), "bot: expected the name of a bot"),
        (lambda: LIBRARY.puzzle(5), "puzzle: expected 'today', a date, an id or a tr.Position, not 5"),
        (
            lambda: LIBRARY.puzzle("1999-01-01"),
            "there is no puzzle of 1999-01-01: the first was that of 2026-01-05",
        ),
        (lambda: LIBRARY.puzzle(date(2025, 12, 31)), "there is no puzzle of 2025-12-31"),
        (lambda: LIBRARY.Match(2, "house.toml"), "house.toml could not be read: No such file"),
    ],
)
def test_a_wrong_argument_is_told(ask: Callable[[], object], says: str) -> None:
    """Protects newcomers: no TypeError from the depths, but the argument and what it should be."""
    with pytest.raises(ValueError) as error:  # noqa: PT011 -- the message is compared below, as plain text
        ask()
    assert says in str(error.value)


def test_house_rules_are_read_from_their_file(tmp_path: Path) -> None:
    """Protects house rules: the file that the command line takes is one for the library as well."""
    house = tmp_path / "house.toml"
    house.write_text(tr.preset("sabra", opening_min=0).to_toml(), "utf-8")
    assert tr.Match(2, str(house)).rules.opening_min == 0
    assert tr.Position("", "r1", rules=str(house)).rules == tr.preset("sabra", opening_min=0)
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(tr.BadRules, match=r"bad.toml could not be read: it is no text"):
        tr.Match(2, str(tmp_path / "bad.toml"))
