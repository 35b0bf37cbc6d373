"""Slips that used to pass or to end in a raw error: each is told, with what was expected."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from contextlib import suppress

import pytest

import tilerummy as tr
from tilerummy.rules.refusal import hint

RECORD = tr.Match(2, seed=1).record()
CERTIFICATE = tr.solve("r3 r4 r5", "r6 b1", certificate=True).certificate


def lax(function: object) -> Callable[..., object]:
    """A function as somebody without a type checker calls it."""
    assert callable(function)
    return function


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: tr.Position.from_json({"table": [], "rack": ["r6"], "opend": True}), "did you mean opened"),
        (
            lambda: tr.Position.from_json({"table": [], "rack": ["r6"], "weather": 1}),
            "a position has rules, ",
        ),
        (lambda: lax(tr.Position.from_json)(5), "from_json: expected a dictionary or JSON"),
        (lambda: lax(tr.Position.from_json)(b"{}"), "from_json: expected a dictionary or JSON"),
        (lambda: lax(tr.Position)("", "r6", opened="no"), "opened: expected True or False, not 'no'"),
        (lambda: lax(tr.Position)("", "r6", any_opened=0), "any_opened: expected True or False, not 0"),
        (lambda: lax(tr.Position)("", "r6", palette=5), "palette: expected letters of colours"),
        (lambda: lax(tr.Position)("", "r6", palette=[None] * 4), "is no palette: expected"),
        (lambda: tr.Position("", "r6", palette=""), "is no palette: expected"),
        (lambda: lax(tr.Position)("", [["r6"]]), "is not a tile: expected a text such as r7"),
        (lambda: lax(tr.Position)("", "r6", discard=["r6"]), "is not a tile: expected a text such as r7"),
        (lambda: lax(tr.Position)("", "r6", players="2"), "players: expected a whole number"),
        (lambda: tr.Position("", "r6", turn=-1), "turn: expected a seat"),
        (lambda: tr.Position("", "r6", turn=4), "turn: there is no seat 4 with 4 players"),
        (lambda: tr.Position("", "r6", turn=2, players=2), "turn: there is no seat 2 with 2 players"),
        (lambda: tr.Position.from_text("sabra;opened;;r6;turn 4"), "turn: there is no seat 4"),
        (lambda: tr.Position.from_json({"table": [], "rack": ["r6"], "turn": 4}), "turn: there is no seat 4"),
        (lambda: tr.Position("k9 b9 y9", "r6", away="k9 k9"), "away: there are only 2 of k9"),
        (lambda: tr.Position("", "r6", away="o9"), "away: o9 is not in this game: its colours are k r b y"),
        (lambda: tr.Position("", "k9 k9", discard="k9"), "discard: there are only 2 of k9"),
        (lambda: tr.Position.from_text("sabra;opened;;k9 k9;faceup k9"), "face_up: there are only 2 of k9"),
        (lambda: tr.Position("", "o9").solve(), "o9 is not in this game: its colours are k r b y"),
        (lambda: tr.Position([["r3", "r4", "r5"], []], "r6"), "table: a set without tiles"),
        (lambda: tr.Position("r3 r4 r5 | | k9 b9 y9", "r6"), "a set without tiles"),
        (lambda: lax(tr.Position("", "r6").judge)("", take=5), "take: expected a text such as"),
        (lambda: lax(tr.Position("", "r6").judge)("", announced=[]), "announced: expected True or False"),
        (lambda: lax(tr.Position("", "r6").solve)(least_change=None), "least_change: expected True or False"),
        (lambda: lax(tr.Position("", "r6").solve)(certificate="no"), "certificate: expected True or False"),
        (lambda: lax(tr.Position.of)(5), "of: expected a view of a seat"),
        (lambda: tr.Match(["Ada", "Ada"]), "players: 'Ada' is there twice"),
        (lambda: tr.Match(True), "players: expected names in a list"),
        (lambda: lax(tr.Match)(2, deal="x"), "deal: expected a tr.Deal, not 'x'"),
        (lambda: lax(tr.Match)(2, rounds="x"), "rounds: expected a whole number of rounds, not 'x'"),
        (lambda: tr.Match(2, rounds=True), "rounds: expected a whole number of rounds, not True"),
        (lambda: lax(tr.Match)(2, seed="1"), "seed: expected a whole number, not '1'"),
        (lambda: lax(tr.play)(5), "bots: expected bots or their names in a list"),
        (lambda: lax(tr.play)(["hold", "hold"], rounds=None), "rounds: expected a whole number of rounds"),
        (lambda: lax(tr.connect)(5, key="k"), "address: expected the address of a table"),
        (
            lambda: lax(tr.Deal)([None, None], starter="0"),
            "starter: expected a seat, counted from 0, not '0'",
        ),
        (lambda: tr.Match(2, deal=tr.Deal([None, None], starter=2)), "starter: there is no seat 2"),
        (lambda: tr.Match(2).view(seat=True), "seat: expected a seat, counted from 0, not True"),
        (lambda: lax(tr.Play("r3 r4 r5").short)("r3 r4 r5"), "short: expected a tr.Position or a view"),
        (lambda: lax(tr.Deal)(5), "racks: expected a rack for each player"),
        (lambda: lax(tr.read_tile)(5), "'5' is not a tile: expected a text"),
        (lambda: lax(tr.read_tile)(["r6"]), "is not a tile: expected a text such as r7"),
        (lambda: lax(tr.Discard)({}), "'{}' is not a tile: expected a text"),
        (lambda: lax(tr.Rack)("k1 r7"), "'k1 r7' is no rack: expected tiles"),
        (lambda: lax(tr.Rack)(5), "5 is no rack: expected tiles"),
        (lambda: lax(tr.read_meld)(None), "'None' is not a set: expected a text"),
        (lambda: lax(tr.read_rack)(None), "'None' is not a rack: expected a text"),
        (lambda: lax(tr.read_table)(None), "'None' is not a table: expected a text"),
        (lambda: lax(tr.loads)(b"x"), "record: expected the text of one"),
        (lambda: lax(tr.loads)(RECORD, seed="1"), "seed: expected a whole number"),
        (lambda: lax(tr.load)(5), "load: expected the path of a file"),
        (lambda: [*tr.load_many(5)], "load_many: expected the path of a file"),  # type: ignore[arg-type]
        (lambda: lax(tr.check)(b"{}"), "certificate: expected a dictionary or JSON"),
        (lambda: lax(tr.Match(2, seed=1).save)(5), "save: expected the path of a file"),
        (lambda: lax(tr.read_photo)("x.jpg", palette=5), "palette: expected letters of colours"),
        (lambda: lax(tr.read_photo)(5), "photo: expected a path, an open file or a picture, not 5"),
        (lambda: lax(tr.draw_tables)(7), "players: expected names in a list, not 7"),
        (lambda: lax(tr.draw_tables)(["Ada", "Bo"], 4), "size: expected the fewest and the most"),
        (lambda: lax(tr.standings)({"Ada": 40, "Bo": -40}), "results: expected a list of tables"),
        (lambda: lax(tr.standings)(5), "results: expected a list of tables"),
        (lambda: lax(tr.standings)([], []), "counts: there is no []"),
        (lambda: lax(tr.standings)([], cap="25"), "cap: expected what a round costs at most"),
        (lambda: lax(tr.standings)([], bonus=2), "bonus: expected points for the first places"),
        (lambda: lax(tr.standings)([], rests=["Ada"]), "rests: expected how often each sat out"),
    ],
)
def test_a_slip_is_told_with_what_was_expected(call: Callable[[], object], message: str) -> None:
    """Protects programs whose slip would have passed for another position, or ended in an error of Python."""
    with pytest.raises(tr.Unreadable, match="^.*" + re.escape(message)):
        call()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: lax(tr.Rules.from_toml)(5), "5: expected the text of a house file"),
        (lambda: lax(tr.preset("sabra").with_options)("x"), "x: expected parameters with their values"),
    ],
)
def test_rules_from_what_are_none_are_refused(call: Callable[[], object], message: str) -> None:
    """Protects authors of houses in Python: they hear what was expected, as those of a file do."""
    with pytest.raises(tr.BadRules, match=message):
        call()


@pytest.mark.parametrize("much", [10**30, 1e300, math.inf])
def test_as_much_as_you_like_is_no_error(much: float) -> None:
    """Protects whoever says "no limit" by a number: it reached a clock or a counter of C as a raw error."""
    position = tr.Position("r3 r4 r5", "r6")
    assert position.solve(budget_ms=much).optimal
    if isinstance(much, int):
        assert [play.tiles for play in position.plays(much)] == [1]
        assert len([*position.legal_turns(much)]) == tr.count(position)


def test_a_match_of_more_people_than_there_are_is_refused_at_once() -> None:
    """Protects whoever gives a seed for a number of players: it never ended, and took all memory."""
    with pytest.raises(tr.BadRules, match="these rules are for 2 to 4 players"):
        tr.Match(10**30)


@pytest.mark.parametrize("name", ["exec:", "exec:  "])
def test_an_engine_without_a_program_is_told(name: str) -> None:
    with pytest.raises(tr.NoSuchBot, match="names no program"):
        tr.bot(name)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sabra_de", "did you mean sabra-de?"),
        ("Sabra", "did you mean sabra?"),
        ("pro6", "did you mean pro6-en, pro6-pt, pro6-it, pro6-es, pro6-de or pro6-fr?"),
        ("rumikub", "did you mean rummy?"),
        ("xyz", "there are rummy, rummy-it,"),
    ],
)
def test_a_preset_is_guessed_only_if_one_is_near(typed: str, meant: str) -> None:
    """Protects whoever would have been sent to a game that has nothing in common with theirs."""
    assert hint(typed, tr.presets()).startswith(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("gredy", "greedy"), ("hodl", "hold"), ("Hold", "hold"), ("grandmastr", "grandmaster")],
)
def test_a_bot_that_was_mistyped_is_guessed(typed: str, meant: str) -> None:
    with pytest.raises(tr.NoSuchBot, match=rf"did you mean {meant}\?"):
        tr.bot(typed)


def test_a_bot_that_is_like_no_other_is_answered_with_the_list() -> None:
    with pytest.raises(tr.NoSuchBot, match="there are novice, "):
        tr.bot("random")


@pytest.mark.parametrize("field", [*CERTIFICATE, "proof.way", "proof.cases", "turn.table", "turn.opening"])
@pytest.mark.parametrize("value", [None, 5, -1, True, "x", "9" * 5000, [], [[]], [5], {}, {"table": 5}])
def test_a_malformed_certificate_is_unreadable_or_judged(field: str, value: object) -> None:
    """Protects whoever checks certificates of others: one kind of error, whatever is in the file."""
    spoilt = json.loads(json.dumps(CERTIFICATE))
    outer, _, inner = field.partition(".")
    if inner:
        spoilt[outer][inner] = value
    else:
        spoilt[outer] = value
    with suppress(tr.Unreadable):
        assert tr.check(spoilt).message
