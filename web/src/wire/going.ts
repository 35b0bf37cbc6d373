/** Tables that go on: which comes first, and what this device knows of them before the server answers. */
import type { TableLine } from './protocol.ts';

const KEY = 'tilerummy-going';
/** Those of this device, on a page that has a server too. */
const KEY_HERE = 'tilerummy-going-here';
const DAY = 86400;

export const isGoing = (table: TableLine): boolean => table.phase !== 'over';

/** Where a turn may take days: nobody sits there and waits. */
export const isSlow = (table: TableLine): boolean => table.phase === 'playing' && table.clock >= DAY;

const rank = (table: TableLine): number =>
  table.your_turn ? 0 : table.phase === 'playing' ? 1 : table.phase === 'gathering' ? 2 : 3;

/** My turn first, then matches that go on, then tables that wait; otherwise as the server has them, the latest first. */
export const byUrgency = (tables: readonly TableLine[]): TableLine[] =>
  [...tables].sort((a, b) => rank(a) - rank(b));

function read(key: string): TableLine[] {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as TableLine[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, tables: readonly TableLine[], most: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(byUrgency(tables.filter(isGoing)).slice(0, most)));
  } catch {
    // Then it is asked for first.
  }
}

export const lastGoing = (): TableLine[] => read(KEY);
export const rememberGoing = (tables: readonly TableLine[]): void => write(KEY, tables, 4);
export const lastHere = (): TableLine[] => read(KEY_HERE);
export const keepHere = (tables: readonly TableLine[]): void => write(KEY_HERE, tables, 20);

export function forgetGoing(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
