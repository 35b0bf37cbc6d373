"""Dataclasses, made from code that was compiled when the site was built.

Python makes each by writing a text and compiling it, and where docstrings are left out it writes one, with a
signature that nobody reads: half of the time that our modules took to load. What is not found here is compiled
as ever.
"""

import builtins
from zlib import crc32

COMPILED = {}
"""What texts were compiled to, by their keys."""


def key(text):
    """Texts that differ have different ones; the build makes sure of those that it knows."""
    return len(text), crc32(text.encode())


def run(text, namespace, found):
    """Stands in for `exec` in the module of the dataclasses."""
    builtins.exec(COMPILED.get(key(text), text), namespace, found)


class Inspect:
    """Stands in for `inspect` there."""

    def signature(self, *_, **__):
        """Dataclasses do without."""
        raise ValueError

    def __getattr__(self, name):
        import inspect

        return getattr(inspect, name)


def hasten(dataclasses):
    """The module makes its classes in this way from now on."""
    dataclasses.exec = run
    dataclasses.inspect = Inspect()
