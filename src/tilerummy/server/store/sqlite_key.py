"""The signing key beside the SQLite file: made once, readable by its owner alone."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path


def signing_key(path: Path, fresh: bytes) -> bytes:
    """The key kept in this file, this one if there is none yet; only its owner may read it."""
    if not path.exists():
        made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        made.touch(0o600)
        made.write_bytes(fresh)
        # A link and no copy: it is there as a whole or not at all, and never in place of one that is.
        with suppress(FileExistsError):  # another process was faster, and its key it is
            os.link(made, path)
        made.unlink()
    return path.read_bytes()
