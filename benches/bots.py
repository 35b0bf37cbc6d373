"""How fast bots play, whether they break or overstay, how strong they are, and what people notice of them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time, thread_time_ns
from typing import Annotated, Literal

import msgspec

from benches.report import Notes, bench, command_line, percents, quantile
from tilerummy.bots import LEVELS, Bot, Budget, ask, bot_named
from tilerummy.bots.cast import CAST
from tilerummy.bots.contest import STEP, step_of
from tilerummy.bots.estimate import estimate
from tilerummy.bots.levels import FOR_PEOPLE
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.library.match_api import Match
from tilerummy.review.played_turn import PlayedTurn, turns_of
from tilerummy.review.turn_study import position_of
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.event import Played, RoundEnded
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.server.jobs.processes import settle_down
from tilerummy.solver import ANYHOW, ENGINE, solve_turn

EVERY = 50
"""So many games are played between two notes of how far one is."""
SECONDS = 5.0


def tables() -> Iterator[tuple[Rules, int]]:
    """Every preset with every number of players."""
    for rules in map(load, preset_ids()):
        for players in range(rules.players[0], rules.players[1] + 1):
            yield rules, players


@bench("Bots: speed")
def bots(
    notes: Notes,
    what: Literal["speed", "games", "budget"] = "speed",
    *,
    presets: Annotated[list[str], "for speed"] = ["sabra", "classic", "pro6-en"],  # noqa: B006 - only read
    games: Annotated[int, "how many games in all"] = 1_000,
    ms: Annotated[float, "milliseconds a move, in mixed games"] = 1.0,
    seconds: Annotated[float, "for each level and preset of budget"] = 0.5,
    levels: Annotated[list[str], "for budget: these levels alone"] = [],  # noqa: B006 - only read
    keep: Annotated[Path | None, "go on from this file, and note there how far one is"] = None,
) -> bool:
    """How fast bots play whole games, and whether mixed bots ever break, stall or overstay.

    `bots speed` plays greedy bots on one core, judged and unjudged, in games a second.
    `bots games --games 100000 --keep FILE` plays bots of all levels, mixed at random, under every preset and
    number of players at 1 ms a move, and goes on from FILE where it was stopped.
    `bots budget` measures by processor time how well every level keeps to 20 ms a move.
    """
    if what == "games":
        notes.title = "Bots: mixed games"
        return not play_mixed(games, ms, keep, notes)
    if what == "speed":
        measure_speed(presets, notes)
    else:
        notes.title = "Bots: budget"
        measure_budget(levels or [level.name for level in LEVELS], seconds, notes)
    return True


# -- speed -------------------------------------------------------------------------------------------


def measure_speed(presets: Sequence[str], notes: Notes) -> None:
    """From as many deals as fit into a few seconds."""
    notes.say(f"Whole games of four greedy bots on one core, {ENGINE} solver, by processor time.\n")
    notes.head("preset", "judged", "games a second", "moves a second")
    players = [bot_named("greedy")] * 4
    for preset in presets:
        for judged in (True, False):
            terms = MatchTerms(load(preset), judged=judged)
            play_deal(terms, players, 0)  # what is loaded at first use is not counted
            games = moves = 0
            began = process_time()
            while process_time() - began < SECONDS:
                games += 1
                moves += play_deal(terms, players, games).moves
            took = process_time() - began
            notes.row(preset, "yes" if judged else "no", f"{games / took:.0f}", f"{moves / took:.0f}")


# -- mixed games -------------------------------------------------------------------------------------


def play_mixed(games: int, ms: float, keep: Path | None, notes: Notes) -> int:
    """Every action is judged, so an illegal one, a stall and an exception all end the game with an error."""
    tally = msgspec.json.decode(keep.read_bytes(), type=_Tally) if keep and keep.exists() else _Tally()
    kinds = [*tables()]
    while tally.games < games:
        seed = tally.games
        rules, players = kinds[seed % len(kinds)]
        names = Random(f"mixed {seed}").choices([level.name for level in LEVELS], k=players)
        try:
            outcome = play_deal(MatchTerms(rules, budget_ms=ms), [bot_named(n) for n in names], seed)
        except Exception as error:  # whatever goes wrong is counted and named, and the others are played
            tally.broken += 1
            print(f"BROKEN: {rules.preset}, seed {seed}, {', '.join(names)}: {error!r}", file=sys.stderr)
        else:
            for name, micros in zip(names, outcome.micros, strict=True):
                for step in map(step_of, micros):
                    steps = tally.steps.setdefault(name, {})
                    steps[step] = steps.get(step, 0) + 1
        tally.games += 1
        if tally.games % EVERY == 0 or tally.games == games:
            tally.write(keep)
    tally.say(ms, len(kinds), notes)
    return tally.broken


class _Tally(msgspec.Struct):
    """How far one is: games played, games broken, and how long the moves of each level took."""

    games: int = 0
    broken: int = 0
    steps: dict[str, dict[int, int]] = {}

    def write(self, path: Path | None) -> None:
        if path is not None:
            half = path.with_suffix(".half")  # a run of hours may be killed while it writes
            half.write_bytes(msgspec.json.encode(self))
            half.replace(path)

    def say(self, budget_ms: float, kinds: int, notes: Notes) -> None:
        moves = sum(sum(steps.values()) for steps in self.steps.values())
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


def _times(steps: dict[int, int], budget_ms: float) -> str:
    every = [STEP**step / 1000 for step, number in steps.items() for _ in range(number)]
    over = 100 * sum(ms > budget_ms for ms in every) / len(every)
    return f"{len(every)} moves, {over:.2f}% over the budget, p99 {quantile(every, 0.99):.1f} ms"


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


def measure_budget(levels: Sequence[str], seconds: float, notes: Notes) -> None:
    """Every level at every preset and number of players, in turn, until its time is over."""
    notes.say(f"Processor time of a move at {BUDGET_MS:g} ms, every preset and number of players.\n")
    notes.head("level", "moves", "p50 ms", "p99 ms", "longest", "over", "where the longest was")
    for level in levels:
        found = {(rules, players): _moves(level, rules, players, seconds) for rules, players in tables()}
        (rules, players), _ = max(found.items(), key=lambda item: max(item[1]))
        times = [one for ms in found.values() for one in ms]
        over = sum(one > BUDGET_MS for one in times)
        notes.row(
            level, len(times), *percents(times, 0.5, 0.99, 1.0), over, f"{rules.preset}, {players} players"
        )


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


# -- what people notice -----------------------------------------------------------------------------


NAMES = [*(level.name for level in FOR_PEOPLE), *(role.name for role in CAST)]


def take_turns(match: Match, choose: Callable[[Seat], Bot], seed: int, nodes: int) -> Iterator[None]:
    """Play a match, whose bots may change meanwhile; it yields after every move."""
    chances = [Random(f"{seed} {place}") for place in range(len(match.players))]
    while (turn := match.turn) is not None:
        match.push(ask(choose(turn), match.view(), chances[turn], Budget(nodes=nodes)))
        yield


@bench("Bots: habits")
def habits(
    notes: Notes,
    *,
    preset: str = "sabra",
    players: int = 2,
    bots: list[str] = NAMES,
    person: Annotated[str, "the level of the others"] = "shifter",
    deals: int = 20,
    seed: int = 9001,
    nodes: int = 5_000,
) -> None:
    """What a person notices of each opponent, in rounds with somebody of a middling level.

    For each level and character: how often it wins, in how many turns of a round it kept back what it could
    lay, its most draws in a row (the mean over rounds, and the most of all), its largest turn, and how many
    of its lays took a set of the table apart. One of it sits down with others of one level; every deal is
    played in all rotations.
    """
    notes.title = f"Bots: habits, {preset}, {players} players"
    notes.say(
        f"{preset}, {players} players, the others `{person}`, {deals} deals in all rotations, seeds from "
        f"{seed} on, {nodes} nodes a move; equal is {100 / players:.0f}%. `{command_line()}`\n"
    )
    notes.head("opponent", "wins %", "held back", "draws in a row, at most", "largest turn", "rearranges %")
    for name in bots:
        names = [name] + [person] * (players - 1)
        rounds = [[*seen_in(preset, names, one, nodes)] for one in range(seed, seed + deals)]
        wins = estimate([100 * fmean([one.won for one in deal]) for deal in rounds])
        every = [one for deal in rounds for one in deal]
        notes.row(
            f"`{name}`",
            f"{wins.mean:.0f}±{wins.margin:.0f}",
            f"{fmean([one.held_back for one in every]):.1f}",
            f"{fmean([one.drawn for one in every]):.1f}, {max(one.drawn for one in every)}",
            f"{fmean([one.largest for one in every]):.1f}",
            f"{100 * sum(one.rearranged for one in every) / max(1, sum(one.lays for one in every)):.0f}",
        )


@dataclass(frozen=True, slots=True)
class Seen:
    """What a round showed of one seat."""

    won: float
    held_back: int
    drawn: int
    """Its most turns in a row without a lay."""
    largest: int
    lays: int
    rearranged: int
    """Its lays that took a set of the table apart."""


def seen_in(preset: str, names: Sequence[str], seed: int, nodes: int) -> Iterator[Seen]:
    """What one deal showed of the first bot, in each of the seats."""
    for seat in range(len(names)):
        bots = [*map(bot_named, names)]
        bots[0], bots[seat] = bots[seat], bots[0]
        match = Match(len(bots), load(preset), seed=seed, rounds=1)
        for _ in take_turns(match, bots.__getitem__, seed, nodes):
            pass
        end = next(event for event in match.events if isinstance(event, RoundEnded))
        won = (seat in end.winners) / len(end.winners)
        yield seen_of([turn for turn in turns_of(match.events) if turn.seat == seat], won)


def seen_of(turns: list[PlayedTurn], won: float) -> Seen:
    """What the turns of one seat showed."""
    drawn = longest = 0
    for turn in turns:
        drawn = 0 if turn.laid else drawn + 1
        longest = max(longest, drawn)
    laid = [turn for turn in turns if turn.laid]
    return Seen(
        won,
        sum(_could_lay(turn) for turn in turns if not turn.laid),
        longest,
        max((len(turn.laid) for turn in laid), default=0),
        len(laid),
        sum(map(_took_apart, laid)),
    )


def _could_lay(turn: PlayedTurn) -> bool:
    return bool(solve_turn(turn.begin.setting, position_of(turn.begin), ANYHOW).play)


def _took_apart(turn: PlayedTurn) -> bool:
    """Whether a set of the table lies nowhere whole any more."""
    after = [Counter(meld) for event in turn.events if isinstance(event, Played) for meld in event.table]
    return any(not any(Counter(meld) <= now for now in after) for meld in turn.begin.playing.table)
