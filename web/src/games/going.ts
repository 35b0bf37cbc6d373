/** Tables that go on: which comes first, and what this device knows of them before the server answers. */
import type { TableLine } from '../protocol.ts';

const KEY = 'tilerummy-going';
const DAY = 86400;

export const isGoing = (table: TableLine): boolean => table.phase !== 'over';

/** Where a turn may take days: nobody sits there and waits. */
export const isSlow = (table: TableLine): boolean => table.phase === 'playing' && table.clock >= DAY;

const rank = (table: TableLine): number =>
  table.your_turn ? 0 : table.phase === 'playing' ? 1 : table.phase === 'gathering' ? 2 : 3;

/** My turn first, then matches that go on, then tables that wait; otherwise as the server has them, the latest first. */
export const byUrgency = (tables: readonly TableLine[]): TableLine[] =>
  [...tables].sort((a, b) => rank(a) - rank(b));

export function lastGoing(): TableLine[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as TableLine[]) : [];
  } catch {
    return [];
  }
}

export function rememberGoing(tables: readonly TableLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(byUrgency(tables.filter(isGoing)).slice(0, 4)));
  } catch {
    // Then the server is asked first.
  }
}

export function forgetGoing(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
