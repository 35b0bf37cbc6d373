/** Where tiles over the cloth would go: points are those of the cloth, in pixels. */
import type { Point } from '../../board/drag.ts';
import type { Target } from '../../board/drop.ts';
import type { Fitting } from '../../board/fitting.ts';
import { meldNear, TALL } from '../../board/layout.ts';
import { handle, type Change, same, type Table } from './table.ts';

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
