/** Loads Python into this worker, from files that lie beside the page. */
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { Core } from '../../device/core.mjs';
import { fetchBest, type Files, filesIn, type Part, PARTS } from './files.ts';

type Settings = NonNullable<Parameters<typeof loadPyodide>[0]>;
type NewModule = NonNullable<Settings['createPyodideModule']>;
type Prepare = Parameters<NewModule>[0]['preRun'][number];
type Module = Parameters<Prepare>[0];
type Disk = Map<string, Uint8Array<ArrayBuffer>>;
const WASM = 'pyodide.asm.wasm';
const START = 'python.zip';
const LIBRARY = 'library.bin';
const CORE = 'core.wasm';
const WASM_TYPE = 'application/wasm';
/** web/device/sitecustomize.py. */
const FINDER = 'sitecustomize';

/** What the linker can do beside what the types of pyodide say. */
interface Linker {
  loadWebAssemblyModule(code: Uint8Array, flags: object, name: string, scope: object): Promise<unknown>;
  preloadedWasm: Record<string, unknown>;
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
}

/** Python, and the compiled cores that it asks. */
export interface Started {
  python: PyodideInterface;
  core: Core;
}

/**
 * `base` is where the files lie; `progress` is told how many bytes have come of how many. With `memory` Python goes on
 * from where it was when that was made; with null it starts anew, and its memory can be kept. It may still be on its way.
 */
export async function loadPython(
  files: Files,
  base: URL,
  progress: (done: number, total: number) => void,
  reading: Promise<ArrayBuffer | null>,
): Promise<Started> {
  const coming = inTurn(files, base, progress);
  // Compiled while it comes, and while what was kept is read.
  const interpreter = coming.wasm.then((answer) => WebAssembly.compileStreaming(asWasm(answer)));
  const disk = unpacked(coming.python);
  const later = unpacked(coming.library);
  for (const one of [interpreter, later]) one.catch(() => undefined); // they are asked for later
  const loader = import(/* @vite-ignore */ new URL(files.loader[0], base).href) as Promise<{
    default: NewModule;
  }>;
  let installing: Promise<void> | null = null;
  const memory = await reading;
  const starting = answering(
    {
      [WASM]: async () => new Response(),
      [START]: async () => new Response((await disk).get(START) ?? null),
    },
    interpreter,
    async () =>
      loadPyodide({
        indexURL: base.href,
        stdLibURL: new URL(START, base).href,
        createPyodideModule: async (settings) => {
          const install: Prepare = (module) =>
            void (installing = installed(module, disk, memory?.byteLength ?? 0));
          const { default: newModule } = await loader;
          return newModule(Object.assign(settings, { preRun: [...settings.preRun, install] }));
        },
        lockFileContents: files.lock,
        ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
      }),
  );
  const cut = disk.then(() => new Promise<never>(() => undefined));
  const python = await Promise.race([starting, cut]); // without its disk Python would try to start nevertheless
  await installing; // if something went wrong there, it went wrong here
  return { python, core: await addLibrary(python, await later, !memory) };
}

const unpacked = async (answer: Promise<Response>): Promise<Disk> =>
  filesIn(await (await answer).arrayBuffer());

/** The modules that Python did not need to start, and data. One that goes on from a memory has those modules there. */
async function addLibrary(python: PyodideInterface, files: Disk, isNew: boolean): Promise<Core> {
  const [library, core] = [files.get(LIBRARY), files.get(CORE)];
  if (!library || !core) throw new Error(`${LIBRARY} or ${CORE} is missing`);
  const finder = python.pyimport(FINDER) as { PLACE: string; add(modules: Uint8Array): void };
  for (const [name, bytes] of files)
    if (bytes !== library && bytes !== core) put(python.FS, `${finder.PLACE}/${name}`, bytes);
  if (isNew) finder.add(library);
  return new Core(await WebAssembly.compile(core));
}

function put(system: Module['FS'], path: string, bytes: Uint8Array): void {
  system.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  system.writeFile(path, bytes);
}

/**
 * Puts the packages in their place, before Python runs. Compiled ones are linked now and not when they are imported:
 * so they lie where they lay when a memory was made that refers to them. Then there is `room` for such a memory.
 */
async function installed(module: Module, disk: Promise<Disk>, room: number): Promise<void> {
  module.addRunDependency(START);
  try {
    const { FS: system, API } = module;
    const linker = module as unknown as Linker;
    for (const [name, bytes] of await disk) {
      if (name === START) continue;
      const path = `${API.sitePackages}/${name}`;
      put(system, path, bytes);
      if (!name.endsWith('.so')) continue;
      const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
      linker.preloadedWasm[path] = await linker.loadWebAssemblyModule(bytes, flags, path, {});
    }
    // The interpreter begins with less than Python had grown to. What was kept is laid over all of it, so nobody misses
    // what is taken here.
    while (linker.HEAP8.length < room) if (!linker._malloc(room - linker.HEAP8.length)) break;
  } finally {
    module.removeRunDependency(START);
  }
}

/** Compiled while it comes, which needs its type; one that has it is left as it is. */
const asWasm = (answer: Response): Response =>
  answer.headers.get('content-type') === WASM_TYPE
    ? answer
    : new Response(answer.body, { headers: { 'content-type': WASM_TYPE } });

// What pyodide asks its host for while it starts is answered from here: there it lies packed, under other names.

/**
 * While `work` is done, these files are answered from here, and the interpreter is the one that is compiled already, or will
 * be. If it does not come, or ends early, or cannot be compiled, the work ends: pyodide keeps that to itself and waits for ever.
 */
export async function answering<Result>(
  own: Readonly<Record<string, () => Promise<Response>>>,
  interpreter: Promise<WebAssembly.Module>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { fetch: fetchFromHost } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return own[address.slice(address.lastIndexOf('/') + 1)]?.() ?? fetchFromHost(input, init);
  };
  const broken = new Promise<never>((_, end) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await interpreter;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        end(error);
        throw error;
      }
    };
  });
  try {
    return await Promise.race([work(), broken]);
  } finally {
    globalThis.fetch = fetchFromHost;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// What Python needs before it can play, one after the other: what is needed first has the network for itself.

/** `progress` is told how many bytes have come of how many. */
export function inTurn(
  files: Files,
  base: URL,
  progress: (done: number, total: number) => void,
): Readonly<Record<Part, Promise<Response>>> {
  const sizes = new Map<Part, number>(PARTS.map((part) => [part, files[part].plain[1]]));
  let done = 0;
  let before = Promise.resolve();
  const next = (part: Part): Promise<Response> => {
    const mine = before;
    let here = 0;
    let ended = (): void => undefined;
    before = new Promise<void>((end) => (ended = end));
    const count = (bytes: number, of: number): void => {
      sizes.set(part, of); // packed or not
      here += bytes;
      done += bytes;
      progress(
        done,
        [...sizes.values()].reduce((sum, size) => sum + size),
      );
      if (here >= of) ended();
    };
    const answer = mine.then(() => fetchBest(files[part], files.packs, base, count));
    // A file that does not come must not keep the next one waiting: each failure is told where it is awaited.
    answer.catch(ended);
    return answer;
  };
  return { wasm: next('wasm'), python: next('python'), library: next('library') };
}

// Python as it was once it had started, kept on this device: the next start takes up there. Nothing of anybody's
// games is in it, for it is taken before a game is opened. It fits only the files and the browser it was made with.

const KEPT = 'tilerummy-started';

const address = (files: Files, base: URL): URL => {
  const found = new URL('started', base);
  const parts = [...PARTS.map((part) => files[part].plain[0]), files.loader[0], navigator.userAgent];
  found.search = new URLSearchParams(parts.map((part, at) => [String(at), part])).toString();
  return found;
};

/** What was kept, or null. */
export async function readStarted(files: Files, base: URL): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(KEPT)).match(address(files, base));
    return (await found?.arrayBuffer()) ?? null;
  } catch {
    return null; // this browser keeps nothing
  }
}

/** Keeps it, in place of any other. Without room for it the next start takes its time. */
export async function keepStarted(files: Files, base: URL, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forgetStarted();
    await (await caches.open(KEPT)).put(address(files, base), new Response(memory));
  } catch {
    await forgetStarted();
  }
}

/** For when it turns out to be no good. */
export async function forgetStarted(): Promise<void> {
  await Promise.resolve()
    .then(() => caches.delete(KEPT))
    .catch(() => undefined);
}
