"""Today's deal: one short round a day, the same tiles and the same computers for everybody.

>>> import tilerummy as tr
>>> tr.daily("2026-11-17").rules.preset
'baltic-ru'
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType


class _CallableDaily(ModuleType):
    """`tilerummy.daily` names this layer and a function of the library: called, it is the function."""

    def __call__(self, *args: object, **options: object) -> object:
        return import_module("tilerummy.library.daily_api").daily(*args, **options)


sys.modules[__name__].__class__ = _CallableDaily
