"""The image and compose.yaml: only what the lock names is installed, nothing may do more than it needs."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

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
    wanted = [*project["dependencies"], *extras["play"], *extras["postgres"][1:], *extras["cards"][1:]]
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
