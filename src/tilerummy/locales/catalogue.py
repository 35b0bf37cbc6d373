"""The catalogues: every word a player reads, by key and language.

`catalogue("de").text("refusal-set-too-short")` is a sentence in German. The keys are the same in all
languages; `parameter-hand-size.help` is the attribute `.help` of `parameter-hand-size`. The web page
reads the same files.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tilerummy.locales.language import DEFAULT_LANGUAGE, LANGUAGES

_FIRST = files(__package__) / DEFAULT_LANGUAGE
FILES: tuple[str, ...] = tuple(sorted(file.name for file in _FIRST.iterdir() if file.name.endswith(".ftl")))
"""The files of every language: whatever lies in the folder of the first one."""


COUNTED = {"pt": "pt-PT"}
"""Whose plurals a language follows: ours is Portugal's, where none is several; in Brazil none is one."""


ENTRY = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
"""Where a message begins: all else of it is indented."""


REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
"""The name of another message within one."""


class Catalogue:
    """The words of one language.

    A message is understood when it is first said, with those it refers to: all of them would take a quarter
    of a second, half of the time in which a command starts.
    """

    def __init__(self, language: str) -> None:
        # Imported where needed: without the extra that brings it, commands can still say what they do.
        from fluent.runtime import FluentBundle, FluentResource

        self._understand = FluentResource
        self.language = language
        # All our languages run left to right, so the marks that keep a name apart in mixed text are left out.
        self._bundle = FluentBundle([COUNTED.get(language, language)], use_isolating=False)
        self._unread: dict[str, str] = {}
        for name in FILES:
            source = (files(__package__) / language / name).read_text("utf-8")
            self._unread |= {entry.partition(" ")[0]: entry for entry in ENTRY.split(source)}

    def text(self, key: str, /, **args: str | float) -> str:
        """The text of a message, or of its attribute as in `preset-sabra.about`, arguments filled in.

        An unknown key and a missing argument are mistakes of the program and are raised as such.
        """
        name, _, attribute = key.partition(".")
        self._read(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _read(self, name: str) -> None:
        """Understand a message, and whatever it refers to."""
        if (unread := self._unread.get(name)) is not None:
            for other in REFERENCE.findall(unread):
                self._read(other)
            self._bundle.add_resource(self._understand(unread))
            self._unread.pop(name, None)  # last, for there may be another thread


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of the LANGUAGES, read once."""
    if language not in {known.code for known in LANGUAGES}:
        raise KeyError(language)
    return Catalogue(language)
