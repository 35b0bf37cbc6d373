/**
 * Where things are on a page that may have been turned, as a screen that lies flat can be: what the browser measures is
 * told in the page's own directions. Everything that moves tiles measures through here.
 */
import type { Point } from './drag.ts';

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
