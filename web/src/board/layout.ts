/** Where the sets lie on the cloth when it is laid afresh: as large as fits, in balanced rows. */

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

export const sameFrame = (a: Frame, b: Frame): boolean =>
  a.width === b.width && a.height === b.height && a.touch === b.touch && a.widest === b.widest;

export const sameLayout = (a: TableLayout, b: TableLayout): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

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
