"""A real PostgreSQL for the tests: a temporary cluster that nobody else sees, on a socket of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from pwd import getpwnam
from subprocess import Popen
from time import monotonic

import asyncpg

from tests.children import PATIENCE_S, end, run, start
from tests.needs import lacking
from tilerummy.server.backends import opened
from tilerummy.server.settings import Settings

UP_S = 60.0
USER = "tilerummy"
OPENED = "opened"
"""Whose copies save the time in which a server makes its tables."""


class NoPostgres(RuntimeError):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """The folder of `initdb` and `postgres`, the newest there is."""
    found = shutil.which("initdb")
    if found is not None and (Path(found).resolve().parent / "postgres").exists():
        return Path(found).resolve().parent
    # Debian keeps them out of the way, by version.
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    folders = [folder for folder in folders if (folder / "postgres").exists()]
    if not folders:
        lacking("PostgreSQL 15 or newer")
    return max(folders, key=lambda folder: float(folder.parent.name))


def servant() -> str | None:
    """The user that PostgreSQL runs as: it refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.")


@dataclass
class Cluster:
    """A cluster in a folder; it can be killed and started again."""

    folder: Path
    durable: bool
    """Whether it waits for the disk, as it does where it matters."""
    process: Popen[bytes] | None = None
    made: int = field(default=0)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def create(self) -> None:
        """Make the files."""
        user = servant()
        if user is not None:
            shutil.chown(self.folder, user)
        command = [str(programs() / "initdb"), "-D", str(self.data), "-U", USER, "-A", "trust", "--no-sync"]
        done = run([*command, "-E", "UTF8", "--locale=C"], user=user, cwd="/")
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stderr}")

    @property
    def data(self) -> Path:
        """Where the files are."""
        return self.folder / "data"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {"max_connections": "100", "listen_addresses": ""}
        if not self.durable:
            # Whoever kills it finds everything all the same: what was written is the system's by then.
            options |= {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
        command = [str(programs() / "postgres"), "-D", str(self.data), "-k", str(self.folder)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        asyncio.run(self._up(command))

    async def _up(self, command: list[str]) -> None:
        until = monotonic() + UP_S
        while True:
            if self.process is None or self.process.poll() is not None:
                # Of one that was killed, children may still be there for a moment: then it gives up at once.
                with (self.folder / "log").open("ab") as log:
                    self.process = start(command, user=servant(), cwd="/", stdout=log, stderr=log)
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                if monotonic() > until:
                    raise NoPostgres((self.folder / "log").read_text()[-2000:]) from None
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def kill(self) -> None:
        """End it without a word; its children notice and go too."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it, and wait."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=PATIENCE_S)
            end(self.process)

    async def database(self, *, bare: bool = False) -> str:
        """The address of a new database with empty tables: a copy of one that a server has opened.

        A bare one has no tables yet.
        """
        if not self.made:
            await self._create(OPENED)
            async with opened(Settings(database=self.url(OPENED))):
                pass
        self.made += 1
        await self._create(f"t{self.made}", "" if bare else f"TEMPLATE {OPENED}")
        return self.url(f"t{self.made}")

    async def _create(self, name: str, like: str = "") -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name} {like}")
        finally:
            await connection.close()


@contextmanager
def running(*, durable: bool = False) -> Iterator[Cluster]:
    """A cluster, gone afterwards. Its folder is near the root: the path of a socket must be short."""
    with tempfile.TemporaryDirectory(prefix="tr-", dir="/tmp") as folder:
        cluster = Cluster(Path(folder), durable)
        cluster.create()
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
