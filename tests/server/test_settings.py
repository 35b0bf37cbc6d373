"""Settings: which addresses a server tells, which pages it listens to, and how it sends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY
from urllib.parse import unquote, urlsplit

import pytest

from tilerummy.cli.serve_command import tell
from tilerummy.server.run import bind
from tilerummy.server.settings import BadSettings, Settings, database_address


def test_behind_a_proxy_invitations_carry_the_public_address() -> None:
    settings = Settings(port=8000, public_url="https://Play.Example.org/")
    settings.check()
    assert settings.addresses() == ["https://Play.Example.org"]
    assert "https://play.example.org" in settings.origins()
    assert "https://evil.example.org" not in settings.origins()


def test_a_local_server_listens_to_pages_of_this_machine_only() -> None:
    origins = Settings(port=8123).origins()
    assert origins == {"http://localhost:8123", "http://127.0.0.1:8123", "http://[::1]:8123"}


def test_on_the_network_the_addresses_told_are_those_allowed() -> None:
    settings = Settings(host="0.0.0.0", port=8123)
    assert settings.addresses()[-1] == "http://127.0.0.1:8123"
    assert {address.lower() for address in settings.addresses()} <= settings.origins()


def test_an_address_of_the_network_says_how_to_stay_on_this_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Protects whoever starts the game and did not think of the neighbours in the same network."""
    monkeypatch.setattr("tilerummy.server.settings.local_addresses", lambda: ["192.0.2.7"])
    tell(Settings(host="0.0.0.0", port=8123), open_page=False)
    network, here = capsys.readouterr().out.splitlines()
    assert network.startswith("Serving on http://192.0.2.7:8123 ")
    assert "--local" in network
    assert here == "Serving on http://127.0.0.1:8123"


@pytest.mark.parametrize(
    "url", ["play.example.org", "ftp://x.example", "https://", "https://x.example/y", ""]
)
def test_a_public_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadSettings, match="public-url"):
        Settings(public_url=url).check()


@pytest.mark.parametrize("proxy", ["caddy", "10.0.0.5/24", "10.0.0.0/33", "10.0.0.5 10.0.0.6", "*, 10.0.0.5"])
def test_a_proxy_that_is_no_address_is_refused(proxy: str) -> None:
    """Protects the host who mistypes it: without a word all visitors would share the limits of one."""
    with pytest.raises(BadSettings, match="trusted-proxy"):
        Settings(trusted_proxy=proxy).check()


@pytest.mark.parametrize("proxy", ["", "*", "10.0.0.5", "10.0.0.0/24, ::1", "fd00::/8"])
def test_a_proxy_by_its_address_or_network_is_taken(proxy: str) -> None:
    settings = Settings(trusted_proxy=proxy)
    settings.check()
    assert settings.trusted_proxy == proxy


async def test_small_messages_are_sent_at_once() -> None:
    """Else the second of two waits until the first is confirmed, which takes up to 40 ms."""
    asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set_result(writer.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_NODELAY))
        writer.close()

    listening, settings = bind(Settings(port=0))
    async with await asyncio.start_server(connected, sock=listening):
        _, writer = await asyncio.open_connection(settings.host, settings.port)
        assert await asked
        writer.close()


def test_a_password_from_a_file_may_hold_any_character(tmp_path: Path) -> None:
    file, password = tmp_path / "password", "p@ss:w/o?r#d% %41 \u00fc'\"$"
    file.write_text(f"{password}\n", encoding="utf-8")
    named = {"TILERUMMY_DATABASE_PASSWORD_FILE": str(file)}
    address = database_address("postgresql://ada@db.example.org/name?sslmode=disable", named)
    parts = urlsplit(address)
    assert unquote(parts.password or "") == password
    assert (parts.username, parts.hostname, parts.path, parts.query) == (
        "ada",
        "db.example.org",
        "/name",
        "sslmode=disable",
    )
    assert database_address("sqlite:///x.db", named) == "sqlite:///x.db"
    with pytest.raises(BadSettings, match="no password"):
        database_address("postgresql://ada:secret@db/name", named)
    with pytest.raises(BadSettings, match="PASSWORD_FILE"):
        database_address("postgresql://ada@db/name", {**named, "TILERUMMY_DATABASE_PASSWORD_FILE": "/none"})
