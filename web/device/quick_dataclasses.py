"""Dataclasses, made from code that was compiled when the site was built.

Python makes each by writing a text and compiling it: a third of the time that our modules take to load. What is
not found here is compiled as ever.
"""

import builtins
import dataclasses
import marshal

COMPILED = marshal.loads(__loader__.get_data(__file__.rpartition(".")[0] + ".bin"))


def run(source, namespace, found):
    """Stands in for `exec` in the module of the dataclasses."""
    builtins.exec(COMPILED.get(source, source), namespace, found)


dataclasses.exec = run
