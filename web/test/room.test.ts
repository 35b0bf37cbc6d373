/** The room: what follows a step outside the table, and what waits for tiles in the air. Time is the test's own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drop } from '../src/table/model/laying.ts';
import { say } from '../src/table/model/words.ts';
import { Inbox } from '../src/table/room/room.svelte.ts';
import type { ServerMessage } from '../src/wire/protocol.ts';
import { type Joined, roomAt, stubPage } from './room_at.ts';
import { events, laidOut, setOf, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({ settings: { sort: 'none' }, lessMotion: { now: false } }));
vi.mock('../src/ui/sound.ts', () => ({ sound: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => void vi.useRealTimers());

const layR7 = ({ room }: Joined): boolean =>
  room.act(drop, [tile(room.table, 'r7')], { kind: 'meld', meld: setOf(room.table, 'r4') });

test('a step of my turn is told to the others after a while, and only as it lies then', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7 r8' });
  expect(layR7(at)).toBe(true);
  at.room.act(drop, [tile(at.room.table, 'r8')], { kind: 'meld', meld: setOf(at.room.table, 'r4') });
  vi.advanceTimersByTime(299);
  expect(at.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(at.sent).toMatchObject([{ type: 'draft', draft: { table: [['r4', 'r5', 'r6', 'r7', 'r8']] } }]);
});

test('who watches a field is told of that field alone', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7' });
  const { shown, places } = at.room.now;
  at.room.act(say, 'hello');
  expect([at.room.now.note, at.room.now.shown === shown, at.room.now.places === places]).toEqual([
    'hello',
    true,
    true,
  ]);
  vi.advanceTimersByTime(5000);
  expect(at.room.now.note).toBe('');
});

test('nobody’s turn begins before the last tile of the one before has landed', () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7', turn: 1 });
  at.room.motion.waitFor(1, 420, 80);
  expect(at.room.turnShown).toBe(1);
  at.hear(events(at.room.table, 'r4 r5 r6 r7', { rack: 'r7', turn: 0 }, { type: 'drew', seat: 1 }));
  vi.advanceTimersByTime(499);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6');
  vi.advanceTimersByTime(2);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6 r7');
  expect([at.room.motion.acting, at.room.turnShown]).toEqual([null, 0]);
});

test('what I play is asked with what I had seen; what is refused stays where it lies', async () => {
  const at = roomAt('r4 r5 r6', { rack: 'r7' });
  layR7(at);
  const played = at.room.play();
  const [asked] = at.sent as unknown as [{ id: string }];
  expect(asked).toMatchObject({ type: 'play', seen: 5, draft: { table: [['r4', 'r5', 'r6', 'r7']] } });
  expect(at.room.busy).toBe(true);
  const reasons = [{ code: 'run_gap', args: {} }];
  at.hear({ type: 'refused', id: asked.id, reasons } as unknown as Parameters<Joined['hear']>[0]);
  await played;
  expect([at.room.busy, at.room.now.refusals]).toEqual([false, ['run_gap']]);
  expect(laidOut(at.room.table)).toBe('r4 r5 r6 r7');
});

// -- messages wait: the next turn for the landing, and nothing is lost or taken out of order ----------------

const turnFrom = (first: number): ServerMessage => ({ type: 'events', first }) as unknown as ServerMessage;
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
  box.put(turnFrom(1), 5);
  until = Date.now() + 1000;
  box.put(turnFrom(2), 6);
  box.put(other('party'), 7);
  vi.advanceTimersByTime(999);
  expect(taken).toEqual(['events 1 @5']);
  vi.advanceTimersByTime(2);
  expect(taken).toEqual(['events 1 @5', 'events 2 @6', 'party @7']);
});

test('a snapshot takes everything at once, in order', () => {
  const { box, taken } = inbox(() => 1000);
  box.put(turnFrom(1), 1);
  box.put(turnFrom(2), 2);
  box.put(other('snapshot'), 3);
  expect(taken).toEqual(['events 1 @1', 'events 2 @2', 'snapshot @3']);
});

test('a beat that is ahead of what waits asks for nothing', () => {
  const { box, taken } = inbox(() => 1000);
  box.put(turnFrom(1), 1);
  box.put(other('beat'), 2);
  vi.advanceTimersByTime(500);
  expect(taken).toEqual([]);
});

test('a page that is far behind catches up', () => {
  const { box, taken } = inbox(() => 1000);
  for (let i = 1; i <= 5; i++) box.put(turnFrom(i), i);
  expect(taken.length).toBe(5);
});
