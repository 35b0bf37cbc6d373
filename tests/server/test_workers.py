"""Worker processes: answers, deadlines, crashes and a bounded queue."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import time
from pathlib import Path
from threading import Event

import pytest

from tests.server.harness import InlineWorkers, hosting, pair
from tilerummy.protocol import messages as m
from tilerummy.rules.match.referee import start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import load
from tilerummy.server.edge.logs import JsonLines
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.processes import WorkerProcesses
from tilerummy.server.jobs.staff import ASKER, Crashed, NoAnswer
from tilerummy.server.jobs.thinking import best_turn, simplest, think


def add(one: int, two: int) -> int:
    return one + two


def work_for_long(begun: str) -> None:
    Path(begun).touch()
    Event().wait()


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("so it goes")


def stumble(view: View) -> None:
    raise ValueError(f"no way on from {view.rack}")


async def test_a_crash_is_an_error_in_the_log_and_holds_no_tile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Protects mistakes in the solver from being taken for a busy server, and tiles from the log."""
    game, _ = start_match(load("sabra"), [Player("Ada"), Player("Bo")], 0, secret=bytes(32))
    view = view_game(game, Seat(0))
    workers = WorkerProcesses(1)
    try:
        with pytest.raises(Crashed) as quiet:
            await workers.ask(20, stumble, view)
        workers.reports = tmp_path / "crashes"
        with pytest.raises(Crashed) as kept:
            await workers.ask(20, stumble, view)
    finally:
        await workers.close()
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    errors = [line for line in lines if line["level"] == "error"]
    assert [line["reference"] for line in errors] == [quiet.value.reference, kept.value.reference]
    assert all("ValueError in stumble" in line["why"] for line in errors)
    assert str(view.rack) not in str(lines)
    assert view.rack is not None
    assert view.rack[0].text not in re.findall(r"[krbyogwn]\d+", str([line["why"] for line in lines]))
    (report,) = (tmp_path / "crashes").iterdir()
    assert report.name == f"{kept.value.reference}.txt"
    assert report.stat().st_mode & 0o077 == 0
    assert f"rack: {view.rack}" in report.read_text()
    assert "no way on from" in report.read_text()


async def test_who_met_a_crash_is_told_so_and_not_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects players from trying for ever what can't work; a late answer is still worth another try."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        player = first if first.my_turn else second
        for failure, code in ((Crashed("ab12"), "failed"), (NoAnswer("late"), "busy")):

            async def ask(*args: object, why: Exception = failure) -> None:
                raise why

            monkeypatch.setattr(InlineWorkers, "ask", ask)
            reply = await player.ask(m.AskHint(code, player.seen, m.HintKind.BEST))
            assert isinstance(reply, m.Refused)
            assert [reason.code for reason in reply.reasons] == [code]
            assert reply.reasons[0].args == ({"reference": "ab12"} if code == "failed" else {})
            posted = {"preset": "sabra", "table": [], "rack": ["r1"]}
            status, body = await host.post("/api/companion/best", posted)
            assert status == (500 if code == "failed" else 503)
            assert json.loads(body)["reasons"][0]["code"] == code


async def test_a_worker_answers_and_is_replaced_when_it_is_late_or_dies() -> None:
    workers = WorkerProcesses(1)
    try:
        assert await workers.ask(20, add, 1, 2) == 3
        with pytest.raises(Crashed):
            await workers.ask(5, fail)
        with pytest.raises(Crashed):
            await workers.ask(5, die)
        assert await workers.ask(20, add, 3, 4) == 7
        with pytest.raises(NoAnswer):
            await workers.ask(-0.9, time.sleep, 60)
        assert await workers.ask(20, add, 5, 6) == 11
    finally:
        await workers.close()


async def test_a_failure_that_nobody_waits_for_is_no_error(tmp_path: Path) -> None:
    """Protects the log of a server that stops: whoever asked is gone, and their question ends with it."""
    workers, told = WorkerProcesses(1), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["message"]))
    begun = tmp_path / "begun"
    asking = asyncio.create_task(workers.ask(60, work_for_long, str(begun)))
    while not begun.exists():
        await asyncio.sleep(0.01)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await workers.close()
    while not workers.idle:
        await asyncio.sleep(0.01)
    del asking
    gc.collect()
    assert told == []


async def test_too_many_questions_are_turned_away() -> None:
    workers = WorkerProcesses(1, waiting=2)
    ASKER.set("somebody")
    try:
        asked = [asyncio.create_task(workers.ask(20, add, 1, i)) for i in range(10)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Rejected) for answer in answers) >= 5
        assert answers[0] == 1
    finally:
        await workers.close()


@pytest.mark.parametrize("preset", ["sabra", "rummy-variants", "classic"])
async def test_thoughts_are_about_a_view_and_can_be_sent_to_another_process(preset: str) -> None:
    """Protects workers from knowing more than the seat they think for."""
    rules = load(preset)
    people = [Player("a"), Player("b"), Player("c")][: rules.players[1]]
    game, _ = start_match(rules, people, 0, secret=bytes(32), rounds=None)
    turn = Seat(0) if game.round is None else game.playing.turn.seat
    view = view_game(game, turn)
    workers = WorkerProcesses(1)
    try:
        if view.turn is not None:
            action = await workers.ask(20, think, "greedy", view, b"seed", 2000)
            assert getattr(action, "seat", None) == turn
            assert getattr(simplest(view), "seat", None) == turn
            best = await workers.ask(20, best_turn, view, 2000)
            assert best.solution.status
    finally:
        await workers.close()
