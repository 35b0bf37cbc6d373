"""docs/hosting.md: what a host copies from it is understood by the programs that it is for.

Proxies are tried in tests/server/test_proxies.py.
"""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.children import run
from tests.needs import lacking
from tests.server.harness import TWO, hosting, pair
from tilerummy.cli import COMMANDS
from tilerummy.server.errors import ErrorCode

yaml: Any = import_module("yaml")  # it comes without types
PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = dict(
    re.findall(r"^`/etc/systemd/system/(\S+)`:\n\n```ini\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
)
RULES: dict[str, Any] = yaml.safe_load(
    re.findall(r"^```yaml\n(groups:.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)[0]
)
PROMETHEUS_OWN = {"up"}


def test_units_start_commands_that_exist() -> None:
    """Protects the service and its backup from a name that was changed elsewhere."""
    assert [*UNITS] == ["tilerummy.service", "tilerummy-backup.service", "tilerummy-backup.timer"]
    starts = re.findall(r"^ExecStart=/opt/tilerummy/bin/tilerummy (\S+)", "\n".join(UNITS.values()), re.M)
    assert starts == ["serve", "backup"]
    assert set(starts) <= set(COMMANDS)


def test_units_are_understood_by_systemd(tmp_path: Path) -> None:
    """Protects against a line that systemd would ignore with a word in a log that nobody reads."""
    if shutil.which("systemd-analyze") is None:
        lacking("systemd-analyze")
    for name, text in UNITS.items():
        # It looks whether the program is there, and here it is not.
        written = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.M)
        (tmp_path / name).write_text(written, encoding="utf-8")
    files = [str(tmp_path / name) for name in UNITS]
    done = run(["systemd-analyze", "verify", *files])
    said = [line for line in done.stderr.splitlines() if "tilerummy" in line]
    assert (done.returncode, said) == (0, [])


async def test_alarms_ask_for_figures_that_a_server_tells(tmp_path: Path) -> None:
    """Protects against an alarm that never rings because it asks for a name of yesterday."""
    asked = " ".join(rule["expr"] for group in RULES["groups"] for rule in group["rules"])
    names = set(re.findall(r"\b(?:tilerummy|process)_\w+|\bup\b", asked))
    assert len(names) >= 6
    async with hosting(tmp_path) as host, pair(host, TWO):
        _, figures = await host.get("/metrics")
    told = set(re.findall(r"^([a-z_]+)[ {]", figures.decode(), flags=re.M))
    told |= set(re.findall(r"^# TYPE (\S+)", figures.decode(), flags=re.M))
    assert names <= told | PROMETHEUS_OWN
    outcomes = set(re.findall(r'outcome="(\w+)"', asked))
    assert outcomes <= {code.value for code in ErrorCode}


def test_alarms_are_understood_by_prometheus(tmp_path: Path) -> None:
    """Protects against an expression that Prometheus refuses at its start."""
    if shutil.which("promtool") is None:
        lacking("promtool")
    file = tmp_path / "rules.yml"
    file.write_text(yaml.safe_dump(RULES), encoding="utf-8")
    done = run(["promtool", "check", "rules", str(file)])
    assert done.returncode == 0, done.stdout + done.stderr
