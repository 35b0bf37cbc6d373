"""`tilerummy count`: how many different legal turns a small position has."""

from __future__ import annotations

import click

from tilerummy.cli.completion import FILE
from tilerummy.cli.options import Chosen, choose, rules_option, set_option
from tilerummy.cli.solve import position_of
from tilerummy.cli.stream import Answer, answer_stream
from tilerummy.rules.judging.inventory import check_tiles
from tilerummy.rules.judging.json_question import Question, case_id, rules_of, setting_of
from tilerummy.rules.refusal import Unreadable
from tilerummy.solver.count import count_turns

MOST_TILES = 40
"""Of more tiles the turns cannot be counted in reasonable time."""

EPILOG = """\b
Examples:
  tilerummy count positions.jsonl
  echo '{"table": [["b4", "b5", "b6"]], "rack": ["b3", "b7"]}' | tilerummy count
"""


def answer(asked: object, chosen: Chosen) -> Answer:
    """Count the turns of one position."""
    question = Question(asked)
    rules = rules_of(question, chosen.base, chosen.changes)
    setting, before = setting_of(question, rules), position_of(question)
    check_tiles(setting, before)
    if sum(map(len, before.table)) + len(before.rack) > MOST_TILES:
        raise Unreadable(f"turns can be counted with at most {MOST_TILES} tiles in all")
    counted: Answer = {"turns": count_turns(setting, before)}
    return counted if case_id(asked) is None else {"id": case_id(asked), **counted}


@click.command(epilog=EPILOG)
@rules_option
@set_option
@click.argument("file", default="-", type=FILE)
@click.pass_context
def command(ctx: click.Context, preset: str | None, settings: tuple[str, ...], file: str) -> None:
    """Count the legal turns in each position of FILE: tables that differ in their sets.

    It tries every arrangement, so it is for small positions.
    """
    chosen = choose(preset, settings)
    ctx.exit(answer_stream(file, lambda asked: answer(asked, chosen)))
