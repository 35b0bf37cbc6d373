/** The big button: a second tap before the drawn tile has landed draws nothing, whatever came in between. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deed, Face } from '../src/table/hands/action.ts';
import { Actions, LANDS } from '../src/table/hands/actions.ts';
import type { Room } from '../src/table/room/room.svelte.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({
  settings: { confirmDraw: false },
  lessMotion: () => false,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const face = (deed: Deed): Face => ({ look: 'primary', title: '', sub: '', deed });

/** A table where it is always my turn, as with computers that answer at once. */
function atTable(): { actions: Actions; asked: string[] } {
  const asked: string[] = [];
  const room = {
    may: () => true,
    busy: false,
    changed: false,
    seen: 1,
    ask: ({ type }: { type: string }) => void asked.push(type),
  } as unknown as Room;
  return { actions: new Actions(room, () => undefined), asked };
}

test('a second tap on Draw before the tile has landed draws nothing', () => {
  const { actions, asked } = atTable();
  actions.perform(face('draw'));
  vi.advanceTimersByTime(LANDS - 1);
  actions.perform(face('draw'));
  actions.draw();
  expect(asked).toEqual(['draw']);
  vi.advanceTimersByTime(1);
  actions.perform(face('draw'));
  expect(asked).toEqual(['draw', 'draw']);
});

test('nor does it pass where the last tile was drawn', () => {
  const { actions, asked } = atTable();
  actions.draw();
  actions.perform(face('pass'));
  actions.pass(); // the small button of a desk
  expect(asked).toEqual(['draw']);
  vi.advanceTimersByTime(LANDS);
  actions.perform(face('pass'));
  expect(asked).toEqual(['draw', 'pass']);
});
