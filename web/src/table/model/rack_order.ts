/** The order of my rack: mine always, and kept when the page is closed. */
import type { Shape } from '../../board/melds.ts';
import { moveTo, reconcile, type Slot, sorted, type Sorting } from '../../board/rack.ts';
import type { Piece } from '../../board/state.ts';

const SORTINGS = ['runs', 'groups', 'playable'] as const;

export interface RackOrder {
  readonly slots: readonly Slot[];
  /** How the rack keeps itself sorted; null once the player has moved a tile. */
  readonly mode: Sorting | null;
}

export const NO_ORDER: RackOrder = { slots: [], mode: null };

/** A new round: as it was left, else sorted as the player likes it. */
export function beginOrder(
  rack: readonly Piece[],
  shape: Shape,
  kept: readonly Slot[],
  wish: Sorting | 'none',
): RackOrder {
  if (kept.length) return { slots: kept, mode: modeOf(kept, rack, shape) };
  return wish === 'none' ? NO_ORDER : sortOrder(rack, wish, shape);
}

/**
 * The rack holds these tiles now. The places of those that are laid for the moment stay free, so that nothing
 * else moves and they can come back to them; new tiles find theirs if the rack keeps itself sorted.
 */
export function updateOrder(
  order: RackOrder,
  pieces: readonly Piece[],
  laid: readonly Piece[],
  shape: Shape,
): RackOrder {
  const { slots, mode } = order;
  const isNew = pieces.some((piece) => !slots.includes(piece.id));
  const next = mode && isNew ? sorted(pieces, mode, shape) : reconcile(slots, pieces, laid);
  return next.join() === slots.join() ? order : { slots: next, mode };
}

export const moveInOrder = (
  { slots }: RackOrder,
  ids: readonly number[],
  at: number,
  apart: boolean,
): RackOrder => ({ slots: moveTo(slots, ids, Math.min(at, slots.length), apart), mode: null });

export const sortOrder = (pieces: readonly Piece[], how: Sorting, shape: Shape): RackOrder => ({
  slots: sorted(pieces, how, shape),
  mode: how,
});

/** How these tiles are sorted, if they are. */
function modeOf(slots: readonly Slot[], pieces: readonly Piece[], shape: Shape): Sorting | null {
  const order = slots.join();
  return SORTINGS.find((how) => sorted(pieces, how, shape).join() === order) ?? null;
}
