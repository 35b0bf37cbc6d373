/** The code on the invitation is drawn as the standard says. */
import { expect, test } from 'vitest';
import { qr } from '../src/parts/qr.ts';

test('level L with mask 0 has its known format bits, and the finders stand in three corners', () => {
  const code = qr('http://192.168.1.20:8000/t/h4RkPz0vQm') as boolean[][];
  expect(code.length).toBe(29);
  const bit = (x: number, y: number): string => (code[y]?.[x] ? '1' : '0');
  const format =
    [0, 1, 2, 3, 4, 5, 7].map((x) => bit(x, 8)).join('') +
    [8, 7, 5, 4, 3, 2, 1, 0].map((y) => bit(8, y)).join('');
  expect(format).toBe('111011111000100');
  for (const [x, y] of [
    [0, 0],
    [22, 0],
    [0, 22],
  ] as const)
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => bit(x + i, y + 3)).join('')).toBe('1011101');
  expect(qr('x'.repeat(500))).toBeNull();
});
