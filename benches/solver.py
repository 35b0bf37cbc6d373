"""`./run bench solver`: how long the best turn takes, against other solvers and against our aims.

Positions come from games of greedy players. Every figure is CPU time of one call from Python, each
position asked once, after some others that warm up.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from benches.peers import Timed, cp_sat, rummikub
from benches.plot import distribution
from benches.positions import SIX_COLOURS, Scene, scene_positions
from benches.report import load_now, mean, quantile, spread, stamp, write_section
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import load, preset_ids
from tilerummy.solver import ANYHOW, BEST, ENGINE, Goal, Wish, solve_turn

WARM = 100
"""Positions asked before the measurement, from other games."""
WISHES = {
    "any": ANYHOW,
    "any, points": Wish(goal=Goal.POINTS, least_change=False),
    "least change": BEST,
}
FOUR = Scene("4 colours, 2 jokers", "sabra", 4)
SIX = Scene("6 colours, 3 jokers", "sabra", 6, SIX_COLOURS)
STRICT = {"joker_swap_tile_from": "rack", "joker_after_swap": "new_set"}
HEAD = "| positions | number | solver | arrangement | median | p99 | max | mean |\n" + "|---" * 8 + "|"


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


def main(arguments: list[str]) -> int:
    """Measure, print, and perhaps keep the result."""
    options = _options(arguments)
    if options.times is not None:
        json.dump(times_of(*_asked(options.times)), sys.stdout)
        return 0
    if ENGINE != "compiled":
        print("The compiled core is not built: all figures are those of plain Python.", file=sys.stderr)
    report = Report([stamp(), load_now()])
    report.main_figures(options.positions, options.plain, options.peers)
    if options.others:
        report.other_figures(options.others)
    if options.write:
        write_section("Solver", report.text())
        report.write_plot(Path(__file__).with_suffix(".svg"))
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench solver", description=__doc__)
    parser.add_argument("--positions", type=int, default=2000, help="positions of the main figures")
    parser.add_argument("--plain", type=int, default=400, help="how many of them in plain Python")
    parser.add_argument("--peers", type=int, default=200, help="how many of them by other solvers")
    parser.add_argument("--others", type=int, default=500, help="positions of each policy and preset")
    parser.add_argument("--write", action="store_true", help="put it into results.md and solver.svg")
    parser.add_argument("--times", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


# -- measuring -------------------------------------------------------------------------------------


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
    asked = json.dumps(
        [scene.name, scene.preset, scene.players, dict(scene.options), number, arrangement, opened]
    )
    command = [sys.executable, "-m", "benches", "solver", "--times", asked]
    environment = {**os.environ, "TILERUMMY_PLAIN": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return [float(time) for time in json.loads(done.stdout)]


def _asked(text: str) -> tuple[Scene, int, str, bool | None]:
    name, preset, players, options, number, arrangement, opened = json.loads(text)
    return Scene(name, preset, players, options), number, arrangement, opened


# -- reporting -------------------------------------------------------------------------------------


@dataclass
class Report:
    """What was measured, line by line, as it goes to results.md."""

    lines: list[str]
    curves: dict[str, Sequence[float]] = field(default_factory=dict)
    aims: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        print(*self.lines, sep="\n")

    def text(self) -> str:
        plot = "![Share of positions done within a time](solver.svg)"
        return "\n".join([*self.lines, "", plot, "", "Against the aims:", "", *self.aims])

    def say(self, *lines: str) -> None:
        self.lines += lines
        print(*lines, sep="\n", flush=True)

    def row(self, where: str, solver: str, arrangement: str, times: Sequence[float]) -> None:
        self.say(f"| {where} | {len(times)} | {solver} | {arrangement} | {spread(times)} |")

    def aim(self, what: str, value: float, limit: float, unit: str, *, at_least: bool = False) -> None:
        met = value >= limit if at_least else value <= limit
        wanted = f"{'at least' if at_least else 'at most'} {limit:g} {unit}"
        self.aims.append(f"- {what}: {value:.3g} {unit}, aim {wanted}: **{'met' if met else 'missed'}**")
        print(self.aims[-1], flush=True)

    def main_figures(self, number: int, plain: int, peers: int) -> None:
        """Four and six colours, all arrangements, both speeds, and the other solvers."""
        self.say("", "Microseconds of CPU time; sabra, self-play.", "", HEAD)
        timed = {}
        for scene in (FOUR, SIX):
            for arrangement in WISHES:
                times = timed[scene.name, arrangement] = times_of(scene, number, arrangement, None)
                self.row(scene.name, ENGINE, arrangement, times)
        slow = plain_times_of(FOUR, plain, "any", None)
        self.row(FOUR.name, "plain", "any", slow)
        self.row(FOUR.name, "plain", "least change", plain_times_of(FOUR, plain, "least change", None))
        self.curves[f"{ENGINE}, any arrangement"] = timed[FOUR.name, "any"]
        self.curves[f"{ENGINE}, least change"] = timed[FOUR.name, "least change"]
        self.curves["plain Python, any arrangement"] = slow
        self._aims_of_four(
            timed[FOUR.name, "any"], timed[FOUR.name, "any, points"], timed[FOUR.name, "least change"]
        )
        self.aim("6 colours, any: p99", 1e3 * quantile(timed[SIX.name, "any"], 0.99), 5, "ms")
        if peers:
            self._side_by_side(peers)

    def _aims_of_four(self, tiles: list[float], points: list[float], least: list[float]) -> None:
        for what, times in (("4 colours, any, tiles", tiles), ("4 colours, any, points", points)):
            self.aim(f"{what}: median", 1e6 * quantile(times, 0.5), 40, "us")
            self.aim(f"{what}: p99", 1e3 * quantile(times, 0.99), 1, "ms")
        self.aim("4 colours, least change: median", 1e6 * quantile(least, 0.5), 150, "us")
        self.aim("4 colours, least change: p99", 1e3 * quantile(least, 0.99), 5, "ms")

    def _side_by_side(self, number: int) -> None:
        """The same positions, all of players who have opened, by everybody."""
        self.say("", "Side by side, players who have opened, most tiles:", "", HEAD)
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
        answers = [
            (theirs, mine) for theirs, mine in zip(peer.tiles, best, strict=True) if theirs is not None
        ]
        fewer = sum(theirs < mine for theirs, mine in answers)
        more = sum(theirs > mine for theirs, mine in answers)
        fast, plain = mean(peer.times) / mean(ours), mean(peer.times) / mean(slow)
        self.aims.append(
            f"- {peer.name}: it lays fewer tiles than we do in {fewer} and more in {more} of {len(best)} "
            f"positions, and gives up in {len(best) - len(answers)}; "
            f"its slowest is {max(peer.times):.2f} s of {sum(peer.times):.2f} s in all; "
            f"its mean is {fast:.0f} times ours {ENGINE} and {plain:.1f} times ours plain"
        )
        print(self.aims[-1], flush=True)
        if peer.name.startswith("rummikub"):
            self.aim(f"faster than {peer.name}, {ENGINE}", fast, 500, "times", at_least=True)
            self.aim(f"faster than {peer.name}, plain", plain, 8, "times", at_least=True)

    def other_figures(self, number: int) -> None:
        """Every joker policy and every preset."""
        for title, scenes in (("joker policy", policy_scenes()), ("preset", preset_scenes())):
            self.say("", f"Every {title}:", "", HEAD)
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

    def write_plot(self, place: Path) -> None:
        title = "Share of positions done within a CPU time: 4 colours, 2 jokers, self-play"
        place.write_text(distribution(self.curves, title), encoding="utf-8")
