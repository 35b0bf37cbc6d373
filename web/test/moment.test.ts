/** Yesterday's moment: asked for once, in the background, and shown on the day after alone. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { TurnReview } from '../src/wire/protocol.ts';

const notes = new Map<string, string>();
vi.stubGlobal('STATIC', false);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
});
const settings = vi.hoisted(() => ({ moments: true }));
vi.mock('../src/ui/settings.svelte.ts', () => ({ settings }));
const device = vi.hoisted(() => ({ here: false, state: { phase: 'idle' } }));
vi.mock('../src/wire/reach.ts', () => ({ isHere: () => device.here }));
vi.mock('../src/device/state.svelte.ts', () => ({ state: device.state }));
vi.mock('../src/device/device.ts', () => ({ settled: () => Promise.resolve() }));
const asked = vi.hoisted(() => ({ reviews: 0, turns: [] as number[], puzzle: 'a puzzle' as string | null }));
const turn = (number: number, seat: number, missed: number): TurnReview =>
  ({ number, seat, missed_tiles: missed, tiles: 0, best: { tiles: missed } }) as TurnReview;
vi.mock('../src/record/fetching.ts', () => ({
  mayBePuzzle: () => true,
  momentPuzzle: (_: unknown, { number }: TurnReview) => {
    asked.turns.push(number);
    return Promise.resolve({ puzzle: asked.turns.length > 1 ? asked.puzzle : null, why: null });
  },
  reviewOf: () => {
    asked.reviews += 1;
    return Promise.resolve({ turns: [turn(1, 0, 4), turn(2, 1, 9), turn(3, 0, 2), turn(4, 0, 6)] });
  },
}));
const { makeMoment } = await import('../src/daily/moment.ts');
const { waitingMoment } = await import('../src/ui/yesterday.ts');

const EVENING = new Date(2026, 10, 17, 21, 30);
const MORNING = new Date(2026, 10, 18, 8);
const played = (at: Date): void => {
  const match = { code: 'abc', match: 1, names: [], totals: [], winners: [], seat: 0, at: at.getTime() };
  notes.set('tilerummy-finished', JSON.stringify([match]));
};

beforeEach(() => {
  notes.clear();
  Object.assign(asked, { reviews: 0, turns: [], puzzle: 'a puzzle' });
  settings.moments = true;
  device.here = false;
  vi.useFakeTimers({ now: EVENING });
});

test('the biggest miss that makes a puzzle is shown the morning after, and asked for once', async () => {
  played(EVENING);
  await makeMoment();
  await makeMoment();
  expect(asked).toMatchObject({ reviews: 1, turns: [4, 1] }); // mine, three tiles or more, the biggest first
  expect(waitingMoment()).toBeNull(); // not on the same evening
  vi.setSystemTime(MORNING);
  expect(waitingMoment()).toEqual({ day: '2026-11-17', text: 'a puzzle', tiles: 4, drew: true });
  vi.setSystemTime(new Date(2026, 10, 19, 8));
  expect(waitingMoment()).toBeNull(); // it is no news any more
});

test('without a server the device looks back while it runs, and is not started for it', async () => {
  device.here = true;
  played(EVENING);
  const idle = makeMoment();
  await vi.runAllTimersAsync(); // home might have started it meanwhile
  await idle;
  expect(asked.reviews).toBe(0);
  device.state.phase = 'ready';
  await makeMoment();
  expect(asked).toMatchObject({ reviews: 1, turns: [4, 1] });
});

test('nothing is asked of a game long ago, or by whoever does not want it', async () => {
  played(new Date(2026, 10, 15));
  await makeMoment();
  settings.moments = false;
  played(EVENING);
  await makeMoment();
  expect(asked.reviews).toBe(0);
});

test('whoever wants none is shown none, and nonsense is none', () => {
  vi.setSystemTime(MORNING);
  notes.set('tilerummy-moment', JSON.stringify({ day: '2026-11-17', text: 'x', tiles: 3, drew: true }));
  expect(waitingMoment()).not.toBeNull();
  settings.moments = false;
  expect(waitingMoment()).toBeNull();
  settings.moments = true;
  notes.set('tilerummy-moment', '{nonsense');
  expect(waitingMoment()).toBeNull();
});
