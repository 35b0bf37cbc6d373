/** The best move of a match: the most tiles laid in one turn that also rearranged the table; ties by sets changed. */
import { plain } from '../board/tile.ts';
import { type Moment, momentsOf, seatOf, tilesIn } from './moments.ts';
import type { MatchRecord } from './record.ts';

export interface BestMove {
  /** The moment of the record after it. */
  moment: number;
  seat: number;
  round: number;
  laid: readonly string[];
  /** The sets that came out of it, each tile with whether it came from the rack. */
  sets: readonly (readonly { text: string; isNew: boolean }[])[];
}

type Sets = Moment['table'];
const key = (set: readonly string[]): string => set.map(plain).join(' ');

/** The sets that did not lie there before. */
function changed(before: Sets, after: Sets): Sets {
  const old = before.map(key);
  return after.filter((set) => {
    const at = old.indexOf(key(set));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}

/** Whether an old set was taken apart, and not only added to. */
function isRearranged(before: Sets, after: Sets): boolean {
  const whole = (set: readonly string[], into: readonly string[]): boolean => {
    const left = into.map(plain);
    return set.every((tile) => {
      const at = left.indexOf(plain(tile));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  return before.some((set) => !after.some((into) => whole(set, into)));
}

/** The new tiles of the sets: of two alike, the first. */
function marked(sets: Sets, laid: readonly string[]): BestMove['sets'] {
  const left = laid.map(plain);
  return sets.map((set) =>
    set.map((text) => {
      const at = left.indexOf(plain(text));
      if (at >= 0) left.splice(at, 1);
      return { text, isNew: at >= 0 };
    }),
  );
}

export function bestMove(record: MatchRecord): BestMove | null {
  const moments = momentsOf(record);
  let best: (BestMove & { rank: readonly number[] }) | null = null;
  for (const [i, moment] of moments.entries()) {
    const before = moments[i - 1];
    if (moment.event?.verb !== 'play' || !before) continue;
    const laid = tilesIn(moment.event.fields.get('laid'));
    const sets = changed(before.table, moment.table);
    const rank = [Number(isRearranged(before.table, moment.table)), laid.length, sets.length];
    if (best && !isAbove(rank, best.rank)) continue;
    best = {
      moment: i,
      seat: seatOf(moment.event),
      round: moment.round,
      laid,
      sets: marked(sets, laid),
      rank,
    };
  }
  return best;
}

function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
