"""The rules library is pure. The direction of the layers is held by import-linter, in `./run check`."""

import subprocess
import sys

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
    done = subprocess.run(
        [sys.executable, "-c", LIST_FOREIGN_MODULES], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
