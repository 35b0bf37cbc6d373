/** Looks back at the last game while nobody waits: was there a turn that makes a good puzzle tomorrow? */
import { finishedMatches } from '../record/finished.ts';
import { mayBePuzzle, momentPuzzle, reviewOf } from '../record/fetching.ts';
import { kept } from '../wire/kept.ts';
import { settings } from '../ui/settings.svelte.ts';
import { dayFromNow, keepMoment } from '../ui/yesterday.ts';
import { isHere } from '../wire/reach.ts';
import type { TurnReview } from '../wire/protocol.ts';
import { dayOf } from '../puzzles/daily.ts';

/** One more tile is no story. */
const LEAST = 2;
/** Beyond so many nobody sees what was missed: those are tried last. */
const SEEN = 8;
/** So many turns are tried; a proof costs a second. */
const MOST_TRIES = 12;
const KEY = 'moment-of';
const A_WHILE = 3000;

/** The turns of a seat in which more was possible: of what a person can see the most first, then the largest. */
const worthAsking = (turns: readonly TurnReview[], seat: number): TurnReview[] =>
  turns
    .filter((turn) => turn.seat === seat && turn.missed_tiles >= LEAST && mayBePuzzle(turn, true))
    .sort(
      (a, b) =>
        Number(a.missed_tiles > SEEN) - Number(b.missed_tiles > SEEN) || b.missed_tiles - a.missed_tiles,
    )
    .slice(0, MOST_TRIES);

/**
 * A server always can. A device can while it runs, from the game just played or for the next one: it is not started for this
 * alone, but on the morning after it may still be starting.
 */
async function canLookBack(code: string): Promise<boolean> {
  if (!isHere(code)) return true;
  const [{ settled }, { state }] = await Promise.all([
    import('../device/device.ts'),
    import('../device/state.svelte.ts'),
  ]);
  if (state.phase === 'idle') await new Promise((later) => setTimeout(later, A_WHILE)); // home is about to start it
  await settled();
  return state.phase === 'ready';
}

/** Asks once for each game, of today or yesterday; whatever goes wrong, nobody waits for it. */
export async function makeMoment(): Promise<void> {
  const [last] = finishedMatches();
  if (!last || last.seat === null || !settings.moments || !(await canLookBack(last.code))) return;
  const [seat, day, name] = [last.seat, dayOf(new Date(last.at)), `${last.code} ${last.match}`];
  if (kept.read(KEY) === name || (day !== dayFromNow(0) && day !== dayFromNow(-1))) return;
  const source = { code: last.code, match: last.match };
  const review = await reviewOf(source, seat, () => undefined, new AbortController().signal);
  for (const turn of worthAsking(review?.turns ?? [], seat)) {
    const { puzzle: text } = await momentPuzzle(source, turn);
    if (!text) continue;
    keepMoment({ day, text, tiles: turn.best?.tiles ?? 0, drew: !turn.tiles });
    break;
  }
  // Last: whoever leaves while it is looked for finds it when they come back.
  kept.write(KEY, name);
}
