"""`tilerummy review`: a finished match looked back at, with the solver's best beside every turn."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from tilerummy.cli.completion import FILE
from tilerummy.cli.record import load_record
from tilerummy.cli.source import InputError
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.review import Effort, NotFinished, Review, review_record
from tilerummy.review.look_back import Progress
from tilerummy.review.page import html_page
from tilerummy.review.review import to_json
from tilerummy.review.telling import tell_review

EPILOG = """\b
Examples:
  tilerummy review match.txt
  tilerummy review match.txt --lang de --html review.html
  tilerummy review match.txt --json > review.json
"""


@click.command(epilog=EPILOG)
@click.argument("file", metavar="RECORD", default="-", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option(
    "--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a page into this file."
)
@click.option("--lang", type=click.Choice([language.code for language in LANGUAGES]), help="The language.")
@click.option("--no-chances", is_flag=True, help="Play nothing out: no chances, but much sooner.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; one for each core by default.")
def command(
    file: str, as_json: bool, page: Path | None, lang: str | None, no_chances: bool, jobs: int | None
) -> None:
    """Look back at the finished match in RECORD: what each turn allowed, and how the chances went."""
    if as_json and page is not None:
        raise click.UsageError("--json and --html are two forms of one review: choose one.")
    language = lang or best_language(os.environ.get("LANG", ""))
    text, _ = load_record(file)
    if page is not None:
        _write(page, "")  # whoever cannot write there hears of it now, not after the work
    review = _review(text, Effort(playouts=0) if no_chances else Effort(), jobs, language)
    if page is not None:
        _write(page, html_page(review, language))
    elif as_json:
        click.echo(to_json(review))
    else:
        click.echo(tell_review(review, language), nl=False)


def _write(page: Path, text: str) -> None:
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{page} could not be written: {error.strerror}") from None


def _review(text: str, effort: Effort, jobs: int | None, language: str) -> Review:
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
