"""What the page of a site without a server would have asked for: the rules there are, and the rule books."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from tilerummy.device.device import usual_defaults
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rulebook.book import changes
from tilerummy.rules.preset import load, preset_ids
from tilerummy.server.edge.rules_info import rules_info
from tilerummy.server.jobs.printing import book_of
from tools import build_page

SOURCES = build_page.ROOT / "src" / "tilerummy"


def put(folder: Path, kept: Path, languages: list[str]) -> None:
    """Write the data; books that were made before are taken from where they are kept."""
    folder.mkdir(exist_ok=True)
    (folder / "rules.json").write_bytes(msgspec.json.encode(rules_info(usual_defaults().levels)))
    for language in languages or [one.code for one in LANGUAGES]:
        paths = [
            Path(__file__),
            *(SOURCES / "rulebook").glob("*.py"),
            *(SOURCES / "rules").rglob("*.*"),
            *(SOURCES / "locales" / language).glob("*.ftl"),
        ]
        made_from = build_page.digest(iter(sorted(path for path in paths if "__pycache__" not in path.parts)))
        made = kept / f"books-{language}-{made_from[:16]}.json"
        if not made.exists():
            made.write_bytes(msgspec.json.encode(_books(language)))
        books = made.read_bytes()
        (folder / f"books-{language}.json").write_bytes(books)
        (folder / f"books-{language}.bin").write_bytes(gzip.compress(books, 9, mtime=0))


def _books(language: str) -> dict[str, object]:
    """The book of every box, and what differs between each two, in one language."""
    words = catalogue(language)
    rules = {preset: load(preset) for preset in preset_ids()}
    books = {
        preset: msgspec.json.decode(book_of(own, own, language), type=dict[str, msgspec.Raw])
        for preset, own in rules.items()
    }
    titles = {than: words.text("book-differences", name=words.text(f"preset-{than}")) for than in rules}
    others = {
        preset: {
            than: {"preset": than, "title": titles[than], "changes": changes(own, other, words)}
            for than, other in rules.items()
            if than != preset
        }
        for preset, own in rules.items()
    }
    return {"books": books, "others": others}
