/** Where the sets lie on the cloth when it is laid afresh: as large as fits, in balanced rows. */
import { type Meld, meldTexts } from './draft.ts';
import { type Shape, SHORTEST, standing } from './melds.ts';

export const TALL = 58 / 44;
export const SMALLEST = 20;
const STEP = 0.5;

/** The inner cloth. */
export interface Frame {
  width: number;
  height: number;
  touch: boolean;
  /** The widest tile wanted, where it is not the usual one. */
  widest?: number;
}

/** A set to be laid: its length in tiles, an open hole counted as one; where it was dropped, if it was. */
export interface Wanted {
  id: number;
  length: number;
  drop?: { x: number; y: number } | undefined;
  /** How many tiles came before those that lie there: if there is room, these stay where they are. */
  before?: number | undefined;
}

/** A set in its place; x is its left edge. */
export interface Anchor {
  id: number;
  length: number;
  row: number;
  x: number;
}

export interface TableLayout {
  /** Width of a tile. */
  w: number;
  /** Tops of the rows. */
  rows: readonly number[];
  anchors: readonly Anchor[];
  frame: Frame;
  /** Even the smallest tiles do not fit: the cloth pans. */
  height: number;
}

const lengthsOf = (sets: readonly Wanted[]): number[] => sets.map(({ length }) => length);

export const gapAcross = (w: number, touch: boolean): number => (touch ? 0.45 * w : Math.max(9, 0.6 * w));
const gapDown = (w: number, touch: boolean): number =>
  touch ? Math.max(7, 0.2 * w) : Math.max(10, 0.42 * w);

export function pitchOf(w: number, touch: boolean): number {
  const pitch = w * TALL + gapDown(w, touch);
  return touch && w >= 28 ? Math.max(44, pitch) : pitch;
}

/** Puts sets in the first row with room. */
function firstFit(lengths: readonly number[], w: number, width: number, gap: number): number[][] {
  const rows: number[][] = [];
  const used: number[] = [];
  for (const [i, length] of lengths.entries()) {
    const need = length * w;
    let row = used.findIndex((filled) => filled + gap + need <= width + 0.01);
    if (row < 0) {
      row = rows.length;
      rows.push([]);
      // The first set of a row has no gap before it.
      used.push(-gap);
    }
    rows[row]?.push(i);
    used[row] = (used[row] ?? 0) + gap + need;
  }
  return rows;
}

/** How many rows there is room for. */
function rowsThatFit(w: number, frame: Frame): number {
  const pitch = pitchOf(w, frame.touch);
  // The last row needs room for its tiles, and none for the step to a next one.
  return Math.floor((frame.height - w * TALL + pitch + 0.01) / pitch);
}

/** Whether everything fits with the smallest tiles. */
export const fits = (lengths: readonly number[], frame: Frame): boolean =>
  firstFit(lengths, SMALLEST, frame.width, gapAcross(SMALLEST, frame.touch)).length <=
  rowsThatFit(SMALLEST, frame);

/** The widest tile with which everything fits. */
export function widestTile(lengths: readonly number[], frame: Frame): number {
  const longest = Math.max(1, ...lengths);
  for (let w = frame.widest ?? (frame.touch ? 44 : 56); w > SMALLEST; w -= STEP) {
    if (longest * w > frame.width) continue;
    if (firstFit(lengths, w, frame.width, gapAcross(w, frame.touch)).length <= rowsThatFit(w, frame))
      return w;
  }
  return SMALLEST;
}

/** Everything anew, in table order. */
export function layAfresh(sets: readonly Wanted[], frame: Frame, size?: number): TableLayout {
  const lengths = lengthsOf(sets);
  const w = size ?? widestTile(lengths, frame);
  const gap = gapAcross(w, frame.touch);
  const rows = balance(lengths, w, frame.width, gap);
  const tops = spreadDown(rows.length, w, frame);
  const anchors = rows.flatMap((row, r) =>
    spreadAcross(row, lengths, w, frame.width, gap).map(({ i, x }) => ({
      id: sets[i]?.id as number,
      length: lengths[i] as number,
      row: r,
      x,
    })),
  );
  return { w, rows: tops, anchors, frame, height: heightOf(tops, w, frame) };
}

/** How high the rows are, at least as high as the cloth; what sums leave over of a pixel is none of it. */
export function heightOf(tops: readonly number[], w: number, frame: Frame): number {
  const bottom = (tops[tops.length - 1] ?? 0) + w * TALL;
  return bottom > frame.height + 0.5 ? bottom : frame.height;
}

/** Keeps the number of rows and finds the narrowest row that needs no more of them. */
function balance(lengths: readonly number[], w: number, width: number, gap: number): number[][] {
  const count = firstFit(lengths, w, width, gap).length;
  let [low, high] = [Math.max(0, ...lengths) * w, width];
  // Twelve halvings of any cloth's width leave less than a pixel.
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (firstFit(lengths, w, middle, gap).length <= count) high = middle;
    else low = middle;
  }
  return firstFit(lengths, w, high, gap);
}

function spreadDown(count: number, w: number, frame: Frame): number[] {
  const h = w * TALL;
  const least = pitchOf(w, frame.touch);
  const most = Math.max(least, h * 1.62);
  const pitch = count > 1 ? Math.min(most, Math.max(least, (frame.height - h) / (count - 1))) : least;
  const top = Math.max(0, (frame.height - h - pitch * (count - 1)) / 2);
  return Array.from({ length: count }, (_, i) => top + i * pitch);
}

function spreadAcross(
  row: readonly number[],
  lengths: readonly number[],
  w: number,
  width: number,
  gap: number,
): { i: number; x: number }[] {
  const tiles = row.reduce((sum, i) => sum + (lengths[i] as number) * w, 0);
  const room = (width - tiles) / Math.max(1, row.length - 1);
  const between = row.length > 1 ? Math.min(gap + 1.6 * w, Math.max(gap, room)) : 0;
  let x = (width - tiles - between * (row.length - 1)) / 2;
  return row.map((i) => {
    const place = { i, x };
    x += (lengths[i] as number) * w + between;
    return place;
  });
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.width === b.width && a.height === b.height && a.touch === b.touch && a.widest === b.widest;

const sameLayout = (a: TableLayout, b: TableLayout): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The set at or very near a point of the field. */
export function meldNear(layout: TableLayout, { x, y }: { x: number; y: number }, by: number): number | null {
  const h = layout.w * TALL;
  let best: { id: number; far: number } | null = null;
  for (const anchor of layout.anchors) {
    const top = layout.rows[anchor.row] ?? 0;
    const dx = Math.max(anchor.x - x, 0, x - anchor.x - anchor.length * layout.w);
    const dy = Math.max(top - y, 0, y - top - h);
    const far = Math.hypot(dx, dy);
    if (far <= by && (!best || far < best.far)) best = { id: anchor.id, far };
  }
  return best?.id ?? null;
}

// -- the table laid again after a change ------------------------------------------------------------
// Never scrolling, never jumping: sets keep their place, new ones find the roomiest, and only when there is none
// everything goes one size down. Between turns it is tidied.

/** How far the table may lie off the middle of the cloth, as a part of it, before it is moved there. */
const LOPSIDED = 0.26;
/** How much wider one step from row to row may be than another. */
const UNEVEN = 3.2;
/** Tiles that get smaller leave room for so much more: the next sets move nothing. */
const SPARE = [4, 4];
/** Of the size they could have, tiles keep so much for the sake of lying still. */
const KEEPS = 0.86;
/** So much larger they could be before all of them move for it. */
const GROWS = 1.15;

/** Lays the table again after something changed; whatever can stays where it is. */
export function relay(
  was: TableLayout | null,
  sets: readonly Wanted[],
  frame: Frame,
  betweenTurns: boolean,
): TableLayout {
  if (!was || !sameFrame(was.frame, frame) || !was.anchors.length) return layNew(sets, frame);
  const larger = betweenTurns ? grown(was, sets, frame) : null;
  if (larger) return larger;
  const next = moved(was, sets) ?? shrunk(was, sets, frame);
  return betweenTurns && untidy(next) ? tidied(next, sets) : next;
}

/** Every set where it was, those that are new where there is room; null where there is none. */
function moved(was: TableLayout, sets: readonly Wanted[], more: readonly number[] = []): TableLayout | null {
  const board = new Board(was);
  board.keepOnly(new Map(sets.map((set) => [set.id, set])));
  const fit = (set: Wanted): boolean => (board.has(set.id) ? board.resize(set) : board.add(set));
  if (!sets.every(fit)) return null;
  const layout = board.layout(); // before what may come is tried on it
  return more.every((length, i) => board.add({ id: -1 - i, length })) ? layout : null;
}

/** The same with tiles of another size: the middle of each set stays where it is. */
export function sized(was: TableLayout, w: number): TableLayout {
  const { frame, anchors, rows } = was;
  const by = was.w - w;
  return {
    ...was,
    w,
    rows: rows.map((top) => clamp(top + (by * TALL) / 2, 0, Math.max(0, frame.height - w * TALL))),
    anchors: anchors.map((anchor) => ({
      ...anchor,
      x: clamp(anchor.x + (by * anchor.length) / 2, 0, Math.max(0, frame.width - anchor.length * w)),
    })),
  };
}

/** Smaller tiles, each set where it was; only where that takes too much of their size is everything laid anew. */
function shrunk(was: TableLayout, sets: readonly Wanted[], frame: Frame): TableLayout {
  const widest = widestTile([...lengthsOf(sets), ...SPARE], frame);
  for (let w = was.w - STEP; w >= Math.max(SMALLEST, KEEPS * widest); w -= STEP) {
    const found = moved(sized(was, w), sets, w > SMALLEST ? SPARE : []);
    if (found) return found;
  }
  return inOrder(was, sets, Math.min(was.w, widest));
}

/** Larger tiles where there is plenty of room, each set where it was. */
function grown(was: TableLayout, sets: readonly Wanted[], frame: Frame): TableLayout | null {
  for (let w = widestTile([...lengthsOf(sets), ...SPARE, SHORTEST], frame); w >= GROWS * was.w; w -= STEP) {
    const larger = sized(was, w);
    const found = isLoose(larger) && moved(larger, sets);
    if (found) return found;
  }
  return null;
}

/** Whether no set and no row is nearer to the next than it may be. */
const isLoose = ({ w, rows, anchors, frame: { touch } }: TableLayout): boolean =>
  rows.every((top, i) => !i || top - (rows[i - 1] ?? 0) >= pitchOf(w, touch) - 0.01) &&
  anchors.every(({ row, x, length }) => {
    const end = x + length * w + gapAcross(w, touch) - 0.01;
    return anchors.every((other) => other.row !== row || other.x <= x || other.x >= end);
  });

/** The rows that hold something, from top to bottom. */
const usedRows = (anchors: readonly Anchor[]): number[] =>
  [...new Set(anchors.map(({ row }) => row))].sort((a, b) => a - b);

/** The last row no lower than this, and those above it as far as it pushes them. */
const pushedUp = (tops: readonly number[], most: number, pitch: number): number[] =>
  tops.reduceRight<number[]>(
    (rest, top) => [Math.min(top, rest.length ? (rest[0] ?? 0) - pitch : most), ...rest],
    [],
  );

/** Whether the sets pile up at one side, or the rows stand unevenly. */
function untidy(layout: TableLayout): boolean {
  const { anchors, frame, w } = layout;
  const tops = usedRows(anchors).map((row) => layout.rows[row] ?? 0);
  const [first, last] = [tops[0], tops[tops.length - 1]];
  if (first === undefined || last === undefined || layout.height > frame.height) return false;
  const left = Math.min(...anchors.map(({ x }) => x));
  const right = Math.max(...anchors.map(({ x, length }) => x + length * w));
  const steps = tops.slice(1).map((top, i) => top - (tops[i] ?? 0));
  return (
    Math.abs(first + last + w * TALL - frame.height) / 2 > LOPSIDED * frame.height ||
    Math.abs(left + right - frame.width) / 2 > LOPSIDED * frame.width ||
    Math.max(0, ...steps) > UNEVEN * Math.min(Infinity, ...steps)
  );
}

/** The same sets in the same reading order, in balanced rows: nothing moves further than it must. */
function tidied(was: TableLayout, sets: readonly Wanted[]): TableLayout {
  return inOrder(was, sets, Math.min(was.w, widestTile(lengthsOf(sets), was.frame)));
}

/** Laid afresh as one reads them; those that are new come last. */
function inOrder(was: TableLayout, sets: readonly Wanted[], w: number): TableLayout {
  const order = [...was.anchors].sort((a, b) => a.row - b.row || a.x - b.x).map(({ id }) => id);
  const place = ({ id }: Wanted): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return layAfresh(
    [...sets].sort((a, b) => place(a) - place(b)),
    was.frame,
    w,
  );
}

/** The first placing; a single dropped set stays where it was dropped. */
function layNew(sets: readonly Wanted[], frame: Frame): TableLayout {
  const only = sets[0];
  if (sets.length === 1 && only?.drop) {
    const fresh = layAfresh(sets, frame);
    const x = clamp(snap(only.drop.x, fresh.w), 0, frame.width - only.length * fresh.w);
    const y = clamp(only.drop.y - (fresh.w * TALL) / 2, 0, frame.height - fresh.w * TALL);
    return { ...fresh, rows: [y], anchors: [{ id: only.id, length: only.length, row: 0, x }] };
  }
  return layAfresh(sets, frame);
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const snap = (x: number, w: number): number => Math.round(x / (w / 2)) * (w / 2);

/** The cloth while sets are moved about on it. */
class Board {
  private readonly w: number;
  private readonly gap: number;
  private readonly frame: Frame;
  private tops: number[];
  private anchors: Anchor[];

  constructor(was: TableLayout) {
    this.w = was.w;
    this.frame = was.frame;
    this.gap = gapAcross(was.w, was.frame.touch);
    this.tops = [...was.rows];
    this.anchors = was.anchors.map((anchor) => ({ ...anchor }));
  }

  layout(): TableLayout {
    const { w, frame } = this;
    const rows = [...this.tops];
    const anchors = this.anchors.map((anchor) => ({ ...anchor }));
    return { w, rows, anchors, frame, height: heightOf(rows, w, frame) };
  }

  has(id: number): boolean {
    return this.anchors.some((anchor) => anchor.id === id);
  }

  keepOnly(wanted: ReadonlyMap<number, Wanted>): void {
    this.anchors = this.anchors.filter((anchor) => wanted.has(anchor.id));
    // Shrink first, so that others find the room.
    for (const anchor of this.anchors)
      anchor.length = Math.min(anchor.length, wanted.get(anchor.id)?.length ?? 0);
  }

  private inRow(row: number): Anchor[] {
    return this.anchors.filter((anchor) => anchor.row === row).sort((a, b) => a.x - b.x);
  }

  /** A set that grows uses the gap on its right, then on its left, then its neighbours slide. */
  resize({ id, length, before = 0 }: Wanted): boolean {
    const anchor = this.anchors.find((other) => other.id === id) as Anchor;
    if (length <= anchor.length) return true;
    const row = this.inRow(anchor.row);
    const at = row.indexOf(anchor);
    const right = row[at + 1] ? (row[at + 1] as Anchor).x - this.gap : this.frame.width;
    const left = row[at - 1] ? this.end(row[at - 1] as Anchor) + this.gap : 0;
    const need = length * this.w;
    const ahead = anchor.x - Math.min(before, length - anchor.length) * this.w;
    anchor.length = length;
    // Sums of fractions: a hundredth of a pixel too much is no overlap.
    if (ahead >= left - 0.01 && ahead + need <= right + 0.01) {
      anchor.x = Math.max(0, ahead);
      return true;
    }
    if (anchor.x + need <= right + 0.01) return true;
    if (right - need >= left - 0.01) {
      anchor.x = right - need;
      return true;
    }
    anchor.x = clamp(anchor.x, left, Math.max(left, right - need)); // so that neighbours have to give way least
    if (this.slide(row)) return true;
    this.anchors = this.anchors.filter((other) => other !== anchor);
    const y = this.tops[anchor.row] ?? 0;
    return this.place({ id, length }, anchor.x, y);
  }

  private end(anchor: Anchor): number {
    return anchor.x + anchor.length * this.w;
  }

  /** Pushes the sets of a row apart as far as needed, none further than it must. */
  private slide(row: Anchor[]): boolean {
    const need = row.reduce((sum, anchor) => sum + anchor.length * this.w, 0) + this.gap * (row.length - 1);
    if (need > this.frame.width + 0.01) return false;
    let x = 0;
    for (const anchor of row) {
      anchor.x = Math.max(anchor.x, x);
      x = this.end(anchor) + this.gap;
    }
    let limit = this.frame.width;
    for (const anchor of [...row].reverse()) {
      anchor.x = Math.min(anchor.x, limit - anchor.length * this.w);
      limit = anchor.x - this.gap;
    }
    return true;
  }

  /** A dropped set stays where it was dropped; any other goes where there is most room around it. */
  add(set: Wanted): boolean {
    const need = set.length * this.w;
    const h = this.w * TALL;
    if (set.drop)
      return this.place(set, clamp(snap(set.drop.x, this.w), 0, this.frame.width - need), set.drop.y - h / 2);
    return this.placeRoomy(set) || this.place(set, (this.frame.width - need) / 2, this.frame.height / 2);
  }

  private placeRoomy(set: Wanted): boolean {
    const need = set.length * this.w;
    const inRows = this.tops.flatMap((top, row) =>
      this.gaps(row)
        .filter(([from, to]) => to - from >= need)
        .map((gap) => ({ row, x: this.spot(gap, need), top })),
    );
    const x = this.spot([0, this.frame.width], need);
    const fresh = this.newTops().map((top) => ({ row: -1, x, top }));
    const rated = [...inRows, ...fresh].map((spot) => ({ spot, room: this.roomAround(spot, need) }));
    const best = rated.sort((a, b) => b.room - a.room)[0]?.spot;
    if (!best) return false;
    const row = best.row >= 0 ? best.row : this.insertRow(best.top);
    this.anchors.push({ id: set.id, length: set.length, row, x: best.x });
    return true;
  }

  /** Where in a gap a set leaves a place for most others: in its middle if as many fit on either side, else nearer that of the cloth. */
  private spot([from, to]: readonly [number, number], need: number): number {
    const middle = (from + to - need) / 2;
    const other = SHORTEST * this.w + this.gap;
    if (!(Math.floor((to - from - need) / other) % 2)) return middle;
    return middle + (from + to < this.frame.width ? other : -other) / 2;
  }

  /** How far the next set or edge is; of places with plenty, the one nearest the middle is better. */
  private roomAround({ x, top }: { x: number; top: number }, need: number): number {
    const { width, height } = this.frame;
    const h = this.w * TALL;
    const plenty = 1.5 * this.w;
    const far = this.anchors.map((other) => {
      const dx = Math.max(other.x - x - need, x - this.end(other), 0);
      const otherTop = this.tops[other.row] ?? 0;
      return Math.hypot(dx, Math.max(otherTop - top - h, top - otherTop - h, 0));
    });
    const edge = Math.min(x, width - x - need, top, height - top - h);
    const off = Math.abs(x + need / 2 - width / 2) / width + Math.abs(top + h / 2 - height / 2) / height;
    return Math.min(plenty, ...far, edge + this.w) - off * this.w;
  }

  /** The tops of rows that could be added: in the middle of each strip that is high enough. */
  private newTops(): number[] {
    const pitch = pitchOf(this.w, this.frame.touch);
    const last = this.frame.height - this.w * TALL;
    const edges = [-pitch, ...this.tops, last + pitch];
    return edges.slice(1).flatMap((to, i) => {
      const [from, until] = [(edges[i] ?? 0) + pitch, to - pitch];
      return until < from ? [] : [(from + until) / 2];
    });
  }

  /** The free place nearest to a point: in a gap, in a row whose sets slide, or in a new row. */
  private place(set: Wanted, x: number, y: number): boolean {
    const need = set.length * this.w;
    let best: { cost: number; row: number; x: number } | null = null;
    const offer = (row: number, spot: number, top: number): void => {
      const cost = Math.abs(spot - x) + 2 * Math.abs(top - y);
      if (!best || cost < best.cost) best = { cost, row, x: spot };
    };
    this.tops.forEach((top, row) => {
      for (const [from, to] of this.gaps(row))
        if (to - from >= need - 0.01) offer(row, clamp(x, from, to - need), top);
    });
    const fresh = this.newRow(y);
    if (fresh !== null) offer(-1, clamp(x, 0, this.frame.width - need), fresh);
    if (best) {
      const { row, x: spot } = best as { row: number; x: number };
      const index = row >= 0 ? row : this.insertRow(fresh as number);
      this.anchors.push({ id: set.id, length: set.length, row: index, x: spot });
      return true;
    }
    return this.squeezeIn(set, x, y) || this.moveApart(set, x, y);
  }

  /** No row has room, but there would be one more if the others moved up and down a little. */
  private moveApart(set: Wanted, x: number, y: number): boolean {
    const used = usedRows(this.anchors);
    if (used.length + 1 > rowsThatFit(this.w, this.frame)) return false;
    for (const anchor of this.anchors) anchor.row = used.indexOf(anchor.row);
    this.tops = used.map((row) => this.tops[row] ?? 0);
    const row = this.insertRow(y);
    const pitch = pitchOf(this.w, this.frame.touch);
    this.tops.forEach((top, i) => (this.tops[i] = Math.max(top, i ? (this.tops[i - 1] ?? 0) + pitch : 0)));
    this.tops = pushedUp(this.tops, this.frame.height - this.w * TALL, pitch);
    this.anchors.push({
      id: set.id,
      length: set.length,
      row,
      x: clamp(x, 0, this.frame.width - set.length * this.w),
    });
    return true;
  }

  private gaps(row: number): [number, number][] {
    const edges: [number, number][] = [];
    let from = 0;
    for (const anchor of this.inRow(row)) {
      edges.push([from, anchor.x - this.gap]);
      from = this.end(anchor) + this.gap;
    }
    edges.push([from, this.frame.width]);
    return edges;
  }

  /** The top of one more row, above, below or between the others, as near to y as can be. */
  private newRow(y: number): number | null {
    const pitch = pitchOf(this.w, this.frame.touch);
    const last = this.frame.height - this.w * TALL;
    const edges = [-pitch, ...this.tops, last + pitch];
    let best: number | null = null;
    for (let i = 0; i + 1 < edges.length; i++) {
      const from = (edges[i] as number) + pitch;
      const to = (edges[i + 1] as number) - pitch;
      if (to < from - 0.01) continue;
      const spot = clamp(y, Math.max(0, from), Math.min(last, Math.max(from, to)));
      if (best === null || Math.abs(spot - y) < Math.abs(best - y)) best = spot;
    }
    return best;
  }

  private insertRow(top: number): number {
    const row = this.tops.findIndex((other) => other > top);
    const at = row < 0 ? this.tops.length : row;
    this.tops.splice(at, 0, top);
    for (const anchor of this.anchors) if (anchor.row >= at) anchor.row += 1;
    return at;
  }

  /** No gap is wide enough, but some row is, once its sets move together. */
  private squeezeIn(set: Wanted, x: number, y: number): boolean {
    const rows = this.tops
      .map((top, row) => ({ row, top }))
      .sort((a, b) => Math.abs(a.top - y) - Math.abs(b.top - y));
    for (const { row } of rows) {
      const inside = this.inRow(row);
      const anchor = { id: set.id, length: set.length, row, x };
      const order = [...inside, anchor].sort((a, b) => a.x - b.x);
      if (!this.slide(order)) continue;
      this.anchors.push(anchor);
      return true;
    }
    return false;
  }
}

// -- where the sets lie for this player -------------------------------------------------------------
// Remembered for each size of the cloth.

export interface Places {
  readonly layout: TableLayout | null;
  readonly frame: Frame | null;
  readonly layouts: ReadonlyMap<string, TableLayout>;
  /** Where new sets were dropped, by their number. */
  readonly drops: ReadonlyMap<number, { x: number; y: number }>;
  /** How many tiles came to the beginning of a set since it was laid out. */
  readonly grown: ReadonlyMap<number, number>;
}

export const NOWHERE: Places = {
  layout: null,
  frame: null,
  layouts: new Map(),
  drops: new Map(),
  grown: new Map(),
};

const keyOf = (frame: Frame): string => `${frame.width}x${frame.height}`;

/** Lengths that were worked out: most sets stay as they are from turn to turn. */
const lengths = new WeakMap<Meld, { shape: Shape; length: number }>();

function lengthOf(meld: Meld, shape: Shape): number {
  const known = lengths.get(meld);
  if (known?.shape === shape) return known.length;
  const length = measure(meld, shape);
  lengths.set(meld, { shape, length });
  return length;
}

/** A set's length in tiles, a hole that is drawn counted as one. */
function measure(meld: Meld, shape: Shape): number {
  const how = standing(meldTexts(meld), shape);
  const holes = how.state === 'incomplete' && how.words === 'missing' ? how.holes.length : 0;
  return meld.pieces.length + holes;
}

/** The same places if the cloth is still the same, or as wide. */
export function withFrame(places: Places, frame: Frame): Places {
  if (places.frame && sameFrame(places.frame, frame)) return places;
  const as = places.layout && asHigh(places.layout, frame);
  return { ...places, frame, layout: as ?? places.layouts.get(keyOf(frame)) ?? null };
}

/** What lies on a cloth that became higher or lower, each set where it is; rows give way as far as they must. */
function asHigh(was: TableLayout, frame: Frame): TableLayout | null {
  const { height } = frame;
  if (!sameFrame({ ...was.frame, height }, frame) || was.height > was.frame.height) return null;
  const pitch = pitchOf(was.w, frame.touch);
  const used = usedRows(was.anchors);
  const tops = used.map((row) => was.rows[row] ?? 0);
  const rows = pushedUp(tops, height - was.w * TALL, pitch);
  if ((rows[0] ?? 0) < 0) return null;
  const anchors = was.anchors.map((anchor) => ({ ...anchor, row: used.indexOf(anchor.row) }));
  return { ...was, frame, rows, anchors, height };
}

/** A new set was dropped here. */
export const withDrop = (places: Places, meld: number, x: number, y: number): Places => ({
  ...places,
  drops: new Map(places.drops).set(meld, { x, y }),
});

/** So many tiles came to the beginning of a set. */
export const withGrowth = (places: Places, meld: number, before: number): Places => ({
  ...places,
  grown: new Map(places.grown).set(meld, before),
});

/** Every set in its place; only between turns may all of them move. */
export function layOut(places: Places, melds: readonly Meld[], shape: Shape, betweenTurns: boolean): Places {
  const { frame, drops, grown } = places;
  if (!frame) return places;
  const wanted = melds.map((meld) => ({
    id: meld.id,
    length: lengthOf(meld, shape),
    drop: drops.get(meld.id),
    before: grown.get(meld.id),
  }));
  const next = relay(places.layout, wanted, frame, betweenTurns);
  const layout = places.layout && sameLayout(next, places.layout) ? places.layout : next;
  const layouts = new Map(places.layouts).set(keyOf(frame), layout);
  return { ...places, layout, layouts, grown: grown.size ? new Map() : grown };
}

/** As it lay before; if the cloth has another size now, when it has that one again. */
export function restored(places: Places, layout: TableLayout | null): Places {
  if (!layout) return places;
  const layouts = new Map(places.layouts).set(keyOf(layout.frame), layout);
  const frame = places.layout?.frame;
  const now = frame && (sameFrame(layout.frame, frame) ? layout : asHigh(layout, frame));
  return { ...places, layouts, layout: now ?? places.layout };
}

/** Everything is laid out anew at the next laying, in this size only. */
export const forgotten = (places: Places): Places => ({ ...places, layout: null, drops: new Map() });

/** A new round: nothing lies anywhere. */
export const cleared = ({ frame }: Places): Places => ({ ...NOWHERE, frame });
