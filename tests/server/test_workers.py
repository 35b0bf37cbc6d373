"""Worker processes: answers, deadlines, crashes and a bounded queue."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from tilerummy.rules.preset import load
from tilerummy.rules.referee import start_match
from tilerummy.rules.seat import Player, Seat
from tilerummy.rules.view import view_game
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.turns import best_turn, simplest, think
from tilerummy.server.jobs.workers import NoAnswer, Workers


def add(one: int, two: int) -> int:
    return one + two


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("so it goes")


async def test_a_worker_answers_and_is_replaced_when_it_is_late_or_dies() -> None:
    workers = Workers(1)
    try:
        assert await workers.ask(20, add, 1, 2) == 3
        with pytest.raises(NoAnswer, match="so it goes"):
            await workers.ask(5, fail)
        with pytest.raises(NoAnswer):
            await workers.ask(5, die)
        assert await workers.ask(20, add, 3, 4) == 7
        with pytest.raises(NoAnswer):
            await workers.ask(-0.9, time.sleep, 60)
        assert await workers.ask(20, add, 5, 6) == 11
    finally:
        await workers.close()


async def test_too_many_questions_are_turned_away() -> None:
    workers = Workers(1, waiting=2)
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
    workers = Workers(1)
    try:
        if view.turn is not None:
            action = await workers.ask(20, think, "greedy", view, b"seed", 2000)
            assert getattr(action, "seat", None) == turn
            assert getattr(simplest(view), "seat", None) == turn
            best = await workers.ask(20, best_turn, view, 2000)
            assert best.solution.status
    finally:
        await workers.close()
