/** Tables as this device knows them before the server answers: which come first, whose seats are here, their rules. */
import { kept, keptInTab } from './kept.ts';
import type { Plan, TableLine } from './protocol.ts';

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

// -- several people on one device: the tokens of their seats stay in this browser -------------------

const togetherAt = (code: string): string => `together-${code}`;
/** The token of each seat that a person has. */
export type Tokens = Readonly<Record<number, string>>;

/** Where nothing can be kept there is no such table: the next reload would lose everybody's seat. */
export function keepTokens(code: string, tokens: Tokens): void {
  if (!kept.writeValue(togetherAt(code), tokens)) throw new Error('this browser keeps nothing');
}

/** The seats of a table that this device hands round; null if one person plays here, or nobody. */
export function tokensOf(code: string): Tokens | null {
  const tokens = kept.readValue<Tokens>(togetherAt(code), {});
  return Object.keys(tokens).length > 1 ? tokens : null;
}

// -- the rules of a table as this device saw them last, as long as the tab is open ---------------------

const planOf = (code: string): string => `plan-${code}`;

export const recallPlan = (code: string): Plan | null => keptInTab.readValue<Plan | null>(planOf(code), null);
export const rememberPlan = (code: string, plan: Plan): void => void keptInTab.writeValue(planOf(code), plan);
