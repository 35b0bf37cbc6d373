"""The page's compiled cores, WebAssembly, answer as CPython's do, byte for byte: they are one source."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

import tilerummy as tr
from tests.children import running
from tests.hunt.draw import draw
from tests.solver.conftest import choose_core
from tilerummy.rules.match.seat import Seat
from tilerummy.simulator import compiled, simulator_for
from tilerummy.simulator.simulator import BUILDER, GREEDY, HOLD
from tilerummy.solver import cores, solve_turn, unbound
from tilerummy.solver.cores import COMPILED, Ask
from tools import build_page, build_wasm

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not COMPILED, reason="the compiled core is not built")


@pytest.fixture(scope="module")
def page() -> Iterator[Popen[bytes]]:
    """Node with the page's cores."""
    script = Path(__file__).with_name("page_core.mjs")
    command = [build_page.node(), str(script), str(build_wasm.CORE.path)]
    with running(command, stdin=PIPE, stdout=PIPE) as process:
        yield process


def door(page: Popen[bytes], which: int) -> Ask:
    """One of its cores: 0 the solver's, 1 the simulator's."""
    assert page.stdin is not None
    assert page.stdout is not None
    into, out = page.stdin, page.stdout

    def ask(question: bytes) -> bytes:
        into.write(struct.pack("<BI", which, len(question)) + question)
        into.flush()
        return out.read(*struct.unpack("<I", out.read(4)))

    return ask


class Both:
    """Asks CPython's core and the page's, and wants one answer."""

    def __init__(self, ours: Ask, pages: Ask) -> None:
        self._ours, self._pages, self.asked = ours, pages, 0

    def __call__(self, question: bytes) -> bytes:
        self.asked += 1
        answer = self._ours(question)
        assert self._pages(question) == answer
        return answer


@pytest.fixture
def both(page: Popen[bytes], monkeypatch: pytest.MonkeyPatch) -> Both:
    """Every question of the solver goes to both cores."""
    asked = Both(cores.core, door(page, 0))
    monkeypatch.setattr(cores, "core", asked)
    monkeypatch.setattr(unbound, "core", asked)
    return asked


def test_best_turns_of_every_preset_are_the_same(both: Both) -> None:
    """Somebody who plays without a server gets the turns, and the tables, that a server would give."""
    cases = json.loads((ROOT / "tests" / "data" / "optima.json").read_text())
    for place, case in enumerate(cases):
        presets = sorted(case["expect"])
        rules = presets[place % len(presets)]
        position = tr.Position(
            case["table"],
            rack=case["rack"],
            rules=rules,
            palette=case["palette"],
            opened=case["opened"],
            any_opened=case["any_opened"],
        )
        assert position.solve().tiles == case["expect"][rules]["tiles"]
    assert both.asked > len(cases)


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 41))])
def test_drawn_positions_are_the_same(both: Both, seed: int) -> None:
    """Mixtures of house rules ask the core everything that it can be asked."""
    chance = Random(seed)
    for _ in range(50):
        position = draw(chance)
        solve_turn(position.setting, position.before)
    assert both.asked > 50


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 10), *(pytest.param(seed, 50, marks=pytest.mark.long) for seed in range(1, 41))],
)
def test_drawn_positions_are_worth_the_same_on_the_plain_core(
    seed: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no compiled core at all lays as many tiles, and knows as surely that there are no more."""
    chance = Random(seed)
    positions = [draw(chance) for _ in range(count)]

    def worth() -> list[tuple[str, int]]:
        found = [solve_turn(position.setting, position.before) for position in positions]
        return [(solution.status, solution.tiles) for solution in found]

    expected = worth()
    choose_core("plain", monkeypatch)
    assert worth() == expected


def test_playouts_are_the_same(page: Popen[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that looks ahead sees the same futures on a phone."""
    both = Both(compiled.core, door(page, 1))
    monkeypatch.setattr(compiled, "core", both)
    for rules in ("sabra", "sabra-de", "classic"):
        simulator = simulator_for(tr.preset(rules), 3)
        states = [simulator.deal(seed, Seat(seed % 3)) for seed in range(4)]
        simulator.playouts(states, [GREEDY, HOLD, BUILDER], [7, 8, 9, None])
        simulator.steps(states[0], [GREEDY] * 3, 5)
    assert both.asked > 15


@pytest.mark.parametrize("module", build_wasm.MODULES, ids=lambda module: module.path.stem)
def test_the_module_is_made_from_these_sources(module: build_wasm.Module) -> None:
    """Whoever changes the cores changes the page's too: `./run build wasm`."""
    assert module.stamp.read_text().strip() == module.made_from()


@pytest.mark.long
@pytest.mark.parametrize("module", build_wasm.MODULES, ids=lambda module: module.path.stem)
def test_the_module_can_be_built_again(module: build_wasm.Module, tmp_path: Path) -> None:
    """What lies in the repository is what its sources give, byte for byte."""
    build_wasm.fetch_compiler()
    module.compile_to(tmp_path / "again.wasm")
    assert (tmp_path / "again.wasm").read_bytes() == module.path.read_bytes()
