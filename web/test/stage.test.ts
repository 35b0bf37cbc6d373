/** What stands on the screen of a table: what is said there, what lies over it, what gives way. Time is the test's own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drop } from '../src/table/model/laying.ts';
import { say } from '../src/table/model/words.ts';
import { type Fold, foldFor, type Space, Stage, Ticker, TOOLS } from '../src/table/view/stage.svelte.ts';
import type { ServerMessage } from '../src/wire/protocol.ts';
import { type Joined, roomAt, stubPage } from './room_at.ts';
import { party, tile, view } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));
vi.mock('../src/ui/settings.svelte.ts', () => ({
  settings: { sort: 'none', log: false },
  keep: () => undefined,
  lessMotion: { now: true },
}));
const sounds = vi.hoisted(() => [] as string[]);
vi.mock('../src/ui/sound.ts', () => ({
  sound: (name: string) => void sounds.push(name),
  buzz: () => undefined,
  prepareSounds: () => undefined,
}));

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
  sounds.length = 0;
});
afterEach(() => void vi.useRealTimers());

const FIVE_LEFT = { rack: 'r7 r8 b1 b2 k3' };

/** My turn, with a clock that runs. */
function timed({ hear }: Joined, left: number, running = true): void {
  const clock = { limit: 60_000, left, running };
  const there = { party: party(), view: { ...view('', FIVE_LEFT), clock }, draft: null, talk: [] };
  hear({ type: 'snapshot', ...there } as unknown as ServerMessage);
}

/** Whoever was a player here only watches from now on. */
function watch({ hear }: Joined): void {
  const there = { ...party(), you: { seat: null, host: false, muted: [] } };
  const seen = view('', { rack: '', seat: null });
  hear({ type: 'snapshot', party: there, view: seen, draft: null, talk: [] } as unknown as ServerMessage);
}

// -- time ---------------------------------------------------------------------------------------------

test('who plays by a clock is warned at 30 and at 10 seconds, once each, and hears the last ten', () => {
  const at = roomAt('', FIVE_LEFT);
  timed(at, 31_000);
  const ticker = new Ticker(at.room);
  const stop = ticker.start();
  const told: string[] = [];
  const words = vi.spyOn(ticker, 'words', 'set').mockImplementation((text) => void told.push(text));
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['clock-warning']);
  vi.advanceTimersByTime(18_000);
  expect([told.length, sounds]).toEqual([1, []]);
  vi.advanceTimersByTime(11_000);
  expect([told.length, sounds]).toEqual([2, Array.from({ length: 11 }, () => 'tick')]);
  words.mockRestore();
  stop();
  const { now } = ticker;
  vi.advanceTimersByTime(5_000);
  expect(ticker.now).toBe(now);
});

test('a page that slept through a warning does not warn of what is over', () => {
  const at = roomAt('', FIVE_LEFT);
  timed(at, 20_000);
  const ticker = new Ticker(at.room);
  ticker.start();
  vi.advanceTimersByTime(1_000);
  expect(ticker.words).toBe('');
  vi.advanceTimersByTime(9_500);
  expect(ticker.words).toBe('clock-warning');
});

test('nobody is told of a clock that stands still', () => {
  const at = roomAt('', FIVE_LEFT);
  timed(at, 9_000, false);
  const ticker = new Ticker(at.room);
  ticker.start();
  vi.advanceTimersByTime(9_000);
  expect([ticker.left, ticker.words, sounds]).toEqual([9_000, '', []]);
});

// -- what is said -------------------------------------------------------------------------------------

test('the line below the cloth says one thing: what was just noted, else what my opening comes to', () => {
  const at = roomAt('', { rack: 'r10 r11 r12 b1', opened: false, rules: { opening_min: 30 } });
  const stage = new Stage(at.room);
  expect([stage.whose, stage.status]).toEqual(['your-turn', '']);
  const run = ['r10', 'r11', 'r12'].map((text) => tile(at.room.table, text));
  at.room.act(drop, run, { kind: 'cloth', x: 100, y: 100 });
  expect(stage.status).toBe('opening-meter');
  at.room.act(say, 'something');
  expect(stage.status).toBe('something');
});

test('whose turn it is, is told by name; whoever watches is never called', () => {
  expect(new Stage(roomAt('', { ...FIVE_LEFT, turn: 1 }).room).whose).toBe('turn-of');
  const watching = roomAt('', FIVE_LEFT);
  watch(watching);
  expect(new Stage(watching.room).whose).toBe('turn-of');
});

// -- what lies over the table -------------------------------------------------------------------------

test('a sheet that tells late that it is closed does not close what lies there by now', () => {
  const stage = new Stage(roomAt('', FIVE_LEFT).room);
  stage.open = 'menu';
  stage.close('help');
  expect(stage.open).toBe('menu');
  stage.close('menu');
  expect(stage.open).toBeNull();
  stage.open = { about: 1 };
  expect([stage.about, stage.why]).toEqual([1, null]);
  stage.close('why');
  expect(stage.about).toBe(1);
  stage.close('about');
  expect([stage.open, stage.about]).toEqual([null, null]);
});

test('in my own turn nothing may lie over the table: reactions are in the talk, which watchers have too', () => {
  const withOthers = (at: Joined): Stage => {
    const places = [{ kind: 'person' }, { kind: 'person', seat: 1 }];
    at.hear({ type: 'party', party: { ...party(), places } } as unknown as ServerMessage);
    return new Stage(at.room);
  };
  const waiting = withOthers(roomAt('', { ...FIVE_LEFT, turn: 1 }));
  waiting.react();
  expect(waiting.open).toBe('react');
  waiting.react();
  expect(waiting.open).toBeNull();
  const mine = withOthers(roomAt('', FIVE_LEFT));
  mine.react();
  expect(mine.open).toBe('talk');
  const watching = roomAt('', FIVE_LEFT);
  watch(watching);
  const stage = new Stage(watching.room);
  stage.react();
  expect(stage.open).toBe('talk');
});

// -- what gives way on a small phone ------------------------------------------------------------------

const RACK = [170, 90] as const;
const phone = (height: number, lengths: readonly number[], fold: Fold = 0): Space => ({
  width: 340,
  // What was given up is the cloth's by now.
  height: height + (fold ? RACK[0] - RACK[1] : 0) + (fold > 1 ? TOOLS : 0),
  fold,
  rack: RACK,
  lengths,
});
const sets = (count: number): number[] => Array.from({ length: count }, () => 3);
const folds = (height: number, fold: Fold = 0): Fold[] =>
  sets(70).map((_, count) => foldFor(phone(height, sets(count), fold)));

test('first the rack gives way, then the tools; a fuller table never takes anything back', () => {
  const seen = folds(330);
  expect(seen[0]).toBe(0);
  expect(seen).toEqual([...seen].sort());
  expect(new Set(seen)).toEqual(new Set([0, 1, 2]));
});

test('no cloth is lower than a table needs, however few sets lie there', () => {
  expect([foldFor(phone(200, [])), foldFor(phone(100, [])), foldFor(phone(20, []))]).toEqual([0, 1, 2]);
});

test('what is folded stays so while it would only just fit', () => {
  const tried = sets(30).flatMap((_, count) =>
    Array.from({ length: 40 }, (_, i) => [150 + i * 5, sets(count)] as const),
  );
  const opens = tried.map(([height, lengths]) => foldFor(phone(height, lengths)));
  const stays = tried.map(([height, lengths]) => foldFor(phone(height, lengths, 1)));
  expect(opens.filter((fold, i) => fold > (stays[i] ?? 0))).toEqual([]);
  expect(stays.filter((fold, i) => fold > (opens[i] ?? 0)).length).toBeGreaterThan(0);
});
