"""The lock of a SQLite file: one server at a time, since two would not hear of each other's changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tilerummy.server.store.store import Unavailable

if sys.platform != "win32":
    import fcntl


@contextmanager
def sole_server(path: Path) -> Iterator[None]:
    """Hold the lock; `Unavailable` if another server does. It goes with the process, however that ends."""
    if sys.platform == "win32":
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from error
    try:
        # A lock of this kind is not passed on to child processes, which may outlive a server that was killed.
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise Unavailable(
            f"another server is using {path}; give this one a file of its own: "
            "--database sqlite:///FILE (several servers share a database only with PostgreSQL)"
        ) from None
    try:
        yield
    finally:
        os.close(held)
