/** A position as a link says it, such as `sabra.opened.k9b9y9-r3r4j.r5r9b1`; docs/notation.md has the grammar. */
import { COLOURS, LAST_NUMBER } from '../board/tile.ts';

export interface SharedPosition {
  preset: string;
  /** House rules: what differs from the preset. */
  options: Readonly<Record<string, unknown>>;
  /** Whether the player has opened; if not, whether anybody has. */
  opened: 'opened' | 'others' | 'nobody';
  table: readonly (readonly string[])[];
  rack: readonly string[];
  players: number | null;
}

const LONGEST = 4000;
const STATES = ['opened', 'others', 'nobody'] as const;
const NAMES = ['players', 'palette', 'turn', 'discard', 'faceup', 'away'];
const TILES = /j|x?[krbyogwn][0-9]{1,2}/g;

const linked = (tiles: readonly string[]): string =>
  tiles.map((tile) => (tile === '*' ? 'j' : tile.replace('*', 'x'))).join('');
const bare = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function linkOf(position: SharedPosition): string {
  const { preset, options, opened, table, rack, players } = position;
  const changes = Object.entries(options).map(
    ([name, value]) => `${name}~${encodeURIComponent(bare(value))}`,
  );
  return [
    [preset, ...changes].join('~'),
    opened,
    table.map(linked).join('-') || '-',
    linked(rack) || '-',
    ...(players === null ? [] : [`players~${players}`]),
  ].join('.');
}

/** Tiles of a link; null if it holds anything else. */
function readTiles(text: string): string[] | null {
  const words = text.match(TILES) ?? [];
  if (!words.length || words.join('') !== text) return null;
  const tiles = words.map((word) => (word === 'j' ? '*' : word.replace('x', '*')));
  const isTile = (tile: string): boolean => {
    if (tile === '*') return true;
    const [colour = '', number] = [tile.replace('*', '')[0], Number(tile.replace('*', '').slice(1))];
    return (COLOURS as readonly string[]).includes(colour) && number >= 1 && number <= LAST_NUMBER;
  };
  return tiles.every(isTile) ? tiles : null;
}

const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text; // a bare word
  }
};

function readRules(text: string): Pick<SharedPosition, 'preset' | 'options'> | null {
  const [preset = '', ...words] = text.split('~');
  if (!preset || words.length % 2) return null;
  const pairs = words.flatMap((name, i) => (i % 2 ? [] : [[name, valueIn(words[i + 1] ?? '')] as const]));
  return { preset, options: Object.fromEntries(pairs) };
}

/** The position of a link; null if it is none. Anybody may have written it: what makes sense is the judge's business. */
export function readLink(link: string): SharedPosition | null {
  if (link.length > LONGEST || link.includes(';')) return null;
  let text: string;
  try {
    text = decodeURIComponent(link).toLowerCase();
  } catch {
    return null;
  }
  const [rules = '', state = '', sets = '', held = '', ...more] = text.split('.');
  const opened = STATES.find((one) => one === state);
  const named = new Map(more.map((part) => [part.split('~')[0] ?? '', part.split('~')[1] ?? '']));
  const table = sets === '-' ? [] : sets.split('-').map(readTiles);
  const rack = held === '-' ? [] : readTiles(held);
  const read = readRules(rules);
  if (!read || !opened || !rack || table.includes(null)) return null;
  if (named.size < more.length || [...named.keys()].some((name) => !NAMES.includes(name))) return null;
  const players = named.has('players') ? Number(named.get('players')) : null;
  if (players !== null && !(Number.isInteger(players) && players > 0 && players < 10)) return null;
  return { ...read, opened, table: table as string[][], rack, players };
}

/** Where others can open it: a server tells messengers what to show beside its link, a plain host cannot. */
export const addressOf = (position: SharedPosition): string =>
  `${STATIC ? `${new URL('./', location.href).href}#position` : `${location.origin}/q`}/${linkOf(position)}`;
