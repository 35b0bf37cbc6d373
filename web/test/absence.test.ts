/** Whoever is missed is waited for before anything is done about it, and nobody is missed in vain. */
import { expect, test, vi } from 'vitest';
import {
  absences,
  type Game,
  isCounting,
  LONG,
  nothing,
  PATIENCE,
  thinksLong,
} from '../src/table/model/game.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const AHEAD = 1_000_000;
const here = { kind: 'person', connected: true, left: false, level: null, away_since: null };

function game(place: object, clock: object | null = null): Game {
  const me = { ...here, seat: 0, name: 'Ann' };
  const party = {
    phase: 'playing',
    you: { seat: 0 },
    places: [me, { ...here, seat: 1, name: 'Bo', ...place }],
  };
  const view = { phase: 'playing', match: 1, sequence: 5, turn: 1, clock };
  return { ...nothing, party, view, viewAt: 0, serverAhead: AHEAD } as unknown as Game;
}

const gone = { connected: false, away_since: AHEAD + 5000 };

test('a lost connection is counted from when it was lost', () => {
  expect(absences(game(gone), 5000 + PATIENCE)).toMatchObject([{ place: { name: 'Bo' }, gone: PATIENCE }]);
  expect(absences(game({ connected: false, away_since: 0 }), 0)[0]?.gone).toBe(Infinity);
});

test('who got up is told without a time', () =>
  expect(absences(game({ ...gone, left: true }), 0)).toMatchObject([{ key: 'left 1', gone: null }]));

test('nobody is missed who is here, for whom the computer plays, or whose turns last days', () => {
  expect(absences(game({}), 0)).toEqual([]);
  expect(absences(game({ ...gone, level: 'builder' }), 0)).toEqual([]);
  expect(absences(game(gone, { limit: 86_400_000 }), 0)).toEqual([]);
});

test('whoever thinks for long may be nudged, where no clock says enough', () => {
  expect(thinksLong(game({}), LONG)).toBeNull();
  expect(thinksLong(game({}), LONG + 1)?.name).toBe('Bo');
  expect(thinksLong(game({}, { limit: 60_000 }), LONG + 1)).toBeNull();
  expect(thinksLong(game(gone), LONG + 1)).toBeNull();
});

test('time is told only where something is counted by it', () => {
  const minute = LONG * 2;
  expect(isCounting(game({}), 0, LONG)).toBe(false);
  expect(isCounting(game({}), LONG, LONG + 250)).toBe(true);
  expect(isCounting(game({}), LONG + 250, minute)).toBe(false);
  expect(isCounting(game({}, { limit: 60_000 }), minute, minute)).toBe(true);
  expect(isCounting(game(gone), minute, minute)).toBe(true);
});
