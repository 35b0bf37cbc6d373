"""The loader finds a reader's language and gives the words of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.children import run_python
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import DEFAULT_LANGUAGE, LANGUAGES, NEIGHBOURS, best_language

LIST_OWN_MODULES = """
import sys
import tilerummy
before = {*sys.modules}
import tilerummy.locales.catalogue
new = {*sys.modules} - before
print(*sorted(name for name in new if name.startswith("tilerummy.") and ".locales" not in name))
"""


def test_languages_stand_in_their_order_with_their_own_names() -> None:
    """Protects the menu of languages: fifteen, in a fixed order, each under the name its readers know."""
    codes = " ".join(language.code for language in LANGUAGES)
    assert codes == "de en fr es it nl da sv pl ru et lv lt pt no"
    assert len({language.autonym for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("de", "de"),
        ("nb-NO, en;q=0.8", "no"),
        ("nn", "no"),
        ("no", "no"),
        ("pt-BR,pt;q=0.9,en;q=0.5", "pt"),
        ("en;q=0.5, lv ; q=0.7, ja", "lv"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("ja, zh;q=0.9, LT;q=0.1", "lt"),
        ("sv;q=0, da;q=0.2", "da"),
        ("et_EE.UTF-8", "et"),
        ("ca", "es"),
        ("ca, en;q=0.8", "en"),
        ("uk", DEFAULT_LANGUAGE),
        ("uk-UA, pl;q=0.8, ru;q=0.5", "pl"),
        ("be, ru;q=0.9", "ru"),
        ("be", DEFAULT_LANGUAGE),
        ("kk-KZ", DEFAULT_LANGUAGE),
        ("ja", DEFAULT_LANGUAGE),
        ("*", DEFAULT_LANGUAGE),
        ("C", DEFAULT_LANGUAGE),
        ("", DEFAULT_LANGUAGE),
        (" , ;q=x,;;;=", DEFAULT_LANGUAGE),
    ],
)
def test_best_language(wanted: str, code: str) -> None:
    """Protects the first greeting: the wish of the browser decides, and nonsense is answered in English."""
    assert best_language(wanted) == code


def test_the_page_knows_the_same_neighbours() -> None:
    """Protects readers from a page in one language and a server that answers in another."""
    page = (Path(__file__).parents[2] / "web" / "src" / "ui" / "language.ts").read_text("utf-8")
    table = page.partition("const NEIGHBOURS")[2].partition("}")[0]
    assert dict(re.findall(r"(\w+): '(\w+)',", table)) == NEIGHBOURS


def test_text_fills_in_arguments_and_finds_attributes() -> None:
    """Protects the one way to a text: key, arguments, and a dot before the name of an attribute."""
    german = catalogue("de")
    assert german.text("tiles-count", count=1) == "1 Stein"
    assert german.text("tiles-count", count=3) == "3 Steine"
    assert german.text("refusal-invalid-set", set="r7 r8") == "r7 r8 ist noch kein Set."
    assert german.text("preset-sabra.about").endswith(".")
    assert catalogue("de") is german


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("pl", 1, "1 kostka"),
        ("pl", 3, "3 kostki"),
        ("pl", 12, "12 kostek"),
        ("pl", 22, "22 kostki"),
        ("ru", 21, "21 фишка"),
        ("ru", 4, "4 фишки"),
        ("ru", 11, "11 фишек"),
        ("lv", 0, "0 kauliņu"),
        ("lv", 11, "11 kauliņu"),
        ("lv", 21, "21 kauliņš"),
        ("lv", 5, "5 kauliņi"),
        ("lt", 21, "21 kortelė"),
        ("lt", 9, "9 kortelės"),
        ("lt", 10, "10 kortelių"),
        ("no", 1, "1 brikke"),
        ("fr", 0, "0 tuile"),
    ],
)
def test_counted_tiles(language: str, count: int, text: str) -> None:
    """Protects the grammar of counting, where languages differ most."""
    assert catalogue(language).text("tiles-count", count=count) == text


@pytest.mark.parametrize("key", ["no-such-key", "preset-sabra.no-such-attribute", "joker.help", ""])
def test_unknown_keys_are_refused(key: str) -> None:
    """Protects against a misspelt key that would show up on the screen."""
    with pytest.raises(KeyError):
        catalogue("en").text(key)


def test_missing_arguments_are_refused() -> None:
    """Protects against a sentence with a hole in it."""
    with pytest.raises(ValueError, match="set"):
        catalogue("en").text("refusal-invalid-set")


def test_unknown_languages_are_refused() -> None:
    """Protects the file system: only the codes of the list name a folder."""
    for code in ("xx", "..", "en/../de", ""):
        with pytest.raises(KeyError):
            catalogue(code)


def test_locales_import_no_other_layer() -> None:
    """Protects the catalogues as a layer of their own, which the page and every other layer may use."""
    listed = run_python(LIST_OWN_MODULES)
    # The package itself says who paints the pictures of the rules, and loads nothing else.
    assert listed.split() in ([], ["tilerummy.rules", "tilerummy.rules.notebook"])
