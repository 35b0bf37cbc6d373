/** Opening tables: whoever asks again because the answer was lost finds the table that was opened. */
import { askServer, salt } from './api.ts';
import type { NewTable, Opened } from './protocol.ts';

/** Names of what was asked for and never answered. */
const unanswered = new Map<string, string>();

/** Asks for a table, with the same name as before where no answer came; and with my part of the chance, bound by its hash. */
export async function once(
  what: unknown,
  ask: (mine: Pick<NewTable, 'id' | 'salt_hash'>) => Promise<Opened>,
): Promise<Opened> {
  const { commit } = await import('./salts.ts');
  const wanted = JSON.stringify(what);
  const id = unanswered.get(wanted) ?? salt();
  // Kept until an answer comes: a second try under another name would open a second table.
  unanswered.set(wanted, id);
  const opened = await ask({ id, salt_hash: commit(salt()) });
  unanswered.delete(wanted);
  return opened;
}

export const openTable = (table: Omit<NewTable, 'salt' | 'salt_hash' | 'id'>): Promise<Opened> =>
  once(table, (mine) => askServer('POST', '/api/tables', { ...table, ...mine }));
