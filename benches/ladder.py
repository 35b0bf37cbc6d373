"""`./run bench ladder`: each level against the one below, and the top bot against all, by rules and players.

The default is one preset of each sheet with two, three, four and six players. Every deal is played in all
rotations; margins are 95% intervals over deals. `--keep FOLDER` keeps the deals, and a later call that asks
for more goes on from there. `--minutes` ends the measuring when every table has had its deal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from benches.report import Notes
from tilerummy.bots import LEVELS
from tilerummy.bots.arena import Contest, play_contest
from tilerummy.bots.contest import DealRecord, LineUp
from tilerummy.bots.match import Terms
from tilerummy.bots.report import Line, lines_of
from tilerummy.rules.preset import load

PRESETS = ["rummy", "sabra", "baltic-ru", "pro6-en", "classic"]
"""One of each sheet."""
NAMES = [level.name for level in LEVELS]
TOP = NAMES[-1]
ENOUGH = 20
"""Of fewer deals a margin says little: two that went alike have none."""


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    options = _options(arguments)
    with TemporaryDirectory() as folder:
        played = _play(options, options.keep or Path(folder))
    notes = Notes()
    _say(played, options.nodes, notes)
    if options.write:
        notes.write("Bots: ladder")
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench ladder", description=__doc__)
    parser.add_argument("--presets", nargs="*", default=PRESETS)
    parser.add_argument("--players", nargs="*", type=int, default=[2, 3, 4, 6])
    parser.add_argument("--deals", type=int, default=4, help="deals of each match-up")
    parser.add_argument("--seed", type=int, default=5001, help="the first deal")
    parser.add_argument("--nodes", type=int, default=2_000, help="nodes of the solver a move")
    parser.add_argument("--minutes", type=float, default=10.0, help="measure no longer than this")
    parser.add_argument("--keep", type=Path, help="keep the deals in this folder, and go on from there")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    return parser.parse_args(arguments)


def match_ups(players: int) -> tuple[LineUp, ...]:
    """Each level against the one below it, and the top one against every other; one against the rest."""
    ladder = [(above, below) for below, above in pairwise(NAMES)]
    gauntlet = [(TOP, other) for other in NAMES[:-1]]
    pairs = dict.fromkeys((*ladder, *gauntlet))
    return tuple((one, *[other] * (players - 1)) for one, other in pairs)


Played = dict[tuple[str, int], list[DealRecord]]
"""The deals by preset and number of players."""


def _play(options: argparse.Namespace, folder: Path) -> Played:
    """One more deal of every table, again and again, until all are played or the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    end, played = monotonic() + 60 * options.minutes, Played()
    for deals in range(1, options.deals + 1):
        for preset, players in _tables(options):
            if played.keys() >= set(_tables(options)) and monotonic() > end:
                return played
            terms = Terms(load(preset), nodes=options.nodes, judged=False)
            contest = Contest(terms, match_ups(players), deals, options.seed)
            kept = folder / f"{preset}-{players}.jsonl"
            played[preset, players] = play_contest(contest, kept=kept)
    return played


def _tables(options: argparse.Namespace) -> Iterator[tuple[str, int]]:
    for preset in options.presets:
        fewest, most = load(preset).players
        yield from ((preset, players) for players in options.players if fewest <= players <= most)


def _say(played: Played, nodes: int, notes: Notes) -> None:
    notes.say(f"One against the rest, {nodes} nodes of the solver a move; win % and points a game.")
    for (preset, players), records in played.items():
        lines = {line.line_up[:2]: line for line in lines_of(records) if line.bot == line.line_up[0]}
        deals = lines[TOP, NAMES[0]].deals
        notes.say(
            f"\n**{preset}, {players} players** ({deals} deals of each, equal is {100 / players:.1f}%)\n"
        )
        notes.say("| level | against the one below | " + TOP + " against it |")
        notes.say("|---|---|---|")
        for below, name in zip(["", *NAMES], NAMES, strict=False):
            ladder, gauntlet = lines.get((name, below)), lines.get((TOP, name))
            notes.say(f"| {name} | {_cell(ladder)} | {_cell(gauntlet)} |")
        notes.say(f"\n{_worst(list(lines.values()))}")


def _cell(line: Line | None) -> str:
    if line is None:
        return ""
    wins, points = line.wins, line.points
    return f"{100 * wins.mean:.0f}±{100 * wins.margin:.0f}%, {points.mean:+.0f}±{points.margin:.0f}"


def _worst(lines: Sequence[Line]) -> str:
    own = [line for line in lines if line.bot == TOP]
    worst = min(own, key=lambda line: line.wins.mean)
    steps = [line for line in lines if _is_step(line)]
    up = sum(line.wins.mean > line.equal for line in steps)
    sure = sum(line.wins.low > line.equal for line in steps)
    enough = min(line.deals for line in steps) >= ENOUGH
    surely = f"{sure} of them surely" if enough else "but the deals are too few to be sure of any"
    return (
        f"Worst match-up of {TOP}: {worst.line_up[1]}, {_cell(worst)}. "
        f"{up} of {len(steps)} levels win more than their share against the one below, {surely}."
    )


def _is_step(line: Line) -> bool:
    above, below = line.line_up[:2]
    return NAMES.index(above) == NAMES.index(below) + 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
