/** Tables that go on: which comes first, and what this device knows of them before the server answers. */
import { kept } from './kept.ts';
import type { TableLine } from './protocol.ts';

const GOING = 'going';
/** Those of this device, on a page that has a server too. */
const GOING_HERE = 'going-here';
const DAY = 86400;

export const isGoing = (table: TableLine): boolean => table.phase !== 'over';

/** Where a turn may take days: nobody sits there and waits. */
export const isSlow = (table: TableLine): boolean => table.phase === 'playing' && table.clock >= DAY;

const rank = (table: TableLine): number =>
  table.your_turn ? 0 : table.phase === 'playing' ? 1 : table.phase === 'gathering' ? 2 : 3;

/** My turn first, then matches that go on, then tables that wait; otherwise as the server has them, the latest first. */
export const byUrgency = (tables: readonly TableLine[]): TableLine[] =>
  [...tables].sort((a, b) => rank(a) - rank(b));

const write = (name: string, tables: readonly TableLine[], most: number): void =>
  void kept.writeValue(name, byUrgency(tables.filter(isGoing)).slice(0, most));

export const lastGoing = (): TableLine[] => kept.readValue<TableLine[]>(GOING, []);
export const rememberGoing = (tables: readonly TableLine[]): void => write(GOING, tables, 4);
export const lastHere = (): TableLine[] => kept.readValue<TableLine[]>(GOING_HERE, []);
export const keepHere = (tables: readonly TableLine[]): void => write(GOING_HERE, tables, 20);
export const forgetGoing = (): void => void kept.write(GOING, null);
