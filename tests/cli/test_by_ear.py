"""The terminal game for those who hear it: whole sentences, and an answer to every question."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

import tilerummy as tr
from tilerummy.cli.by_ear import Teller
from tilerummy.cli.play_command import QUESTIONS, play_command
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.match.event import Played
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import read_rack, read_table

CASES = Path(__file__).resolve().parents[1] / "data" / "told.json"
TURNS: dict[str, tuple[str, str, str]] = json.loads(CASES.read_text("utf-8"))
"""A table, what a turn made of it, and how that is told; the page is held to the same."""
FOUR = setting_for(tr.preset("sabra"), 4).shape


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_told_by_the_sets_it_changed(name: str) -> None:
    """Protects who hears the game from a table that is not the one that lies there."""
    before, after, told = TURNS[name]
    assert Teller(catalogue("en"), FOUR).turn(read_table(before), read_table(after)) == told


def test_no_changed_set_is_left_out() -> None:
    """Protects the same in real games: each set that was not there before is said as it now stands."""
    teller, seen = Teller(catalogue("en"), FOUR), 0
    for seed in range(6):
        done = tr.play(["greedy", "builder"], rules="rummy", seed=seed)
        tables = [read_table("")] + [event.table for event in done.events if isinstance(event, Played)]
        for before, after in pairwise(tables):
            told = teller.turn(before, after)
            fresh = [meld for meld in after if sorted(meld) not in [*map(sorted, before)]]
            assert all(teller.set(meld).lower() in told.lower() for meld in fresh), told
            seen += len(fresh)
    assert seen > 50


def test_a_rack_is_told_by_colour() -> None:
    """Protects what one holds: every tile once, twins as twins."""
    told = Teller(catalogue("en"), FOUR).rack(read_rack("k1 k4 r8 r8 y13 *"))
    assert told == "Black: 1, 4; red: 8 twice; yellow: 13; 1 joker."


def test_the_terminal_says_what_the_page_says() -> None:
    """Protects who plays at both: the same questions have the same sentences, and a hint is no notation."""
    typed = "w\nk\nhint\nv\n"
    done = CliRunner().invoke(play_command, ["--plain", "--seed", "4", "--set", "opening_min=1"], input=typed)
    stands, can, hint, table = [line[2:] for line in done.output.splitlines() if line.startswith("> ")][:4]
    assert stands.startswith("Your turn. You: 14 tiles. "), done.output
    assert "You need at least this much to open: 1." in stands
    assert can == hint
    assert can.startswith("You can lay "), "another seed"
    assert "Enough to open: " in can
    assert "|" not in can
    assert table.startswith(("Sets on the table: ", "There is nothing")), table


def test_the_terminal_tells_what_an_opening_lacks_and_how_it_ended() -> None:
    """Protects who lays a whole set that is too little, and who waits for the points: each is a sentence."""
    typed = "\n\nk6 r6 b6 y6\n" + "\n" * 400
    done = CliRunner().invoke(
        play_command, ["--plain", "--seed", "5", "--bots", "novice,greedy"], input=typed
    )
    *_, end = done.output.strip().splitlines()
    assert "You need at least this much to open: 30." in done.output.split("> ")[3], done.output
    assert re.search(r"over\. You: [−+]\d+\. Novice: [−+]\d+\. Greedy: [−+]\d+\.$", end), end  # noqa: RUF001


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_question_has_an_answer(language: str) -> None:
    """Protects whoever asks from silence, in every language; nothing is drawn or coloured."""
    typed = "".join(f"{letter}\n" for letter in QUESTIONS)
    done = CliRunner().invoke(
        play_command, ["--plain", "--seed", "4", "--lang", language], input=f"{typed}\n{typed}", color=True
    )
    assert done.exit_code == 0, done.output
    assert "\x1b" not in done.output
    answers = [line.removeprefix("> ") for line in done.output.splitlines() if line.startswith("> ")]
    assert len(answers) >= 2 * len(QUESTIONS)
    assert all(len(answer) > 3 for answer in answers if answer), done.output
