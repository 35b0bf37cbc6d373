"""The arena is fair, loses no deal, and its short cut changes nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.sizes import in_wide
from tilerummy.bots import arena, bot_named
from tilerummy.bots.arena import (
    ROUNDS_AHEAD,
    ArenaWorkers,
    Contest,
    Key,
    OneProcess,
    OtherContest,
    Played,
    Processes,
    RayCluster,
    keep_busy,
    markdown,
    play_contest,
    report,
    svg,
)
from tilerummy.bots.contest import DealRecord, Mode, line_ups, play_rotations, rotated
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.rules.preset import load

SABRA = MatchTerms(load("sabra"))


def timeless(records: list[DealRecord]) -> list[DealRecord]:
    """Records without how long the moves took."""
    return [replace(record, tempo={}) for record in records]


def test_a_bot_against_itself_wins_exactly_half() -> None:
    """Protects the rotation: with the same tiles on the same seats nothing favours a place in the list."""
    line_up = ("greedy", "tests.bots.third_party:Cautious")
    assert [rotated(line_up, turn)[0] for turn in (0, 1)] == list(line_up)
    for names in (("greedy", "greedy"), ("dreamer", "dreamer"), ("greedy", "greedy", "greedy")):
        (record,) = play_contest(Contest(SABRA, (names,), 1, seed=3))
        columns = list(zip(*record.wins, strict=True))
        assert all(sum(column) == pytest.approx(sum(columns[0])) for column in columns)
        assert record.share(names[0]) == pytest.approx(1 / len(names))
        assert record.score(names[0]) == 0


@pytest.mark.parametrize("preset", ["sabra", "classic", "rummy-variants", "pro6-en", "baltic-lv"])
def test_the_short_cut_changes_no_result(preset: str) -> None:
    """Protects figures of unjudged play: what the bots lay is legal, so the referee's silence is the same."""
    bots = [bot_named(name) for name in ("tinkerer", "greedy", "patient")]
    for seed in range(2):
        judged, believed = (
            play_deal(MatchTerms(load(preset), judged=judged), bots, seed) for judged in (True, False)
        )
        assert replace(judged, micros=()) == replace(believed, micros=())


def test_an_interrupt_while_deals_are_handed_out_ends_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the impatient: a worker may be at its deal before the call that gave it out has returned."""
    at_work: list[Mock] = []

    def begin(*_: object) -> None:
        at_work.append(Mock())
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "ProcessPoolExecutor", lambda *_, **__: Mock(submit=begin))
    monkeypatch.setattr(arena, "active_children", lambda: at_work)
    with pytest.raises(KeyboardInterrupt):
        next(iter(Processes(2).play(SABRA, [(("greedy", "greedy"), 1)])))
    at_work[0].terminate.assert_called_once()


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    """Protects played deals: a file cut off in the middle of a line gives the same records in the end."""
    contest = Contest(SABRA, (("greedy", "builder"), ("hold", "builder")), 3)
    whole = play_contest(contest, kept=tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(lines[:3]) + lines[3][:40])
    resumed = play_contest(contest, kept=cut)
    assert resumed[:2] == whole[:2]
    assert timeless(resumed) == timeless(whole)
    assert len(cut.read_text().splitlines()) == 1 + len(whole)
    with pytest.raises(OtherContest):
        play_contest(replace(contest, terms=replace(SABRA, budget_ms=5)), kept=cut)


class Shuffling:
    """A crew like those elsewhere: it plays what it was given when it likes, now the last, now the first."""

    workers = 3

    def __init__(self) -> None:
        self.most = self.turns = 0
        self.unwanted: list[tuple[MatchTerms, Key]] | None = None

    def submit(self, terms: MatchTerms, key: Key) -> tuple[MatchTerms, Key]:
        return terms, key

    def first(
        self, tickets: list[tuple[MatchTerms, Key]]
    ) -> tuple[list[DealRecord], list[tuple[MatchTerms, Key]]]:
        self.most = max(self.most, len(tickets))
        self.turns += 1
        terms, key = tickets.pop(-1 if self.turns % 2 else 0)
        return [play_rotations(terms, *key)], tickets

    def dismiss(self, tickets: list[tuple[MatchTerms, Key]]) -> None:
        self.unwanted = tickets


class Elsewhere:
    """Workers made of such a crew, as those of a cluster are."""

    def __init__(self) -> None:
        self.crew = Shuffling()

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        return keep_busy(self.crew, terms, keys)


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_real_ray_cluster_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects those who have a cluster: a local Ray gives the records that this process gives."""
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes its time
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it writes a token into the home folder
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")  # else it tells its makers
    pytest.importorskip("ray", reason="Ray has no wheel for this platform")
    contest = Contest(replace(SABRA, nodes=500), (("greedy", "novice"),), 4)
    assert timeless(play_contest(contest, RayCluster(2))) == timeless(play_contest(contest))


@pytest.mark.parametrize("workers", [OneProcess(), Processes(2), in_wide(Elsewhere())])
def test_all_workers_play_the_same(workers: ArenaWorkers) -> None:
    """Protects figures from where they were played: the same records in the same order."""
    contest = Contest(replace(SABRA, nodes=500), (("greedy", "novice"), ("hold", "novice")), 5)
    assert timeless(play_contest(contest, workers)) == timeless(play_contest(contest))


def test_an_engine_is_kept_busy_and_let_go() -> None:
    """Protects clusters: no flood of deals, and what is not wanted after an early stop is taken back."""
    workers = Elsewhere()
    contest = Contest(replace(SABRA, judged=False, nodes=500), (("hold", "novice"),), 60, until_elo=400)
    played = play_contest(contest, workers)
    assert len(played) < 60
    assert workers.crew.most == ROUNDS_AHEAD * workers.crew.workers
    assert workers.crew.unwanted


def test_a_clear_case_stops_early() -> None:
    """Protects the time of the impatient: the sequential test ends a contest that is decided."""
    contest = Contest(replace(SABRA, judged=False), (("hold", "greedy"),), 100, until_elo=50)
    assert len(play_contest(contest)) < 40


def test_line_ups() -> None:
    """Protects the modes: all at one table, the first against each, each against each."""
    assert line_ups(["a", "b", "c"], 3, Mode.TABLE) == [("a", "b", "c")]
    assert line_ups(["a", "b", "c"], 3, Mode.GAUNTLET) == [("a", "b", "b"), ("a", "c", "c")]
    assert line_ups(["a", "b", "c"], 2, Mode.ROUND_ROBIN) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 3, Mode.ROUND_ROBIN) == [("a", "b", "b"), ("b", "a", "a")]
    with pytest.raises(ValueError, match="needs 4 bots"):
        line_ups(["a", "b"], 4, Mode.TABLE)


def test_report() -> None:
    """Protects what is published: shares for each seat, points, blocked rounds, times, in every form."""
    line_up = ("a", "b", "b")
    rows = ((1.0, 0.0, 0.0), (0.0, 0.5, 0.5), (1.0, 0.0, 0.0))
    scores = ((20, -10, -10), (-4, 2, 2), (8, -8, 0))
    record = DealRecord(
        line_up=line_up,
        seed=1,
        wins=rows,
        scores=scores,
        blocked=1,
        emptied=2,
        moves=90,
        tempo={"a": {48: 9, 72: 1}, "b": {50: 20}},
    )
    assert DealRecord.from_json(record.to_json()) == record
    found = report([record, replace(record, seed=2)])
    first, second = found.lines
    assert first.bot == "a"
    assert first.wins.mean == pytest.approx(2 / 3)
    assert first.wins.low < first.wins.mean < first.wins.high
    assert first.points.mean == 8
    assert first.blocked == pytest.approx(1 / 3)
    assert first.emptied == pytest.approx(2 / 3)
    assert second.wins.mean == pytest.approx(1 / 6)
    assert second.points.mean == pytest.approx(-4)
    assert found.tempo["a"].p50 < 0.2 < 1 < found.tempo["a"].p99 < 2
    assert found.elo["a"].mean > found.elo["b"].mean
    assert found.worst("a") == first
    assert json.loads(json.dumps(found.to_json()))["lines"][0]["deals"] == 2
    assert "| a | a, 2 x b | 2 | 66.7 (15.9 to 95.5) | 33.3 | +8.0±0.0 |" in markdown(found)
    assert svg(found).count("<circle") == 2
