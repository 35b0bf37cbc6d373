"""Positions in one line: as text, as a link, as JSON; equal where they mean the same."""

from __future__ import annotations

import json
import random
import re
from itertools import islice
from pathlib import Path

import pytest

import tilerummy as tr
from tests.kit import game_at
from tests.sizes import ONE_OF_A_KIND, these
from tilerummy.rules.match.view import view_game

GOLDEN = Path(__file__).parents[1] / "data" / "positions.json"
LINK = re.compile(r"[A-Za-z0-9._~%-]+")


@pytest.mark.parametrize("preset", these(ONE_OF_A_KIND, tr.presets()))
def test_positions_of_real_matches_read_back(preset: str) -> None:
    """Protects links and bug reports: whatever stands on a table reads back from all three forms."""
    rules = tr.preset(preset)
    players = min(3, rules.players[1])
    match = tr.play(["greedy"] * players, rules, seed=5)
    for pos in islice(match.positions(), 0, None, 3):  # one turn changes little
        text, link = str(pos), pos.link()
        assert "\n" not in text
        assert LINK.fullmatch(link)
        assert tr.Position.from_text(text) == pos
        assert tr.Position.from_text(link) == pos
        assert tr.Position.from_json(pos.json()) == pos
        assert (str(tr.Position.from_text(link)), tr.Position.from_text(text).link()) == (text, link)
        assert hash(tr.Position.from_text(text)) == hash(pos)


def test_the_kept_positions_are_read_and_written_as_they_stand() -> None:
    """Protects other readers: the page and programs elsewhere rely on these very lines."""
    cases = json.loads(GOLDEN.read_text("utf-8"))
    assert len(cases) > 8
    for case in cases:
        pos = tr.Position.from_text(case["text"])
        assert [str(pos), pos.link(), json.loads(pos.json())] == [case["text"], case["link"], case["json"]]
        assert pos == tr.Position.from_text(case["link"]) == tr.Position.from_json(case["json"])
        assert all(tr.Position.from_text(other) == pos for other in case.get("also", ()))


def test_order_means_nothing_and_meaning_everything() -> None:
    """Protects equality: sets, groups and racks in any order are one position, another joker another."""
    rng = random.Random(1)
    sets = [["k9", "b9", "y9"], ["r3", "r4", "*"], ["k7", "*r7", "*b7"]]
    rack = ["r5", "r9", "b1", "r5"]
    pos = tr.Position(sets, rack)
    for _ in range(20):
        groups = [rng.sample(sets[0], 3), sets[1], [sets[2][0], *rng.sample(sets[2][1:], 2)]]
        other = tr.Position(rng.sample(groups, 3), rng.sample(rack, 4), palette=rng.sample("krby", 4))
        assert (other == pos, hash(other) == hash(pos), str(other) == str(pos)) == (True, True, True)
    assert tr.Position("n3 n4 *", "", "rummy") != tr.Position("* n3 n4", "", "rummy")
    assert tr.Position("r3 r4 *r5") == tr.Position("r3 r4 *")
    assert tr.Position("k9 b9 y9 *r9") == tr.Position("k9 b9 y9 *")
    assert tr.Position("k9 b9 *r9") != tr.Position("k9 b9 *")
    assert tr.Position("", "r1", opened=False) != tr.Position("", "r1", opened=False, any_opened=True)
    assert tr.Position("", "r1") != tr.Position("", "r1", turn=0)
    assert pos != str(pos)


@pytest.mark.parametrize("table", ["* * r1", "* * r2", "* r1 *", "* r13 *", "r12 * *", "r1 * *"])
def test_a_group_of_one_tile_is_not_written_as_a_run(table: str) -> None:
    """Protects the meaning of jokers: no order is chosen in which the set would be read otherwise."""
    pos = tr.Position(table, "r5")
    for again in (tr.Position.from_text(str(pos)), tr.Position.from_json(pos.json())):
        assert again == pos
    assert (tr.Position(table) == tr.Position("r1 * *")) == (table == "r1 * *")
    assert (tr.Position(table) == tr.Position("* * r1")) == (table in ("* * r1", "* r1 *"))


def test_a_view_tells_what_lies_open() -> None:
    """Protects what a text says of a round: whose turn, the discard to take, the open tile, what is gone."""
    game = game_at(
        tr.preset("rummy-variants", draw_mode="instead_then_discard"),
        ["r1 w5", "n2 n3"],
        pool="w9 w8",
        discards={1: "r9 n5", 0: "w1"},
        face_up="r7",
    )
    pos = tr.Position.of(view_game(game, game.playing.turn.seat))
    assert (pos.turn, pos.discard, pos.face_up, str(pos.away)) == (
        0,
        tr.read_tile("n5"),
        tr.read_tile("r7"),
        "r9 w1",
    )
    assert str(pos).endswith("turn 0;discard n5;faceup r7;away r9 w1")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no position: expected RULES;OPENED;TABLE;RACK"),
        ("hello", "'hello' is no position"),
        ("sabr;opened;;r1", "there is no sabr; did you mean sabra?"),
        ("sabra opening=0;opened;;r1", "did you mean opening_min"),
        ("sabra;open;;r1", "opened: expected opened, others or nobody, not 'open'"),
        ("sabra;opened;r3 r4 q5;r1", "table: 'q5' is not a tile"),
        ("sabra;opened;r3 r4 r6;r1", "table: r3 r4 r6 isn't a set yet."),
        ("sabra;opened;;r99", "rack: 'r99' is not a tile"),
        ("sabra;opened;;r1;turn x", 'turn: expected a whole number from 0 to 100, not "x"'),
        ("sabra;opened;;r1;turm 1", "'turm' is no field here"),
        ("sabra;opened;;r1;turn 1;turn 1", "each once"),
        ("sabra;opened;;r1;discard r1 r2", "discard: expected one tile"),
        ("sabra;opened;;r1;players 9", "2 to 4 players, not 9"),
        ("sabra;opened;;r1;palette kk", "palette: "),
        ("sabra.opened.r3r4q.r1", "table: 'r3r4q' is no row of tiles"),
        ("x" * 5000, "at most 4000 characters"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, says: str) -> None:
    """Protects people who type positions: the message names the field and what was expected."""
    with pytest.raises((tr.Unreadable, tr.BadRules)) as error:
        tr.Position.from_text(text)
    assert says in str(error.value)


def test_a_bad_set_is_noticed_at_once() -> None:
    """Protects set-ups: a table that cannot lie there is refused where it is written, not solved."""
    with pytest.raises(tr.Unreadable, match="table: r3 r4 r6 isn't a set yet"):
        tr.Position("r3 r4 r6", "r5")
    with pytest.raises(tr.Unreadable, match="table: r3 r4 isn't a set yet"):
        tr.Position.from_json({"table": [["r3", "r4"]], "rack": []})
    with pytest.raises(tr.Unreadable, match="not JSON"):
        tr.Position.from_json("{")


def test_a_turn_is_pushed() -> None:
    """Protects searches over positions: a push gives the position after, and an illegal one every reason."""
    pos = tr.Position("r3 r4 r5", "r6 b1 k9 b9 y9", opened=False, turn=1)
    with pytest.raises(tr.Illegal) as error:
        pos.push(tr.Play("r3 r4 r5 r6"))
    assert "opening_below_minimum" in error.value.codes
    with pytest.raises(tr.Unreadable, match=r"push: expected tr.Play"):
        pos.push("draw")  # type: ignore[arg-type]
    opened = tr.Position("r3 r4 r5", "r6 b1").push(tr.Play("r3 r4 r5 r6"))
    assert str(opened) == "sabra;opened;r3 r4 r5 r6;b1"
    taking = tr.Position("", "r5 r6", "rummy-variants", discard="r7", away="n1")
    after = taking.push(tr.Play("r5 r6 r7", take="discard"))
    assert str(after) == "rummy-variants;opened;r5 r6 r7;;away n1"
    with pytest.raises(tr.Unreadable, match="take: this position does not say which tile"):
        after.push(tr.Play("r5 r6 r7", take="discard"))


def test_turns_are_counted() -> None:
    """Protects `tr.count`: it agrees with the command line, and says what is too much."""
    assert tr.count(tr.Position("b4 b5 b6", rack="b3 b7")) == 3
    assert tr.count(tr.Position("", rack="b3 b7")) == 0
    with pytest.raises(tr.Unreadable, match="at most 40 tiles in all, not 52"):
        tr.count(tr.Position(rack=[f"{colour}{number}" for colour in "krby" for number in range(1, 14)]))
