/** A hint is told set by set: where each tile comes from, and how the table lies after each set. */
import { expect, it } from 'vitest';
import type { Shape } from '../src/board/melds.ts';
import { begin, type Draft, Naming, type Position, tableOf } from '../src/board/draft.ts';
import type { StepOf } from '../src/wire/protocol.ts';
import { beginCoach, groupsOf } from '../src/table/model/hint.ts';
import { layWanted } from '../src/board/hand.ts';

const four: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };
const sets = (table: string): string[][] => table.split(' | ').map((set) => set.split(' '));
const show = (position: Position | null): string =>
  position
    ? tableOf(position)
        .map((set) => set.join(' '))
        .join(' | ')
    : '';

function setUp(table: string, rack: string, wanted: string): { d: Draft; after: Position } {
  const naming = new Naming();
  const d = begin(naming.name(sets(table), rack.split(' '), null), naming.nextMeld);
  const after = layWanted({ table: sets(wanted) }, d.base, new Map(), naming);
  if (!after) throw new Error('cannot be laid');
  return { d, after };
}
const step = (tiles: string, source: number, target: number, onto: number): StepOf => ({
  do: source < 0 ? 'lay' : 'move',
  tiles: tiles.split(' '),
  source,
  target,
  onto,
});

const TABLE = 'y9 y10 y11 | k1 r1 b1 y1';
const AFTER = 'y8 y9 y10 y11 | r1 b1 y1 | k1 k2 k3';
const STEPS = [step('k2 k3', -1, 2, -1), step('k1', 1, 2, -1), step('y8', -1, 0, 0)];

it('groups the steps by the set that comes out, in their order', () => {
  const { d, after } = setUp(TABLE, 'y8 k2 k3 r13', AFTER);
  const groups = groupsOf(d.base, after, STEPS);
  expect(groups.map(({ fromRack }) => fromRack.map(({ text }) => text).join(' '))).toEqual(['k2 k3', 'y8']);
  expect(groups.map(({ taken }) => taken.map(({ pieces }) => pieces.length))).toEqual([[1], []]);
  expect(groups.map(({ onto }) => onto !== null)).toEqual([false, true]);
});

it('shows one set after the other, and lays all of it in the end', () => {
  const { d, after } = setUp(TABLE, 'y8 k2 k3 r13', AFTER);
  let coach = beginCoach(d.base, after, STEPS, four);
  expect(coach.preview).toBeNull();
  expect(coach.tile?.text).toBe('k2');
  expect(show(coach.firstOnly)).toBe('y9 y10 y11 | r1 b1 y1 | k1 k2 k3');
  coach = coach.next();
  coach = coach.next();
  expect(show(coach.preview)).toBe('y9 y10 y11 | r1 b1 y1 | k1 k2 k3');
  expect([...coach.marks.melds.values()]).toEqual([[1]]);
  coach = coach.next();
  expect(show(coach.preview)).toBe(AFTER);
  expect(coach.away.size).toBe(3);
  expect(show(coach.whole)).toBe(AFTER);
  expect(coach.whole.rack.map(({ text }) => text)).toEqual(['r13']);
});
