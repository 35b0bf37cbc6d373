/** What a drag, a tap, a long press, a lasso or a key does to the tiles of a turn. */
import { expect, test, vi } from 'vitest';
import {
  chooseMeaning,
  draggedFrom,
  drop,
  heldBy,
  lasso,
  layByKey,
  letGo,
  meldUnder,
  nextFitting,
  nextSuch,
  offerPlaces,
  openSlot,
  pickUp,
  placeIn,
  putDown,
  refuseMove,
  select,
  selectAll,
  sendHome,
  splitAt,
  stuckInDrag,
  takeBack,
  takesCarried,
  tap,
  wake,
} from '../src/table/model/laying.ts';
import type { Table } from '../src/table/model/table.ts';
import { redo, reset, showDraft, sort, undo, wireDraft } from '../src/table/model/turn.ts';
import { kinds, laidOut, middleOf, rackOf, setOf, tableAt, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const NEW = { kind: 'cloth', x: 500, y: 500 } as const;
const TABLE = 'r3 r4 r5 | b8 k8 y8';
const RACK = 'r6 b1 b2 b3 k13';
const begin = (): Table => tableAt(TABLE, { rack: RACK });
const ids = (table: Table, texts: string): number[] => texts.split(' ').map((text) => tile(table, text));

test('a drop on the cloth is a new set, one on a set finds its place in it', () => {
  const table = begin();
  const laid = drop(table, ids(table, 'b3 b1 b2'), NEW);
  expect(laid.went).toBe(true);
  expect(laidOut(laid.table)).toBe('r3 r4 r5 | b8 k8 y8 | b1 b2 b3');
  const more = drop(laid.table, [tile(table, 'r6')], { kind: 'meld', meld: setOf(table, 'r3'), at: 0 });
  expect(laidOut(more.table)).toBe('r3 r4 r5 r6 | b8 k8 y8 | b1 b2 b3');
});

test('each step is heard, kept on the device, and shown to the others after a while', () => {
  const table = begin();
  const laid = drop(table, ids(table, 'b1 b2 b3'), NEW);
  expect(kinds(laid)).toEqual(expect.arrayContaining(['sound', 'keep-order']));
  expect(laid.effects).toContainEqual({ do: 'later', timer: 'draft', ms: 300, goesOn: true });
  const shown = showDraft(laid.table);
  expect(shown.effects).toEqual([
    {
      do: 'tell',
      message: { type: 'draft', seen: 5, draft: { ...wireDraft(laid.table), step: 1 }, touched: 0 },
    },
  ]);
  // Who has seen a draft is told that it is gone; who has seen none is not.
  expect(kinds(showDraft(undo(shown.table).table))).toEqual(['tell']);
  expect(kinds(showDraft(undo(laid.table).table))).toEqual([]);
});

test('the whole table is what goes to the server', () => {
  const table = begin();
  expect(
    wireDraft(drop(table, [tile(table, 'r6')], { kind: 'meld', meld: setOf(table, 'r3') }).table),
  ).toEqual({
    table: [
      ['r3', 'r4', 'r5', 'r6'],
      ['b8', 'k8', 'y8'],
    ],
  });
});

test('before my opening the table is closed, and a bad drop changes nothing and says why at the set', () => {
  const table = tableAt(TABLE, { rack: RACK, opened: false, rules: { opening_min: 30 } });
  const refused = drop(table, [tile(table, 'r6')], { kind: 'meld', meld: setOf(table, 'r3') });
  expect(refused.went).toBe(false);
  expect(laidOut(refused.table)).toBe(TABLE);
  expect(refused.table.interaction.refusal?.meld).toBe(setOf(table, 'r3'));
  expect(refused.table.heard.at(-1)).toMatchObject({ weight: 'alert', text: refused.table.note });
  const shaken = refuseMove(table, tile(table, 'r4'));
  expect(shaken.table.interaction.shaken).toBe(tile(table, 'r4'));
  expect(shaken.effects).toContainEqual({ do: 'later', timer: 'shaken', ms: 200 });
});

test('while others play a rack can be ordered, and a tile of the table stays', () => {
  const table = tableAt(TABLE, { rack: RACK, turn: 1 });
  expect(stuckInDrag(table, tile(table, 'r6'))).toBeUndefined();
  const watching = { ...table, game: { ...table.game, view: null } };
  expect(stuckInDrag(watching, tile(table, 'r4'))).toBe(tile(table, 'r4'));
});

test('a drag takes the tile, or all that is selected; a long press the whole set or what stands together', () => {
  const table = begin();
  expect(draggedFrom(table, tile(table, 'b1'))).toEqual(ids(table, 'b1'));
  const chosen = selectAll(table, ids(table, 'b1 b2')).table;
  expect(draggedFrom(chosen, tile(table, 'b1'))).toEqual(ids(table, 'b1 b2'));
  expect(heldBy(table, { kind: 'meld', meld: setOf(table, 'r3') })).toEqual(ids(table, 'r3 r4 r5'));
  const apart = drop(table, ids(table, 'k13'), { kind: 'rack', at: 9, apart: true }).table;
  expect(heldBy(apart, { kind: 'tile', id: tile(table, 'b1'), where: 'rack' })).toEqual(
    ids(table, 'r6 b1 b2 b3'),
  );
});

test('a lasso selects what may be moved', () => {
  const table = begin();
  expect([...lasso(table, ids(table, 'b1 b2 b3')).table.interaction.selected]).toHaveLength(3);
  const closed = tableAt(TABLE, { rack: RACK, opened: false, rules: { opening_min: 30 } });
  expect(lasso(closed, ids(closed, 'r3 b1')).table.interaction.selected).toEqual(new Set(ids(closed, 'b1')));
});

test('a tap selects, lights up the sets that fit, and the next tap lays', () => {
  const table = begin();
  const r6 = tile(table, 'r6');
  const chosen = tap(table, { kind: 'tile', id: r6, where: 'rack' }, { x: 0, y: 0 }, false).table;
  expect([...chosen.interaction.fitting.keys()]).toEqual([setOf(table, 'r3')]);
  const under = { kind: 'meld', meld: setOf(table, 'r3') } as const;
  const laid = tap(chosen, under, { x: 0, y: 0 }, false).table;
  expect(laidOut(laid)).toBe('r3 r4 r5 r6 | b8 k8 y8');
  expect(laid.interaction.selected.size).toBe(0);
  const again = tap(chosen, { kind: 'tile', id: r6, where: 'rack' }, { x: 0, y: 0 }, false).table;
  expect(again.interaction.selected.size).toBe(0);
});

test('what is selected goes to the cloth by a tap, and back to the rack by another', () => {
  const table = begin();
  const chosen = ids(table, 'b1 b2 b3').reduce((now, id) => select(now, id).table, table);
  const laid = tap(chosen, { kind: 'cloth' }, { x: 500, y: 500 }, false).table;
  expect(laidOut(laid)).toBe(`${TABLE} | b1 b2 b3`);
  const back = tap(selectAll(laid, ids(table, 'b1 b2 b3')).table, { kind: 'rack' }, { x: 0, y: 0 }, false);
  expect(laidOut(back.table)).toBe(TABLE);
  expect(rackOf(back.table)).toBe(RACK);
});

test('on a crowded phone a tap near a set means the set, and small tiles are chosen in a lens', () => {
  const table = begin();
  const small = {
    ...table,
    places: { ...table.places, layout: table.places.layout && { ...table.places.layout, w: 30 } },
  };
  const under = { kind: 'tile', id: tile(table, 'r4'), where: 'table', meld: setOf(table, 'r3') } as const;
  expect(tap(small, under, { x: 0, y: 0 }, true).table.interaction.lens).toBe(setOf(table, 'r3'));
  const chosen = select(table, tile(table, 'r6')).table;
  const near = middleOf(table, setOf(table, 'r3'));
  expect(laidOut(tap(chosen, { kind: 'cloth' }, near, true).table)).toBe('r3 r4 r5 r6 | b8 k8 y8');
});

test('a double tap sends a tile where it fits, and one of mine back from the table', () => {
  const table = begin();
  const sent = sendHome(table, tile(table, 'r6'));
  expect(laidOut(sent.table)).toBe('r3 r4 r5 r6 | b8 k8 y8');
  expect(laidOut(sendHome(sent.table, tile(table, 'r6')).table)).toBe(TABLE);
  const nowhere = sendHome(table, tile(table, 'k13'));
  expect([laidOut(nowhere.table), nowhere.table.note]).toEqual([TABLE, 'status-no-place']);
  const two = tableAt('r3 r4 r5 | b6 k6 y6', { rack: 'r6 k1' });
  const several = sendHome(two, tile(two, 'r6'));
  expect([several.table.interaction.fitting.size, several.table.note]).toEqual([2, 'status-several-places']);
});

test('undo and redo bring back the table, the rack and where the sets lie', () => {
  const table = begin();
  const one = drop(table, ids(table, 'b1 b2 b3'), NEW).table;
  const two = drop(one, ids(table, 'r6'), { kind: 'meld', meld: setOf(table, 'r3') }).table;
  expect(laidOut(undo(two).table)).toBe(laidOut(one));
  expect(undo(two).table.places.layout).toEqual(one.places.layout);
  const first = undo(undo(two).table).table;
  expect([laidOut(first), rackOf(first), first.places.layout]).toEqual([TABLE, RACK, table.places.layout]);
  expect(undo(first).table).toBe(first);
  expect(laidOut(redo(redo(first).table).table)).toBe(laidOut(two));
  const other = drop(first, ids(table, 'k13'), NEW).table;
  expect(redo(other).table).toBe(other);
});

test('reset is a step of its own, and a way to sort that was chosen stays', () => {
  const table = begin();
  const sorted = sort(drop(table, ids(table, 'b1 b2 b3'), NEW).table, 'groups').table;
  const back = reset(sorted).table;
  expect([laidOut(back), back.order.mode]).toEqual([TABLE, 'groups']);
  expect(laidOut(undo(back).table)).toBe(`${TABLE} | b1 b2 b3`);
});

test('the rack stays put while tiles are laid, sorts when asked, and is free again when a tile is moved', () => {
  const table = begin();
  expect(rackOf(drop(table, ids(table, 'b2'), NEW).table)).toBe('r6 b1 _ b3 k13');
  const sorted = sort(table, 'groups').table;
  expect(sorted.order.mode).toBe('groups');
  const moved = drop(sorted, ids(table, 'k13'), { kind: 'rack', at: 0, apart: false }).table;
  expect([rackOf(moved).startsWith('k13'), moved.order.mode]).toEqual([true, null]);
  expect(rackOf(undo(moved).table)).toBe(rackOf(sorted));
});

test('tiles of the table do not come to my rack', () => {
  const table = begin();
  const refused = drop(table, ids(table, 'r3'), { kind: 'rack', at: 0, apart: false });
  expect([refused.went, refused.table.note]).toEqual([false, 'status-stays']);
});

test('a set that could be two things asks, and remembers the answer', () => {
  const table = tableAt('', { rack: 'k7 * *' });
  const asked = drop(
    table,
    table.draft.now.rack.map(({ id }) => id),
    NEW,
  ).table;
  expect(asked.interaction.asking?.options).toContainEqual(['k7', '*k8', '*k9']);
  const said = chooseMeaning(asked, ['k7', '*k8', '*k9']).table;
  expect([said.interaction.asking, laidOut(said)]).toEqual([null, 'k7 *k8 *k9']);
});

test('a set is split where it is asked to be', () => {
  const table = tableAt('r3 r4 r5 r6 r7 r8', { rack: 'b1' });
  expect(laidOut(splitAt(table, setOf(table, 'r3'), 3).table)).toBe('r3 r4 r5 | r6 r7 r8');
});

// -- carrying ---------------------------------------------------------------------------------------

test('a carried tile lights up the sets that take it, and the nearest opens a slot', () => {
  const table = begin();
  const carried = offerPlaces(pickUp(table, ids(table, 'r6')).table).table;
  expect([carried.interaction.dims, [...carried.interaction.fitting.keys()]]).toEqual([
    true,
    [setOf(table, 'r3')],
  ]);
  const { x, y } = middleOf(table, setOf(table, 'r3'));
  const open = openSlot(carried, { x, y }).table;
  expect(open.interaction.slot?.meld).toBe(setOf(table, 'r3'));
  expect(openSlot(open, { x, y: y + 400 }).table.interaction.slot).toBeNull();
  const free = letGo(open).table.interaction;
  expect([free.dims, free.fitting.size, free.slot, free.carried]).toEqual([false, 0, null, []]);
});

test('an open slot stays so a little further than it opens', () => {
  const table = begin();
  const carried = offerPlaces(pickUp(table, ids(table, 'r6')).table).table;
  const { x } = middleOf(table, setOf(table, 'r3'));
  const { w, rows } = table.places.layout ?? { w: 0, rows: [] };
  const beyond = { x, y: (rows[0] ?? 0) - 1.35 * w };
  expect(openSlot(carried, beyond).table.interaction.slot).toBeNull();
  const open = openSlot(carried, middleOf(table, setOf(table, 'r3'))).table;
  expect(openSlot(open, beyond).table.interaction.slot).not.toBeNull();
});

test('a set that does not fit takes a tile only when it is held there', () => {
  const table = begin();
  const carried = offerPlaces(pickUp(table, ids(table, 'k13')).table).table;
  const meld = setOf(table, 'b8');
  const over = middleOf(table, meld);
  expect([meldUnder(carried, over), takesCarried(carried, meld)]).toEqual([meld, false]);
  const awake = wake(carried, over, true).table;
  expect(takesCarried(awake, meld)).toBe(true);
  expect(takesCarried(wake(awake, { x: 0, y: 590 }, false).table, meld)).toBe(false);
  expect(placeIn(awake, meld, over.x)).toMatchObject({ kind: 'meld', meld });
});

// -- keys -------------------------------------------------------------------------------------------

test('Enter lays where it fits, on the set under the cursor, or as a new set', () => {
  const table = begin();
  const at = { x: 500, y: 600 };
  expect(laidOut(layByKey(table, tile(table, 'r6'), at).table)).toBe('r3 r4 r5 r6 | b8 k8 y8');
  const chosen = select(table, tile(table, 'r6')).table;
  expect(laidOut(layByKey(chosen, tile(table, 'r4'), at).table)).toBe('r3 r4 r5 r6 | b8 k8 y8');
  const three = selectAll(table, ids(table, 'b1 b2 b3')).table;
  const laid = layByKey(three, tile(table, 'b3'), at).table;
  expect(laidOut(laid)).toBe(`${TABLE} | b1 b2 b3`);
  expect(laidOut(takeBack(laid, tile(table, 'b1')).table)).toBe(`${TABLE} | b2 b3`);
});

test('digits find the next such tile, and keys walk the sets that fit', () => {
  const table = tableAt('r3 r4 r5 | b6 k6 y6', { rack: 'r6 k1 b1 *' });
  expect(nextSuch(table, tile(table, 'k1'), '1')).toBe(tile(table, 'b1'));
  expect(nextSuch(table, tile(table, 'b1'), '1')).toBe(tile(table, 'k1'));
  expect(nextSuch(table, null, '*')).toBe(tile(table, '*'));
  const lies = tableAt('r3 * r5', { rack: 'r4 r6' });
  expect([nextSuch(lies, null, '*'), nextSuch(lies, null, '5')]).toEqual([tile(lies, '*'), null]);
  const chosen = select(table, tile(table, 'r6')).table;
  const first = nextFitting(chosen, null, 1);
  expect(first).toBe(tile(table, 'r3'));
  expect(nextFitting(chosen, first, 1)).toBe(tile(table, 'b6'));
  expect(nextFitting(chosen, null, -1)).toBe(tile(table, 'b6'));
});

test('Escape puts everything down', () => {
  const chosen = select(begin(), tile(begin(), 'r6')).table;
  const down = putDown(chosen).table.interaction;
  expect([down.selected.size, down.fitting.size]).toEqual([0, 0]);
});
