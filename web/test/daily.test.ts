import { expect, test } from 'vitest';
import { barsOf, MOST_DAYS, withDay } from '../src/daily/days.svelte.ts';

test('a bar for each number of turns, the gaps too, and all who did not go out together at the end', () => {
  const counts = [
    { turns: 7, left: 0, told: 4 },
    { turns: 9, left: 0, told: 2 },
    { turns: 5, left: 3, told: 1 },
    { turns: 12, left: 8, told: 2 },
  ];
  expect(barsOf(counts, { turns: 9, left: 0 })).toEqual([
    { turns: 7, told: 4, share: 1, mine: false },
    { turns: 8, told: 0, share: 0, mine: false },
    { turns: 9, told: 2, share: 0.5, mine: true },
    { turns: null, told: 3, share: 0.75, mine: false },
  ]);
});

test('whoever needed very long stands with the last bar, and is found there', () => {
  const counts = [
    { turns: 5, left: 0, told: 1 },
    { turns: 60, left: 0, told: 1 },
  ];
  const bars = barsOf(counts, { turns: 60, left: 0 });
  expect(bars).toHaveLength(14);
  expect(bars.at(-1)).toMatchObject({ told: 1, mine: true });
});

test('with nobody else there is one bar, or none', () => {
  expect(barsOf([], { turns: 6, left: 0 })).toEqual([{ turns: 6, told: 0, share: 0, mine: true }]);
  expect(barsOf([], { turns: 6, left: 2 })).toEqual([{ turns: null, told: 0, share: 0, mine: true }]);
  expect(barsOf([], null)).toEqual([]);
});

test('the oldest days are forgotten', () => {
  const day = (i: number): string => new Date(Date.UTC(2026, 0, 5 + i)).toISOString().slice(0, 10);
  let kept = {};
  for (let i = 0; i < MOST_DAYS + 5; i++) kept = withDay(kept, day(i), { code: String(i) });
  expect(Object.keys(kept)).toHaveLength(MOST_DAYS);
  expect(day(4) in kept).toBe(false);
  expect(day(5) in kept).toBe(true);
});
