"""`tilerummy arena`: bots against bots on duplicate deals."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import click

from tilerummy.bots.arena import (
    ArenaReport,
    ArenaStopped,
    ArenaWorkers,
    Contest,
    NoRay,
    OneProcess,
    OtherContest,
    Processes,
    RayCluster,
    Watch,
    markdown,
    play_contest,
    report,
    svg,
)
from tilerummy.bots.contest import BotFailed, DealRecord, Mode, NotFast, check_fast, line_ups
from tilerummy.bots.estimate import likelihood_ratio, share_of, verdict
from tilerummy.bots.match import MatchTerms
from tilerummy.bots.registry import PREFIX, NoSuchBot, bot_named
from tilerummy.cli.command_options import Chosen, complete_bot, with_rules
from tilerummy.rules.preset import Rules, check_players
from tilerummy.rules.refusal import BadRules

ARENA_EPILOG = """\b
Examples:
  tilerummy arena --bots greedy,hold --deals 200
  tilerummy arena --bots master,greedy --players 4 --jobs 8 --keep deals.jsonl
  tilerummy arena --bots mine.bots:MyBot,greedy --until 15elo --deals 20000
  tilerummy arena --bots hold,greedy --players 4 --deals 5000 --fast
  tilerummy arena --bots hold,greedy --deals 1 --record matches
"""


@click.command("arena", epilog=ARENA_EPILOG)
@click.option(
    "--bots",
    "names",
    required=True,
    metavar="A,B[,...]",
    shell_complete=complete_bot,
    help="Names, or paths package.module:Name.",
)
@with_rules
@click.option("--players", type=int, help="Seats at the table; as many as there are bots, if that can be.")
@click.option(
    "--mode", type=click.Choice([mode.value for mode in Mode]), help="How the bots meet (see below)."
)
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="Deals for each table.")
@click.option("--seed", type=int, default=1, show_default=True, help="The number of the first deal.")
@click.option("--rounds", type=click.IntRange(1), default=1, show_default=True, help="Rounds of a deal.")
@click.option(
    "--budget", type=float, default=20.0, show_default=True, help="Milliseconds a move; 0 is no limit."
)
@click.option(
    "--nodes", type=click.IntRange(0), help="Nodes of the solver a move instead: the same games anywhere."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option(
    "--engine",
    "where",
    type=click.Choice(["processes", "ray"]),
    default="processes",
    show_default=True,
    help="Play on this machine, or on a Ray cluster (extra ray), with the same results.",
)
@click.option("--until", metavar="15elo", help="Stop when the first bot is better by this much, or not.")
@click.option("--keep", type=click.Path(path_type=Path), help="Keep played deals here, and go on from them.")
@click.option(
    "--record",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write a record of every match played into this folder, for replay, verify and review.",
)
@click.option("--fast", is_flag=True, help="Let the simulator play, if it knows the rules and all bots.")
@click.option("--trust", is_flag=True, help="Let bots act without asking the referee: faster.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--svg", "picture", type=click.Path(path_type=Path), help="Draw the strengths into this file.")
def arena_command(
    names: str,
    chosen: Chosen,
    players: int | None,
    mode: str | None,
    deals: int,
    seed: int,
    rounds: int,
    budget: float,
    nodes: int | None,
    jobs: int | None,
    where: str,
    until: str | None,
    keep: Path | None,
    folder: Path | None,
    fast: bool,
    trust: bool,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Play bots against each other and show wins, points and strengths with 95% intervals.

    Each deal is played once for every rotation of the seats. With as many bots as seats all sit at one
    table (mode table); two bots at a larger table are the first against the rest (gauntlet, which with
    more bots is the first against each of the others); else each meets each (round-robin).
    """
    rules = chosen.rules
    bots = _bots(names)
    if fast:
        _check_fast(rules, rounds, bots, folder)
    terms = MatchTerms(rules, rounds, budget or None, nodes, not trust, fast, _made(folder))
    seats = players or _seats(terms, bots)
    contest = _contest(terms, bots, seats, mode, deals, seed, until)
    records = _play(contest, _workers(where, jobs), keep)
    called = _called(bots)
    # JSON keeps the names that were typed, since a script looks for those.
    shown = report([_renamed(record, called) for record in records], rounds)
    if picture is not None:
        picture.write_text(svg(shown), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(_json(contest, records, report(records, rounds), called)))
    else:
        click.echo(_text(contest, records, shown, called))


def _bots(names: str) -> list[str]:
    bots = [name.strip() for name in names.split(",") if name.strip()]
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        for name in bots:
            bot_named(name)
    except NoSuchBot as error:
        raise click.UsageError(f"--bots: {error}") from error
    if len(bots) < 2:
        raise click.UsageError("--bots: an arena needs two, separated by a comma.")
    return bots


def _called(bots: Sequence[str]) -> dict[str, str]:
    """What engines call themselves, by the names they were given; two of one name keep both."""
    engines = {name: str(getattr(bot_named(name), "name", name)) for name in bots if name.startswith(PREFIX)}
    # An engine may call itself anything; a bar would end a cell of the table.
    own = {name: " ".join(said.replace("|", "/").split()) or name for name, said in engines.items()}
    taken = Counter([*own.values(), *(name for name in bots if name not in own)])
    return {name: said if taken[said] == 1 else f"{said} ({name})" for name, said in own.items()}


def _renamed(record: DealRecord, called: Mapping[str, str]) -> DealRecord:
    """A deal with engines under the names that they told."""
    line_up = tuple(called.get(name, name) for name in record.line_up)
    return replace(
        record, line_up=line_up, tempo={called.get(name, name): times for name, times in record.tempo.items()}
    )


def _check_fast(rules: Rules, rounds: int, bots: Sequence[str], folder: Path | None) -> None:
    if folder is not None:
        raise click.UsageError("--fast: the simulator writes no records; leave out --record or --fast.")
    try:
        check_fast(rules, rounds, bots)
    except NotFast as error:
        raise click.UsageError(f"--fast: {error}.") from None


def _made(folder: Path | None) -> Path | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"--record: {folder} could not be made: {error.strerror}.") from None
    # Workers may stand elsewhere.
    return folder.resolve()


def _seats(terms: MatchTerms, bots: Sequence[str]) -> int:
    fewest, most = terms.rules.players
    return len(bots) if fewest <= len(bots) <= most else fewest


def _contest(
    terms: MatchTerms, bots: list[str], seats: int, mode: str | None, deals: int, seed: int, until: str | None
) -> Contest:
    if mode is None:
        # As the help explains it: all at one table if they fill it.
        mode = Mode.TABLE if len(bots) == seats else Mode.GAUNTLET if len(bots) == 2 else Mode.ROUND_ROBIN
    try:
        check_players(terms.rules, seats)
        tables = line_ups(bots, seats, Mode(mode))
    except (BadRules, ValueError) as error:
        raise click.UsageError(str(error)) from None
    return Contest(terms, tuple(tables), deals, seed, _elo(until))


def _elo(until: str | None) -> float | None:
    if until is None:
        return None
    try:
        elo = float(until.lower().removesuffix("elo"))
    except ValueError:
        elo = 0.0
    if elo <= 0:
        raise click.UsageError(f"--until: {until!r} is not a strength such as 15elo.")
    return elo


def _workers(where: str, jobs: int | None) -> ArenaWorkers:
    if where == "ray":
        return RayCluster(jobs)
    jobs = jobs or os.cpu_count() or 1
    return Processes(jobs) if jobs > 1 else OneProcess()


def _play(contest: Contest, workers: ArenaWorkers, keep: Path | None) -> list[DealRecord]:
    try:
        return play_contest(contest, workers, kept=keep, watch=_progress(contest))
    except OtherContest as error:
        raise click.UsageError(f"--keep: {error}") from None
    except NoRay as error:
        raise click.UsageError(f"--engine: {error}") from None
    except BotFailed as error:
        raise click.ClickException(_failure(error)) from None
    except ArenaStopped as error:
        said = f"stopped after {error.played} of {error.whole} deals"
        kept = (
            f"; they are kept in {keep}, and the same command goes on" if keep else "; none of them is kept"
        )
        raise click.ClickException(said + kept if error.played else said) from None


def _failure(error: BotFailed) -> str:
    """What a bot did wrong; where, if whoever started us wants to know."""
    if getattr(click.get_current_context().find_root().command, "shows_traceback", False):
        return f"{error}.\n\n{error.trace}"
    return f"{error}; with tilerummy --traceback arena you see where."


def _progress(contest: Contest) -> Watch | None:
    """A line on a terminal with the running result of the first bot."""
    # A log would fill with hundreds of half lines.
    if not sys.stderr.isatty():
        return None
    first, whole = contest.line_ups[0], contest.deals * len(contest.line_ups)

    def show(records: Sequence[DealRecord]) -> None:
        done = len(records)
        # Two hundred looks are enough; each sums up all deals so far.
        if done % max(1, whole // 200) and done != whole:
            return
        wins = share_of([r.share(first[0]) for r in records if r.line_up == first])
        bar = ("#" * (30 * done // whole)).ljust(30, ".")
        share = f"{100 * wins.mean:.1f}" + (
            f" ({100 * wins.low:.1f} to {100 * wins.high:.1f})" if done > 1 else ""
        )
        click.echo(f"\r{bar} {done}/{whole}  {first[0]} {share}%   ", nl=done == whole, err=True)

    return show


def _decision(contest: Contest, records: Sequence[DealRecord]) -> bool | None:
    if contest.until_elo is None:
        return None
    first = contest.line_ups[0]
    shares = [record.share(first[0]) for record in records if record.line_up == first]
    return verdict(likelihood_ratio(shares, contest.until_elo, len(first)))


def _json(
    contest: Contest, records: Sequence[DealRecord], found: ArenaReport, called: Mapping[str, str]
) -> dict[str, object]:
    terms = contest.terms
    return {
        "rules": terms.rules.preset,
        "options": terms.rules.changes(),
        "players": len(contest.line_ups[0]),
        "rounds": terms.rounds,
        # Nodes go before milliseconds; only one of them was in force.
        "budget_ms": None if terms.nodes is not None else terms.budget_ms,
        "nodes": terms.nodes,
        "fast": terms.fast,
        "seed": contest.seed,
        "deals": len(records) // len(contest.line_ups),
        "better": _decision(contest, records),
        **({"names": called} if called else {}),
        **found.to_json(),
    }


def _text(
    contest: Contest, records: Sequence[DealRecord], found: ArenaReport, called: Mapping[str, str]
) -> str:
    lines = [markdown(found)]
    bots = dict.fromkeys(called.get(table[0], table[0]) for table in contest.line_ups)
    if len(contest.line_ups) > 1:
        for bot in bots:
            worst = found.worst(bot)
            if worst is not None:
                share = f"{100 * worst.wins.mean:.1f}% where {100 * worst.equal:.1f}% is equal"
                lines.append(f"Worst match-up of {bot}: {', '.join(worst.line_up[1:2])}, {share}.")
    if contest.until_elo is not None:
        decided = _decision(contest, records)
        words = {True: "is better by", False: "is not better by", None: "may or may not be better by"}
        first = contest.line_ups[0][0]
        lines.append(f"{called.get(first, first)} {words[decided]} {contest.until_elo:g} Elo.")
    return "\n\n".join(lines)
