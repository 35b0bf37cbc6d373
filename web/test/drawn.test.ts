/** One device for all: the part of the rack that is shown with what was drawn. */
import { expect, test } from 'vitest';
import { around } from '../src/passing/drawn.ts';

/** A rack of tiles 1, 2, 3 and so on, of which some were just drawn. */
const rack = (count: number, ...drawn: number[]) =>
  Array.from({ length: count }, (_, i) => ({ text: `r${i + 1}`, isNew: drawn.includes(i + 1) }));
const shown = (count: number, ...drawn: number[]) =>
  around(rack(count, ...drawn)).map(({ text }) => Number(text.slice(1)));

test('what was drawn stands in the middle, between its neighbours', () => {
  expect(shown(15, 8)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(shown(15, 7, 8)).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test('at an end of the rack as many are shown', () => {
  expect(shown(15, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(shown(15, 15)).toEqual([9, 10, 11, 12, 13, 14, 15]);
});

test('a short rack is shown whole', () => expect(shown(4, 3)).toEqual([1, 2, 3, 4]));
