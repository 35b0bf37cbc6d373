"""What benchmarks share: how one is declared, what it says of itself, how figures are summed up and kept."""

from __future__ import annotations

import argparse
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import date
from inspect import Parameter, cleandoc, signature
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

RESULTS = Path(__file__).parent / "results.md"
BUSY = 0.5
"""More work than this waiting at each core, and the figures are those of a busy machine."""

# -- declaring one ----------------------------------------------------------------------------------

Measure = TypeVar("Measure", bound=Callable[..., bool | None])
BENCHES: dict[str, tuple[Callable[..., bool | None], str]] = {}


def bench(title: str = "") -> Callable[[Measure], Measure]:
    """Make a benchmark of a function: its name and its docstring are the benchmark's.

    It gets `Notes` and, as its other parameters, what the command line says: those after the star are
    options, a bool is off until it is named, `Annotated[type, "help"]` explains one. It gives False where an
    aim is missed. With `--write` the notes become the section of that title in results.md; a benchmark that
    keeps its figures otherwise has a parameter `write` of its own.
    """

    def declare(measure: Measure) -> Measure:
        BENCHES[measure.__name__] = measure, title
        return measure

    return declare


def run(name: str, arguments: Sequence[str]) -> int:
    """Run a benchmark as the command line says; 1 if it misses an aim."""
    measure, title = BENCHES[name]
    about = argparse.RawDescriptionHelpFormatter  # docstrings have their lines as they are meant
    parser = argparse.ArgumentParser(
        prog=f"./run bench {name}", description=cleandoc(measure.__doc__ or ""), formatter_class=about
    )
    _, *parameters = signature(measure, eval_str=True).parameters.values()
    for one in parameters:
        _add(parser, one)
    own_way = any(one.name == "write" for one in parameters)
    if not own_way:
        parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    said = vars(parser.parse_args(arguments))
    write = not own_way and said.pop("write")
    many = next((said.pop(one.name) for one in parameters if one.kind is Parameter.VAR_POSITIONAL), ())
    notes = Notes(title)
    good = measure(notes, *many, **said)
    if write:
        notes.write()
    return int(good is False)


def _add(parser: argparse.ArgumentParser, parameter: Parameter) -> None:
    """An argument or an option, from a parameter of the function."""
    kind, how = parameter.annotation, dict[str, Any]()
    if get_origin(kind) is Annotated:
        kind, how["help"], *alone = get_args(kind)
        if alone:  # what an option means that is named without a value
            how |= {"nargs": "?", "const": alone[0]}
    if isinstance(kind, UnionType):  # what may be None is left out by default
        kind = get_args(kind)[0]
    is_option = parameter.kind is Parameter.KEYWORD_ONLY
    how["default"] = [] if parameter.kind is Parameter.VAR_POSITIONAL else parameter.default
    if get_origin(kind) is list or not is_option:
        how["nargs"] = "?" if parameter.kind is Parameter.POSITIONAL_OR_KEYWORD else "*"
        kind = get_args(kind)[0] if get_origin(kind) is list else kind
    if kind is bool:
        how["action"] = "store_true"
    elif get_origin(kind) is Literal:
        # Python 3.11 holds the empty default of many against the choices, so they are looked at one by one.
        how["type"], how["metavar"] = _one_of(get_args(kind)), "{" + ",".join(get_args(kind)) + "}"
    else:
        how["type"] = kind
    parser.add_argument(f"--{parameter.name.replace('_', '-')}" if is_option else parameter.name, **how)


def _one_of(choices: Sequence[str]) -> Callable[[str], str]:
    def chosen(text: str) -> str:
        if text not in choices:
            raise argparse.ArgumentTypeError(f"there is no {text}: {', '.join(choices)}")
        return text

    return chosen


def processor_s() -> float:
    """Processor time of this process and of its children that have ended."""
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def command_line() -> str:
    """What was typed, for whoever wants the same figures again."""
    return " ".join(["./run bench", *sys.argv[1:]])


# -- what it says -----------------------------------------------------------------------------------


def machine() -> str:
    """The machine in a few words."""
    return f"{os.cpu_count()} cores {platform.machine()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that is measured, marked if the tree differs from it."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def stamp() -> str:
    """Date, machine and commit, as a line for results.md."""
    return f"{date.today().isoformat()}, {machine()}, commit {commit()}"


def load_now() -> str:
    """How busy the machine is, in words."""
    cores = os.cpu_count() or 1
    waiting = os.getloadavg()[0]
    state = "busy" if waiting > BUSY * cores else "quiet"
    return f"{state} machine: load {waiting:.1f} on {cores} cores"


class Notes:
    """Lines that are printed at once and may be kept in results.md."""

    def __init__(self, title: str = "") -> None:
        self.title = title
        self.lines: list[str] = []
        if title:  # before anything is measured, for that is when the load means something
            self.say(f"{stamp()}; {load_now()}.", "")

    def say(self, *lines: str) -> None:
        """Print lines and remember them."""
        self.lines += lines
        print(*lines, sep="\n", flush=True)

    def head(self, *names: str) -> None:
        """Begin a table."""
        self.row(*names)
        self.say("|---" * len(names) + "|")

    def row(self, *cells: object) -> None:
        """A row of a table."""
        # An empty cell has one space, as tables that were written by hand have it.
        self.say(f"| {' | '.join(map(str, cells))} |".replace("|  |", "| |"))

    def write(self) -> None:
        """Keep them."""
        write_section(self.title, "\n".join(self.lines))


def verdict(good: bool) -> str:
    """Whether an aim was reached, in a word."""
    return "reached" if good else "**missed**"


def write_section(title: str, text: str) -> None:
    """Put a section into results.md in place of the one of the same title, or at its end."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Results\n"
    head, *sections = old.rstrip("\n").split("\n## ")
    new = f"{title}\n\n{text.strip()}\n"
    places = [place for place, section in enumerate(sections) if section.split("\n", 1)[0] == title]
    if places:
        sections[places[0]] = new
    else:
        sections.append(new)
    whole = "\n\n## ".join(part.strip("\n") for part in (head, *sections))
    RESULTS.write_text(whole + "\n", encoding="utf-8")


# -- how figures are summed up ----------------------------------------------------------------------


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    # One that was really measured: nothing is made up between two of them.
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def percents(values: Sequence[float], *shares: float, unit: float = 1.0, digits: int = 1) -> list[str]:
    """Quantiles in units, as cells of a table; 1.0 is the largest."""
    return [f"{quantile(values, share) / unit:.{digits}f}" for share in shares]
