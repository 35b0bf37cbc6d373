import { expect, test } from 'vitest';
import { ruleMeant } from '../src/rulebook/book.ts';

test('a set that shares a number was meant as a group, one that shares a colour as a run', () => {
  expect(ruleMeant('set_mixed', ['r7', 'b7', 'k8'])).toBe('3.3');
  expect(ruleMeant('set_mixed', ['r7', 'r8', 'k9'])).toBe('set_mixed');
  expect(ruleMeant('set_mixed', ['r1', 'b2', 'k3'])).toBe('set_mixed');
  expect(ruleMeant('set_mixed', ['k4', 'r1'])).toBe('3.3');
  expect(ruleMeant('set_mixed', ['*', 'r7', 'b7', 'k8'])).toBe('3.3');
  expect(ruleMeant('set_mixed', null)).toBe('set_mixed');
  expect(ruleMeant('run_gap', ['r7', 'r9', 'r10'])).toBe('run_gap');
});
