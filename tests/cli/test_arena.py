"""The arena on the command line: fast deals, records, interrupts, and bots that fail."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from subprocess import PIPE

import pytest
from click.testing import CliRunner, Result

from tests.children import PATIENCE_S, running
from tests.simulator.conftest import needs_core
from tilerummy.bots.contest import play_rotations
from tilerummy.bots.estimate import share_of
from tilerummy.bots.match import MatchTerms, dealt
from tilerummy.cli import main
from tilerummy.review import NotFinished
from tilerummy.review.look_back import seats_by_turn
from tilerummy.rules.match.event import Dealt
from tilerummy.rules.match.record import read_record
from tilerummy.rules.preset import load

ROOT = Path(__file__).parents[2]


def arena(*arguments: str, first: tuple[str, ...] = ()) -> Result:
    return CliRunner().invoke(main, [*first, "arena", "--jobs", "1", "--nodes", "500", *arguments])


@needs_core
def test_fast_deals_are_those_of_the_arena(tmp_path: Path) -> None:
    """Protects figures of --fast: the same tiles lie on the same seats, and the same bot wins."""
    terms = MatchTerms(load("sabra"), records=tmp_path)
    play_rotations(terms, ("novice", "novice"), 3)
    events = read_record((tmp_path / "3-novice-novice.txt").read_text(encoding="utf-8"))
    hands = next(event.hands for event in events if isinstance(event, Dealt))
    game = dealt(terms, 2, 3)
    assert [sorted(rack) for rack in game.playing.racks] == [sorted(hand) for hand in hands]
    done = arena("--bots", "hold,greedy", "--deals", "30", "--fast", "--json")
    line = json.loads(done.stdout)["lines"][0]
    assert (line["deals"], line["blocked"]) == (30, None)
    assert line["wins"]["low"] > 0.7


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "hold,master"], "knows greedy, hold, not master"),
        (["--bots", "hold,greedy", "--rules", "rummy"], "does not play rummy"),
        (["--bots", "hold,greedy", "--rounds", "2"], "plays deals of one round"),
        (["--bots", "hold,greedy", "--record", "somewhere"], "writes no records"),
    ],
)
@needs_core
def test_what_cannot_be_fast_is_refused(arguments: list[str], said: str) -> None:
    """Protects whoever asks for too much: the reason is named, and nothing slow is played instead."""
    done = arena("--fast", *arguments)
    assert done.exit_code == 1
    assert f"--fast: the simulator {said}" in done.stderr


def test_records_of_the_arena_can_be_looked_at(tmp_path: Path) -> None:
    """Protects replay, verify and review: each match is a record of its own, whole and true."""
    done = arena("--bots", "hold,greedy", "--deals", "1", "--seed", "7", "--record", str(tmp_path / "kept"))
    assert done.exit_code == 0, done.stderr
    files = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert files == ["7-greedy-hold.txt", "7-hold-greedy.txt"]
    for name in files:
        text = (tmp_path / "kept" / name).read_text(encoding="utf-8")
        assert read_record(text)
        assert seats_by_turn(text), NotFinished
        for command in ("verify", "replay"):
            shown = CliRunner().invoke(main, [command, str(tmp_path / "kept" / name)])
            assert shown.exit_code == 0, shown.stderr


def test_intervals_at_the_ends() -> None:
    """Protects the reader from false certainty: 20 of 20 wins are not known to be 100 %."""
    swept, lost = share_of([1.0] * 20), share_of([0.0] * 20)
    assert (swept.mean, swept.high) == (1.0, 1.0)
    assert 0.8 < swept.low < 0.9
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - swept.low)
    even = share_of([0.0, 1.0] * 200)
    assert even.margin == pytest.approx(0.049, abs=0.002)
    assert (share_of([1.0]).low, share_of([1.0]).high) == (0.0, 1.0)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_named_with_its_deal(jobs: str) -> None:
    """Protects authors of bots: who failed, where, and how to see it again; the lines only if asked for."""
    bots = ("--bots", "tests.bots.third_party:Broken,novice", "--deals", "2", "--seed", "5", "--jobs", jobs)
    done = arena(*bots)
    assert done.exit_code == 1
    assert "tests.bots.third_party:Broken failed in deal" in done.stderr
    assert "RuntimeError: no idea" in done.stderr
    assert "--deals 1 plays it again" in done.stderr
    assert "third_party.py" not in done.stderr
    assert "third_party.py" in arena(*bots, first=("--traceback",)).stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes to interrupt")
def test_an_interrupt_ends_all_and_says_what_was_kept(tmp_path: Path) -> None:
    """Protects the impatient: Ctrl-C ends workers that would never end, and the message is true."""
    pipe, kept = tmp_path / "pipe", tmp_path / "kept.jsonl"
    os.mkfifo(pipe)
    code = "from tilerummy.cli import main; main()"
    bots = ["--bots=tests.bots.third_party:Stuck,novice", "--deals=9", "--jobs=2", f"--keep={kept}"]
    surroundings = {"cwd": ROOT, "env": {**os.environ, "STUCK_PIPE": str(pipe)}}
    command = [sys.executable, "-c", code, "arena", *bots]
    with running(command, stderr=PIPE, text=True, **surroundings) as started:
        assert pipe.read_bytes()  # now a worker waits for ever
        os.killpg(started.pid, signal.SIGINT)
        _, said = started.communicate(timeout=PATIENCE_S)
        assert started.returncode == 1
        assert said.strip() == "Error: stopped after 0 of 9 deals"
        with pytest.raises(ProcessLookupError):
            os.killpg(started.pid, 0)
