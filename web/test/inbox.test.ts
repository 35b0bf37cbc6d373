/** The next turn waits for the landing, and nothing is lost or taken out of order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/wire/protocol.ts';
import { Inbox } from '../src/table/room/inbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const events = (first: number): ServerMessage => ({ type: 'events', first }) as unknown as ServerMessage;
const other = (type: string): ServerMessage => ({ type }) as unknown as ServerMessage;

function inbox(pause: () => number): { box: Inbox; taken: string[] } {
  const taken: string[] = [];
  const name = (message: ServerMessage): string =>
    message.type === 'events' ? `events ${message.first}` : message.type;
  return { box: new Inbox((message, at) => taken.push(`${name(message)} @${at}`), pause), taken };
}

test('a turn waits until the tiles of the one before have landed', () => {
  let until = 0;
  const { box, taken } = inbox(() => until - Date.now());
  box.put(events(1), 5);
  until = Date.now() + 1000;
  box.put(events(2), 6);
  box.put(other('party'), 7);
  vi.advanceTimersByTime(999);
  expect(taken).toEqual(['events 1 @5']);
  vi.advanceTimersByTime(2);
  expect(taken).toEqual(['events 1 @5', 'events 2 @6', 'party @7']);
});

test('a snapshot takes everything at once, in order', () => {
  const { box, taken } = inbox(() => 1000);
  box.put(events(1), 1);
  box.put(events(2), 2);
  box.put(other('snapshot'), 3);
  expect(taken).toEqual(['events 1 @1', 'events 2 @2', 'snapshot @3']);
});

test('a beat that is ahead of what waits asks for nothing', () => {
  const { box, taken } = inbox(() => 1000);
  box.put(events(1), 1);
  box.put(other('beat'), 2);
  vi.advanceTimersByTime(500);
  expect(taken).toEqual([]);
});

test('a page that is far behind catches up', () => {
  const { box, taken } = inbox(() => 1000);
  for (let i = 1; i <= 5; i++) box.put(events(i), i);
  expect(taken.length).toBe(5);
});
