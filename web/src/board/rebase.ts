/** A draft that outlives its table. */
import {
  begin,
  changed,
  type Draft,
  ids,
  type Meld,
  type Position,
  regained,
  samePieces,
  step,
} from './state.ts';

/**
 * The same draft on a table that has changed: a plan made before one's turn, or a draft over a reconnection.
 * If the sets it works with still lie there, all of it; else its new sets from the rack; else nothing.
 */
export function rebase(
  draft: Draft,
  base: Position,
  nextMeld: number,
): { draft: Draft; kept: 'all' | 'part' | 'none' } {
  const fresh = begin(base, Math.max(nextMeld, draft.nextMeld));
  if (!changed(draft)) return { draft: fresh, kept: 'all' };
  const old = new Map(draft.base.melds.map((meld) => [meld.id, meld]));
  const same = (meld: Meld | undefined, other: Meld): boolean =>
    !!meld && samePieces(meld.pieces, other.pieces);
  const made = draft.now.melds.filter((meld) => !same(old.get(meld.id), meld));
  const gone = draft.base.melds.filter(
    (meld) =>
      !same(
        draft.now.melds.find((other) => other.id === meld.id),
        meld,
      ),
  );
  const rack = ids(base.rack);
  const rackBefore = ids(draft.base.rack);
  const there = gone.every((meld) =>
    same(
      base.melds.find((other) => other.id === meld.id),
      meld,
    ),
  );
  const own = (meld: Meld): boolean =>
    meld.pieces.every((piece) => !rackBefore.has(piece.id) || rack.has(piece.id));
  const whole = there && made.every(own);
  const keep = whole ? made : made.filter((meld) => meld.pieces.every((piece) => rack.has(piece.id)));
  if (!whole && !keep.length) return { draft: fresh, kept: 'none' };
  const lying = whole ? base.melds.filter((meld) => !gone.some((other) => other.id === meld.id)) : base.melds;
  const taken = new Set(lying.map((meld) => meld.id));
  let next = fresh.nextMeld;
  // A set of mine may have the number of an old one, out of which it grew and which lies there again.
  const melds = [...lying, ...keep.map((meld) => (taken.has(meld.id) ? { ...meld, id: next++ } : meld))];
  const used = ids(melds.flatMap((meld) => meld.pieces));
  const regainedNow = whole ? regained(draft) : [];
  const now = { melds, rack: [...base.rack.filter((piece) => !used.has(piece.id)), ...regainedNow] };
  return { draft: { ...step(fresh, now), nextMeld: next }, kept: whole ? 'all' : 'part' };
}
