/** Where a bubble about a set stands: above it, else below, else beside; never over the set itself. */
import { sized, SMALLEST, type TableLayout, TALL } from '../../board/layout.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BubblePlace {
  side: 'above' | 'below' | 'beside';
  /** The corner of the bubble. */
  left: number;
  top: number;
  /** How far the middle of the set is from the middle of the bubble: there the tail points. */
  tail: number;
}

/** Room for the tail, and for what is said under a set. */
const ABOVE = 14;
const BELOW = 20;

export function bubblePlace(
  set: Box,
  bubble: { width: number; height: number },
  frame: { width: number; height: number },
  /** How far it may hang out of the cloth: over the line that says the same. */
  over = 0,
  /** The other sets: where there is a choice it covers none, or as little as can be. */
  others: readonly Box[] = [],
): BubblePlace {
  const within = (at: number, size: number, most: number): number =>
    Math.max(0, Math.min(Math.max(0, most - size), at));
  const middle = set.left + set.width / 2;
  const left = within(middle - bubble.width / 2, bubble.width, frame.width);
  const tail = middle - left - bubble.width / 2;
  const above = set.top - ABOVE - bubble.height;
  const below = set.top + set.height + BELOW;
  const top = within(set.top, bubble.height, frame.height);
  const right = set.left + set.width + ABOVE;
  const before = set.left - ABOVE - bubble.width;
  const places: BubblePlace[] = [
    ...(above >= 0 ? [{ side: 'above', left, top: above, tail } as const] : []),
    ...(below + bubble.height <= frame.height + over
      ? [{ side: 'below', left, top: below, tail } as const]
      : []),
    ...(right + bubble.width <= frame.width ? [{ side: 'beside', left: right, top, tail: 0 } as const] : []),
    ...(before >= 0 ? [{ side: 'beside', left: before, top, tail: 0 } as const] : []),
  ];
  const covered = (at: BubblePlace): number =>
    others.reduce((sum, other) => sum + shared({ ...at, ...bubble }, other), 0) *
    (at.side === 'beside' ? 4 : 1);
  const [best] = places.sort((a, b) => covered(a) - covered(b));
  // A long set on a low cloth: it is better cut at the end than over the set.
  return best ?? { side: 'below', left, top: below, tail };
}

/** How much of two boxes lies over each other. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export interface BubbleSize {
  width: number;
  height: number;
}

/** Where the bubble about one of the sets stands; null where that is not on the cloth. */
export function placeAmong(
  layout: TableLayout,
  meld: number,
  bubble: BubbleSize,
  over: number,
): (BubblePlace & { covers: boolean }) | null {
  const { w, frame, rows } = layout;
  const anchor = layout.anchors.find(({ id }) => id === meld);
  if (!anchor) return null;
  const boxOf = ({ x, row, length }: typeof anchor): Box => ({
    left: x,
    top: rows[row] ?? 0,
    width: length * w,
    height: w * TALL,
  });
  const others = layout.anchors.filter((one) => one !== anchor).map(boxOf);
  const whole = { width: frame.width, height: Math.max(frame.height, layout.height) };
  const place = bubblePlace(boxOf(anchor), bubble, whole, over, others);
  return {
    ...place,
    covers: [boxOf(anchor), ...others].some((box) => shared({ ...place, ...bubble }, box) > 0),
  };
}

/** Between rows that made room. */
const LEAST = 4;
/** Tiles keep so much of their size, where rows alone do not make enough. */
const KEEPS = 0.75;

/**
 * The same table with room for a bubble about a set: where it would lie over tiles, the rows below move down and those
 * above move up, none further than it must; on a full cloth tiles are a little smaller for that moment.
 */
export function withRoomFor(
  layout: TableLayout,
  meld: number,
  bubble: BubbleSize,
  over: number,
): TableLayout {
  const covers = (one: TableLayout): boolean => placeAmong(one, meld, bubble, over)?.covers ?? false;
  if (!bubble.height || !covers(layout)) return layout;
  const row = layout.anchors.find(({ id }) => id === meld)?.row ?? 0;
  for (let { w } = layout; w >= Math.max(SMALLEST, KEEPS * layout.w); w -= 1) {
    const was = w < layout.w ? sized(layout, w) : layout;
    const found = [row, row - 1].flatMap((after) => {
      const rows = apart(was, after, bubble.height + (after === row ? BELOW : ABOVE) + LEAST, over);
      return rows && !covers({ ...was, rows }) ? [{ ...was, rows }] : [];
    });
    const way = ({ rows }: TableLayout): number =>
      rows.reduce((sum, top, i) => sum + Math.abs(top - (was.rows[i] ?? 0)), 0);
    const [best] = found.sort((a, b) => way(a) - way(b));
    if (best) return best;
  }
  return layout;
}

/**
 * Where it stands at last: among the sets, or, on a cloth so full that it would lie over some of them, below the cloth,
 * over the line that says the same. The set itself is framed.
 */
export function placeFor(
  layout: TableLayout,
  meld: number,
  bubble: BubbleSize,
  over: number,
): BubblePlace | null {
  const { frame, height } = layout;
  const among = placeAmong(layout, meld, bubble, over);
  if (!among?.covers || !over || height > frame.height) return among;
  const left = Math.max(0, (frame.width - bubble.width) / 2);
  return { side: 'beside', left, top: frame.height + LEAST, tail: 0 };
}

/** The tops of the rows with so much room after one of them, -1: before the first; null: there is none. */
function apart({ rows, w, frame }: TableLayout, after: number, room: number, over: number): number[] | null {
  const high = w * TALL;
  const tops = [...rows];
  const last = tops.length - 1;
  const between = (i: number): number => (i === after ? room : LEAST);
  for (let i = 0, least = after < 0 ? room : 0; i <= last; i++) {
    tops[i] = Math.max(tops[i] ?? 0, least);
    least = (tops[i] ?? 0) + high + between(i);
  }
  // Below the last row the bubble may hang out of the cloth.
  for (
    let i = last, most = frame.height - (after === last ? Math.max(0, room - over) : 0) - high;
    i >= 0;
    i--
  ) {
    tops[i] = Math.min(tops[i] ?? 0, most);
    most = (tops[i] ?? 0) - high - between(i - 1);
  }
  return (tops[0] ?? 0) < (after < 0 ? room : 0) ? null : tops;
}
