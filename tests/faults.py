"""Faults made by hand, each in the place of a function or of a line; faults.toml has the list."""

from __future__ import annotations

import ast
import builtins
import os
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from functools import wraps
from importlib import import_module
from inspect import signature, unwrap
from pathlib import Path
from textwrap import indent
from types import CodeType, FunctionType
from typing import Any

import tilerummy
from tilerummy.rules.refusal import Reason

BROKEN = 98
"""What a process ends with whose fault itself fails: that the test then fails too says nothing."""
MISTAKES = (AttributeError, NameError, TypeError)
"""What a fault raises that was written badly."""
PACKAGE = Path(tilerummy.__file__).parent


@dataclass(frozen=True)
class Fault:
    """One of faults.toml, which says what the fields mean: of a function, or of a line in a file."""

    what: str
    clause: str
    test: str
    wrong: str
    function: str = ""
    file: str = ""
    good: str = ""

    @property
    def where(self) -> str:
        """What is broken, for the table."""
        return self.function or self.file


FAULTS = tuple(
    Fault(what, **said)
    for what, said in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8")).items()
)


class StaleFault(Exception):
    """The list names something that is not there any more; it says what, and where to mend it."""


def make(fault: Fault) -> None:
    """Put the fault in its place, for the rest of this process."""
    if fault.function:
        _replace(fault)
    else:
        function, wrong = rewritten(fault)
        function.__code__ = wrong


# -- in the place of a function ---------------------------------------------------------------------


def _but(reason: Reason, refusals: list[Any]) -> list[Any]:
    return [refusal for refusal in refusals if refusal.reason is not reason]


def _unnoticed(reason: Reason, verdict: Any) -> Any:
    return replace(verdict, refusals=tuple(_but(reason, list(verdict.refusals))))


KNOWN = {"Counter": Counter, "Reason": Reason, "but": _but, "replace": replace, "unnoticed": _unnoticed}
"""Names that any fault may use, besides those of the file that it breaks."""


def find(fault: Fault) -> tuple[Any, str, Any]:
    """What holds the function of a fault, the module or the class; the function's name; the function."""
    module, _, path = fault.function.partition(":")
    holder: Any = import_module(f"tilerummy.{module}")
    *classes, name = path.split(".")
    for one in classes:
        holder = getattr(holder, one, None)
    if name not in getattr(holder, "__dict__", {}):
        raise StaleFault(f"{fault.what}: there is no {fault.function} (tests/faults.toml)")
    return holder, name, vars(holder)[name]


def _written(fault: Fault) -> tuple[str, dict[str, Any]]:
    """The wrong function as a text, and the names that it can read."""
    module, good = import_module(f"tilerummy.{fault.function.partition(':')[0]}"), find(fault)[2]
    # An expression is the usual case: most faults change one argument of the call.
    body = fault.wrong if "return" in fault.wrong else f"return {fault.wrong}"
    names = ", ".join(["good", *signature(good).parameters])
    return f"def wrong({names}):\n{indent(body, '    ')}", {
        **unwrap(good).__globals__,
        **vars(module),
        **KNOWN,
    }


def unknown_names(fault: Fault) -> set[str]:
    """What the fault speaks of that is not there: a parameter, or a name of the file."""
    text, known = _written(fault)
    nodes = [*ast.walk(ast.parse(text))]
    read = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    made = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    taken = {node.arg for node in nodes if isinstance(node, ast.arg)}
    calls = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "good"]
    changed = {str(word.arg) for call in calls for word in call.keywords}
    return (read - made - taken - known.keys() - vars(builtins).keys()) | (changed - taken)


def _replace(fault: Fault) -> None:
    holder, name, good = find(fault)
    text, known = _written(fault)
    exec(text, known)
    shape, wrong = signature(good), known["wrong"]

    @wraps(good)
    def broken(*args: Any, **kwargs: Any) -> Any:
        given = shape.bind(*args, **kwargs)
        given.apply_defaults()

        # Each call gets arguments of its own: a fault may call the good function twice.
        def as_called(**changes: Any) -> Any:
            called = shape.bind(*given.args, **given.kwargs)
            called.arguments |= changes
            return good(*called.args, **called.kwargs)

        try:
            return wrong(as_called, **given.arguments)
        except MISTAKES as error:
            os.write(2, f"{fault.what}: {error!r}\n".encode())
            os._exit(BROKEN)

    setattr(holder, name, broken)
    if holder.__class__.__name__ == "module" and good.__module__ == holder.__name__:
        # Others have imported it by name.
        for module in [m for n, m in sys.modules.items() if n.startswith(("tilerummy.", "benches."))]:
            for place in [key for key, value in vars(module).items() if value is good]:
                setattr(module, place, broken)


# -- in the place of a line -------------------------------------------------------------------------


def rewritten(fault: Fault) -> tuple[FunctionType, CodeType]:
    """The function that has the line, and its code with the wrong one; `StaleFault` if there is none."""
    path = PACKAGE / fault.file
    source = path.read_text("utf-8")
    if (count := source.count(fault.good)) != 1:
        raise StaleFault(
            f"{fault.what}: src/tilerummy/{fault.file} has {fault.good!r} {count} times, and not once;"
            " write the line in tests/faults.toml as it is today"
        )
    line = source[: source.index(fault.good)].count("\n") + 1
    names = _function_at(ast.parse(source), line)
    if not names:
        raise StaleFault(f"{fault.what}: {fault.good!r} is in no function of src/tilerummy/{fault.file}")
    code = compile(source.replace(fault.good, fault.wrong), str(path), "exec")
    found: Any = import_module("tilerummy." + ".".join(Path(fault.file).with_suffix("").parts))
    for name in names:
        found = vars(found)[name]
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
    found = unwrap(getattr(found, "fget", None) or getattr(found, "func", None) or found)
    assert isinstance(found, FunctionType), found
    return found, code


def _function_at(tree: ast.Module | ast.ClassDef, line: int) -> list[str]:
    """The function that has this line, with the classes around it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            inner = _function_at(node, line) if isinstance(node, ast.ClassDef) else []
            return [node.name, *inner] if inner or isinstance(node, ast.FunctionDef) else []
    return []
