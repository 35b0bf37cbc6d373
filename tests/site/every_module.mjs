/**
 * Starts Python from the files of a built site, as a browser would, and imports every module that lies there and every one that
 * is named: `node every_module.mjs DEVICE NAMES`. Prints how many there are, or what is missing.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [device = '', names = ''] = process.argv.slice(2);
const pyodide = new URL('../../web/node_modules/pyodide/', import.meta.url);
const { loadPyodide } = await import(new URL('pyodide.mjs', pyodide));
const { default: newModule } = await import(new URL('pyodide.asm.mjs', pyodide));

/** The files in a container (`filesIn` in web/src/device/packed.ts). */
function filesIn(part) {
  const name = readdirSync(device).find((file) => file.startsWith(`${part}-`) && file.endsWith('.pack'));
  const container = readFileSync(join(device, name));
  let at = 4 + container.readUInt32LE(0);
  const list = JSON.parse(container.subarray(4, at).toString());
  return new Map(list.map(([file, size]) => [file, new Uint8Array(container.subarray(at, (at += size)))]));
}

const [start, library] = ['python', 'library'].map(filesIn);
const zip = join(mkdtempSync(join(tmpdir(), 'tilerummy-')), 'python.zip');
writeFileSync(zip, start.get('python.zip'));

function put(system, folder, files) {
  for (const [name, bytes] of files) {
    const path = `${folder}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    system.writeFile(path, bytes);
  }
}

const python = await loadPyodide({
  stdLibURL: zip,
  createPyodideModule: (settings) => {
    settings.preRun.push((module) => put(module.FS, module.API.sitePackages, start));
    return newModule(settings);
  },
});
const finder = python.pyimport('sitecustomize');
put(python.FS, finder.PLACE, library);
finder.add(library.get('library.bin'));
python.globals.set('NAMES', names);
console.log(
  python.runPython(`
import sys
from importlib import import_module

missing = []
there = {name for one in sys.meta_path for name in getattr(one, "_modules", ())}
for name in sorted(there | set(NAMES.split(","))):
    try:
        import_module(name)
    except ImportError as error:
        missing.append(f"{name}: {error}")
"\\n".join(missing) or f"{len(there)} modules"
`),
);
