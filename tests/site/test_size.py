"""What travels: the site stays small enough for a phone in a train."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.building import LANGUAGES
from tilerummy.locales.language import LANGUAGES as ALL_LANGUAGES
from tools.build_site import sizes

pytestmark = pytest.mark.wide

MOST = 7_000_000
"""Of everything in all languages, each file once, from a host that packs by brotli, at a quality that tests
have time for. The best one saves 0.9 megabytes more; `./run bench site` holds that to 6."""


def test_the_whole_site_is_small(built: Path) -> None:
    """Protects whoever pays for every megabyte; rule books that were not built here count as the others."""
    books = sum(file.stat().st_size for file in (built / "data").glob("books-*.json.br"))
    missing = books / len(LANGUAGES) * (len(ALL_LANGUAGES) - len(LANGUAGES))
    assert sizes(built).brotli + missing < MOST


def test_every_large_file_lies_there_packed_for_any_host(built: Path) -> None:
    """Protects plain hosts: what Python is made of is packed whether the host packs or not."""
    for name in ("wasm", "python", "library"):
        packed = next((built / "device").glob(f"{name}-*.bin"))
        plain = next(
            file for file in packed.parent.glob(f"{packed.stem}.*") if file.suffix in (".pack", ".wasm")
        )
        assert packed.stat().st_size < plain.stat().st_size / 2
        assert plain.with_name(plain.name + ".br").stat().st_size < packed.stat().st_size
