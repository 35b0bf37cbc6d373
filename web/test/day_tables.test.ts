/** A day's deal at a family table: only once somebody else has played, and only for people who are still there. */
import { expect, test } from 'vitest';
import { playedAt } from '../src/daily/days.svelte.ts';
import type { Family } from '../src/wire/protocol.ts';

const person = (number: number, name: string): Family['people'][number] => ({
  number,
  name,
  face: null,
  here: false,
  guest: false,
  beside: false,
  may_name: false,
  may_send_away: false,
});
const family = (days: Family['days']): Family =>
  ({
    code: 'aa',
    name: 'Sunday',
    you: 1,
    people: [person(1, 'Mia'), person(2, 'Kim')],
    days,
  }) as unknown as Family;

test('what a table tells of a day', () => {
  const mine = { day: '2026-11-17', person: 1, turns: 9, left: 0, laid: [] };
  const hers = { day: '2026-11-17', person: 2, turns: 12, left: 3, laid: [] };
  const other = { day: '2026-11-16', person: 2, turns: 8, left: 0, laid: [] };
  const gone = { day: '2026-11-17', person: 7, turns: 5, left: 0, laid: [] };
  expect(playedAt(family([]), '2026-11-17')).toBeNull();
  expect(playedAt(family([mine, gone, other]), '2026-11-17')).toBeNull();
  const told = playedAt(family([mine, hers, other]), '2026-11-17');
  expect(told?.people.map(({ name, result }) => [name, result?.turns])).toEqual([
    ['Mia', 9],
    ['Kim', 12],
  ]);
});
