/** A tile in the air: along an arc, with a line in its player's colour behind it. Fetched while the table is first looked at. */
import type { Spot } from '../../board/screen.ts';

const TRAIL_FADES = 160;
export const EASE = 'cubic-bezier(.22,.7,.2,1)';
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

interface Flyer {
  /** The width of the tile, in pixels. */
  w: number;
  /** The number of the player whose colour the line has; without it there is none. */
  colour: number | null;
}

/** The middle of the arc: to the left of the way, seen in its direction. */
function bend({ from, to }: Path): { x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: from.x + dx / 2 - dy * ARC, y: from.y + dy / 2 - Math.abs(dx) * ARC };
}

/** A point of the arc; 0 is where it starts, 1 where it ends. */
function pointAt(path: Path, part: number): { x: number; y: number } {
  const middle = bend(path);
  const mix = (a: number, b: number, c: number): number =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(path.from.x, middle.x, path.to.x), y: mix(path.from.y, middle.y, path.to.y) };
}

/** Grows a little on the way, and lands in its own size. */
const sizeAt = (part: number): number =>
  part < 0.7 ? 0.86 + (0.2 * part) / 0.7 : 1.06 - (0.2 * (part - 0.7)) / 1;

/** Flies a tile in this layer, until it has landed. */
export async function fly(
  layer: HTMLElement,
  tile: Element,
  path: Path,
  { w, colour }: Flyer,
): Promise<void> {
  if (colour !== null) trail(layer, path, colour);
  const flyer = document.createElement('span');
  flyer.className = 'flyer';
  flyer.style.setProperty('--w', `${w}px`);
  flyer.append(tile);
  layer.append(flyer);
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
function trail(layer: HTMLElement, path: Path, colour: number): void {
  const { delay, duration } = path;
  const line = document.createElement('i');
  line.className = 'trail';
  line.dataset['player'] = String(colour);
  line.style.width = `${TRAIL}px`;
  layer.append(line);
  line.animate(trailFrames(path), { duration, delay, easing: EASE, fill: 'both' });
  const whole = duration + TRAIL_FADES;
  const fading = line.animate([{ opacity: 0 }, { opacity: 0.8, offset: duration / whole }, { opacity: 0 }], {
    duration: whole,
    delay,
    fill: 'both',
  });
  const gone = (): void => line.remove();
  fading.finished.then(gone, gone);
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
