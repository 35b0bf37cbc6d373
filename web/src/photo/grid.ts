/**
 * The network's answer, and the tiles that are seen in it. What tilerummy/scan/grid.py does; both are held to
 * tests/data/photos.json.
 */

/** Pixels of the picture a cell. */
const STRIDE = 8;
/** Pixels a unit of the half axes. */
const REACH = 16;
export const KINDS = 15;
export const JOKER_KIND = 13;
export const FACE_DOWN = 14;
/** The inks that the network names, in its order. */
export const INKS_SEEN = 'krbyogwn';
const [HEAT, OFFSET, RIGHT, UP, KIND, INK, SPREAD, COLOUR] = [0, 1, 3, 5, 7, 22, 25, 26] as const;
export const CHANNELS = 34;
/** The raw heat of the faintest cell that may be a tile's middle. */
const FLOOR = -0.8473;

export type Point = readonly [number, number];
export type Ink = readonly [number, number, number];

/** What the network said about one picture, channel by channel; width and height in cells. */
export interface Answer {
  values: ArrayLike<number>;
  width: number;
  height: number;
}

/** A tile as the network saw it, in pixels of the picture it was shown. */
export interface Sighting {
  x: number;
  y: number;
  /** From the middle to the middle of the right edge, as the tile itself is turned. */
  right: Point;
  up: Point;
  heat: number;
  /** How likely each number is, then joker, then face down. */
  kinds: readonly number[];
  /** What the ink swallows of red, green and blue compared to the face, as a direction. */
  ink: Ink;
  /** How far the ink may be off. */
  spread: number;
  /** How likely each ink of INKS_SEEN is, judged by this tile alone. */
  colours: readonly number[];
}

const at = ({ values, width, height }: Answer, channel: number, x: number, y: number): number =>
  values[(channel * height + y) * width + x] as number;
const heatAt = (answer: Answer, x: number, y: number): number =>
  1 / (1 + Math.exp(-Math.max(-30, Math.min(30, at(answer, HEAT, x, y)))));

/** The first of those for which the score is highest. */
export function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let [found, most] = [undefined as T | undefined, -Infinity];
  for (const one of all) {
    const here = score(one);
    if (here > most || found === undefined) [found, most] = [one, here];
  }
  return found;
}

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

export const kindOf = ({ kinds }: Sighting): number => kinds.indexOf(Math.max(...kinds));
export const widthOf = ({ right }: Sighting): number => 2 * Math.hypot(...right);
export const heightOf = ({ up }: Sighting): number => 2 * Math.hypot(...up);

/** A point in the tile's own frame: its edges are at -1 and 1. */
export function inFrame(tile: Sighting, x: number, y: number): Point {
  const [[rx, ry], [ux, uy]] = [tile.right, tile.up];
  const whole = rx * uy - ry * ux;
  const area = Math.abs(whole) > 1e-6 ? whole : 1e-6;
  const [dx, dy] = [x - tile.x, y - tile.y];
  return [(dx * uy - dy * ux) / area, (rx * dy - ry * dx) / area];
}

const TURNS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Its outline, from the upper left corner clockwise. */
export const cornersOf = ({ x, y, right: [rx, ry], up: [ux, uy] }: Sighting): Point[] =>
  TURNS.map(([a, b]) => [x + a * rx + b * ux, y + a * ry + b * uy]);

/** The same tile in a picture of another width and height. */
export const scaled = (tile: Sighting, x: number, y: number): Sighting => ({
  ...tile,
  x: tile.x * x,
  y: tile.y * y,
  right: [tile.right[0] * x, tile.right[1] * y],
  up: [tile.up[0] * x, tile.up[1] * y],
});

/** The tiles of an answer, the surest first, none twice. */
export function sightings(answer: Answer): Sighting[] {
  const seen = peaks(answer).map(([x, y]) => described(answer, x, y));
  const kept: Sighting[] = [];
  for (const each of seen.sort((a, b) => b.heat - a.heat))
    if (!kept.some((other) => samePlace(each, other))) kept.push(each);
  return kept;
}

/** Neighbours are 2 apart in the frame; even if one lies on the edge of the other they are more than 1. */
function samePlace(weaker: Sighting, stronger: Sighting): boolean {
  const [s, t] = inFrame(stronger, weaker.x, weaker.y);
  return Math.max(Math.abs(s), Math.abs(t)) < 1;
}

function* around({ width, height }: Answer, x: number, y: number): Generator<readonly [number, number]> {
  for (let j = Math.max(0, y - 1); j < Math.min(height, y + 2); j++)
    for (let i = Math.max(0, x - 1); i < Math.min(width, x + 2); i++) yield [i, j];
}

/** Cells that are hotter than all around them. */
function peaks(answer: Answer): Point[] {
  const found: Point[] = [];
  for (let y = 0; y < answer.height; y++)
    for (let x = 0; x < answer.width; x++) {
      const here = at(answer, HEAT, x, y);
      if (here < FLOOR) continue;
      if ([...around(answer, x, y)].every(([i, j]) => at(answer, HEAT, i, j) <= here)) found.push([x, y]);
    }
  return found;
}

/** Ask the hot cells around a peak: each describes the same tile, and their mean is steadier. */
function described(answer: Answer, x: number, y: number): Sighting {
  const heat = heatAt(answer, x, y);
  const cells = [...around(answer, x, y)]
    .map(([i, j]) => ({ i, j, heat: heatAt(answer, i, j) }))
    .filter((cell) => cell.heat > 0.6 * heat);
  const total = sum(cells.map((cell) => cell.heat));
  const mean = (channel: number): number =>
    sum(cells.map((cell) => at(answer, channel, cell.i, cell.j) * cell.heat)) / total;
  const means = (first: number, count: number): number[] =>
    Array.from({ length: count }, (_, k) => mean(first + k));
  const cx = sum(cells.map((c) => (c.i + 0.5 + at(answer, OFFSET, c.i, c.j)) * c.heat)) / total;
  const cy = sum(cells.map((c) => (c.j + 0.5 + at(answer, OFFSET + 1, c.i, c.j)) * c.heat)) / total;
  return {
    x: cx * STRIDE,
    y: cy * STRIDE,
    right: [mean(RIGHT) * REACH, mean(RIGHT + 1) * REACH],
    up: [mean(UP) * REACH, mean(UP + 1) * REACH],
    heat,
    kinds: shares(means(KIND, KINDS)),
    ink: unit([mean(INK), mean(INK + 1), mean(INK + 2)]),
    spread: Math.exp(Math.max(-4, Math.min(1.5, mean(SPREAD)))),
    colours: shares(means(COLOUR, INKS_SEEN.length)),
  };
}

/** Raw values as shares of one. */
export function shares(raw: readonly number[]): number[] {
  // Less the highest, so that no power is too large for a number.
  const top = Math.max(...raw);
  const powers = raw.map((each) => Math.exp(each - top));
  const total = sum(powers);
  return powers.map((each) => each / total);
}

/** The direction of a vector. */
export function unit([a, b, c]: Ink): Ink {
  const length = Math.sqrt(a * a + b * b + c * c) || 1;
  return [a / length, b / length, c / length];
}
