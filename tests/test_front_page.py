"""The README as a package index shows it, and the workflow that puts it there."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.front_page import HOME, front_page, home, metadata, project_urls

ROOT = Path(__file__).parents[1]
WHERE = "https://example.org/somebody/tilerummy"


def test_links_lead_to_where_the_project_lives() -> None:
    """Protects the page at the index: every file that the README names is linked absolutely, and exists."""
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = front_page(readme, WHERE, "1.2.3")
    links = re.findall(r"\]\(([^)\s]+)\)", shown)
    assert links
    assert all(link.startswith(("https://", "#")) for link in links)
    ours = [link.split("/v1.2.3/")[1].partition("#")[0] for link in links if link.startswith(WHERE)]
    assert all((ROOT / path).exists() for path in ours)
    assert "/raw/v1.2.3/docs/pictures/" in shown
    assert front_page(readme, None, "1.2.3") == readme


def test_nobody_is_named_unless_somebody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects packages that people build for themselves: no address of ours, and a wrong one is refused."""
    monkeypatch.delenv(HOME, raising=False)
    assert metadata("1.2.3")["project_urls"] == {}
    monkeypatch.setenv(HOME, f"{WHERE}/")
    assert home() == WHERE
    assert set(project_urls(home(), "1.2.3")) >= {"Homepage", "Documentation", "Changelog", "Issues"}
    monkeypatch.setenv(HOME, "somewhere")
    with pytest.raises(SystemExit, match="expected an address"):
        home()


def test_the_release_says_where_the_project_lives_and_keeps_no_password() -> None:
    """Protects releases: the workflow passes the address on, and publishes by the index's trust alone."""
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert f"{HOME}: ${{{{ github.server_url }}}}/${{{{ github.repository }}}}" in workflow
    assert "id-token: write" in workflow
    assert "secrets." not in workflow
    assert f'environment-pass = ["{HOME}"]' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_a_version_has_one_number() -> None:
    """Protects releases: the package, the page and the newest version in the changelog agree."""
    number = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    page, lock = (
        json.loads((ROOT / "web" / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")
    )
    assert {page["version"], lock["version"], lock["packages"][""]["version"]} == {number}
    released = re.findall(r"^## (\d\S*) ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    assert released[0] == number
