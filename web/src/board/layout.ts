/**
 * Where the sets lie on the cloth: never scrolling, never jumping. Sets keep their place, room is found
 * for new ones, and only when there is none everything goes one size down, in table order.
 */

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

const gapAcross = (w: number, touch: boolean): number => (touch ? 0.45 * w : Math.max(9, 0.6 * w));
const gapDown = (w: number, touch: boolean): number =>
  touch ? Math.max(7, 0.2 * w) : Math.max(10, 0.42 * w);

function pitchOf(w: number, touch: boolean): number {
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
  const lengths = sets.map((set) => set.length);
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
  const bottom = (tops[tops.length - 1] ?? 0) + w * TALL;
  return { w, rows: tops, anchors, frame, height: Math.max(frame.height, bottom) };
}

/** Keeps the number of rows and finds the narrowest row that needs no more of them. */
function balance(lengths: readonly number[], w: number, width: number, gap: number): number[][] {
  const count = firstFit(lengths, w, width, gap).length;
  let [low, high] = [Math.max(0, ...lengths) * w, width];
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

/** Lays the table again after something changed; whatever can stays where it is. */
export function relay(
  was: TableLayout | null,
  sets: readonly Wanted[],
  frame: Frame,
  betweenTurns: boolean,
): TableLayout {
  if (!was || !sameFrame(was.frame, frame) || !was.anchors.length) return layNew(sets, frame);
  if (betweenTurns && mayGrow(was, sets, frame)) return layAfresh(sets, frame);
  const board = new Board(was);
  const wanted = new Map(sets.map((set) => [set.id, set]));
  board.keepOnly(wanted);
  for (const set of sets) {
    const done = board.has(set.id) ? board.resize(set.id, set.length) : board.add(set);
    if (!done) return layAfresh(sets, frame, smaller(was.w, sets, frame));
  }
  return board.layout();
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

/** One size down from what did not do, or the widest that fits in order. */
const smaller = (w: number, sets: readonly Wanted[], frame: Frame): number =>
  Math.min(
    w,
    widestTile(
      sets.map((set) => set.length),
      frame,
    ),
  );

/** Bigger tiles only if six more would still fit. */
function mayGrow(was: TableLayout, sets: readonly Wanted[], frame: Frame): boolean {
  const lengths = sets.map((set) => set.length);
  return widestTile([...lengths, 3, 3], frame) > was.w;
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
    const bottom = (this.tops[this.tops.length - 1] ?? 0) + this.w * TALL;
    return {
      w: this.w,
      rows: this.tops,
      anchors: this.anchors,
      frame: this.frame,
      height: Math.max(this.frame.height, bottom),
    };
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
  resize(id: number, length: number): boolean {
    const anchor = this.anchors.find((other) => other.id === id) as Anchor;
    if (length <= anchor.length) return true;
    const row = this.inRow(anchor.row);
    const at = row.indexOf(anchor);
    const right = row[at + 1] ? (row[at + 1] as Anchor).x - this.gap : this.frame.width;
    const left = row[at - 1] ? this.end(row[at - 1] as Anchor) + this.gap : 0;
    const need = length * this.w;
    anchor.length = length;
    if (anchor.x + need <= right + 0.01) return true;
    if (right - need >= left - 0.01) {
      anchor.x = right - need;
      return true;
    }
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

  /** A dropped set stays where it was dropped; a tapped one goes nearest the bottom centre. */
  add(set: Wanted): boolean {
    const need = set.length * this.w;
    const h = this.w * TALL;
    if (set.drop)
      return this.place(set, clamp(snap(set.drop.x, this.w), 0, this.frame.width - need), set.drop.y - h / 2);
    return this.place(set, (this.frame.width - need) / 2, this.frame.height);
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
    return this.squeezeIn(set, x, y);
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
