"""`tilerummy admin`: what the operator of a public site sees and does. It works on the database itself."""

from __future__ import annotations

import getpass
import os
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tilerummy.cli.command_options import database_option, with_store

if TYPE_CHECKING:
    from tilerummy.server.store.store import Store

T = TypeVar("T")

ADMIN_EPILOG = """\b
Examples:
  tilerummy admin tables
  tilerummy admin ban --visitor oHk2... --for 7d --why insults
  tilerummy admin ban --address 203.0.113.9 --for 12h
  tilerummy admin lift 203.0.113.9
  tilerummy admin close Xb3...
  tilerummy admin delete-family Kq7...
  tilerummy admin audit

The server may run meanwhile: it hears of every act within seconds. Each is written to the audit log.
"""
UNITS = {"m": 60, "h": 3600, "d": 86_400}
SHOWN = 50
HYPHENS = {"ignore_unknown_options": True}
"""Codes and visitors of older versions may begin with one: they are words, not options."""


class Span(click.ParamType[int]):
    """A time such as 30m, 12h or 7d, in milliseconds."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The span that was typed."""
        number, unit = str(value)[:-1], str(value)[-1:]
        # Bounded, or a slip of the pen bans somebody for longer than a date can say.
        if unit not in UNITS or not number.isdigit() or not 0 < int(number) < 100_000:
            self.fail(f"{value!r} is not of the form 30m, 12h or 7d", param, ctx)
        return int(number) * UNITS[unit] * 1000


@click.group("admin", epilog=ADMIN_EPILOG)
@database_option
@click.option(
    "--limit", default=SHOWN, type=click.IntRange(1), show_default=True, help="So many lines at most."
)
@click.pass_context
def admin_command(ctx: click.Context, database: str | None, limit: int) -> None:
    """See tables, visitors and reports; close tables, ban, lift bans."""
    ctx.obj = (database, limit)


def _with_store(job: Callable[[Store], Awaitable[T]]) -> T:
    return with_store(click.get_current_context().obj[0], job)


def _limit() -> int:
    limit: int = click.get_current_context().obj[1]
    return limit


def _now() -> int:
    return time.time_ns() // 1_000_000


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _operator() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container has no name for its user
        return str(os.getuid()) if hasattr(os, "getuid") else ""


def _show(rows: list[tuple[object, ...]], *head: str) -> None:
    """A table of text, its columns aligned."""
    cells = [head, *(tuple(str(cell) for cell in row) for row in rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(head))]
    for row in cells:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


_why = click.option("--why", default="", metavar="TEXT", help="The reason, for the audit log.")


@admin_command.command()
def tables() -> None:
    """The tables at which something happened last."""
    from tilerummy.server.store.moderation_rows import recent_tables
    from tilerummy.server.table.table_state import read_party

    # The stored party is read, not the table: no tiles are shown to an operator.
    found = _with_store(lambda store: recent_tables(store, _limit()))
    rows: list[tuple[object, ...]] = []
    for table in found:
        party = read_party(table.party)
        names = ", ".join(chair.name for chair in party.chairs if chair.name)
        access = "public" if table.public else "private"
        rows.append((table.code, table.phase, access, _day(table.changed), party.host, names))
    _show(rows, "table", "phase", "access", "changed (UTC)", "host", "players")


@admin_command.command()
def visitors() -> None:
    """The people at those tables."""
    from tilerummy.server.store.moderation_rows import recent_tables
    from tilerummy.server.table.table_state import read_party

    found = _with_store(lambda store: recent_tables(store, _limit()))
    names: defaultdict[str, set[str]] = defaultdict(set)
    count: defaultdict[str, int] = defaultdict(int)
    last: dict[str, int] = {}
    for table in found:
        for chair in read_party(table.party).people():
            names[chair.owner].add(chair.name)
            count[chair.owner] += 1
            last[chair.owner] = max(table.changed, last.get(chair.owner, 0))
    rows = [(who, count[who], _day(at), ", ".join(sorted(names[who]))) for who, at in last.items()]
    _show([*rows], "visitor", "tables", "last (UTC)", "names")


@admin_command.command(context_settings=HYPHENS)
@click.argument("code")
@_why
def close(code: str, why: str) -> None:
    """Forget the table CODE with all its matches; whoever is there is sent away."""
    from tilerummy.server.store.moderation_rows import close_table
    from tilerummy.server.store.store import Code

    if not _with_store(lambda store: close_table(store, Code(code), _now(), why, _operator())):
        raise click.ClickException("there is no such table")
    click.echo("Closed.")


@admin_command.command()
def families() -> None:
    """The families' tables that changed last; their links are not shown."""
    from tilerummy.server.live.families import read_family
    from tilerummy.server.store.family_rows import recent_families

    rows: list[tuple[object, ...]] = []
    for kept, changed in _with_store(lambda store: recent_families(store, _limit())):
        family = read_family(kept, _now())
        names = ", ".join(one.name for one in family.shown())
        rows.append((kept.id, family.name, _day(changed), names))
    _show(rows, "family", "name", "changed (UTC)", "people")


@admin_command.command("delete-family", context_settings=HYPHENS)
@click.argument("family")
@_why
def delete_family(family: str, why: str) -> None:
    """Forget FAMILY, as `families` names it, with its tables, records and scores."""
    from tilerummy.server.live.families import FamilyKeeper
    from tilerummy.server.store.family_rows import BY_ID, found

    async def delete(store: Store) -> bool:
        if await found(store, BY_ID, family) is None:
            return False
        await FamilyKeeper(store, _now).delete(family, why, _operator())
        return True

    if not _with_store(delete):
        raise click.ClickException("there is no such family")
    click.echo("Deleted.")


@admin_command.command()
@click.option("--visitor", metavar="ID", help="As `visitors` and `reports` show it.")
@click.option("--address", metavar="IP", help="An address; of IPv6 its whole /64.")
@click.option("--for", "span", type=Span(), required=True, metavar="TIME", help="How long: 30m, 12h or 7d.")
@_why
def ban(visitor: str | None, address: str | None, span: int, why: str) -> None:
    """Keep a visitor or an address out for a time."""
    from tilerummy.server.edge.budgets import network_of
    from tilerummy.server.store import moderation_rows as moderation

    if (visitor is None) == (address is None):
        raise click.UsageError("Name a visitor or an address.")
    kind = moderation.VISITOR if visitor else moderation.ADDRESS
    # Of IPv6 the whole /64, as the limits count it: a household has as many addresses as it likes.
    who = visitor or network_of(address or "")
    found = moderation.Ban(kind, who, _now() + span)
    _with_store(lambda store: moderation.ban(store, found, _now(), why, _operator()))
    click.echo(f"Banned until {_day(found.until)} UTC.")


@admin_command.command(context_settings=HYPHENS)
@click.argument("who")
@_why
def lift(who: str, why: str) -> None:
    """Let the visitor or address WHO in again."""
    from tilerummy.server.edge.budgets import network_of
    from tilerummy.server.store import moderation_rows as moderation

    if not _with_store(lambda store: moderation.lift(store, network_of(who), _now(), why, _operator())):
        raise click.ClickException("nobody of that name is banned")
    click.echo("Lifted.")


@admin_command.command()
def bans() -> None:
    """Everybody who is kept out."""
    from tilerummy.server.store import moderation_rows as moderation

    found = _with_store(lambda store: moderation.bans(store, _now()))
    _show([(ban.kind, ban.who, _day(ban.until)) for ban in found], "kind", "who", "until (UTC)")


@admin_command.command(context_settings=HYPHENS)
@click.argument("visitor")
@_why
def revoke(visitor: str, why: str) -> None:
    """Make every token of VISITOR void."""
    from tilerummy.server.store import moderation_rows as moderation
    from tilerummy.server.store.store import VisitorId

    _with_store(lambda store: moderation.revoke(store, VisitorId(visitor), _now(), why, _operator()))
    click.echo("Revoked.")


@admin_command.command()
def reports() -> None:
    """What players have reported, the latest first, with the last talk."""
    from tilerummy.server.store import moderation_rows as moderation

    for one in _with_store(lambda store: moderation.reports(store, _limit())):
        click.echo(f"{_day(one.at)} UTC  table {one.code}: {one.name} ({one.about}), by {one.reporter}")
        click.echo(f"  {one.text}\n  talk: {one.talk}")


@admin_command.command()
def audit() -> None:
    """Everything that was done, oldest first."""
    from tilerummy.server.store import moderation_rows as moderation

    rows: list[tuple[object, ...]] = [
        (act.number, _day(act.at), act.operator, act.kind, act.who, act.why)
        for act in _with_store(lambda store: moderation.acts_after(store, 0, 1_000_000))[-_limit() :]
    ]
    _show(rows, "number", "at (UTC)", "operator", "act", "who", "why")
