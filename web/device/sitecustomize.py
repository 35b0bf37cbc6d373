"""Modules from one piece of memory.

Out of a zip Python opens, seeks and reads anew for each module: a half of the time that ours took to load. It
imports this by itself once it has what it cannot start without, which is all that is still in its zip.
"""

import gc
import marshal
import sys

from quick_dataclasses import COMPILED, hasten

PLACE = next(path for path in sys.path if path.endswith("site-packages"))
"""Where data and compiled modules lie, in folders named as the packages are."""
ModuleSpec = type(__spec__)


class Folder:
    """The data of a package, as `importlib.resources` asks for it."""

    def __init__(self, place):
        self._place = place

    def files(self):
        """Where they are."""
        from pathlib import Path

        return Path(self._place)


class InMemory:
    """Finds the modules and runs them. Of each it has whether it is a package, and its code, marshalled."""

    def __init__(self):
        self._modules = {}

    def add(self, table):
        """There are more, and more dataclasses in them."""
        modules, compiled = marshal.loads(table)
        self._modules |= modules
        COMPILED.update(compiled)

    def find_spec(self, name, path=None, target=None):
        """Where a module comes from; None if from elsewhere."""
        found = self._modules.get(name)
        if found is None:
            return None
        is_package, _ = found
        place = f"{PLACE}/{name.replace('.', '/')}"
        file = f"{place}/__init__.pyc" if is_package else f"{place}.pyc"
        spec = ModuleSpec(name, self, origin=file, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(place)
        return spec

    def create_module(self, spec):
        """As ever."""

    def exec_module(self, module):
        """Its code has done its work then; a browser keeps this memory, so the less the better."""
        _, code = self._modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)
        if module.__name__ == "dataclasses":
            hasten(module)
        del self._modules[module.__name__]

    def get_resource_reader(self, name):
        """The data beside a module of a package."""
        return Folder(f"{PLACE}/{name.replace('.', '/')}")


gc.disable()  # nothing of what is loaded goes; `make_ready` in device/browser.py puts it on
FINDER = InMemory()
FINDER.add(__loader__.get_data(__file__.rpartition("/")[0] + "/modules.bin"))
sys.meta_path.insert(0, FINDER)


def add(table):
    """The page has more of them."""
    FINDER.add(table.to_bytes())
