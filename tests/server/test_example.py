"""The example bot plays every preset to its end, by what the protocol page says and nothing else."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.harness import OVER_SOCKETS, Client, Host, hosting, joining
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import read_record
from tilerummy.rules.preset import load, preset_ids

FILE = Path(__file__).parents[2] / "examples" / "bot.py"


def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("example_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_knows_nothing_but_the_protocol() -> None:
    """Protects what the example is for: whoever reads it can do the same in any language."""
    tree = ast.parse(FILE.read_text(encoding="utf-8"))
    names = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert not [name for name in names if name.startswith("tilerummy")]


async def see_to_rounds(first: Client) -> None:
    """The host's part: who starts, and the next round."""
    while True:
        await first.until(
            lambda: (
                first.view
                and first.view.phase in (Phase.CHOOSING, Phase.ROUND_OVER, Phase.MATCH_OVER)
                and first.party
            )
        )
        assert first.view is not None
        seen = first.seen
        if first.view.phase is Phase.MATCH_OVER:
            return
        if first.view.phase is Phase.CHOOSING:
            await first.do(m.ChooseStarterRequest, seen, 0)
        else:
            await first.do(m.EndMatchRequest, seen)
        await first.until(lambda: first.seen > seen)  # noqa: B023


async def bots_play(host: Host, plan: m.Plan) -> str:
    """A match of example bots only; its record."""
    bot: Any = example()
    ada = await host.visitor()
    code = await host.open(ada, plan, name=None)
    async with joining(host, code, ada, "a") as first:
        keys = [(await first.do(m.AddProgram, f"Robo {place}")).key for place in range(plan.players)]
        playing = [asyncio.to_thread(bot.play, f"{host.address}/t/{code}", key) for key in keys]
        bots = asyncio.gather(*playing)
        await first.until(lambda: first.party and all(place.ready for place in first.party.places))
        await first.do(m.Start)
        async with asyncio.timeout(60):
            await asyncio.gather(bots, see_to_rounds(first))
    _, record = await host.get(f"/t/{code}/record")
    return record.decode()


@pytest.mark.parametrize(
    "preset",
    [
        preset if preset in OVER_SOCKETS else pytest.param(preset, marks=pytest.mark.long)
        for preset in preset_ids()
    ],
)
async def test_the_example_plays_every_preset_to_the_end(tmp_path: Path, preset: str) -> None:
    """Protects programs from being stranded: what `may` names leads on, under compulsory play too."""
    clock = 0 if load(preset).time_limit_s < 86400 else None
    plan = m.Plan(preset, players=load(preset).players[0], clock=clock)
    async with hosting(tmp_path) as host:
        record = await bots_play(host, plan)
    assert " give-up " not in record
    assert verify(read_record(record)) == []


@pytest.mark.parametrize("preset", ["classic", "sabra-de", "sabra"])
async def test_what_must_be_asked_is_said(tmp_path: Path, preset: str) -> None:
    """Protects the truth of `may`: where laying is compulsory, the view says which choices depend on that."""
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.quick(ada, m.Plan(preset, clock=0))
        async with joining(host, code, ada) as client:
            await client.turn()
            assert client.view is not None
            compulsory = not load(preset).voluntary_draw
            assert ("draw" in client.view.may_if_stuck) is compulsory
            assert set(client.view.may_if_stuck) <= set(client.view.may)
