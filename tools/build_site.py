"""`./run build site`: the whole game as a folder of static files, `dist-site`, that needs no server of ours.

In it are the page, Python for the browser with our own sources (compiled, in one packed file), and what the
page would have asked a server for: rules and rule books. Nothing is fetched from elsewhere when it is used.
Beside each file that shrinks lies one packed by brotli, for hosts that send such files.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import io
import json
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from tilerummy.device.device import usual_defaults
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.protocol.messages import PROTOCOL
from tilerummy.rulebook.book import changes
from tilerummy.rules.preset import load, preset_ids
from tilerummy.server.edge.table_routes import rules_info
from tilerummy.server.jobs.printing import book_of
from tools import build_page
from tools.build_page import ROOT, WEB, CannotBuild

SOURCES = ROOT / "src" / "tilerummy"
SITE = ROOT / "dist-site"
WORK = ROOT / "build" / "site"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEEL_PIN = WEB / "device" / "msgspec.txt"
COMPILER = WEB / "device" / "compile.mjs"
PACKER = WEB / "device" / "pack.mjs"
CORE = WEB / "device" / "core.wasm"
OWN_MODULES = tuple(WEB / "device" / f"{name}.py" for name in ("sitecustomize", "quick_dataclasses"))
"""They make Python start sooner."""
WHEEL_FOR = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
PLAIN, PACKED = ".pack", ".bin"
"""How a file ends in which there are many, and one packed by gzip that lies beside the same unpacked."""
BEST = 11
"""How hard brotli tries: as hard as it can."""


def main() -> int:
    """Build the site, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=SITE, help="the folder (%(default)s)")
    parser.add_argument("--languages", default="", help="rule books in these languages alone, with commas")
    parser.add_argument("--quality", type=int, default=BEST, help="how hard brotli tries, up to %(default)s")
    options = parser.parse_args()
    languages = [name for name in options.languages.split(",") if name]
    try:
        build(options.to.resolve(), languages, options.quality)
    except CannotBuild as error:
        print(f"build_site: {error}", file=sys.stderr)
        return 1
    found = sizes(options.to)
    print(
        f"build: {options.to} sends {found.brotli / 1e6:.2f} MB in all where the host packs by brotli, "
        f"{found.plain / 1e6:.2f} MB where it packs nothing"
    )
    return 0


def build(folder: Path, languages: list[str], quality: int = BEST) -> None:
    """The page, Python, and the data, each only where it is not up to date."""
    stamp = WORK / f"built-{hashlib.sha256(str(folder).encode()).hexdigest()[:10]}"
    now = f"{','.join(languages)} {quality}\n{build_page.digest(_made_from())}"
    # Another folder has a stamp of its own: tests and `./run build site` do not undo each other's work.
    if build_page.read(stamp) == now and (folder / "index.html").exists():
        return
    WORK.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    build_page.install()
    print("building the site: the page", file=sys.stderr)
    build_page.npm("run", "build", "--", "--mode", "site", "--outDir", str(folder))
    _put_python(folder / "device")
    print("building the site: rules and rule books", file=sys.stderr)
    _put_data(folder / "data", WORK, languages)
    print("building the site: packing", file=sys.stderr)
    _node(PACKER, folder, quality, WORK / "packed")
    stamp.write_text(now)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes that travel if every file of a site is fetched once."""

    brotli: int
    """From a host that sends the files packed by brotli."""
    plain: int
    """From a host that packs nothing: Python comes packed all the same."""


def sizes(folder: Path, names: str = "*") -> Sizes:
    """What a site costs whoever fetches all of it, in all its languages; or the files of these names.

    The network that reads photos is counted by its name alone: it comes when somebody takes a photo.
    """
    brotli = plain = 0
    for file in folder.rglob(names):
        if not file.is_file() or file.suffix == ".br" or (file.suffix == ".onnx" and names == "*"):
            continue
        size, small = file.stat().st_size, file.with_name(file.name + ".br")
        if file.suffix != PACKED:
            brotli += small.stat().st_size if small.exists() else size
        if file.suffix == PACKED or not file.with_suffix(PACKED).exists():
            plain += size
    return Sizes(brotli, plain)


def _made_from() -> Iterator[Path]:
    yield from build_page.sources()
    yield Path(__file__)
    yield from own_sources()
    yield from (WHEEL_PIN, COMPILER, PACKER, CORE, *OWN_MODULES)


def _node(script: Path, *arguments: object) -> None:
    command = [build_page.node(), str(script), *map(str, arguments)]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{script.name} failed:\n{done.stderr[-2000:]}")


# -- Python ------------------------------------------------------------------------------------------


def _put_python(folder: Path) -> None:
    """The interpreter and all that it runs, in files whose names change with their contents.

    What is large lies there twice: as it is, for hosts that pack, and packed, for those that don't. The page
    finds out which it has to do with.
    """
    folder.mkdir(exist_ok=True)
    start, library = _made_python()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    loader = (PYODIDE / "pyodide.asm.mjs").read_bytes()
    files: dict[str, object] = {
        "protocol": PROTOCOL,
        "worker": next(folder.parent.glob("assets/worker-*.js")).name,
        "lock": {"info": lock["info"], "packages": {}},
        "loader": _put(folder, "loader", ".js", loader),
    }
    large = {"wasm": PYODIDE / "pyodide.asm.wasm", "python": start, "library": library}
    for name, source in large.items():
        data = source.read_bytes()
        plain = _put(folder, name, source.suffix, data)
        files[name] = {"plain": plain, "packed": _put(folder, name, PACKED, data)}
    (folder / "files.json").write_text(json.dumps(files))


def _made_python() -> tuple[Path, Path]:
    """What Python starts with and all else that it runs, made where something has changed."""
    made_from = [*own_sources(), WHEEL_PIN, COMPILER, CORE, *OWN_MODULES, PYODIDE / "package.json"]
    wanted = build_page.digest(iter(made_from))[:16]
    start, library = (WORK / f"{name}-{wanted}{PLAIN}" for name in ("python", "library"))
    if not library.exists():
        print("building the site: Python", file=sys.stderr)
        stage = _compiled()
        start.write_bytes(_container({"python.zip": _zipped(stage / "lib"), **_packages(stage, {".so"})}))
        library.write_bytes(
            _container(
                {
                    "library.bin": (stage / "library.bin").read_bytes(),
                    CORE.name: CORE.read_bytes(),
                    **_packages(stage, {*DATA, ".db"}),
                }
            )
        )
    return start, library


def _put(folder: Path, name: str, ending: str, data: bytes) -> tuple[str, int]:
    """Lay a file there, packed if its ending says so; its name and how large it is."""
    file = folder / f"{name}-{hashlib.sha256(data).hexdigest()[:10]}{ending}"
    if ending == PACKED:
        kept = WORK / file.name
        if not kept.exists():
            kept.write_bytes(gzip.compress(data, 9, mtime=0))
        data = kept.read_bytes()
    file.write_bytes(data)
    return file.name, len(data)


def _compiled() -> Path:
    """A folder with `lib`, ours and the standard library as far as it is used, and `packages`; compiled."""
    stage = WORK / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    for path in own_sources():
        target = stage / "lib" / path.relative_to(SOURCES.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for path in OWN_MODULES:
        shutil.copyfile(path, stage / "lib" / path.name)
    with zipfile.ZipFile(_wheel()) as archive:
        names = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
        archive.extractall(stage / "packages", names)
    _node(COMPILER, stage, ",".join(standard_modules()))
    return stage


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


def _packages(stage: Path, endings: Collection[str]) -> dict[str, bytes]:
    """What lies beside the modules of packages, by its place there."""
    folder = stage / "packages"
    found = sorted(path for path in folder.rglob("*") if path.suffix in endings)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def _zipped(folder: Path) -> bytes:
    """A zip that packs nothing: Python reads it in place, and it packs better as a whole."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            # A fixed date: the same sources give the same bytes, and the same name.
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (2020, 1, 1, 0, 0, 0))
            archive.writestr(entry, path.read_bytes())
    return written.getvalue()


def _container(files: dict[str, bytes]) -> bytes:
    """Files in one: how long the list of names is, the list, then one file after the other."""
    names = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return struct.pack("<I", len(names)) + names + b"".join(files.values())


# -- what the page would have asked for: the rules there are, and the rule books --------------------


def _put_data(folder: Path, kept: Path, languages: list[str]) -> None:
    """Write the data; books that were made before are taken from where they are kept."""
    folder.mkdir(exist_ok=True)
    (folder / "rules.json").write_bytes(msgspec.json.encode(rules_info(usual_defaults().levels)))
    for language in languages or [one.code for one in LANGUAGES]:
        paths = [
            Path(__file__),
            *(SOURCES / "rulebook").glob("*.py"),
            *(SOURCES / "rules").rglob("*.*"),
            *(SOURCES / "locales" / language).glob("*.ftl"),
        ]
        made_from = build_page.digest(iter(sorted(path for path in paths if "__pycache__" not in path.parts)))
        made = kept / f"books-{language}-{made_from[:16]}.json"
        if not made.exists():
            made.write_bytes(msgspec.json.encode(_books(language)))
        books = made.read_bytes()
        (folder / f"books-{language}.json").write_bytes(books)
        (folder / f"books-{language}.bin").write_bytes(gzip.compress(books, 9, mtime=0))


def _books(language: str) -> dict[str, object]:
    """The book of every box, and what differs between each two, in one language."""
    words = catalogue(language)
    rules = {preset: load(preset) for preset in preset_ids()}
    books = {
        preset: msgspec.json.decode(book_of(own, own, language), type=dict[str, msgspec.Raw])
        for preset, own in rules.items()
    }
    titles = {than: words.text("book-differences", name=words.text(f"preset-{than}")) for than in rules}
    others = {
        preset: {
            than: {"preset": than, "title": titles[than], "changes": changes(own, other, words)}
            for than, other in rules.items()
            if than != preset
        }
        for preset, own in rules.items()
    }
    return {"books": books, "others": others}


# -- which of our own sources a device needs: whatever imports lead to from where a browser begins --


BEGINNINGS = ("tilerummy.device.browser",)
NOT_THERE = {
    "tilerummy.bots.engine",
    "tilerummy.pictures",
    "tilerummy.rulebook.book",
    "tilerummy.server.push.delivery",
    "tilerummy.solver.plain",
}
"""Whatever asks for these does so in a function that nobody calls in a browser."""
NEVER_LOADED = {"importlib.metadata", "multiprocessing"}
"""The one brings the reader of mails along; where it is missing, there are no packages with bots. The other
brings all that is sent between processes, and a browser has one."""
OURS = {"tilerummy", "msgspec"}
DATA = (".json", ".toml", ".values")


@cache
def own_sources() -> tuple[Path, ...]:
    """The modules that can be reached, the packages that they are in, and the data beside them."""
    found: dict[str, Path] = {}
    waiting = [*BEGINNINGS]
    while waiting:
        name = waiting.pop()
        path = _file_of(name)
        if name in found or name in NOT_THERE or path is None:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imported(path)]
    return tuple(sorted({*found.values(), *_data(found.values())}))


def standard_modules() -> tuple[str, ...]:
    """What our sources import of the standard library, anywhere."""
    found: set[str] = set()
    for node in (node for path in own_sources() if path.suffix == ".py" for node in _imports(path)):
        found |= {one.name for one in node.names} if isinstance(node, ast.Import) else {node.module or ""}
    return tuple(sorted(name for name in found - NEVER_LOADED if name.partition(".")[0] not in OURS))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file may import, and what it takes from them, in case those are modules."""
    for node in _imports(path):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names)
        else:
            yield from (one.name for one in node.names)


@cache
def _imports(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import of a file but those that only type checkers read."""
    found: list[ast.Import | ast.ImportFrom] = []
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Import() | ast.ImportFrom():
                found.append(node)
            case ast.If(test=ast.Name("TYPE_CHECKING"), orelse=others):
                waiting += others
            case _:  # an expression imports nothing, and most of a file is expressions
                waiting += (one for one in ast.iter_child_nodes(node) if not isinstance(one, ast.expr))
    return tuple(found)


def _file_of(name: str) -> Path | None:
    if name.partition(".")[0] != SOURCES.name:
        return None
    place = SOURCES.joinpath(*name.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def _data(modules: Iterable[Path]) -> Iterator[Path]:
    for folder in {module.parent for module in modules}:
        yield from (file for file in folder.rglob("*") if file.suffix in DATA)


if __name__ == "__main__":
    sys.exit(main())
