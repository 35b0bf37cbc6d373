/** A screen that lies flat is turned, and everybody stays where they sit. */
import { expect, test } from 'vitest';
import { edgesFor, pointOn, spotOn, turnsTo } from '../src/screens/edges.ts';

const SCREEN = { width: 1280, height: 800 };

test('whoever plays has the lower edge before them', () => {
  for (const spot of edgesFor(4)) expect(spotOn(spot, turnsTo(spot.edge, 0)).edge).toBe('bottom');
});

test('it turns the short way, and not at all if it is there', () => {
  expect(turnsTo('left', 0)).toBe(1);
  expect(turnsTo('right', 0)).toBe(-1);
  expect(turnsTo('right', 4)).toBe(3);
  expect(turnsTo('top', 1)).toBe(2);
  expect(turnsTo('bottom', 4)).toBe(4);
});

test('a seat is where it was on the screen, however the page is turned', () => {
  const { width, height } = SCREEN;
  const at = ({ edge, along }: { edge: string; along: number }, size = SCREEN): { x: number; y: number } => ({
    x: edge === 'left' ? 0 : edge === 'right' ? size.width : along * size.width,
    y: edge === 'top' ? 0 : edge === 'bottom' ? size.height : along * size.height,
  });
  for (const spot of edgesFor(6))
    for (const turns of [-1, 1, 2, 3, 6]) {
      const turned = turns % 2 ? { width: height, height: width } : SCREEN;
      const there = at(spotOn(spot, turns), turned);
      const map = pointOn(turns, SCREEN)?.(at(spot)) ?? at(spot);
      expect(there.x).toBeCloseTo(map.x);
      expect(there.y).toBeCloseTo(map.y);
    }
  expect(pointOn(4, SCREEN)).toBeNull();
});
