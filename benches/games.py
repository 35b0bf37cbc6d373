"""Whole games by a naive player, judged turns, and how soon the program starts."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from statistics import median
from time import perf_counter, process_time
from typing import Annotated

from benches.report import Notes, bench, percents
from tests.match import begin, play_match
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.event import MatchEnded, Played, RoundEnded
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import drawn_with, taken_for
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.setting import Setting

Question = tuple[Setting, Before, Proposal]


@bench("Games")
def games(
    notes: Notes,
    *,
    games: Annotated[int, "how many games (rounds) at least"] = 10_000,
    turns: Annotated[int, "how many different turns to judge"] = 20_000,
) -> bool:
    """Whole games by a naive player under every preset and player count, and judged turns.

    Every action of every game is followed by the checks of tests/match.py: no tile lost or doubled, nobody
    stuck, no round without end. A broken one is named with the seed that plays it again.
    """
    broken = _report_games(games, notes)
    _report_judging(turns, notes)
    _report_start(notes)
    return not broken


# -- whole games -----------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was played."""

    rounds: int = 0
    events: int = 0
    plays: int = 0
    blocked: int = 0
    hand_games: int = 0

    def add(self, events: tuple[object, ...]) -> None:
        self.events += len(events)
        for event in events:
            if isinstance(event, RoundEnded):
                self.rounds += 1
                self.blocked += event.blocked
                self.hand_games += event.hand_game
            elif isinstance(event, Played):
                self.plays += 1


def tables() -> list[tuple[Rules, int]]:
    """Every preset with every number of players."""
    found = []
    for preset in preset_ids():
        rules = load(preset)
        found += [(rules, players) for players in range(rules.players[0], rules.players[1] + 1)]
    return found


def _report_games(number: int, notes: Notes) -> int:
    tally, broken, kinds = Tally(), 0, tables()
    met: Counter[str] = Counter()
    began = process_time()
    for seed, (rules, players) in enumerate(cycle(kinds)):
        if tally.rounds >= number:
            break
        mishaps = 0.05 if seed // len(kinds) % 4 == 3 else 0.0
        try:
            _, events = play_match(rules, players, seed, mishaps=mishaps)
        except Exception as error:  # whatever goes wrong is counted and named, and the others are played
            broken += 1
            print(f"BROKEN: {rules.preset}, {players} players, seed {seed}: {error!r}", file=sys.stderr)
            if broken == 20:
                break
            continue
        assert isinstance(events[-1], MatchEnded)
        tally.add(events)
        met[rules.preset] += 1
    took = process_time() - began
    notes.say(f"- games: {tally.rounds} of {len(kinds)} presets and player counts, {broken} broken or stuck")
    notes.say(f"  - matches for each preset: {min(met.values())} to {max(met.values())}")
    notes.say(f"  - {tally.plays} lay-downs, {tally.blocked} blocked rounds, {tally.hand_games} hand games")
    notes.say(f"  - {tally.rounds / took:.0f} games/s, {tally.events / took:.0f} events/s (CPU, one core)")
    return broken


# -- judging alone ---------------------------------------------------------------------------------


def _report_judging(number: int, notes: Notes) -> None:
    """Judge the same turns five times; the first time nothing is remembered of them."""
    questions = _questions(number)
    rates, each = [], []
    for attempt in range(5):
        began = process_time()
        legal = sum(judge_play(*question).legal for question in questions)
        rates.append(len(questions) / (process_time() - began))
        if attempt == 0:
            notes.say(f"- judging: {len(questions)} turns as proposed in games, {legal} of them legal")
    for question in questions:
        start = process_time()
        judge_play(*question)
        each.append(process_time() - start)
    again = ", ".join(f"{rate:.0f}" for rate in rates[1:])
    notes.say(f"  - first time {rates[0]:.0f} turns/s, again {again} turns/s (CPU, one core)")
    half, most, longest = percents(each, 0.5, 0.99, 1.0, unit=1e-6)
    notes.say(f"  - each: median {half}, p99 {most}, max {longest} microseconds")


def _questions(number: int) -> list[Question]:
    """Turns that lay, as they were proposed in games of every preset, legal or not."""
    found: list[Question] = []
    for seed, (rules, players) in enumerate(cycle(tables())):
        if len(found) >= number:
            break
        match = begin(rules, players, 1_000_000 + seed, rounds=1)
        while match.game.phase is not Phase.MATCH_OVER:
            if match.game.phase is Phase.PLAYING:
                view = view_game(match.game, match.game.playing.turn.seat)
                # Asked twice and answered alike: the game goes on as if nobody had looked.
                state = match.naive.rng.getstate()
                action = match.naive.choose(view)
                match.naive.rng.setstate(state)
                if isinstance(action, Play):
                    found.append(_question(match.game, action))
            match.step()
    return found[:number]


def _question(game: Game, play: Play) -> Question:
    try:
        drawn = drawn_with(game, taken_for(game, play))
    except Illegal:
        drawn = ()
    before = game.playing.before(play.seat)
    return game.setting, before, Proposal(play.table, None, drawn, (), play.opening, play.announced)


# -- start-up --------------------------------------------------------------------------------------


def _report_start(notes: Notes, runs: int = 15) -> None:
    """How long a person waits for the help, against Python alone, measured in turn."""
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "tilerummy --help": [sys.executable, "-m", "tilerummy", "--help"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            start = perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            times[name].append(perf_counter() - start)
    bare, full = (median(values) for values in times.values())
    notes.say("- start-up (wall time):")
    for name, values in times.items():
        least, middle, most = percents(values, 0.0, 0.5, 1.0, unit=1e-3, digits=0)
        notes.say(f"  - {name}: min {least}, median {middle}, max {most} ms")
    notes.say(f"  - ratio of medians {full / bare:.1f}")
