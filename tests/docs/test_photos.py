"""The photographs of README and docs: whole files, and moving pictures that move."""

from __future__ import annotations

import pytest

from tools.screenshots import PICTURES, Frame, animated

STILL = b"RIFF" + (20).to_bytes(4, "little") + b"WEBP" + b"VP8 " + (8).to_bytes(4, "little") + b"12345678"


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a WebP."""
    assert data[:4] == b"RIFF"
    assert int.from_bytes(data[4:8], "little") == len(data) - 8
    found, at = [], 12
    while at < len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        found.append((data[at : at + 4], data[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def test_frames_make_a_moving_picture() -> None:
    """Protects the container: canvas, place and time of each frame are where a browser looks for them."""
    parts = chunks(animated([Frame(STILL, 0, 0, 64, 40, 100), Frame(STILL, 10, 6, 20, 12, 350)], 64, 40))
    assert [kind for kind, _ in parts] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    assert parts[0][1] == bytes([2, 0, 0, 0, 63, 0, 0, 39, 0, 0])
    assert parts[3][1][:16] == bytes([5, 0, 0, 3, 0, 0, 19, 0, 0, 11, 0, 0, 94, 1, 0, 2])
    assert parts[3][1][16:] == STILL[12:]


def test_what_is_no_picture_is_refused() -> None:
    """Protects the film from broken frames."""
    with pytest.raises(ValueError, match="no WebP"):
        animated([Frame(b"PNG", 0, 0, 2, 2, 10)], 2, 2)


def test_kept_pictures_are_whole() -> None:
    """Protects the front page: every photograph is there and readable, and the turn has many frames."""
    kept = {path.stem: chunks(path.read_bytes()) for path in PICTURES.glob("*.webp")}
    assert set(kept) == {"hero", "room-rack", "room-screen", "table-desk", "table-phone", "turn"}
    assert sum(kind == b"ANMF" for kind, _ in kept["turn"]) > 10
