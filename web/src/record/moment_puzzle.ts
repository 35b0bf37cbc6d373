/** A missed turn as a puzzle: where that may be worth asking, and the asking. */
import type { MomentPuzzle, TurnReview } from '../wire/protocol.ts';
import { asked, MOMENT, type Source, whoHas } from './fetching.ts';

/** More sets that change are too many for a puzzle; see tilerummy/puzzles/making.py. */
const MOST_SETS = 9;

/** What the review already tells: more was possible, without an open tile, and the table had a part in it. */
export function mayBePuzzle(turn: TurnReview, opened: boolean): boolean {
  const { best } = turn;
  if (!best || best.taken || !(turn.missed_tiles > 0 || turn.missed_points > 0)) return false;
  const changed = new Set(best.steps.flatMap(({ source, onto }) => [source, onto]).filter((set) => set >= 0));
  return !opened || (changed.size > 0 && changed.size <= MOST_SETS);
}

/** Proven where reviews are made, at the server or on the device. */
export async function momentPuzzle(source: Source, turn: TurnReview): Promise<MomentPuzzle> {
  const query = new URLSearchParams({ turn: String(turn.number) });
  if ('code' in source && source.match !== null) query.set('match', String(source.match));
  const response = await ('code' in source
    ? asked(whoHas(source), `/t/${encodeURIComponent(source.code)}/puzzle?${query}`)
    : asked(whoHas(source), `${MOMENT}?${query}`, { method: 'POST', body: source.text }));
  return (await response.json()) as MomentPuzzle;
}
