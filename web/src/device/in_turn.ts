/** What Python needs before it can play, one after the other: what is needed first has the network for itself. */
import { type Files, PARTS, type Part } from './files.ts';
import { fetchBest } from './packed.ts';

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
