/** Tiles that lie side by side, by each tile's own frame. What tilerummy/scan/tile_reading.py does, with its figures. */
import { heightOf, inFrame, type Point, type Sighting, sum, widthOf } from './grid.ts';

/** Between neighbours of a row, in widths of a tile. */
const WIDEST_GAP = 0.45;
/** How far a neighbour may lie above or below, in heights of a tile. */
const HIGHEST_STEP = 0.3;
/** How far a neighbour may be turned: the sine of the angle. */
const MOST_TURNED = 0.5;

/** As Python rounds: a half goes to the even number. */
export function rounded(value: number): number {
  const near = Math.round(value);
  return near - value === 0.5 && near % 2 ? near - 1 : near;
}

/** The tiles by row, each row from its left to its right, rows from the top of the photo down. */
export function rowsOf(tiles: readonly Sighting[]): number[][] {
  const rightOf = new Map<number, number>();
  const leftOf = new Map<number, number>();
  const pairs = pairsOf(tiles).sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  for (const [, left, right] of pairs)
    if (!rightOf.has(left) && !leftOf.has(right) && !closes(rightOf, right, left)) {
      rightOf.set(left, right);
      leftOf.set(right, left);
    }
  const found: number[][] = [];
  for (let start = 0; start < tiles.length; start++) {
    if (leftOf.has(start)) continue;
    const row: number[] = [];
    for (let at: number | undefined = start; at !== undefined; at = rightOf.get(at)) row.push(at);
    found.push(asItFaces(tiles, row));
  }
  const order = new Map(found.map((row) => [row, readingOrder(tiles, row)]));
  return found.sort((a, b) => {
    const [[ya, xa], [yb, xb]] = [order.get(a) as Point, order.get(b) as Point];
    return ya - yb || xa - xb;
  });
}

/** Every two tiles that may be neighbours, with how far apart they are; left and right are the photo's own. */
function pairsOf(tiles: readonly Sighting[]): [number, number, number][] {
  const out: [number, number, number][] = [];
  tiles.forEach((one, i) => {
    for (let j = i + 1; j < tiles.length; j++) {
      const other = tiles[j] as Sighting;
      const wide = Math.max(widthOf(one), widthOf(other));
      if (Math.hypot(other.x - one.x, other.y - one.y) > 1.6 * wide) continue;
      const [there, back] = [inFrame(one, other.x, other.y), inFrame(other, one.x, one.y)];
      if (!(beside(there) && beside(back) && parallel(one, other))) continue;
      const far = Math.abs(there[0]) + Math.abs(back[0]) + Math.abs(there[1]) + Math.abs(back[1]);
      const first = level(one) ? there[0] > 0 : there[0] < 0;
      out.push(first ? [far, i, j] : [far, j, i]);
    }
  });
  return out;
}

const beside = ([s, t]: Point): boolean =>
  1.2 < Math.abs(s) && Math.abs(s) < 2 * (1 + WIDEST_GAP) && Math.abs(t) < 2 * HIGHEST_STEP;

function parallel(one: Sighting, other: Sighting): boolean {
  const [[ax, ay], [bx, by]] = [one.up, other.up];
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by) || 1;
  return Math.abs(ax * by - ay * bx) / lengths < MOST_TURNED;
}

/** Whether the tile's right is also the photo's right; a tilted axis, so that neighbours agree at a right angle. */
const level = ({ right: [rx, ry] }: Sighting): boolean => rx * 0.93 + ry * 0.37 > 0;

/** Whether going right from start leads to end: a ring is no row. */
function closes(rightOf: ReadonlyMap<number, number>, start: number, end: number): boolean {
  for (let at: number | undefined = start; at !== undefined; at = rightOf.get(at))
    if (at === end) return true;
  return false;
}

/** The row as whoever it faces reads it: turned round if most of its tiles are. */
const asItFaces = (tiles: readonly Sighting[], row: number[]): number[] =>
  sum(row.map((at) => (level(tiles[at] as Sighting) ? 1 : -1))) >= 0 ? row : row.reverse();

/** Rows at about the same height are read from left to right. */
function readingOrder(tiles: readonly Sighting[], row: readonly number[]): Point {
  const own = row.map((at) => tiles[at] as Sighting);
  const height = Math.max(...own.map(heightOf));
  const y = sum(own.map((tile) => tile.y)) / own.length;
  return [rounded(y / (0.9 * height)), Math.min(...own.map((tile) => tile.x))];
}

/** For each tile of a row whether it is turned as most of them are. */
export function facing(tiles: readonly Sighting[], row: readonly number[]): boolean[] {
  const turns = row.map((at) => {
    const [x, y] = (tiles[at] as Sighting).up;
    return Math.atan2(y, x);
  });
  const [x, y] = [sum(turns.map(Math.cos)), sum(turns.map(Math.sin))];
  if (Math.hypot(x, y) < 0.2 * row.length) return row.map(() => true); // half and half: nobody can say
  return turns.map((turn) => Math.cos(turn) * x + Math.sin(turn) * y > 0);
}
