/** The files that Python is made of, as the host lists them. */
import type { loadPyodide } from 'pyodide';
import { PROTOCOL } from '../wire/protocol.ts';

type Settings = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** The interpreter, what Python starts with, and all its other modules and ours: in the order in which they are needed. */
export const PARTS = ['wasm', 'python', 'library'] as const;
export type Part = (typeof PARTS)[number];

interface Listed extends Record<Part, Twins> {
  protocol: number;
  /** The worker that was built with it, which alone knows how to speak to it; a page of a server has another. */
  worker: string;
  loader: Sent;
  /** Which packages there are beside the standard library: none but those we put there. */
  lock: NonNullable<Settings['lockFileContents']>;
}
export interface Files extends Pick<Listed, Part | 'loader' | 'lock'> {
  /** The host has sent this list packed by brotli: it will send the files so. */
  packs: boolean;
}

/** Where Python lies, as seen from a page. */
export const folder = (): URL => new URL(`${import.meta.env.BASE_URL}device/`, location.href);

/** What the host lists; null where it has no Python for this page. */
async function listed(base: URL): Promise<(Listed & Files) | null> {
  const answer = await fetch(new URL('files.json', base));
  if (answer.status !== 200) return null;
  const found = (await answer.json()) as Listed;
  const fits = found.protocol === PROTOCOL && PARTS.every((part) => found[part]);
  return fits ? { ...found, packs: isTight(answer) } : null;
}

/** The host has another version by now than the page that is shown. */
export class Outdated extends Error {}

/** A worker that means to start Python names itself: `Outdated` if that of the host is for another. */
export async function filesAt(base: URL, worker?: string): Promise<Files | null> {
  const found = await listed(base);
  if (!found) return null;
  if (STATIC && worker && !worker.endsWith(`/${found.worker}`)) throw new Outdated(found.worker);
  return found;
}

/** Whether everything is kept, so that Python starts without network. */
export async function areKept(base: URL): Promise<boolean> {
  const found = await listed(base).catch(() => null);
  if (!found) return false;
  const kept = async (...twins: Sent[]): Promise<boolean> =>
    (await Promise.all(twins.map(([name]) => isKept(new URL(name, base))))).some((one) => one);
  const all = [...PARTS.map((part) => kept(found[part].plain, found[part].packed)), kept(found.loader)];
  return (await Promise.all(all)).every((one) => one);
}

// Files of Python on a host: it sends them small, whatever it knows of packing.

/** A file's name, and its bytes. */
export type Sent = readonly [name: string, size: number];
/** The same file as it is, and packed by gzip. */
export interface Twins {
  plain: Sent;
  packed: Sent;
}
type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Which of the two to fetch: the one that is kept for a day without network; else the plain one from a host that packs
 * tighter than we do, and from any other the packed one.
 */
export async function chosen({ plain, packed }: Twins, base: URL): Promise<Sent> {
  for (const twin of [plain, packed]) if (await isKept(new URL(twin[0], base))) return twin;
  const head = await fetch(new URL(plain[0], base), { method: 'HEAD' }).catch(() => null);
  return head && isTight(head) ? plain : packed;
}

export const isKept = async (address: string | URL): Promise<boolean> =>
  'caches' in globalThis && !!(await caches.match(address).catch(() => undefined));

const isTight = (answer: Response): boolean => answer.headers.get('content-encoding') === 'br';

/**
 * The same without asking first, for a host that seems to pack or not to. Where it is kept, the answer is passed on as it is,
 * and a browser may know what it has compiled it to before.
 */
export async function fetchBest(
  { plain, packed }: Twins,
  packs: boolean,
  base: URL,
  came: (bytes: number, of: number) => void,
): Promise<Response> {
  for (const [name, size] of [plain, packed])
    if (await isKept(new URL(name, base))) {
      const answer = await opened(name, base);
      came(size, size);
      return name.endsWith('.bin') ? new Response(unpacked(answer.body)) : answer;
    }
  const answer = packs ? await opened(plain[0], base) : null;
  if (answer && isTight(answer)) return new Response(counted(answer.body, (bytes) => came(bytes, plain[1])));
  await answer?.body.cancel();
  const small = await opened(packed[0], base);
  return new Response(unpacked(counted(small.body, (bytes) => came(bytes, packed[1]))));
}

type Opened = Response & { body: Bytes };

async function opened(name: string, base: URL): Promise<Opened> {
  const answer = await fetch(new URL(name, base));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return answer as Opened;
}

/** A file as it is; `came` is told of the bytes that have come, as they are counted in its size. */
export async function fetchCounted([name]: Sent, base: URL, came: (bytes: number) => void): Promise<Bytes> {
  const stream = counted((await opened(name, base)).body, came);
  return name.endsWith('.bin') ? unpacked(stream) : stream;
}

const counted = (stream: Bytes, came: (bytes: number) => void): Bytes =>
  stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        came(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );

const unpacked = (stream: Bytes): Bytes => stream.pipeThrough(new DecompressionStream('gzip'));

/** The files in a container that tools/build_site.py has made: the length of the list, the list, the files. */
export function filesIn(container: ArrayBuffer): Map<string, Uint8Array<ArrayBuffer>> {
  const length = new DataView(container).getUint32(0, true);
  const list = new TextDecoder().decode(new Uint8Array(container, 4, length));
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = 4 + length;
  for (const [name, size] of JSON.parse(list) as [string, number][]) {
    files.set(name, new Uint8Array(container, at, size));
    at += size;
  }
  return files;
}

// What a plain host has in place of a server's answers that are the same for all.

export const RULES = 'rules.json';
export const dataFolder = (): URL => new URL('data/', document.baseURI);

/** The rule books of a language, as the host sends them best. */
export const booksIn = (language: string): Promise<Sent> =>
  chosen({ plain: [`books-${language}.json`, 0], packed: [`books-${language}.bin`, 0] }, dataFolder());
