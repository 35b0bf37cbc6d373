import { describe, expect, it } from 'vitest';
import { edgesFor } from '../src/screens/edges.ts';

describe('edges of a big screen', () => {
  it('has a place of its own for everybody, in the order of the turns', () => {
    for (const count of [2, 3, 4, 5, 6]) {
      const places = edgesFor(count).map(({ edge, along }) => `${edge} ${along}`);
      expect(new Set(places).size).toBe(count);
      expect(places[0]).toMatch(/^bottom/);
    }
    expect(edgesFor(4).map(({ edge }) => edge)).toEqual(['bottom', 'left', 'top', 'right']);
  });
});
