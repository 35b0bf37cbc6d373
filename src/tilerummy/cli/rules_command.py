"""`tilerummy rules`: the rule sets, what each of them says, and who says so."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from tilerummy.cli.command_options import choose, complete_preset, set_option
from tilerummy.library.arguments import as_rules
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.parameter_kind import Json
from tilerummy.rules.preset import Rules, editions, load, preset_ids, source, title
from tilerummy.rules.refusal import BadRules

if TYPE_CHECKING:
    from tilerummy.rulebook.book import BookChange

RULES_EPILOG = """\b
Examples:
  tilerummy rules
  tilerummy rules baltic-lv
  tilerummy rules --json
  tilerummy rules sabra --set time_limit_s=120 --toml > house.toml
  tilerummy rules sabra --lang pl
  tilerummy rules pro6-fr --lang fr --than sabra
  tilerummy rules classic --lang no --html > rules.html
  tilerummy rules sabra --lang de --booklet > booklet.html
"""


@click.command("rules", epilog=RULES_EPILOG)
@click.argument("preset", required=False, shell_complete=complete_preset)
@set_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--toml", "as_toml", is_flag=True, help="Print a house file: the preset and what was changed.")
@click.option(
    "--lang",
    "language",
    type=click.Choice([language.code for language in LANGUAGES]),
    help="Print the rule book in this language instead.",
)
@click.option("--than", metavar="PRESET", help="With --lang: what differs from this one, too.")
@click.option(
    "--html", "as_html", is_flag=True, help="With --lang: a page with pictures, made to be printed."
)
@click.option(
    "--booklet",
    is_flag=True,
    help="With --lang: such a page to print on both sides of A4 and to fold in the middle.",
)
def rules_command(
    preset: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    as_toml: bool,
    language: str | None,
    than: str | None,
    as_html: bool,
    booklet: bool,
) -> None:
    """Show every preset, or every parameter of one, its value and which sheet says so.

    PRESET is a preset or a house file ending in .toml. With --lang: its rule book, in sentences.
    """
    telling = as_html or booklet or than is not None
    _check_options(preset, language, as_json=as_json, as_toml=as_toml, telling=telling)
    if preset is None:
        _show_all(settings, as_json=as_json, as_toml=as_toml)
        return
    rules = choose(preset, settings).rules
    if language is not None:
        click.echo(_told(rules, language, than, as_html=as_html or booklet, to_fold=booklet))
    elif as_json:
        click.echo(json.dumps({"presets": {rules.preset: rules.options()}}))
    elif as_toml:
        click.echo(rules.to_toml(), nl=False)
    else:
        click.echo(_one(rules))


def _check_options(
    preset: str | None, language: str | None, *, as_json: bool, as_toml: bool, telling: bool
) -> None:
    if as_json + as_toml + (language is not None) > 1:
        raise click.UsageError("--json, --toml and --lang exclude each other")
    if telling and language is None:
        raise click.UsageError("--than, --html and --booklet need a language: add --lang, such as --lang en.")
    if language is not None and preset is None:
        raise click.UsageError("--lang needs a PRESET")


def _told(rules: Rules, language: str, than: str | None, *, as_html: bool, to_fold: bool) -> str:
    """The rule book; with house rules it also says what they change."""
    # Only here: the rule books and their languages come with the extra [play].
    from tilerummy.locales.catalogue import catalogue
    from tilerummy.rulebook.book import book, changes
    from tilerummy.rulebook.html import html
    from tilerummy.rulebook.text import text

    words = catalogue(language)
    other: tuple[str, tuple[BookChange, ...]] | None = None
    if than is not None:
        try:
            theirs = as_rules(than)
        except BadRules as error:
            raise click.UsageError(f"--than: {error}") from None
        other = words.text(f"preset-{theirs.preset}"), changes(rules, theirs, words)
    elif rules.changes():
        other = words.text(f"preset-{rules.preset}"), changes(rules, load(rules.preset), words)
    written = book(rules, language)
    return html(written, other, to_fold=to_fold).rstrip() if as_html else text(written, other)


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
