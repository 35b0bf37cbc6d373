"""What a public site shows to browsers, to those who watch its figures, and to whoever finds a hole."""

from __future__ import annotations

import asyncio
import urllib.request
from html import escape
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE_S, hosting, http
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.server.edge.budgets import is_this_machine
from tilerummy.server.edge.page_routes import privacy_page
from tilerummy.server.settings import BadSettings, Settings


@pytest.mark.parametrize(("url", "sent"), [("https://play.example.org", True), ("http://box.lan", False)])
async def test_browsers_keep_to_https_where_it_is_known(tmp_path: Path, url: str, sent: bool) -> None:
    async with hosting(tmp_path, public_url=url) as host:
        assert host.address == url
        answer = await asyncio.to_thread(
            urllib.request.urlopen, f"http://127.0.0.1:{host.port}/livez", timeout=PATIENCE_S
        )
        with answer:
            assert ("strict-transport-security" in answer.headers) is sent


async def test_figures_are_for_whoever_has_the_key(tmp_path: Path) -> None:
    async with hosting(tmp_path, metrics_key="secret") as host:
        assert (await host.get("/metrics"))[0] == 401
        assert (await host.get("/metrics", "wrong"))[0] == 401
        assert (await host.get("/metrics", "secret"))[0] == 200


async def test_without_a_key_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    """The proxy says who asks: somebody from elsewhere; or somebody who lies to one that believes all."""
    async with hosting(tmp_path) as host:
        assert (await host.get("/metrics"))[0] == 200
        elsewhere = {"x-forwarded-for": "203.0.113.5"}
        asked = await asyncio.to_thread(http, f"{host.address}/metrics", None, None, **elsewhere)
        assert asked[0] == 401
        lied = {"x-forwarded-for": "127.0.0.1"}
        asked = await asyncio.to_thread(http, f"{host.address}/metrics", None, None, **lied)
        assert asked[0] == 401
    async with hosting(tmp_path, trusted_proxy="*") as host:
        assert (await asyncio.to_thread(http, f"{host.address}/metrics", None, None, **lied))[0] == 401
        assert (await host.get("/metrics"))[0] == 401
    assert is_this_machine("::1")
    assert not is_this_machine("2001:db8::1")


async def test_whoever_finds_a_hole_knows_whom_to_tell(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        assert (await host.get("/.well-known/security.txt"))[0] == 404
    async with hosting(tmp_path, security_contact="mailto:security@example.org") as host:
        status, body = await host.get("/.well-known/security.txt")
        lines = dict(line.split(": ", 1) for line in body.decode().splitlines())
        assert (status, lines["Contact"]) == (200, "mailto:security@example.org")
        assert lines["Expires"] > "2023-11-14"


async def test_search_engines_leave_tables_alone(tmp_path: Path) -> None:
    """Protects whoever sits at a table: its address is its key, and stands in no list of the world."""
    async with hosting(tmp_path) as host:
        status, body = await host.get("/robots.txt")
        assert status == 200
        assert {"User-agent: *", "Disallow: /t/", "Disallow: /f/", "Disallow: /c/"} <= {
            *body.decode().splitlines()
        }


@pytest.mark.parametrize("contact", ["security@example.org", "http://example.org", "mailto:a\nX: b"])
def test_a_contact_that_is_none_is_refused(contact: str) -> None:
    with pytest.raises(BadSettings, match="security-contact"):
        Settings(security_contact=contact).check()


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    """Protects operators: a wrong folder is named at the start, not found out in a train."""
    with pytest.raises(BadSettings, match="build site"):
        Settings(site=tmp_path).check()


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_privacy_page_says_everything_in_every_language(language: str) -> None:
    words = catalogue(language)
    for days, told, mark in (
        (0, words.text("privacy-forever"), words.text("privacy-mark")),
        (90, words.text("privacy-days", days=90), words.text("privacy-mark-days", days=90)),
    ):
        page = privacy_page(language, days)
        said = (words.text("privacy-puzzles"), words.text("privacy-deal"), mark)
        assert " ".join(map(escape, said)) in page
        assert f'lang="{language}"' in page
        assert escape(told) in page
        assert escape(words.text("privacy-delete")) in page
    assert "90" in words.text("privacy-days", days=90)


async def test_the_privacy_page_is_found_in_the_readers_language(tmp_path: Path) -> None:
    async with hosting(tmp_path, keep_days=30) as host:
        status, body = await host.get("/privacy?lang=lv")
        assert status == 200
        assert "Privātums" in body.decode()
        for part in ("/privacy.js", "/privacy.css"):
            assert part in body.decode()
            assert (await host.get(part))[0] == 200
        script = (await host.get("/privacy.js"))[1].decode()
    wire = Path(__file__).parents[2] / "web" / "src" / "wire"
    assert "const TOKEN = 'token'" in (wire / "api.ts").read_text(encoding="utf-8")
    assert "const OURS = 'tilerummy'" in (wire / "kept.ts").read_text(encoding="utf-8")
    assert "localStorage.getItem('tilerummy-token')" in script
