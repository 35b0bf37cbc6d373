/** Files of Python on a host: it sends them small, whatever it knows of packing. */

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

export const isTight = (answer: Response): boolean => answer.headers.get('content-encoding') === 'br';

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
