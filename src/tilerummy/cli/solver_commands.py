"""`tilerummy solve` and `tilerummy count`: the best turns of positions, or how many turns they have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from time import perf_counter_ns

import click

from tilerummy.cli.command_input import Answer, answer_stream
from tilerummy.cli.command_options import FILE, Chosen, lenient_option, with_rules
from tilerummy.library.arguments import expect
from tilerummy.library.certificate import check
from tilerummy.library.position import Position, certificate_of, count
from tilerummy.library.position_text import ASKED, read_json
from tilerummy.rules.judging.json_question import Question, case_id, refuse_unknown
from tilerummy.rules.judging.judge import check_tiles
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules
from tilerummy.solver import BestTurn, Goal, Wish, solve_turn
from tilerummy.solver.alternatives import alternatives

COUNT_EPILOG = """\b
Examples:
  tilerummy count positions.jsonl
  echo '{"table": [["b4", "b5", "b6"]], "rack": ["b3", "b7"]}' | tilerummy count
  echo 'sabra;opened;b4 b5 b6;b3 b7' | tilerummy count
"""


def answer(asked: object, chosen: Chosen, *, lenient: bool = False) -> Answer:
    """Count the turns of one position."""
    if not lenient:
        refuse_unknown(asked, ASKED)
    situation = read_json(asked, chosen.base, chosen.changes)
    counted: Answer = {"turns": count(Position.saying(situation))}
    return counted if case_id(asked) is None else {"id": case_id(asked), **counted}


@click.command("count", epilog=COUNT_EPILOG)
@with_rules
@lenient_option
@click.argument("file", default="-", type=FILE)
@click.pass_context
def count_command(ctx: click.Context, chosen: Chosen, lenient: bool, file: str) -> None:
    """Count the legal turns in each position of FILE: tables that differ in their sets.

    It tries every arrangement, so it is for small positions.
    """
    ctx.exit(answer_stream(file, lambda asked: answer(asked, chosen, lenient=lenient), positions=True))


SOLVE_EPILOG = """\b
Examples:
  tilerummy solve positions.jsonl
  echo '{"table": [["b8", "b9", "b10"]], "rack": ["b11", "k8", "r8"]}' | tilerummy solve
  echo 'sabra;opened;b8 b9 b10;b11 k8 r8' | tilerummy solve
  tilerummy solve --rules rummy --goal points --top 3 < positions.jsonl
  tilerummy solve --certificate positions.jsonl | tilerummy solve --check
"""


@dataclass(frozen=True, slots=True)
class Solver:
    """The options of one run."""

    rules: Rules
    changes: Mapping[str, object]
    wish: Wish
    top: int
    lenient: bool = False
    certificate: bool = False

    def answer(self, asked: object) -> Answer:
        """Answer one position."""
        if not self.lenient:
            refuse_unknown(asked, (*ASKED, "goal"))
        question = Question(asked)
        situation = read_json(asked, self.rules, self.changes)
        setting, before = situation.setting, situation.before
        # Before the clock starts, for it is no part of the search.
        check_tiles(setting, before)
        goal = question.word("goal", tuple(Goal))
        wish = self.wish if goal is None else replace(self.wish, goal=Goal(goal))
        started = perf_counter_ns()
        solution = solve_turn(setting, before, wish)
        _ = solution.table  # spelled out when somebody looks at it, which is the solver's work
        micros = (perf_counter_ns() - started) // 1000
        answer = {**written(solution), "micros": micros}
        if self.top:
            others = islice(alternatives(setting, before, wish), self.top)
            answer["alternatives"] = [written(other) for other in others]
        if self.certificate:
            answer["certificate"] = certificate_of(situation, solution, wish.goal)
        return answer if case_id(asked) is None else {"id": case_id(asked), **answer}


class Checker:
    """Checks certificates, and remembers whether one failed."""

    def __init__(self) -> None:
        self.failed = False

    def answer(self, asked: object) -> Answer:
        """What the check of one certificate found."""
        # An answer of --certificate holds it, so that one pipe can feed the other.
        within = asked.get("certificate") if isinstance(asked, dict) else None
        found = check(within if isinstance(within, dict) else expect("line", asked, dict, "a certificate"))
        # All are checked, whatever comes of the first: the status says it in the end.
        self.failed |= not found
        answer: Answer = {"proved": found.proved, "message": found.message}
        return answer if case_id(asked) is None else {"id": case_id(asked), **answer}


def written(solution: BestTurn) -> Answer:
    """A solution as JSON."""
    return {
        "status": solution.status.value,
        "play": [tile.text for tile in solution.play],
        "tiles": solution.tiles,
        "points": solution.points,
        "table": _sets(solution.table),
        "opening_value": solution.opening_value,
        "opening_sets": None if solution.opening is None else _sets(solution.opening),
    }


def _sets(melds: Iterable[Meld]) -> list[list[str]]:
    return [[tile.text for tile in meld] for meld in melds]


@click.command("solve", epilog=SOLVE_EPILOG)
@with_rules
@click.option(
    "--goal",
    type=click.Choice([goal.value for goal in Goal]),
    default=Goal.TILES.value,
    show_default=True,
    help="Lay the most tiles, or the most points.",
)
@click.option(
    "--arrangement",
    type=click.Choice(["least-change", "any"]),
    default="least-change",
    show_default=True,
    help="Change the table least among equal plays, or take any arrangement.",
)
@click.option(
    "--top", type=click.IntRange(0, 1000), default=0, metavar="K", help="Add the K best different plays."
)
@click.option(
    "--budget",
    type=click.FloatRange(min=0.001),
    metavar="MS",
    help="Stop after so many milliseconds with the best found.",
)
@click.option("--certificate", is_flag=True, help="Add why no turn is better, for --check.")
@click.option(
    "--check", "checks", is_flag=True, help="Check certificates instead, without the solver; 1 if one fails."
)
@lenient_option
@click.argument("file", default="-", type=FILE)
@click.pass_context
def solve_command(
    ctx: click.Context,
    chosen: Chosen,
    goal: str,
    arrangement: str,
    top: int,
    budget: float | None,
    certificate: bool,
    checks: bool,
    lenient: bool,
    file: str,
) -> None:
    """Find the best turn in each position of FILE, one JSON object a line.

    A position holds `table` and `rack`, and may say `opened`, `any_opened`, `rules`, `options`, `palette`
    and `goal`. A line may also be a position as text, RULES;OPENED;TABLE;RACK. With --check a line holds a
    certificate, by itself or in an answer of --certificate.
    """
    if checks:
        checker = Checker()
        status = answer_stream(file, checker.answer)
        ctx.exit(status or int(checker.failed))
    wish = Wish(Goal(goal), arrangement == "least-change", budget)
    solver = Solver(chosen.base, chosen.changes, wish, top, lenient, certificate)
    ctx.exit(answer_stream(file, solver.answer, positions=True))
