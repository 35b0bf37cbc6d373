import { expect, test } from 'vitest';
import { type Placed, putIn } from '../src/table/model/places.ts';

const placed = (id: number): Placed => ({ meld: { id, pieces: [] } }) as unknown as Placed;
const ids = (list: readonly Placed[]): number[] => list.map(({ meld }) => meld.id);

/** Lays the sets in their order, one by one, as the steps of a turn do. */
function putAll(list: readonly Placed[], wanted: readonly Placed[]): readonly Placed[] {
  const there = ids(list);
  return wanted
    .filter(({ meld }) => !there.includes(meld.id))
    .reduce((now, one) => putIn(now, one, wanted), list);
}

test('new sets come where they stay, so that none is moved in the page when the others go', () => {
  const [a, b, c] = [placed(1), placed(2), placed(3)];
  const wanted = [placed(7), placed(8), b, placed(9)];
  const all = putAll([a, b, c], wanted);
  const stay = new Set(ids(wanted));
  expect(ids(all).filter((id) => stay.has(id))).toEqual([7, 8, 2, 9]);
  expect(all.filter(({ unseen }) => unseen).map(({ meld }) => meld.id)).toEqual([7, 8, 9]);
});

test('the first sets of a table come in their order', () => {
  expect(ids(putAll([], [placed(4), placed(2), placed(6)]))).toEqual([4, 2, 6]);
});
