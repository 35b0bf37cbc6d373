"""`tilerummy review`: text, JSON and a page from a record; anything else is refused in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.review.matches import documented
from tilerummy.cli import main


def run(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(main, ["review", "--jobs", "1", "--no-chances", *arguments], input=text)


@pytest.fixture(scope="module")
def answer() -> dict[str, object]:
    """The review of the documented match as JSON."""
    done = run("--json", text=documented())
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def keys(value: object) -> set[str]:
    """Every name of a field in a JSON value."""
    if isinstance(value, dict):
        return {*value}.union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()


def test_json_has_the_documented_fields(answer: dict[str, object]) -> None:
    """Protects programs that read reviews: docs/cli.md names every field there is, and no other."""
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")
    section = page.split("\n## review")[1].split("\n## ")[0]
    first_cells = re.findall(r"^\| ([^|]+) \|", section, flags=re.MULTILINE)
    named = {name for cell in first_cells for name in re.findall(r"`([a-z_]+)`", cell)}
    house = {"hand_size", "starter_hand", "opening_min", "time_limit_s"}
    assert keys(answer) - house == named


def test_text_speaks_the_language(answer: dict[str, object]) -> None:
    """Protects readers: the text is in the language asked for."""
    done = run("--lang", "de", text=documented())
    assert done.exit_code == 0
    assert "Glück beim Ziehen" in done.stdout


def test_page_is_written(tmp_path: Path) -> None:
    """Protects the file to keep: it is written where it was asked for, and nothing is printed."""
    target = tmp_path / "review.html"
    done = run("--lang", "fr", "--html", str(target), text=documented())
    assert (done.exit_code, done.stdout) == (0, "")
    assert '<html lang="fr">' in target.read_text("utf-8")


def test_bad_input_is_refused() -> None:
    """Protects against tracebacks, and the players of a match that goes on."""
    running = re.split(r"^.* end-round", documented(), maxsplit=1, flags=re.MULTILINE)[0]
    for text, said in ((running, "not over yet"), ("hello\n", "line 1"), ("", "record")):
        done = run(text=text)
        assert done.exit_code == 2
        assert said in done.output
    assert run("--json", "--html", "x.html", text=documented()).exit_code == 1


def test_a_page_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    """Protects whoever mistypes a folder: they hear of it at once, in one line."""
    done = run("--html", str(tmp_path / "missing" / "page.html"), text=documented())
    assert done.exit_code != 0
    assert "could not be written: No such file or directory" in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_labels_are_written_as_the_language_does() -> None:
    """Protects French readers: a colon has its space, and it does not break."""
    assert "Jokers\u00a0: " in run("--lang", "fr", text=documented()).stdout
    assert "Joker: " in run("--lang", "de", text=documented()).stdout
