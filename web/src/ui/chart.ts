/** Lines in a picture: where a value lies, and where words at the ends of the lines find room. */

export type Point = readonly [at: number, value: number];

/** The picture, the room for words on each side of the lines, and what lies at the edges of that room. */
export interface Frame {
  width: number;
  height: number;
  /** Above, to the right, below, to the left. */
  room: readonly [number, number, number, number];
  /** The first and the last place. */
  from: number;
  to: number;
  low: number;
  high: number;
}

export interface Scale {
  x(at: number): number;
  y(value: number): number;
  path(points: readonly Point[]): string;
}

export function scaleOf({ width, height, room, from, to, low, high }: Frame): Scale {
  const [above, right, below, left] = room;
  // Where there is but one place, or one value, anything but nought will do.
  const x = (at: number): number => left + ((width - left - right) * (at - from)) / (to - from || 1);
  const y = (value: number): number =>
    height - below - ((height - above - below) * (value - low)) / (high - low || 1);
  const path = (points: readonly Point[]): string =>
    points.map(([at, value], i) => `${i ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  return { x, y, path };
}

/** Lines are told apart without colours too. */
export const DASHES = ['0', '8 4', '2 4', '12 4 2 4', '14 6', '5 5'] as const;

/** Heights that are `gap` apart at least, in the order of `wanted`, and between `low` and `high` if there is room. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const at = [...wanted];
  let least = low;
  for (const i of order) {
    at[i] = Math.max(least, at[i] ?? 0);
    least = (at[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    at[i] = Math.min(most, at[i] ?? 0);
    most = (at[i] ?? 0) - gap;
  }
  return at;
}
