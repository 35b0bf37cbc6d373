"""The image and compose.yaml: only what the lock names is installed, nothing may do more than it needs."""

from __future__ import annotations

import json
import os
import re
import shutil
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest

from tests.children import run
from tests.needs import lacking
from tilerummy.cli import Commands
from tilerummy.cli import main as program
from tilerummy.server.settings import PASSWORD_FILE

ROOT = Path(__file__).parents[1]
yaml: Any = import_module("yaml")  # it comes without types
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = sorted(COMPOSE["services"])


def test_the_image_installs_what_the_lock_names_with_its_hash() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install (.*)", text)
    assert len(installs) == 2
    assert "--require-hashes -r requirements/serve.txt" in installs[0]
    assert "--no-index --no-deps" in installs[1]
    lock = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8")
    pinned = {name.lower() for name in re.findall(r"^([\w.-]+)==", lock, flags=re.MULTILINE)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert extras["postgres"][0] == "tilerummy[play]"
    assert "./packages/page" in installs[1], "the page comes from here, not from an index"
    wanted = [*project["dependencies"], *extras["play"][1:], *extras["postgres"][1:], *extras["cards"][1:]]
    names = {re.split(r"[^\w.-]", line)[0].lower().replace(".", "-") for line in wanted}
    assert {"uvicorn", "asyncpg"} <= names
    assert {name.replace("_", "-") for name in names} <= pinned


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_has_no_more_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["logging"]["options"]["max-size"]
    assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory", "pids"}
    assert name == "backup" or service["healthcheck"]["test"][0] == "CMD"


def test_the_password_is_in_no_address() -> None:
    for service in COMPOSE["services"].values():
        assert "PASSWORD}" not in str(service)
    assert COMPOSE["services"]["server1"]["environment"]["TILERUMMY_DATABASE_PASSWORD_FILE"].startswith(
        "/run/secrets/"
    )


def parsed(words: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """What `tilerummy` makes of a command line, without doing it; an unknown word or setting is an error."""
    assert words[0] == "tilerummy"
    assert isinstance(program, Commands)
    command = program.get_command(click.Context(program), words[1])
    assert command is not None
    known = {str(option.envvar) for option in command.params if option.envvar}
    # What has no option: the key, and where the password of the database is.
    assert set(environment) <= known | {"TILERUMMY_KEY", PASSWORD_FILE} | SERVER_ONLY
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        return command.make_context(words[1], words[2:]).params


SERVER_ONLY = {"TILERUMMY_PUBLIC_URL", "TILERUMMY_TRUSTED_PROXY", "TILERUMMY_KEEP_DAYS"}
"""Settings that the backup has from the servers, and does not read."""


def settings_of(name: str) -> dict[str, str]:
    """The settings of a service, those left open as they are without anything set."""
    given = COMPOSE["services"][name]["environment"]
    return {key: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", str(value)) for key, value in given.items()}


def test_the_servers_of_compose_are_started_with_settings_that_exist() -> None:
    """Protects hosts with Docker: a setting that nobody reads would be silently without effect."""
    command = re.search(r"^CMD (\[.*\])", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert command is not None
    for name in ("server1", "server2"):
        found = parsed(json.loads(command[1]), settings_of(name))
        assert found["public_url"] == "http://localhost"
        assert found["keep_days"] == 365
        assert found["database"].startswith("postgresql://")
        (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
        assert found["trusted_proxy"] == network["subnet"]


def test_the_backup_of_compose_is_a_command_that_exists() -> None:
    """Protects the backups of hosts with Docker; the folder must be one that stays."""
    service = COMPOSE["services"]["backup"]
    found = parsed(service["command"], settings_of("backup"))
    assert not found["now"]
    assert f"backups:{found['folder']}" in service["volumes"]
    assert service["healthcheck"] == {"disable": True}


def test_what_compose_names_is_there() -> None:
    """Protects against a service, secret, volume or config that was renamed in one place alone."""
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        assert set(service.get("secrets", [])) <= set(COMPOSE["secrets"])
        assert {one["source"] for one in service.get("configs", [])} <= set(COMPOSE["configs"])
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert named <= set(COMPOSE["volumes"])
    caddyfile = COMPOSE["configs"]["caddyfile"]["content"]
    assert set(re.findall(r"(\w+):8000", caddyfile)) == {"server1", "server2"}


@pytest.mark.wide  # which installs caddy
def test_the_proxy_of_compose_is_understood_by_caddy(tmp_path: Path) -> None:
    """Protects against a line that Caddy doesn't know: it would not start."""
    if shutil.which("caddy") is None:
        lacking("caddy")
    file = tmp_path / "Caddyfile"
    file.write_text(COMPOSE["configs"]["caddyfile"]["content"].replace("$$", "$"), encoding="utf-8")
    environment = {**os.environ, "PUBLIC_URL": "http://localhost", "HOME": str(tmp_path)}
    command = ["caddy", "validate", "--config", str(file), "--adapter", "caddyfile"]
    done = run(command, env=environment)
    assert done.returncode == 0, done.stderr
