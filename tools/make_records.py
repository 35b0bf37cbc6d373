"""Write tests/data/records/: a finished match of every preset and number of players, by the naive player.

Beside them tests/data/replayed.json: digests of every moment, to which the page's own replay is held. Run it
from the root of the project after a change that is meant to change games, or when a preset has come, and look
at the difference: `python -m tools.make_records`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from tests.match import play_match
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import read_record, replay, write_record
from tilerummy.rules.preset import load, preset_ids

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "records"
REPLAYED = FOLDER.parent / "replayed.json"
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


def notation(game: Game) -> str:
    """The table and the racks, in notation."""
    if game.round is None:
        return "\n".join([""] * (1 + len(game.players)))
    return "\n".join([str(game.round.table), *map(str, game.round.racks)])


def digest(path: Path) -> str:
    """Of the table and the racks after every event of a match."""
    moments = replay(read_record(path.read_text("utf-8")))
    return sha256("\n\n".join(notation(game) for game in moments).encode()).hexdigest()


def replayed() -> str:
    """The digests of all records, as JSON."""
    return json.dumps({path.stem: digest(path) for path in sorted(FOLDER.glob("*.txt"))}, indent=1) + "\n"


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
    REPLAYED.write_text(replayed(), "utf-8", newline="\n")
    print(f"{len(names)} records in {FOLDER}")


if __name__ == "__main__":
    main()
