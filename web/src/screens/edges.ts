/** Where people sit round a big screen: clockwise from the middle of the lower edge, as their turns go. */
export type Edge = 'bottom' | 'left' | 'top' | 'right';

export interface Spot {
  readonly edge: Edge;
  /** How far along the edge, from the left or from the top, as a part of it. */
  readonly along: number;
}

const spot = (edge: Edge, along = 0.5): Spot => ({ edge, along });
const [LEFT, TOP, RIGHT, BOTTOM] = [spot('left', 0.46), spot('top'), spot('right', 0.46), spot('bottom')];
const TWO_ABOVE = [spot('top', 0.33), spot('top', 0.67)];

/** The places of so many people, by their seats. */
export function edgesFor(count: number): readonly Spot[] {
  if (count <= 2) return [BOTTOM, TOP];
  if (count === 3) return [BOTTOM, LEFT, RIGHT];
  if (count === 4) return [BOTTOM, LEFT, TOP, RIGHT];
  if (count === 5) return [BOTTOM, LEFT, ...TWO_ABOVE, RIGHT];
  return [spot('bottom', 0.36), LEFT, ...TWO_ABOVE, RIGHT, spot('bottom', 0.64)];
}
