/** Round a big screen: where people sit, and what is turned to whom. */
import type { Point } from '../board/screen.ts';
export type Edge = 'bottom' | 'left' | 'top' | 'right';

export interface Spot {
  readonly edge: Edge;
  /** How far along the edge, from the left or from the top, as a part of it. */
  readonly along: number;
}

const spot = (edge: Edge, along = 0.5): Spot => ({ edge, along });
const [LEFT, TOP, RIGHT, BOTTOM] = [spot('left', 0.46), spot('top'), spot('right', 0.46), spot('bottom')];
const TWO_ABOVE = [spot('top', 0.33), spot('top', 0.67)];

/** The places of so many people, by their seats: clockwise from the middle of the lower edge, as their turns go. */
export function edgesFor(count: number): readonly Spot[] {
  if (count <= 2) return [BOTTOM, TOP];
  if (count === 3) return [BOTTOM, LEFT, RIGHT];
  if (count === 4) return [BOTTOM, LEFT, TOP, RIGHT];
  if (count === 5) return [BOTTOM, LEFT, ...TWO_ABOVE, RIGHT];
  return [spot('bottom', 0.36), LEFT, ...TWO_ABOVE, RIGHT, spot('bottom', 0.64)];
}

// -- a screen that lies flat is turned to one of its edges, in quarters of a whole turn, clockwise --

/** Clockwise, as quarters go: turned by one, the lower edge of the page lies along the left edge of the screen. */
const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

const quarterOf = (edge: Edge): number => EDGES.indexOf(edge);
const modulo = (turns: number): number => ((turns % 4) + 4) % 4;

/** As many turns as bring the page to this edge the short way. */
export function turnsTo(edge: Edge, turns: number): number {
  const by = modulo(quarterOf(edge) - turns);
  return turns + (by === 3 ? -1 : by);
}

/** Where on the page somebody sits who stays where they are round the screen. */
export function spotOn({ edge, along }: Spot, turns: number): Spot {
  const quarter = modulo(turns);
  const isSideways = edge === 'left' || edge === 'right';
  // Along an edge counts from the left or the top: turned, that may be its other end.
  const isOther = quarter === 2 || (quarter === 1 && !isSideways) || (quarter === 3 && isSideways);
  return { edge: EDGES[modulo(quarterOf(edge) - quarter)] ?? edge, along: isOther ? 1 - along : along };
}

/** From a point of the screen to one of the page; null if the page is not turned. */
export function pointOn(
  turns: number,
  { width, height }: { width: number; height: number },
): ((at: Point) => Point) | null {
  switch (modulo(turns)) {
    case 1:
      return ({ x, y }) => ({ x: y, y: width - x });
    case 2:
      return ({ x, y }) => ({ x: width - x, y: height - y });
    case 3:
      return ({ x, y }) => ({ x: height - y, y: x });
    default:
      return null;
  }
}
