"""A bot of the library plays at a server's table as it does in a match of its own."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tilerummy as tr
from tests.server.harness import Player, hosting, joining
from tilerummy.library import TableError, remote
from tilerummy.library.remote import Salts
from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.table.table_state import Move, TableState, TableStep


class Careless(tr.Bot):
    """Lays tiles it does not have."""

    def act(self, view: tr.View) -> tr.Play:
        return tr.Play([*map(str, view.table), "k1 r1 b1"])


@pytest.mark.parametrize("preset", ["sabra", "classic"])
async def test_a_bot_plays_a_match_at_a_table(tmp_path: Path, preset: str) -> None:
    """Protects bot authors: what plays at home plays over the socket, whole matches, by the same views."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, m.Plan(preset, players=2, rounds=1, clock=0))
        async with joining(host, code, token, "a") as ada:
            ack = await ada.do(m.AddProgram, "Hal")
            assert ack.key is not None
            seat = tr.connect(f"{host.address}/t/{code}", key=ack.key)
            playing = asyncio.create_task(asyncio.to_thread(seat.run, "greedy", seed=1))
            await ada.until(lambda: ada.party and ada.party.places[1].ready)
            await ada.do(m.Start)
            await ada.until(lambda: ada.view)
            await Player(ada, 1).play()
            view = await playing
            assert view.final is not None
            assert ada.view is not None
            assert ada.view.final is not None
            assert [*view.final.totals] == ada.view.final.totals


async def test_the_salt_is_bound_before_it_is_told_and_again_after_a_failed_start(tmp_path: Path) -> None:
    """Protects fair chance for programs: a hash first, then the salt, another for another try."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, m.Plan("sabra", players=2, rounds=1, clock=0), name=None)
        async with joining(host, code, token, "a") as ada:
            salt = bytes(16)
            await ada.do(m.TakeSeat, "Ada", salt_hash=sha256(salt).hexdigest())
            key = (await ada.do(m.AddProgram, "Hal")).key
            assert key is not None
            seat = tr.connect(f"{host.address}/t/{code}", key=key)
            playing = asyncio.create_task(asyncio.to_thread(seat.run, "greedy", seed=1))

            def hal() -> m.Place | None:
                return None if ada.party is None else ada.party.places[1]

            def hal_is(state: m.SaltState) -> bool:
                place = hal()
                return place is not None and place.ready and place.salt is state

            await ada.until(lambda: hal_is(m.SaltState.COMMITTED))
            first = hal()
            await ada.do(m.Start)
            await ada.until(lambda: hal_is(m.SaltState.REVEALED))
            host.pass_time(11)  # Ada kept silent
            await ada.until(lambda: hal_is(m.SaltState.COMMITTED))
            second = hal()
            assert first is not None
            assert second is not None
            assert first.salt_hash != second.salt_hash
            await ada.do(m.Ready, salt_hash=sha256(salt).hexdigest())
            await ada.do(m.Start)
            await ada.do(m.Reveal, salt.hex())
            await ada.until(lambda: ada.view)
            assert ada.party is not None
            assert ada.party.promise is m.Promise.SEALED
            await ada.do(m.Leave)
            await playing


def gathered(called_off: int, salt_hash: str | None) -> m.PartyState:
    """As much of a table as salts depend on: with a hash its start is on, after so many called off."""
    place = SimpleNamespace(ready=True, salt_hash=salt_hash)
    reveal_by = None if salt_hash is None else 1
    party: Any = SimpleNamespace(
        you=SimpleNamespace(seat=0), places=[place], reveal_by=reveal_by, called_off=called_off
    )
    seen: m.PartyState = party
    return seen


def test_a_program_asks_before_it_tells_its_salt_a_third_time() -> None:
    """Protects owners of programs from a deal that somebody grinds: their word is asked for, once each."""
    asked: list[int] = []

    def again(count: int) -> bool:
        asked.append(count)
        return count < 3

    def start(salts: Salts, called_off: int) -> object:
        ready = salts.answer(gathered(called_off, None))
        assert isinstance(ready, m.Ready)
        salts.heard(m.Ack(ready.id, 0, 0))
        told = salts.answer(gathered(called_off, ready.salt_hash))
        assert isinstance(told, m.Reveal)
        salts.heard(m.Ack(told.id, 0, 0))
        return told

    salts = Salts(again)
    for called_off in range(3):
        start(salts, called_off)
    assert asked == [2]
    with pytest.raises(tr.TableError, match="3 starts"):
        start(salts, 3)
    alone = Salts()
    start(alone, 1)
    with pytest.raises(tr.TableError, match="looking for a deal"):
        start(alone, 2)


async def test_who_is_told_to_wait_goes_on_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects bots at a busy server: told that nobody can judge their move now, they try it again."""
    step, asked = MoveJudge.step, list[Move]()

    async def busy(
        self: MoveJudge, state: TableState, move: Move, now: int, *, person: bool = False
    ) -> TableStep:
        asked.extend([move] if person else [])
        if person and len(asked) == 3:
            raise Rejected(ErrorCode.BUSY)
        return await step(self, state, move, now, person=person)

    monkeypatch.setattr(MoveJudge, "step", busy)
    monkeypatch.setattr(remote, "PAUSE_S", 0)
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, m.Plan("sabra", players=2, rounds=1, clock=0))
        async with joining(host, code, token, "a") as ada:
            key = (await ada.do(m.AddProgram, "Hal")).key
            assert key is not None
            seat = tr.connect(f"{host.address}/t/{code}", key=key)
            playing = asyncio.create_task(asyncio.to_thread(seat.run, "greedy", seed=1))
            await ada.until(lambda: ada.party and ada.party.places[1].ready)
            await ada.do(m.Start)
            await ada.until(lambda: ada.view)
            await ada.do(m.Leave)
            view = await playing
            assert view.final is not None
            assert asked[2].action == asked[3].action


async def test_what_the_server_refuses_is_an_error(tmp_path: Path) -> None:
    """Protects a bot's author from silence: an illegal move, a wrong key or address ends with the reason."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.open(token, m.Plan("sabra", players=2, rounds=1, clock=0))
        async with joining(host, code, token, "a") as ada:
            ack = await ada.do(m.AddProgram, "Hal")
            assert ack.key is not None
            address = f"{host.address}/t/{code}"
            with pytest.raises(TableError, match="wrong_token"):
                await asyncio.to_thread(tr.connect(address, key="nonsense").run, "greedy")
            playing = asyncio.create_task(asyncio.to_thread(tr.connect(address, key=ack.key).run, Careless()))
            await ada.until(lambda: ada.party and ada.party.places[1].ready)
            await ada.do(m.Start)
            await ada.until(lambda: ada.view)
            if ada.my_turn:
                await ada.do(m.DrawRequest, ada.seen)
            with pytest.raises(TableError, match="refused"):
                await playing
    with pytest.raises(TableError, match="not the address"):
        tr.connect("localhost", key="x")
