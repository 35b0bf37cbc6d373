/** The sounds are short, begin softly, and never overdrive a loudspeaker. */
import { expect, test } from 'vitest';
import { render } from '../src/ui/strokes.ts';

test('a struck body dies away, and stays within what a loudspeaker can do', () => {
  const samples = render([{ at: 0, tones: [[400, 0.02, 3]], touch: 2 }], 44_100);
  const loudest = (from: number, to: number): number =>
    samples
      .slice(from * samples.length, to * samples.length)
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(loudest(0, 1)).toBeLessThanOrEqual(0.71);
  expect(loudest(0.8, 1)).toBeLessThan(0.02 * loudest(0, 0.2));
});

test('strokes follow each other', () => {
  const tone = [[400, 0.01, 1]] as const;
  const both = render(
    [
      { at: 0, tones: tone, touch: 0 },
      { at: 0.2, tones: tone, touch: 0 },
    ],
    8_000,
  );
  expect(both.length).toBeGreaterThan(0.2 * 8_000);
  expect(Math.max(...both.slice(1_600, 1_700))).toBeGreaterThan(0.3);
});
