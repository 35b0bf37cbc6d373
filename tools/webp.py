"""A moving picture out of still ones: the container of animated WebP. A browser makes the stills."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

LOOPS_FOR_EVER = 0
ANIMATED = 0x02
KEEP_AND_REPLACE = 0x02
"""A frame stays, and the next one replaces what lies beneath it instead of blending."""
STILLS = (b"VP8 ", b"VP8L")


@dataclass(frozen=True)
class Frame:
    """A still WebP, where it lies on the canvas (even numbers), and for how long."""

    still: bytes
    x: int
    y: int
    width: int
    height: int
    ms: int


def animated(frames: Iterable[Frame], width: int, height: int) -> bytes:
    """One WebP of many."""
    head = bytes([ANIMATED, 0, 0, 0]) + _three(width - 1) + _three(height - 1)
    parts = [_chunk(b"VP8X", head), _chunk(b"ANIM", bytes(4) + LOOPS_FOR_EVER.to_bytes(2, "little"))]
    for frame in frames:
        place = (
            _three(frame.x // 2) + _three(frame.y // 2) + _three(frame.width - 1) + _three(frame.height - 1)
        )
        about = place + _three(frame.ms) + bytes([KEEP_AND_REPLACE])
        parts.append(_chunk(b"ANMF", about + _image(frame.still)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _image(still: bytes) -> bytes:
    """The picture itself, without the container around it."""
    if still[:4] != b"RIFF" or still[8:12] != b"WEBP":
        raise ValueError("this is no WebP")
    at = 12
    while at < len(still):
        kind, size = still[at : at + 4], int.from_bytes(still[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if kind in STILLS:
            return still[at:end]
        at = end
    raise ValueError("this WebP holds no still picture")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
