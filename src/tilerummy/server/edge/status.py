"""The HTTP status of each refusal."""

from __future__ import annotations

from tilerummy.server.errors import ErrorCode

STATUS = {
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.TOO_MANY_TABLES: 429,
    ErrorCode.BANNED: 403,
    ErrorCode.BUSY: 503,
    ErrorCode.FAILED: 500,
    ErrorCode.WRONG_TOKEN: 401,
    ErrorCode.NO_SUCH_TABLE: 404,
    ErrorCode.NO_SUCH_PAGE: 404,
    ErrorCode.NOT_STARTED: 404,
    ErrorCode.NOT_OVER: 409,
    ErrorCode.NO_SUCH_DAY: 404,
    ErrorCode.NO_SUCH_FAMILY: 404,
    ErrorCode.LINK_CHANGED: 410,
    ErrorCode.NOT_IN_FAMILY: 403,
    ErrorCode.NOT_SETTLED: 403,
    ErrorCode.CAME_LATER: 403,
    ErrorCode.WRONG_KEY: 403,
    ErrorCode.NO_SUCH_PERSON: 404,
}
"""What is not named here is a 400."""
