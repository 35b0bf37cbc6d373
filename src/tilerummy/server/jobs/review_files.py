"""Finished reviews: files named by what they are about, the least used ones thrown away."""

from __future__ import annotations

import asyncio
import glob
import logging
import math
import os
import time
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

log = logging.getLogger(__name__)

MOST_FILES = 500
KEY_DIGITS, KEY_PREFIX = 48, 16
"""So many digits a key has; the first are of the match's commitment: by them all its reviews are found."""
AT_HAND = 16


class ReviewFiles:
    """Keeps bytes under keys; what cannot be kept is made again when it is asked for."""

    def __init__(self, folder: Path, most: int = MOST_FILES) -> None:
        self._folder, self._most = folder, most
        self._near: OrderedDict[str, bytes] = OrderedDict()

    async def find(self, key: str) -> bytes | None:
        """What was put there, if it is there still."""
        return self._near.get(key) or await asyncio.to_thread(self._find, key)

    async def put(self, key: str, data: bytes) -> None:
        """Keep it: at hand for a while, so that it is found even where no file can be written."""
        self._near[key] = data
        if len(self._near) > AT_HAND:
            self._near.popitem(last=False)
        await asyncio.to_thread(self._put, key, data)

    async def forget(self, beginning: str) -> None:
        """Throw away all whose key begins like this."""
        for key in [key for key in self._near if key.startswith(beginning)]:
            del self._near[key]
        await asyncio.to_thread(self._throw_away, f"{glob.escape(beginning)}*.json")

    async def prune(self, before: float) -> None:
        """Throw away what was made before that time."""
        await asyncio.to_thread(self._throw_away, "*.json", before)

    def _throw_away(self, pattern: str, before: float = math.inf) -> None:
        for file in self._folder.glob(pattern):
            with suppress(OSError):
                if file.stat().st_mtime < before:
                    file.unlink()

    def _find(self, key: str) -> bytes | None:
        try:
            data = self._file(key).read_bytes()
        except OSError:
            return None
        with suppress(OSError):  # when it was used; when it was made stays, for that counts for --keep-days
            os.utime(self._file(key), (time.time(), self._file(key).stat().st_mtime))
        return data

    def _put(self, key: str, data: bytes) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self._folder, suffix=".part", delete=False) as part:
                part.write(data)
            Path(part.name).replace(self._file(key))  # whole or not at all
            self._tidy()
        except OSError as error:
            log.warning("review not kept", extra={"why": str(error)})

    def _tidy(self) -> None:
        files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_atime)
        old = [file for file in files if len(file.stem) != KEY_DIGITS]  # by their names nobody can be found
        for file in {*old, *files[: max(0, len(files) - self._most)]}:
            file.unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.json"
