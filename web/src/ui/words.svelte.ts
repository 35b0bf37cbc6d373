/** What the page says, in the language of the player: Fluent catalogues, loaded when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as catalogue from 'virtual:catalogue';
import { type Colour, faceOf, statedMeaning } from '../board/tile.ts';
import type { Language } from './language.ts';
import type { RefusalOf } from '../wire/protocol.ts';
import type { Key } from '../../keys.d.ts';

export type { Key };
export type Arguments = Record<string, FluentVariable>;
/**
 * Messages whose last word is a name of the rules or of the server: `preset-sabra`. Such names come as plain text, and tests
 * of the catalogues hold each family to its closed list.
 */
type Family =
  | 'preset'
  | 'about'
  | 'parameter'
  | 'value'
  | 'said-jokers'
  | 'book-joker-sets'
  | 'refusal'
  | 'problem'
  | 'bot'
  | 'company'
  | 'phrase'
  | 'reaction'
  | 'puzzle-theme'
  | 'puzzle-task';
type Attribute<Of extends string> = Key extends infer One
  ? One extends `${Of}-${string}.${infer Name}`
    ? Name
    : never
  : never;

let bundle = $state.raw<FluentBundle | null>(null);
let fallback: FluentBundle | null = null;
/** Parts of the catalogue: the words of every page, and those that only some pages need. */
const PARTS = [
  'words',
  'doors',
  'table',
  'rules',
  'learn',
  'company',
  'puzzle',
  'daily',
  'family',
  'device',
  'replay',
  'gather',
  'screens',
  'club',
  'guide',
  'settings',
  'ear',
] as const;
export type Part = (typeof PARTS)[number];
/** The parts asked for, each with the load that brought it. */
const parts = new Map<Part, Promise<void>>([['words', Promise.resolve()]]);
/** Loads are numbered: one that a later load has overtaken knows fewer parts, and must not replace it. */
let begun = 0;
let shown = 0;
let underWay = 0;

async function fetchPart(part: Part, language: Language): Promise<{ default: string } | undefined> {
  if (part === 'words' || part === 'doors' || part === 'table') return catalogue[part][language]?.();
  return (await catalogue.words[language]?.())?.more[part]?.();
}

/** Parts that were read: whoever learns one more need not read the others again. */
const read = new WeakMap<object, FluentResource>();

function reading(part: { default: string }): FluentResource {
  const known = read.get(part) ?? new FluentResource(part.default);
  read.set(part, known);
  return known;
}

async function load(language: Language): Promise<FluentBundle> {
  // Portugal's plurals: there none is several, in Brazil it is one.
  const made = new FluentBundle(language === 'pt' ? 'pt-PT' : language, { useIsolating: false });
  const texts = [...parts.keys()].map((part) => fetchPart(part, language));
  for (const part of await Promise.all(texts)) if (part) made.addResource(reading(part));
  return made;
}

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const mine = ++begun;
  underWay++;
  const next = await load(language).finally(() => underWay--);
  if (mine < shown) return;
  shown = mine;
  fallback = language === 'en' ? next : null;
  bundle = next;
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('home-lead'));
}

/** Learns further words, which only some pages need; done when they can be said, whoever asked first. */
export async function learn(language: Language, ...wanted: Part[]): Promise<void> {
  const fresh = wanted.filter((part) => !parts.has(part));
  if (fresh.length) {
    // Before the load, which fetches whatever is listed here.
    for (const part of fresh) parts.set(part, Promise.resolve());
    const loaded = speak(language);
    for (const part of fresh) parts.set(part, loaded);
    // What could not be fetched is asked for again by the next page that needs it.
    loaded.catch(() => fresh.forEach((part) => parts.delete(part)));
  }
  await Promise.all(wanted.map((part) => parts.get(part)));
}

/** Fetches all words of a language, to have them without network. */
export async function loadAll(language: Language): Promise<void> {
  await Promise.all(PARTS.map((part) => fetchPart(part, language)));
}

/** The words of the house rules. */
export const learnRules = (language: Language): Promise<void> => learn(language, 'rules');

const keyIn = (family: Family, name: string): string => `${family}-${name.replaceAll('_', '-')}`;

const knows = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** Whether a message can be said: its part may be on its way. */
export const has = (key: Key): boolean => knows(key.split('.')[0] ?? key);
/** Whether there is a message for a name. */
export const hasName = (family: Family, name: string): boolean => knows(keyIn(family, name));

/** The message for a name that the rules or the server gave, or a part of it: "Sabra". */
export const named = <Of extends Family>(
  family: Of,
  name: string,
  { part, ...args }: Arguments & { part?: Attribute<Of> } = {},
): string => say(keyIn(family, name) + (part ? `.${part}` : ''), args);

/** A message by its name, `name.attribute` for a part of one. */
export const t = (key: Key, args?: Arguments): string => say(key, args);

/** A name that is missing shows itself, but not while words are on their way. */
function say(key: string, args?: Arguments): string {
  const [name = '', attribute] = key.split('.');
  for (const from of [bundle, fallback]) {
    const message = from?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (from && pattern) return from.formatPattern(pattern, args ?? null, []);
  }
  return underWay ? '' : key;
}

/** The tiles that were said in this language: a table says over a hundred at once. */
let said = { by: bundle, names: new Map<string, string>() };

/** A tile said aloud: "red 7", "joker as black 10". */
export function tileName(text: string): string {
  if (said.by !== bundle) said = { by: bundle, names: new Map() };
  const known = said.names.get(text) ?? nameTile(text);
  if (!underWay) said.names.set(text, known);
  return known;
}

function nameTile(text: string): string {
  const face = faceOf(text);
  if (face) return t(`tile-${face.colour}`, { number: face.number });
  const means = statedMeaning(text);
  return means ? t('joker-as', { tile: tileName(means) }) : t('joker');
}

/** A set said briefly: its first and its last tile. */
function setName(tiles: readonly string[]): string {
  const ends = tiles.length > 2 ? [tiles[0], tiles[tiles.length - 1]] : tiles;
  return ends.map((tile) => tileName(tile ?? '')).join(tiles.length > 2 ? ' … ' : ', ');
}

/** A refusal of the rules or of the server, in words. */
export function reasonText(reason: RefusalOf): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(reason.args)) {
    if (name === 'tile' && typeof value === 'string') args[name] = tileName(value);
    else if (name === 'set' && typeof value === 'string') args[name] = setName(value.split(' '));
    else if (name === 'colours' && typeof value === 'string')
      args[name] = value
        .split(' ')
        .map((letter) => t(`colour-${letter as Colour}`))
        .join(', ');
    else args[name] = value;
  }
  const family = hasName('refusal', reason.code) ? 'refusal' : 'problem';
  return hasName(family, reason.code) ? capital(named(family, reason.code, args)) : t('problem-unknown');
}

/** A sentence begins with a capital letter, whatever stands first in it. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What something is, and what it says, joined as the language does. */
export const labelled = (label: string, value: string): string => t('labelled', { label, value });

/** Names in a sentence: "Ada, Kim and Jo". */
export const nameList = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);

/** A number with its sign, as on the score pad. */
export function signed(points: number): string {
  const text = new Intl.NumberFormat(document.documentElement.lang || 'en', { useGrouping: false }).format(
    Math.abs(points),
  );
  return points > 0 ? `+${text}` : points < 0 ? `−${text}` : text;
}

/** Time as it stands on the clock: 0:41, or days and hours where turns last that long. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 36 * 3600) return t('clock-days', { count: Math.floor(seconds / 86400) });
  if (seconds >= 2 * 3600) return t('clock-hours', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
