/** From a finished table to a result that counts: its record is sent, and played again there. */
import { Refusal, tellDay } from '../wire/api.ts';
import { alone } from '../wire/alone.svelte.ts';
import type { DayDeal } from '../wire/protocol.ts';
import type { Day } from '../puzzles/daily.ts';
import { recordOf } from '../record/fetching.ts';
import { keepDay, keptDay } from './kept.svelte.ts';

/** Looks whether the game of a day is over, and tells how it went; what the server says then. */
export async function tellIfOver(day: Day): Promise<DayDeal | null> {
  const known = keptDay(day);
  if (!known || (known.result && !known.untold)) return null;
  const record = known.untold ?? (await finished(known.code));
  if (record === null) return null;
  const told = await tellDay(day, record);
  const result = { turns: told.turns, left: told.left };
  // Without a network this device has played it again itself; others hear of it when there is one.
  const waits = !STATIC && alone.now;
  keepDay(day, { code: known.code, result, ...(waits ? { untold: record } : {}) });
  return told.deal;
}

async function finished(code: string): Promise<string | null> {
  try {
    return await recordOf(code, 1);
  } catch (error) {
    if (error instanceof Refusal) return null; // it is still being played, or out of reach
    throw error;
  }
}
