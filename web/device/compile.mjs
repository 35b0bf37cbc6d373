/**
 * Puts what our own sources need of the standard library beside them, and compiles everything, with the Python that
 * will run it in the browser: `node compile.mjs FOLDER NAMES`. What is needed is what is loaded once all of ours is, and
 * what it names besides, in functions: nothing is guessed.
 */
import { loadPyodide } from 'pyodide';

const COMPILE = `
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


def needed():
    """The names of all modules that are there once everything of ours is loaded."""
    sys.path[:0] = [str(LIBRARY), str(PACKAGES)]
    for file in sorted(LIBRARY.rglob("*.py")):
        name = ".".join(file.relative_to(LIBRARY).with_suffix("").parts)
        import_module(name.removesuffix(".__init__"))
    for name in (*WHEN_IT_FAILS, *AT_THE_START, *NAMED.split(",")):
        import_module(name)
    return set(sys.modules)


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
names = needed()
with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as archive:
    take_from(archive, names)
compile_all()
`;
// Nobody sees a traceback with columns here, and they are a fifth of the files.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.mkdirTree('/stage');
python.mountNodeFS('/stage', process.argv[2] ?? '');
python.globals.set('NAMED', process.argv[3] ?? '');
python.runPython(COMPILE);
