"""Which translations are older than their English: `python -m tools.translations`.

Each language keeps, in `tests/data/translations`, a short hash of the English text that every message was
made from. `--done KEY ...` marks messages as looked at again, `--new` those without a mark.
"""

from __future__ import annotations

import argparse
import hashlib
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from tilerummy.locales.language import LANGUAGES
from tools.parsed import messages_of

ROOT = Path(__file__).parents[1]
MARKS = ROOT / "tests" / "data" / "translations"
OTHERS = tuple(language.code for language in LANGUAGES if language.code != "en")


@cache
def english() -> dict[str, str]:
    """A short hash of every English text; a message and its attributes are one, as they are translated."""
    found: dict[str, str] = {}
    for entry in messages_of("en"):
        alone = ast.Message(entry.id, entry.value, entry.attributes)
        said = " ".join(FluentSerializer().serialize_entry(alone).split())
        found[entry.id.name] = hashlib.sha256(said.encode()).hexdigest()[:8]
    return found


def marks(language: str) -> dict[str, str]:
    """What the messages of a language were made from."""
    file = MARKS / f"{language}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(line.split(" ", 1) for line in lines)


def stale(language: str) -> list[str]:
    """The messages whose English has changed since they were translated."""
    now = english()
    return [key for key, made_from in marks(language).items() if key in now and now[key] != made_from]


def mark(language: str, keys: set[str], *, new: bool = False) -> None:
    """Write down that these messages say what the English says today; marks without a message go."""
    now, kept = english(), marks(language)
    fresh = {key for key in now if key in keys or (new and key not in kept)}
    lines = [
        f"{key} {now[key] if key in fresh else kept[key]}" for key in sorted(now) if key in fresh | {*kept}
    ]
    (MARKS / f"{language}.txt").write_text("\n".join([*lines, ""]), "utf-8")


def main() -> None:
    """List what is stale, or mark what was looked at."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--done", nargs="+", default=[], metavar="KEY", help="looked at again: these messages"
    )
    parser.add_argument("--new", action="store_true", help="mark the messages that have no mark yet")
    parser.add_argument("--language", choices=OTHERS, help="in this language only")
    asked = parser.parse_args()
    unknown = {*asked.done} - {*english()}
    if unknown:
        parser.error(f"no such message: {', '.join(sorted(unknown))}")
    languages = (asked.language,) if asked.language else OTHERS
    for language in languages:
        if asked.done or asked.new:
            mark(language, {*asked.done}, new=asked.new)
        for key in stale(language):
            print(language, key)


if __name__ == "__main__":
    main()
