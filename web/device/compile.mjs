/** Compiles every Python file of a folder beside its source, with the Python that will run it in the browser. */
import { loadPyodide } from 'pyodide';

const COMPILE = `
import py_compile
from pathlib import Path

# Docstrings are most of the standard library, and nobody reads them here; pyodide reads its own.
for file in sorted(Path("/stage").rglob("*.py")):
    name = file.relative_to("/stage")
    py_compile.compile(
        str(file),
        str(file) + "c",
        dfile=str(name),
        doraise=True,
        optimize=0 if name.parts[1] in ("_pyodide", "pyodide") else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    file.unlink()
`;
// Nobody sees a traceback with columns here, and they are a fifth of the files.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.mkdirTree('/stage');
python.mountNodeFS('/stage', process.argv[2] ?? '');
python.runPython(COMPILE);
