/**
 * Shrinking a photo as Pillow does (a triangle filter, first across, then down, in whole numbers), so that the page's network
 * sees what Python's sees: a canvas would leave out pixels, each browser in its own way.
 */

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

/** Fixed point: so many bits behind the point. */
const BITS = 22;
const ONE = 2 ** BITS;
const HALF = ONE / 2;
/** So many rows of a photo are looked at together: memory is scarce on a phone. */
const STRIP = 128;

/** For a pixel of the result: where it begins in the source, and how much of each. */
interface Share {
  first: number;
  parts: Int32Array;
}

function sharesOf(from: number, to: number): Share[] {
  const scale = from / to;
  const wide = Math.max(scale, 1);
  return Array.from({ length: to }, (_, at) => {
    const middle = (at + 0.5) * scale;
    const first = Math.max(0, Math.trunc(middle - wide + 0.5));
    const last = Math.min(from, Math.trunc(middle + wide + 0.5));
    const raw = Array.from({ length: last - first }, (_, k) =>
      Math.max(0, 1 - Math.abs((k + first - middle + 0.5) / wide)),
    );
    const total = raw.reduce((sum, each) => sum + each, 0);
    return { first, parts: Int32Array.from(raw, (each) => Math.trunc(0.5 + (each / total) * ONE)) };
  });
}

/** The photo at another size. */
export function shrunk(photo: Photo, width: number, height: number): Picture {
  const across = narrowed(photo, width);
  const line = width * 3;
  const pixels = new Uint8Array(line * height);
  sharesOf(photo.height, height).forEach(({ first, parts }, y) => {
    for (let x = 0; x < line; x++) {
      let sum = HALF;
      for (let k = 0, at = first * line + x; k < parts.length; k++, at += line)
        sum += (across[at] as number) * (parts[k] as number);
      pixels[y * line + x] = Math.min(255, sum / ONE);
    }
  });
  return { width, height, pixels };
}

/** All rows of the photo, each of the new width. */
function narrowed(photo: Photo, width: number): Uint8Array {
  const shares = sharesOf(photo.width, width);
  const out = new Uint8Array(photo.height * width * 3);
  for (let top = 0, to = 0; top < photo.height; top += STRIP) {
    const count = Math.min(STRIP, photo.height - top);
    const rows = photo.rows(top, count);
    for (let y = 0; y < count; y++)
      for (const { first, parts } of shares) {
        let [red, green, blue] = [HALF, HALF, HALF];
        for (let k = 0, at = (y * photo.width + first) * 4; k < parts.length; k++, at += 4) {
          const part = parts[k] as number;
          red += (rows[at] as number) * part;
          green += (rows[at + 1] as number) * part;
          blue += (rows[at + 2] as number) * part;
        }
        out[to++] = Math.min(255, red / ONE);
        out[to++] = Math.min(255, green / ONE);
        out[to++] = Math.min(255, blue / ONE);
      }
  }
  return out;
}

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
