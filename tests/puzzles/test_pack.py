"""The shipped packs: readable, small, proven; the puzzle of a day; ratings; a puzzle in the terminal."""

from __future__ import annotations

import json
from datetime import date, timedelta
from importlib.resources import files
from random import Random

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.puzzles.pack import (
    FIRST_DAY,
    FOLDER,
    all_shipped,
    daily_places,
    daily_puzzle,
    pack_names,
    read_pack,
    shipped,
    shipped_puzzle,
    write_pack,
)
from tilerummy.puzzles.puzzle import LEVELS, TaskKind
from tilerummy.puzzles.rating import Rating, Result, rated
from tilerummy.puzzles.solutions import has_spare_joker
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.refusal import Unreadable

RUNNER = CliRunner()
EVERY = list(all_shipped())
SAMPLES = [1, pytest.param(5, marks=pytest.mark.long)]
"""So many of each level of each pack: a proof takes up to some seconds."""
MOST_BYTES = 500_000


def test_packs_are_small_and_read_back() -> None:
    """Protects the download: all packs together stay small, and a pack written again is the same."""
    folder = files("tilerummy.puzzles") / FOLDER
    texts = {name: (folder / f"{name}.txt").read_text("ascii") for name in pack_names()}
    assert sum(map(len, texts.values())) < MOST_BYTES
    assert all(write_pack(read_pack(text)) == text for text in texts.values())


def test_no_puzzle_comes_twice() -> None:
    """Protects ids: each names one puzzle, and it is found by it."""
    assert len({one.id for one in EVERY}) == len(EVERY)
    assert shipped_puzzle(EVERY[-1].id) == EVERY[-1]


def test_every_level_and_task_is_there() -> None:
    """Protects choice: thousands, in every pack all levels, in the common one all tasks."""
    assert len(EVERY) > 4000
    for name in pack_names():
        assert {one.level for one in shipped(name)} == {*LEVELS}
    assert {one.task.kind for one in shipped("sabra")} == {*TaskKind}


def test_every_joker_rule_has_a_pack() -> None:
    """Protects those who play another box: each way to bind jokers that a preset has comes with puzzles."""

    def joker_rule(preset: str) -> tuple[str, ...]:
        rules = load(preset)
        return rules.joker_sets, rules.joker_swap_tile_from, rules.joker_after_swap

    assert {*map(joker_rule, preset_ids())} == {*map(joker_rule, pack_names())}


@pytest.mark.parametrize("number", SAMPLES)
@pytest.mark.parametrize("rules", pack_names())
def test_shipped_puzzles_are_proven(rules: str, number: int) -> None:
    """Protects players: some of every level of every pack pass the check; the bench proves all."""
    chance = Random(rules)
    levels = ([one for one in shipped(rules) if one.level == level] for level in LEVELS)
    some = [one for level in levels for one in chance.sample(level, number)]
    done = RUNNER.invoke(main, ["puzzles", "check"], input="".join(f"{one.json()}\n" for one in some))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    expected = [{"id": one.id, "ok": True, "solutions": 1, "level": one.level, "why": ""} for one in some]
    assert answers == expected
    assert done.exit_code == 0


def test_a_damaged_pack_is_refused() -> None:
    """Protects from half a file: the line is named."""
    with pytest.raises(Unreadable, match="line 2 of the pack"):
        list(read_pack("sabra krby {}\nl 1 - 1 A\n"))


def test_a_day_has_a_puzzle_of_its_own() -> None:
    """Protects the calendar: seven years without a repeat, no joker is left over."""
    places = daily_places()
    assert len(set(places)) == len(places) >= 7 * 365
    assert not any(has_spare_joker(shipped("sabra")[place].solution) for place in places)


def test_a_week_climbs_from_the_first_level_to_the_last() -> None:
    """Protects a week one can learn: Monday is for everybody, Sunday for those who have come so far."""
    first = (date(2026, 11, 23) - FIRST_DAY).days  # before that, weeks climbed less high
    levels = [shipped("sabra")[place].level for place in daily_places()[first:]]
    for weekday, level in enumerate((1, 2, 2, 3, 3, 4, 5)):
        assert {*levels[weekday::7]} == {level}


def test_the_list_of_days_begins_again() -> None:
    """Protects those who come late: after the last day the first comes again, before the first the last."""
    places, common = daily_places(), shipped("sabra")
    assert daily_puzzle(FIRST_DAY) == common[places[0]]
    assert daily_puzzle(FIRST_DAY + timedelta(days=8)) == common[places[8]]
    assert daily_puzzle(FIRST_DAY + timedelta(days=len(places))) == common[places[0]]
    assert daily_puzzle(FIRST_DAY - timedelta(days=1)) == common[places[-1]]


def test_ratings_follow_the_paper() -> None:
    """Protects ratings: the worked example of the Glicko-2 paper comes out."""
    others = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    after = rated(Rating(1500, 200), [Result(Rating(value, spread), won) for value, spread, won in others])
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.0001)
    assert rated(Rating(1500, 200), []).deviation > 200


def test_a_puzzle_in_the_terminal() -> None:
    """Protects the terminal: nonsense, an illegal table, a hint, the solution."""
    puzzle = daily_puzzle(date(2026, 11, 16))
    typed = f"nonsense\nr1 r2\nhint\n{puzzle.solution}\n"
    done = RUNNER.invoke(main, ["puzzle", "2026-11-16", "--lang", "en"], input=typed)
    assert done.exit_code == 0
    assert puzzle.id in done.output
    assert done.output.rstrip().endswith("Solved.")


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_task_in_every_language(language: str) -> None:
    """Protects readers: each task is said in each language; who asks for the solution gets it."""
    word = catalogue(language).text("puzzle-type-solution")
    for kind in TaskKind:
        puzzle = next(one for one in shipped("sabra") if one.task.kind is kind)
        done = RUNNER.invoke(main, ["puzzle", puzzle.id, "--lang", language], input=f"{word}\n")
        assert done.exit_code == 0
        assert all(str(meld) in done.output for meld in puzzle.solution)


@pytest.mark.parametrize("rules", pack_names())
def test_a_puzzle_under_rules_of_your_choice(rules: str) -> None:
    """Protects those who play another box: `--rules` and `--level` together choose among its puzzles."""
    done = RUNNER.invoke(main, ["puzzle", "--rules", rules, "--level", "2", "--lang", "en"], input="quit\n")
    assert done.exit_code == 0
    chosen = shipped_puzzle(done.output[:10])
    assert (chosen.rules, chosen.level) == (rules, 2)


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_to_quit_gives_nothing_away(typed: str) -> None:
    """Protects those who come back later: quitting does not show the solution."""
    puzzle = shipped("sabra")[0]
    done = RUNNER.invoke(main, ["puzzle", puzzle.id, "--lang", "en"], input=typed)
    assert done.exit_code == 0
    assert "The solution" not in done.output
    assert not any(str(meld) in done.output for meld in puzzle.solution if meld not in puzzle.table)
