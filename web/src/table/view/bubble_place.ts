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
): BubblePlace {
  const within = (at: number, size: number, most: number): number =>
    Math.max(0, Math.min(Math.max(0, most - size), at));
  const middle = set.left + set.width / 2;
  const left = within(middle - bubble.width / 2, bubble.width, frame.width);
  const tail = middle - left - bubble.width / 2;
  const above = set.top - ABOVE - bubble.height;
  if (above >= 0) return { side: 'above', left, top: above, tail };
  const below = set.top + set.height + BELOW;
  if (below + bubble.height <= frame.height + over) return { side: 'below', left, top: below, tail };
  const top = within(set.top, bubble.height, frame.height);
  const right = set.left + set.width + ABOVE;
  if (right + bubble.width <= frame.width) return { side: 'beside', left: right, top, tail: 0 };
  const before = set.left - ABOVE - bubble.width;
  if (before >= 0) return { side: 'beside', left: before, top, tail: 0 };
  // A long set on a low cloth: it is better cut at the end than over the set.
  return { side: 'below', left, top: below, tail };
}
