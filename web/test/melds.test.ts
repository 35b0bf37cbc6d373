/** The page reads sets as the rules do: the same 1200 cases that Python passes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  ambiguous,
  arrangement,
  jokersToSwap,
  meaningsOf,
  placesFor,
  readMeld,
  type Shape,
  standing,
} from '../src/board/melds.ts';

interface Case {
  shape: string;
  set: string[];
  kind: string | null;
  reasons: string[];
  joker_means: string[][];
  value: number;
}
const file = JSON.parse(readFileSync(new URL('../../tests/data/melds.json', import.meta.url), 'utf8')) as {
  shapes: Record<string, { colours: Shape['colours']; group_max: number; distinct: boolean }>;
  melds: Case[];
};
const shapes = Object.fromEntries(
  Object.entries(file.shapes).map(([name, s]) => [
    name,
    { colours: s.colours, groupMax: s.group_max, distinct: s.distinct },
  ]),
) as Record<string, Shape>;
const four = shapes['four'] as Shape;

test('every case of melds.json', () => {
  for (const c of file.melds) {
    const reading = readMeld(c.set, shapes[c.shape] as Shape);
    const seen = {
      kind: reading.kind,
      reasons: [...new Set(reading.faults.map((fault) => fault.code))].sort(),
      means: reading.means,
      value: reading.value,
    };
    expect({ set: c.set.join(' '), shape: c.shape, ...seen }).toEqual({
      set: c.set.join(' '),
      shape: c.shape,
      kind: c.kind,
      reasons: [...c.reasons].sort(),
      means: c.joker_means,
      value: c.value,
    });
  }
});

test('whatever is a set stands complete, whatever is none does not', () => {
  for (const c of file.melds)
    expect(standing(c.set, shapes[c.shape] as Shape).state === 'complete').toBe(c.kind !== null);
});

describe('why not', () => {
  const words = (text: string): object => {
    const { reading: _, ...rest } = standing(text.split(' '), four);
    return rest;
  };
  it('names the missing number and where the hole is', () =>
    expect(words('r5 r6 r8')).toEqual({ state: 'incomplete', words: 'missing', number: 7, holes: [2] }));
  it('asks for one more', () => expect(words('r5 r6')).toEqual({ state: 'incomplete', words: 'one-more' }));
  it('asks for two more', () => expect(words('r5')).toEqual({ state: 'incomplete', words: 'two-more' }));
  it('names the colour that is there twice', () =>
    expect(words('r9 r9 b9')).toEqual({ state: 'illegal', words: 'colour-twice', colour: 'r' }));
  it('says what the rules say otherwise', () =>
    expect(words('r1 b2 k3')).toEqual({ state: 'illegal', words: 'fault', fault: { code: 'set_mixed' } }));
});

test('tiles find their own order', () => {
  const order = (text: string): string => {
    const tiles = text.split(' ');
    return arrangement(tiles, four)
      .map((at) => tiles[at])
      .join(' ');
  };
  expect(order('r7 r5 r6')).toBe('r5 r6 r7');
  expect(order('r7 * r5')).toBe('r5 * r7');
  expect(order('r12 r13 *')).toBe('* r12 r13');
  expect(order('y8 k8 b8')).toBe('y8 k8 b8');
  expect(order('y8 k8')).toBe('k8 y8');
});

test('places and swaps', () => {
  expect(placesFor(['r4', 'r5', 'r6'], 'r7', four)).toEqual([3]);
  expect(placesFor(['r4', 'r5', 'r6'], '*', four)).toEqual([0, 3]);
  expect(jokersToSwap(['r4', '*', 'r6'], 'r5', four)).toEqual([1]);
  expect(jokersToSwap(['k7', '*', 'b7'], 'y7', four)).toEqual([1]);
  expect(jokersToSwap(['r4', '*', 'r6'], 'b5', four)).toEqual([]);
});

test('a joker set that could be two things offers all of them', () => {
  expect(ambiguous(['k7', '*', '*'], four)).toBe(true);
  expect(ambiguous(['k7', 'k8', '*'], four)).toBe(false);
  const options = meaningsOf(['k7', '*', '*'], four);
  expect(options).toContainEqual(['k7', '*k8', '*k9']);
  expect(options).toContainEqual(['k7', '*r7', '*b7']);
  for (const option of options) expect(readMeld(option, four).kind).not.toBeNull();
  expect(options.length).toBe(6);
});
