/** The match is about to begin: my salt is told, unless starts were called off before and I have to be asked. */
import type { Game } from './game.ts';
import { type Change, change, same, type Table } from './table.ts';

/** From so many called-off starts on somebody may be trying deals until one suits them. */
const ASK_FROM = 2;

/** The hash whose salt is to be told now; null if there is none. */
function wanted({ game: { party }, revealed }: Pick<Table, 'game' | 'revealed'>): string | null {
  const mine = party?.places[party.you.seat ?? -1];
  if (!party?.reveal_by || mine?.salt !== 'committed' || mine.salt_hash === revealed) return null;
  return mine.salt_hash ?? '';
}

/** Whether the person has to say that the match may begin. */
export const asksToBegin = (table: Pick<Table, 'game' | 'revealed'>): boolean =>
  wanted(table) !== null && (table.game.party?.called_off ?? 0) >= ASK_FROM;

/** Tells my salt, with the hash of another one in case nothing comes of it. */
export function beginNow(table: Table): Change {
  const hash = wanted(table);
  return hash === null ? same(table) : change(table, { revealed: hash }, { do: 'reveal', hash });
}

export const reveal = (table: Table): Change => (asksToBegin(table) ? same(table) : beginNow(table));

/** Seconds until a start is possible again, after too many were called off. */
export function startPause({ party, serverAhead }: Game, now: number): number {
  if (!party?.start_after || serverAhead === null) return 0;
  return Math.max(0, Math.ceil((party.start_after - (now + serverAhead)) / 1000));
}
