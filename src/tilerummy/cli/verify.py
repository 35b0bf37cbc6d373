"""`tilerummy verify`: everything in a record recomputed."""

from __future__ import annotations

import click

from tilerummy.cli.completion import FILE
from tilerummy.cli.record import line_numbers, load_record
from tilerummy.rules.match.audit import verify

VERIFY_EPILOG = """\b
Examples:
  tilerummy verify match.txt
  tilerummy verify - < match.txt
"""


@click.command("verify", epilog=VERIFY_EPILOG)
@click.argument("record", default="-", type=FILE)
@click.pass_context
def verify_command(ctx: click.Context, record: str) -> None:
    """Check the RECORD of a match: chance against its secret, every turn against the rules, every score.

    The exit status is 0 if all of it is as it should be, 1 if not, and 2 if it is no record.
    """
    text, events = load_record(record)
    numbers = line_numbers(text)
    findings = verify(events)
    for finding in findings:
        # What is missing at the end has no line of its own.
        where = numbers[finding.event] if finding.event < len(numbers) else numbers[-1]
        click.echo(f"line {where}: {finding.text}")
    if findings:
        click.echo(f"Not as it should be: {len(findings)} {'finding' if len(findings) == 1 else 'findings'}.")
        ctx.exit(1)
    click.echo(f"All {len(events)} events are as they should be.")
