"""Logs: one JSON object a line, with the table and the seat, and never an address, a token, a salt or a tile.

The code of a table opens it, so it is not written: a table is named by a digest of its code. What the
web server and other libraries say is only heard from warnings on, because below that they tell who connects,
to which address, and what is sent; and whatever is written passes a last look for such things.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from hashlib import sha256

FIELDS = (
    "table",
    "match",
    "seat",
    "kind",
    "outcome",
    "ms",
    "why",
    "preset",
    "path",
    "status",
    "count",
    "reference",
)
_WITH_CODE = re.compile(r"^(/t/|/f/|/c/|/q/|/api/tables/|/api/review/|/api/families/|/api/clubs/)[^/]+")
_SECRETS = (
    (re.compile(r"(/t/|/f/|/c/|/api/tables/|/api/review/|/api/families/|/api/clubs/)[\w-]+"), r"\1CODE"),
    (re.compile(r"(/q/)[\w.~%-]+"), r"\1CODE"),
    (re.compile(r"\b[vk]\d\.[\w-]+(\.[\w-]+)+"), "TOKEN"),
    (re.compile(r"(?i)(bearer\s+)\S+"), r"\1TOKEN"),
    (re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b"), "ADDRESS"),
    (re.compile(r"(?i)(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\w:])"), "ADDRESS"),
    (re.compile(r"(?i)(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}(?![\w:])"), "ADDRESS"),
    (re.compile(r"(?<![\w:])::1(?![\w:])"), "ADDRESS"),
)
OURS = "tilerummy"


def table_name(code: str) -> str:
    """What a table is called in logs; whoever has its code can find its lines."""
    # The code opens the table: a log must not. The same table has the same name, and that is all it needs.
    return sha256(code.encode()).hexdigest()[:12]


def public_path(path: str) -> str:
    """A path without the code of a table."""
    return _WITH_CODE.sub(r"\1CODE", path)


def without_secrets(text: str) -> str:
    """A text without addresses, tokens and codes of tables, wherever it comes from."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def heard(record: logging.LogRecord) -> bool:
    """Whether a record is written: our own as the level says, those of others from warnings on."""
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    return ours or record.levelno >= logging.WARNING


class JsonLines(logging.Formatter):
    """Writes a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": without_secrets(record.getMessage()),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if "table" in line:
            line["table"] = table_name(str(line["table"]))
        if "why" in line:
            line["why"] = without_secrets(str(line["why"]))
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(heard)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Nothing is put together for lines that nobody hears.
    for noisy in ("uvicorn", "websockets", "asyncio", "asyncpg"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
