/** Where the sets lie for this player's eyes, remembered for each size of the cloth. */
import { type Meld, meldTexts } from '../../board/draft.ts';
import { type Frame, relay, sameFrame, sameLayout, type TableLayout } from '../../board/layout.ts';
import { type Shape, standing } from '../../board/melds.ts';

export interface Places {
  readonly layout: TableLayout | null;
  readonly frame: Frame | null;
  readonly layouts: ReadonlyMap<string, TableLayout>;
  /** Where new sets were dropped, by their number. */
  readonly drops: ReadonlyMap<number, { x: number; y: number }>;
  /** How many tiles came to the beginning of a set since it was laid out. */
  readonly grown: ReadonlyMap<number, number>;
}

export const NOWHERE: Places = {
  layout: null,
  frame: null,
  layouts: new Map(),
  drops: new Map(),
  grown: new Map(),
};

const keyOf = (frame: Frame): string => `${frame.width}x${frame.height}`;

/** Lengths that were worked out: most sets stay as they are from turn to turn. */
const lengths = new WeakMap<Meld, { shape: Shape; length: number }>();

function lengthOf(meld: Meld, shape: Shape): number {
  const known = lengths.get(meld);
  if (known?.shape === shape) return known.length;
  const length = measure(meld, shape);
  lengths.set(meld, { shape, length });
  return length;
}

/** A set's length in tiles, a hole that is drawn counted as one. */
function measure(meld: Meld, shape: Shape): number {
  const how = standing(meldTexts(meld), shape);
  const holes = how.state === 'incomplete' && how.words === 'missing' ? how.holes.length : 0;
  return meld.pieces.length + holes;
}

/** The same places if the cloth is still the same. */
export function withFrame(places: Places, frame: Frame): Places {
  if (places.frame && sameFrame(places.frame, frame)) return places;
  return { ...places, frame, layout: places.layouts.get(keyOf(frame)) ?? null };
}

/** A new set was dropped here. */
export const withDrop = (places: Places, meld: number, x: number, y: number): Places => ({
  ...places,
  drops: new Map(places.drops).set(meld, { x, y }),
});

/** So many tiles came to the beginning of a set. */
export const withGrowth = (places: Places, meld: number, before: number): Places => ({
  ...places,
  grown: new Map(places.grown).set(meld, before),
});

/** Every set in its place; only between turns may all of them move. */
export function layOut(places: Places, melds: readonly Meld[], shape: Shape, betweenTurns: boolean): Places {
  const { frame, drops, grown } = places;
  if (!frame) return places;
  const wanted = melds.map((meld) => ({
    id: meld.id,
    length: lengthOf(meld, shape),
    drop: drops.get(meld.id),
    before: grown.get(meld.id),
  }));
  const next = relay(places.layout, wanted, frame, betweenTurns);
  const layout = places.layout && sameLayout(next, places.layout) ? places.layout : next;
  const layouts = new Map(places.layouts).set(keyOf(frame), layout);
  return { ...places, layout, layouts, grown: grown.size ? new Map() : grown };
}

/** As it lay before; if the cloth has another size now, when it has that one again. */
export function restored(places: Places, layout: TableLayout | null): Places {
  if (!layout) return places;
  const isNow = places.layout && sameFrame(layout.frame, places.layout.frame);
  return {
    ...places,
    layouts: new Map(places.layouts).set(keyOf(layout.frame), layout),
    layout: isNow ? layout : places.layout,
  };
}

/** Everything is laid out anew at the next laying, in this size only. */
export const forgotten = (places: Places): Places => ({ ...places, layout: null, drops: new Map() });

/** A new round: nothing lies anywhere. */
export const cleared = ({ frame }: Places): Places => ({ ...NOWHERE, frame });
