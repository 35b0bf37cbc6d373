/** Starts Python in this worker, from files that lie beside the page. */
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { filesAt } from './files.ts';
import { fetchCounted, filesIn } from './packed.ts';

type Settings = NonNullable<Parameters<typeof loadPyodide>[0]>;
const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'python.zip';

/** `base` is where the files lie; `progress` is told how many bytes have come of how many. */
export async function startPython(
  base: URL,
  progress: (done: number, total: number) => void,
): Promise<PyodideInterface> {
  const files = await filesAt(base);
  if (!files) throw new Error('this host has no Python for this page');
  const total = files.python[1] + files.wasm[1];
  let done = 0;
  const came = (bytes: number): void => progress((done += bytes), total);
  const wasm = fetchCounted(files.wasm, base, came);
  const python = fetchCounted(files.python, base, came)
    .then((stream) => new Response(stream).arrayBuffer())
    .then(filesIn);
  const loader = import(/* @vite-ignore */ new URL(files.loader[0], base).href) as Promise<{
    default: NonNullable<Settings['createPyodideModule']>;
  }>;
  return answering(
    {
      [WASM]: async () => new Response(await wasm, { headers: { 'content-type': 'application/wasm' } }),
      [LIBRARY]: async () => new Response((await python).get(LIBRARY) ?? null),
    },
    async () =>
      loadPyodide({
        indexURL: base.href,
        stdLibURL: new URL(LIBRARY, base).href,
        createPyodideModule: (await loader).default,
        lockFileContents: files.lock,
        fsInit: async (disk, { sitePackages }) => {
          for (const [name, bytes] of await python) {
            if (name === LIBRARY) continue;
            const path = `${sitePackages}/${name}`;
            disk.mkdirTree(path.slice(0, path.lastIndexOf('/')));
            disk.writeFile(path, bytes);
          }
        },
      }),
  );
}

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
