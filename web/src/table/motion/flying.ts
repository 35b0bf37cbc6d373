/**
 * Tiles in the air: along an arc, each with a line in its player's colour behind it, in one layer above everything, so that
 * nothing clips or covers them. Fetched while the table is first looked at.
 */
import { afterFrame, type Spot, spotOf } from '../../board/screen.ts';
import { lessMotion } from '../../ui/settings.svelte.ts';

const FLIGHT = 420;
const NEXT = 110;
const LONGEST = 1600;
const DRAWN = 360;
/** A set parts this long before its tile lands. */
const PARTS_BEFORE = 160;
const TRAIL_FADES = 160;
export const EASE = 'cubic-bezier(.22,.7,.2,1)';
/** The height of the arc, as a part of the way. */
const ARC = 0.18;
const POINTS = 8;
/** How long the line behind a tile is, in pixels. */
const TRAIL = 150;

/** A tile, and where it is now. */
export interface Lying {
  element: HTMLElement;
  id: string;
  to: Spot;
}

/** Tiles that are on their way: how long it takes until the last has landed, and how long others wait for them. */
interface Flight {
  lasts: number;
  delays: ReadonlyMap<string, number>;
}

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

/** How long after the first of so many tiles each of them starts, so that a turn is not too long. */
const gapFor = (count: number): number => Math.min(NEXT, (LONGEST - FLIGHT) / Math.max(1, count - 1));

/** A tile of this width in the middle of a spot. */
const centred = (spot: Spot, w: number): Spot => ({ ...spot, x: spot.x + (spot.w - w) / 2, w });

/** Tiles of the table fly from a seat, one after another. */
export function flyFrom(layer: HTMLElement, tiles: readonly Lying[], start: Spot, colour: number): Flight {
  const landings = new Map<HTMLElement, number>();
  const gap = gapFor(tiles.length);
  for (const [i, { element: tile, to }] of lessMotion.now ? [] : tiles.entries()) {
    const delay = i * gap;
    const path = { from: centred(start, to.w), to, delay: 0, duration: FLIGHT };
    tile.style.opacity = '0'; // no animation: each would be a layer of its own
    // Each is made when it starts: the first frame of a turn has enough to do.
    setTimeout(() => {
      const face = tile.firstElementChild?.cloneNode(true) as Element;
      void fly(layer, face, path, { w: to.w, colour }).finally(() => (tile.style.opacity = ''));
    }, delay);
    landings.set(tile, delay + FLIGHT);
  }
  hideMarks(landings);
  return { lasts: Math.max(0, ...landings.values()), delays: delaysBefore(landings) };
}

/** The other tiles of a set part shortly before the new one lands. */
function delaysBefore(landings: ReadonlyMap<HTMLElement, number>): Map<string, number> {
  const delays = new Map<string, number>();
  for (const [tile, landing] of landings)
    for (const other of tile.parentElement?.querySelectorAll<HTMLElement>('[data-id]') ?? [])
      delays.set(other.dataset['id'] ?? '', Math.max(0, landing - PARTS_BEFORE));
  return delays;
}

/** No empty frames: frame and name of a set appear when its first tile lands. */
function hideMarks(landings: ReadonlyMap<HTMLElement, number>): void {
  const first = new Map<Element, number>();
  for (const [tile, landing] of landings) {
    const meld = tile.closest('.meld');
    if (meld) first.set(meld, Math.min(landing, first.get(meld) ?? Infinity));
  }
  for (const [meld, landing] of first)
    for (const mark of meld.querySelectorAll<HTMLElement>(':scope > :is(.frame, .tag, .discs)')) {
      mark.style.opacity = '0';
      setTimeout(() => (mark.style.opacity = ''), landing);
    }
}

/** Tiles go face down from the pool to a seat; returns how long it takes. */
export function drawTo(layer: HTMLElement, pool: Element, seat: Element, count: number, w: number): number {
  if (lessMotion.now) return 0;
  afterFrame(() => {
    const to = centred(spotOf(seat.querySelector('.avatar') ?? seat), w * 0.6);
    const from = centred(spotOf(pool), w);
    for (let i = 0; i < count; i++) {
      const back = document.createElement('span');
      back.className = 'tile-back';
      void fly(layer, back, { from, to, delay: i * NEXT, duration: DRAWN }, { w, colour: null });
    }
  });
  return DRAWN + (count - 1) * NEXT;
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
async function fly(layer: HTMLElement, tile: Element, path: Path, { w, colour }: Flyer): Promise<void> {
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

// -- what is in the hand lands on what lies still ------------------------------------------------------

/** Where a set was seen while it glided, and how far from there it lies. */
export interface Seen {
  box: DOMRect;
  dx: number;
  dy: number;
}

/** Sets that glide are at once where they go; of each, where it was seen. */
export function settle(cloth: HTMLElement): Seen[] {
  const gliding = [...cloth.querySelectorAll<HTMLElement>(':scope > [data-meld]')].flatMap((set) => {
    const ways = set.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSAnimation));
    const tiles = [...set.querySelectorAll('[data-id]')];
    return ways.length && tiles.length
      ? [{ ways, tiles, seen: tiles.map((tile) => tile.getBoundingClientRect()) }]
      : [];
  });
  for (const { ways } of gliding) for (const way of ways) way.finish();
  return gliding.flatMap(({ tiles, seen }) => {
    const [lies, first, last] = [tiles[0]?.getBoundingClientRect(), seen[0], seen.at(-1)];
    if (!lies || !first || !last) return [];
    const box = new DOMRect(first.left, first.top, last.right - first.left, last.bottom - first.top);
    return [{ box, dx: lies.left - first.left, dy: lies.top - first.top }];
  });
}
