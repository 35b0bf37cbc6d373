"""The terminal game for those who hear it: whole sentences, and an answer to every question."""

from __future__ import annotations

from itertools import pairwise

import pytest
from click.testing import CliRunner

import tilerummy as tr
from tilerummy.cli.by_ear import Teller
from tilerummy.cli.play_command import QUESTIONS, play_command
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.match.event import Played
from tilerummy.rules.table import read_rack, read_table

TURNS = {
    "r3 r4 r5": ("", "r3 r4 r5", "New set: red 3 to 5."),
    "an addition": ("k8 k9 k10", "k7 k8 k9 k10", "Added: black 7. Now: black 7 to 10."),
    "a rearrangement": (
        "k1 k2 k3 k4 | b1 b2 b3 b4",
        "k2 k3 k4 | b2 b3 b4 | k1 b1 y1",
        "New set: group of 1: black, blue, yellow. From the table: black 1, blue 1. "
        "Left there: black 2 to 4. Left there: blue 2 to 4.",
    ),
    "a swapped joker": (
        "r4 * r6 | k9 b9",
        "r4 r5 r6 | k9 b9 *",
        "Added: red 5. Now: red 4 to 6. From the table: joker. Now: black 9, blue 9, joker.",
    ),
    "rack and table": (
        "k1 k2 k3 k4 | r9 r10 r11",
        "k1 k2 k3 | k4 b4 y4 | r9 r10 r11",
        "New set: group of 4: black, blue, yellow. From the table: black 4. Left there: black 1 to 3.",
    ),
    "a joker comes back": ("r4 * r6", "r4 r5 r6", "Added: red 5. Now: red 4 to 6. Back on the rack: joker."),
}


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_told_by_the_sets_it_changed(name: str) -> None:
    """Protects who hears the game from a table that is not the one that lies there."""
    before, after, told = TURNS[name]
    assert Teller(catalogue("en")).turn(read_table(before), read_table(after)) == told


def test_no_changed_set_is_left_out() -> None:
    """Protects the same in real games: each set that was not there before is said as it now stands."""
    teller, seen = Teller(catalogue("en")), 0
    for seed in range(6):
        done = tr.play(["greedy", "builder"], rules="rummy", seed=seed)
        tables = [read_table("")] + [event.table for event in done.events if isinstance(event, Played)]
        for before, after in pairwise(tables):
            told = teller.turn(before, after)
            fresh = [meld for meld in after if sorted(meld) not in [*map(sorted, before)]]
            assert all(teller.set(meld) in told for meld in fresh), told
            seen += len(fresh)
    assert seen > 50


def test_a_rack_is_told_by_colour() -> None:
    """Protects what one holds: every tile once, twins as twins."""
    told = Teller(catalogue("en")).rack(read_rack("k1 k4 r8 r8 y13 *"))
    assert told == "Black: 1, 4; red: 8 twice; yellow: 13; 1 joker."


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
