import { expect, test } from 'vitest';
import {
  chipsOf,
  draftOf,
  isAwaited,
  isWaiting,
  leftOf,
  missingIn,
  paged,
  roundOf,
  slidesOf,
  stepOf,
  tableOf,
} from '../src/club/tell.ts';
import type { ClubSeats, ClubSeen, ClubTurn } from '../src/wire/protocol.ts';

type State = ClubSeats['state'];
const table = (seats: number[], scores: number[] | null = null, state: State = scores ? 'in' : 'playing') =>
  ({ number: 1, seats, scores, state, written: [], code: null }) as ClubSeats;
const round = (tables: ClubSeats[], more: Partial<ClubTurn> = {}): ClubTurn => ({
  number: 1,
  seed: 1,
  shown: 1000,
  final: false,
  out: [],
  tables,
  ...more,
});
const clock = { until: null, left: null };
const club = (rounds: ClubTurn[], more: object = {}): ClubSeen =>
  ({
    code: 'oak',
    people: [],
    plan: { rounds: 4 },
    you: { guest: 2, organiser: false, first: false, shows: null },
    standing: [],
    clock,
    rounds,
    ...more,
  }) as unknown as ClubSeen;

test('a draft is seen apart from the round that everybody sees', () => {
  const shown = round([table([1, 2], [5, -5])]);
  const draft = round([table([2, 1])], { number: 2, shown: null });
  expect([roundOf(club([shown, draft])), draftOf(club([shown, draft]))]).toEqual([shown, draft]);
  expect(draftOf(club([shown]))).toBeUndefined();
});

test('a phone says where I sit, and what our table has to do next', () => {
  const mine = table([3, 2, 1]);
  expect(tableOf(round([table([4, 5]), mine]), 2)).toEqual({ number: 2, table: mine, seat: 1 });
  expect(tableOf(round([mine]), 9)).toBeNull();
  const by = (...who: number[]) => who.map((one) => ({ by: one, scores: [1, 0, -1] }));
  const steps: [ClubSeats, string][] = [
    [mine, 'write'],
    [{ ...mine, state: 'one_yes_missing', written: by(2) }, 'wait'],
    [{ ...mine, state: 'one_yes_missing', written: by(3) }, 'yes'],
    [{ ...mine, state: 'one_yes_missing', written: by(2, 0) }, 'yes'],
    [{ ...mine, state: 'disputed', written: by(1, 3) }, 'disputed'],
    [table([3, 2, 1], [1, 0, -1]), 'in'],
  ];
  expect(steps.map(([one]) => stepOf(one, 2))).toEqual(steps.map(([, step]) => step));
  expect(isWaiting(club([round([{ ...mine, state: 'disputed' }])]))).toBe(true);
  expect(isWaiting(club([round([mine])]))).toBe(false);
});

test('the rounds of the evening: won, lost, sat out, under way, to come', () => {
  const mine = [
    { round: 1, table: 1, seats: [1, 2], scores: [-5, 5] },
    { round: 2, table: 3, seats: [1, 2], scores: [5, -5] },
    { round: 3, table: 0, seats: [], scores: null },
    { round: 4, table: 1, seats: [1, 2], scores: null },
  ];
  expect(chipsOf(club([], { mine, played: 4 }))).toEqual(['won', 'lost', 'out', 'now']);
  expect(chipsOf(club([], { mine: mine.slice(0, 1), played: 1 }))).toEqual(['won', 'open', 'open', 'open']);
  expect(chipsOf(club([], { mine: mine.slice(0, 1), played: 2 }))).toEqual(['won', 'out', 'open', 'open']);
});

test('the clock runs, stands still while it is paused, and ends at nothing', () => {
  expect(leftOf(club([]), 5000)).toBeNull();
  expect(leftOf(club([], { clock: { until: 9000, left: null } }), 5000)).toBe(4000);
  expect(leftOf(club([], { clock: { until: 9000, left: null } }), 9500)).toBe(0);
  expect(leftOf(club([], { clock: { until: null, left: 700 } }), 9500)).toBe(700);
});

test('a table that keeps the others waiting is told so, and no sooner', () => {
  const done = table([1], [0]);
  expect(missingIn(round([done, table([2]), done]))).toEqual([2]);
  expect(isAwaited(round([done, done, table([2])]), null)).toBe(true);
  expect(isAwaited(round([done, table([3]), table([2])]), null)).toBe(false);
  expect(isAwaited(round([done, table([3]), table([2])]), 0)).toBe(true);
  expect(isAwaited(round([done]), 0)).toBe(false);
});

test('the big screen goes by itself: coming in, seating, the clock, the standing, the final', () => {
  const kinds = (one: ClubSeen, now: number): string[] => slidesOf(one, now).map(({ kind }) => kind);
  const tables = Array.from({ length: 7 }, (_, i) => table([i]));
  const over = round([table([1, 2], [5, -5])]);
  const standing = Array.from({ length: 41 }, () => ({}));
  expect(kinds(club([]), 0)).toEqual(['join']);
  expect(kinds(club([round(tables)]), 2000)).toEqual(['tables', 'tables']);
  expect(kinds(club([round(tables)]), 200_000)).toEqual(['clock', 'tables', 'tables', 'clock']);
  expect(kinds(club([over], { standing }), 200_000)).toEqual(['places', 'places']);
  expect(kinds(club([over], { standing: standing.slice(1) }), 0)).toEqual(['places']);
  expect(kinds(club([round([table([1, 2])], { final: true })], { standing }), 0)).toEqual(['final']);
  expect(paged([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
