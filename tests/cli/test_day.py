"""`tilerummy day`: the deal of a day, and results that nobody just believes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main

RUNNER = CliRunner()
DAY = "2026-11-17"


def test_a_bot_plays_a_day_and_its_record_is_checked(tmp_path: Path) -> None:
    """Protects results: a genuine record counts as it was played, a forged one is refused with its place."""
    record = tmp_path / "day.txt"
    played = RUNNER.invoke(main, ["day", DAY, "--bot", "greedy", "--record", str(record)])
    assert played.exit_code == 0
    assert played.output.splitlines()[0] == f"{DAY}: baltic-ru, one round against architect, saver, gambler"
    counted = played.output.splitlines()[1].partition(": ")[2]
    checked = RUNNER.invoke(main, ["day", DAY, "--check", str(record)])
    assert checked.output.splitlines()[1] == f"the record: {counted}"
    forged = record.read_text("utf-8").replace("baltic-ru", "baltic-lv")
    record.write_text(forged, "utf-8")
    refused = RUNNER.invoke(main, ["day", DAY, "--check", str(record)])
    assert (refused.exit_code, "baltic-ru" in refused.output) == (1, True)
    record.write_text("hello", "utf-8")
    assert RUNNER.invoke(main, ["day", DAY, "--check", str(record)]).exit_code == 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["2026-02-30"], "is no day"),
        (["yesterday"], "is no day"),
        (["1999-12-31"], "has no deal"),
        ([DAY, "--bot", "nobody"], "nobody"),
        ([DAY, "--record", "x.txt"], "--record needs --bot"),
    ],
)
def test_nonsense_gets_a_clear_word(asked: list[str], said: str) -> None:
    refused = RUNNER.invoke(main, ["day", *asked])
    assert (refused.exit_code, said in refused.output) == (1, True)
