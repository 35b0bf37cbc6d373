/**
 * Shrinking a photo as Pillow does (a triangle filter, first across, then down, in whole numbers), so that the page's network
 * sees what Python's sees: a canvas would leave out pixels, each browser in its own way.
 */
import type { Layers } from './network.ts';

/** A photo as it lies there upright: its size, and some of its rows as red, green, blue and something. */
export interface Photo {
  width: number;
  height: number;
  rows: (first: number, count: number) => Uint8ClampedArray;
}

/** Red, green and blue, pixel by pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Fixed point, as in layers.c. */
const ONE = 2 ** 22;
/** So many rows of a photo are looked at together: memory is scarce on a phone. */
const STRIP = 128;

/** For each pixel of the result: where it begins in the source, and how much of each one there; so many at most. */
interface Shares {
  most: number;
  first: Int32Array;
  count: Int32Array;
  parts: Int32Array;
}

function sharesOf(from: number, to: number): Shares {
  const scale = from / to;
  const wide = Math.max(scale, 1);
  const most = 2 * Math.ceil(wide) + 1;
  const shares = {
    most,
    first: new Int32Array(to),
    count: new Int32Array(to),
    parts: new Int32Array(to * most),
  };
  for (let at = 0; at < to; at++) {
    const middle = (at + 0.5) * scale;
    const first = Math.max(0, Math.trunc(middle - wide + 0.5));
    const last = Math.min(from, Math.trunc(middle + wide + 0.5));
    const raw = Array.from({ length: last - first }, (_, k) =>
      Math.max(0, 1 - Math.abs((k + first - middle + 0.5) / wide)),
    );
    const total = raw.reduce((sum, each) => sum + each, 0);
    [shares.first[at], shares.count[at]] = [first, raw.length];
    raw.forEach((each, k) => (shares.parts[at * most + k] = Math.trunc(0.5 + (each / total) * ONE)));
  }
  return shares;
}

/** The photo at another size. What it needs of memory is free again afterwards. */
export function shrunk(photo: Photo, width: number, height: number, layers: Layers): Picture {
  const { end } = layers;
  const line = width * 3;
  const across = narrowed(photo, width, layers);
  const out = layers.room(line * height);
  const { first, count, parts, most } = placed(sharesOf(photo.height, height), layers);
  layers.run.lower(across, line, first, count, parts, most, out, height);
  layers.end = end;
  return { width, height, pixels: layers.bytes(out, line * height).slice() };
}

/** All rows of the photo, each of the new width: where they lie. */
function narrowed(photo: Photo, width: number, layers: Layers): number {
  const { first, count, parts, most } = placed(sharesOf(photo.width, width), layers);
  const out = layers.room(photo.height * width * 3);
  const strip = layers.room(photo.width * STRIP * 4);
  for (let top = 0; top < photo.height; top += STRIP) {
    const high = Math.min(STRIP, photo.height - top);
    layers.put(photo.rows(top, high), strip);
    layers.run.narrow(strip, photo.width, high, first, count, parts, most, out + top * width * 3, width);
  }
  return out;
}

const placed = ({ most, first, count, parts }: Shares, layers: Layers): Record<keyof Shares, number> => ({
  most,
  first: layers.put(first),
  count: layers.put(count),
  parts: layers.put(parts),
});

/** How bright a picture is, 0 to 1. */
export function brightnessOf({ pixels }: Picture): number {
  let total = 0;
  for (let at = 0; at < pixels.length; at += 3)
    total +=
      0.299 * (pixels[at] as number) +
      0.587 * (pixels[at + 1] as number) +
      0.114 * (pixels[at + 2] as number);
  return (total * 3) / (pixels.length * 255);
}
