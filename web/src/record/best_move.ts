/**
 * The best move of a match, or of one seat or round in it: the most tiles laid in one turn that also rearranged the table; ties by
 * sets changed.
 */
import { plain } from '../board/tile.ts';
import { type Moment, momentsOf, seatOf, tilesIn } from './moments.ts';
import type { MatchRecord } from './record.ts';

export interface BestMove {
  /** The moment of the record after it. */
  moment: number;
  seat: number;
  round: number;
  laid: readonly string[];
  /** Old sets that gave a tile to another one, with what they gave. */
  gave: readonly { set: readonly string[]; tiles: readonly string[] }[];
  /** The table before, what was on the rack then, and the table after. */
  before: { table: Sets; rack: readonly string[]; opened: 'opened' | 'others' | 'nobody' };
  after: Sets;
  /** The sets that came out of it, each tile with whether it came from the rack. */
  sets: readonly (readonly { text: string; isNew: boolean }[])[];
}

export type Sets = Moment['table'];
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

const stateOf = (before: Moment, seat: number): BestMove['before']['opened'] =>
  before.opened.has(seat) ? 'opened' : before.opened.size ? 'others' : 'nobody';

/** Tiles of a set that lie elsewhere now: what is not in the new set that has most of it. */
function givers(before: Sets, after: Sets): BestMove['gave'] {
  const gone = (set: readonly string[], into: readonly string[]): string[] => {
    const left = into.map(plain);
    return set.filter((tile) => {
      const at = left.indexOf(plain(tile));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return before.flatMap((set) => {
    const least = after.map((into) => gone(set, into)).sort((a, b) => a.length - b.length)[0] ?? [];
    return least.length && least.length < set.length ? [{ set, tiles: least }] : [];
  });
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

export function bestMove(
  record: MatchRecord,
  seat: number | null = null,
  round: number | null = null,
  /** None from this moment on. */
  end = Infinity,
): BestMove | null {
  const moments = momentsOf(record);
  let best: (BestMove & { rank: readonly number[] }) | null = null;
  for (const [i, moment] of moments.entries()) {
    const before = moments[i - 1];
    if (i >= end || moment.event?.verb !== 'play' || !before) continue;
    if (seat !== null && seatOf(moment.event) !== seat) continue;
    if (round !== null && moment.round !== round) continue;
    const mover = seatOf(moment.event);
    const laid = tilesIn(moment.event.fields.get('laid'));
    const sets = changed(before.table, moment.table);
    const rank = [Number(isRearranged(before.table, moment.table)), laid.length, sets.length];
    if (best && !isAbove(rank, best.rank)) continue;
    best = {
      moment: i,
      seat: mover,
      round: moment.round,
      laid,
      gave: givers(before.table, moment.table),
      before: { table: before.table, rack: before.racks[mover] ?? [], opened: stateOf(before, mover) },
      after: moment.table,
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
