/** Tiles of photos as they are looked over: what is unsure, what was corrected, what all photos hold together. Pure. */
import { readMeld, type Shape, SHORTEST } from '../board/melds.ts';
import { type Colour, JOKER } from '../board/tile.ts';
import type { Point } from '../photo/grid.ts';
import type { Trouble } from '../photo/look.ts';
import type { Tiles } from '../photo/reading.ts';
import { type Box, copiesOf } from '../photo/reason.ts';

/** One tile of a photo. */
export interface Found {
  id: number;
  /** Which photo. */
  shot: number;
  /** The tiles of one row have the same. */
  set: string;
  tile: string;
  unsure: boolean;
  /** Its neighbours spoke for another reading than its print alone. */
  changed: boolean;
  /** Somebody has looked at it. */
  checked: boolean;
  x: number;
  y: number;
  corners: readonly Point[];
  /** The likeliest readings. */
  readings: readonly string[];
}

/** One photo. */
export interface Shot {
  id: number;
  width: number;
  height: number;
  picture: ImageBitmap;
  trouble: Trouble | null;
}

/** The box in use, as far as a photo needs it. */
export function boxOf(rules: Readonly<Record<string, unknown>>): Box {
  const colours = rules['colours'] as Colour[];
  const distinct = Boolean(rules['group_distinct_colours']);
  const most = rules['group_max'];
  const groupMax =
    typeof most !== 'number' ? colours.length : distinct ? Math.min(most, colours.length) : most;
  return {
    shape: { colours, groupMax, distinct },
    numbers: Number(rules['numbers']),
    copies: Number(rules['copies']),
    jokers: Math.max(...Object.values(rules['jokers_by_players'] as Record<string, number>)),
  };
}

/** What was read in one photo; numbers go on from those that are there. */
export function foundIn({ rows }: Tiles, shot: number, first: number): Found[] {
  let id = first;
  return rows.flatMap(({ tiles }, row) =>
    tiles.map(({ tile, unsure, changed, x, y, corners, readings }) => ({
      id: id++,
      shot,
      set: `${shot} ${row}`,
      tile,
      unsure,
      changed,
      checked: false,
      x,
      y,
      corners,
      readings: readings.map(([text]) => text),
    })),
  );
}

/** Tiles that all photos together show more often than the box has them. */
export function excessOf(found: readonly Found[], box: Box): Set<string> {
  const counts = new Map<string, number>();
  for (const { tile } of found) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return new Set([...counts].flatMap(([tile, count]) => (count > copiesOf(box, tile) ? [tile] : [])));
}

/** Whether somebody should look at it. */
export const isOpen = (one: Found, excess: ReadonlySet<string>): boolean =>
  !one.checked && (one.unsure || excess.has(one.tile));

/** The next one to look at: after this one, else the first. */
export function nextOpen(found: readonly Found[], box: Box, after = -1): Found | null {
  const excess = excessOf(found, box);
  const open = found.filter((one) => isOpen(one, excess));
  return open.find((one) => one.id > after) ?? open[0] ?? null;
}

/** Somebody says what a tile is. */
export const corrected = (found: readonly Found[], id: number, tile: string): Found[] =>
  found.map((one) => (one.id === id ? { ...one, tile, checked: true } : one));

/** Somebody says that it is no tile. */
export const withoutTile = (found: readonly Found[], id: number): Found[] =>
  found.filter((one) => one.id !== id);

const sizeOf = ({ corners: [a, b, c] }: Found): Point =>
  a && b && c ? [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])] : [0, 0];
const apart = (one: Found, x: number, y: number): number => Math.hypot(one.x - x, one.y - y);

/** The tile that somebody means who taps here: the nearest, if it is near enough. */
export function meant(
  found: readonly Found[],
  shot: number,
  x: number,
  y: number,
  reach: number,
): Found | null {
  const [near] = found.filter((one) => one.shot === shot).sort((a, b) => apart(a, x, y) - apart(b, x, y));
  return near && apart(near, x, y) <= Math.max(reach, Math.max(...sizeOf(near)) * 0.6) ? near : null;
}

/** A tile that was not seen: beside a neighbour it joins its row, on that side; else it lies alone. */
export function withTile(found: readonly Found[], shot: Shot, x: number, y: number, tile: string): Found[] {
  const here = found.filter((one) => one.shot === shot.id).sort((a, b) => apart(a, x, y) - apart(b, x, y));
  const near = here[0];
  const [wide, tall] = near ? sizeOf(near) : [shot.width / 12, shot.width / 9];
  const id = Math.max(-1, ...found.map((one) => one.id)) + 1;
  const corners = near
    ? near.corners.map(([cx, cy]): Point => [cx - near.x + x, cy - near.y + y])
    : [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a = 0, b = 0]): Point => [x + (a * wide) / 2, y + (b * tall) / 2]); // prettier-ignore
  const beside = near && apart(near, x, y) < 1.6 * wide ? near : null;
  const own: Found = {
    id,
    shot: shot.id,
    set: beside?.set ?? `alone ${id}`,
    tile,
    unsure: false,
    changed: false,
    checked: true,
    x,
    y,
    corners,
    readings: [],
  };
  if (!beside) return [...found, own];
  const at = found.indexOf(beside);
  const [a, b] = beside.corners;
  const right = a && b ? (x - beside.x) * (b[0] - a[0]) + (y - beside.y) * (b[1] - a[1]) > 0 : true;
  return [...found.slice(0, at + (right ? 1 : 0)), own, ...found.slice(at + (right ? 1 : 0))];
}

/** The rows of all photos, in order. */
export function rowsOf(found: readonly Found[]): Found[][] {
  const rows = new Map<string, Found[]>();
  for (const one of found) rows.set(one.set, [...(rows.get(one.set) ?? []), one]);
  return [...rows.values()];
}

export const setsOf = (found: readonly Found[]): string[][] =>
  rowsOf(found).map((row) => row.map((one) => one.tile));

/** Where a row that is no set falls into sets: before this tile. Null if it does not, or is a set. */
export function cutOf(row: readonly string[], shape: Shape): number | null {
  const isSet = (tiles: readonly string[]): boolean => readMeld(tiles, shape).kind !== null;
  if (isSet(row)) return null;
  for (let at = SHORTEST; at <= row.length - SHORTEST; at += 1) {
    const rest = row.slice(at);
    if (isSet(row.slice(0, at)) && (isSet(rest) || cutOf(rest, shape) !== null)) return at;
  }
  return null;
}

/** The first row that may be sets that touch, and that nobody has been asked about. */
export function touching(
  found: readonly Found[],
  shape: Shape,
  whole: readonly string[],
): { set: string; cut: number; tiles: string[] } | null {
  for (const row of rowsOf(found)) {
    const tiles = row.map(({ tile }) => tile);
    const [first] = row;
    const cut = first && !whole.includes(first.set) ? cutOf(tiles, shape) : null;
    if (first && cut !== null) return { set: first.set, cut, tiles };
  }
  return null;
}

/** A row is two from this tile on. */
export function cutRow(found: readonly Found[], set: string, cut: number): Found[] {
  let at = 0;
  return found.map((one) => (one.set !== set ? one : at++ < cut ? one : { ...one, set: `${set} ${cut}` }));
}

/** How much room a label takes, in pixels of the screen. */
const LABEL_WIDE = 38;
const LABEL_TALL = 20;

/** Of these places, in order, those whose labels cover none before them. */
export function apartFrom<At extends { x: number; y: number }>(places: readonly At[]): At[] {
  const shown: At[] = [];
  for (const one of places) {
    const covers = ({ x, y }: At): boolean =>
      Math.abs(x - one.x) < LABEL_WIDE && Math.abs(y - one.y) < LABEL_TALL;
    if (!shown.some(covers)) shown.push(one);
  }
  return shown;
}

/** What tiles left on a rack cost. */
export const pointsOf = (found: readonly Found[], joker: number): number =>
  found.reduce((sum, { tile }) => sum + (tile === JOKER ? joker : Number(tile.slice(1))), 0);

// A long rack or a large table takes several photos, and what lies where they meet is on two of them. Pure.

/** So many equal tiles side by side are hardly chance. */
const FEWEST = 3;

/** Where a row of a later photo lies over one of an earlier photo. */
interface Meeting {
  before: readonly Found[];
  after: readonly Found[];
  /** The first tile of the later row lies over this place of the earlier one; before it, if negative. */
  shift: number;
  again: readonly Found[];
}

function meetingAt(before: readonly Found[], after: readonly Found[], shift: number): Meeting | null {
  const again = after.slice(Math.max(0, -shift), before.length - shift);
  const from = Math.max(0, shift);
  const same = again.every(({ tile }, at) => tile === before[from + at]?.tile);
  return same && again.length >= FEWEST ? { before, after, shift, again } : null;
}

/** The longest way in which one row goes over the other: every tile that both show must be the same. */
function meetingOf(before: readonly Found[], after: readonly Found[]): Meeting | null {
  const shifts = Array.from({ length: before.length + after.length - 1 }, (_, at) => at + 1 - after.length);
  const found = shifts.flatMap((shift) => meetingAt(before, after, shift) ?? []);
  return found.sort((a, b) => b.again.length - a.again.length)[0] ?? null;
}

/** Each row meets one other at most. */
function meetings(found: readonly Found[], shot: number): Meeting[] {
  const rows = rowsOf(found);
  const own = rows.filter(([first]) => first?.shot === shot);
  let free = rows.filter(([first]) => first && first.shot < shot);
  return own.flatMap((after) => {
    const [best] = free
      .flatMap((before) => meetingOf(before, after) ?? [])
      .sort((a, b) => b.again.length - a.again.length);
    free = free.filter((row) => row !== best?.before);
    return best ?? [];
  });
}

/** The tiles of this photo that an earlier one seems to show. */
export const seenTwice = (found: readonly Found[], shot: number): Found[] =>
  meetings(found, shot).flatMap(({ again }) => again);

/** The same tiles count once, and rows that meet are one. */
export function countedOnce(found: readonly Found[], shot: number): Found[] {
  return meetings(found, shot).reduce<Found[]>(
    (rest, { before, after, shift }) => {
      const set = before[0]?.set ?? '';
      const head = shift < 0 ? after.slice(0, -shift) : [];
      const joined = [...head, ...before, ...after.slice(before.length - shift)].map((one) => ({
        ...one,
        set,
      }));
      const at = rest.findIndex((one) => one.id === before[0]?.id);
      const gone = new Set([...before, ...after].map(({ id }) => id));
      const stay = (one: Found): boolean => !gone.has(one.id);
      return [...rest.slice(0, at).filter(stay), ...joined, ...rest.slice(at).filter(stay)];
    },
    [...found],
  );
}

// Draws a picture onto a small canvas: photos are never kept as files, and have no address.

const TALL = 112;

export function look(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.height = TALL;
  canvas.width = Math.round((TALL * picture.width) / picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
