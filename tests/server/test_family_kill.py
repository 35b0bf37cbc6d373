"""A server that is killed in each moment of a family's life: what was promised is kept, and once."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.server.lives import CUT_OFF, FINISH, STORY, Act, Lives

ROOT = Path(__file__).parent.parent.parent
DYING = str(ROOT / "tests" / "server" / "dying.py")
FEW_LIVES = [STORY[first:last] for first, last in pairwise((0, 1, 3, 5, 7, 8, 10, 11, 12, 14, 15))]
"""Each life costs half a second of processor: where one thing does not hide another, two are done in it."""
OVER_A_WEEK_S = 8 * 86_400
SOON_S = 0.05
"""What is asked takes about so long at most; a kill comes somewhere in it."""


@pytest.mark.wide
async def test_what_was_acknowledged_is_there_after_a_kill_and_done_once(tmp_path: Path) -> None:
    """Protects a family from a power cut: each thing is done, the server dies, and somebody asks again."""
    lives = Lives(tmp_path)
    async with aclosing(lives):
        await lives.start()
        await lives.arrive()
        for acts in FEW_LIVES:
            for act in acts:
                await act.do(lives)
            await lives.host.kill()
            await lives.start()
            for act in acts:
                assert await act.times(lives) == 1, act.name
                await act.do(lives)
                assert await act.times(lives) == 1, f"{act.name}, asked again"


@pytest.mark.long
@pytest.mark.parametrize("when", ["before", "during", "after"])
async def test_a_commit_that_was_cut_off_is_whole_or_absent(tmp_path: Path, when: str) -> None:
    """Protects from half a family: its server dies in the very commit of everything that is done."""
    lives = Lives(tmp_path)
    async with aclosing(lives):
        await lives.start()
        await lives.arrive()
        for act in STORY:
            await lives.start((DYING, when), PYTHONPATH=str(ROOT), DIES_AT=act.write)
            await act.cut_off(lives)
            await lives.host.died()
            await settle(lives, act, {"before": 0, "after": 1}.get(when))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
async def test_a_kill_at_any_moment_leaves_a_whole_family(database: str, seed: int) -> None:
    """The same in no chosen moment, on both stores: what was asked is asked again until it is done."""
    rng, lives = Random(seed), Lives(database)
    async with aclosing(lives):
        await lives.start()
        await lives.arrive()
        for act in STORY:
            doing = asyncio.ensure_future(act.cut_off(lives))
            await asyncio.sleep(rng.random() * SOON_S)  # any moment of what follows
            await lives.host.kill()
            await doing
            await settle(lives, act)


@pytest.mark.long
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_round_counts_though_its_reading_was_cut_off(tmp_path: Path, when: str) -> None:
    """Protects an evening: what was read by half is read again."""
    lives = Lives(tmp_path)
    async with aclosing(lives):
        await lives.start()
        await lives.arrive()
        for act in STORY[: STORY.index(FINISH)]:
            await act.do(lives)
            assert await act.times(lives) == 1, act.name
        await FINISH.do(lives)
        await lives.start((DYING, when), PYTHONPATH=str(ROOT), DIES_AT="UPDATE family_games")
        with suppress(*CUT_OFF):
            await lives.tablet.look()
        await lives.host.died()
        await lives.start()
        assert await FINISH.times(lives) == 1


@pytest.mark.long
@pytest.mark.parametrize("when", ["before", "during", "after"])
async def test_a_deletion_that_was_cut_off_is_done_by_whoever_looks_next(tmp_path: Path, when: str) -> None:
    """Protects those who asked to be forgotten: a week later all goes, though the server dies."""
    lives = Lives(tmp_path)
    async with aclosing(lives):
        await lives.start()
        await lives.arrive()
        for act in STORY:
            await act.do(lives)
            assert await act.times(lives) == 1, act.name
        later = {"PYTHONPATH": str(ROOT), "LATER_S": str(OVER_A_WEEK_S)}
        await lives.start((DYING, when), **later, DIES_AT="DELETE FROM families")
        with suppress(*CUT_OFF):
            await lives.tablet.look()
        await lives.host.died()
        await lives.start((DYING, "never"), **later)
        for one in (lives.tablet, lives.grandma):
            assert (await one.ask(""))[0] == HTTPStatus.NOT_FOUND
        assert (await lives.host.get(f"/t/{lives.table}/record"))[0] == HTTPStatus.NOT_FOUND
        assert await lives.families_of("grandma") == 0


async def settle(lives: Lives, act: Act, done: int | None = None) -> None:
    """In the next life it was done or it was not, as it should be; asked again, it is done once."""
    await lives.start()
    times = await act.times(lives)
    assert times in ((0, 1) if done is None else (done,)), act.name
    await act.do(lives)
    assert await act.times(lives) == 1, act.name
