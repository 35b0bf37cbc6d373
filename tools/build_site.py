"""`./run build site`: the whole game as a folder of static files, `dist-site`, that needs no server of ours.

In it are the page, Python for the browser with our own sources (compiled, in one packed file), and what the
page would have asked a server for: rules and rule books. Nothing is fetched from elsewhere when it is used.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import build_page, site_data
from tools.build_page import ROOT, WEB, CannotBuild

SITE = ROOT / "dist-site"
WORK = ROOT / "build" / "site"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEEL_PIN = WEB / "device" / "msgspec.txt"
COMPILER = WEB / "device" / "compile.mjs"
SOURCES = ROOT / "src" / "tilerummy"
PARTS = ("bots", "device", "protocol", "review", "rulebook", "rules", "server", "simulator", "solver")
"""Of our own packages, those that a device needs."""
ONLY_AT_A_SERVER = {
    *("server/app", "server/backends", "server/open_files", "server/run", "server/settings"),
    *("server/bell/postgres", "server/edge/addresses", "server/edge/companion", "server/edge/connections"),
    *("server/edge/guards", "server/edge/health", "server/edge/http", "server/edge/logs"),
    *("server/edge/metrics", "server/edge/openapi", "server/edge/page", "server/edge/privacy"),
    *("server/edge/quotas", "server/edge/review_files", "server/edge/reviews", "server/edge/socket"),
    *("server/edge/well_known", "server/jobs/books", "server/maintenance", "server/store/postgres"),
    *("server/store/postgres_line", "server/store/postgres_sql", "rulebook/html", "rulebook/book"),
}
WHEEL_FOR = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

UNUSED = {
    *("_ast_unparse", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "_strptime", "argparse", "bdb"),
    *("cProfile", "calendar", "cmd", "code", "compileall", "configparser", "fractions", "gettext"),
    *("_sysconfigdata__emscripten_wasm32-emscripten", "modulefinder", "platform", "pprint", "py_compile"),
    *("statistics", "stringprep", "symtable", "this", "antigravity", "wave", "sched", "shelve", "nntplib"),
    *("csv", "ctypes", "curses", "dbm", "doctest", "email", "ensurepip", "ftplib", "getpass"),
    *("html", "http", "imaplib", "mailbox", "mimetypes", "optparse", "pdb", "pickletools", "pkgutil"),
    *("plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "smtplib", "socketserver"),
    *("sysconfig", "tarfile", "timeit", "trace", "tracemalloc", "turtle", "unittest", "webbrowser"),
    *("wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo"),
}
"""Of the standard library, what nothing here imports."""
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}


def main() -> int:
    """Build the site, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=SITE, help="the folder (%(default)s)")
    parser.add_argument("--languages", default="", help="rule books in these languages alone, with commas")
    options = parser.parse_args()
    try:
        build(options.to.resolve(), [name for name in options.languages.split(",") if name])
    except CannotBuild as error:
        print(f"build_site: {error}", file=sys.stderr)
        return 1
    total, packed = sizes(options.to)
    print(f"build: {options.to} holds {total / 1e6:.1f} MB, {packed / 1e6:.1f} MB of it travel packed")
    return 0


def build(folder: Path, languages: list[str]) -> None:
    """The page, Python, and the data, each only where it is not up to date."""
    stamp = WORK / f"built-{hashlib.sha256(str(folder).encode()).hexdigest()[:10]}"
    now = f"{','.join(languages)}\n{build_page.digest(_made_from())}"
    if build_page.read(stamp) == now and (folder / "index.html").exists():
        return
    WORK.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    build_page.install()
    print("building the site: the page", file=sys.stderr)
    build_page.npm("run", "build", "--", "--mode", "site", "--outDir", str(folder))
    _put_python(folder / "device")
    print("building the site: rules and rule books", file=sys.stderr)
    site_data.put(folder / "data", WORK, languages)
    stamp.write_text(now)


def sizes(folder: Path) -> tuple[int, int]:
    """Bytes in the folder, and bytes that travel where the host packs texts."""
    total = packed = 0
    for file in folder.rglob("*"):
        if file.is_file():
            data = file.read_bytes()
            total += len(data)
            packed += len(data) if file.suffix == ".bin" else min(len(data), len(gzip.compress(data, 9)))
    return total, packed


def _made_from() -> Iterator[Path]:
    yield from build_page.sources()
    yield from sorted(Path(__file__).parent.glob("*site*.py"))
    yield from _python_sources()
    yield from (WHEEL_PIN, COMPILER)


def _python_sources() -> Iterator[Path]:
    yield SOURCES / "__init__.py"
    for part in PARTS:
        for path in sorted((SOURCES / part).rglob("*")):
            name = path.relative_to(SOURCES).with_suffix("").as_posix()
            if (
                path.suffix in (".py", ".toml", ".json")
                and not {name, *map(str, Path(name).parents)} & ONLY_AT_A_SERVER
            ):
                yield path


# -- Python ------------------------------------------------------------------------------------------


def _put_python(folder: Path) -> None:
    """The interpreter and all that it runs, in files whose names change with their contents."""
    folder.mkdir(exist_ok=True)
    wanted = build_page.digest(iter([*_python_sources(), WHEEL_PIN, COMPILER, PYODIDE / "package.json"]))
    packed = WORK / f"python-{wanted[:16]}.bin"
    if not packed.exists():
        print("building the site: Python", file=sys.stderr)
        packed.write_bytes(gzip.compress(_container(_compiled()), 9, mtime=0))
    wasm = WORK / f"wasm-{(PYODIDE / 'pyodide.asm.wasm').stat().st_size}.bin"
    if not wasm.exists():
        wasm.write_bytes(gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0))
    sources = {"python": packed, "wasm": wasm, "loader": PYODIDE / "pyodide.asm.mjs"}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    files: dict[str, object] = {"lock": {"info": lock["info"], "packages": {}}}
    for name, source in sources.items():
        data = source.read_bytes()
        ending = "js" if name == "loader" else "bin"
        put = folder / f"{name}-{hashlib.sha256(data).hexdigest()[:10]}.{ending}"
        put.write_bytes(data)
        files[name] = {"file": put.name, "size": len(data)}
    (folder / "files.json").write_text(json.dumps(files))


def _compiled() -> Path:
    """A folder with `lib`, the standard library and ours, and `packages`; all of it compiled."""
    stage = WORK / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in filter(_is_used, archive.namelist()):
            archive.extract(name, stage / "lib")
    for path in _python_sources():
        target = stage / "lib" / path.relative_to(SOURCES.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    with zipfile.ZipFile(_wheel()) as archive:
        names = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
        archive.extractall(stage / "packages", names)
    node = ["node", str(COMPILER), str(stage)]
    done = subprocess.run(node, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"Python could not be compiled for the browser:\n{done.stderr[-2000:]}")
    return stage


def _is_used(name: str) -> bool:
    if not name.endswith((".py", ".pyc")) or name.endswith(".pyc"):
        return False
    first, *rest = name.removesuffix(".py").split("/")
    if first == "encodings":
        return rest[0] in ENCODINGS
    if (first, *rest[:1]) in {("importlib", "metadata"), ("urllib", "request"), ("logging", "config")}:
        return False
    return first not in UNUSED


def _wheel() -> Path:
    """msgspec for the Python of the browser, fetched once."""
    found = next(WORK.glob("msgspec-*.whl"), None)
    if found is None:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary", ":all:", *WHEEL_FOR, "--require-hashes"]
        command += ["--requirement", str(WHEEL_PIN), "--dest", str(WORK)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = next(WORK.glob("msgspec-*.whl"), None)
        if done.returncode or found is None:
            raise CannotBuild(
                f"msgspec for the browser could not be fetched:\n{done.stderr[-1500:]}\n"
                "It comes from the Python package index, once. Check the network (behind a proxy set "
                "HTTPS_PROXY; with a mirror set PIP_INDEX_URL) and run this again."
            )
    return found


def _container(stage: Path) -> bytes:
    """All files in one: how long the list of names is, the list, then one file after the other.

    What is imported is a zip that packs nothing: Python reads it in place, and it packs better as a whole.
    """
    library = WORK / "python.zip"
    with zipfile.ZipFile(library, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted((stage / "lib").rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(stage / "lib").as_posix(), (2020, 1, 1, 0, 0, 0))
                archive.writestr(entry, path.read_bytes())
    found = {"python.zip": library.read_bytes()}
    for path in sorted((stage / "packages").rglob("*")):
        if path.is_file():
            found[path.relative_to(stage / "packages").as_posix()] = path.read_bytes()
    names = json.dumps([[name, len(data)] for name, data in found.items()]).encode()
    return struct.pack("<I", len(names)) + names + b"".join(found.values())


if __name__ == "__main__":
    sys.exit(main())
