"""`./run bench bots`: how fast bots play whole games, and whether mixed bots ever break, stall or overstay.

`./run bench bots speed` plays greedy bots on one core, judged and unjudged, in games a second.
`./run bench bots games --games 100000 --keep FILE` plays bots of all levels, mixed at random, under every
preset and number of players at 1 ms a move, and goes on from FILE where it was stopped.
`./run bench bots budget` measures by processor time how well every level keeps to 20 ms a move.
`./run bench bots strength` measures the top level against others, in single rounds and in matches.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time, thread_time_ns

from benches.games import tables
from benches.report import Notes, quantile
from benches.strength import ROWS, TOP, measure_strength
from tilerummy.bots import LEVELS, Budget, bot_named
from tilerummy.bots.bot import Bot
from tilerummy.bots.contest import STEP, step_of
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import Rules, load
from tilerummy.server.jobs.processes import settle_down
from tilerummy.solver import ENGINE

SECONDS = 5.0
EVERY = 50
"""So many games are played between two notes of how far one is."""


def main(arguments: list[str]) -> int:
    """Speed by default; `games` for the long run."""
    options = _options(arguments)
    notes = Notes()
    title, measure = MEASURES[options.what]
    broken = measure(options, notes)
    if options.write:
        notes.write(title)
    return 1 if broken else 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench bots", description=__doc__)
    parser.add_argument("what", nargs="?", choices=list(MEASURES), default="speed")
    parser.add_argument("--presets", nargs="*", default=["sabra", "classic", "pro6-en"], help="for speed")
    parser.add_argument("--games", type=int, default=1_000, help="how many games in all")
    parser.add_argument("--ms", type=float, default=1.0, help="milliseconds a move, in mixed games")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="for each level and preset of budget, each row of strength"
    )
    parser.add_argument("--levels", nargs="*", help="for budget: these levels alone")
    parser.add_argument("--rows", nargs="*", default=ROWS, help="for strength: RULES:PLAYERS:OTHERS[:ROUNDS]")
    parser.add_argument("--top", default=TOP, help="for strength: who is measured")
    parser.add_argument("--deals", type=int, default=100, help="for strength: of each row")
    parser.add_argument("--seed", type=int, default=30_001, help="for strength: the first deal")
    parser.add_argument("--nodes", type=int, default=20_000, help="for strength: nodes of the solver a move")
    parser.add_argument("--keep", type=Path, help="go on from this file, and note there how far one is")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    return parser.parse_args(arguments)


# -- speed -----------------------------------------------------------------------------------------


def _speed(options: argparse.Namespace, notes: Notes) -> int:
    notes.say(f"Whole games of four greedy bots on one core, {ENGINE} solver, by processor time.\n")
    notes.say("| preset | judged | games a second | moves a second |")
    notes.say("|---|---|---|---|")
    for preset in options.presets:
        for judged in (True, False):
            games, moves = games_a_second(preset, 4, judged=judged)
            notes.say(f"| {preset} | {'yes' if judged else 'no'} | {games:.0f} | {moves:.0f} |")
    return 0


def games_a_second(preset: str, players: int, *, judged: bool, bot: str = "greedy") -> tuple[float, float]:
    """Games and moves a second, from as many deals as fit into a few seconds."""
    terms = MatchTerms(load(preset), judged=judged)
    bots = [bot_named(bot)] * players
    play_deal(terms, bots, 0)
    games = moves = 0
    began = process_time()
    while process_time() - began < SECONDS:
        games += 1
        moves += play_deal(terms, bots, games).moves
    took = process_time() - began
    return games / took, moves / took


# -- mixed games -----------------------------------------------------------------------------------


def _games(options: argparse.Namespace, notes: Notes) -> int:
    """Every action is judged, so an illegal one, a stall and an exception all end the game with an error."""
    tally = _Tally.read(options.keep)
    kinds = tables()
    while tally.games < options.games:
        seed = tally.games
        rules, players = kinds[seed % len(kinds)]
        names = Random(f"mixed {seed}").choices([level.name for level in LEVELS], k=players)
        try:
            outcome = play_deal(MatchTerms(rules, budget_ms=options.ms), [bot_named(n) for n in names], seed)
        except Exception as error:  # whatever goes wrong is counted and named, and the others are played
            tally.broken += 1
            print(f"BROKEN: {rules.preset}, seed {seed}, {', '.join(names)}: {error!r}", file=sys.stderr)
        else:
            for name, micros in zip(names, outcome.micros, strict=True):
                tally.steps.setdefault(name, Counter()).update(map(step_of, micros))
        tally.games += 1
        if tally.games % EVERY == 0 or tally.games == options.games:
            tally.write(options.keep)
    tally.say(options.ms, len(kinds), notes)
    return tally.broken


class _Tally:
    """How far one is: games played, games broken, and how long the moves of each level took."""

    def __init__(self, games: int = 0, broken: int = 0) -> None:
        self.games, self.broken = games, broken
        self.steps: dict[str, Counter[int]] = {}

    @staticmethod
    def read(path: Path | None) -> _Tally:
        if path is None or not path.exists():
            return _Tally()
        kept = json.loads(path.read_text(encoding="utf-8"))
        tally = _Tally(kept["games"], kept["broken"])
        tally.steps = {
            name: Counter({int(step): n for step, n in steps.items()})
            for name, steps in kept["steps"].items()
        }
        return tally

    def write(self, path: Path | None) -> None:
        if path is not None:
            kept = {"games": self.games, "broken": self.broken, "steps": self.steps}
            half = path.with_suffix(".half")
            half.write_text(json.dumps(kept), encoding="utf-8")
            half.replace(path)

    def say(self, budget_ms: float, kinds: int, notes: Notes) -> None:
        moves = sum(steps.total() for steps in self.steps.values())
        notes.say(
            f"- {self.games} whole games of {kinds} presets and player counts, {moves} moves, all judged;"
        )
        notes.say(
            f"  bots mixed at random at {budget_ms:g} ms a move: {self.broken} illegal, stalled or broken"
        )
        for level in LEVELS:
            steps = self.steps.get(level.name)
            if steps:
                notes.say(f"  - {level.name}: {_times(steps, budget_ms)}")


def _times(steps: Counter[int], budget_ms: float) -> str:
    over = sum(n for step, n in steps.items() if STEP**step > 1000 * budget_ms)
    seen, p99 = 0, 0.0
    for step, number in sorted(steps.items()):
        seen += number
        if seen >= 0.99 * steps.total():
            p99 = STEP**step / 1000
            break
    return f"{steps.total()} moves, {100 * over / steps.total():.2f}% over the budget, p99 {p99:.1f} ms"


# -- budget ----------------------------------------------------------------------------------------

BUDGET_MS = 20.0


class _Timed:
    """A bot whose every move is timed by the processor, which others who wait for it do not slow down."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.ms: list[float] = []

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        began = thread_time_ns()
        action = self._bot.act(view, chance, budget)
        self.ms.append((thread_time_ns() - began) / 1e6)
        return action


def _budget(options: argparse.Namespace, notes: Notes) -> int:
    """Every level at every preset and number of players, in turn, until its time is over."""
    notes.say(f"Processor time of a move at {BUDGET_MS:g} ms, every preset and number of players.\n")
    notes.say("| level | moves | p50 ms | p99 ms | longest | over | where the longest was |")
    notes.say("|---|---|---|---|---|---|---|")
    for level in LEVELS:
        if options.levels and level.name not in options.levels:
            continue
        times: list[float] = []
        longest, where = 0.0, ""
        for rules, players in tables():
            ms = _moves(level.name, rules, players, options.seconds)
            times += ms
            if max(ms) > longest:
                longest, where = max(ms), f"{rules.preset}, {players} players"
        over = sum(ms > BUDGET_MS for ms in times)
        cells = (quantile(times, 0.5), quantile(times, 0.99), longest)
        figures = " | ".join(f"{cell:.1f}" for cell in cells)
        notes.say(f"| {level.name} | {len(times)} | {figures} | {over} | {where} |")
    return 0


def _moves(level: str, rules: Rules, players: int, seconds: float) -> list[float]:
    """How long each move of a level took, one of it among those who lay and, on the next deal, who wait."""
    timed, began, seed = _Timed(bot_named(level)), process_time(), 0
    while seed < 2 or process_time() - began < seconds:
        play_deal(
            MatchTerms(rules, budget_ms=BUDGET_MS, judged=False),
            [timed, *[bot_named(("greedy", "hold")[seed % 2])] * (players - 1)],
            seed,
        )
        seed += 1
        settle_down()  # as a server's worker does now and then
    return timed.ms


def _strength(options: argparse.Namespace, notes: Notes) -> int:
    measure_strength(
        options.rows, options.top, options.deals, options.seed, options.nodes, options.seconds, notes
    )
    return 0


MEASURES: dict[str, tuple[str, Callable[[argparse.Namespace, Notes], int]]] = {
    "speed": ("Bots: speed", _speed),
    "games": ("Bots: mixed games", _games),
    "budget": ("Bots: budget", _budget),
    "strength": ("Bots: strength", _strength),
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
