/** What a tap, a drag, a long press or a key means for the tiles, once it is known what lies under it. */
import { meldOf } from '../../board/draft.ts';
import type { Under } from '../../board/drag.ts';
import type { Point } from '../../board/screen.ts';
import type { Fitting, Target } from '../../board/hand.ts';
import { meldNear, TALL } from '../../board/layout.ts';
import { seatAt } from './game.ts';
import { drop, OWN_PLACE, putDown, refuseMove, select, selectAll, sendHome, stuckAmong } from './laying.ts';
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

// -- where tiles over the cloth would go ------------------------------------------------------------
// Points are those of the cloth, in pixels.

/** A slot opens when a tile comes this near, in tile widths, and closes when it is further away than that. */
const OPENS_WITHIN = 1.2;
// Further than where it opens: a hand that trembles at the edge does not open and close it.
const CLOSES_BEYOND = 1.5;
/** A set is under a tile that is this near, in pixels. */
const UNDER = 12;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const meldUnder = ({ places }: Table, at: Point): number | null =>
  places.layout ? meldNear(places.layout, at, UNDER) : null;

/** The nearest set that fits opens a slot; one that is open stays so for a little further. */
export function openSlot(table: Table, at: Point): Change {
  const { fitting, slot, dims } = table.interaction;
  if (!dims) return same(table);
  const near = [...fitting.values()]
    .map((one) => ({ one, far: distance(table, one, at) }))
    .filter(({ one, far }) => far <= (one === slot ? CLOSES_BEYOND : OPENS_WITHIN))
    .sort((a, b) => a.far - b.far)[0];
  const next = near?.one ?? null;
  return next === slot ? same(table) : handle(table, { slot: next });
}

/** How far a point is from where the set, with its slot, would be; in tile widths. */
function distance({ places }: Table, { meld }: Fitting, { x, y }: Point): number {
  const { layout } = places;
  const anchor = layout?.anchors.find(({ id }) => id === meld);
  if (!layout || !anchor) return Infinity;
  const top = layout.rows[anchor.row] ?? 0;
  const dx = Math.max(anchor.x - x, x - anchor.x - anchor.length * layout.w, 0);
  const dy = Math.max(top - y, y - top - layout.w * TALL, 0);
  return Math.hypot(dx, dy) / layout.w;
}

/** A set that the tile does not fit wakes up when the tile is held still above it, and sleeps when it goes away. */
export function wake(table: Table, at: Point, isHeld: boolean): Change {
  const { awake, dims } = table.interaction;
  const under = meldUnder(table, at);
  if (isHeld) return dims ? handle(table, { awake: under }) : same(table);
  return awake !== null && under !== awake ? handle(table, { awake: null }) : same(table);
}

/** Whether a set takes what is carried without being asked twice: it fits, it is where they come from, it is awake. */
export function takesCarried({ interaction, draft }: Table, meld: number): boolean {
  const { fitting, awake, carried } = interaction;
  const pieces = draft.now.melds.find(({ id }) => id === meld)?.pieces ?? [];
  return fitting.has(meld) || awake === meld || pieces.some(({ id }) => carried.includes(id));
}

/** The place in a set that a point is at. */
export function placeIn({ places, draft }: Table, meld: number, x: number): Target {
  const { layout } = places;
  const left = layout?.anchors.find((anchor) => anchor.id === meld)?.x ?? 0;
  const pieces = draft.now.melds.find(({ id }) => id === meld)?.pieces ?? [];
  const along = (x - left) / (layout?.w ?? 44);
  return {
    kind: 'meld',
    meld,
    at: clamp(Math.round(along), pieces.length),
    tile: pieces[clamp(Math.floor(along), pieces.length - 1)]?.id,
  };
}

// -- keys -------------------------------------------------------------------------------------------

/** Enter: into the set under the cursor, or from the rack as a new set; without a selection, where it fits. */
export function layByKey(table: Table, id: number, at: Point): Change {
  const { selected } = table.interaction;
  const meld = meldOf(table.draft.now, id);
  const chosen = [...selected];
  if (meld && chosen.length && !selected.has(id)) return layOnSet(table, chosen, meld.id, id);
  if (meld && !chosen.length) return select(table, id);
  if (chosen.length > 1 || (chosen.length && chosen[0] !== id)) return layNewSet(table, at);
  return sendHome(table, id);
}

/** What is selected becomes a new set. */
export function layNewSet(table: Table, { x, y }: Point): Change {
  const chosen = [...table.interaction.selected];
  return chosen.length ? drop(table, chosen, { kind: 'cloth', x, y }) : same(table);
}

/** What is selected goes back to the rack; without a selection, the tile under the cursor. */
export function takeBack(table: Table, id: number | null): Change {
  const { selected } = table.interaction;
  const ids = selected.size ? [...selected] : id === null ? [] : [id];
  const isOnTable = ids.some((one) => meldOf(table.draft.now, one));
  return isOnTable ? drop(table, ids, { kind: 'rack', at: OWN_PLACE, apart: false }) : same(table);
}

/** The next such tile of the rack after the one that has the focus: `7`, or `*` for a joker. */
export function nextOnRack({ order, draft }: Table, focused: number | null, wanted: string): number | null {
  const rack = order.slots.flatMap((slot) => draft.now.rack.find((piece) => piece.id === slot) ?? []);
  const from = rack.findIndex((piece) => piece.id === focused) + 1;
  const isWanted = ({ text }: { text: string }): boolean =>
    wanted === '*' ? text === '*' : text.slice(1) === wanted;
  return [...rack.slice(from), ...rack.slice(0, from)].find(isWanted)?.id ?? null;
}

/** The set after this one, or before it, that takes what is selected; its first tile. */
export function nextFitting(
  { shown, interaction }: Table,
  focused: number | null,
  way: 1 | -1,
): number | null {
  const melds = shown.melds.filter(({ id }) => interaction.fitting.has(id));
  const here = melds.findIndex(({ pieces }) => pieces.some(({ id }) => id === focused));
  const next = way < 0 && here < 0 ? melds.length - 1 : here + way;
  return melds.at(next % melds.length)?.pieces[0]?.id ?? null;
}
