/** Loads Python into this worker, from files that lie beside the page. */
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { Core } from '../../device/core.mjs';
import type { Files } from './files.ts';
import { fetchBest, filesIn } from './packed.ts';

type Settings = NonNullable<Parameters<typeof loadPyodide>[0]>;
type NewModule = NonNullable<Settings['createPyodideModule']>;
type Prepare = Parameters<NewModule>[0]['preRun'][number];
type Module = Parameters<Prepare>[0];
type Disk = Map<string, Uint8Array<ArrayBuffer>>;
const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'python.zip';
const CORE = 'core.wasm';
const WASM_TYPE = 'application/wasm';
/** web/device/quick_dataclasses.py. */
const DATACLASSES = 'quick_dataclasses';

/** What the linker can do beside what the types of pyodide say. */
interface Linker {
  loadWebAssemblyModule(code: Uint8Array, flags: object, name: string, scope: object): Promise<unknown>;
  preloadedWasm: Record<string, unknown>;
}

/** Python, and the compiled cores that it asks. */
export interface Started {
  python: PyodideInterface;
  core: Core;
}

/**
 * `base` is where the files lie; `progress` is told how many bytes have come of how many. With `memory` Python goes on
 * from where it was when that was made; without, it starts anew, and its memory can be kept.
 */
export async function loadPython(
  files: Files,
  base: URL,
  progress: (done: number, total: number) => void,
  memory: ArrayBuffer | null,
): Promise<Started> {
  const sizes = [files.python.plain[1], files.wasm.plain[1]];
  let done = 0;
  const came =
    (part: number) =>
    (bytes: number, of: number): void => {
      sizes[part] = of; // packed or not
      progress(
        (done += bytes),
        sizes.reduce((sum, size) => sum + size),
      );
    };
  const wasm = fetchBest(files.wasm, files.packs, base, came(1));
  const disk = fetchBest(files.python, files.packs, base, came(0))
    .then((answer) => answer.arrayBuffer())
    .then(filesIn);
  const loader = import(/* @vite-ignore */ new URL(files.loader[0], base).href) as Promise<{
    default: NewModule;
  }>;
  let installing: Promise<void> | null = null;
  const python = await answering(
    {
      [WASM]: async () => asWasm(await wasm),
      [LIBRARY]: async () => new Response((await disk).get(LIBRARY) ?? null),
    },
    async () =>
      loadPyodide({
        indexURL: base.href,
        stdLibURL: new URL(LIBRARY, base).href,
        createPyodideModule: async (settings) => {
          const install: Prepare = (module) => void (installing = installed(module, disk));
          const { default: newModule } = await loader;
          return newModule(Object.assign(settings, { preRun: [...settings.preRun, install] }));
        },
        lockFileContents: files.lock,
        ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
      }),
  );
  await installing; // if something went wrong there, it went wrong here
  const core = (await disk).get(CORE);
  if (!core) throw new Error(`${CORE} is missing`);
  if (!memory) python.pyimport(DATACLASSES);
  return { python, core: new Core(await WebAssembly.compile(core)) };
}

/**
 * Puts the packages in their place, before Python runs. Compiled ones are linked now and not when they are imported:
 * so they lie where they lay when a memory was made that refers to them.
 */
async function installed(module: Module, disk: Promise<Disk>): Promise<void> {
  module.addRunDependency(LIBRARY);
  try {
    const { FS: system, API } = module;
    const linker = module as unknown as Linker;
    for (const [name, bytes] of await disk) {
      if (name === LIBRARY || name === CORE) continue;
      const path = `${API.sitePackages}/${name}`;
      system.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      system.writeFile(path, bytes);
      if (!name.endsWith('.so')) continue;
      const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
      linker.preloadedWasm[path] = await linker.loadWebAssemblyModule(bytes, flags, path, {});
    }
  } finally {
    module.removeRunDependency(LIBRARY);
  }
}

/** Compiled while it comes, which needs its type; one that has it is left as it is. */
const asWasm = (answer: Response): Response =>
  answer.headers.get('content-type') === WASM_TYPE
    ? answer
    : new Response(answer.body, { headers: { 'content-type': WASM_TYPE } });

/** While `work` is done, these files are answered from here: on the host they lie packed, under other names. */
async function answering<Result>(
  own: Readonly<Record<string, () => Promise<Response>>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return own[address.slice(address.lastIndexOf('/') + 1)]?.() ?? fetchFromHost(input, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetchFromHost;
  }
}
