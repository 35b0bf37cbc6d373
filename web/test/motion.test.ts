/** Motion carries out the timeline: frame by frame, and whatever is left at once where somebody touches the table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Motion } from '../src/table/motion/motion.svelte.ts';
import type { Placed } from '../src/table/motion/timeline.ts';
import { Part, stubPage } from './room_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({ settings: { sort: 'none' }, lessMotion: { now: false } }));
vi.mock('../src/ui/sound.ts', () => ({ sound: () => undefined, buzz: () => undefined }));

const FRAME = 17;
const set = (id: number, x = 0): Placed =>
  ({
    meld: { id, pieces: [{ id: id * 10, text: 'r1' }] },
    x,
    y: 0,
    w: 40,
    length: 1,
    seen: { holes: [] },
  }) as unknown as Placed;

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => void vi.useRealTimers());

function onCloth(drawn: Placed[], wanted: Placed[]): Motion {
  const motion = new Motion();
  motion.cloth = new Part({}, [0, 0, 900, 500]) as unknown as HTMLElement;
  motion.drawn = drawn;
  motion.wanted = () => wanted;
  return motion;
}

test('a turn comes step by step, each in a frame of its own, and the next one waits meanwhile', () => {
  const there = set(1);
  const motion = onCloth([there], [there, set(2)]);
  const layOut = vi.fn();
  motion.arrive(3, layOut);
  expect([motion.coming, motion.acting, motion.quiet, motion.untilFree()]).toEqual([[there], 3, true, 600]);
  expect(layOut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAME);
  expect(layOut).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(FRAME);
  expect(motion.coming?.map(({ meld, unseen }) => [meld.id, !!unseen])).toEqual([
    [1, false],
    [2, true],
  ]);
  vi.advanceTimersByTime(FRAME);
  expect([motion.coming, motion.quiet]).toEqual([null, true]);
  vi.advanceTimersByTime(FRAME);
  expect(motion.quiet).toBe(false);
  vi.advanceTimersByTime(600);
  expect([motion.acting, motion.untilFree(), motion.untilLanded()]).toEqual([null, 0, 0]);
});

test('what is still coming is there at once when it has to be', () => {
  const motion = onCloth([set(1)], [set(1), set(2)]);
  const layOut = vi.fn();
  motion.arrive(1, layOut);
  motion.land();
  expect([motion.coming, motion.quiet]).toEqual([null, false]);
  vi.advanceTimersByTime(1000);
  expect(layOut).not.toHaveBeenCalled();
});

test('nobody waits for what nobody sees', () => {
  const motion = onCloth([], []);
  motion.hold(500);
  expect([motion.untilFree(), motion.isReady]).toEqual([500, true]);
  vi.stubGlobal('document', { hidden: true });
  expect([motion.untilFree(), motion.isReady]).toEqual([0, false]);
});

test('the tiles of a turn fly once', () => {
  const turn = { seat: 1, pieces: new Set<number>(), melds: new Set<number>() };
  const motion = new Motion();
  expect([motion.isNew(turn), motion.isNew(turn), motion.isNew({ ...turn })]).toEqual([true, false, true]);
});
