"""The rules library is pure. The direction of the layers is held by import-linter, in `./run check`."""

import sys

import pytest

from tests.children import run_python
from tools.build_site import standard_modules

LIST_FOREIGN_MODULES = """
import sys
before = set(sys.modules)
import importlib, pkgutil
import tilerummy.rules
for module in pkgutil.walk_packages(tilerummy.rules.__path__, "tilerummy.rules."):
    importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - sys.stdlib_module_names - {"tilerummy"}))
print(*sorted(name for name in sys.modules if name.startswith("tilerummy.") and ".rules" not in name))
"""


def test_rules_load_the_standard_library_and_themselves_only() -> None:
    """Protects those who want the rules without the rest: no package, no other layer comes along."""
    assert run_python(LIST_FOREIGN_MODULES).split() == []


@pytest.mark.wide
def test_the_page_without_a_server_needs_no_library_but_its_own() -> None:
    """Protects the site: what its Python may import is ours or Python's own, before anything is built."""
    foreign = [name for name in standard_modules() if name.partition(".")[0] not in sys.stdlib_module_names]
    assert foreign == []
