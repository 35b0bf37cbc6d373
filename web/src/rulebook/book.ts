/** Rule books as the server tells them (`GET /api/rulebook/PRESET`; must agree with rulebook/book.py). */
import { Refusal } from '../wire/api.ts';
import { reachDevice } from '../wire/reach.ts';
import { faceOf } from '../board/tile.ts';

export interface Turn {
  before: string[][];
  rack: string[];
  after: string[][];
}

export interface Example {
  kind: 'set' | 'turn' | 'time' | 'mistake' | 'rack' | 'score' | 'box';
  caption: string;
  legal: boolean | null;
  codes: string[];
  verdict: string;
  tiles: {
    set?: string[];
    /** Every tile of the box, colour by colour. */
    box?: string[][];
    scores?: { name: string; rack: string[]; points: number; sum: string; score: number }[];
    /** The table as the clock or a mistake found it. */
    draft?: string[][];
  } & Partial<Turn>;
}

export interface Entry {
  /** The lasting number: refusals and links point at it. */
  number: string;
  /** The place in this book, as the reader sees it. */
  place: string;
  /** Which step of the set-up or of a turn it is; 0: none. */
  step: number;
  text: string;
  examples: Example[];
  /** The printed sheet and its edition, such as `003 DE`; a house rule has none. */
  source: string;
  /** Which of the book's notes goes with it; empty: none. */
  note: string;
}

/** A row of the book in short. */
export interface ShortRow {
  name: string;
  title: string;
  text: string;
  picture: { hand?: number; set?: string[]; new?: string[]; scores?: number[] };
}

export interface Answer {
  number: string;
  place: string;
  question: string;
  answer: string;
  example: Example | null;
}

export interface Change {
  clause: string;
  place: string;
  label: string;
  here: string;
  there: string;
  /** The sentences of both books, for what changes the game most; otherwise empty. */
  says: string;
  others_say: string;
}

export interface Task {
  name: string;
  task: string;
  done: string;
  /** Where it begins; the table it ends with; what a time-out costs. */
  tiles: { table: string[][]; rack: string[]; end: string[][]; drawn: string[] };
  opened: boolean;
}

export interface Book {
  preset: string;
  language: string;
  title: string;
  about: string;
  goal: string;
  colours: string[];
  house: Change[];
  short_title: string;
  short: ShortRow[];
  questions_title: string;
  questions: Answer[];
  sections: { number: number; title: string; entries: Entry[] }[];
  /** What the brackets behind a clause mean. */
  sheets: string;
  /** What a reader should know about a source, by name: silent, partly, optional, differs. */
  notes: Record<string, string>;
  /** For each refusal its clause. */
  reasons: Record<string, string>;
  tasks: Task[];
}

export interface Told {
  book: Book;
  than: { preset: string; title: string; changes: Change[] };
  labels: {
    before: string;
    after: string;
    /** The table as a mistake left it, or the clock. */
    draft: string;
    timeDraft: string;
    rack: string;
    same: string;
    most: string;
    rest: string;
  };
}

export type Options = Readonly<Record<string, unknown>>;

/** The address of a book; the same question has the same address, so that it can be kept. */
export function bookAddress(preset: string, language: string, than = '', options: Options = {}): string {
  const query = new URLSearchParams({ lang: language });
  if (than) query.set('than', than);
  if (Object.keys(options).length) query.set('options', JSON.stringify(options));
  return `/api/rulebook/${encodeURIComponent(preset)}?${query}`;
}

const read = new Map<string, Promise<Told>>();

/** A book, fetched once. */
export function tellBook(preset: string, language: string, than = '', options: Options = {}): Promise<Told> {
  const address = bookAddress(preset, language, than, options);
  const known = read.get(address) ?? fetchBook(address);
  read.set(address, known);
  known.catch(() => read.delete(address));
  return known;
}

async function fetchBook(address: string): Promise<Told> {
  const answer = await (STATIC ? reachDevice : fetch)(address).catch(() => null);
  if (!answer?.ok) throw new Refusal([]);
  return (await answer.json()) as Told;
}

/** The clause of a number (`7.2`) or of a refusal (`joker_moved`). */
export function clauseOf(book: Book, wanted: string): Entry | undefined {
  const number = book.reasons[wanted] ?? wanted;
  return book.sections.flatMap((section) => section.entries).find((entry) => entry.number === number);
}

/** For each set of a table those tiles that were not on it before. */
export function freshTiles(
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): string[][] {
  const lay = before.flat();
  const came = after.flat().filter((tile) => {
    const place = lay.indexOf(tile);
    if (place >= 0) lay.splice(place, 1);
    return place < 0;
  });
  return after.map((set) =>
    set.filter((tile) => {
      const place = came.indexOf(tile);
      if (place >= 0) came.splice(place, 1);
      return place >= 0;
    }),
  );
}

/** The address of a clause's place in the book, house rules included. */
export function rulesPath(preset: string, clause = '', options: Options = {}): string {
  const house = Object.keys(options).length ? `/${encodeURIComponent(JSON.stringify(options))}` : '';
  return `${STATIC ? '.' : ''}/#rules/${preset}${clause || house ? `/${clause || '-'}` : ''}${house}`;
}

// Which rule speaks to somebody whose set was refused.

/** The paragraph on groups, in every book. */
const GROUPS = '3.3';

const mostAlike = (all: readonly unknown[]): number =>
  Math.max(...all.map((one) => all.filter((other) => other === one).length));

const areInARow = (numbers: readonly number[]): boolean =>
  numbers.toSorted((a, b) => a - b).every((number, i, sorted) => !i || number === (sorted[i - 1] ?? 0) + 1);

/**
 * The rule behind a refusal: tiles that share a number rather than a colour were meant as a group, and so were
 * those that share nothing, unless their numbers follow each other.
 */
export function ruleMeant(reason: string, set: readonly string[] | null): string {
  if (reason !== 'set_mixed' || !set) return reason;
  const faces = set.flatMap((tile) => faceOf(tile) ?? []);
  const numbers = faces.map(({ number }) => number);
  const more = mostAlike(numbers) - mostAlike(faces.map(({ colour }) => colour));
  return more > 0 || (!more && !areInARow(numbers)) ? GROUPS : reason;
}
