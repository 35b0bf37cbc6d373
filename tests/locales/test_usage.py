"""Every message of the catalogues is said somewhere; a key that nobody uses is work in vain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from tilerummy.locales.catalogue import FILES
from tools.translations import entries

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "tilerummy"
WEB = ROOT / "web"
CLOSED = ("refusal-", "parameter-", "value-", "preset-")
"""Families of keys that other tests hold to the closed lists of the rules."""
NAMED_ALIKE = {"run", "group", "pad", "hourglass", "referee"}
"""Keys that are values of the page at the same time: the kinds of sets, the tabs for the box at home."""

HOLE = r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
QUOTED = re.compile(r"""(["'`])([a-zA-Z0-9_-]+(?:\.[a-z0-9]+)?)\1""")
COMPUTED = re.compile(rf"""["'`]([a-z][a-z0-9]*-(?:[a-z0-9-]|{HOLE})*)(?:\.[a-z]+)?["'`]""")
FAMILY = re.compile(r"^type Family =((?:\s+\| '[a-z-]+')+);", re.MULTILINE)
"""Where the page lists the messages whose last word is a name of the rules or of the server."""
CALL = re.compile(r"""\b(?:t|text|say)\((?:[^()]|\([^()]*\))*|\bword: '[a-z-]+'""")
"""Where a message is said, or named as the word of an action."""


def sources() -> Iterator[str]:
    """All that may ask for a message."""
    files = [file for file in PYTHON.rglob("*.py") if "locales" not in file.parts]
    files += [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte"), WEB / "vite.config.ts"]
    for file in files:
        yield file.read_text("utf-8")


def hyphened(name: str) -> str:
    """A name of the program as the catalogues write it: `leftHanded` and `left_handed` are `left-handed`."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"-\1", name).replace("_", "-").lower()


def quoted(text: str) -> set[str]:
    """Every name in quotation marks: a key, or what is put into one."""
    return {hyphened(name.partition(".")[0]) for _, name in QUOTED.findall(text)}


def computed(text: str) -> set[str]:
    """The patterns of the keys that are put together: `preset-${id}` is `preset-(.+)`."""
    found = {key for key in COMPUTED.findall(text) if "{" in key}
    families = re.findall("'([a-z-]+)'", "".join(FAMILY.findall(text)))
    found |= {f"{family}-{{}}" for family in families}
    return {"(.+)".join(re.escape(part) for part in re.split(HOLE, key)) for key in found}


def test_a_source_tells_its_keys() -> None:
    """Protects the search itself: plain keys, attributes, and keys put together in both languages."""
    text = "t('go-on'); words.text(\"bot-master.about\"); t(`preset-${table.preset}.about`); ['leftHanded']"
    assert quoted(text) == {"go-on", "bot-master", "left-handed"}
    assert computed(text) == {r"preset\-(.+)"}
    assert computed("type Family =\n  | 'said-jokers'\n  | 'bot';") == {r"said\-jokers\-(.+)", r"bot\-(.+)"}
    assert computed('text(f"news-{kind}-at-{when}")') == {r"news\-(.+)\-at\-(.+)"}


def test_every_message_is_used() -> None:
    """Protects translators from work that nobody reads."""
    text = "\n".join(sources())
    called = quoted("\n".join(CALL.findall(text)))
    names, patterns = quoted(text), [re.compile(pattern) for pattern in computed(text)]

    def is_put_together(key: str) -> bool:
        matches = filter(None, (pattern.fullmatch(key) for pattern in patterns))
        return any(all(part in names or part.isdigit() for part in match.groups()) for match in matches)

    def is_used(key: str) -> bool:
        if "-" not in key:  # a plain word stands in quotation marks for many reasons
            return key in NAMED_ALIKE or key in called
        return key in names or key.startswith(CLOSED) or is_put_together(key)

    keys = [
        entry.id.name for name in FILES for entry in entries("en", name) if isinstance(entry, ast.Message)
    ]
    assert [key for key in keys if not is_used(key)] == []
