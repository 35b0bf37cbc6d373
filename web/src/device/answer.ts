/** Answers without a server: what is the same for all lies beside the page, everything else the device answers. */
import { type Value, valueLabel } from '../rulebook/summary.ts';
import type { Change, Options, Told } from '../rulebook/book.ts';
import type { Operations, RulesInfo } from '../wire/protocol.ts';
import { hasName, learn, named } from '../ui/words.svelte.ts';
import { isLanguage } from '../ui/language.ts';
import { ask } from './device.ts';
import { areKept, booksIn, dataFolder, fetchCounted, folder, RULES } from './files.ts';
import { alone } from '../wire/alone.svelte.ts';
import { settings } from '../ui/settings.svelte.ts';

interface Shelf {
  books: Readonly<Record<string, Told>>;
  /** What differs from each other box. */
  others: Readonly<Record<string, Readonly<Record<string, Told['than']>>>>;
}
const BOOK = '/api/rulebook/';
/** Nobody else is here. */
const EMPTY: { readonly [Path in '/api/lobby' | '/api/addresses']: Operations[`GET ${Path}`]['answer'] } = {
  '/api/lobby': { tables: [] },
  '/api/addresses': { urls: [] },
};

export async function answer(path: string, init?: RequestInit): Promise<Response> {
  if (path in EMPTY) return Response.json(EMPTY[path as keyof typeof EMPTY]);
  if (STATIC && path === '/api/rules') return fetch(new URL(RULES, dataFolder()));
  if (STATIC && path.startsWith(BOOK)) return Response.json(await bookAt(path.slice(BOOK.length)));
  return ask(path, init);
}

/** A rule book from the shelf of its language. */
async function bookAt(address: string): Promise<Told> {
  const [preset = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  const language = asked.get('lang') ?? 'en';
  const { books, others } = await shelfOf(language);
  const told = books[decodeURIComponent(preset)];
  if (!told) throw new TypeError(address);
  const than = asked.get('than');
  const options = JSON.parse(asked.get('options') ?? '{}') as Options;
  if (!Object.keys(options).length)
    return { ...told, than: (than && others[told.book.preset]?.[than]) || told.than };
  if (isLanguage(language)) await learn(language, 'rules');
  const changes = await houseChanges(told.book.preset, options);
  return { ...told, than: { ...told.than, changes }, book: { ...told.book, house: changes } };
}

const shelves = new Map<string, Promise<Shelf>>();

function shelfOf(language: string): Promise<Shelf> {
  const known = shelves.get(language) ?? fetchShelf(language);
  shelves.set(language, known);
  // One that did not come is asked for again the next time.
  known.catch(() => shelves.delete(language));
  return known;
}

async function fetchShelf(language: string): Promise<Shelf> {
  const books = await booksIn(language);
  const stream = await fetchCounted(books, dataFolder(), () => undefined);
  return (await new Response(stream).json()) as Shelf;
}

/** The book is that of the box; what a house has changed is told before it. */
async function houseChanges(preset: string, options: Options): Promise<Change[]> {
  const info = (await (await fetch(new URL(RULES, dataFolder()))).json()) as RulesInfo;
  const printed = info.presets.find(({ id }) => id === preset)?.rules ?? {};
  return info.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const [mine, usual] = [options[name], printed[name]];
    if (mine === undefined || usual === undefined || mine === usual) return [];
    return {
      clause: '',
      place: '',
      label: hasName('parameter', name) ? named('parameter', name) : name,
      here: valueLabel(parameter, mine as Value),
      there: valueLabel(parameter, usual),
      says: '',
      others_say: '',
    };
  });
}

// A page whose server does not answer stands on its own feet, if it has them.

export async function stand(): Promise<boolean> {
  if (!(await areKept(folder()))) return false;
  await learn(settings.language, 'device');
  alone.now = true;
  return true;
}
