"""Ways from an address to whoever answers there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tilerummy.server.edge.operation import Bound, Operation, handled


class Ways:
    """From what is asked to who answers it; of two at one address the first does."""

    def __init__(self, operations: Iterable[Operation], answering: Iterable[object]) -> None:
        self._ways = [
            (operation.method.upper(), parts_of(operation.path), handler)
            for operation, handler in handled(operations, answering)
        ]

    def find(self, method: str, parts: list[str]) -> tuple[Bound, Mapping[str, str]] | None:
        """Who answers, and what stands for the names in the address."""
        for wanted, pattern, handler in self._ways:
            if wanted == method and (names := _names(pattern, parts)) is not None:
                return handler, names
        return None


def parts_of(path: str) -> list[str]:
    """An address, piece by piece."""
    return path.strip("/").split("/")


def _names(pattern: list[str], parts: list[str]) -> Mapping[str, str] | None:
    if len(pattern) != len(parts):
        return None
    pairs = [*zip(pattern, parts, strict=True)]
    if any(not wanted.startswith("{") and wanted != part for wanted, part in pairs):
        return None
    return {wanted[1:-1]: part for wanted, part in pairs if wanted.startswith("{")}
