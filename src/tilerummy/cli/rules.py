"""`tilerummy rules`: the rule sets, what each of them says, and who says so."""

from __future__ import annotations

import json

import click

from tilerummy.cli.options import choose, set_option
from tilerummy.rules.parameter import Json
from tilerummy.rules.preset import Rules, editions, load, preset_ids, source, title

EPILOG = """\b
Examples:
  tilerummy rules
  tilerummy rules baltic-lv
  tilerummy rules --json
  tilerummy rules sabra --set time_limit_s=120 --toml > house.toml
"""


@click.command(epilog=EPILOG)
@click.argument("preset", required=False)
@set_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--toml", "as_toml", is_flag=True, help="Print a house file: the preset and what was changed.")
def command(preset: str | None, settings: tuple[str, ...], as_json: bool, as_toml: bool) -> None:
    """Show every preset, or every parameter of one, its value and which sheet says so.

    PRESET is a preset or a house file ending in .toml.
    """
    if as_json and as_toml:
        raise click.UsageError("--json and --toml exclude each other")
    if preset is None:
        _show_all(settings, as_json=as_json, as_toml=as_toml)
        return
    rules = choose(preset, settings).rules
    if as_json:
        click.echo(json.dumps({"presets": {rules.preset: rules.options()}}))
    elif as_toml:
        click.echo(rules.to_toml(), nl=False)
    else:
        click.echo(_one(rules))


def _show_all(settings: tuple[str, ...], *, as_json: bool, as_toml: bool) -> None:
    if settings or as_toml:
        raise click.UsageError("--set and --toml need a PRESET to start from")
    if as_json:
        click.echo(json.dumps({"presets": {name: load(name).options() for name in preset_ids()}}))
        return
    width = max(map(len, preset_ids()))
    for name in preset_ids():
        click.echo(f"{name:{width}}  {title(name)}")


def _one(rules: Rules) -> str:
    """Every parameter in three columns: name, value, source."""
    options, changed = rules.options(), rules.changes()
    rows = [
        (name, typed(value), "house rule" if name in changed else str(source(rules.preset, name)))
        for name, value in options.items()
    ]
    wide, wider = (max(len(row[column]) for row in rows) for column in (0, 1))
    heading = f"{rules.preset}: {title(rules.preset)} ({', '.join(editions(rules.preset))})"
    return "\n".join([heading, "", *(f"{name:{wide}}  {value:{wider}}  {who}" for name, value, who in rows)])


def typed(value: Json) -> str:
    """A value as one would type it after `--set NAME=`."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
