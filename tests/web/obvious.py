"""What docs/evening.md says is to be pressed next on a screen, and whether the screen says so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

EVENING = Path(__file__).parents[2] / "docs" / "evening.md"
SAID = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", EVENING.read_text("utf-8"), re.MULTILINE))
LOUD = """() => {
  const over = [...document.querySelectorAll('dialog[open], .over')].at(-1) ?? document;
  const loud = '.button.primary, .action.primary, .door.primary, .button.paper';
  const seen = [...over.querySelectorAll(loud)].filter((one) => one.getClientRects().length);
  const within = ({ top, bottom }) => top >= 0 && bottom <= innerHeight + 1;
  return seen.map((one) => [one.innerText, within(one.getBoundingClientRect())]);
}"""
"""What is loud on top of everything else: its words, and whether all of it is in sight."""


def obvious(page: Any, screen: str) -> None:
    """One thing is loud on this screen and in sight, with the words of docs/evening.md; or none is."""
    words = re.findall(r"\*\*(.+?)\*\*", SAID[screen])[-1:]
    wanted = [re.sub(r"\d+", r"\\d+", re.escape(one)) for one in words]
    loud = page.evaluate(LOUD)
    assert len(loud) == len(wanted), (screen, loud)
    for pattern, (text, in_sight) in zip(wanted, loud, strict=True):
        assert re.match(pattern, text), (screen, text)
        assert in_sight, (screen, text)
