/** Tiles in the air: they fly in one layer above everything, so that nothing clips or covers them. */
import { lessMotion } from '../settings.svelte.ts';
import { type Lying, type Spot, spotOf } from '../parts/flip.ts';

const FLIGHT = 420;
const NEXT = 110;
const LONGEST = 1600;
const DRAWN = 360;
const TRAIL_FADES = 160;
const EASE = 'cubic-bezier(.22,.7,.2,1)';
/** The height of the arc, as a part of the way. */
const ARC = 0.18;
const POINTS = 8;
/** How long the line behind a tile is, in pixels. */
const TRAIL = 150;

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

  /** Tiles of the table fly from a seat, one after another; returns when each has landed, from now. */
  lay(tiles: readonly Lying[], start: Spot, colour: number): Map<HTMLElement, number> {
    const landings = new Map<HTMLElement, number>();
    if (!this.layer || lessMotion()) return landings;
    const gap = gapFor(tiles.length);
    for (const [i, { element: tile, to }] of tiles.entries()) {
      const delay = i * gap;
      const path = { from: centred(start, to.w), to, delay: 0, duration: FLIGHT };
      // Each is made when it starts: the first frame of a turn has enough to do.
      const hidden = tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay, fill: 'forwards' });
      const landed = (): void => hidden.cancel();
      setTimeout(() => {
        const face = tile.firstElementChild?.cloneNode(true) as HTMLElement | null;
        void this.fly(face, path, colour).then(landed, landed);
      }, delay);
      landings.set(tile, delay + FLIGHT);
    }
    return landings;
  }

  /** Tiles go face down from the pool to a seat; returns how long it takes. */
  draw(pool: Element, seat: Element, count: number, w: number): number {
    if (!this.layer || lessMotion()) return 0;
    const to = centred(spotOf(seat.querySelector('.avatar') ?? seat), w * 0.6);
    const from = centred(spotOf(pool), w);
    for (let i = 0; i < count; i++) {
      const back = document.createElement('span');
      back.className = 'tile-back';
      const path = { from, to, delay: i * NEXT, duration: DRAWN };
      void this.fly(back, path, null, w);
    }
    return DRAWN + (count - 1) * NEXT;
  }

  private async fly(
    tile: HTMLElement | null,
    path: Path,
    colour: number | null,
    w = path.to.w,
  ): Promise<void> {
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
    await flying.finished.catch(() => undefined);
    flyer.remove();
  }

  /** A line in the player's colour follows the tile, and is gone soon after it has landed. */
  private trail(path: Path, colour: number): void {
    const { delay, duration } = path;
    const line = document.createElement('i');
    line.className = 'trail';
    line.dataset['player'] = String(colour);
    line.style.width = `${TRAIL}px`;
    this.layer?.append(line);
    line.animate(trailFrames(path), { duration, delay, easing: EASE, fill: 'both' });
    const whole = duration + TRAIL_FADES;
    const fading = line.animate(
      [{ opacity: 0 }, { opacity: 0.8, offset: duration / whole }, { opacity: 0 }],
      { duration: whole, delay, fill: 'both' },
    );
    const gone = (): void => line.remove();
    fading.finished.then(gone, gone);
  }
}

/** Its end is in the middle of the tile, and it points to where the tile comes from. */
function trailFrames(path: Path): Keyframe[] {
  const { from, to } = path;
  const [across, down] = [to.w / 2 - TRAIL, to.h / 2];
  let turned = 0;
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const [at, next] = [pointAt(path, i / POINTS), pointAt(path, (i + 0.1) / POINTS)];
    const angle = Math.atan2(next.y - at.y, next.x - at.x);
    turned = i ? angle - 2 * Math.PI * Math.round((angle - turned) / (2 * Math.PI)) : angle; // the short way round
    const length = Math.min(1, Math.hypot(at.x - from.x, at.y - from.y) / TRAIL);
    return {
      transform: `translate(${at.x + across}px, ${at.y + down}px) rotate(${turned}rad) scaleX(${length})`,
    };
  });
}

/** A tile of this width in the middle of a spot. */
const centred = (spot: Spot, w: number): Spot => ({ ...spot, x: spot.x + (spot.w - w) / 2, w });
