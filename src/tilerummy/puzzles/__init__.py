"""Puzzles: one turn to find, with one solution, proven; making, checking, levels, packs.

Called, it gives the shipped ones:

>>> import tilerummy as tr
>>> next(tr.puzzles(level=3)).level
3
"""

import sys
from importlib import import_module
from types import ModuleType


class _CallablePuzzles(ModuleType):
    """`tilerummy.puzzles` names this layer and a function of the library: called, it is the function."""

    def __call__(self, *args: object, **options: object) -> object:
        return import_module("tilerummy.library.puzzle_api").puzzles(*args, **options)


sys.modules[__name__].__class__ = _CallablePuzzles
