"""`./run bench ladder`: the levels from the lowest up, each against the last below it that a table offers.

One of the higher level sits down with the others of the lower. A level whose 95% interval lies above equal is
offered, and the next is measured against it; a level that is not surely better is left out. Every deal is
played in all rotations; margins are over deals. `--keep FOLDER` keeps the deals, and a later call goes on
from there. `--ship` writes what was measured into the file by which tables choose what they offer.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benches.report import Notes
from tilerummy.bots import LEVELS
from tilerummy.bots.arena import Contest, play_contest
from tilerummy.bots.ladder import FILE, Climb, Rung, read_climbs, write_climbs
from tilerummy.bots.match import MatchTerms
from tilerummy.bots.report import lines_of
from tilerummy.rules.preset import load, preset_ids

PRESETS = ["sabra", "rummy", "baltic-lt", "sabra-de", "classic", "pro6-en"]
NAMES = [level.name for level in LEVELS]
SHIPPED = Path(__file__).parent.parent / "src" / "tilerummy" / "bots" / FILE


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    options = _options(arguments)
    notes = Notes()
    with TemporaryDirectory() as folder:
        for preset, players in _tables(options):
            climb = measure(preset, players, options, options.keep or Path(folder))
            _say(climb, notes)
            if options.ship:
                ship(climb)
    if options.write:
        _write()
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench ladder", description=__doc__)
    parser.add_argument("--presets", nargs="*", default=PRESETS)
    parser.add_argument("--players", nargs="*", type=int, default=[2, 4])
    parser.add_argument("--deals", type=int, default=60, help="deals of each match-up")
    parser.add_argument("--seed", type=int, default=5001, help="the first deal")
    parser.add_argument("--nodes", type=int, default=5_000, help="nodes of the solver a move")
    parser.add_argument("--keep", type=Path, help="keep the deals in this folder, and go on from there")
    parser.add_argument("--ship", action="store_true", help="let tables offer levels by these figures")
    parser.add_argument("--write", action="store_true", help="put all shipped figures into results.md")
    return parser.parse_args(arguments)


def _tables(options: argparse.Namespace) -> Iterator[tuple[str, int]]:
    for preset in options.presets:
        fewest, most = load(preset).players
        yield from ((preset, players) for players in options.players if fewest <= players <= most)


def measure(preset: str, players: int, options: argparse.Namespace, folder: Path) -> Climb:
    """All levels under one rule set, from the lowest up."""
    folder.mkdir(parents=True, exist_ok=True)
    terms = MatchTerms(load(preset), nodes=options.nodes, judged=False)
    kept = folder / f"{preset}-{players}.jsonl"
    climb = Climb(preset, players, options.nodes, options.seed, NAMES[0], ())
    for level in NAMES[1:]:
        below = climb.offered[-1]
        table = (level, *[below] * (players - 1))
        records = play_contest(Contest(terms, (table,), options.deals, options.seed), kept=kept)
        line = lines_of(records)[0]
        rung = Rung(
            level,
            below,
            line.deals,
            round(line.wins.mean, 4),
            round(line.wins.margin, 4),
            round(line.points.mean, 1),
            round(line.blocked or 0.0, 3),
        )
        climb = Climb(preset, players, options.nodes, options.seed, NAMES[0], (*climb.rungs, rung))
    return climb


def ship(climb: Climb) -> None:
    """Put one climb into the file of all, in place of the one of the same table."""
    before = read_climbs(SHIPPED.read_text("utf-8")) if SHIPPED.exists() else ()
    table = (climb.preset, climb.players)
    climbs = [*(old for old in before if (old.preset, old.players) != table), climb]
    order = preset_ids()
    climbs.sort(key=lambda each: (order.index(each.preset), each.players))
    SHIPPED.write_text(write_climbs(climbs), "utf-8")


def _write() -> None:
    notes = Notes()
    notes.say(
        "One against the rest; win % and points a game, 95% intervals over deals, which are played in all "
        "rotations. A table offers the levels with a yes. Measured with `./run bench ladder --presets RULES "
        "--players N --deals DEALS --seed SEED --nodes NODES --ship`."
    )
    for climb in read_climbs(SHIPPED.read_text("utf-8")):
        _say(climb, notes)
    notes.write("Bots: ladder")


def _say(climb: Climb, notes: Notes) -> None:
    deals = max(rung.deals for rung in climb.rungs)
    seeds = f"{climb.seed} to {climb.seed + deals - 1}"
    notes.say(
        f"\n**{climb.preset}, {climb.players} players** ({deals} deals of each, seeds {seeds}, "
        f"{climb.nodes} nodes a move, equal is {100 / climb.players:.1f}%)\n"
    )
    notes.say("| level | against | win % | points | blocked % | offered |")
    notes.say("|---|---|---|---|---|---|")
    for rung in climb.rungs:
        offered = "yes" if climb.is_above(rung) else "no"
        wins = f"{100 * rung.wins:.1f}±{100 * rung.margin:.1f}"
        cells = (rung.level, rung.against, wins, f"{rung.points:+.1f}", f"{100 * rung.blocked:.0f}", offered)
        notes.say(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
