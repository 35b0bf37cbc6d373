"""What the stable ABI costs. No solver may be loaded here: each build of it has a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from argparse import SUPPRESS
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from time import process_time
from typing import Annotated

from benches.report import Notes, bench
from tools.build_core import ROOT, find_compiler

NAME = "tilerummy.solver._core"
BUILDS = {"stable": "", "this Python": "1"}
WARM = 100
MOST = 0.05
"""The share that the stable ABI may cost."""


@bench("Stable ABI")
def abi(
    notes: Notes,
    *,
    rounds: Annotated[int, "how often each build is asked"] = 6,
    positions: Annotated[int, "how many positions"] = 2000,
    core: Annotated[Path | None, SUPPRESS] = None,
) -> None:
    """What the stable ABI costs, the core built both ways and asked by turns.

    One wheel for every Python from 3.11 on needs the stable ABI, in which some macros are calls. The same
    positions are put to both builds, each in processes of its own, one after the other and again; the least
    processor time of each counts.
    """
    if core:  # this is such a process
        print(measure(core, positions))
        return
    with tempfile.TemporaryDirectory() as folder:
        cores = {name: build(Path(folder, name.replace(" ", "-")), own) for name, own in BUILDS.items()}
        asked = [{name: ask(core, positions) for name, core in cores.items()} for _ in range(rounds)]
    least = {name: min(times[name] for times in asked) for name in cores}
    for name, seconds in least.items():
        notes.say(f"- {name}: {1e6 * seconds / positions:.1f} us of processor time a position")
    cost = least["stable"] / least["this Python"] - 1
    notes.say(
        f"- the stable ABI costs {cost:+.1%}, wanted is at most {MOST:.0%}; least of {rounds} rounds by turns"
    )


def build(folder: Path, own: str) -> Path:
    """The solver's core in a folder, with the stable ABI or for this Python alone."""
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "page", "__pycache__")
    )
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    environment = {**os.environ, "CC": find_compiler() or "cc", "TILERUMMY_OWN_ABI": own}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    return next((folder / "src" / "tilerummy" / "solver").glob("_core.*.so"))


def ask(core: Path, positions: int) -> float:
    """Seconds of processor time in a process of its own."""
    command = [sys.executable, "-m", "benches", "abi", "--core", str(core), "--positions", str(positions)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


def measure(core: Path, number: int) -> float:
    """All positions once, after some that warm up, with this core in the place of the installed one."""
    loader = ExtensionFileLoader(NAME, str(core))
    spec = spec_from_loader(NAME, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    sys.modules[NAME] = module
    from benches.positions import Scene, scene_positions
    from tilerummy.solver import ANYHOW, ENGINE, solve_turn

    assert ENGINE == "compiled"
    scene = Scene("4 colours, 2 jokers", "sabra", 4)
    asked, setting = scene_positions(scene, number + WARM), scene.setting
    for before in asked[:WARM]:
        solve_turn(setting, before, ANYHOW)
    began = process_time()
    for before in asked[WARM:]:
        _ = solve_turn(setting, before, ANYHOW).table
    return process_time() - began
