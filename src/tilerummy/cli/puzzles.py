"""`tilerummy puzzles`: make puzzles, and prove them again."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import click

from tilerummy.cli.options import choose, rules_option, set_option
from tilerummy.cli.stream import Answer, answer_stream
from tilerummy.puzzles.level import grade_faults
from tilerummy.puzzles.making import Barren, Order, make
from tilerummy.puzzles.proof import prove
from tilerummy.puzzles.puzzle import LEVELS, TaskKind, puzzle_of

PUZZLES_EPILOG = """\b
Examples:
  tilerummy puzzles make --count 20 --seed 1 > mine.jsonl
  tilerummy puzzles check mine.jsonl
"""
MAKE_EPILOG = """\b
Examples:
  tilerummy puzzles make --count 20 --seed 1 > mine.jsonl
  tilerummy puzzles make --count 5 --seed 7 --rules rummy --level 3 --task lay_all
"""
CHECK_EPILOG = """\b
Example:
  tilerummy puzzles check mine.jsonl
"""


@click.group("puzzles", epilog=PUZZLES_EPILOG)
def puzzles_command() -> None:
    """Make puzzles, each with one solution, and prove them again."""


@puzzles_command.command("make", epilog=MAKE_EPILOG)
@click.option("--count", type=click.IntRange(1), required=True, metavar="N", help="How many.")
@click.option("--seed", type=int, required=True, metavar="S", help="The same seed gives the same puzzles.")
@rules_option
@set_option
@click.option("--level", type=click.IntRange(LEVELS[0], LEVELS[-1]), help="Only this level.")
@click.option("--task", type=click.Choice([kind.value for kind in TaskKind]), help="Only this task.")
@click.option("--jobs", type=click.IntRange(1), metavar="J", help="Processes; all cores by default.")
@click.argument("file", default="-")
def make_command(
    count: int,
    seed: int,
    preset: str | None,
    settings: tuple[str, ...],
    level: int | None,
    task: str | None,
    jobs: int | None,
    file: str,
) -> None:
    """Make N puzzles and write them to FILE, one JSON object a line."""
    if preset is not None and preset.endswith(".toml"):
        raise click.UsageError("--rules: a puzzle names a preset; change its parameters with --set")
    chosen = choose(preset, settings)
    order = Order(
        count=count,
        seed=seed,
        rules=chosen.base.preset,
        options=dict(chosen.rules.changes()),
        level=level,
        kind=None if task is None else TaskKind(task),
        jobs=jobs or os.cpu_count(),
    )
    if file == "-":
        _make(order, click.echo)
        return
    try:
        with Path(file).open("w", encoding="utf-8") as out:
            _make(order, lambda line: out.write(f"{line}\n"))
    except OSError as error:
        raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def _make(order: Order, write: Callable[[str], object]) -> None:
    shows = sys.stderr.isatty()

    def progress(made: int, games: int) -> None:
        if shows:
            click.echo(f"\r{made}/{order.count} puzzles, {games} games", nl=False, err=True)

    try:
        for puzzle in make(order, progress):
            write(puzzle.json())
    except Barren as error:
        raise click.ClickException(str(error)) from None
    finally:
        if shows:
            click.echo(err=True)


@puzzles_command.command("check", epilog=CHECK_EPILOG)
@click.argument("file", default="-")
@click.pass_context
def check_command(ctx: click.Context, file: str) -> None:
    """Prove each puzzle of FILE again: legal, solvable, unique, minimal, level; what is wrong is said."""
    ctx.exit(answer_stream(file, checked))


def checked(asked: object) -> Answer:
    """The answer to one puzzle."""
    puzzle = puzzle_of(asked)
    proof = prove(puzzle)
    faults = [*proof.faults]
    if not faults:
        faults += grade_faults(puzzle)
    return {
        "id": puzzle.id,
        "ok": not faults,
        "solutions": proof.solutions,
        "level": puzzle.level,
        "why": "; ".join(faults),
    }
