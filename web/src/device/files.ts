/** The files that Python is made of, as the host lists them. */
import type { loadPyodide } from 'pyodide';
import { PROTOCOL } from '../wire/protocol.ts';
import { isKept, isTight, type Sent, type Twins } from './packed.ts';

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
