/** What a tap, a drag or a long press means for the tiles, once it is known what lies under it. */
import type { Point, Under } from '../../board/drag.ts';
import { meldNear } from '../../board/layout.ts';
import { meldOf } from '../../board/state.ts';
import { drop, OWN_PLACE, putDown, refuseMove, select, selectAll, stuckAmong } from './laying.ts';
import { seatAt } from './match.ts';
import { type Change, handle, same, type Table } from './table.ts';

/** Tiles that are less wide than this, in pixels, are chosen in a lens on a phone. */
// What a finger hits safely, by the guidelines for phones.
const SMALL = 44;
/** On a crowded cloth the nearest set wins a tap, from this many pixels away. */
const NEAR = 14;

const widthAt = ({ places }: Table): number => places.layout?.w ?? SMALL;

/** A tap; `at` is its point on the cloth. */
export function tap(table: Table, under: Under, at: Point, isPhone: boolean): Change {
  const chosen = [...table.interaction.selected];
  switch (under.kind) {
    case 'tile':
      return tapTile(table, under, chosen, isPhone);
    case 'meld':
      return chosen.length ? layOnSet(table, chosen, under.meld) : same(table);
    case 'cloth':
      return chosen.length ? layOnCloth(table, chosen, at, isPhone) : same(table);
    case 'rack':
      return tapRack(table, chosen);
    case 'other':
      return same(table);
  }
}

function tapTile(
  table: Table,
  under: Extract<Under, { kind: 'tile' }>,
  chosen: readonly number[],
  isPhone: boolean,
): Change {
  if (under.where === 'rack' || chosen.includes(under.id)) return select(table, under.id);
  if (chosen.length) {
    const isOwnSet = chosen.every((id) => meldOf(table.draft.now, id)?.id === under.meld);
    return isOwnSet ? select(table, under.id) : layOnSet(table, chosen, under.meld, under.id);
  }
  if (!isPhone || widthAt(table) >= SMALL) return select(table, under.id);
  if (stuckAmong(table, [under.id]) !== undefined) return refuseMove(table, under.id);
  return handle(selectAll(table, [under.id]).table, { lens: under.meld });
}

function tapRack(table: Table, chosen: readonly number[]): Change {
  const back = chosen.filter((id) => meldOf(table.draft.now, id));
  if (back.length) return drop(table, back, { kind: 'rack', at: OWN_PLACE, apart: false });
  return chosen.length ? putDown(table) : same(table);
}

function layOnCloth(table: Table, chosen: readonly number[], { x, y }: Point, isPhone: boolean): Change {
  const { layout } = table.places;
  const near = isPhone && layout ? meldNear(layout, { x, y }, NEAR) : null;
  if (near !== null) return layOnSet(table, chosen, near);
  // The tap is where the middle of the new set should lie, and a drop is told by its left edge.
  return drop(table, chosen, { kind: 'cloth', x: x - widthAt(table) * chosen.length * 0.5, y });
}

/** Lays tiles on a set, unless they all lie in it. */
export function layOnSet(table: Table, ids: readonly number[], meld: number, tile?: number): Change {
  const isHome = ids.every((id) => meldOf(table.draft.now, id)?.id === meld);
  return isHome ? same(table) : drop(table, ids, { kind: 'meld', meld, tile });
}

/** What a long press takes: the whole set; on the rack, what is selected or the tiles that stand together. */
export function heldBy(table: Table, under: Under): number[] {
  if (under.kind === 'meld' || (under.kind === 'tile' && under.where === 'table'))
    return table.draft.now.melds.find(({ id }) => id === under.meld)?.pieces.map(({ id }) => id) ?? [];
  return under.kind === 'tile' ? standingTogether(table, under.id) : [];
}

function standingTogether({ interaction, order, draft }: Table, id: number): number[] {
  if (interaction.selected.has(id)) return [...interaction.selected];
  const { slots } = order;
  let [from, to] = [slots.indexOf(id), slots.indexOf(id)];
  while (from > 0 && slots[from - 1] !== null) from -= 1;
  while (to + 1 < slots.length && slots[to + 1] !== null) to += 1;
  const rack = new Set(draft.now.rack.map((piece) => piece.id));
  return slots.slice(from, to + 1).flatMap((slot) => (slot !== null && rack.has(slot) ? slot : []));
}

/** What a drag takes from a tile: all that is selected if it is, else the tile alone. */
export const draggedFrom = ({ interaction }: Table, id: number): number[] =>
  interaction.selected.has(id) ? [...interaction.selected] : [id];

/** The tile for which a drag from this one is refused; those of my rack are mine to order at any time. */
export function stuckInDrag(table: Table, id: number): number | undefined {
  const isOnRack = table.draft.now.rack.some((piece) => piece.id === id) && seatAt(table.game) !== null;
  return isOnRack ? undefined : stuckAmong(table, draggedFrom(table, id));
}
