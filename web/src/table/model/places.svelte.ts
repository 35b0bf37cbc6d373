/** Where the sets lie for this player's eyes, remembered for each size of the cloth. */
import { type Frame, sameFrame, sameLayout, type TableLayout } from '../../board/layout.ts';
import { type Shape, standing } from '../../board/melds.ts';
import { relay } from '../../board/relay.ts';
import { type Meld, meldTexts } from '../../board/state.ts';

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

export class Places {
  layout = $state.raw<TableLayout | null>(null);
  private frame: Frame | null = null;
  private readonly layouts = new Map<string, TableLayout>();
  private readonly drops = new Map<number, { x: number; y: number }>();
  private readonly grown = new Map<number, number>();

  /** Says whether the cloth is another one now. */
  setFrame(frame: Frame): boolean {
    const old = this.frame;
    if (old && sameFrame(old, frame)) return false;
    this.frame = frame;
    this.layout = this.layouts.get(keyOf(frame)) ?? null;
    return true;
  }

  /** A new set was dropped here. */
  dropped(meld: number, x: number, y: number): void {
    this.drops.set(meld, { x, y });
  }

  /** So many tiles came to the beginning of a set. */
  grew(meld: number, before: number): void {
    this.grown.set(meld, before);
  }

  lay(melds: readonly Meld[], shape: Shape, betweenTurns: boolean): void {
    if (!this.frame) return;
    const wanted = melds.map((meld) => ({
      id: meld.id,
      length: lengthOf(meld, shape),
      drop: this.drops.get(meld.id),
      before: this.grown.get(meld.id),
    }));
    const next = relay(this.layout, wanted, this.frame, betweenTurns);
    if (!this.layout || !sameLayout(next, this.layout)) this.layout = next;
    this.layouts.set(keyOf(this.frame), this.layout);
    this.grown.clear();
  }

  /** As it lay before; if the cloth has another size now, when it has that one again. */
  restore(layout: TableLayout | null): void {
    if (!layout) return;
    this.layouts.set(keyOf(layout.frame), layout);
    if (this.layout && sameFrame(layout.frame, this.layout.frame)) this.layout = layout;
  }

  /** Everything is laid out anew at the next laying, in this size only. */
  forget(): void {
    this.layout = null;
    this.drops.clear();
  }

  /** A new round: nothing lies anywhere. */
  clear(): void {
    this.layouts.clear();
    this.forget();
  }
}
