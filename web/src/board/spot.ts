/** Where something is on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where tiles are, by their numbers. */
export type Spots = ReadonlyMap<string, Spot>;
