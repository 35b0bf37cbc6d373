/** Shows a photo to the network at the size that suits its tiles. What tilerummy/scan/photo.py does, with its figures. */
import { type Answer, scaled, type Sighting, sightings } from './grid.ts';
import type { Layers } from './network.ts';
import { brightnessOf, type Photo, type Picture, shrunk } from './pixels.ts';
import { sizeOf } from './reading.ts';
import { rounded } from './rows.ts';

/** Both sides of what the network sees are multiples of this. */
const CELLS = 32;
/** The long side at the first look, in pixels. */
const FIRST = 640;
/** Tiles of this width are read best: outside it a second look is taken at a better size. */
const [NARROW, WIDE, GOOD] = [28, 60, 42] as const;
const [SMALLEST, LARGEST] = [160, 1600] as const;
/** A photo whose mean brightness is below this is too dark. */
const DARK = 0.12;
/** Tiles of fewer pixels than this in the photo itself can't be read. */
const FAR = 13;

export type Trouble = 'dark' | 'far' | 'none';

/** What was seen in a photo, in its own pixels. */
export interface Looked {
  seen: readonly Sighting[];
  brightness: number;
}

/** Whoever answers: the network, and what it runs on. */
export interface Seer {
  layers: Layers;
  answer: (pixels: Uint8Array, width: number, height: number) => Answer;
}

export function look(photo: Photo, seer: Seer): Looked {
  const side = Math.max(photo.width, photo.height);
  let size = Math.min(FIRST, 2 * side);
  const first = pictureAt(photo, size, seer);
  let seen = seenIn(first, photo, seer);
  let tile = sizeOf(seen);
  const again = (next: number): void => {
    seen = seenIn(pictureAt(photo, (size = next), seer), photo, seer);
    tile = sizeOf(seen);
  };
  if (!tile && side > 1.4 * FIRST) again(Math.min(2 * FIRST, side)); // perhaps they are far away
  if (!tile) again(FIRST * 0.4); // perhaps they fill it
  if (tile && !(NARROW <= (tile * size) / side && (tile * size) / side <= WIDE)) {
    const better = Math.max(SMALLEST, Math.min(LARGEST, (GOOD * side) / tile, 2 * side));
    const closer = seenIn(pictureAt(photo, better, seer), photo, seer);
    if (closer.length) seen = closer;
  }
  return { seen, brightness: brightnessOf(first) };
}

function pictureAt(photo: Photo, side: number, { layers }: Seer): Picture {
  const by = side / Math.max(photo.width, photo.height);
  const fit = (length: number): number => Math.max(CELLS, rounded((length * by) / CELLS) * CELLS);
  return shrunk(photo, fit(photo.width), fit(photo.height), layers);
}

function seenIn({ pixels, width, height }: Picture, photo: Photo, seer: Seer): Sighting[] {
  const seen = sightings(seer.answer(pixels, width, height));
  return seen.map((each) => scaled(each, photo.width / width, photo.height / height));
}

/** Why so little can be read; nothing if all is well. */
export function troubleOf({ seen, brightness }: Looked, found: number): Trouble | null {
  if (!found) return brightness < DARK ? 'dark' : 'none';
  return sizeOf(seen) < FAR ? 'far' : null;
}
