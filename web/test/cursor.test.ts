/** Keys at a table: obeyed in the order in which they were pressed, each where the one before it has led. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Cursor, type Orders } from '../src/table/hands/cursor.svelte.ts';
import type { Pointer, Viewport } from '../src/table/hands/pointer.svelte.ts';
import type { Room } from '../src/table/room/room.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

/** Three tiles on the rack; the last has the focus. */
const rack = [{ id: 1 }, { id: 2 }, { id: 3 }];
let focus = 3;
/** What became of the tiles: `select 1`. */
const done: string[] = [];

const tile = {
  closest: (selector: string) => (selector === '[data-id]' ? { dataset: { id: String(focus) } } : null),
};

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: tile });
  done.length = 0;
  focus = 3;
});

function cursor(): Cursor {
  const room = {
    act: (what: { name: string }, id?: number) => id !== undefined && done.push(`${what.name} ${id}`),
    now: { shown: { rack, melds: [] }, draft: { now: { rack } } },
    slots: [1, 2, 3],
  };
  const viewport = { tile: (id: number) => ({ focus: () => (focus = id) }) };
  return new Cursor(
    room as unknown as Room,
    viewport as unknown as Viewport,
    {} as unknown as Pointer,
    { hint: () => done.push('hint') } as unknown as Orders,
  );
}

function press(hands: Cursor, ...keys: string[]): void {
  const event = { target: tile, timeStamp: 0, preventDefault: () => undefined };
  for (const key of keys) hands.keyed({ ...event, key } as unknown as KeyboardEvent);
}

test('keys pressed before it is known what they do wait for each other, and none is lost', async () => {
  const hands = cursor();
  press(hands, 'h', 'r', ' ', 'Backspace');
  hands.fetch(); // as the page does it, too
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toHaveLength(3));
  expect(done).toEqual(['hint', 'select 1', 'takeBack 1']);
});

test('once it is known, a key is obeyed before the next can be pressed', async () => {
  const hands = cursor();
  press(hands, 'h');
  await vi.waitFor(() => expect(done).toEqual(['hint']));
  press(hands, ' ');
  expect(done).toEqual(['hint', 'select 3']);
});
