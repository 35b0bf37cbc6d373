/**
 * Puts what our own sources need of the standard library beside them, and compiles everything, with the Python that
 * will run it in the browser: `node compile.mjs FOLDER NAMES`. What is needed is what is loaded once all of ours is, with
 * what it names in functions, and a game has been begun: nothing is guessed.
 */
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
import { Core } from './core.mjs';

const COMPILE = `
import sys

# With these Python has started: they come before all others.
AT_START = set(sys.modules)

import asyncio
import builtins
import dataclasses
import json
import marshal
import zipfile
from importlib import import_module, machinery, reload, util
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path, PurePath

LIBRARY, PACKAGES = Path("/stage/lib"), Path("/stage/packages")
# Where something goes wrong these are loaded, and only then.
WHEN_IT_FAILS = ("_colorize", "linecache", "tokenize", "traceback")
# The landmark by which Python knows its library, and what its start decodes names with.
AT_THE_START = ("os", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8")
FOR_JAVASCRIPT = ("_pyodide", "pyodide")
# Nobody here speaks to other machines, or brings packages: asyncio and our bots do without.
NEVER = ("pyodide/console.py", "pyodide/http/*", "ssl.py", "_ssl.py", "importlib/metadata/*")
# What Python imports before it can be told to look elsewhere than in its zip (see sitecustomize.py).
IN_ZIP = {"encodings", "os", "quick_dataclasses", "sitecustomize"}
# What dataclasses are made of: texts, and their code (see quick_dataclasses.py).
COMPILED = {}
# Files that were loaded, and so compiled already.
WRITTEN = {}


class Loader(machinery.SourceFileLoader):
    """Keeps what it compiles: everything of ours is loaded here, and nothing has to be compiled twice."""

    def get_code(self, fullname):
        if not self.path.startswith("/stage/"):
            return super().get_code(fullname)
        data = self.get_data(self.path)
        code = compile_file(self.path, data)
        WRITTEN[self.path] = packed(code, data)  # before it runs: Python changes code that has run
        return code


def compile_file(path, data):
    """Docstrings are most of the standard library, and nobody reads them here; pyodide reads its own."""
    name = Path(path).relative_to("/stage")
    optimize = 0 if name.parts[1] in FOR_JAVASCRIPT else 2
    return compile(data, str(name), "exec", dont_inherit=True, optimize=optimize)


def packed(code, data):
    """The bytes of a compiled file whose source is never looked for."""
    return bytes(_code_to_hash_pyc(code, util.source_hash(data), False))


def compile_once(text, namespace, found):
    COMPILED[text] = compile(text, "<string>", "exec", dont_inherit=True, optimize=2)
    builtins.exec(COMPILED[text], namespace, found)


def compile_those_at_start():
    """Their classes are made once more, and this time it is noted of what."""
    for name in sorted(AT_START):
        module = sys.modules[name]
        found = getattr(module, "__dict__", {}).values()  # some are objects of JavaScript
        if any(dataclasses.is_dataclass(one) and one.__module__ == name for one in found):
            reload(module)


def by_key(texts):
    """Code, as a browser looks for it."""
    key = import_module("quick_dataclasses").key
    found = {key(text): COMPILED[text] for text in sorted(texts)}
    assert len(found) == len(texts), "two texts have one key"
    return found


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


async def make_empty():
    """A store before its first game: a browser begins with it in place of making one."""
    store = import_module("tilerummy.device.memory_store").MemoryStore()
    await store.open()
    (LIBRARY / "tilerummy/device/empty.db").write_bytes(store.image())
    await store.close()


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
        if path.suffix == ".py" and not any(map(path.match, NEVER)) and (name in names or path.parts[0] in FOR_JAVASCRIPT):
            archive.extract(file, LIBRARY)


def compile_all():
    """A compiled file in place of each source."""
    for file in sorted(Path("/stage").rglob("*.py")):
        data = file.read_bytes()
        path = str(file)
        Path(path + "c").write_bytes(WRITTEN.get(path) or packed(compile_file(path, data), data))
        file.unlink()


def is_frozen(name):
    """Whether it is in the interpreter itself."""
    spec = getattr(sys.modules[name], "__spec__", None)
    return name.startswith("importlib._bootstrap") or (getattr(spec, "origin", None) == "frozen" and name not in IN_ZIP)


def gather():
    """Code goes into two tables by the names of the modules: what Python starts with, and the rest. Data stays as it is."""
    start, later = {}, {}
    for folder in (LIBRARY, PACKAGES):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            path = file.relative_to(folder)
            if path.suffix == ".pyc":
                name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
                if name.partition(".")[0] in IN_ZIP:
                    continue
                table = start if name in AT_START else later
                table[name] = (path.stem == "__init__", file.read_bytes()[16:])
                file.unlink()
            elif folder == LIBRARY:
                (PACKAGES / path).parent.mkdir(parents=True, exist_ok=True)
                file.rename(PACKAGES / path)
    (LIBRARY / "modules.bin").write_bytes(marshal.dumps((start, by_key(COMPILED_AT_START))))
    Path("/stage/library.bin").write_bytes(marshal.dumps((later, by_key(COMPILED.keys() - COMPILED_AT_START))))


sys.dont_write_bytecode = True
sys.path_hooks.insert(
    0,
    machinery.FileFinder.path_hook(
        (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES),
        (Loader, machinery.SOURCE_SUFFIXES),
        (machinery.SourcelessFileLoader, machinery.BYTECODE_SUFFIXES),
    ),
)
dataclasses.exec = compile_once
compile_those_at_start()
COMPILED_AT_START = set(COMPILED)
load_ours()
await make_empty()
await play()
with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as archive:
    take_from(archive, {name for name in sys.modules if not is_frozen(name)})
compile_all()
gather()
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
