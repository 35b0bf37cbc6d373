/** Rule books as the server tells them (`GET /api/rulebook/PRESET`; must agree with rulebook/book.py). */
import { Refusal } from '../api.ts';

export interface Turn {
  before: string[][];
  rack: string[];
  after: string[][];
}

export interface Example {
  kind: 'set' | 'turn' | 'score';
  caption: string;
  legal: boolean | null;
  codes: string[];
  verdict: string;
  tiles: { set?: string[]; rows?: { rack: string[]; points: number; score: number }[] } & Partial<Turn>;
}

export interface Entry {
  number: string;
  text: string;
  examples: Example[];
}

export interface Change {
  clause: string;
  label: string;
  here: string;
  there: string;
}

export interface Task {
  name: string;
  clause: string;
  title: string;
  task: string;
  done: string;
  tiles: { table: string[][]; rack: string[]; goal: string[]; drawn: string[] };
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
  sections: { number: number; title: string; entries: Entry[] }[];
  /** For each refusal its clause. */
  reasons: Record<string, string>;
  tasks: Task[];
}

export interface Told {
  book: Book;
  than: { preset: string; title: string; changes: Change[] };
  labels: { before: string; rack: string; after: string; same: string };
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
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Refusal([]);
  return (await answer.json()) as Told;
}

/** The clause of a number (`7.2`) or of a refusal (`joker_moved`). */
export function clauseOf(book: Book, wanted: string): Entry | undefined {
  const number = book.reasons[wanted] ?? wanted;
  return book.sections.flatMap((section) => section.entries).find((entry) => entry.number === number);
}

/** The address of a clause's place in the book, house rules included. */
export function rulesPath(preset: string, clause = '', options: Options = {}): string {
  const house = Object.keys(options).length ? `/${encodeURIComponent(JSON.stringify(options))}` : '';
  return `/#rules/${preset}${clause || house ? `/${clause || '-'}` : ''}${house}`;
}
