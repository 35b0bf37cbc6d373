/** Sets in their places on the cloth, and where that puts each of their tiles. */
import { TALL } from '../../board/layout.ts';
import type { Meld } from '../../board/state.ts';
import type { Spot } from '../../board/spot.ts';
import type { Seen } from './standing.ts';

export interface Placed {
  /** The same as long as nothing but its tiles could have changed. */
  key: string;
  /** The same as long as it looks the same, wherever it lies. */
  looks: string;
  meld: Meld;
  index: number;
  x: number;
  y: number;
  /** How wide its tiles are. */
  w: number;
  seen: Seen;
  /** Near an edge of the cloth, words keep to it. */
  side: '' | 'start' | 'end';
  /** Its length in tiles, holes counted. */
  length: number;
  /** It is made, and waits for its moment. */
  unseen?: boolean;
}

/** Where a set lies, seen from the corner of the cloth. */
export const spotOfSet = ({ x, y, w, length }: Placed, cloth: Spot): Spot => ({
  x: cloth.x + x,
  y: cloth.y + y,
  w: w * length,
  h: w * TALL,
});

/** Where its tiles lie, by their numbers. */
export function spotsOf({ meld, x, y, w, seen }: Placed, cloth: Spot): [string, Spot][] {
  return meld.pieces.map(({ id }, i) => {
    const before = i + seen.holes.filter((hole) => hole <= i).length;
    return [String(id), { x: cloth.x + x + before * w, y: cloth.y + y, w: w - 1, h: w * TALL }];
  });
}

/** A new set, unseen, where it stays: one that had to change its place in the page would be drawn anew. */
export function putIn(list: readonly Placed[], one: Placed, wanted: readonly Placed[]): readonly Placed[] {
  const later = new Set(wanted.slice(wanted.indexOf(one) + 1).map(({ meld }) => meld.id));
  const at = list.findIndex(({ meld }) => later.has(meld.id));
  return list.toSpliced(at < 0 ? list.length : at, 0, { ...one, unseen: true });
}
