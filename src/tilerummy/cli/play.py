"""`tilerummy play`: a game in the terminal against bots, moves typed in notation."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from tilerummy.bots.cast import CAST
from tilerummy.bots.levels import LEVELS
from tilerummy.cli.completion import complete_bot
from tilerummy.cli.options import choose, rules_option, set_option
from tilerummy.cli.saved import read_saved
from tilerummy.cli.screen import Screen
from tilerummy.cli.terminal_match import TerminalMatch, begin, go_on_with
from tilerummy.cli.typed import help_text
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.rules.match.record import write_record
from tilerummy.rules.refusal import BadRules

PLAY_EPILOG = """\b
Examples:
  tilerummy play
  tilerummy play --rules classic --bots builder,greedy
  tilerummy play --bots mine.bots:MyBot --lang de
  tilerummy play --save tonight.json --record match.txt
"""


@click.command("play", epilog=PLAY_EPILOG)
@rules_option
@set_option
@click.option(
    "--bots",
    "names",
    default="greedy",
    show_default=True,
    metavar="A[,...]",
    shell_complete=complete_bot,
    help="Your opponents.",
)
@click.option("--name", help="Your name.")
@click.option("--rounds", type=click.IntRange(1), default=1, show_default=True, help="Rounds, if agreed.")
@click.option("--seed", type=int, help="Play the same tiles again.")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the match here after every turn; if one is there, go on with it.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record of the match here, for replay, verify and review.",
)
@click.option("--lang", type=click.Choice([one.code for one in LANGUAGES]), help="The language of the game.")
def play_command(
    preset: str | None,
    settings: tuple[str, ...],
    names: str,
    name: str | None,
    rounds: int,
    seed: int | None,
    save: Path | None,
    record: Path | None,
    lang: str | None,
) -> None:
    """Play against bots in the terminal; `help` shows what can be typed."""
    rules = choose(preset, settings).rules
    words = catalogue(lang or best_language(os.environ.get("LANG", "")))
    if save is not None and save.exists():
        match = go_on_with(read_saved(save), words)
        click.echo(words.text("terminal-go-on", file=str(save)) + "\n")
    else:
        try:
            match = begin(
                rules, [name or words.text("you"), *_names(names, words)], names, rounds, seed, words
            )
        except BadRules as error:
            raise click.UsageError(str(error)) from None
    click.echo(help_text(words) + "\n")
    with suppress(ImportError):
        import readline  # noqa: F401 -- arrows and history for what is typed, where Python has it
    with _kept(match, save, record, words):
        Screen(match, words, save).run()


@contextmanager
def _kept(match: TerminalMatch, save: Path | None, record: Path | None, words: Catalogue) -> Iterator[None]:
    """However the match ends, what was asked for is in its files."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo()
    finally:
        if record is not None:
            _write(record, write_record(match.events))
        # Told also after Ctrl-C: whoever stops in a hurry wants to know that nothing is lost.
        for file in filter(None, (save, record)):
            click.echo(words.text("terminal-kept", file=str(file)))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def _names(names: str, words: Catalogue) -> list[str]:
    """What the opponents are called: the levels have a name in every language, all others their own."""
    levels = {level.name: words.text(f"bot-{level.name}") for level in LEVELS}
    called = levels | {role.name: role.called for role in CAST}
    return [called.get(name.strip(), name.strip()) for name in names.split(",")]
