/** Tiles in the air: they fly in one layer above everything, so that nothing clips or covers them. */
import { lessMotion } from '../../ui/settings.svelte.ts';
import { type Spot, spotOf } from '../../board/screen.ts';
import type { Lying } from './flip.ts';
import { afterFrame } from '../../ui/clock.ts';

const FLIGHT = 420;
const NEXT = 110;
const LONGEST = 1600;
const DRAWN = 360;

/** How a tile flies is fetched after the table. */
const flying = (): Promise<typeof import('./flying.ts')> => import('./flying.ts');

/** How long after the first of so many tiles each of them starts, so that a turn is not too long. */
const gapFor = (count: number): number => Math.min(NEXT, (LONGEST - FLIGHT) / Math.max(1, count - 1));

export class Flights {
  layer: HTMLElement | undefined;

  /** What flying needs comes before it is needed. */
  fetch(): void {
    // Without it tiles simply lie there: a table is never worth less for a file that did not come.
    flying().catch(() => undefined);
  }

  /** Tiles of the table fly from a seat, one after another; returns when each has landed, from now. */
  lay(tiles: readonly Lying[], start: Spot, colour: number): Map<HTMLElement, number> {
    const landings = new Map<HTMLElement, number>();
    const { layer } = this;
    if (!layer || lessMotion()) return landings;
    const gap = gapFor(tiles.length);
    for (const [i, { element: tile, to }] of tiles.entries()) {
      const delay = i * gap;
      const path = { from: centred(start, to.w), to, delay: 0, duration: FLIGHT };
      // Each is made when it starts: the first frame of a turn has enough to do.
      tile.style.opacity = '0'; // no animation: each would be a layer of its own
      const landed = (): void => void (tile.style.opacity = '');
      setTimeout(() => {
        const face = tile.firstElementChild?.cloneNode(true) as Element;
        flying()
          .then(({ fly }) => fly(layer, face, path, { w: to.w, colour }))
          .then(landed, landed);
      }, delay);
      landings.set(tile, delay + FLIGHT);
    }
    return landings;
  }

  /** Tiles go face down from the pool to a seat; returns how long it takes. */
  draw(pool: Element, seat: Element, count: number, w: number): number {
    const { layer } = this;
    if (!layer || lessMotion()) return 0;
    afterFrame(() => {
      const to = centred(spotOf(seat.querySelector('.avatar') ?? seat), w * 0.6);
      const from = centred(spotOf(pool), w);
      const backs = Array.from({ length: count }, () => document.createElement('span'));
      flying().then(
        ({ fly }) =>
          backs.forEach((back, i) => {
            back.className = 'tile-back';
            void fly(layer, back, { from, to, delay: i * NEXT, duration: DRAWN }, { w, colour: null });
          }),
        () => undefined,
      );
    });
    return DRAWN + (count - 1) * NEXT;
  }
}

/** A tile of this width in the middle of a spot. */
const centred = (spot: Spot, w: number): Spot => ({ ...spot, x: spot.x + (spot.w - w) / 2, w });
