"""`./run bench ladder`: the levels from the lowest up, each against the last below it that is surely better.

One of the higher level sits down with the others of the lower. Where the 95% interval lies above equal, the
next is measured against this level; and if it wins by three percent or more, tables offer it. Every deal is
played in all rotations; margins are over deals.

A step is played until it is known to be there or to be too small to matter: a level is left out only after
at least 400 deals, or if it plays as the one below it does.

It goes on where it stopped: each deal is kept in a folder as it is played, and steps that were measured on
the same deals with levels that have not changed since are taken from what is shipped, unless more `--deals`
may tell more. `--seconds 600` ends it after ten minutes, to go on another time; `--jobs 16` plays in so many
processes, all tables side by side. What was measured goes into the file by which tables choose what they
offer.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from benches.report import Notes
from tilerummy.bots.arena import Contest, play_contest
from tilerummy.bots.bot import USUAL_NODES
from tilerummy.bots.contest import DealRecord, play_rotations
from tilerummy.bots.ladder import EDITIONS, FILE, SMALLEST_STEP, Climb, Rung, read_climbs, write_climbs
from tilerummy.bots.levels import EDITION
from tilerummy.bots.match import MatchTerms
from tilerummy.bots.report import lines_of
from tilerummy.bots.workers import ArenaWorkers, Here, Key, Played
from tilerummy.rules.preset import load, preset_ids

PRESETS = ["sabra", "sabra-de", "rummy", "classic", "pro6-en", "baltic-lt"]
"""One of each family of rules."""
ROOT = Path(__file__).parent.parent
SHIPPED = ROOT / "src" / "tilerummy" / "bots" / FILE
KEPT = ROOT / "build" / "ladder"
LOOKS = (50, 100, 200, 400, 800)
"""After so many deals it is looked whether enough is known."""
AT_ONCE = 50
"""So many deals are played before one looks at one's watch."""
ALIKE = 50
"""Where two levels have played this many deals alike, the same points at every seat, more tell nothing: they
part in fewer than six deals of a hundred, which is no step of three percent."""
ENOUGH = 400
"""Nobody is left out as too small a step on fewer deals."""
EARLY = 1.2
"""At all looks but the last the interval has to be so much wider, for one who looks often finds something."""


class OutOfTime(Exception):
    """The slice is over; `climb` holds the steps that were finished."""

    def __init__(self, place: str, climb: Climb) -> None:
        super().__init__(place)
        self.climb = climb


def main(arguments: list[str]) -> int:
    """Measure and say what came out."""
    options = _options(arguments)
    notes = Notes()
    options.end = None if options.seconds is None else monotonic() + options.seconds
    # Threads ask for the deals, and a process with threads is not to be forked.
    spawned = get_context("spawn")
    with nullcontext() if options.jobs == 1 else ProcessPoolExecutor(options.jobs, spawned) as pool:
        workers = Here() if pool is None else _Shared(pool)
        _climb_all(options, workers, notes)
    if options.write:
        _write()
    return 0


def _climb_all(options: argparse.Namespace, workers: ArenaWorkers, notes: Notes) -> None:
    """All tables side by side, if there are processes for it: while one is looked at, the others play."""
    tables = list(_tables(options))
    with ThreadPoolExecutor(1 if options.jobs == 1 else len(tables)) as threads:
        climbing = [threads.submit(measure, *table, options, workers) for table in tables]
        for climbed in as_completed(climbing):
            try:
                climb = climbed.result()
            except OutOfTime as left:
                if not shipped(left.climb.preset, left.climb.players).is_whole:
                    ship(left.climb)
                notes.say(f"The time is over at {left}; the same command goes on from there.")
            else:
                _say(climb, notes)
                ship(climb)


@dataclass(frozen=True, slots=True)
class _Shared:
    """Processes that play the deals of all tables."""

    pool: ProcessPoolExecutor

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals in their order."""
        yield from self.pool.map(play_rotations, [terms] * len(keys), *zip(*keys, strict=True))


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench ladder", description=__doc__)
    parser.add_argument("--presets", nargs="*", default=PRESETS)
    parser.add_argument("--players", nargs="*", type=int, default=[2, 4, 3, 5, 6])
    parser.add_argument("--deals", type=int, default=LOOKS[-1], help="the most deals of a step")
    parser.add_argument("--seed", type=int, default=2_000_001, help="the first deal")
    parser.add_argument("--nodes", type=int, default=USUAL_NODES, help="nodes of the solver a move")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the folder of the deals that were played")
    parser.add_argument("--seconds", type=float, help="stop after so long; the next call goes on from there")
    parser.add_argument("--jobs", type=int, default=1, help="play in so many processes")
    parser.add_argument("--write", action="store_true", help="put all shipped figures into results.md")
    return parser.parse_args(arguments)


def _tables(options: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Each table: all rules for one number of players before the next."""
    for players in options.players:
        for preset in options.presets:
            fewest, most = load(preset).players
            if fewest <= players <= most:
                yield preset, players


def measure(preset: str, players: int, options: argparse.Namespace, workers: ArenaWorkers) -> Climb:
    """All levels under one rule set, from the lowest up."""
    known = {
        (rung.level, rung.against): rung
        for rung in shipped(preset, players).rungs
        if _is_kept(rung, players, options)
    }
    climb = Climb(preset, players, ())
    for level in list(EDITIONS)[1:]:
        below = climb.climbed[-1]
        rung = known.get((level, below)) or _rung(climb, level, below, options, workers)
        climb = replace(climb, rungs=(*climb.rungs, rung))
    return climb


def _is_kept(rung: Rung, players: int, options: argparse.Namespace) -> bool:
    """Whether a shipped step is as this command would measure it."""
    alike = (rung.nodes, rung.seed) == (options.nodes, options.seed) and rung.is_current
    return alike and (rung.deals >= options.deals or rung.deals == ALIKE or is_known(rung, players))


def _rung(climb: Climb, level: str, below: str, options: argparse.Namespace, workers: ArenaWorkers) -> Rung:
    """One step: deals are played until enough is known."""
    terms = MatchTerms(load(climb.preset), nodes=options.nodes, judged=False)
    table = (level, *[below] * (climb.players - 1))
    options.keep.mkdir(parents=True, exist_ok=True)
    kept = options.keep / f"{climb.preset}-{climb.players}-{EDITION}.jsonl"
    for deals in range(AT_ONCE, options.deals + 1, AT_ONCE):
        if options.end is not None and monotonic() > options.end:
            place = f"{climb.preset}, {climb.players} players, {level} against {below}, deal {deals}"
            raise OutOfTime(place, climb)
        records = play_contest(Contest(terms, (table,), deals, options.seed), workers, kept=kept)
        rung = _looked(records, options)
        same = deals == ALIKE and all(map(is_alike, records))
        if same or deals == options.deals or (deals in LOOKS and is_known(rung, climb.players)):
            return rung
    raise ValueError(f"a step has at least {AT_ONCE} deals, and a multiple of that")


def is_alike(record: DealRecord) -> bool:
    """Whether it made no difference where the one sat, so that both levels played as one."""
    return len({tuple(sorted(scores)) for scores in record.scores}) == 1


def _looked(records: Sequence[DealRecord], options: argparse.Namespace) -> Rung:
    level, below, *_ = records[0].line_up
    line = lines_of(records)[0]
    return Rung(
        level,
        below,
        line.deals,
        round(line.wins.mean, 4),
        round(line.wins.margin, 4),
        round(line.points.mean, 1),
        round(line.blocked or 0.0, 3),
        options.nodes,
        options.seed,
        EDITION,
    )


def is_known(rung: Rung, players: int) -> bool:
    """Whether a look tells enough: the step is there, or after enough deals it is too small to matter."""
    margin = EARLY * rung.margin
    too_small = rung.deals >= ENOUGH and rung.wins + margin < 1 / players + SMALLEST_STEP
    return rung.wins - margin > 1 / players or too_small


def shipped(preset: str, players: int) -> Climb:
    """What is known of a table."""
    climbs = read_climbs(SHIPPED.read_text("utf-8"))
    there = (climb for climb in climbs if (climb.preset, climb.players) == (preset, players))
    return next(there, Climb(preset, players, ()))


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
        "rotations. A table offers the levels with a yes. Measured with `./run bench ladder`, which goes on "
        "where it stopped; levels that have not changed keep the figures of the edition in which they were "
        "measured."
    )
    for climb in read_climbs(SHIPPED.read_text("utf-8")):
        _say(climb, notes)
    notes.write("Bots: ladder")


def _say(climb: Climb, notes: Notes) -> None:
    state = "" if climb.is_whole else "; not measured to the end: no table offers the rest"
    notes.say(f"\n**{climb.preset}, {climb.players} players** (equal is {100 / climb.players:.1f}%{state})\n")
    notes.say("| level | against | win % | points | blocked % | deals | nodes | edition | offered |")
    notes.say("|---|---|---|---|---|---|---|---|---|")
    for rung in climb.rungs:
        cells = (
            rung.level,
            rung.against,
            f"{100 * rung.wins:.1f}±{100 * rung.margin:.1f}",
            f"{rung.points:+.1f}",
            f"{100 * rung.blocked:.0f}",
            f"{rung.deals} from {rung.seed}",
            str(rung.nodes),
            str(rung.edition),
            "yes" if climb.is_step(rung) else "no",
        )
        notes.say(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
