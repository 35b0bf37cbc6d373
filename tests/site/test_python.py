"""Python as the site has it: no module is missing that anything may import."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.children import run
from tools import build_page
from tools.build_site import standard_modules

pytestmark = pytest.mark.wide


def test_every_module_can_be_imported(built: Path) -> None:
    """Protects rare paths: what is left out of the library is missed here, not in somebody's game."""
    script = Path(__file__).with_name("every_module.mjs")
    command = [build_page.node(), str(script), str(built / "device"), ",".join(standard_modules())]
    done = run(command)
    assert done.returncode == 0, done.stderr[-1500:]
    assert done.stdout.endswith(" modules\n"), done.stdout
    assert int(done.stdout.split()[0]) > 200
