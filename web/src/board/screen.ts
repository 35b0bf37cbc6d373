/**
 * Where things are on the screen, in pixels. The page may have been turned, as a screen that lies flat can be: what the
 * browser measures is told in the page's own directions. Everything that moves tiles measures through here.
 */

export interface Point {
  x: number;
  y: number;
}

/** Where something is, and how large. */
export interface Spot extends Point {
  w: number;
  h: number;
}

/** Where tiles are, by their numbers. */
export type Spots = ReadonlyMap<string, Spot>;

type Turn = (at: Point) => Point;
const straight: Turn = (at) => at;
let turn = straight;

/** From now on the page is turned so: from a point of the screen to one of the page; null: not at all. */
export const turnPage = (how: Turn | null): void => {
  turn = how ?? straight;
};

export const pointIn = (x: number, y: number): Point => turn({ x, y });

export const rectOf = (a: Point, b: Point): DOMRect =>
  new DOMRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export function boxOf(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return rectOf(pointIn(left, top), pointIn(right, bottom));
}

export const spotOf = (element: Element): Spot => {
  const { left, top, width, height } = boxOf(element);
  return { x: left, y: top, w: width, h: height };
};

/** Whether a point is in a box, or no further than this from it. */
export const inside = (at: Point, box: DOMRect, by = 0): boolean =>
  at.x > box.left - by && at.x < box.right + by && at.y > box.top - by && at.y < box.bottom + by;
