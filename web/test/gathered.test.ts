/** First tries that a server is told of: none is lost, and none is told twice. */
import { expect, test, vi } from 'vitest';
import type { PuzzleTry } from '../src/wire/protocol.ts';
import type { Puzzle } from '../src/puzzles/pack.ts';

const kept = new Map<string, string>();
vi.stubGlobal('STATIC', false);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const sent: { tried: PuzzleTry; fail: () => void; arrive: () => void }[] = [];
vi.mock('../src/wire/api.ts', () => ({
  Refusal: class extends Error {},
  sendTry: (tried: PuzzleTry) =>
    new Promise<void>((arrive, reject) => {
      sent.push({ tried, arrive, fail: () => reject(new Error('no network')) });
    }),
}));
const { tellTry } = await import('../src/puzzles/gathered.ts');
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a try that ends while another cannot be told is told afterwards, with it', async () => {
  const rating = { value: 1500, deviation: 350, volatility: 0.06 };
  tellTry({ id: 'one' } as Puzzle, true, rating);
  await settle();
  tellTry({ id: 'two' } as Puzzle, false, rating);
  sent[0]?.fail();
  await settle();
  for (const at of [1, 2]) {
    sent[at]?.arrive();
    await settle();
  }
  expect(sent.map(({ tried }) => tried.puzzle)).toEqual(['one', 'one', 'two']);
  expect(kept.size).toBe(0);
});
