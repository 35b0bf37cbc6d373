/** Undo goes back step by step, redo forward again, and a new step forgets what was undone. */
import { expect, test } from 'vitest';
import { beginHistory, record, stepAgain, stepBack } from '../src/table/model/table.ts';

test('undo and redo walk along the steps, and a new step begins a new way', () => {
  const two = record(record(beginHistory<string>(), 'a'), 'b');
  const [one, b] = stepBack(two, 'c') ?? [two, ''];
  expect(b).toBe('b');
  const [none, a] = stepBack(one, b) ?? [one, ''];
  expect(a).toBe('a');
  expect(stepBack(none, a)).toBeNull();
  const [again, next] = stepAgain(none, a) ?? [none, ''];
  expect(next).toBe('b');
  expect(again.future).toEqual(['c']);
  expect(stepAgain(record(again, next), 'd')).toBeNull();
  expect(beginHistory('x').past).toEqual(['x']);
});
