"""Logs: one JSON object a line, with the table and the seat, and never a token, a salt or a tile.

The code of a table opens it, so it is not written: a table is named by a digest of its code.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from hashlib import sha256

FIELDS = ("table", "match", "seat", "kind", "outcome", "ms", "why", "preset", "path", "status", "count")
_WITH_CODE = re.compile(r"^(/t/|/api/tables/|/api/review/)[^/]+")


def table_name(code: str) -> str:
    """What a table is called in logs; whoever has its code can find its lines."""
    return sha256(code.encode()).hexdigest()[:12]


def public_path(path: str) -> str:
    """A path without the code of a table."""
    return _WITH_CODE.sub(r"\1CODE", path)


class JsonLines(logging.Formatter):
    """Writes a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if "table" in line:
            line["table"] = table_name(str(line["table"]))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "websockets", "asyncio", "asyncpg"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
