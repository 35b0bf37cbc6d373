"""What some tests need of the machine. Where it is missing they say what, and the summary counts them."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

PACKAGES = {
    "Chromium": "chromium",
    "Firefox": "firefox-esr",
    "WebKitGTK": "webkit2gtk-driver xvfb",
    "Orca": "orca xvfb dbus at-spi2-core",
    "PostgreSQL 15 or newer": "postgresql",
    "nginx": "nginx-light",
    "caddy": "caddy",
    "systemd-analyze": "systemd",
    "promtool": "prometheus",
    "a C compiler": "gcc libc6-dev",
}
"""What it is called, and how Debian calls it."""
NOT_FETCHED = ("systemd-analyze", "promtool", "OpenSpiel")
"""They are large, and read examples of the docs or are tried by `./run build`: `./run test` does not install
them, in CI neither."""


def lacking(what: str) -> NoReturn:
    """Skip a test for want of something. Where everything is promised to be there, that is a failure."""
    how = f"Debian, Ubuntu: sudo apt-get install {PACKAGES[what]}" if what in PACKAGES else "see docs"
    said = f"needs {what} ({how})"
    if os.environ.get("CI") and what not in NOT_FETCHED:
        pytest.fail(said)
    pytest.skip(said, allow_module_level=True)
