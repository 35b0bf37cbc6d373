/** A turn of a match to be tried again: what lay on the table, what was on the rack, and the best there was. */
import { without } from '../board/tile.ts';
import type { Review, TurnReview } from '../wire/protocol.ts';
import type { Reel } from './reel.svelte.ts';

export interface Trial {
  preset: string;
  options: Review['options'];
  players: number;
  colours: readonly string[];
  table: readonly (readonly string[])[];
  rack: readonly string[];
  opened: boolean;
  best: number;
  /** Whose turn it was. */
  seat: number;
}

/** Nothing to try where an open tile was taken: the board of the page has none of those. */
export function trialOf(reel: Reel, turn: TurnReview, review: Review): Trial | null {
  const before = reel.moments[turn.first_event - 1];
  if (!before || !turn.best || turn.best.taken) return null;
  const [racks, { play }] = [reel.moments.slice(turn.first_event - 1, turn.last_event + 1), turn.best];
  // A turn that begins with a draw is tried with the drawn tile.
  const rack = racks
    .map((moment) => moment.racks[turn.seat] ?? [])
    .find((tiles) => without(tiles, play) !== null);
  if (!rack) return null;
  return {
    preset: review.rules,
    options: review.options,
    players: reel.record.names.length,
    colours: reel.shape.colours,
    table: before.table,
    rack,
    opened: before.opened.has(turn.seat),
    best: turn.best.tiles,
    seat: turn.seat,
  };
}
