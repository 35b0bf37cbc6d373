"""`tilerummy judge`: one case a line in, one answer a line out."""

from __future__ import annotations

import click

from tilerummy.cli.command_input import Answer, answer_stream
from tilerummy.cli.command_options import FILE, Chosen, lenient_option, with_rules
from tilerummy.rules.judging.case import FIELDS, judge_case
from tilerummy.rules.judging.json_question import refuse_unknown

JUDGE_EPILOG = """\b
Examples:
  tilerummy judge cases.jsonl
  echo '{"kind": "set", "set": ["r4", "r5", "*"]}' | tilerummy judge
  tilerummy judge --rules pro6-en --set penalty_tiles=1 < cases.jsonl
"""


@click.command("judge", epilog=JUDGE_EPILOG)
@with_rules
@lenient_option
@click.argument("file", default="-", type=FILE)
@click.pass_context
def judge_command(ctx: click.Context, chosen: Chosen, lenient: bool, file: str) -> None:
    """Judge the cases of FILE, one JSON object a line, and answer each with one line.

    A line that cannot be read is answered with its error, and the stream goes on; the exit status is
    then 2. A case may name its own `rules` and `options`.
    """

    def judged(case: object) -> Answer:
        if not lenient:
            refuse_unknown(case, FIELDS)
        return judge_case(case, chosen.base, chosen.changes)

    ctx.exit(answer_stream(file, judged))
