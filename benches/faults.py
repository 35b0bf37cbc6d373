"""`./run bench faults`: whether the tests notice faults made by hand.

Each fault of fault_list.py takes the place of a function or of a line, and the test named beside it is run in
a process of its own. It is caught if the test fails, and passes without the fault.
"""

from __future__ import annotations

import argparse
import ast
import os
import sys
from functools import partial, wraps
from importlib import import_module
from inspect import Parameter, signature, unwrap
from pathlib import Path
from time import perf_counter
from types import CodeType, FunctionType
from typing import Any

import pytest

import tilerummy
from benches.fault_list import FAULTS, Fault, WrongLine
from benches.report import stamp, write_section

FAILED = 1
"""What pytest exits with when tests ran and some failed; anything else is no verdict on the fault."""
OPTIONS = (
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
)
BROKEN = 98
"""The fault itself fails: that the test then fails too says nothing."""
MISTAKES = (AttributeError, NameError, TypeError)
"""What a fault raises that was written badly."""
PACKAGE = Path(tilerummy.__file__).parent


class StaleFault(Exception):
    """The list names something that is not there any more; it says what, and where to mend it."""


def main(arguments: list[str]) -> int:
    """Try every fault, or those with a word in them; fail if one is not caught."""
    parser = argparse.ArgumentParser(prog="./run bench faults", description=__doc__)
    parser.add_argument("--only", default="", help="faults whose words, place or test contain this")
    parser.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    options = parser.parse_args(arguments)
    began = perf_counter()
    faults = [f for f in FAULTS if options.only in f"{f.what} {f.where} {f.test}"]
    import_module("hypothesis")  # once, for all forks
    if _run_tests(None, *sorted({fault.test for fault in faults})) != 0:
        print("faults: the tests fail without any fault; mend that first", file=sys.stderr)
        return 2
    outcomes = []
    for fault in faults:
        outcomes.append((fault, outcome(fault)))
        print(row(*outcomes[-1]), flush=True)
    caught = sum(outcome == "yes" for _, outcome in outcomes)
    print(f"{caught} of {len(faults)} faults caught in {perf_counter() - began:.0f} s")
    if options.write:
        write_section("Faults", _section(outcomes))
    return 0 if caught == len(faults) else 1


def outcome(fault: Fault | WrongLine) -> str:
    """`yes` if the test notices; else what happened instead."""
    status = _run_tests(fault, fault.test)
    if status == BROKEN:
        return "no: the fault itself fails"
    return "yes" if status == FAILED else f"no: pytest exits with {status}"


def find(fault: Fault) -> tuple[Any, str, Any]:
    """What holds the function of a fault, the module or the class; the function's name; the function."""
    module, _, path = fault.function.partition(":")
    holder: Any = import_module(f"tilerummy.{module}")
    *classes, name = path.split(".")
    for one in classes:
        holder = getattr(holder, one, None)
    if name not in getattr(holder, "__dict__", {}):
        raise StaleFault(f"{fault.what}: there is no {fault.function} (benches/fault_list.py)")
    return holder, name, vars(holder)[name]


def named(fault: Fault) -> dict[str, Parameter]:
    """What the fault asks of the call, besides the function itself."""
    return dict(list(signature(fault.wrong).parameters.items())[1:])


def fits(fault: Fault) -> bool:
    """Whether the fault names all that the function needs, and nothing else; what may be left out, it may."""
    takes, wants = signature(find(fault)[2]).parameters, named(fault)
    needed = {name for name, given in takes.items() if given.default is Parameter.empty}
    known = all(name in takes and given.kind is takes[name].kind for name, given in wants.items())
    return known and needed <= wants.keys()


def make(fault: Fault | WrongLine) -> None:
    """Put the fault in its place, for the rest of this process."""
    if isinstance(fault, WrongLine):
        function, wrong = rewritten(fault)
        function.__code__ = wrong
    else:
        _replace(fault)


def rewritten(fault: WrongLine) -> tuple[FunctionType, CodeType]:
    """The function that has the line, and its code with the wrong one; `StaleFault` if there is none."""
    path = PACKAGE / fault.where
    source = path.read_text("utf-8")
    if (count := source.count(fault.good)) != 1:
        raise StaleFault(
            f"{fault.what}: src/tilerummy/{fault.where} has {fault.good!r} {count} times, and not once;"
            " write the line in benches/fault_list.py as it is today"
        )
    line = source[: source.index(fault.good)].count("\n") + 1
    names = _function_at(ast.parse(source), line)
    if not names:
        raise StaleFault(f"{fault.what}: {fault.good!r} is in no function of src/tilerummy/{fault.where}")
    code = compile(source.replace(fault.good, fault.wrong), str(path), "exec")
    found: Any = import_module("tilerummy." + ".".join(Path(fault.where).with_suffix("").parts))
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


class _Mistakes:
    """Ends a run in which a wrong line turns out to be no Python that makes sense."""

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """Look at what a test ended with."""
        if call.excinfo is not None and call.excinfo.errisinstance(MISTAKES):
            os.write(2, f"{call.excinfo.value!r}\n".encode())
            os._exit(BROKEN)


def _replace(fault: Fault) -> None:
    holder, name, good = find(fault)
    shape, wants = signature(good), named(fault)

    @wraps(good)
    def wrong(*args: Any, **kwargs: Any) -> Any:
        given = shape.bind(*args, **kwargs)
        given.apply_defaults()
        # What the fault does not ask for goes on to the good function as it came.
        rest = {key: given.arguments.pop(key) for key in [*given.arguments] if key not in wants}
        try:
            return fault.wrong(partial(good, **rest), *given.args, **given.kwargs)
        except MISTAKES as error:
            os.write(2, f"{fault.what}: {error!r}\n".encode())
            os._exit(BROKEN)

    setattr(holder, name, wrong)
    if holder.__class__.__name__ == "module" and good.__module__ == holder.__name__:
        # Others have imported it by name.
        for module in [m for n, m in sys.modules.items() if n.startswith(("tilerummy.", "benches."))]:
            for place in [key for key, value in vars(module).items() if value is good]:
                setattr(module, place, wrong)


def _run_tests(fault: Fault | WrongLine | None, *tests: str) -> int:
    """Run pytest in a fork of this process, in which pytest and hypothesis are loaded already."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os._exit(_run_here(fault, tests))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _run_here(fault: Fault | WrongLine | None, tests: tuple[str, ...]) -> int:
    arguments = [*OPTIONS, *(f"tests/{test}" for test in tests)]
    if fault is not None:
        make(fault)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        arguments += ["-x", "--tb=no"]
    return int(pytest.main(arguments, [_Mistakes()] if isinstance(fault, WrongLine) else []))


def row(fault: Fault | WrongLine, outcome: str) -> str:
    """The fault as a row of the table."""
    return f"| {fault.what} | {fault.clause} | `{fault.where}` | `{fault.test}` | {outcome} |"


def _section(outcomes: list[tuple[Fault | WrongLine, str]]) -> str:
    caught = sum(outcome == "yes" for _, outcome in outcomes)
    head = f"{stamp()}: {caught} of {len(outcomes)} caught."
    table = ["| fault | clause | place | test that catches it | caught |", "|---|---|---|---|---|"]
    return "\n".join([head, "", *table, *(row(*outcome) for outcome in outcomes)])
