/** Everything that is kept on this device as one file, and back. */
import { PAGE } from './pages.ts';

/** What this browser keeps for the game. */
export interface Kept {
  /** Settings, names, puzzles solved: texts under their names, as in `localStorage`. */
  notes: Readonly<Record<string, string>>;
  /** The games: a database, or nothing. */
  games: Uint8Array<ArrayBuffer>;
}

/** A file is no copy of ours, or it was cut or damaged on its way. */
export class BadCopy extends Error {}

const FORM = 1;
const OURS = 'tilerummy';
/** How every database begins. */
const DATABASE = 'SQLite format 3\0';
/** Far more than years of games, and no page chokes on it. */
const LARGEST = 200_000_000;
const PIECE = 0x8000;

/** Packed by gzip, which notices when a single bit has changed. */
export async function toCopy({ notes, games }: Kept): Promise<Blob> {
  const text = JSON.stringify({ [OURS]: FORM, notes, games: toText(games) });
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

export async function fromCopy(file: Blob): Promise<Kept> {
  if (file.size > LARGEST) throw new BadCopy('too large');
  const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip')))
    .text()
    .catch(() => {
      throw new BadCopy('not packed as a copy is');
    });
  return checked(text);
}

function checked(text: string): Kept {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    const { notes, games } = found;
    if (found[OURS] !== FORM || typeof games !== 'string' || !areNotes(notes)) throw new BadCopy('no copy');
    return { notes, games: asDatabase(fromText(games)) };
  } catch (error) {
    throw error instanceof BadCopy ? error : new BadCopy(String(error));
  }
}

/** Names of ours, so that a file cannot touch what another page of this host keeps. */
const areNotes = (notes: unknown): notes is Record<string, string> =>
  typeof notes === 'object' &&
  notes !== null &&
  Object.entries(notes).every(([name, value]) => name.startsWith(OURS) && typeof value === 'string');

function asDatabase(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, DATABASE.length));
  if (bytes.length && (bytes.length % PAGE || begins !== DATABASE)) throw new BadCopy('no database');
  return bytes;
}

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    // Piece by piece: each byte is an argument here, and of these browsers take only so many.
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
};
const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** What this browser keeps now. */
export function notesIn(storage: Storage): Record<string, string> {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return Object.fromEntries(
    names.filter((name) => name.startsWith(OURS)).map((name) => [name, storage.getItem(name) ?? '']),
  );
}

/** The notes of a copy take the place of those that are there; without room for them everything stays as it was. */
export function putNotes(storage: Storage, notes: Kept['notes']): void {
  const before = notesIn(storage);
  try {
    exchange(storage, notes);
  } catch (error) {
    exchange(storage, before);
    throw error;
  }
}

function exchange(storage: Storage, notes: Kept['notes']): void {
  for (const name of Object.keys(notesIn(storage))) storage.removeItem(name);
  for (const [name, value] of Object.entries(notes)) storage.setItem(name, value);
}
