"""Write tests/data/counts: positions with the number of their legal turns, counted by the test oracle."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests import oracle  # noqa: E402 -- the root must be on the path first
from tilerummy.rules.judging.turn import Before  # noqa: E402
from tilerummy.rules.preset import load, preset_ids  # noqa: E402
from tilerummy.rules.setting import setting_for  # noqa: E402
from tilerummy.rules.table import read_rack, read_table  # noqa: E402

POSITIONS = [
    ("opened", "{0}4 {0}5 {0}6", "{0}3 {0}7 {0}8"),
    ("opened", "{0}8 {0}9 {0}10", "{0}11 {1}8 {2}8 {2}9"),
    ("opened", "{0}4 {0}5 {0}6 {0}7 {0}8", "{0}6 {1}6 {2}6"),
    ("opened", "{0}3 {0}4 *", "{0}5 {1}9 {2}9"),
    ("opened", "{0}3 {1}3 *", "{2}3 {3}3 {2}4 {2}5"),
    ("opened", "{0}5 {0}6 * | {1}7 {2}7 {3}7", "{0}7 {0}4 {1}8 {1}9"),
    ("opened", "* {0}6 {0}7 {0}8 | {1}5 {2}5 {3}5", "{0}5 {0}9 {1}6"),
    ("unopened", "", "{0}9 {0}10 {0}11 {1}10 {2}10 {3}1"),
    ("unopened", "{0}4 {0}5 {0}6", "{1}10 {2}10 {3}10 {0}7 {0}3"),
    ("unopened", "{0}4 {0}5 *", "{1}10 {2}10 {3}10 {0}6 *"),
]


def main() -> None:
    """Count every position under every preset."""
    folder = ROOT / "tests" / "data" / "counts"
    folder.mkdir(exist_ok=True)
    for preset in preset_ids():
        setting = setting_for(load(preset), 2)
        colours = [colour.value for colour in setting.shape.colours]
        lines = ["# preset; opened or unopened; table; rack; number of legal turns"]
        for opened, table, rack in POSITIONS:
            table, rack = table.format(*colours), rack.format(*colours)
            before = Before(read_table(table), read_rack(rack), opened == "opened", any_opened=bool(table))
            ends = {
                oracle.form(setting, end)
                for play in oracle.plays(before.rack)
                if play
                for end, _ in oracle.legal_ends(setting, before, play)
            }
            lines.append(f"{preset}; {opened}; {table}; {rack}; {len(ends)}")
        (folder / f"{preset}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
