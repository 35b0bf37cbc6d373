"""`tilerummy day`: what is played on a day, a bot that plays it, and results that are checked."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

import click

from tilerummy.bots.registry import NoSuchBot, bot_named
from tilerummy.daily.daily_deal import DailyResult, NoDeal, NotThisDeal
from tilerummy.library.daily_api import TODAY, Daily, daily
from tilerummy.rules.match.record import BadRecord

DAY_EPILOG = """\b
Examples:
  tilerummy day
  tilerummy day 2026-11-17 --best
  tilerummy day --box sabra-de
  tilerummy day 2026-11-17 --bot hold --record hold.txt
  tilerummy day 2026-11-17 --check hold.txt
"""


@click.command("day", epilog=DAY_EPILOG)
@click.argument("day", default=TODAY, metavar="[today|DATE]")
@click.option("--box", metavar="PRESET", help="The box it is played by, if not by that of the day.")
@click.option("--best", is_flag=True, help="What our own good players do with it.")
@click.option("--bot", "name", metavar="BOT", help="Let a bot play it.")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Where the record goes.")
@click.option(
    "--check", "file", type=click.File(encoding="utf-8"), help="A record: play it again, and count."
)
def day_command(
    day: str, *, box: str | None, best: bool, name: str | None, record: Path | None, file: TextIO | None
) -> None:
    """Today's deal, or that of a DATE: the same tiles and the same computers for everybody."""
    if record is not None and name is None:
        raise click.UsageError("--record needs --bot: it writes down what the bot did.")
    try:
        deal = daily(day, box)
    except NoDeal as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{deal.day.isoformat()}: {deal.rules.preset}, one round against {', '.join(deal.bots)}")
    if best:
        click.echo(f"the best we know: {_said(deal.best())}")
    if name is not None:
        click.echo(f"{name}: {_said(_played(deal, name, record))}")
    if file is not None:
        click.echo(f"the record: {_said(_checked(deal, file.read()))}")


def _played(deal: Daily, name: str, record: Path | None) -> DailyResult:
    try:
        match = deal.play(bot_named(name), name)
    except NoSuchBot as error:
        raise click.UsageError(str(error)) from error
    if record is not None:
        record.write_text(match.record(), encoding="utf-8")
    return deal.check(match)


def _checked(deal: Daily, text: str) -> DailyResult:
    try:
        return deal.check(text)
    except (NotThisDeal, BadRecord) as error:
        raise click.ClickException(str(error)) from None


def _said(result: DailyResult) -> str:
    turns = "1 turn" if result.turns == 1 else f"{result.turns} turns"
    if result.out:
        return f"out in {turns}"
    return f"{turns}, {result.left} {'tile' if result.left == 1 else 'tiles'} left"
