"""The door, `./run`, tried offline: a stand-in plays python3, pip and uv, and notes what it is asked."""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests import children
from tools.build_core import build_core, find_compiler

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("uv", "node", "play", "dev")

# Everything the door may use besides Python.
TOOLS = ["cat", "cksum", "cp", "find", "grep", "head", "id", "mkdir", "mv", "nice", "readlink", "rm", "sed"]
TOOLS += ["sh", "tail", "touch"]

# Serves as python3, as the environment's python and as its uv. Files in $STAGE steer it: `offline` makes
# every fetch fail, `slow` makes the set-up take a while, `cut` kills the door in the middle; `outcome` is
# how the build of the core ends; what has the words of `fails` in it fails.
STAND_IN = f"""#!/bin/sh
echo "${{0##*/}} $*" >>"$STAGE/calls"
case "$*" in
*_base_executable*) echo "$0" ;;
"-c "*) exec "{sys.executable}" "$@" ;;
"-m venv "*) mkdir -p "$3/bin" "$3/lib" && cp "$0" "$3/bin/python" && [ ! -e "$STAGE/slow" ] || sleep 0.3 ;;
"-m pip "*) [ ! -e "$STAGE/offline" ] && cp "$0" "${{0%/*}}/uv" ;;
*"pip sync"*)
    [ ! -e "$STAGE/cut" ] || kill -9 $PPID
    [ ! -e "$STAGE/offline" ] || {{ echo "error: no route to click"; exit 2; }}
    cp "$0" "${{0%/*}}/ruff" ;;
*--target*) mkdir -p "${{0%/bin/*}}/node" ;;
*--editable*) touch "${{0%/*}}/tilerummy" ;;
*build_core.py) cat "$STAGE/outcome" 2>/dev/null || echo no-compiler ;;
*)
    echo "in $PWD:"; for arg; do echo "$arg"; done
    case "$*" in *"$(cat "$STAGE/fails" 2>/dev/null || echo nothing fails)"*) exit 1 ;; esac ;;
esac
"""


def write_script(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


class Stage:
    """A copy of the door with made-up sources, in a folder with a space in its name."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tile rummy"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        (self.root / "requirements").mkdir(parents=True)
        self.bin.mkdir()
        shutil.copy(ROOT / "run", self.root)
        for name in ("pyproject.toml", "setup.py"):
            (self.root / name).touch()
        for name in LOCKS:
            (self.root / "requirements" / f"{name}.txt").write_text(f"{name}==1.0 \\\n")
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        write_script(self.bin / "sleep", f"#!/bin/sh\nexec {shutil.which('sleep')} $1\n")
        write_script(self.bin / "python3", STAND_IN)

    def start(self, *args: str, cwd: Path | None = None, door: Path | None = None) -> Popen[str]:
        command: children.Command = [door or self.root / "run", *args]
        where = {"PATH": str(self.bin), "STAGE": str(self.calls.parent)}
        return children.start(command, cwd=cwd or self.root, env=where, text=True, stdout=PIPE, stderr=PIPE)

    def run(self, *args: str, cwd: Path | None = None, door: Path | None = None) -> tuple[int, str, str]:
        process = self.start(*args, cwd=cwd, door=door)
        out, err = process.communicate(timeout=children.PATIENCE_S)
        children.end(process)
        return process.returncode, out, err

    def set(self, name: str, on: bool = True) -> None:
        flag = self.calls.parent / name
        flag.touch() if on else flag.unlink()

    def count(self, text: str) -> int:
        return self.calls.read_text().count(text)


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


def test_first_use_prepares_and_the_second_does_not(stage: Stage) -> None:
    """Protects the start-up time, and stdout: it belongs to the command."""
    script = stage.root / ".venv/bin/tilerummy"
    first = stage.run("judge", "a file")
    assert first[:2] == (0, f"in {stage.root}:\n{script}\njudge\na file\n")
    assert "preparing a private environment" in first[2]
    calls = stage.calls.read_text()
    assert stage.run("judge", "a file") == (0, first[1], "")
    assert stage.calls.read_text() == calls + f"python {script} judge a file\n"


def test_works_from_any_folder_and_through_links(stage: Stage, tmp_path: Path) -> None:
    """Protects file arguments: they are meant from where the caller stands."""
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    (elsewhere / "link").symlink_to("../tile rummy/run")
    (elsewhere / "again").symlink_to(elsewhere / "link")
    for door in (stage.root / "run", elsewhere / "again"):
        code, out, _ = stage.run("judge", "x", cwd=elsewhere, door=door)
        assert (code, out.splitlines()[0]) == (0, f"in {elsewhere}:")
    assert stage.count("-m venv") == 1


def test_alone_it_starts_the_game(stage: Stage) -> None:
    """Protects the first minute of a newcomer: the game opens, for the whole room or this machine alone."""
    for args, reach in (((), "--lan"), (("--local",), "--local")):
        code, out, _ = stage.run(*args)
        assert (code, out.splitlines()[-3:]) == (0, ["serve", "--open", reach])


def test_development_tools_come_with_the_first_chore_and_stay(stage: Stage) -> None:
    """Protects players from fetching test tools, and developers from losing them."""
    stage.run("judge")
    assert (stage.count("play.txt"), stage.count("dev.txt")) == (1, 0)
    code, out, _ = stage.run("test", "-k", "some thing")
    assert (code, out.splitlines()[1:]) == (0, ["-m", "pytest", "-k", "some thing"])
    assert (stage.count("play.txt"), stage.count("dev.txt")) == (1, 1)
    stage.run("judge")
    (stage.root / "pyproject.toml").write_text("changed")
    stage.run("judge")
    assert (stage.count("play.txt"), stage.count("dev.txt"), stage.count("-m venv")) == (1, 2, 1)


def test_test_paths_are_meant_from_where_the_caller_stands(stage: Stage) -> None:
    """Protects `cd tests && ../run test test_run.py::test_x`, though pytest runs in the root."""
    tests = stage.root / "tests"
    tests.mkdir()
    (tests / "test_a.py").touch()
    out = stage.run("test", "test_a.py::test_x", "-k", "b", cwd=tests)[1]
    assert out.splitlines() == [f"in {stage.root}:", "-m", "pytest", f"{tests}/test_a.py::test_x", "-k", "b"]


@pytest.mark.parametrize("source", ["pyproject.toml", "setup.py", "requirements/play.txt"])
def test_a_changed_source_renews_the_environment(stage: Stage, source: str) -> None:
    """Protects against working with yesterday's packages."""
    stage.run("judge")
    (stage.root / source).write_text("changed")
    assert "out of date" in stage.run("judge")[2]
    assert (stage.count("pip sync"), stage.count("-m venv")) == (2, 1)
    assert stage.run("judge")[2] == ""


@pytest.mark.parametrize("change", ["another uv", "another place"])
def test_some_changes_ask_for_a_new_environment(stage: Stage, change: str) -> None:
    """Protects a copied checkout from running the code of the original."""
    stage.run("judge")
    if change == "another uv":
        (stage.root / "requirements/uv.txt").write_text("uv==2.0 \\\n")
    else:
        stage.root = stage.root.rename(stage.root.with_name("moved away"))
    assert stage.run("judge")[0] == 0
    assert stage.count("-m venv") == 2


def test_a_cut_off_set_up_is_made_anew(stage: Stage) -> None:
    """Protects those who close the lid during the first run."""
    stage.set("cut")
    assert stage.run("judge")[0] != 0
    stage.set("cut", False)
    assert stage.run("judge")[0] == 0
    assert stage.count("-m venv") == 2


def test_several_at_once_prepare_once(stage: Stage) -> None:
    """Protects parallel first runs: one works, the others wait and then need not."""
    stage.set("slow")
    runs = [stage.start("judge") for _ in range(3)]
    outcomes = [(*process.communicate(timeout=children.PATIENCE_S), process.returncode) for process in runs]
    for process in runs:
        children.end(process)
    assert [code for _, _, code in outcomes] == [0, 0, 0]
    assert stage.count("-m venv") == 1
    assert sum("waiting for another run" in err for _, err, _ in outcomes) >= 2


def test_without_network_it_says_what_it_could_not_fetch(stage: Stage) -> None:
    """Protects the first run on a train: a reason and a remedy, no traceback; later it goes on."""
    stage.set("offline")
    code, out, err = stage.run("judge")
    assert (code, out) == (1, "")
    assert "could not fetch and install uv==1.0" in err
    assert "Check the network" in err
    stage.set("offline", False)
    assert stage.run("judge")[0] == 0


def test_without_network_what_worked_keeps_working(stage: Stage) -> None:
    """Protects play on a train: a chore that cannot fetch its tools leaves the game as it was."""
    stage.run("judge")
    stage.set("offline")
    code, _, err = stage.run("check")
    assert code == 1
    assert "requirements/dev.txt" in err
    assert "no route to click" in err
    assert stage.run("judge")[0] == 0
    assert stage.count("-m venv") == 1


@pytest.mark.parametrize(
    ("present", "message"), [(True, "python3 is Python 3.9.2"), (False, "there is no python3 here")]
)
def test_without_a_new_enough_python_it_says_so(stage: Stage, present: bool, message: str) -> None:
    """Protects those with an old system: they learn what to install."""
    (stage.bin / "python3").unlink()
    if present:
        write_script(stage.bin / "python3", "#!/bin/sh\n[ $1 = --version ] && echo Python 3.9.2\n")
    code, out, err = stage.run("judge")
    assert (code, out) == (1, "")
    assert message in err
    assert "Install" in err


def test_root_on_debian_gets_python_installed(stage: Stage) -> None:
    """Protects the bare container: what apt can bring, it brings."""
    (stage.bin / "python3").rename(stage.bin / "hidden")
    (stage.bin / "id").unlink()
    write_script(stage.bin / "id", "#!/bin/sh\necho 0\n")
    write_script(
        stage.bin / "apt-get", '#!/bin/sh\n[ "$1" = install ] && mv "${0%/*}/hidden" "${0%/*}/python3"\n'
    )
    code, _, err = stage.run("judge")
    assert code == 0
    assert "installing python3 python3-venv with apt-get" in err


def test_the_core_is_built_again_when_its_source_or_the_machine_changes(stage: Stage) -> None:
    """Protects the solver from a core of older sources, and lets a compiler installed later be used."""
    core = stage.root / "src/tilerummy/solver/core"
    core.mkdir(parents=True)
    stage.run("judge")
    stage.run("judge")
    assert stage.count("build_core.py") == 1
    (core / "memory.c").write_text("int x;")
    stage.run("judge")
    stage.run("judge")
    assert stage.count("build_core.py") == 2
    write_script(stage.bin / "cc", "#!/bin/sh\n")
    stage.run("judge")
    assert stage.count("build_core.py") == 3


@pytest.fixture
def solver(tmp_path: Path) -> Path:
    """A project that holds nothing but the build and a folder for the core."""
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("README.md", "LICENSE"):
        (tmp_path / name).touch()
    folder = tmp_path / "src/tilerummy/solver"
    (folder / "core").mkdir(parents=True)
    (folder / "_core.cpython-300-none.so").touch()
    return folder


def test_a_stale_core_goes_with_its_source(solver: Path, tmp_path: Path) -> None:
    """Protects checkouts of older commits from the core of a newer one."""
    assert build_core(tmp_path) == ("no-source", "")
    assert list(solver.iterdir()) == [solver / "core"]


def test_no_compiler_is_no_error(solver: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects players without a compiler: one line, and the plain Python solver."""
    (solver / "core/_core.c").touch()
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.delenv("CC", raising=False)
    outcome, message = build_core(tmp_path)
    assert (outcome, message.count("\n")) == ("no-compiler", 0)
    assert "plain Python solver" in message


@pytest.mark.wide
def test_a_compiler_that_fails_is_heard(
    solver: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects developers of the core: the fall-back must not hide their mistakes."""
    (solver / "core/_core.c").write_text("this is not C")
    monkeypatch.setenv("CC", str(shutil.which("false")))
    outcome, message = build_core(tmp_path)
    if outcome != "no-headers":
        assert outcome == "failed"
        assert "_core" in message


@pytest.mark.wide
@pytest.mark.skipif(find_compiler() is None, reason="no C compiler here")
def test_a_warning_is_heard_and_keeps_nobody_from_playing(solver: Path, tmp_path: Path) -> None:
    """Protects players with a newer compiler than ours, and our own checks from growing deaf."""
    (solver / "core/_core.c").write_text("static int unused(void) { return 0; }\n")
    outcome, message = build_core(tmp_path)
    if outcome != "no-headers":
        assert outcome == "warned"
        assert "unused" in message
        assert len([*solver.glob("_core.*.so")]) == 1


def test_a_core_with_warnings_fails_the_check(stage: Stage) -> None:
    """Protects the core from warnings: playing goes on, checking does not."""
    (stage.root / "src/tilerummy/solver").mkdir(parents=True)
    (stage.root / "src/tilerummy/solver/_core.none.so").touch()
    (stage.calls.parent / "outcome").write_text("warned\n")
    for _ in range(2):
        assert stage.run("judge")[0] == 0
    assert stage.count("build_core.py") == 1
    code, _, err = stage.run("check")
    assert (code, stage.count("build_core.py")) == (1, 2)
    assert "a compiled core builds with warnings" in err


EVERYTHING = ("chromium-headless-shell", "initdb", "firefox-esr", "WebKitWebDriver", "Xvfb", "nginx", "caddy")


def with_programs(stage: Stage, *programs: str) -> None:
    for program in programs:
        write_script(stage.bin / program, "#!/bin/sh\n")


@pytest.mark.parametrize("fails", ["", "-m pytest", "build_page.py --test"])
def test_the_tests_run_beside_those_of_the_page(stage: Stage, fails: str) -> None:
    """Protects newcomers: one command tries every part, and one fault anywhere makes it red."""
    with_programs(stage, *EVERYTHING)
    (stage.root / "web").mkdir()
    if fails:
        (stage.calls.parent / "fails").write_text(fails)
    code, _, err = stage.run("test")
    assert code == bool(fails)
    assert (stage.count("-m pytest -n auto"), stage.count("build_page.py --test")) == (1, 1)
    assert "install" not in err, "all is there"


@pytest.mark.parametrize("fails", ["", "-m pytest", "-m mypy", "build_package --short"])
def test_wide_tests_run_beside_all_checks(stage: Stage, fails: str) -> None:
    """Protects CI: it runs what a release needs, and one fault anywhere makes it red."""
    with_programs(stage, *EVERYTHING)
    if fails:
        (stage.calls.parent / "fails").write_text(fails)
    code, _, _ = stage.run("test", "wide")
    assert code == bool(fails)
    for part in ("-m wide and not long", "ruff check", "ruff format", "-m mypy", "lint-imports", "--short"):
        assert stage.count(part) == 1 or fails == "-m mypy"


def test_all_tests_are_those_of_either_size_and_the_long_ones(stage: Stage) -> None:
    """Protects what is seldom run: each size is run once, the later ones also after a fault."""
    with_programs(stage, *EVERYTHING)
    (stage.calls.parent / "fails").write_text("-m wide")
    assert stage.run("test", "all")[0] == 1
    assert [stage.count(part) for part in ("-m pytest -n auto", "-m wide", "-m long")] == [3, 1, 1]


def test_tests_go_on_without_what_cannot_be_had(stage: Stage) -> None:
    """Protects those who are not root: it is told what is missing and how to have it, and the tests run."""
    code, _, err = stage.run("test")
    assert code == 0
    assert "go on without chromium-headless-shell fonts-dejavu-core" in err
    assert "sudo apt-get install" in err
    assert stage.count("-m pytest -n auto") == 1


def test_tests_run_after_what_they_want_was_installed(stage: Stage) -> None:
    """Protects the first run on a bare machine: they are told with their size, come, and the tests run."""
    (stage.bin / "id").unlink()
    write_script(stage.bin / "id", "#!/bin/sh\necho 0\n")
    told = 'echo "After this operation, 288 MB of additional disk space will be used."'
    write_script(stage.bin / "apt-get", f'#!/bin/sh\necho "apt-get $*" >>"$STAGE/calls"\n{told}\n')
    code, _, err = stage.run("test")
    assert re.search(
        "The tests want chromium-headless-shell fonts-dejavu-core( postgresql)?: 288 MB on disk.", err
    )
    assert stage.count("apt-get install -qy --no-install-recommends chromium-headless-shell") == 1
    assert (code, stage.count("-m pytest -n auto")) == (0, 1)


def pins(name: str) -> set[str]:
    """The packages of a lock with their versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return set(re.findall(r"^(\S+==\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_hashes_and_no_hosts(name: str) -> None:
    """Protects the promise that a lock says what to install and never where from."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in text
    assert "--index" not in text
    entries = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


def test_locks_follow_the_project() -> None:
    """Protects against a dependency that was declared and not locked, and against two versions of one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    wanted = {
        "uv": groups["uv"],
        "node": groups["node"],
        # The page comes from here, so no lock names it.
        "play": project["project"]["dependencies"] + extras["play"][1:] + groups["build"],
        "dev": groups["dev"],
    }
    for name, requirements in wanted.items():
        locked = {pin.partition("==")[0] for pin in pins(name)}
        names = (re.split(r"[^\w.-]", requirement)[0] for requirement in requirements)
        assert {name.lower().replace(".", "-") for name in names} <= locked
    assert pins("play") <= pins("dev")
