"""The examples of the books: what they show is what the rules say."""

from __future__ import annotations

import pytest

from tests.rulebook.books import PRESETS, check_examples, shown
from tilerummy.rulebook.book import Example, book
from tilerummy.rulebook.example import ShownTime, examples
from tilerummy.rulebook.sentence import signed
from tilerummy.rules.preset import Rules, load, preset_ids


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_examples_pass_the_judge(rules: Rules) -> None:
    """Protects the truth of every picture: the pipe's referee gives the verdict that is printed under it."""
    written = book(rules, "en")
    turns = shown(written, "turn")
    assert len(turns) >= 16
    assert any(example.legal for example in turns)
    assert any(not example.legal for example in turns)
    check_examples(rules, written)


def scores(example: Example) -> list[int]:
    rows = example.tiles["scores"]
    assert isinstance(rows, list)
    return [row["score"] for row in rows]


# What the five joker policies say of the same four turns, written down by hand (clause 7.2).
POLICIES = {
    "free": (None, None, None, None),
    "same_meaning": (None, None, None, "joker_meaning_changed"),
    "stay_until_swapped": (None, None, "joker_moved", "joker_meaning_changed"),
    "no_split": (None, "joker_set_split", "joker_set_split", "joker_set_split"),
    "frozen": ("joker_set_frozen",) * 4,
}


@pytest.mark.parametrize("preset", preset_ids())
def test_joker_examples_show_the_policy(preset: str) -> None:
    """Protects the meaning of the joker pages: each policy allows and refuses what it says it does."""
    rules = load(preset)
    written = book(rules, "en")
    entry = next(entry for entry in written.sections[6].entries if entry.number == "7.2")
    for example, code in zip(entry.examples, POLICIES[rules.joker_sets], strict=True):
        assert example.legal == (code is None), example
        if code is not None:
            assert code in example.codes


def test_scores_shown_are_the_rules_of_the_preset() -> None:
    """Protects the worked scores, added up by hand: a joker costs 25 or 30, and a hand game doubles."""
    rows = {
        preset: [scores(example) for example in shown(book(load(preset), "en"), "score")]
        for preset in ("sabra", "rummy", "rummy-it", "baltic-lv")
    }
    assert rows["sabra"] == [[52, -39, -13], [42, -34, -8]]
    assert rows["rummy"] == [[57, -44, -13], [47, -39, -8]]
    assert rows["rummy-it"] == [[0, -44, -13], [0, -39, -8]]
    assert rows["baltic-lv"] == [[52, -39, -13], [104, -78, -26], [42, -34, -8]]


PICTURED = {"7.13", "7.15", "8.6", "8.7", "8.9"}
"""Clauses that few understand without a picture."""


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_hard_clauses_have_a_picture(rules: Rules) -> None:
    """Protects whoever reads about swaps, time and mistakes: each such clause shows what it means."""
    entries = [entry for section in book(rules, "en").sections for entry in section.entries]
    bare = {entry.number for entry in entries if not entry.examples}
    assert not bare & PICTURED
    assert {"7.15", "8.6"} <= {entry.number for entry in entries}


def test_a_taken_tile_that_was_not_laid_goes_back() -> None:
    """Protects the picture of 8.9: one tile is back on the rack, the taken one is not, three are drawn."""
    (shown,) = (one for one in examples(load("rummy-variants")) if one.clause == "8.9")
    assert isinstance(shown, ShownTime)
    assert (shown.back, shown.drawn, shown.stands) == (1, 3, False)


def test_a_refusal_knows_whether_one_is_opening() -> None:
    """Protects whoever opens and adds at once: told to wait for the next turn, not to open first."""
    (example,) = (
        one for one in shown(book(load("baltic-ru"), "en"), "turn") if one.codes == ("opening_uses_table",)
    )
    assert "next turn" in example.verdict


def test_nothing_has_no_sign() -> None:
    """A winner who scores nothing writes 0, as on the score pad of the page."""
    assert [signed(points) for points in (0, 7, -7)] == ["0", "+7", "\N{MINUS SIGN}7"]


def test_a_turn_that_time_ends_is_settled_by_the_rules() -> None:
    """Protects the pictures of section 8: what they leave on the table is what the referee would leave."""
    loose = {
        preset: next(one for one in shown(book(load(preset), "en"), "time") if not one.legal)
        for preset in ("rummy", "baltic-et", "baltic-lv")
    }
    assert loose["rummy"].tiles["after"] == [["r6", "r7", "r8"]]
    assert loose["rummy"].verdict == "Back on your rack: 2 · Drawn: 3"
    assert loose["baltic-et"].verdict == "Back on your rack: 2"
    assert loose["baltic-lv"].tiles["after"] == [["k4", "k5", "k6", "k7"]]
    untouched, mistake, short_pool = shown(book(load("rummy"), "en"), "time", "mistake")[-3:]
    assert untouched.verdict == "Drawn: 1"
    assert (mistake.caption, mistake.verdict) == ("A pair left over", "Back on your rack: 2 · Drawn: 3")
    assert short_pool.verdict == "Back on your rack: 1 · Drawn: 1"
    assert [one.kind for one in (untouched, mistake, short_pool)] == ["time", "mistake", "time"]
    untimed = [one.caption for one in shown(book(load("pro6-en"), "en"), "mistake")]
    assert untimed == ["A pair left over", "Only 1 tile left in the pool"]
