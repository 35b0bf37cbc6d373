/** Before a match: salts are told by themselves, unless starts were called off; and what a guest is told. */
import { expect, test } from 'vitest';
import { aboutMinutes } from '../src/rulebook/summary.ts';
import { asksToBegin, beginNow, hear, startPause } from '../src/table/model/hearing.ts';
import { newTable, type Table } from '../src/table/model/table.ts';
import type { PartyState, Place, ServerMessage } from '../src/wire/protocol.ts';
import { party, QUIET, tableAt } from './table_at.ts';
import { arrivedTiles, markArrived } from '../src/passing/handover.ts';

const starting = (called_off: number): PartyState =>
  ({
    ...party(),
    phase: 'gathering',
    reveal_by: 30_000,
    called_off,
    start_after: null,
    places: [{ name: 'Ann', salt: 'committed', salt_hash: 'aa' }, { name: 'Bo' }],
  }) as unknown as PartyState;
const told = (table: Table, message: object): ReturnType<typeof hear> =>
  hear(table, message as ServerMessage, 100, QUIET);

test('a salt is told when the match begins, and once', () => {
  const first = told(newTable('abcd'), { type: 'party', party: starting(1) });
  expect(first.effects).toContainEqual({ do: 'reveal', hash: 'aa' });
  expect(told(first.table, { type: 'party', party: starting(1) }).effects).toEqual([]);
});

test('after two starts that were called off the person is asked first', () => {
  const { table, effects } = told(newTable('abcd'), { type: 'party', party: starting(2) });
  expect(effects).toEqual([]);
  expect(asksToBegin(table)).toBe(true);
  const yes = beginNow(table);
  expect(yes.effects).toEqual([{ do: 'reveal', hash: 'aa' }]);
  expect(asksToBegin(yes.table)).toBe(false);
});

test('a pause is counted by the clock of the server', () => {
  const { table } = told(newTable('abcd'), { type: 'welcome', now: 1_000_100 });
  const game = { ...table.game, party: { ...starting(4), start_after: 1_012_000 } };
  expect(startPause(game, 100)).toBe(12);
  expect(startPause(game, 12_500)).toBe(0);
  expect(startPause({ ...game, party: starting(1) }, 100)).toBe(0);
});

test('a guest is told how long it may take', () => {
  const places = (...kinds: Place['kind'][]): { kind: Place['kind'] }[] => kinds.map((kind) => ({ kind }));
  expect(aboutMinutes({ rounds: 1 }, places('person', 'open'), 0)).toBe(20);
  expect(aboutMinutes({ rounds: 4 }, places('person', 'open'), 0)).toBe(75);
  expect(aboutMinutes({ rounds: 1 }, places('person', 'bot', 'bot'), 0)).toBeLessThan(20);
  expect(aboutMinutes({ rounds: null }, places('person', 'open'), 15)).toBeLessThan(20);
  expect(aboutMinutes({ rounds: 1 }, places('person', 'open'), 86_400)).toBeNull();
});

test('a tile that was drawn keeps its mark until its owner has the device again', () => {
  const table = tableAt('', { rack: 'r3 b7 b7 *' });
  expect(arrivedTiles(table)).toEqual([]);
  const marked = markArrived(table, ['b7', '*']).table;
  expect(arrivedTiles(marked)).toEqual(['b7', '*']);
  expect(marked.arrived.size).toBe(2);
});
