"""How many answers can be certified, and what that costs: positions of games under every preset.

Each certificate that is made is checked as well; one that fails is a fault.
"""

from __future__ import annotations

import argparse
import json
from time import process_time

from benches.positions import Scene, scene_positions
from benches.report import Notes, quantile
from tilerummy.library.certificate import check
from tilerummy.library.position import certificate_of
from tilerummy.library.position_text import PositionFacts
from tilerummy.rules.preset import load, preset_ids
from tilerummy.solver import ANYHOW, Goal, solve_turn

DRAWN = 2000
"""Positions of a preset, of which some are asked about, at equal distances."""


def main(arguments: list[str]) -> int:
    """Measure; fail if a certificate does not hold."""
    parser = argparse.ArgumentParser(prog="./run bench certificates", description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="so many of each preset")
    parser.add_argument("--write", action="store_true", help="keep the table in benches/results.md")
    options = parser.parse_args(arguments)
    notes = Notes()
    notes.say(
        f"{options.positions} positions of games under each preset with the most players it knows, opened",
        "or not. Milliseconds of processor time for one answer: to make the certificate, and to check it",
        "(plain Python). Bytes of JSON by the median.",
        "",
        "| preset | certified | made: median | p99 | checked: median | p99 | bytes |",
        "|---" * 7 + "|",
    )
    failed = sum(_measure(preset, options.positions, notes) for preset in preset_ids())
    notes.say("", f"{failed} of these certificates failed the check.")
    if options.write:
        notes.write("Certificates")
    return 1 if failed else 0


def _measure(preset: str, number: int, notes: Notes) -> int:
    """A line for a preset; how many certificates did not hold."""
    scene = Scene(preset, preset, load(preset).players[1])
    made, checked, sizes, failed, certified = [], [], [], 0, 0
    for before in scene_positions(scene, DRAWN)[:: DRAWN // number][:number]:
        answer = solve_turn(scene.setting, before, ANYHOW)
        began = process_time()
        certificate = certificate_of(PositionFacts(scene.setting, before), answer, Goal.TILES)
        made.append(process_time() - began)
        if "proof" not in certificate:
            continue
        certified += 1
        text = json.dumps(certificate)
        sizes.append(len(text))
        began = process_time()
        failed += not check(text)
        checked.append(process_time() - began)
    times = [1000 * cell for cell in (*_spread(made), *_spread(checked))]
    cells = " | ".join(f"{cell:.0f}" for cell in times)
    notes.say(f"| {preset} | {100 * certified / number:.0f} % | {cells} | {quantile(sizes, 0.5):.0f} |")
    return failed


def _spread(values: list[float]) -> tuple[float, float]:
    return quantile(values, 0.5), quantile(values, 0.99)
