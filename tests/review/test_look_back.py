"""A review: what it says is true of the record, legal by the rules, and the same every time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.review.matches import EASY, RECORDS, documented, reviewed
from tilerummy.review import NotFinished, review_record
from tilerummy.review.look_back import MORE, assemble, seats_by_turn, study
from tilerummy.review.played_turn import PlayedTurn, turns_of
from tilerummy.review.review import from_json, to_json
from tilerummy.review.turn_study import (
    Possible,
    chances,
    luck_of_turn,
    most_possible,
    played_by_bots,
    simulated,
    what_was_done,
    with_pools,
)
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.match.event import Drew, Played
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.move import drawn_with
from tilerummy.rules.match.record import read_record
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table
from tilerummy.rules.tile import read_tile
from tilerummy.simulator.compiled import BUILT

ONE_EACH = [path for path in RECORDS if path.stem.endswith("-3p")]
"""A record of every preset."""


def some_turns(path: Path, number: int = 5) -> Iterator[PlayedTurn]:
    turns = list(turns_of(read_record(path.read_text(encoding="utf-8"))))
    yield from turns[len(turns) // 4 :: max(1, len(turns) // number)]


@pytest.mark.parametrize("path", ONE_EACH, ids=[path.stem for path in ONE_EACH])
def test_the_best_turn_is_legal_and_no_worse_than_what_was_played(path: Path) -> None:
    """Protects the promise beside each turn, under every preset: it could really have been played."""
    for turn in some_turns(path):
        best, done = most_possible(turn, EASY.nodes, None), what_was_done(turn)
        if best is None:
            assert not turn.laid
            continue
        assert best.worth >= done.worth
        assert any(_is_legal(game, turn, best) for game in turn.moments), (turn.number, str(best.after))


def _is_legal(game: Game, turn: PlayedTurn, best: Possible) -> bool:
    """Whether the play is legal at this moment of the turn."""
    before = game.playing.before(turn.seat)
    proposal = Proposal(best.after, drawn=drawn_with(game, best.taken), announced=True)
    return judge_play(game.setting, before, proposal).legal


def test_the_documented_match() -> None:
    """Protects the numbers of a summary, on a match that one can follow by hand."""
    review = reviewed()
    ada, bo = review.players
    assert (ada.name, ada.total, ada.rounds_won, ada.turns, ada.laid) == ("Ada", 57, 1, 4, 7)
    assert (bo.name, bo.total, bo.rounds_won, bo.turns, bo.laid) == ("Bo", -57, 0, 3, 0)
    assert (ada.points_left, bo.points_left) == (0, 57)
    # Ada could lay three thirteens as soon as she had the third, and the run when the 10 came.
    assert (ada.possible, ada.playable_turns, ada.best_turns, ada.held_back) == (7, 2, 2, 0)
    assert (bo.possible, bo.held_back) == (0, 0)
    assert [turn.racks for turn in review.turns] == [[5, 5], [6, 5], [6, 6], [3, 6], [3, 7], [4, 7], [4, 8]]
    assert review.turns[-1].chances is not None or review.turns[-1].number % 2
    assert review.rounds[0].racks == [0, 8]


def test_what_was_missed() -> None:
    """Protects the heart of a review: who draws with a set in hand is told so, with the way to lay it."""
    text = documented()
    lines = text.split("\n")
    place = next(i for i, line in enumerate(lines) if " play 0" in line)
    # Ada draws instead of laying her thirteens, and Bo then draws what she drew in truth.
    head = [*lines[:place], "730.111 draw 0 r2", "732.496 draw 1 k10"]
    cut = "\n".join([*head, "740.000 give-up 0", "741.000 give-up 1", ""])
    ended = f"{cut}741.000 end-match; totals: 0 0; winners: 0 1; secret: {'00' * 32}\n"
    turn = review_record(ended, EASY, jobs=1).turns[2]
    assert (turn.tiles, turn.missed_tiles, turn.missed_points) == (0, 3, 39)
    assert turn.best is not None
    assert turn.best.exact
    assert sorted(turn.best.play) == ["b13", "k13", "y13"]
    assert [(step.do, step.source, step.onto) for step in turn.best.steps] == [("lay", -1, -1)]


def test_parts_and_processes_make_no_difference() -> None:
    """Protects the cache and the reader who asks twice: one record has one review, however it is made."""
    text = documented()
    again = assemble(
        text,
        EASY,
        [
            turn
            for number in reversed(range(len(seats_by_turn(text))))
            for turn in study(text, EASY, [number])
        ],
    )
    assert to_json(again) == to_json(reviewed())
    assert to_json(review_record(text, EASY, jobs=2)) == to_json(reviewed())
    assert to_json(from_json(to_json(again))) == to_json(again)


def test_progress_is_told() -> None:
    """Protects whoever waits: they are told how far it is, up to the end."""
    told: list[tuple[int, int]] = []
    review_record(documented(), EASY, jobs=1, progress=lambda done, whole: told.append((done, whole)))
    assert told == [(4, 7), (7, 7)]


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    """Protects the players of a running match: nobody learns their tiles from a review."""
    running = re.sub(r"^.* end-(round|match).*\n", "", documented(), flags=re.MULTILINE)
    with pytest.raises(NotFinished):
        review_record(running, EASY, jobs=1)
    with pytest.raises(Unreadable):
        review_record("no record\n", EASY, jobs=1)


def test_luck_is_even_over_all_that_could_come() -> None:
    """Protects the meaning of luck: over all tiles of the pool it is one half, and the best is above."""
    turn = next(t for t in turns_of(read_record(documented())) if t.number == 1)
    assert isinstance(turn.events[0], Drew)
    game = turn.begin
    pool = game.playing.pool_of(turn.seat)
    lucks = []
    for tile in pool:
        drawn = PlayedTurn(
            number=1,
            seat=turn.seat,
            first=0,
            last=0,
            moments=turn.moments,
            events=(Drew(turn.seat, tile, 0),),
        )
        luck = luck_of_turn(drawn, len(pool), 0, None)
        assert luck is not None
        lucks.append(luck)
    assert sum(lucks) / len(lucks) == pytest.approx(0.5, abs=1e-3)
    assert max(lucks) > 0.5 > min(lucks)


def test_chances_are_shares_and_the_same_again() -> None:
    """Protects the chart: the chances of all make one, who is about to go out has it, and nothing wavers."""
    turns = list(turns_of(read_record(documented())))
    first, last = chances(turns[0].begin, 6), chances(turns[-1].begin, 6)
    assert sum(first.shares) == pytest.approx(1.0, abs=1e-3)
    assert chances(turns[0].begin, 6) == first
    assert last.shares == [1.0, 0.0]
    assert [low < high for low, high in last.intervals] == [True, True]
    assert (last.intervals[0][1], last.intervals[1][0]) == (1.0, 0.0)


def test_more_playouts_where_the_simulator_plays() -> None:
    """Protects the promise of the docs: ten times as many under declared rules, and as before elsewhere."""
    for preset, declared in (("sabra", True), ("classic", True), ("baltic-lv", False)):
        text = next(path for path in RECORDS if path.stem == f"{preset}-3p").read_text(encoding="utf-8")
        review = assemble(text, EASY, study(text, EASY, [0]))
        assert review.playouts == (8 * MORE if BUILT and declared else 8)
        assert review.turns[0].intervals is not None


@pytest.mark.skipif(not BUILT, reason="the compiled simulator is not built")
@pytest.mark.parametrize("record", ["sabra-4p", "classic-3p"])
def test_both_ways_to_play_out_agree_about_the_end(record: str) -> None:
    """Protects the chances from a fault of either way: near the end of rounds both name the same winner."""
    path = next(path for path in RECORDS if path.stem == record)
    turns = list(turns_of(read_record(path.read_text(encoding="utf-8"))))
    last = [turn for turn, after in zip(turns, [*turns[1:], None], strict=True) if _ends_round(turn, after)]
    for turn in last:
        by_bots = [{*winners} for winners in played_by_bots(turn.begin, 3)]
        by_simulator = [{*winners} for winners in simulated(turn.begin, 3)]
        assert by_bots == by_simulator == [{turn.seat}] * 3
    assert last


def _ends_round(turn: PlayedTurn, after: PlayedTurn | None) -> bool:
    """Whether the round ended with this turn, by somebody going out."""
    over = after is None or after.begin.number != turn.begin.number
    return over and len(turn.laid) == len(turn.begin.playing.racks[turn.seat])


def test_a_draw_leaves_the_order_of_the_other_tiles() -> None:
    """Protects the comparison of two turns: their playouts differ by the tile that was drawn alone."""
    pool = tuple(map(read_tile, ["k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9"]))
    game = next(some_turns(ONE_EACH[0])).begin
    whole, rest = (
        with_pools(replace(game, round=replace(game.playing, pools=(tiles,))), 1).playing.pools[0]
        for tiles in (pool, pool[1:])
    )
    assert sorted(whole) == sorted(pool)
    assert [tile for tile in whole if tile is not pool[0]] == [*rest]
    assert whole != pool


def test_records_tell_the_best_table_in_notation() -> None:
    """Protects programs that read a review: tables and tiles are in notation, and steps name their sets."""
    path = next(path for path in RECORDS if path.stem == "sabra-4p")
    text = path.read_text(encoding="utf-8")
    events = read_record(text)
    for turn in study(text, EASY, range(3, 24, 5)):
        event = events[turn.first_event]
        if isinstance(event, Played):
            assert turn.laid == [tile.text for tile in event.laid]
        if turn.best is not None:
            table = Table(Meld(map(read_tile, meld)) for meld in turn.best.table)
            assert all(step.target < len(table) for step in turn.best.steps)
