"""The image of the Dockerfile, really built: on a base made from Debian's packages, without any registry.

It needs root, `buildah` and `debootstrap`. TILERUMMY_TEST_BASE may name a folder that debootstrap has made;
that saves a few minutes. The machine's own node builds the page, if it has one.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.children import awaited, run
from tests.server.harness import Player, joining
from tests.server.process import Remote
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record

ROOT = Path(__file__).parents[2]
PACKAGES = "python3,python3-venv,python3-pip,ca-certificates"
SETTINGS = (
    "etc/apt/sources.list.d",
    "etc/apt/apt.conf.d",
    "etc/ssl/certs/ca-certificates.crt",
    "etc/pip.conf",
)
"""How this machine reaches packages: a base of one's own would have the same."""
NODE = ("usr/bin/node", "usr/lib/node_modules/npm")
START_S = 120.0
PLAN = m.Plan("sabra", {"hand_size": 7, "starter_hand": 7, "opening_min": 0}, players=2, rounds=1, clock=0)

pytestmark = pytest.mark.long


def called(*command: str, folder: Path | None = None, **more: str) -> str:
    """A command that must succeed; what it said."""
    done = run(command, cwd=folder, env={**os.environ, **more})
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return str(done.stdout).strip()


class Builder:
    """`buildah` with a store of its own, and no more of the system than a changed root."""

    def __init__(self, folder: Path) -> None:
        self.command = ("buildah", "--root", str(folder / "store"), "--runroot", str(folder / "run"))

    def __call__(self, *words: str, folder: Path | None = None) -> str:
        return called(*self.command, *words, folder=folder, BUILDAH_ISOLATION="chroot")

    def layer(self, base: str, files: Path, name: str, *settings: str) -> None:
        """An image from another one and some files."""
        container = self("from", base)
        self("add", "--quiet", container, str(files), "/")
        self("config", *settings, container)
        self("commit", "--quiet", container, name)


def copy_settings(base: Path) -> None:
    (base / "etc/apt/sources.list").unlink(missing_ok=True)
    for name in SETTINGS:
        here = Path("/") / name
        if here.is_dir():
            shutil.copytree(here, base / name, dirs_exist_ok=True)
        elif here.exists():
            shutil.copy(here, base / name)
    python = base / "usr/bin/python"
    if not python.is_symlink():
        python.symlink_to("python3")


def node_files(folder: Path) -> Path:
    """The machine's node and npm, as files of an image."""
    for name in NODE:
        here, there = Path("/") / name, folder / name
        if not here.exists():
            pytest.skip("there is no node on this machine that could build the page")
        there.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if here.is_dir() else shutil.copy)(here, there)
    (folder / "usr/bin/npm").symlink_to("../lib/node_modules/npm/bin/npm-cli.js")
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builder]:
    """The image, built as the Dockerfile says."""
    if os.geteuid() != 0 or not shutil.which("buildah") or not shutil.which("debootstrap"):
        pytest.skip("it takes root, buildah and debootstrap to build an image here")
    folder = tmp_path_factory.mktemp("image")
    made = os.environ.get("TILERUMMY_TEST_BASE")
    base = Path(made) if made else folder / "base"
    if not made:
        called("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(base))
    copy_settings(base)
    build = Builder(folder)
    path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    build.layer("scratch", base, "localhost/python", "--env", path)
    certificates = "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt"
    build.layer("localhost/python", node_files(folder / "node"), "localhost/node", "--env", certificates)
    source, packed = folder / "source", str(folder / "source.tar")
    source.mkdir()
    called("git", "archive", "--output", packed, "HEAD", folder=ROOT)
    called("tar", "--extract", "--file", packed, folder=source)
    bases = ("--build-arg", "PYTHON=localhost/python", "--build-arg", "NODE=localhost/node")
    mounted = ("--volume", "/opt:/opt:ro")  # where pip may be told to look for packages
    build("bud", "--network", "host", *mounted, *bases, "--tag", "localhost/tilerummy", folder=source)
    yield build
    build("rm", "--all")


@asynccontextmanager
async def started(build: Builder) -> AsyncIterator[Remote]:
    """The image's own command, as its own user."""
    container = build("from", "localhost/tilerummy")
    serve = ("tilerummy", "serve", "--host", "127.0.0.1", "--port", "0", "--bot-delay", "0")
    chroot = ("run", "--isolation", "chroot", "--network", "host", container, "--", *serve)
    async with awaited([*build.command, *chroot], stdout=PIPE) as process:
        assert process.stdout is not None
        said = await asyncio.wait_for(process.stdout.readline(), START_S)
        assert said.startswith(b"Serving on http://127.0.0.1:"), said
        address = said.decode().removeprefix("Serving on ").strip()
        yield Remote(address, None, None, process=process)  # type: ignore[arg-type]
        if process.returncode is None:
            process.terminate()
            await process.wait()


async def test_the_image_is_built_started_and_a_match_is_played(built: Builder) -> None:
    """Protects whoever trusts the Dockerfile: every step of it works, and what comes out plays a match."""
    described = built(
        "inspect", "--type", "image", "--format", "{{.OCIv1.Config.User}}", "localhost/tilerummy"
    )
    assert described == "tilerummy", "nobody special"
    async with started(built) as host:
        status, page = await host.get("/")
        assert (status, b"<title>" in page) == (200, True)
        token = await host.visitor()
        code = await host.quick(token, PLAN, ["novice"])
        async with joining(host, code, token) as client:
            await Player(client, 1).play()
        _, record = await host.get(f"/t/{code}/record")
        assert verify(read_record(record.decode())) == []
        assert (await host.get("/healthz"))[0] == 200
