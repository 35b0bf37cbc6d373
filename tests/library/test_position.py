"""Positions: judged and solved as the command line does it, from whatever says a table."""

from __future__ import annotations

import pickle

import pytest

import tilerummy as tr
from tests.kit import game_at
from tilerummy.cli.solver_commands import Solver
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.match.view import view_game
from tilerummy.rules.refusal import Reason
from tilerummy.solver import BEST

TABLE, RACK = "r3 r4 * | k9 b9 y9", "r5 r9 b1"


def test_tables_are_read_from_anything() -> None:
    """Protects scripts: notation, lists of texts and our own values say the same table."""
    position = tr.Position(TABLE, RACK)
    lists = tr.Position([["r3", "r4", "*"], ["k9", "b9", "y9"]], ["r5", "r9", "b1"])
    values = tr.Position(position.table, position.rack, position.rules)
    assert position == lists == values
    assert hash(position) == hash(lists)
    assert position.judge([["r3", "r4", "r5", "*"], "k9 b9 y9 r9"]).legal


@pytest.mark.parametrize(
    ("table", "rack", "after"),
    [
        (TABLE, RACK, "r3 r4 r5 * | k9 b9 y9 r9"),
        (TABLE, RACK, "r3 r4 * | k9 b9 y9"),
        (TABLE, "r3 r3 r3", "r3 r4 *"),
        ("", "r9 k9 b9 w1", "r9 k9 b9"),
    ],
)
@pytest.mark.parametrize("opened", [True, False])
def test_a_verdict_is_that_of_the_command_line(table: str, rack: str, after: str, opened: bool) -> None:
    """Protects one truth: the library and `tilerummy judge` say the same about a turn."""
    position = tr.Position(table, rack, opened=opened)
    verdict = position.judge(after)
    asked = {
        "kind": "turn",
        "table_before": [[tile.text for tile in meld] for meld in position.table],
        "rack_before": rack.split(),
        "opened_before": opened,
        "table_after": [meld.split() for meld in after.split("|")],
    }
    answer = judge_case(asked, tr.preset("sabra"))
    assert (verdict.legal, list(verdict.reasons)) == (answer["legal"], answer["reasons"])
    assert (verdict.message, verdict.opening_value) == (answer["message"], answer["opening_value"])
    assert bool(verdict) is verdict.legal


@pytest.mark.parametrize(
    ("table", "rack", "says"),
    [
        ("r3 r4 r5 | r3 b3 k3", "r3", "there are only 2 of r3"),
        ("", "w1", "w1 is not in this game: its colours are k r b y"),
        ("r3 r4 *", "* *", "there are only 2 of *"),
    ],
)
def test_the_solver_refuses_what_the_command_line_refuses(table: str, rack: str, says: str) -> None:
    """Protects answers: a position that cannot be has no best turn, in the library as on the command line."""
    position = tr.Position(table, rack)
    for ask in (position.solve, position.plays, lambda: tr.solve(table, rack)):
        with pytest.raises(tr.Unreadable) as error:
            ask()
        assert str(error.value) == says
    asked = {"table": [[tile.text for tile in meld] for meld in position.table], "rack": rack.split()}
    with pytest.raises(tr.Unreadable) as error:
        Solver(tr.preset("sabra"), {}, BEST, 0).answer(asked)
    assert str(error.value) == says
    assert Reason.TILE_NOT_IN_GAME in position.judge(table).reasons


def test_goals_budgets_and_open_tiles() -> None:
    """Protects the keywords of `solve`: what is asked for is what is answered."""
    position = tr.Position("r1 r2 r3", "r4 k11 b11 y11", rules="pro6-en", palette="krby")
    assert str(position.solve("points", budget_ms=10_000).play) == "k11 r4 b11 y11"
    assert position.solve(take="discard r11").action.take == "discard"
    assert not tr.Position("", "r1").solve()
    with pytest.raises(tr.Unreadable, match="goal: expected 'tiles' or 'points'"):
        position.solve("most")
    with pytest.raises(tr.Unreadable, match="'discard r7'"):
        position.solve(take="r7")


def test_a_palette_is_checked() -> None:
    """Protects the colours in play: four to six different letters, and a joker for each number of players."""
    assert tr.Position("", "o1", palette="krbyo").solve().tiles == 0
    with pytest.raises(tr.Unreadable, match="is no palette"):
        tr.Position("", "o1", palette="kkrb")
    with pytest.raises(tr.BadRules, match="2 to 4 players, not 9"):
        tr.Position("", "r1", players=9)


def test_a_position_is_told_by_its_text() -> None:
    """Protects reports of bugs: the text of a position makes the same position."""
    for position in (
        tr.Position(TABLE, RACK),
        tr.Position("", "o1", tr.preset("pro6-en", penalty_tiles=0), opened=False, palette="krbo"),
    ):
        assert eval(repr(position), vars(tr) | {"preset": tr.preset}) == position


def test_a_view_gives_its_position() -> None:
    """Protects bots: the tile just drawn is among those that can be laid."""
    game = game_at("pro6-en", ["r1 k5", "k2 k3"], pool="y9")
    view = view_game(game, game.playing.turn.seat)
    assert tr.Position.of(view).rack == view.rack
    with pytest.raises(ValueError, match="only somebody with tiles"):
        tr.Position.of(view_game(game, None))


def test_positions_and_solutions_can_be_pickled() -> None:
    """Protects worker processes: questions and answers travel."""
    position = tr.Position(TABLE, RACK)
    best = position.solve()
    assert pickle.loads(pickle.dumps(position)) == position
    assert pickle.loads(pickle.dumps(best)).table == best.table


def test_a_solution_is_legal_and_shown() -> None:
    """Protects notebooks: the picture lights the tiles laid and shows what is left."""
    position = tr.Position(TABLE, RACK)
    best = position.solve()
    assert position.judge(best.table, opening=best.opening, announced=True)
    assert best._repr_svg_().count("#FFD75E") == best.tiles
    assert "Rack with 1 tile: blue 1" in best._repr_svg_()
    assert "Table with 2 sets" in position._repr_svg_()
