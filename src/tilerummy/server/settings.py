"""The settings: flags, environment and what the machine allows in, one frozen value out."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

if sys.platform != "win32":  # there is no limit of open files there
    import resource

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
EVERYWHERE = ("0.0.0.0", "::")
PASSWORD_FILE = "TILERUMMY_DATABASE_PASSWORD_FILE"
CONTACTS = ("mailto:", "https://", "tel:")
ENOUGH_FILES = 65_536
OWN_FILES = 48
"""For the database, the worker processes, logs and what Python itself opens."""
LEAST_CONNECTIONS = 8


class BadSettings(ValueError):
    """A setting that makes no sense; the message names it."""


def _setting(default: Any, about: str, **option: Any) -> Any:
    """A setting that `tilerummy serve` has an option for: what its help says of it, and what it may be."""
    return field(default=default, metadata={"help": about, **option})


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run; what `tilerummy serve` takes as options is made of the fields."""

    host: str = "127.0.0.1"
    port: int = _setting(8000, "The port; 0 takes any free one.", low=0, high=65535)
    database: str = ""
    """`sqlite:///path/to/file.db` or `postgresql://...`."""
    public_url: str | None = _setting(None, "What others open, if a proxy is in front.", metavar="URL")
    key: str | None = None
    """What credentials are signed with; without it a key is kept with the database."""
    workers: int = _setting(2, "Processes for bots and hints.", low=1, high=64)
    bot_delay_s: float = _setting(0.8, "Seconds before a bot plays.", name="bot_delay", low=0, high=10)
    bot_budget_s: float = 2.0
    bot_nodes: int | None = _setting(
        None, "What a bot may think, in nodes of the solver instead of time.", low=1
    )
    alone: bool | None = None
    """No other process serves the same tables; None: so it is at a file."""
    keep_days: int = _setting(0, "Forget tables unused for so long; 0: never.", low=0)
    trusted_proxy: str = _setting("127.0.0.1", "The proxy, or its network, that says who asks.", metavar="IP")
    most_connections: int = _setting(
        0, "Connections in all; 0: as many as the process may have files open.", low=0
    )
    connections_per_address: int = _setting(200, "Connections from one address, or one /64 of IPv6.", low=1)
    most_spectators: int = _setting(100, "How many may watch one table.", low=0)
    metrics_key: str | None = _setting(
        None,
        "Who reads /metrics shows this as a bearer token; without it: this machine only.",
        metavar="KEY",
    )
    security_contact: str | None = _setting(
        None, "mailto:... or https://..., for /.well-known/security.txt.", metavar="URL"
    )
    push_services: tuple[str, ...] = _setting(
        (),
        "A push service besides those of the browsers, for notices: https://push.example.org.",
        name="push_service",
        metavar="URL",
        multiple=True,
    )
    unfit_names: Path | None = _setting(
        None,
        "A file of words that no name may hold, a line each, in place of the usual ones.",
        path={"exists": True, "dir_okay": False},
    )
    crash_reports: Path | None = _setting(
        None,
        "A folder for positions over which the server crashed, hidden tiles included.",
        path={"file_okay": False},
    )
    site: Path | None = _setting(
        None,
        "A site of ./run build site: with its Python pages play on while the server is gone.",
        path={"exists": True, "file_okay": False},
    )
    log_level: str = _setting("warning", "", choices=("debug", "info", "warning", "error"))

    @property
    def postgres(self) -> bool:
        """Whether the tables are in PostgreSQL, and not in a file."""
        return self.database.startswith(POSTGRES)

    @property
    def single(self) -> bool:
        """Whether this process serves its tables alone."""
        return not self.postgres if self.alone is None else self.alone

    @property
    def database_path(self) -> Path:
        """The file of the database."""
        if not self.database.startswith(SQLITE) or self.database == SQLITE:
            forms = f"{SQLITE}path/to/file.db or postgresql://user@host/name"
            raise BadSettings(f"database: {self.database!r} is not of the form {forms}")
        return Path(self.database.removeprefix(SQLITE))

    @property
    def reviews(self) -> Path:
        """The folder of finished reviews: with the database, or in the user's folder."""
        # Of a remote database no folder is ours.
        beside = data_folder(os.environ) if self.postgres else self.database_path.parent
        return beside / "reviews"

    def check(self) -> None:
        """Refuse what makes no sense, with the reason."""
        contact = self.security_contact
        if contact is not None and (not contact.startswith(CONTACTS) or not contact.isprintable()):
            forms = "mailto:security@example.org or https://example.org/report"
            raise BadSettings(f"security-contact: {contact!r} is not of the form {forms}")
        for service in self.push_services:
            if not service.startswith(("https://", "http://127.0.0.1:")) or service.count("/") != 2:
                raise BadSettings(f"push-service: {service!r} is not of the form https://push.example.org")
        if self.site is not None and not (self.site / "device" / "files.json").is_file():
            raise BadSettings(f"site: {self.site} holds no site; ./run build site makes one")
        proxies = [name.strip() for name in self.trusted_proxy.split(",") if name.strip()]
        for name in proxies if proxies != ["*"] else ():
            # One that is no address is nobody's: all who come by the proxy would share one visitor's limits.
            try:
                ip_network(name)
            except ValueError:
                forms = "an address such as 10.0.0.5 or a network such as 10.0.0.0/24"
                raise BadSettings(f"trusted-proxy: {name!r} is not {forms}") from None
        if self.public_url is None:
            return
        parts = urlsplit(self.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise BadSettings(
                f"public-url: {self.public_url!r} is not of the form https://play.example.org, without a path"
            )

    @property
    def contact(self) -> str:
        """Whom a push service may turn to; browsers take notices only from pages that come by https."""
        return self.security_contact or (self.public_url or "" if self.https else "")

    @property
    def https(self) -> bool:
        """Whether people come by https, as far as we know."""
        return self.public_url is not None and self.public_url.lower().startswith("https://")

    def addresses(self) -> list[str]:
        """Where this server is found, the address that most devices can open first."""
        if self.public_url:
            return [self.public_url.rstrip("/")]
        hosts = [*local_addresses(), "127.0.0.1"] if self.host in EVERYWHERE else [self.host]
        return [f"http://{_bracketed(host)}:{self.port}" for host in hosts]

    def origins(self) -> frozenset[str]:
        """The pages that browsers may send requests from: our own, under any name of this machine."""
        named = {f"http://{name}:{self.port}" for name in ("localhost", "127.0.0.1", "[::1]")}
        if self.host in EVERYWHERE:
            host = socket.gethostname().lower()
            named |= {f"http://{name}:{self.port}" for name in (host, f"{host}.local")}
        named.update(map(_origin, self.addresses()))
        # Browsers leave the usual port out.
        if self.port == 80:
            named |= {origin.removesuffix(":80") for origin in named}
        return frozenset(named)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where this system keeps what a program has of its user."""
    if "XDG_DATA_HOME" in environment:
        return Path(environment["XDG_DATA_HOME"]) / "tilerummy"
    if os.name == "nt" and "LOCALAPPDATA" in environment:
        return Path(environment["LOCALAPPDATA"]) / "tilerummy"
    return Path.home() / ".local" / "share" / "tilerummy"


def usual_database(environment: Mapping[str, str]) -> str:
    """The database of somebody who names none."""
    return f"{SQLITE}{data_folder(environment) / 'tables.db'}"


def database_address(named: str | None, environment: Mapping[str, str]) -> str:
    """The database that was named, or the usual one; its password may be in a file, with any characters."""
    address = named or environment.get("TILERUMMY_DATABASE") or usual_database(environment)
    file = environment.get(PASSWORD_FILE)
    if file is None or not address.startswith(POSTGRES):
        return address
    try:
        password = Path(file).read_text(encoding="utf-8").rstrip("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{PASSWORD_FILE}: {file}: {error}") from None
    scheme, _, rest = address.partition("://")
    # From the right: a user's name may hold an @, a host's may not.
    user, at, host = rest.rpartition("@")
    if not at or ":" in user:
        raise BadSettings(f"{PASSWORD_FILE}: the database is to name a user, and no password")
    return f"{scheme}://{user}:{quote(password, safe='')}@{host}"


def local_addresses() -> list[str]:
    """The addresses of this machine on its network, the usual one first; perhaps none."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: this only asks which of our addresses the network is reached by.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


# -- what the machine allows ----------------------------------------------------------------------
# The most connections, where nobody set it, follow from how many files the process may have open.


def raise_limit() -> int:
    """Take as many descriptors as the system lets us have, and say how many."""
    if sys.platform == "win32":
        return ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else min(soft, ENOUGH_FILES)


def at_once(descriptors: int) -> int:
    """How many connections may be accepted before any of them is looked at."""
    return max(4, min(1024, descriptors // 32))


def most_connections(descriptors: int) -> int:
    """How many connections leave enough descriptors for everything else.

    Up to four lots of new connections are accepted before the first of them is closed again. Of the rest
    each connection may need two: its own, and a file of the page that is being sent.
    """
    spare = descriptors - OWN_FILES - 4 * at_once(descriptors)
    return max(LEAST_CONNECTIONS, spare // 2)
