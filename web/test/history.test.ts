/** Undo shows exactly what was. */
import { expect, test } from 'vitest';
import { History } from '../src/table/model/history.svelte.ts';

test('steps are taken back in order, and again', () => {
  const history = new History<string>();
  history.record('a');
  history.record('b');
  expect(history.undo('c')).toBe('b');
  expect(history.undo('b')).toBe('a');
  expect(history.undo('a')).toBeNull();
  expect([history.redo('a'), history.redo('b'), history.redo('c')]).toEqual(['b', 'c', null]);
});

test('a new step forgets what could have been taken again', () => {
  const history = new History<string>();
  history.record('a');
  history.undo('b');
  history.record('a');
  expect(history.canRedo).toBe(false);
  expect(history.undo('c')).toBe('a');
});
