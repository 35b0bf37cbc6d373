/** How the tiles of a rack stand on a phone: five across, smaller ones from 16 on, square ones from 25 on. */
export interface Columns {
  /** Width of a tile. */
  readonly w: number;
  readonly across: number;
  readonly square: boolean;
}

const SIZES = [
  { most: 15, across: 5, widest: 62, square: false },
  { most: 24, across: 6, widest: 50, square: false },
  { most: Infinity, across: 8, widest: 44, square: true },
] as const;
const GAP = 10;

/** So many tiles on a rack of this width; where there is room for more across, they stand there. */
export function columnsFor(count: number, width: number): Columns {
  const { across, widest, square } = SIZES.find(({ most }) => count <= most) ?? SIZES[2];
  const w = Math.min(widest, Math.floor(width / across) - (square ? 3 : GAP));
  return { w, across: Math.max(across, Math.floor(width / (w + GAP))), square };
}
