"""The programs that README and docs show, as files: `./run check` reads them with all other code.

So whoever copies from the docs into a typed program has nothing to mend, and no type checker has to read
everything a second time for that.
"""

from __future__ import annotations

import doctest
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.copied_lines import ROOT, programs

FOLDER = ROOT / "build" / "typed_docs"
PAGES = ("README.md", "docs/api.md", "docs/index.md", "docs/tour.md", "docs/write-a-bot.md", "docs/solver.md")
"""Pages whose code has prompts."""
SHOWN = "# mypy: allow-redefinition-new\n"
"""On a page a name may mean something else further down."""


def typed_programs() -> dict[str, str]:
    """The name of a file for each page with code, and the examples of the page one after the other."""
    typed = {f"{_stem(page)}.py": _typed(ROOT / page) for page in PAGES}
    return typed | {f"plain_{_stem(page)}.py": program for page, program in programs()}


def _typed(page: Path) -> str:
    """Examples that show an error are meant to be wrong, and left out."""
    examples = doctest.DocTestParser().get_examples(page.read_text("utf-8"))
    return "".join(example.source for example in examples if not example.exc_msg)


def _stem(page: str) -> str:
    return Path(page).stem.replace("-", "_").lower()


def main() -> None:
    """Write them anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name, program in typed_programs().items():
        (FOLDER / name).write_text(SHOWN + program, "utf-8")


if __name__ == "__main__":
    main()
