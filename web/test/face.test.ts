/** Every tile has a face of its own: no two look alike, and the shape is always there. */
import { expect, test } from 'vitest';
import { COLOURS } from '../src/board/tile.ts';
import { faceSvg, faceUrl, INKS, type Look, SHAPES } from '../src/ui/Tile.svelte';

const look = (text: string, more: Partial<Look> = {}): Look => ({
  text,
  means: null,
  colours: ['k', 'r', 'b', 'o'],
  square: false,
  small: false,
  lip: true,
  strong: false,
  letter: '',
  ...more,
});

test('each colour shows its shape and its ink, at any size', () => {
  for (const colour of COLOURS)
    for (const more of [{}, { square: true }, { small: true, lip: false }]) {
      const svg = faceSvg(look(`${colour}7`, more));
      expect(svg).toContain(SHAPES[colour]);
      expect(svg).toContain(INKS[colour].wall);
    }
});

test('all faces differ', () => {
  const faces = COLOURS.flatMap((colour) =>
    Array.from({ length: 13 }, (_, i) => faceUrl(look(`${colour}${i + 1}`))),
  );
  expect(
    new Set([
      ...faces,
      faceUrl(look('*')),
      faceUrl(look('*', { means: 'r7' })),
      faceUrl(look('r7', { letter: 'R' })),
    ]).size,
  ).toBe(8 * 13 + 3);
});
