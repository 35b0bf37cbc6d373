"""What README and docs show: copied line by line where there is no checkout, and read by the type checker.

`./run build` does the first. `python -m tools.copied_lines` writes the programs as files, and `./run check`
reads them with all other code: so whoever copies from the docs into a typed program has nothing to mend, and
no type checker has to read everything a second time for that.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAYS = ("play", "serve", "bot")
"""Commands that wait for somebody; the server is tried by itself."""
NEED_PLAY = ("play", "serve", "bot", "review", "admin", "backup", "restore", "export", "import")
"""Commands that a bare installation lacks something for."""
PLAIN = ("README.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")))
"""Pages whose plain fences hold lines to copy."""
PROMPTED = [page for page in PLAIN if ">>> " in (ROOT / page).read_text("utf-8")]
"""Pages whose code has prompts: Python to type."""
POSITION = {"rules": "sabra", "table": [["r3", "r4", "r5"]], "rack": ["r6", "k1"]}
CASE = {"kind": "set", "set": ["r3", "r4", "r5"]}
DOCTEST = (
    "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False,"
    " optionflags=doctest.ELLIPSIS, encoding='utf-8').failed)"
)


def console_examples(text: str) -> Iterator[tuple[str, str]]:
    """Each command that a page shows, with its further lines, and the output that it shows."""
    for block in re.findall(r"```console\n(.*?)```", text, flags=re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            lines = part.splitlines()
            more = [line[2:] for line in lines[1:] if line.startswith("> ")]
            output = [line for line in lines[1:] if not line.startswith("> ")]
            yield "\n".join([lines[0], *more]), "\n".join(output)


def as_shown(shown: str, said: str) -> bool:
    """Whether a command said what the page shows; dots stand for anything."""
    pattern = ".*".join(map(re.escape, shown.strip().split("...")))
    return bool(re.fullmatch(pattern, said.strip(), flags=re.DOTALL))


def readme_commands(text: str) -> Iterator[str]:
    """The commands of the README that come to an end by themselves, as users of the package type them."""
    named = re.findall(r"^\./run ([a-z].*?)(?:  |$)", text, flags=re.MULTILINE)
    named += re.findall(r"`tilerummy ([a-z][^`]*)`", text)
    for words in dict.fromkeys(named):
        if words.split()[0] not in (*STAYS, "test", "build", "docs"):
            yield f"tilerummy {words}"


def fenced_commands(text: str) -> Iterator[tuple[str, str]]:
    """Each `tilerummy` command in a plain fence, with what the fence installs before it, if anything."""
    for block in re.findall(r"^ *```(?:sh|bash)?\n(.*?)^ *```", text, flags=re.DOTALL | re.MULTILINE):
        installed = ""
        for line in map(str.strip, block.splitlines()):
            if line.startswith("pip install "):
                installed = line.split("#")[0]
            elif line.startswith("tilerummy ") and line.split()[1].isalpha():
                yield installed, re.split(r"  +|#", line)[0]


def plain_python(text: str) -> str:
    """The Python of a page that shows no prompt, one fence after the other: a program."""
    fences = re.findall(r"^```python\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)
    return "\n".join(fence for fence in fences if ">>> " not in fence)


def programs() -> Iterator[tuple[str, str]]:
    """Every page that shows such a program, with it."""
    for page in PLAIN:
        if program := plain_python((ROOT / page).read_text(encoding="utf-8")):
            yield page, program


def lacking(installed: str, command: str) -> str | None:
    """What a command needs that the line above it did not install."""
    brings_all = not installed or re.search(r"\[[^]]*(play|postgres)", installed)
    return None if brings_all or command.split()[1] not in NEED_PLAY else "tilerummy[play]"


class Copier:
    """Somebody with a fresh environment, an empty folder and our pages."""

    def __init__(self, place: Path, folder: Path, environment: dict[str, str]) -> None:
        self.python, self.folder = place / "bin" / "python", folder
        path = f"{place / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
        self._environment = {**environment, "PATH": path}
        folder.mkdir()

    def faults(self, record: str) -> Iterator[str]:
        """Whatever does not do what the pages show."""
        self._lay_out(record)
        for page in PROMPTED:
            yield from self._python_of(page)
        yield from self.fenced_faults()
        for command in readme_commands((ROOT / "README.md").read_text(encoding="utf-8")):
            status, said = self._run(command)
            if status:
                yield f"README.md: {command}\n{said}"
        for command, shown in console_examples((ROOT / "docs" / "cli.md").read_text(encoding="utf-8")):
            _, said = self._run(command)
            if not as_shown(shown, said):
                yield f"docs/cli.md: {command}\n{said}"

    def fenced_faults(self) -> Iterator[str]:
        """Lines in plain fences that nobody could copy: options that are none, extras that are missing."""
        for page in PLAIN:
            for installed, command in fenced_commands((ROOT / page).read_text(encoding="utf-8")):
                if extra := lacking(installed, command):
                    yield f"{page}: {command} needs {extra}, and {installed} lacks it"
                status, said = self._run(f"{command} --help")  # what it takes is read, and nothing is done
                if status:
                    yield f"{page}: {command}\n{said}"

    def program_faults(self) -> Iterator[str]:
        """Programs of the pages that do not run; some need the extra `research`."""
        for page, program in programs():
            copy = self.folder / f"{Path(page).stem}.py"
            copy.write_text(program, encoding="utf-8")
            done = self._done([str(self.python), str(copy)])
            if done.returncode:
                yield f"{page}:\n{done.stderr}"

    def _lay_out(self, record: str) -> None:
        (self.folder / "match.txt").write_text(record, encoding="utf-8")
        (self.folder / "positions.jsonl").write_text(json.dumps(POSITION) + "\n", encoding="utf-8")
        (self.folder / "cases.jsonl").write_text(json.dumps(CASE) + "\n", encoding="utf-8")
        (self.folder / "examples").mkdir()
        for name in ("match.txt", "positions.jsonl", "cases.jsonl"):
            shutil.copy(ROOT / "examples" / name, self.folder / "examples" / name)

    def _python_of(self, page: str) -> Iterator[str]:
        copy = self.folder / Path(page).name
        shutil.copy(ROOT / page, copy)
        done = self._done([str(self.python), "-c", DOCTEST, str(copy)])
        if done.returncode:
            yield f"{page}:\n{done.stdout}{done.stderr}"

    def _run(self, command: str) -> tuple[int, str]:
        done = self._done(["sh", "-c", command])
        return done.returncode, done.stderr + done.stdout

    def _done(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            stdin=subprocess.DEVNULL,
        )


# -- the same as files, which `./run check` reads with all other code -------------------------------


FOLDER = ROOT / "build" / "typed_docs"
SHOWN = "# mypy: allow-redefinition-new\n"
"""On a page a name may mean something else further down."""


def typed_programs() -> dict[str, str]:
    """The name of a file for each page with code, and the examples of the page one after the other."""
    typed = {f"{_stem(page)}.py": _typed(ROOT / page) for page in PROMPTED}
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
