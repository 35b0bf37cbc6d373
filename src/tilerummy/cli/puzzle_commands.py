"""`tilerummy puzzle` and `tilerummy puzzles`: puzzles solved in the terminal, made, and proven again."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import click

from tilerummy.cli.command_input import Answer, answer_stream
from tilerummy.cli.command_options import choose, rules_option, set_option
from tilerummy.cli.painted import painted
from tilerummy.cli.play_command import Command, commands, why
from tilerummy.library.puzzle_api import puzzle_of_day
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.puzzles.level import grade_faults
from tilerummy.puzzles.making import Barren, Order, make
from tilerummy.puzzles.pack import pack_names, shipped, shipped_puzzle
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind, puzzle_of
from tilerummy.puzzles.solutions import fulfils, prove
from tilerummy.rules.judging.judge import judge_any_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import DEFAULT_PRESET
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import read_table

PUZZLE_EPILOG = """\b
Examples:
  tilerummy puzzle
  tilerummy puzzle 2026-11-15
  tilerummy puzzle --level 3 --lang de
  tilerummy puzzle --rules rummy
"""
TODAY = "today"
SOLUTION = "solution"
"""Typed in any language; the words of a language itself come from the catalogue."""
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


@click.command("puzzle", epilog=PUZZLE_EPILOG)
@click.argument("which", required=False, metavar="[today|DATE|ID]")
@click.option("--level", type=click.IntRange(LEVELS[0], LEVELS[-1]), help="Any puzzle of this level.")
@click.option("--rules", type=click.Choice(pack_names()), help="Any puzzle under these rules.")
@click.option("--lang", type=click.Choice([one.code for one in LANGUAGES]), help="The language.")
def puzzle_command(which: str | None, level: int | None, rules: str | None, lang: str | None) -> None:
    """Solve a puzzle: today's, that of a date, one by its ID, or any of a level or under some rules."""
    any_of = level is not None or rules is not None
    if which is not None and any_of:
        raise click.UsageError("Name a puzzle, or a level and rules, not both.")
    try:
        puzzle = _any(level, rules or DEFAULT_PRESET) if any_of else _named(which or TODAY)
    except Unreadable as error:
        raise click.UsageError(str(error)) from None
    words = catalogue(lang or best_language(os.environ.get("LANG", "")))
    _show(puzzle, words)
    _solve(puzzle, words)


def _named(which: str) -> KnownPuzzle:
    if which.lower() == TODAY:
        # By the player's own calendar.
        return puzzle_of_day(date.today())
    if _DATE.fullmatch(which):
        try:
            day = date.fromisoformat(which)
        except ValueError:
            raise Unreadable(f"{which} is no date") from None
        return puzzle_of_day(day)
    return shipped_puzzle(which.lower())


def _any(level: int | None, rules: str) -> KnownPuzzle:
    return secrets.choice([puzzle for puzzle in shipped(rules) if level in (None, puzzle.level)])


def _show(puzzle: KnownPuzzle, words: Catalogue) -> None:
    click.echo(
        f"{puzzle.id} · {words.text(f'preset-{puzzle.rules}')} · "
        + words.text("puzzle-level", level=puzzle.level)
    )
    click.echo(task_text(puzzle, words) + "\n")
    _lay_out(puzzle.table)
    click.echo(painted(puzzle.rack, "  " + words.text("labelled", label=words.text("rack"), value="")) + "\n")
    click.echo(words.text("puzzle-how-to-type", example="r4 r5 r6 | k8 b8 y8"))
    typed = (Command.HINT.word(words), words.text("puzzle-type-solution"), Command.QUIT.word(words))
    click.echo(f"  {' · '.join(typed)}")


def task_text(puzzle: KnownPuzzle, words: Catalogue) -> str:
    """What a puzzle asks for, in a language."""
    match puzzle.task.kind:
        case TaskKind.LAY_ALL:
            return words.text("puzzle-task-lay-all")
        case TaskKind.GO_OUT:
            return words.text("puzzle-task-go-out")
        case TaskKind.OPEN:
            return words.text("puzzle-task-open")
        case TaskKind.LAY_AT_LEAST:
            return words.text("puzzle-task-lay-at-least", count=puzzle.task.tiles)
        case TaskKind.FREE_JOKER:
            return words.text("puzzle-task-free-joker")


def _solve(puzzle: KnownPuzzle, words: Catalogue) -> None:
    """Read tables until one solves it; each hint shows one set more of the solution."""
    hints, known = 0, commands(words)
    asks_solution = (SOLUTION, words.text("puzzle-type-solution"))
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            return
        if line.lower() in asks_solution:
            click.echo(words.text("puzzle-solution"))
            _lay_out(puzzle.solution)
            return
        match known.get(line.lower()):
            case Command.QUIT:
                return
            case Command.HINT:
                # A set more each time; the last hint is the whole solution.
                hints = min(hints + 1, len(puzzle.solution))
                _lay_out(puzzle.solution[:hints])
            # No command, so it is meant as a table; an empty line is answered with how to type one.
            case None if line:
                said = _judged(puzzle, line, words)
                click.echo("\n".join(said))
                if said == [words.text("puzzle-solved")]:
                    return
            case _:
                click.echo(words.text("puzzle-how-to-type", example="r4 r5 r6 | k8 b8 y8"))


def _judged(puzzle: KnownPuzzle, line: str, words: Catalogue) -> list[str]:
    try:
        table = read_table(line)
    except Unreadable:
        return [words.text("terminal-not-understood", text=line[:40], help=Command.HELP.word(words))]
    verdict = judge_any_play(puzzle.setting, puzzle.before, Proposal(table, announced=True))
    if not verdict.legal:
        return [f"  {why(words, refusal)}" for refusal in verdict.refusals]
    solved = fulfils(puzzle.setting, puzzle.before, puzzle.task, table)
    return [words.text("puzzle-solved" if solved else "puzzle-not-yet")]


def _lay_out(melds: Sequence[Meld]) -> None:
    for meld in melds:
        click.echo(painted(meld))


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
    # A pack is read where that file is not: a puzzle must say its rules in full.
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
    # A grade says nothing of a puzzle that has two solutions.
    if not faults:
        faults += grade_faults(puzzle)
    return {
        "id": puzzle.id,
        "ok": not faults,
        "solutions": proof.solutions,
        "level": puzzle.level,
        "why": "; ".join(faults),
    }
