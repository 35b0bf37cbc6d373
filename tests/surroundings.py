"""What every test expects of the machine, set here and not hoped for.

A run may have been started by `nohup` or in the background (then Ctrl-C is ignored, and so it is in every
child), under another language or time zone, with a home that cannot be written to, or without standard input.
"""

from __future__ import annotations

import os
import resource
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path

SIGNALS = (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGQUIT, signal.SIGTERM)
ENVIRONMENT = {
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",  # a browser would start what outlives it there
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "NO_PROXY": "*",  # tests speak to this machine alone
    "TERM": "dumb",
    "TZ": "UTC",
}
UNWANTED = (
    *("CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "FORCE_COLOR", "LINES", "NO_COLOR", "PY_COLORS"),
    *("BROWSER", "DISPLAY", "LANGUAGE", "WAYLAND_DISPLAY", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"),
    *("XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"),
    *("PYTHONDONTWRITEBYTECODE", "PYTHONOPTIMIZE", "PYTHONWARNINGS"),
)
OWN_PREFIX = "TILERUMMY_"
"""A host's own settings must not steer what is tested."""
KEPT = ("TILERUMMY_PLAIN", "TILERUMMY_TEST_BASE", "TILERUMMY_TEST_RUN")
OPEN_FILES = 4096
MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3
"""Bytes; a whole run leaves some fifty megabytes."""


def settle() -> None:
    """Put this process, and so all that it starts, into the surroundings that tests expect."""
    _hear_signals()
    _open_standard_input()
    os.umask(0o022)
    _allow_open_files()
    for name in UNWANTED:
        os.environ.pop(name, None)
    for name in [one for one in os.environ if one.startswith(OWN_PREFIX) and one not in KEPT]:
        del os.environ[name]
    os.environ |= ENVIRONMENT
    time.tzset()
    _put_temporary_files_in_memory()


def home_in(folder: Path) -> None:
    """Give the run a home of its own: whatever a browser keeps there is gone with the folder."""
    os.environ["HOME"] = str(folder)


def _hear_signals() -> None:
    """An ignored signal is inherited by every child; one with a handler is at its default there."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    for number in SIGNALS:
        if signal.getsignal(number) is signal.SIG_IGN and number is not signal.SIGPIPE:
            signal.signal(number, signal.SIG_DFL)
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _open_standard_input() -> None:
    """Where it is closed, the next file that is opened would pass for it."""
    try:
        os.fstat(0)
    except OSError:
        assert os.open(os.devnull, os.O_RDONLY) == 0


def _allow_open_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != wanted:
        with suppress(ValueError):  # a system may allow fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _put_temporary_files_in_memory() -> None:
    """Where there is room: databases and browsers need not wait for a disk."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return
    space = os.statvfs(MEMORY)
    if not space.f_flag & os.ST_NOEXEC and space.f_bavail * space.f_frsize > ENOUGH:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
