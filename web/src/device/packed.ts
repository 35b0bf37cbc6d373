/** Files that lie packed on the host: any host sends them small, whatever it knows of packing. */

/** A file as it comes; `came` is told of its bytes. */
export async function fetchCounted(
  address: string | URL,
  came: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  return answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        came(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
}

export const unpacked = (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> => stream.pipeThrough(new DecompressionStream('gzip'));

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
