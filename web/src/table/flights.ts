/** Tiles in the air: they fly in one layer above everything, so that nothing clips or covers them. */
import { lessMotion } from '../settings.svelte.ts';
import { type Spot, spotOf } from '../parts/flip.ts';

const FLIGHT = 420;
const NEXT = 110;
const LONGEST = 1600;
const DRAWN = 360;
const TRAIL_FADES = 160;
const EASE = 'cubic-bezier(.22,.7,.2,1)';
/** The height of the arc, as a part of the way. */
const ARC = 0.18;
const POINTS = 8;
const SVG = 'http://www.w3.org/2000/svg';

interface Path {
  from: Spot;
  to: Spot;
  delay: number;
  duration: number;
}

/** How long after the first of so many tiles each of them starts, so that a turn is not too long. */
export const gapFor = (count: number): number => Math.min(NEXT, (LONGEST - FLIGHT) / Math.max(1, count - 1));

/** The middle of the arc: to the left of the way, seen in its direction. */
function bend({ from, to }: Pick<Path, 'from' | 'to'>): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: from.x + dx / 2 - dy * ARC, y: from.y + dy / 2 - Math.abs(dx) * ARC };
}

/** A point of the arc; 0 is where it starts, 1 where it ends. */
function pointAt(path: Pick<Path, 'from' | 'to'>, part: number): { x: number; y: number } {
  const middle = bend(path);
  const mix = (a: number, b: number, c: number): number =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(path.from.x, middle.x, path.to.x), y: mix(path.from.y, middle.y, path.to.y) };
}

/** Grows a little on the way, and lands in its own size. */
const sizeAt = (part: number): number =>
  part < 0.7 ? 0.86 + (0.2 * part) / 0.7 : 1.06 - (0.2 * (part - 0.7)) / 1;

export class Flights {
  layer: HTMLElement | undefined;

  /** Tiles of the table fly from a seat, one after another; returns when the last one has landed, from now. */
  lay(tiles: readonly HTMLElement[], seat: Element, colour: number): Map<HTMLElement, number> {
    const landings = new Map<HTMLElement, number>();
    if (!this.layer || lessMotion()) return landings;
    const start = spotOf(seat.querySelector('.avatar') ?? seat);
    const gap = gapFor(tiles.length);
    const spots = tiles.map(spotOf); // all are measured before anything is added: the page is laid out once
    for (const [i, tile] of tiles.entries()) {
      const to = spots[i] ?? start;
      const path = { from: centred(start, to.w), to, delay: i * gap, duration: FLIGHT };
      this.fly(tile.firstElementChild?.cloneNode(true) as HTMLElement | null, path, colour);
      const until = path.delay + FLIGHT;
      tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
      landings.set(tile, until);
    }
    return landings;
  }

  /** A tile moves from one set to another, above the others. */
  move(tile: HTMLElement, from: Spot, to: Spot): number {
    if (!this.layer || lessMotion()) return 0;
    const path = { from, to, delay: 0, duration: FLIGHT };
    this.fly(tile.firstElementChild?.cloneNode(true) as HTMLElement | null, path, null);
    tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
    return FLIGHT;
  }

  /** Tiles go face down from the pool to a seat; returns how long it takes. */
  draw(pool: Element, seat: Element, count: number, w: number): number {
    if (!this.layer || lessMotion()) return 0;
    const to = centred(spotOf(seat.querySelector('.avatar') ?? seat), w * 0.6);
    for (let i = 0; i < count; i++) {
      const back = document.createElement('span');
      back.className = 'tile-back';
      const path = { from: centred(spotOf(pool), w), to, delay: i * NEXT, duration: DRAWN };
      this.fly(back, path, null, w);
    }
    return DRAWN + (count - 1) * NEXT;
  }

  private fly(tile: HTMLElement | null, path: Path, colour: number | null, w = path.to.w): void {
    if (!this.layer || !tile) return;
    if (colour !== null) this.trail(path, colour);
    const flyer = document.createElement('span');
    flyer.className = 'flyer';
    flyer.style.setProperty('--w', `${w}px`);
    flyer.append(tile);
    this.layer.append(flyer);
    const frames = Array.from({ length: POINTS + 1 }, (_, i) => {
      const part = i / POINTS;
      const { x, y } = pointAt(path, part);
      const scale = sizeAt(part) * ((path.from.w + (path.to.w - path.from.w) * part) / w);
      // Tiles that wait for their start are still in the player's hand.
      return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: i ? 1 : 0 };
    });
    const { duration, delay } = path;
    const flying = flyer.animate(frames, { duration, delay, easing: EASE, fill: 'both' });
    const gone = (): void => flyer.remove();
    flying.finished.then(gone, gone);
  }

  /** A line in the player's colour follows the tile, and is gone soon after it has landed. */
  private trail(path: Path, colour: number): void {
    const { from, to, delay, duration } = path;
    const middle = bend(path);
    const half = to.w / 2;
    const svg = document.createElementNS(SVG, 'svg');
    const line = document.createElementNS(SVG, 'path');
    svg.setAttribute('class', 'trail');
    svg.dataset['player'] = String(colour);
    const at = (spot: { x: number; y: number }): string => `${spot.x + half} ${spot.y + half}`;
    line.setAttribute('d', `M${at(from)} Q${at(middle)} ${at(to)}`);
    line.setAttribute('pathLength', '1');
    svg.append(line);
    this.layer?.append(svg);
    line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration,
      delay,
      easing: EASE,
      fill: 'both',
    });
    const fading = svg.animate([{ opacity: 0.8 }, { opacity: 0 }], {
      duration: TRAIL_FADES,
      delay: delay + duration,
      fill: 'forwards',
    });
    const gone = (): void => svg.remove();
    fading.finished.then(gone, gone);
  }
}

/** A tile of this width in the middle of a spot. */
const centred = (spot: Spot, w: number): Spot => ({ x: spot.x + (spot.w - w) / 2, y: spot.y, w });
