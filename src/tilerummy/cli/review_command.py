"""`tilerummy review`: a finished match looked back at, with the solver's best beside every turn."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilerummy.cli.command_input import InputError
from tilerummy.cli.command_options import FILE
from tilerummy.cli.record_commands import load_record
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES, best_language

if TYPE_CHECKING:
    from tilerummy.review import Review
    from tilerummy.review.look_back import Progress

REVIEW_EPILOG = """\b
Examples:
  tilerummy review match.txt
  tilerummy review match.txt --lang de --html review.html
  tilerummy review match.txt --json > review.json
"""


@click.command("review", epilog=REVIEW_EPILOG)
@click.argument("file", metavar="RECORD", default="-", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option(
    "--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a page into this file."
)
@click.option("--lang", type=click.Choice([language.code for language in LANGUAGES]), help="The language.")
@click.option("--no-chances", is_flag=True, help="Play nothing out: no chances, but much sooner.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; one for each core by default.")
def review_command(
    file: str, as_json: bool, page: Path | None, lang: str | None, no_chances: bool, jobs: int | None
) -> None:
    """Look back at the finished match in RECORD: what each turn allowed, and how the chances went."""
    if as_json and page is not None:
        raise click.UsageError("--json and --html are two forms of one review: choose one.")
    language = lang or best_language(os.environ.get("LANG", ""))
    catalogue(language)  # whoever lacks the languages hears of it first, and of nothing else
    text, _ = load_record(file)
    if page is not None:
        _write(page, "")  # whoever cannot write there hears of it now, not after the work
    review = _review(text, jobs, language, chances=not no_chances)
    if page is not None:
        _write(page, _as_page(review, language))
    else:
        click.echo(_as_text(review, language, as_json=as_json), nl=as_json)


def _write(page: Path, text: str) -> None:
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{page} could not be written: {error.strerror}") from None


# What needs the extra is imported where it is used, so that `--help` comes without it too.


def _as_page(review: Review, language: str) -> str:
    from tilerummy.review.review_page import html_page

    return html_page(review, language)


def _as_text(review: Review, language: str, *, as_json: bool) -> str | bytes:
    from tilerummy.review.review import to_json
    from tilerummy.review.review_words import tell_review

    return to_json(review) if as_json else tell_review(review, language)


def _review(text: str, jobs: int | None, language: str, *, chances: bool) -> Review:
    from tilerummy.review import Effort, NotFinished, review_record

    effort = Effort() if chances else Effort(playouts=0)
    try:
        return review_record(text, effort, jobs=jobs, progress=_progress(language))
    except NotFinished as error:
        raise InputError(f"{error}.") from None


def _progress(language: str) -> Progress | None:
    """A line on a terminal that says how far it is."""
    if not sys.stderr.isatty():
        return None
    words = catalogue(language)

    def show(done: int, count: int) -> None:
        said = words.text("review-working", done=done, count=count)
        click.echo(f"\r{said}  ", nl=done == count, err=True)

    return show
