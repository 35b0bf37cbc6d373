import { expect, test } from 'vitest';
import { fit, type Shape } from '../src/board/melds.ts';

const four: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };
const loose = (text: string, meant: readonly string[]): { text: string; meant?: readonly string[] }[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((tile) => (tile === '*' ? { text: tile, meant } : { text: tile }));

function lies(stay: string, add: string, ...meant: string[]): string {
  const tiles = [...stay.split(' '), ...add.split(' ')].filter(Boolean);
  return fit(loose(stay, meant), loose(add, meant), four)
    .map((at) => tiles[at])
    .join(' ');
}

test('a tile goes to the end first, then to the beginning, then between', () => {
  expect(lies('r4 r5 r6', 'r7')).toBe('r4 r5 r6 r7');
  expect(lies('r4 r5 r6', 'r3')).toBe('r3 r4 r5 r6');
  expect(lies('r4 r6', 'r5')).toBe('r4 r5 r6');
  expect(lies('r4 r5', '*')).toBe('r4 r5 *');
});

test('a bound joker lies where it is what it was', () => {
  expect(lies('b6 b7', '*', 'b5', 'k5')).toBe('* b6 b7');
  expect(lies('b6 b7', '*', 'b8')).toBe('b6 b7 *');
  expect(lies('b6 *', 'b7', 'b5')).toBe('* b6 b7');
  expect(lies('', 'b7 * b6', 'b5')).toBe('* b6 b7');
  expect(lies('b6 b7', '*', 'k9')).toBe('b6 b7 *');
});

test('tiles that make no set lie in their order all the same', () => {
  expect(lies('r9', 'r4')).toBe('r4 r9');
  expect(lies('r9', 'k4')).toBe('r9 k4');
});
