/**
 * Python as it was once it had started, kept on this device: the next start takes up there. Nothing of anybody's games
 * is in it, for it is taken before a game is opened. It fits only the files and the browser it was made with.
 */
import { type Files, PARTS } from './files.ts';

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
