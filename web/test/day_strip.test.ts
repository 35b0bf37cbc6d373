/** A deal's result tells the round: for two friends who compare, and for whoever reads what was sent on. */
import { describe, expect, test } from 'vitest';
import { begunOn, bestOf, daysInRow, dayIn, playedAt } from '../src/daily/days.svelte.ts';
import { differences } from '../src/daily/differs.ts';
import { marksOf, signsOf } from '../src/daily/strip.ts';
import type { Family } from '../src/wire/protocol.ts';

const out = { turns: 9, left: 0, laid: [0, 0, 4, 2, 0, 3, 0, 5, 4] };

describe('the turns of a deal', () => {
  test('are a sign each, and no tile is told', () => {
    expect(signsOf(out)).toBe('○○④②○③○⑤★');
    expect(signsOf({ turns: 3, left: 6, laid: [0, 25, 0] })).toBe('○⑳○▢');
    expect(signsOf({ turns: 2, left: 0, laid: [14, 0] })).toBe('⑭★'); // the last tile was put away
    expect(signsOf({ turns: 9, left: 0 })).toBe(''); // told by an older server
  });
  test('say which one opened and which one went out', () => {
    const marks = marksOf(out);
    expect(marks.map((mark) => mark.opened).indexOf(true)).toBe(2);
    expect(marks.filter((mark) => mark.opened)).toHaveLength(1);
    expect(marks.map((mark) => mark.out).indexOf(true)).toBe(8);
    expect(marksOf({ ...out, left: 3 }).some((mark) => mark.out)).toBe(false);
  });
});

test('a deal is found by its day, whatever box it was begun in, and days in a row are counted', () => {
  expect(dayIn('2026-11-17')).toBe('2026-11-17');
  expect(dayIn('2026-11-17.sabra-de')).toBe('2026-11-17');
  for (const odd of ['2026-11-31.sabra', '2026-11-17.', 'sabra', '2026-11-17/sabra', ''])
    expect(dayIn(odd), odd).toBeNull();
  const days = {
    '2026-11-17.sabra-de': { code: 'a' },
    '2026-11-17.rummy': { code: 'b', result: out },
    '2026-11-16': { code: 'c', result: out },
  };
  expect(begunOn('2026-11-17', {})).toBeNull();
  expect(begunOn('2026-11-17', days)).toBe('2026-11-17.rummy'); // the one that is over
  expect(daysInRow('2026-11-17', days)).toBe(2);
});

test('whoever of a table has not played waits below, without a result', () => {
  const people = [1, 2, 3].map((number) => ({ number, name: `${number}`, face: null }));
  const days = [
    { day: '2026-11-17', person: 3, turns: 9, left: 0, laid: out.laid },
    { day: '2026-11-17', person: 1, turns: 12, left: 0, laid: [] },
    { day: '2026-11-17.rummy', person: 2, turns: 4, left: 0, laid: [] }, // another deal
  ];
  const table = { code: 'aa', name: 'Sunday', you: 1, people, days } as unknown as Family;
  const found = playedAt(table, '2026-11-17')?.people.map(({ name, result }) => [
    name,
    result?.turns ?? null,
  ]);
  expect(found).toEqual([
    ['3', 9],
    ['1', 12],
    ['2', null],
  ]);
  expect(bestOf(table, '2026-11-17')).toMatchObject({ name: '3', result: { turns: 9 } });
  expect(bestOf({ ...table, you: 3 }, '2026-11-17')?.name).toBe('1'); // of any box that day
  expect(bestOf(table, '2026-11-18')).toBeNull();
});

describe('what differs in a box', () => {
  const known = { colours: ['k', 'r', 'b', 'y'], joker_sets: 'free', opening_min: 30 };
  test('is shown by a set each, three at most', () => {
    const box = {
      colours: ['n', 'r', 'b', 'w', 'o'],
      colours_by_players: { 4: 4 },
      joker_sets: 'frozen',
      opening_min: 50,
    };
    const found = differences(box, known);
    expect(found.map(({ about }) => about)).toEqual(['colours', 'jokers', 'opening']);
    expect(found[0]?.sets).toEqual([['n7', 'r7', 'b7', 'w7']]);
    const worth = found[2]?.sets.flat().reduce((sum, tile) => sum + Number(tile.slice(1)), 0) ?? 0;
    expect(worth).toBeGreaterThanOrEqual(50);
  });
  test('about a joker says what its set is open to', () => {
    const shown = (joker_sets: string): unknown[] => {
      const [one] = differences({ ...known, joker_sets }, { ...known, joker_sets: 'other' });
      return [one?.sets[0]?.join(' '), one?.comes, one?.goes];
    };
    const run = 'y5 * y7 y8';
    expect(shown('free')).toEqual([run, undefined, '*']);
    expect(shown('same_meaning')).toEqual([run, undefined, '*y6']);
    expect(shown('stay_until_swapped')).toEqual([run, 'y4', undefined]);
    expect(shown('no_split')).toEqual([run, 'y4', undefined]);
    expect(shown('frozen')).toEqual([run, 'y6', undefined]); // the tile that it stands for, and no other
  });
  test('is nothing where only the order of the colours is another', () => {
    expect(differences({ ...known, colours: ['b', 'y', 'k', 'r'] }, known)).toEqual([]);
  });
});
