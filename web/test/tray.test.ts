/** What a phone that is a rack does with the draft of a turn: the same draft, seen through a tray and a map. */
import { expect, test, vi } from 'vitest';
import {
  changedSets,
  columnsFor,
  layInto,
  openSet,
  putOnTable,
  takeOut,
  trayOf,
} from '../src/screens/tray.ts';
import type { Table } from '../src/table/model/table.ts';
import { showDraft, undo } from '../src/table/model/turn.ts';
import { kinds, laidOut, setOf, tableAt, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const TABLE = 'r3 r4 r5 r6 | b8 k8 y8';
const begin = (opened = true): Table => tableAt(TABLE, { rack: 'r7 b1 b2 b3 k13', opened });
const ids = (table: Table, texts: string): number[] => texts.split(' ').map((text) => tile(table, text));
const tray = ({ draft }: Table): string[] => trayOf(draft).map(({ text }) => text);

test('tiles that are a set lie as one; others wait in the tray, and one undo takes them back', () => {
  const table = begin();
  expect(laidOut(putOnTable(table, ids(table, 'b3 b1 b2')).table)).toBe(`${TABLE} | b1 b2 b3`);
  const put = putOnTable(table, ids(table, 'r7 k13')).table;
  expect(tray(put)).toEqual(['r7', 'k13']);
  expect(laidOut(undo(put).table)).toBe(TABLE);
});

test('what waits in the tray becomes a set with the tile that was missing', () => {
  const table = begin();
  const waiting = putOnTable(table, ids(table, 'b1 b3')).table;
  const whole = putOnTable(waiting, [tile(table, 'b2')]).table;
  expect(laidOut(whole)).toBe(`${TABLE} | b1 b2 b3`);
  expect(tray(whole)).toEqual([]);
});

test('from the tray a tile goes to a set, and one of a set into the tray', () => {
  const table = begin();
  const put = putOnTable(table, ids(table, 'r7')).table;
  const laid = layInto(put, ids(table, 'r7'), setOf(table, 'r3')).table;
  expect(laidOut(laid)).toBe('r3 r4 r5 r6 r7 | b8 k8 y8');
  expect(changedSets(laid.draft)).toHaveLength(1);
  const taken = takeOut(laid, tile(table, 'r3')).table;
  expect(tray(taken)).toEqual(['r3']);
});

test('whoever has not opened takes nothing from the table, and hears why', () => {
  const table = begin(false);
  const refused = takeOut(table, tile(table, 'r3'));
  expect(laidOut(refused.table)).toBe(TABLE);
  expect(refused.table.note).toBe('refusal-opening-uses-table');
});

test('the others see which set is opened, also before anything is laid', () => {
  const open = openSet(begin(), setOf(begin(), 'b8'));
  expect(kinds(open)).toEqual(['later']);
  const shown = showDraft(open.table);
  expect(shown.effects).toMatchObject([{ do: 'tell', message: { type: 'draft', draft: { pointed: 1 } } }]);
  const closed = openSet(shown.table, null).table;
  expect(showDraft(closed).effects).toMatchObject([{ do: 'tell', message: { draft: null } }]);
});

test('a rack stands five, six or eight across, and more where there is room', () => {
  expect(columnsFor(14, 374)).toEqual({ w: 62, across: 5, square: false });
  expect(columnsFor(20, 374)).toMatchObject({ w: 50, across: 6, square: false });
  expect(columnsFor(30, 374)).toMatchObject({ across: 8, square: true });
  expect(columnsFor(14, 800).across).toBeGreaterThan(8);
  expect(columnsFor(14, 320).w).toBeLessThan(62);
});
