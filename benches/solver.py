"""How long the best turn takes, against other solvers and against our aims; and what its proof costs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Annotated
from unittest.mock import patch

from benches.positions import SIX_COLOURS, Scene, scene_positions
from benches.report import Notes, bench, percents, quantile
from tilerummy.library.certificate import check
from tilerummy.library.position import certificate_of
from tilerummy.library.position_text import PositionFacts
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import load, preset_ids
from tilerummy.solver import ANYHOW, BEST, ENGINE, Goal, Wish, solve_turn
from tools.charts import Axis, Curve, line_chart

if TYPE_CHECKING:
    from benches.peers import Timed

WARM = 100
"""Positions asked before the measurement, from other games."""
UNITS = ("1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s")
TIMES = {10.0**power: unit for power, unit in enumerate(UNITS, -6)}
WISHES = {
    "any": ANYHOW,
    "any, points": Wish(goal=Goal.POINTS, least_change=False),
    "least change": BEST,
}
FOUR = Scene("4 colours, 2 jokers", "sabra", 4)
SIX = Scene("6 colours, 3 jokers", "sabra", 6, SIX_COLOURS)
STRICT = {"joker_swap_tile_from": "rack", "joker_after_swap": "new_set"}


def policy_scenes() -> list[Scene]:
    """Every joker policy, with the loosest and the strictest swap."""
    scenes = []
    for policy in JokerSets:
        scenes.append(Scene(f"{policy}, loose swap", "sabra", 4, {"joker_sets": policy.value}))
        scenes.append(Scene(f"{policy}, strict swap", "sabra", 4, {"joker_sets": policy.value, **STRICT}))
    return scenes


def preset_scenes() -> list[Scene]:
    """Every preset, with as many players as it allows."""
    return [Scene(preset, preset, load(preset).players[1]) for preset in preset_ids()]


@bench("Solver")
def solver(
    notes: Notes,
    *,
    positions: Annotated[int, "positions of the main figures"] = 2000,
    plain: Annotated[int, "how many of them in plain Python"] = 400,
    peers: Annotated[int, "how many of them by other solvers"] = 200,
    others: Annotated[int, "positions of each policy and preset"] = 500,
    write: Annotated[bool, "put it into results.md and solver.svg"] = False,
) -> None:
    """How long the best turn takes, against other solvers and against our aims.

    Positions come from games of greedy players. Every figure is CPU time of one call from Python, each
    position asked once, after some others that warm up.
    """
    if ENGINE != "compiled":
        print("The compiled core is not built: all figures are those of plain Python.", file=sys.stderr)
    report = Report(notes)
    report.main_figures(positions, plain, peers)
    if others:
        report.other_figures(others)
    plot = "![Share of positions done within a time](solver.svg)"
    notes.lines += ["", plot, "", "Against the aims:", "", *report.aims]
    if write:
        notes.write()
        title = "Share of positions done within a CPU time: 4 colours, 2 jokers, self-play"
        lines = [Curve(name, _shares(times)) for name, times in report.curves.items()]
        shares = Axis(0, 1, {share: f"{share:.0%}" for share in (0.0, 0.25, 0.5, 0.75, 1.0)})
        drawn = line_chart(title, lines, Axis(1e-6, 1.0, TIMES, log=True), shares)
        Path(__file__).with_suffix(".svg").write_text(drawn, encoding="utf-8")


def _shares(times: Sequence[float]) -> list[tuple[float, float]]:
    """The share of positions that were done within each time, at 200 places."""
    ordered, last = sorted(times), len(times) - 1
    places = [*range(0, last, max(1, len(times) // 200)), last]
    return [(ordered[place], (place + 1) / len(times)) for place in places]


# -- measuring ---------------------------------------------------------------------------------------


def times_of(scene: Scene, number: int, arrangement: str, opened: bool | None) -> list[float]:
    """CPU seconds of each position, by the engine of this process."""
    setting, wish = scene.setting, WISHES[arrangement]
    for before in warm_up(scene):
        solve_turn(setting, before, wish)
    times = []
    for before in chosen(scene, number, opened):
        began = process_time()
        solve_turn(setting, before, wish)
        times.append(process_time() - began)
    return times


def chosen(scene: Scene, number: int, opened: bool | None) -> list[Before]:
    """The positions asked: all, or only those of players who have opened."""
    found = scene_positions(scene, max(number, 2000) if opened is not None else number)
    return [before for before in found if opened is None or before.opened is opened][:number]


def warm_up(scene: Scene) -> list[Before]:
    return scene_positions(scene, WARM, seed=2)


def plain_times_of(scene: Scene, number: int, arrangement: str, opened: bool | None) -> list[float]:
    """The same in a process that uses the plain core."""
    # A process reads which core it uses when it starts.
    plain, fresh = {"TILERUMMY_PLAIN": "1"}, get_context("spawn")
    with patch.dict(os.environ, plain), ProcessPoolExecutor(1, fresh) as pool:
        return pool.submit(times_of, scene, number, arrangement, opened).result()


# -- reporting ---------------------------------------------------------------------------------------


@dataclass
class Report:
    """What was measured, as it goes to results.md and into the picture."""

    notes: Notes
    curves: dict[str, Sequence[float]] = field(default_factory=dict)
    aims: list[str] = field(default_factory=list)

    def head(self, *before: str) -> None:
        self.notes.say("", *before, "")
        self.notes.head("positions", "number", "solver", "arrangement", "median", "p99", "max", "mean")

    def row(self, where: str, solver: str, arrangement: str, times: Sequence[float]) -> None:
        cells = percents([*times], 0.5, 0.99, 1.0, unit=1e-6)
        self.notes.row(where, len(times), solver, arrangement, *cells, f"{1e6 * fmean(times):.1f}")

    def conclude(self, line: str) -> None:
        self.aims.append(f"- {line}")
        print(self.aims[-1], flush=True)

    def aim(self, what: str, value: float, limit: float, unit: str, *, at_least: bool = False) -> None:
        met = value >= limit if at_least else value <= limit
        wanted = f"{'at least' if at_least else 'at most'} {limit:g} {unit}"
        self.conclude(f"{what}: {value:.3g} {unit}, aim {wanted}: **{'met' if met else 'missed'}**")

    def main_figures(self, number: int, plain: int, peers: int) -> None:
        """Four and six colours, all arrangements, both speeds, and the other solvers."""
        self.head("Microseconds of CPU time; sabra, self-play.")
        timed = {}
        for scene in (FOUR, SIX):
            for arrangement in WISHES:
                times = timed[scene.name, arrangement] = times_of(scene, number, arrangement, None)
                self.row(scene.name, ENGINE, arrangement, times)
        slow = plain_times_of(FOUR, plain, "any", None)
        self.row(FOUR.name, "plain", "any", slow)
        self.row(FOUR.name, "plain", "least change", plain_times_of(FOUR, plain, "least change", None))
        tiles, points, least = (timed[FOUR.name, arrangement] for arrangement in WISHES)
        self.curves[f"{ENGINE}, any arrangement"] = tiles
        self.curves[f"{ENGINE}, least change"] = least
        self.curves["plain Python, any arrangement"] = slow
        for what, times in (("any, tiles", tiles), ("any, points", points)):
            self.aim(f"4 colours, {what}: median", 1e6 * quantile(times, 0.5), 40, "us")
            self.aim(f"4 colours, {what}: p99", 1e3 * quantile(times, 0.99), 1, "ms")
        self.aim("4 colours, least change: median", 1e6 * quantile(least, 0.5), 150, "us")
        self.aim("4 colours, least change: p99", 1e3 * quantile(least, 0.99), 5, "ms")
        self.aim("6 colours, any: p99", 1e3 * quantile(timed[SIX.name, "any"], 0.99), 5, "ms")
        if peers:
            self._side_by_side(peers)

    def _side_by_side(self, number: int) -> None:
        """The same positions, all of players who have opened, by everybody."""
        # It loads for long, also in the process with the plain core.
        from benches.peers import cp_sat, rummikub

        self.head("Side by side, players who have opened, most tiles:")
        positions, setting = chosen(FOUR, number, True), FOUR.setting
        warm = [before for before in warm_up(FOUR) if before.opened][:10]
        ours = times_of(FOUR, number, "any", True)
        slow = plain_times_of(FOUR, number, "any", True)
        self.row(FOUR.name, ENGINE, "any", ours)
        self.row(FOUR.name, "plain", "any", slow)
        best = [solve_turn(setting, before, ANYHOW).tiles for before in positions]
        for peer in (cp_sat(setting, warm, positions), *rummikub(setting, warm, positions)):
            self._compare(peer, ours, slow, best)

    def _compare(self, peer: Timed, ours: list[float], slow: list[float], best: list[int]) -> None:
        self.row(FOUR.name, peer.name, "any", peer.times)
        self.curves[peer.name] = peer.times
        answers = [(their, mine) for their, mine in zip(peer.tiles, best, strict=True) if their is not None]
        fewer = sum(theirs < mine for theirs, mine in answers)
        more = sum(theirs > mine for theirs, mine in answers)
        fast, plain = fmean(peer.times) / fmean(ours), fmean(peer.times) / fmean(slow)
        self.conclude(
            f"{peer.name}: it lays fewer tiles than we do in {fewer} and more in {more} of {len(best)} "
            f"positions, and gives up in {len(best) - len(answers)}; "
            f"its slowest is {max(peer.times):.2f} s of {sum(peer.times):.2f} s in all; "
            f"its mean is {fast:.0f} times ours {ENGINE} and {plain:.1f} times ours plain"
        )
        if peer.name.startswith("rummikub"):
            self.aim(f"faster than {peer.name}, {ENGINE}", fast, 500, "times", at_least=True)
            self.aim(f"faster than {peer.name}, plain", plain, 8, "times", at_least=True)

    def other_figures(self, number: int) -> None:
        """Every joker policy and every preset."""
        for title, scenes in (("joker policy", policy_scenes()), ("preset", preset_scenes())):
            self.head(f"Every {title}:")
            worst: dict[str, tuple[float, str]] = {}
            for scene in scenes:
                for arrangement in ("any", "least change"):
                    times = times_of(scene, number, arrangement, None)
                    where = f"{scene.name}, {scene.players} players"
                    self.row(where, ENGINE, arrangement, times)
                    slowest = (quantile(times, 0.99), where)
                    worst[arrangement] = max(slowest, worst.get(arrangement, slowest))
            for arrangement, (time, where) in worst.items():
                self.aim(f"every {title}, {arrangement}: largest p99 ({where})", 1e3 * time, 5, "ms")


# -- certificates -----------------------------------------------------------------------------------


DRAWN = 2000
"""Positions of a preset, of which some are asked about, at equal distances."""


@bench("Certificates")
def certificates(notes: Notes, *, positions: Annotated[int, "so many of each preset"] = 100) -> bool:
    """How many answers can be certified, and what that costs: positions of games under every preset.

    Each certificate that is made is checked as well; one that fails is a fault.
    """
    notes.say(
        f"{positions} positions of games under each preset with the most players it knows, opened",
        "or not. Milliseconds of processor time for one answer: to make the certificate, and to check it",
        "(plain Python). Bytes of JSON by the median.",
        "",
    )
    notes.head("preset", "certified", "made: median", "p99", "checked: median", "p99", "bytes")
    failed = sum(_certified(scene, positions, notes) for scene in preset_scenes())
    notes.say("", f"{failed} of these certificates failed the check.")
    return not failed


def _certified(scene: Scene, number: int, notes: Notes) -> int:
    """A line for a preset; how many certificates did not hold."""
    made, checked, sizes, failed = [], [], [], 0
    for before in scene_positions(scene, DRAWN)[:: DRAWN // number][:number]:
        answer = solve_turn(scene.setting, before, ANYHOW)
        began = process_time()
        certificate = certificate_of(PositionFacts(scene.setting, before), answer, Goal.TILES)
        made.append(process_time() - began)
        if "proof" not in certificate:
            continue
        text = json.dumps(certificate)
        sizes.append(len(text))
        began = process_time()
        failed += not check(text)
        checked.append(process_time() - began)
    times = [one for some in (made, checked) for one in percents(some, 0.5, 0.99, unit=1e-3, digits=0)]
    share = f"{100 * len(sizes) / number:.0f} %"
    notes.row(scene.preset, share, *times, *percents(sizes, 0.5, digits=0))
    return failed
