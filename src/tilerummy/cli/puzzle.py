"""`tilerummy puzzle`: a puzzle in the terminal, solved by typing the table."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from datetime import date

import click

from tilerummy.cli.painted import painted
from tilerummy.cli.screen import why
from tilerummy.cli.typed import Command, commands
from tilerummy.library.puzzles import puzzle_of_day
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.puzzles.pack import pack_names, shipped, shipped_puzzle
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind
from tilerummy.puzzles.solutions import fulfils
from tilerummy.rules.judging.inventory import judge_any_play
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
                hints = min(hints + 1, len(puzzle.solution))
                _lay_out(puzzle.solution[:hints])
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
