"""All languages say the same things, each in its own grammar, and nothing is missing."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tilerummy.locales.catalogue import FILES, catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.parameter_kind import COLOUR_LETTERS, Choice, Number
from tilerummy.rules.preset import PARAMETERS, preset_ids
from tilerummy.rules.refusal import Reason
from tools.translations import entries

CODES = tuple(language.code for language in LANGUAGES)
OTHERS = tuple(code for code in CODES if code != "en")
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "tile": ("r7", "*"),
    "set": ("r7 r8 *",),
    "count": (*range(32), 100, 101, 111, 112, 122),
    "most": tuple(range(3, 9)),
    "value": (0, 1, 21),
    "minimum": (30, 31, 50),
    "colours": ("k r b y",),
    "number": (1, 13),
    "moment": ("before", "with"),
    "why": ("never", "laid"),
}
# Words that two languages write alike. Anything else equal to English is a sentence nobody has translated.
NAMES = {"preset-rummy", "preset-sabra"}
ORANGE = {"colour-o", "tile-o"}
JOKERS = {"joker", "jokers-count", "parameter-jokers-by-players"}
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "de": NAMES | ORANGE,
    "fr": NAMES | JOKERS | {"colour-o", "minutes-count", "table"},
    "es": NAMES | {"no"},
    "it": NAMES | {"no"},
    "nl": NAMES | JOKERS | {"set"},
    "da": NAMES | ORANGE | {"joker"},
    "sv": NAMES | ORANGE | {"joker"},
    "pl": NAMES | {"joker"},
    "ru": set(),
    "et": NAMES,
    "lv": NAMES,
    "lt": NAMES,
    "pt": NAMES | JOKERS,
    "no": NAMES | {"joker"},
}
ENGLISH_WORDS = re.compile(r"\b(the|tile|tiles|rack|your|you|with|when|draw|discard|from)\b", re.IGNORECASE)


class _Found(Visitor):
    """Collects what a message uses: its variables and its choices by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 # named by the library
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 # named by the library
        self.choices.append(node)
        self.generic_visit(node)


STYLED = ("words.ftl", "refusals.ftl", "records.ftl", "parameters.ftl", "presets.ftl")
"""The files of the rules, whose wording is held to a house style; the others are held to their keys."""


@cache
def patterns(code: str) -> dict[str, ast.Pattern]:
    return dict(_patterns(code))


@cache
def styled(code: str) -> dict[str, ast.Pattern]:
    return dict(_patterns(code, STYLED))


def _patterns(code: str, names: tuple[str, ...] = FILES) -> Iterator[tuple[str, ast.Pattern]]:
    for name in names:
        for entry in entries(code, name):
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def found(pattern: ast.Pattern) -> _Found:
    visitor = _Found()
    visitor.visit(pattern)
    return visitor


def sentence_arguments(reason: Reason) -> set[str]:
    fields = {field for _, field, _, _ in string.Formatter().parse(reason.sentence) if field}
    return fields | SAID_IN_TWO_WAYS.get(reason, set())


SAID_IN_TWO_WAYS = {Reason.OPENING_USES_TABLE: {"moment"}, Reason.NO_DISCARD_ALLOWED: {"why"}}


CHOSEN = [parameter for parameter in PARAMETERS if not parameter.fixed]
"""What a table can decide: the others have one value, and no words."""


def key(kind: str, *names: str) -> str:
    return "-".join([kind, *names]).replace("_", "-")


def word_values() -> Iterator[tuple[str, str]]:
    for parameter in CHOSEN:
        kind = parameter.kind
        values = kind.choices if isinstance(kind, Choice) else kind.also if isinstance(kind, Number) else ()
        yield from ((parameter.name, str(value)) for value in values if isinstance(value, str))


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Every message of a language with every kind of argument."""
    for name, pattern in styled(code).items():
        variables = sorted(found(pattern).variables)
        longest = max((len(SAMPLES[variable]) for variable in variables), default=1)
        for turn in range(longest):
            args = {variable: SAMPLES[variable][turn % len(SAMPLES[variable])] for variable in variables}
            yield name, catalogue(code).text(name, **args)


# What there is


@pytest.mark.parametrize("code", CODES)
def test_files_hold_messages_and_comments_only(code: str) -> None:
    """Protects against a slip of the pen, which Fluent would skip in silence."""
    for name in FILES:
        for entry in entries(code, name):
            assert isinstance(entry, ast.Message | ast.BaseComment), getattr(entry, "content", entry)


@pytest.mark.parametrize("code", CODES)
def test_each_key_is_there_once(code: str) -> None:
    """Protects against two texts for one key, of which the second would never be seen."""
    names = [key for key, _ in _patterns(code)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", FILES)
def test_each_language_has_the_keys_of_english(code: str, name: str) -> None:
    """Protects players of every language from a missing sentence, and translators from leftovers."""
    english, here = (
        [entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Message)]
        for language in ("en", code)
    )
    assert here == english
    assert [key for key in patterns(code) if "." in key] == [key for key in patterns("en") if "." in key]


@pytest.mark.parametrize("code", CODES)
def test_each_message_takes_the_arguments_of_english(code: str) -> None:
    """Protects the tiles and numbers that a sentence is about: none is lost, none is asked for in vain."""
    variables = {name: found(pattern).variables for name, pattern in patterns(code).items()}
    assert variables == {name: found(pattern).variables for name, pattern in patterns("en").items()}


@pytest.mark.parametrize("code", CODES)
def test_each_reason_has_a_sentence_with_its_arguments(code: str) -> None:
    """Protects the closed list of reasons: each code of the rules can be told to every player."""
    wanted = {key("refusal", reason.value): sentence_arguments(reason) for reason in Reason}
    here = {
        name: found(pattern).variables
        for name, pattern in patterns(code).items()
        if name.startswith("refusal-")
    }
    assert here == wanted


@pytest.mark.parametrize("code", CODES)
def test_each_parameter_has_a_label_and_help(code: str) -> None:
    """Protects the page of house rules: every switch has a name and a sentence that explains it."""
    names = [key("parameter", parameter.name) for parameter in CHOSEN]
    wanted = {*names, *(f"{name}.help" for name in names)}
    assert {name for name in patterns(code) if name.startswith("parameter-")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_each_word_value_has_a_label(code: str) -> None:
    """Protects the choices of a house rule: every word that may be chosen can be read."""
    wanted = {key("value", name, value) for name, value in word_values()}
    assert {name for name in patterns(code) if name.startswith("value-")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_each_joker_rule_has_its_words_in_a_plan(code: str) -> None:
    """Protects the sentence about a table: the page makes the name of this message from the value."""
    wanted = {key("said-jokers", value) for name, value in word_values() if name == "joker_sets"}
    assert {name for name in patterns(code) if name.startswith("said-jokers-")} == wanted


@pytest.mark.parametrize("code", CODES)
def test_each_preset_has_a_name_and_a_line_about_it(code: str) -> None:
    """Protects the shelf of rule sets: every box has a name of its own and says what is special in it."""
    names = [key("preset", preset_id) for preset_id in preset_ids()]
    wanted = {*names, *(f"{name}.about" for name in names)}
    assert {name for name in patterns(code) if name.startswith("preset-")} == wanted
    assert len({catalogue(code).text(name) for name in wanted}) == len(wanted)


@pytest.mark.parametrize("code", CODES)
def test_each_colour_has_a_name_and_a_tile(code: str) -> None:
    """Protects those who cannot tell the colours apart by eye: eight colours, eight different words."""
    colours = {catalogue(code).text(f"colour-{letter}") for letter in COLOUR_LETTERS}
    tiles = {catalogue(code).text(f"tile-{letter}", number=7) for letter in COLOUR_LETTERS}
    assert len(colours) == len(tiles) == len(COLOUR_LETTERS)


def test_english_explains_every_argument() -> None:
    """Protects translators from guessing: a message with arguments has a comment, or its group has one."""
    for name in STYLED:
        group = ""
        for entry in entries("en", name):
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message) and entry.value:
                comment = f"{group} {entry.comment.content if entry.comment else ''}"
                missing = [word for word in found(entry.value).variables if f"${word}" not in comment]
                assert not missing, f"{entry.id.name}: {missing}"


# How it is said


@pytest.mark.parametrize("code", CODES)
def test_every_message_formats(code: str) -> None:
    """Protects the player from braces and holes: every message gives a clean text with every argument."""
    for name, text in texts(code):
        assert text, name
        assert text == " ".join(text.split(" ")).strip(), name
        assert not re.search(r"[{}]|\?\?\?|  |\n", text), f"{name}: {text}"


@pytest.mark.parametrize("code", CODES)
def test_plurals_have_every_form_of_the_language(code: str) -> None:
    """Protects the grammar of counting: one form for each category that whole numbers have there (CLDR)."""
    rule = Locale.parse(code).plural_form
    needed = {rule(count) for count in range(1000)}
    for name, pattern in patterns(code).items():
        for choice in found(pattern).choices:
            forms = [
                variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)
            ]
            if not {"true", "before", "never"} & {*forms}:  # a choice between two cases counts nothing
                assert sorted(forms) == sorted(needed), name


@pytest.mark.parametrize("code", CODES)
def test_counted_words_have_plurals(code: str) -> None:
    """Protects against "1 tiles": what is counted chooses its form by the number."""
    counted = [name for name in patterns("en") if name.endswith("-count")]
    assert counted
    for name in counted:
        assert found(patterns(code)[name]).choices, name


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    """Protects against a copied sentence that was never translated; words that are truly alike are listed."""
    english, here = styled("en"), styled(code)
    assert {name for name in here if here[name].equals(english[name])} == SAME_AS_ENGLISH[code]
    for name, text in texts(code):
        assert not ENGLISH_WORDS.search(text), f"{name}: {text}"


@pytest.mark.parametrize("code", CODES)
def test_tone_and_form(code: str) -> None:
    """Protects the voice of a friend at the table: full sentences, short labels, no shouting."""
    for name, text in texts(code):
        assert "!" not in text, name
        assert "rummikub" not in text.lower(), name
        sentence = name.startswith("refusal-") or name.endswith((".help", ".about"))
        assert text.endswith(".") == sentence, f"{name}: {text}"
        assert len(text) <= (130 if sentence else 48), f"{name}: {len(text)}"


def test_portuguese_counts_as_in_portugal() -> None:
    """Protects the sheet's own Portuguese: none is several, as in Portugal; in Brazil it would be one."""
    words = catalogue("pt")
    assert [words.text("tiles-count", count=count) for count in (0, 1, 2)] == [
        "0 fichas",
        "1 ficha",
        "2 fichas",
    ]
