/** A refusal is read where it is meant, and never hides the set it is about. */
import { expect, test } from 'vitest';
import { layAfresh, type TableLayout, TALL } from '../src/board/layout.ts';
import { bubblePlace, placeAmong, placeFor, withRoomFor } from '../src/table/view/bubble_place.ts';

const FRAME = { width: 340, height: 260 };
const BUBBLE = { width: 300, height: 76 };

test('it stands above the set, below where there is no room, beside where there is neither', () => {
  const set = { left: 20, top: 150, width: 90, height: 58 };
  expect(bubblePlace(set, BUBBLE, FRAME)).toMatchObject({ side: 'above', top: 60 });
  expect(bubblePlace({ ...set, top: 10 }, BUBBLE, FRAME)).toMatchObject({ side: 'below', top: 88 });
  const low = { width: 340, height: 140 };
  const narrow = { width: 180, height: 76 };
  expect(bubblePlace({ ...set, top: 40 }, narrow, low)).toMatchObject({ side: 'beside', left: 124, top: 40 });
  expect(bubblePlace({ ...set, left: 240, top: 40 }, narrow, low)).toMatchObject({
    side: 'beside',
    left: 46,
  });
});

test('where the cloth is low it may hang over the line below that says the same', () => {
  const set = { left: 120, top: 60, width: 90, height: 58 };
  const low = { width: 340, height: 170 };
  expect(bubblePlace(set, BUBBLE, low, 44)).toMatchObject({ side: 'below', top: 138 });
});

test('it stays on the cloth, points at the set and never lies over it', () => {
  for (let left = 0; left <= 250; left += 25)
    for (let top = 0; top <= 200; top += 20) {
      const set = { left, top, width: 90, height: 58 };
      const at = bubblePlace(set, BUBBLE, FRAME);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + BUBBLE.width).toBeLessThanOrEqual(FRAME.width);
      expect(at.top).toBeGreaterThanOrEqual(0);
      const isOver = at.top < top + 58 && at.top + BUBBLE.height > top;
      expect(isOver).toBe(false);
      expect(at.left + BUBBLE.width / 2 + at.tail).toBeCloseTo(left + 45);
    }
});

test('where there is a choice it covers no other set, else as little as can be', () => {
  const set = { left: 120, top: 100, width: 90, height: 40 };
  const narrow = { width: 200, height: 60 };
  const row = (top: number): { left: number; top: number; width: number; height: number } => ({
    ...set,
    left: 100,
    top,
  });
  expect(bubblePlace(set, narrow, FRAME, 0, [row(40)])).toMatchObject({ side: 'below' });
  expect(bubblePlace(set, narrow, FRAME, 0, [row(170)])).toMatchObject({ side: 'above' });
  expect(bubblePlace(set, narrow, FRAME, 0, [row(40), row(210)])).toMatchObject({ side: 'below' });
});

test('on a crowded phone rows move apart for it: it covers no tile, and nothing leaves the cloth', () => {
  const frame = { width: 324, height: 294, touch: true };
  const bubble = { width: 280, height: 54 };
  const covers = (layout: TableLayout, id: number): boolean =>
    placeAmong(layout, id, bubble, 44)?.covers ?? true;
  for (const count of [9, 12, 14]) {
    const sets = Array.from({ length: count }, (_, id) => ({ id, length: 3 + (id % 3 === 0 ? 1 : 0) }));
    const layout = layAfresh(sets, frame);
    expect(sets.filter(({ id }) => covers(layout, id)).length).toBeGreaterThan(count / 2);
    for (const { id } of sets) {
      const roomy = withRoomFor(layout, id, bubble, 44);
      const { rows, w } = roomy;
      expect(covers(roomy, id)).toBe(false);
      expect(w).toBeGreaterThan(0.74 * layout.w);
      expect(rows[0]).toBeGreaterThanOrEqual(0);
      expect((rows.at(-1) ?? 0) + w * TALL).toBeLessThanOrEqual(frame.height);
      rows.slice(1).forEach((top, i) => expect(top - (rows[i] ?? 0)).toBeGreaterThan(w * TALL));
    }
  }
});

test('where it covers nothing, or no room can be made, everything stays', () => {
  const frame = { width: 324, height: 294, touch: true };
  const few = layAfresh([{ id: 1, length: 3 }], frame);
  expect(withRoomFor(few, 1, { width: 280, height: 54 }, 44)).toBe(few);
  const full = layAfresh(
    Array.from({ length: 24 }, (_, id) => ({ id, length: 4 })),
    frame,
  );
  const large = { width: 280, height: 200 };
  expect(withRoomFor(full, 12, large, 44)).toBe(full);
  // Then it stands below the cloth where there is a line to cover, and covers no set either.
  expect(placeFor(full, 12, large, 44)?.top).toBeGreaterThan(frame.height);
  expect(placeFor(full, 12, large, 0)?.top).toBeLessThan(frame.height);
  expect(placeFor(few, 1, large, 44)?.top).toBeLessThan(frame.height);
});
