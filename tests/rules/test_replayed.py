"""Every moment of every record that we have, as digests: the page's replay is held to the same file.

`python -m tests.rules.test_replayed` writes it anew, when a record was added.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from tilerummy.rules.match.game import Game
from tilerummy.rules.match.record import read_record, replay
from tilerummy.rules.match.record_line import LINES

DATA = Path(__file__).parents[1] / "data"
RECORDS = sorted((DATA / "records").glob("*.txt"))
FILE = DATA / "replayed.json"
FOLDING = DATA.parents[1] / "web" / "src" / "record" / "moments.ts"


def notation(game: Game) -> str:
    """The table and the racks, in notation."""
    if game.round is None:
        return "\n".join([""] * (1 + len(game.players)))
    return "\n".join([str(game.round.table), *map(str, game.round.racks)])


def digest(path: Path) -> str:
    """Of the table and the racks after every event of a match."""
    moments = replay(read_record(path.read_text("utf-8")))
    return sha256("\n\n".join(notation(game) for game in moments).encode()).hexdigest()


def file_text() -> str:
    return json.dumps({path.stem: digest(path) for path in RECORDS}, indent=1) + "\n"


def test_the_file_says_what_the_rules_make_of_every_record() -> None:
    """Protects what the page shows: web/test/replay.test.ts finds these digests by the page's own reader."""
    assert FILE.read_text("utf-8") == file_text()


def test_the_page_knows_what_to_do_with_every_line() -> None:
    """Protects replays when an event is added: the page refuses a record with a word it does not know."""
    folding = FOLDING.read_text("utf-8")
    missing = [line.verb for line in LINES if f"case '{line.verb}':" not in folding]
    assert not missing


if __name__ == "__main__":
    FILE.write_text(file_text(), "utf-8")
