"""The terminal game and the arena's command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli.arena import command as arena
from tilerummy.cli.play import command as play


def test_a_person_plays_in_the_terminal() -> None:
    """Protects the first evening: hints, drawing, taking back, refusals in the chosen language, leaving."""
    typed = "help\nhint\ndraw\nundo\nk1 k1\nk1 k2 k3 | r1\nziehen\nnonsense\nquit\n"
    done = CliRunner().invoke(play, ["--seed", "3", "--lang", "de", "--bots", "builder"], input=typed)
    assert done.exit_code == 0, done.output
    assert "Brett:" in done.output
    assert "no place was found for k1 k1" in done.output
    assert "Ein Set braucht mindestens 3 Steine." in done.output
    assert "is not a tile" in done.output


def test_a_whole_round_can_be_drawn_away() -> None:
    """Protects the end: Enter alone leads through a round to its result."""
    done = CliRunner().invoke(play, ["--seed", "5", "--bots", "greedy,greedy"], input="\n" * 200)
    assert done.exit_code == 0, done.output
    assert "The match is over" in done.output


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--bots", "nobody,greedy"], "there is no bot 'nobody'"),
        (["--bots", "greedy"], "needs two"),
        (["--bots", "greedy,hold", "--until", "much"], "is not a strength"),
        (["--bots", "greedy,hold", "--players", "9"], "players"),
        (["--bots", "greedy,hold,novice", "--mode", "table", "--players", "2"], "needs 2 bots"),
    ],
)
def test_the_arena_says_what_is_wrong(args: list[str], says: str) -> None:
    """Protects people who type: one sentence, before anything is played."""
    done = CliRunner().invoke(arena, args)
    assert done.exit_code == 2
    assert says in done.output


def test_the_arena_answers_in_json_and_goes_on(tmp_path: Path) -> None:
    """Protects programs that read it: one object with wins, points, margins and times."""
    keep, picture = tmp_path / "deals.jsonl", tmp_path / "elo.svg"
    args = [
        "--bots",
        "greedy,novice",
        "--deals",
        "3",
        "--jobs",
        "1",
        "--nodes",
        "500",
        "--keep",
        str(keep),
        "--json",
    ]
    first = CliRunner().invoke(arena, args)
    again = CliRunner().invoke(arena, [*args, "--svg", str(picture)])
    assert first.exit_code == 0, first.output
    assert json.loads(first.output) == json.loads(again.output)
    found = json.loads(again.output)
    assert (found["rules"], found["players"], found["deals"]) == ("sabra", 2, 3)
    assert {line["bot"] for line in found["lines"]} == {"greedy", "novice"}
    assert picture.read_text().startswith("<svg")
    shown = CliRunner().invoke(arena, args[:-1])
    assert shown.output.startswith("| bot | at the table |")
