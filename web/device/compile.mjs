/**
 * Puts what our own sources need of the standard library beside them, and compiles everything, with the Python that
 * will run it in the browser: `node compile.mjs FOLDER NAMES`. What is needed is what is loaded once all of ours is, with
 * what it names in functions, and a game has been begun: nothing is guessed.
 */
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
import { Core } from './core.mjs';

const COMPILE = `
import asyncio
import builtins
import dataclasses
import json
import marshal
import py_compile
import sys
import zipfile
from importlib import import_module
from pathlib import Path, PurePath

LIBRARY, PACKAGES = Path("/stage/lib"), Path("/stage/packages")
# Where something goes wrong these are loaded, and only then.
WHEN_IT_FAILS = ("_colorize", "linecache", "tokenize", "traceback")
# The landmark by which Python knows its library, and what its start decodes names with.
AT_THE_START = ("os", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8")
FOR_JAVASCRIPT = ("_pyodide", "pyodide")
NEVER = ("pyodide/console.py",)
# What dataclasses are made of: texts, and their code (see quick_dataclasses.py).
COMPILED = {}


def compile_once(source, namespace, found):
    COMPILED[source] = compile(source, "<string>", "exec", dont_inherit=True, optimize=2)
    builtins.exec(COMPILED[source], namespace, found)


def load_ours():
    """All of it, and what it names of the standard library."""
    sys.path[:0] = [str(LIBRARY), str(PACKAGES)]
    for file in sorted(LIBRARY.rglob("tilerummy/**/*.py")):
        name = ".".join(file.relative_to(LIBRARY).with_suffix("").parts)
        import_module(name.removesuffix(".__init__"))
    for name in (*WHEN_IT_FAILS, *AT_THE_START, *NAMED.split(",")):
        import_module(name)


class Nothing:
    """What a browser has kept before the first visit."""

    def to_bytes(self):
        return b""


async def keep(count, numbers, pages):
    """Nothing has to last here."""


async def play():
    """A game is begun, and everything asked for once: much of the library is loaded only when it is used."""
    browser = import_module("tilerummy.device.browser")
    browser.connect_cores(ASK_SOLVER, ASK_SIMULATOR)
    speaker = await browser.begin(Nothing(), keep, lambda wire, text: None)

    async def ask(method, path, body=None, token=None):
        status, text, kind = await speaker.ask(method, path, json.dumps(body or {}), token)
        return json.loads(text) if kind.endswith("json") else text

    token = (await ask("POST", "/api/visitors"))["token"]
    plan = {"preset": "sabra", "players": 3, "tempo": "once", "options": {"hand_size": 7}}
    wanted = {"name": "Ada", "plan": plan, "salt": "ab" * 16, "bots": ["grandmaster"]}
    code = (await ask("POST", "/api/quick", wanted, token))["code"]
    speaker.open(1, code)
    speaker.say(1, json.dumps({"type": "hello", "protocol": 1, "token": token}))
    await asyncio.sleep(3)
    position = {"preset": "sabra", "table": [["k3", "r3", "b3"]], "rack": ["y3", "k7"], "opened": True}
    assert (await ask("POST", "/api/companion/best", position))["play"]
    await ask("POST", "/api/companion/judge", {**position, "after": [["k3", "r3"]]})
    for path in ("/api/rules", "/api/mine", f"/t/{code}/record", "/t/none/review", "/api/nothing"):
        await ask("GET", path, None, token)
    await ask("POST", "/api/plan", {"preset": "none"}, token)
    await ask("POST", "/api/review", "no record", token)
    await speaker.close()


def take_from(archive, names):
    """The sources of these modules, from the library as a whole."""
    for file in archive.namelist():
        path = PurePath(file)
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        if path.suffix == ".py" and file not in NEVER and (name in names or path.parts[0] in FOR_JAVASCRIPT):
            archive.extract(file, LIBRARY)


def compile_all():
    """Docstrings are most of the standard library, and nobody reads them here; pyodide reads its own."""
    for file in sorted(Path("/stage").rglob("*.py")):
        name = file.relative_to("/stage")
        py_compile.compile(
            str(file),
            str(file) + "c",
            dfile=str(name),
            doraise=True,
            optimize=0 if name.parts[1] in FOR_JAVASCRIPT else 2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        file.unlink()


sys.dont_write_bytecode = True
dataclasses.exec = compile_once
load_ours()
await play()
with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as archive:
    take_from(archive, set(sys.modules))
compile_all()
(LIBRARY / "quick_dataclasses.bin").write_bytes(marshal.dumps(COMPILED))
`;
// Nobody sees a traceback with columns here, and they are a fifth of the files.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.mkdirTree('/stage');
python.mountNodeFS('/stage', process.argv[2] ?? '');
python.globals.set('NAMED', process.argv[3] ?? '');
const core = new Core(new WebAssembly.Module(readFileSync(new URL('core.wasm', import.meta.url))));
python.globals.set('ASK_SOLVER', (question) => core.ask('ask_solver', question.toJs()));
python.globals.set('ASK_SIMULATOR', (question) => core.ask('ask_simulator', question.toJs()));
await python.runPythonAsync(COMPILE);
