"""Builds of the page and of the packages: two at once both succeed, and what fails says why."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests import children
from tests.needs import lacking
from tools import build_package, data_packages

ROOT = Path(__file__).resolve().parent.parent
PROJECTS = ("pyproject.toml", "packages/page/pyproject.toml", "packages/scan/pyproject.toml")
# Stands in for node and npm. Two builds in one folder at a time would spoil each other: here they fail.
NPM = """#!/bin/sh
case "$*" in
--version) echo v22.0.0; exit ;;
ci*) exec mkdir -p node_modules ;;
esac
mkdir ../building || { echo "two builds at once"; exit 1; }
echo built >>../builds
mkdir -p ../src/tilerummy/server/page
cat ../web/src/*.ts >../src/tilerummy/server/page/index.html
rmdir ../building
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as a build of the page looks at, with its own npm."""
    for name in ("tools/build_page.py", "tools/page_puzzles.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    needed = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
    for name in (*needed, "device/core.mjs", "photo/layers.wasm", "src/main.ts"):
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).write_text(name)
    (tmp_path / "src/tilerummy/scan").mkdir(parents=True)
    (tmp_path / "src/tilerummy/scan/tiles.onnx").write_text("model")
    (tmp_path / "bin").mkdir()
    for name in ("node", "npm"):
        (tmp_path / "bin" / name).write_text(NPM)
        (tmp_path / "bin" / name).chmod(0o755)
    return tmp_path


def building(checkout: Path, *options: str) -> Popen[str]:
    """A build in a process of its own."""
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = [sys.executable, str(checkout / "tools" / "build_page.py"), *options]
    return children.start(command, env={**os.environ, "PATH": path}, stderr=PIPE, text=True)


def ended(processes: list[Popen[str]]) -> list[tuple[int, str]]:
    """How all of them ended, and what they said."""
    said = [process.communicate(timeout=children.PATIENCE_S)[1] for process in processes]
    for process in processes:
        children.end(process)
    return [(process.returncode, text) for process, text in zip(processes, said, strict=True)]


def test_of_several_builds_of_the_page_one_does_it(checkout: Path) -> None:
    """Protects `./run` beside `./run build`: the second waits, and finds the page as it should be."""
    outcomes = ended([building(checkout) for _ in range(4)])
    assert [status for status, _ in outcomes] == [0] * 4, outcomes
    assert (checkout / "builds").read_text() == "built\n"
    assert ended([building(checkout, "--check")]) == [(0, "")]


def test_builds_that_must_be_done_are_done_one_after_the_other(checkout: Path) -> None:
    outcomes = ended([building(checkout, "--force") for _ in range(4)])
    assert [status for status, _ in outcomes] == [0] * 4, outcomes
    assert (checkout / "builds").read_text() == 4 * "built\n"


def test_a_build_that_was_killed_leaves_no_lock(checkout: Path) -> None:
    """Protects the next one: a lock that stays would be waited for for ever."""
    first = building(checkout, "--force")
    children.end(first)
    assert ended([building(checkout)])[0][0] == 0


def test_a_package_that_cannot_be_built_says_what_the_backend_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects packagers: "uv build failed" and no more is no help."""
    uv = tmp_path / "uv"
    uv.write_text(
        '#!/bin/sh\ncase "$*" in *--quiet*) ;; *) echo "backend: no room on the disk" >&2 ;; esac\nexit 1\n'
    )
    uv.chmod(0o755)
    monkeypatch.setattr(build_package, "UV", str(uv))
    with pytest.raises(build_package.Faulty, match="uv build failed:\nbackend: no room on the disk"):
        build_package.pack([tmp_path], tmp_path / "dist")


@pytest.mark.parametrize("package", ["solver", "simulator"])
def test_a_core_names_no_folder_of_whoever_built_it(package: str) -> None:
    """Protects whoever publishes a wheel: their name and folders are not in it, and it is smaller."""
    cores = [*(ROOT / "src" / "tilerummy" / package).glob("_core.*.so")]
    if not cores:
        lacking("a C compiler")
    content = cores[0].read_bytes()
    places = {str(ROOT), str(Path.home()), sys.base_prefix} - {"/", "/usr", "/usr/local"}
    assert [place for place in places if place.encode() in content] == []


def test_the_packages_have_one_version() -> None:
    """Protects whoever upgrades: a page never meets a server of another version."""
    read = [tomllib.loads((ROOT / path).read_text("utf-8"))["project"] for path in PROJECTS]
    library, page, scan = read
    version = library["version"]
    assert (page["version"], scan["version"]) == (version, version)
    assert library["optional-dependencies"]["play"][0] == f"tilerummy-page=={version}"
    assert f"tilerummy-scan=={version}" in library["optional-dependencies"]["scan"]
    assert page["dependencies"] == [f"tilerummy-scan=={version}"]


def test_everything_brings_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    everything = extras.pop("all")
    assert everything == [f"tilerummy[{','.join(sorted(extras))}]"]


def test_the_network_is_packed_once(tmp_path: Path) -> None:
    """Protects disks: it is as large as all the rest."""
    page = tmp_path / "src/tilerummy/server/page"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/a.js", "assets/tiles-x.onnx", ".built-from"):
        (page / name).write_text(name)
    (tmp_path / "src/tilerummy/scan").mkdir()
    (tmp_path / "src/tilerummy/scan/tiles.onnx").write_text("network")
    (tmp_path / "LICENSE").write_text("MIT")
    shutil.copytree(ROOT / "packages", tmp_path / "packages", ignore=shutil.ignore_patterns("files"))
    data_packages.fill(tmp_path)
    folders = data_packages.fill(tmp_path)  # what an earlier build left is no hindrance
    found = {
        str(path.relative_to(tmp_path))
        for one in folders
        for path in one.rglob("files/**/*")
        if path.is_file()
    }
    assert found == {
        "packages/page/tilerummy_page/files/index.html",
        "packages/page/tilerummy_page/files/assets/a.js",
        "packages/scan/tilerummy_scan/files/tiles.onnx",
    }


def test_a_page_that_is_not_built_cannot_be_packed(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="the page is not built"):
        data_packages.fill(tmp_path)
