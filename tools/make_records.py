"""Write tests/data/records/: a finished match of every preset and number of players, by the naive player.

Run it from the root of the project after a change that is meant to change games, and look at the
difference: `python -m tools.make_records`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from tests.match import play_match
from tilerummy.rules.match.record import write_record
from tilerummy.rules.preset import load, preset_ids

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "records"
ROUNDS = 2
"""Where the rules leave the number of rounds open."""
MISHAPS = 0.03
"""Enough for a time-out, a pause or a seat given up in most records."""


def record_names() -> Iterator[tuple[str, str, int]]:
    """The name of each record's file, with its preset and number of players."""
    for preset in preset_ids():
        fewest, most = load(preset).players
        yield from ((f"{preset}-{players}p.txt", preset, players) for players in range(fewest, most + 1))


def make_record(preset: str, players: int) -> str:
    """The text of one record; the same each time."""
    seed = crc32(f"{preset} {players}".encode())
    _, events = play_match(load(preset), players, seed, rounds=ROUNDS, mishaps=MISHAPS)
    return write_record(events)


def main() -> None:
    """Write all records anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = set()
    for name, preset, players in record_names():
        (FOLDER / name).write_text(make_record(preset, players), "utf-8", newline="\n")
        names.add(name)
    for stranger in FOLDER.glob("*.txt"):
        if stranger.name not in names:
            stranger.unlink()
    print(f"{len(names)} records in {FOLDER}")


if __name__ == "__main__":
    main()
