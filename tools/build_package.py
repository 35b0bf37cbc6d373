"""`./run build`: the packages in `dist`, tried in fresh environments: library, page, and network for photos.

Tried are: what twine says of them; the bare wheel, which must bring click alone and a compiled core; the
extra [play], where the server must show the page and all lines of README and docs must work when copied; the
same with the lowest versions that pyproject.toml allows; the source package, which must test itself; and the
other Pythons of this machine, with the same wheel.

`./run build --short`, a part of `./run check all`, leaves out what needs minutes: it builds both packages in
a temporary folder, installs the wheel bare and with [play], and runs a few tests of the source package.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

from tests.match import play_match
from tilerummy.rules.match.record import write_record
from tilerummy.rules.preset import load
from tools.build_page import alone, page_alone
from tools.copied_lines import Copier
from tools.data_packages import fill

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
UV = str(Path(sys.executable).parent / "uv")
OTHERS = ("3.12", "3.13", "3.14")
POSITION = '{"rules": "sabra", "table": [["r3", "r4", "r5"]], "rack": ["r6", "k1"]}\n'
MOST_BYTES = 3_000_000
"""Of the library's wheel: the page and the network for photos are packages of their own."""
MOST_SHOWN = 8000
"""Of what a command said that failed: its last characters."""
TESTS = ("tests/rules", "tests/library", "tests/cli/test_main.py", "-m", "not long")
"""Those that need no browser, no database and no tools."""
FEW_TESTS = ("tests/rules/test_tile.py", "tests/rules/test_meld.py", "tests/library/test_public.py")
"""Enough to see that the settings of the tests, their data and the wheel fit together."""
OPENSPIEL_TESTS = ("tests/research/test_openspiel.py",)
"""They skip themselves in `./run test`, for which OpenSpiel is too large."""
NOT_COPIED = (
    *(".venv*", ".git", ".*_cache", ".hypothesis", "node_modules", ".svelte-check", "build", "dist*"),
    "screenshots",
    *("__pycache__", "*.so", "*.egg-info", "tilerummy-*"),
)
"""What is made from the rest, and much of it."""
TESTING = ("anyio", "hypothesis", "pytest>=9")
"""All that the tests of a source package may ask for."""


class Faulty(Exception):
    """A package does not do what it should; the message says which and what."""


def main(arguments: list[str]) -> int:
    """Build, try, and say how it went."""
    parser = argparse.ArgumentParser(prog="./run build", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only what `./run check all` has time for")
    short = parser.parse_args(arguments).short
    try:
        with tempfile.TemporaryDirectory() as folder:
            if short:
                made = Path(folder) / "dist"
                # Nobody plays with this one: it shows that the cores compile from what is packed.
                os.environ["TILERUMMY_CORE_FLAGS"] = "-O0"
                wheel = build(copied(Path(folder)), made)
                try_shortly(wheel, next(made.glob("tilerummy-*.tar.gz")), Path(folder))
            else:
                with alone("dist", "build: waiting for another build of the packages"):
                    wheel = build(ROOT, DIST)
                    check_metadata()
                    try_all(wheel, Path(folder))
    except Faulty as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    made_of = "in short" if short else ", ".join(sorted(path.name for path in DIST.glob("tilerummy*")))
    print(f"build: all good: {made_of}")
    return 0


def copied(folder: Path) -> Path:
    """The checkout elsewhere: while a package is made its files lie about, and tests may run beside this."""
    with page_alone():  # half a page would be packed as it is
        return shutil.copytree(ROOT, folder / "checkout", ignore=shutil.ignore_patterns(*NOT_COPIED))


def build(root: Path, into: Path) -> Path:
    """All packages of a checkout; the library's wheel."""
    run("build of the page", sys.executable, str(root / "tools" / "build_page.py"))
    with page_alone():
        folders = fill(root)
    shutil.rmtree(into, ignore_errors=True)
    pack([root, *folders], into)
    return next(into.glob("tilerummy-*.whl"))


def pack(folders: Iterable[Path], into: Path) -> None:
    """A source package from each folder, and a wheel from each source package."""
    for folder in folders:
        # Not quietly: what setuptools says is all that explains a failure.
        run("uv build", UV, "build", "--out-dir", str(into), str(folder))


def try_shortly(wheel: Path, source: Path, folder: Path) -> None:
    """What releases fail by: files or packages left out, settings that only a checkout understands."""
    try_bare(wheel, folder)
    play = environment(folder / "play", [f"{wheel}[play]", *TESTING], beside=wheel)
    try_server(play, folder)
    # The wheel was made from this source package, so its tests can run on it: the core is compiled once.
    run_tests(play, unpack(source, folder), FEW_TESTS)


def check_metadata() -> None:
    """What an index would say of the packages."""
    files = [str(path) for path in sorted(DIST.glob("tilerummy*"))]
    run("twine", UV, "tool", "run", "twine", "check", "--strict", *files)


def try_all(wheel: Path, folder: Path) -> None:
    """Every environment that a user may have."""
    try_bare(wheel, folder)
    play = environment(folder / "play", [f"{wheel}[play]"])
    try_server(play, folder)
    try_lines(play, environment(folder / "research", [f"{wheel}[research]"]), folder)
    lowest = environment(folder / "lowest", [f"{wheel}[play]", *direct()], "--resolution", "lowest-direct")
    print(f"build: lowest versions: {', '.join(f'{n} {v}' for n, v in sorted(installed(lowest).items()))}")
    try_solver(lowest)
    try_server(lowest, folder)
    unpacked = unpack(next(DIST.glob("tilerummy-*.tar.gz")), folder)
    try_source(unpacked, folder)
    run_tests(environment(folder / "openspiel", [f"{wheel}[openspiel]", *TESTING]), unpacked, OPENSPIEL_TESTS)
    for version in OTHERS:
        if python := find_python(version):
            print(f"build: trying Python {version}")
            other = environment(folder / version, [f"{wheel}[play]"], python=python)
            try_solver(other)
            try_server(other, folder)
        else:
            print(f"build: there is no Python {version} here")


def try_bare(wheel: Path, folder: Path) -> None:
    """The library, the solver and the bots come with click alone."""
    bare = environment(folder / "bare", [str(wheel)], beside=wheel)
    others = set(installed(bare)) - {"tilerummy", "click", "colorama"}  # click wants colorama on Windows
    if others:
        raise Faulty(f"the bare wheel brings {', '.join(sorted(others))}")
    if (size := wheel.stat().st_size) > MOST_BYTES:
        raise Faulty(f"the library's wheel has {size / 1e6:.1f} MB: {MOST_BYTES / 1e6:.0f} are promised")
    try_solver(bare)


def try_source(unpacked: Path, folder: Path) -> None:
    """The source package builds, and its own tests run in what was unpacked."""
    place = environment(folder / "from-source", [f"{unpacked}[postgres]", *TESTING])
    try_solver(place)
    run_tests(place, unpacked, TESTS)


def unpack(source: Path, folder: Path) -> Path:
    """Where the source package lies when it is unpacked."""
    with tarfile.open(source) as archive:
        archive.extractall(folder / "source", filter="data")
    return next((folder / "source").iterdir())


def run_tests(place: Path, unpacked: Path, tests: tuple[str, ...]) -> None:
    """Tests of a source package, with what is installed in an environment."""
    command = [str(place / "bin" / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    run("tests of the source package", *command, where=unpacked)


def direct() -> list[str]:
    """What pyproject.toml asks for itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["play"]]


def find_python(version: str) -> str | None:
    """A Python of this version on this machine; none is fetched."""
    asked = [UV, "python", "find", "--no-python-downloads", "--system", version]
    found = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=tempfile.gettempdir())
    others = map(str, sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python")))
    return next((path for path in (found.stdout.strip(), *others) if path and works(path, version)), None)


def works(python: str, version: str) -> bool:
    """Whether this is a Python of that version; a shim of pyenv may be none."""
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version


def environment(
    place: Path, wanted: list[str], *how: str, beside: Path | None = None, python: str = sys.executable
) -> Path:
    """A new environment with these packages, from uv's cache if it has them all; ours lie beside each other.

    Whoever says how they are chosen means all that there are: the cache alone has no lowest versions.
    """
    run("uv venv", UV, "venv", "--quiet", "--python", python, str(place))
    install = [UV, "pip", "install", "--quiet", "--python", str(place), *how, *wanted]
    install += ["--find-links", str(beside.parent if beside else DIST)]
    try:
        run("uv pip install", *install, *([] if how else ["--offline"]))
    except Faulty:
        run("uv pip install", *install)
    return place


def installed(place: Path) -> dict[str, str]:
    """Packages and their versions."""
    said = run("uv pip list", UV, "pip", "list", "--quiet", "--python", str(place), "--format", "json")
    return {entry["name"]: entry["version"] for entry in json.loads(said)}


def try_solver(place: Path) -> None:
    """The command line answers, with the compiled core."""
    said = run("tilerummy --version", str(place / "bin" / "tilerummy"), "--version")
    if "compiled" not in said:
        raise Faulty(f"{place.name}: the core is not compiled: {said.strip()}")
    answer = json.loads(run("tilerummy solve", str(place / "bin" / "tilerummy"), "solve", "-", text=POSITION))
    if answer["status"] != "optimal":
        raise Faulty(f"{place.name}: solve says {answer}")


def try_lines(play: Path, research: Path, folder: Path) -> None:
    """What README and docs show can be copied line by line."""
    _, events = play_match(load("sabra"), 2, 1)
    faults = [*Copier(play, folder / "copied", clean()).faults(write_record(events))]
    faults += Copier(research, folder / "programs", clean()).program_faults()
    if faults:
        raise Faulty("what the pages show does not work in a fresh environment:\n" + "\n".join(faults))


def try_server(place: Path, folder: Path) -> None:
    """The server shows its page."""
    with serving(place, folder) as url, urllib.request.urlopen(url, timeout=20) as answer:
        if "<script" not in answer.read().decode():
            raise Faulty(f"{place.name}: the server does not show its page")


@contextmanager
def serving(place: Path, folder: Path) -> Iterator[str]:
    """Where a server of that environment serves, in a folder of its own."""
    data = folder / f"data-{place.name}"
    data.mkdir(exist_ok=True)
    command = [str(place / "bin" / "tilerummy"), "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{data / 'games.db'}"]
    with (
        (data / "log").open("w") as log,
        subprocess.Popen(command, stdout=PIPE, stderr=log, text=True, cwd=data, env=clean()) as server,
    ):
        try:
            assert server.stdout is not None
            said = server.stdout.readline()  # it ends with the server, if that does not start
            if not said.startswith("Serving on "):
                raise Faulty(f"the server does not start:\n{(data / 'log').read_text()[-2000:]}")
            yield said.removeprefix("Serving on ").strip()
        finally:
            server.terminate()


def clean() -> dict[str, str]:
    """No word of the checkout."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }


def run(name: str, *command: str, text: str = "", where: Path | None = None) -> str:
    """What a command says; if it fails, all of it."""
    done = subprocess.run(
        command,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=where or tempfile.gettempdir(),
        env=clean(),
    )
    if done.returncode:
        raise Faulty(f"{name} failed:\n{(done.stdout + done.stderr)[-MOST_SHOWN:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
