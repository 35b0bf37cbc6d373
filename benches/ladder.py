"""The ladder of the levels, measured until each step is known; what tables offer goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Annotated

from benches.report import Notes, bench
from tilerummy.bots.arena import ArenaWorkers, Contest, Key, OneProcess, Played, lines_of, play_contest
from tilerummy.bots.bot import USUAL_NODES
from tilerummy.bots.contest import DealRecord, play_rotations
from tilerummy.bots.levels import (
    EDITION,
    EDITIONS,
    FILE,
    SMALLEST_STEP,
    Climb,
    Rung,
    read_climbs,
    write_climbs,
)
from tilerummy.bots.match import MatchTerms
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


@dataclass(frozen=True, slots=True)
class _Shared:
    """Processes that play the deals of all tables."""

    pool: ProcessPoolExecutor

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals in their order."""
        yield from self.pool.map(play_rotations, [terms] * len(keys), *zip(*keys, strict=True))


@dataclass(frozen=True, slots=True)
class Effort:
    """How a step is measured, and for how long."""

    deals: int
    seed: int
    nodes: int
    keep: Path
    end: float | None


@bench("Bots: ladder")
def ladder(
    notes: Notes,
    *,
    presets: list[str] = PRESETS,
    players: list[int] = [2, 4, 3, 5, 6],  # noqa: B006 - only read
    deals: Annotated[int, "the most deals of a step"] = LOOKS[-1],
    seed: Annotated[int, "the first deal"] = 2_000_001,
    nodes: Annotated[int, "nodes of the solver a move"] = USUAL_NODES,
    keep: Annotated[Path, "the folder of the deals that were played"] = KEPT,
    seconds: Annotated[float | None, "stop after so long; the next call goes on from there"] = None,
    jobs: Annotated[int, "play in so many processes"] = 1,
    write: Annotated[bool, "put all shipped figures into results.md"] = False,
) -> None:
    """The levels from the lowest up, each against the last below it that is surely better.

    One of the higher level sits down with the others of the lower. Where the 95% interval lies above equal,
    the next is measured against this level; and if it wins by three percent or more, tables offer it. Every
    deal is played in all rotations; margins are over deals.

    A step is played until it is known to be there or to be too small to matter: a level is left out only
    after at least 400 deals, or if it plays as the one below it does.

    It goes on where it stopped: each deal is kept in a folder as it is played, and steps that were measured
    on the same deals with levels that have not changed since are taken from what is shipped, unless more
    `--deals` may tell more. `--seconds 600` ends it after ten minutes, to go on another time; `--jobs 16`
    plays in so many processes, all tables side by side. What was measured goes into the file by which tables
    choose what they offer.
    """
    effort = Effort(deals, seed, nodes, keep, None if seconds is None else monotonic() + seconds)
    # All rules for one number of players before the next.
    tables = [(preset, n) for n in players for preset in presets if _is_allowed(preset, n)]
    # Threads ask for the deals, and a process with threads is not to be forked.
    with nullcontext() if jobs == 1 else ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        workers = OneProcess() if pool is None else _Shared(pool)
        # Side by side, if there are processes for it: while one table is looked at, the others play.
        with ThreadPoolExecutor(1 if jobs == 1 else len(tables)) as threads:
            climbing = [threads.submit(measure, *table, effort, workers) for table in tables]
            for climbed in as_completed(climbing):
                _keep(climbed, notes)
    if write:
        _write()


def _is_allowed(preset: str, players: int) -> bool:
    fewest, most = load(preset).players
    return fewest <= players <= most


def _keep(climbed: Future[Climb], notes: Notes) -> None:
    try:
        climb = climbed.result()
    except OutOfTime as left:
        if not shipped(left.climb.preset, left.climb.players).is_whole:
            ship(left.climb)
        notes.say(f"The time is over at {left}; the same command goes on from there.")
    else:
        _say(climb, notes)
        ship(climb)


def _write() -> None:
    notes = Notes("Bots: ladder")
    notes.say(
        "One against the rest; win % and points a game, 95% intervals over deals, which are played in all "
        "rotations. A table offers the levels with a yes. Measured with `./run bench ladder`, which goes on "
        "where it stopped; levels that have not changed keep the figures of the edition in which they were "
        "measured."
    )
    for climb in read_climbs(SHIPPED.read_text("utf-8")):
        _say(climb, notes)
    notes.write()


def measure(preset: str, players: int, effort: Effort, workers: ArenaWorkers) -> Climb:
    """All levels under one rule set, from the lowest up."""
    known = {
        (rung.level, rung.against): rung
        for rung in shipped(preset, players).rungs
        if _is_kept(rung, players, effort)
    }
    climb = Climb(preset, players, ())
    for level in list(EDITIONS)[1:]:
        below = climb.climbed[-1]
        rung = known.get((level, below)) or _rung(climb, level, below, effort, workers)
        climb = replace(climb, rungs=(*climb.rungs, rung))
    return climb


def _is_kept(rung: Rung, players: int, effort: Effort) -> bool:
    """Whether a shipped step is as this command would measure it."""
    alike = (rung.nodes, rung.seed) == (effort.nodes, effort.seed) and rung.is_current
    return alike and (rung.deals >= effort.deals or rung.deals == ALIKE or is_known(rung, players))


def _rung(climb: Climb, level: str, below: str, effort: Effort, workers: ArenaWorkers) -> Rung:
    """One step: deals are played until enough is known."""
    terms = MatchTerms(load(climb.preset), nodes=effort.nodes, judged=False)
    table = (level, *[below] * (climb.players - 1))
    effort.keep.mkdir(parents=True, exist_ok=True)
    kept = effort.keep / f"{climb.preset}-{climb.players}-{EDITION}.jsonl"
    for deals in range(AT_ONCE, effort.deals + 1, AT_ONCE):
        if effort.end is not None and monotonic() > effort.end:
            place = f"{climb.preset}, {climb.players} players, {level} against {below}, deal {deals}"
            raise OutOfTime(place, climb)
        records = play_contest(Contest(terms, (table,), deals, effort.seed), workers, kept=kept)
        rung = _looked(records, effort)
        same = deals == ALIKE and all(map(is_alike, records))
        if same or deals == effort.deals or (deals in LOOKS and is_known(rung, climb.players)):
            return rung
    raise ValueError(f"a step has at least {AT_ONCE} deals, and a multiple of that")


def is_alike(record: DealRecord) -> bool:
    """Whether it made no difference where the one sat, so that both levels played as one."""
    return len({tuple(sorted(scores)) for scores in record.scores}) == 1


def _looked(records: Sequence[DealRecord], effort: Effort) -> Rung:
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
        effort.nodes,
        effort.seed,
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


def _say(climb: Climb, notes: Notes) -> None:
    state = "" if climb.is_whole else "; not measured to the end: no table offers the rest"
    notes.say(f"\n**{climb.preset}, {climb.players} players** (equal is {100 / climb.players:.1f}%{state})\n")
    notes.head("level", "against", "win %", "points", "blocked %", "deals", "nodes", "edition", "offered")
    for rung in climb.rungs:
        wins = f"{100 * rung.wins:.1f}±{100 * rung.margin:.1f}"
        figures = (wins, f"{rung.points:+.1f}", f"{100 * rung.blocked:.0f}", f"{rung.deals} from {rung.seed}")
        offered = "yes" if climb.is_step(rung) else "no"
        notes.row(rung.level, rung.against, *figures, rung.nodes, rung.edition, offered)
