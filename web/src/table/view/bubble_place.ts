/** Where a bubble about a set stands: above it, else below, else beside; never over the set itself. */
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
