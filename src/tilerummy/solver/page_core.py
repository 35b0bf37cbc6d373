"""The compiled cores of a page: WebAssembly beside Python, reached through the page.

Python in a browser can't load what is compiled for CPython. The page loads the same sources, compiled for it,
and connects them here once Python runs; until then a question is an error.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Protocol

from tilerummy.solver.packed import Ask, no_core

ON_A_PAGE = sys.platform == "emscripten"


class Buffer(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """As bytes of Python."""


class PageCore:
    """A core that the page connects."""

    def __init__(self) -> None:
        self._ask: Ask = no_core

    def __call__(self, question: bytes) -> bytes:
        """The answer to a question."""
        return self._ask(question)

    def connect(self, ask: Callable[[bytes], Buffer]) -> None:
        """From now on these are asked."""
        self._ask = lambda question: ask(question).to_bytes()


SOLVER, SIMULATOR = PageCore(), PageCore()
