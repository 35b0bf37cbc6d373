"""Every message of the page's catalogues is there in all languages, and is said somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tilerummy.locales.language import LANGUAGES as KNOWN

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = [language.code for language in KNOWN]


def test_every_catalogue_of_the_page_is_complete() -> None:
    """All languages hold the same messages, and all of them are used by the page."""
    keys = {}
    for language in LANGUAGES:
        text = (ROOT / "src" / "tilerummy" / "locales" / language / "page.ftl").read_text("utf-8")
        keys[language] = {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()}
    assert {
        language: sorted(keys["en"] ^ found) for language, found in keys.items() if found != keys["en"]
    } == {}
    sources = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    made = ("setting-", "look-", "hints-", "set-", "key-", "hint-")  # put together from parts
    unused = [key for key in keys["en"] if f"'{key}'" not in sources and not key.startswith(made)]
    assert sorted(unused) == [], json.dumps(sorted(unused))


def test_every_word_of_the_review_is_used() -> None:
    """Protects translators: no message of review.ftl is left over."""
    folder = ROOT / "src" / "tilerummy"
    keys = re.findall(
        r"^([a-z-]+) =", (folder / "locales" / "en" / "review.ftl").read_text("utf-8"), flags=re.MULTILINE
    )
    web = "".join(
        p.read_text("utf-8") for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")
    )
    python = "".join(p.read_text("utf-8") for p in (folder / "review").glob("*.py"))
    rows = {f"review-{row}" for row in re.findall(r'"([a-z-]+)"', python.split("ROWS = (")[1].split(")")[0])}
    made = "deal-own-"  # put together from parts
    unused = [key for key in keys if f"'{key}'" not in web and f'"{key}"' not in python and key not in rows]
    assert [key for key in unused if not key.startswith(made)] == [], json.dumps(unused)
