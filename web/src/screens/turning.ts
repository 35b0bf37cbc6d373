/** A screen that lies flat is turned to one of its edges, in quarters of a whole turn, clockwise. */
import type { Point } from '../board/screen.ts';
import type { Edge, Spot } from './edges.ts';

/** Clockwise, as quarters go: turned by one, the lower edge of the page lies along the left edge of the screen. */
const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

export const quarterOf = (edge: Edge): number => EDGES.indexOf(edge);
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
