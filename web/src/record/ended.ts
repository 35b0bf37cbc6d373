/** How a match ended, read from its record. */
import type { Finished } from './finished.ts';
import { recordOf } from './fetching.ts';
import { readRecord } from './record.ts';

export async function finishedOf(code: string, seat: number | null): Promise<Finished | null> {
  const record = readRecord(await recordOf(code, null));
  const end = record.events.at(-1);
  const numbers = (name: string): number[] =>
    (end?.fields.get(name) ?? '')
      .split(/\s+/)
      .filter((word) => word)
      .map(Number);
  if (end?.verb !== 'end-match') return null;
  return {
    code,
    match: 0, // the latest
    preset: record.preset,
    names: record.names,
    totals: numbers('totals'),
    winners: numbers('winners'),
    seat,
    at: Date.now(),
  };
}
