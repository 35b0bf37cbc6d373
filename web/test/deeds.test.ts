/** The big button: a second tap before the drawn tile has landed draws nothing, whatever came in between. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deeds, LANDS } from '../src/table/hands/deeds.ts';
import type { Deed, Face } from '../src/table/model/turn.ts';
import type { Room } from '../src/table/room/room.svelte.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({
  settings: { confirmDraw: false },
  lessMotion: { now: false },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const face = (deed: Deed): Face => ({ look: 'primary', title: '', sub: '', deed });

/** A table where it is always my turn, as with computers that answer at once. */
function atTable(): { deeds: Deeds; asked: string[] } {
  const asked: string[] = [];
  const room = {
    may: () => true,
    busy: false,
    changed: false,
    seen: 1,
    ask: ({ type }: { type: string }) => void asked.push(type),
  } as unknown as Room;
  return { deeds: new Deeds(room, () => undefined), asked };
}

test('a second tap on Draw before the tile has landed draws nothing', () => {
  const { deeds, asked } = atTable();
  deeds.perform(face('draw'));
  vi.advanceTimersByTime(LANDS - 1);
  deeds.perform(face('draw'));
  deeds.draw();
  expect(asked).toEqual(['draw']);
  vi.advanceTimersByTime(1);
  deeds.perform(face('draw'));
  expect(asked).toEqual(['draw', 'draw']);
});

test('nor does it pass where the last tile was drawn', () => {
  const { deeds, asked } = atTable();
  deeds.draw();
  deeds.perform(face('pass'));
  deeds.pass(); // the small button of a desk
  expect(asked).toEqual(['draw']);
  vi.advanceTimersByTime(LANDS);
  deeds.perform(face('pass'));
  expect(asked).toEqual(['draw', 'pass']);
});
