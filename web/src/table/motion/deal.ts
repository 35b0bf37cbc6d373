/** The deal: tiles fly from the pool, face down to the others and to their slots on my rack, seat by seat. Fetched when a round begins. */
import { spotOf } from '../../board/screen.ts';
import { EASE } from './flying.ts';

const DEALT = 360;
const NEXT_DEALT = 45;
/** All of it takes less than two seconds. */
const LONGEST_DEAL = 1800;
/** Of what the others get, so many are seen. */
const SHOWN = 3;

export interface Dealt {
  layer: HTMLElement;
  pool: Element;
  /** The others, in playing order. */
  seats: readonly Element[];
  /** My tiles, in the order of the rack. */
  tiles: readonly HTMLElement[];
}

/** How long after each other tiles leave the pool. */
const dealGap = (count: number): number => Math.min(NEXT_DEALT, (LONGEST_DEAL - DEALT) / Math.max(1, count));

/** Returns how long it takes, in milliseconds. */
export function deal({ layer, pool, seats, tiles }: Dealt): number {
  const gap = dealGap(seats.length * SHOWN + tiles.length);
  const from = spotOf(pool);
  const flights: Animation[] = [];
  let number = 0;
  for (const seat of seats) {
    const to = spotOf(seat.querySelector('.avatar') ?? seat);
    for (let i = 0; i < SHOWN; i++) {
      const back = document.createElement('span');
      back.className = 'flyer tile-back';
      back.style.setProperty('--w', `${to.w}px`);
      layer.append(back);
      const flying = back.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 },
          { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 1 },
        ],
        { duration: DEALT, delay: number++ * gap, easing: EASE, fill: 'backwards' },
      );
      flights.push(flying);
      const gone = (): void => back.remove();
      flying.finished.then(gone, gone);
    }
  }
  for (const tile of tiles) {
    const to = spotOf(tile);
    const flying = tile.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(.7)`, opacity: 0, zIndex: 5 },
        { opacity: 1, offset: 0.2 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      { duration: DEALT, delay: number++ * gap, easing: EASE, fill: 'backwards' },
    );
    flights.push(flying);
  }
  landUnderFinger(flights, tiles);
  return number * gap + DEALT;
}

// A glow that goes on for ever has no end to finish at: asking for it is an error.
const ends = ({ effect }: Animation): boolean => Number.isFinite(effect?.getComputedTiming().endTime);

/**
 * Whoever presses before the last tile lies there need not wait: all land at once, and the press takes what is there now.
 * A tile may be on its way for another reason too, as when the rack was another one a moment ago: that ends as well.
 */
function landUnderFinger(flights: readonly Animation[], tiles: readonly HTMLElement[]): void {
  const pressed = (event: PointerEvent): void => {
    const moving = tiles.flatMap((tile) => tile.getAnimations()).filter(ends);
    for (const flight of [...flights, ...moving]) flight.finish();
    const there = document.elementFromPoint(event.clientX, event.clientY);
    if (!there || there === event.target) return;
    // The same press, at what lies there now; the first one must not be heard as well.
    event.stopPropagation();
    there.dispatchEvent(new PointerEvent(event.type, event));
  };
  const press = { once: true, capture: true };
  addEventListener('pointerdown', pressed, press);
  const over = (): void => removeEventListener('pointerdown', pressed, press);
  Promise.all(flights.map((flight) => flight.finished)).then(over, over);
}
