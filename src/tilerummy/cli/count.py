"""`tilerummy count`: how many different legal turns a small position has."""

from __future__ import annotations

import click

from tilerummy.cli.completion import FILE
from tilerummy.cli.options import Chosen, choose, lenient_option, rules_option, set_option
from tilerummy.cli.stream import Answer, answer_stream
from tilerummy.library.position import Position
from tilerummy.library.position_text import ASKED, read_json
from tilerummy.library.questions import count
from tilerummy.rules.judging.json_question import case_id, refuse_unknown

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
@rules_option
@set_option
@lenient_option
@click.argument("file", default="-", type=FILE)
@click.pass_context
def count_command(
    ctx: click.Context, preset: str | None, settings: tuple[str, ...], lenient: bool, file: str
) -> None:
    """Count the legal turns in each position of FILE: tables that differ in their sets.

    It tries every arrangement, so it is for small positions.
    """
    chosen = choose(preset, settings)
    ctx.exit(answer_stream(file, lambda asked: answer(asked, chosen, lenient=lenient), positions=True))
