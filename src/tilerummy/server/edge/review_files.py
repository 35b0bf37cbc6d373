"""Finished reviews: files named by what they are about, the least used ones thrown away."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

log = logging.getLogger(__name__)

MOST_FILES = 500
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

    def _find(self, key: str) -> bytes | None:
        try:
            data = self._file(key).read_bytes()
        except OSError:
            return None
        with suppress(OSError):
            os.utime(self._file(key))
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
        files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - self._most)]:
            file.unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.json"
