/** One turn, two devices: a big screen that may be touched, and the phone whose draft it moves. */
import { expect, test, vi } from 'vitest';
import { answered, hearTouched, isMoved, sending, touchedSeat, touchOf } from '../src/screens/touching.ts';
import { hear } from '../src/table/model/hearing.ts';
import { drop, sendHome } from '../src/table/model/laying.ts';
import { type Change, newTable, type Table } from '../src/table/model/table.ts';
import { setFrame, showDraft, undo } from '../src/table/model/turn.ts';
import type { Draft, GameEvent, ServerMessage } from '../src/wire/protocol.ts';
import {
  events,
  kinds,
  laidOut,
  party,
  QUIET,
  rackOf,
  setOf,
  sets,
  tableAt,
  tile,
  view,
} from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const SCREEN = 'ab'.repeat(32);
const TABLE = 'r3 r4 r5 r6 | b8 k8 y8';

const shown = (table: string, draft: Partial<Draft> = {}): ServerMessage => ({
  type: 'draft',
  match: 1,
  seen: 5,
  draft: { seat: 0, draft: { table: sets(table), ...draft } },
});

/** The page of a big screen, which watches; Ann is in turn and lets it be touched, unless it is another screen. */
function screenAt(table = TABLE, screen: string | null = SCREEN, opened = true): Table {
  const people = party();
  const snapshot = {
    type: 'snapshot',
    party: {
      ...people,
      you: { seat: null, host: false, muted: [] },
      plan: { live_drafts: true },
      places: [
        { name: 'Ann', kind: 'person', screen },
        { name: 'Bo', kind: 'person' },
      ],
    },
    view: { ...view(table, { rack: 'r1', opened }), seat: null, rack: null, may: [] },
    draft: null,
    talk: [],
  } as unknown as ServerMessage;
  const there = listen({ ...newTable('abcd'), hasTray: true }, snapshot);
  return setFrame(there, { width: 1000, height: 600, touch: false }).table;
}
const listen = (table: Table, message: ServerMessage): Table =>
  hearTouched(SCREEN)(table, message, 0, QUIET).table;
const told = ({ effects }: Change): unknown[] =>
  effects.flatMap((one) => (one.do === 'tell' ? one.message : []));

test('only a screen that whoever is in turn knows has hands', () => {
  expect(touchedSeat(screenAt().game, SCREEN)).toBe(0);
  const watches = screenAt(TABLE, 'cd'.repeat(32));
  expect(watches.game.hands).toBeNull();
  expect(drop(watches, [tile(watches, 'r6')], { kind: 'cloth', x: 0, y: 0 }).went).toBe(false);
});

test('a set is moved with fingers, and told as the same tiles in another order', () => {
  const table = listen(screenAt(), shown(`${TABLE} | r7 | b9`));
  expect(table.draft.now.rack.map(({ text }) => text)).toEqual(['r7', 'b9']);
  expect(table.shown.melds).toHaveLength(2);
  const laid = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') });
  expect(laid.effects).toContainEqual({ do: 'later', timer: 'draft', ms: 300, goesOn: true });
  expect(told(showDraft(laid.table))).toHaveLength(1);
  expect(touchOf(laid.table, 'ee', 9)).toEqual({
    type: 'touch',
    seen: 5,
    screen: 'ee',
    number: 9,
    table: sets('r3 r4 r5 r6 r7 | b8 k8 y8 | b9'),
    on: sets(`${TABLE} | r7 | b9`),
  });
  expect(touchOf(undo(laid.table).table, 'ee', 10).table).toEqual(sets(`${TABLE} | r7 | b9`));
});

test('what the player put down goes back to the tray, what lay there does not', () => {
  const table = listen(screenAt(), shown('r3 r4 r5 r6 r7 | b8 k8 y8'));
  const back = sendHome(table, tile(table, 'r7')).table;
  expect(touchOf(back, 'ee', 9).table).toEqual(sets(`${TABLE} | r7`));
  expect(sendHome(table, tile(table, 'r3')).table.draft).toBe(table.draft);
});

test('the table stays closed to whoever has not opened, also on the screen', () => {
  const table = screenAt(TABLE, SCREEN, false);
  const refused = drop(table, [tile(table, 'r6')], { kind: 'meld', meld: setOf(table, 'b8') });
  expect(refused.went).toBe(false);
  expect(refused.table.note).toBe('refusal-opening-uses-table');
});

const inTray = ({ draft }: Table): string[] => draft.now.rack.map(({ text }) => text);

test('what is moved here and what the player puts down in the same moment both stay', () => {
  const table = listen(screenAt(), shown(`${TABLE} | r7`));
  const laid = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  // Moved, and not told yet.
  const both = listen(laid, shown(`${TABLE} | r7 | b1`));
  expect([laidOut(both), inTray(both)]).toEqual(['b8 k8 y8 | r3 r4 r5 r6 r7', ['b1']]);
  expect(touchOf(both, 'ee', 9).on).toEqual(sets(`${TABLE} | r7 | b1`));
  // Where both have moved the same tiles, whoever was first has.
  const first = listen(laid, shown('r3 r4 | r5 r6 | b8 k8 y8 | r7'));
  expect([laidOut(first), inTray(first)]).toEqual(['r3 r4 | r5 r6 | b8 k8 y8', ['r7']]);
});

test('a touch that the player was faster than is made again on what they did, and a refusal brings what counts', () => {
  const table = listen(screenAt(), shown(`${TABLE} | r7`));
  const laid = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  const touch = touchOf(laid, 'ee', 9);
  const sent = sending(laid, 9).table;
  const waits = listen(sent, shown(`${TABLE} | r7 | b1`));
  expect(laidOut(waits), 'until it is answered').toBe('r3 r4 r5 r6 r7 | b8 k8 y8');
  const again = answered(waits, SCREEN, touch, 'busy');
  expect(touchOf(again.table, 'ee', 10).table).toEqual(sets('b8 k8 y8 | r3 r4 r5 r6 r7 | b1'));
  expect(again.effects).toContainEqual({ do: 'later', timer: 'draft', ms: 300, goesOn: true });
  const refused = answered(waits, SCREEN, touch, 'refused');
  expect(touchOf(refused.table, 'ee', 10).table).toEqual(sets(`${TABLE} | r7 | b1`));
  expect(refused.table.game.hands).toBe(0);
  const more = listen(sent, shown('r3 r4 r5 r6 r7 | b8 k8 y8 | b1', { touched: 9 }));
  expect(inTray(more)).toEqual(['b1']);
});

test('what is moved while a touch is on its way is told once it is answered', () => {
  const table = listen(screenAt(), shown(`${TABLE} | r7`));
  const laid = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  const touch = touchOf(laid, 'ee', 9);
  const sent = sending(laid, 9).table;
  expect(answered(sent, SCREEN, touch, 'taken').effects).toEqual([]);
  const split = drop(sent, [tile(sent, 'y8')], { kind: 'cloth', x: 0, y: 0 }).table;
  const told = answered(split, SCREEN, touch, 'taken');
  expect(kinds(told)).toEqual(['later']);
  expect(touchOf(told.table, 'ee', 10)).toMatchObject({
    table: sets('r3 r4 r5 r6 r7 | b8 k8 | y8'),
    on: sets('r3 r4 r5 r6 r7 | b8 k8 y8'),
  });
  // The player, who knows of the first one, puts something down before the second is told.
  const both = listen(split, shown('r3 r4 r5 r6 r7 | b8 k8 y8 | b1', { touched: 9 }));
  expect([laidOut(both), inTray(both)]).toEqual(['r3 r4 r5 r6 r7 | b8 k8 | y8', ['b1']]);
  expect(laidOut(answered(both, SCREEN, touch, 'taken').table)).toBe(laidOut(both));
});

test('a tile that was taken out and put back while that was on its way is back, and told', () => {
  const table = listen(screenAt(), shown('r3 r4 r5 r6 r7 | b8 k8 y8'));
  const out = drop(table, [tile(table, 'r7')], { kind: 'cloth', x: 0, y: 0 }).table;
  const touch = touchOf(out, 'ee', 9);
  const sent = sending(out, 9).table;
  const back = drop(sent, [tile(sent, 'r7')], { kind: 'meld', meld: setOf(sent, 'r3') }).table;
  const heard = listen(back, shown('r3 r4 r5 r6 | b8 k8 y8 | r7', { touched: 9 }));
  expect(laidOut(heard)).toBe('r3 r4 r5 r6 r7 | b8 k8 y8');
  const told = answered(heard, SCREEN, touch, 'taken');
  expect([kinds(told), isMoved(told.table)]).toEqual([['later'], true]);
  // Also where the player has put something down besides.
  const more = listen(back, shown('r3 r4 r5 r6 | b8 k8 y8 | r7 | b1', { touched: 9 }));
  expect([laidOut(more), inTray(more)]).toEqual(['b8 k8 y8 | r3 r4 r5 r6 r7', ['b1']]);
  expect(kinds(answered(more, SCREEN, touch, 'taken'))).toEqual(['later']);
});

test('a draft that lies here already changes nothing', () => {
  const table = listen(screenAt(), shown(`${TABLE} | r7`));
  const laid = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  const known = listen(sending(laid, 9).table, shown('r3 r4 r5 r6 r7 | b8 k8 y8', { touched: 9 }));
  expect(known.draft).toBe(laid.draft);
  const next = listen(known, shown('r3 r4 r5 r6 | r7 | b8 k8 y8', { touched: 9 }));
  expect(inTray(next)).toEqual(['r7']);
});

test('tiles keep their numbers through the turn, and the hands are gone with it', () => {
  const table = listen(screenAt(), shown('r3 r4 r5 r6 r7 | b8 k8 y8'));
  const seven = tile(table, 'r7');
  const played = { type: 'played', seat: 0, laid: ['r7'] } as Partial<GameEvent>;
  const next = events(table, 'r3 r4 r5 r6 r7 | b8 k8 y8', { rack: 'r1', turn: 1 }, played);
  const view = { ...(next as { view: object }).view, seat: null, rack: null };
  const after = listen(table, { ...next, view } as unknown as ServerMessage);
  expect(after.game.hands).toBeNull();
  expect(after.shown.melds.flatMap(({ pieces }) => pieces).find(({ text }) => text === 'r7')?.id).toBe(seven);
});

test('the phone takes over what was moved on the screen, once, and can take it back', () => {
  const table = tableAt(TABLE, { rack: 'r7 b1' });
  const put = drop(table, [tile(table, 'r7')], { kind: 'cloth', x: 0, y: 0 }).table;
  const moved = shown('r3 r4 r5 | r6 r7 | b8 k8 y8', { touched: 9 });
  const taken = hear(put, moved, 0, QUIET).table;
  expect(laidOut(taken)).toBe('r3 r4 r5 | r6 r7 | b8 k8 y8');
  expect(told(showDraft(taken))).toMatchObject([{ type: 'draft', touched: 9 }]);
  const undone = undo(taken).table;
  expect(laidOut(undone)).toBe(`${TABLE} | r7`);
  expect(laidOut(hear(undone, { ...moved }, 0, QUIET).table)).toBe(`${TABLE} | r7`);
});

test('a phone that slept through a touch finds it when it comes back', () => {
  const table = tableAt(TABLE, { rack: 'r7 b1' });
  const put = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  const snapshot = {
    type: 'snapshot',
    party: party(),
    view: view(TABLE, { rack: 'r7 b1' }),
    draft: { seat: 0, draft: { table: sets('r3 r4 r5 | r6 r7 | b8 k8 y8'), touched: 4 } },
    talk: [],
  } as unknown as ServerMessage;
  const back = hear(put, snapshot, 0, QUIET);
  expect(laidOut(back.table)).toBe('r3 r4 r5 | r6 r7 | b8 k8 y8');
  expect(told(back)).toMatchObject([{ type: 'draft', touched: 4 }]);
});

/** The phone, with these tiles put down one after the other; each time it is told. */
function phoneWith(...put: string[]): Table {
  return put.reduce(
    (table, text) => showDraft(drop(table, [tile(table, text)], { kind: 'cloth', x: 0, y: 0 }).table).table,
    tableAt(TABLE, { rack: 'r7 b1 k2' }),
  );
}
const moved = (table: string, step: number, touched = 9): ServerMessage => shown(table, { step, touched });
const after = (table: Table, message: ServerMessage): Table => hear(table, message, 0, QUIET).table;

test('what the phone did while the screen was touched is not lost, told or not', () => {
  const phone = phoneWith('r7');
  expect(phone.told).toHaveLength(2);
  const T1 = moved('r3 r4 r5 | r6 r7 | b8 k8 y8', 1);
  const untold = drop(phone, [tile(phone, 'b1')], { kind: 'cloth', x: 0, y: 0 }).table;
  expect(laidOut(after(untold, T1))).toBe('r3 r4 r5 | r6 r7 | b8 k8 y8 | b1');
  // Told, and left aside: the server had the touch already.
  const both = after(phoneWith('r7', 'b1'), T1);
  expect(laidOut(both)).toBe('r3 r4 r5 | r6 r7 | b8 k8 y8 | b1');
  expect(both.note).toBe('');
  const [message] = told(showDraft(both));
  expect(message).toMatchObject({ touched: 9, draft: { step: 3 } });
  // Touched again before that was told.
  const again = after(both, moved('r3 r4 r5 | r6 r7 | b8 k8 | y8', 1, 10));
  expect(laidOut(again)).toBe('r3 r4 r5 | r6 r7 | b8 k8 | y8 | b1');
  // Touched twice, and only the second was heard of.
  const second = after(phoneWith('r7', 'b1'), moved('r3 r4 r5 | r6 r7 | b8 k8 | y8', 1, 10));
  expect(laidOut(second)).toBe(laidOut(again));
});

test('a tile that was taken home in the same moment is at home, also by undo', () => {
  const phone = phoneWith('r7', 'b1');
  const message = moved('r3 r4 r5 r6 | b8 k8 | y8 | r7 | b1', 2);
  for (const home of [sendHome(phone, tile(phone, 'b1')).table, undo(phone).table]) {
    const both = after(home, message);
    expect(laidOut(both)).toBe('r3 r4 r5 r6 | b8 k8 | y8 | r7');
    expect(rackOf(both)).toContain('b1');
  }
});

test('where both moved the same tiles the screen was first: what does not fit is back on the rack, and told', () => {
  const table = tableAt(TABLE, { rack: 'r7 b1' });
  const put = drop(table, [tile(table, 'r7')], { kind: 'meld', meld: setOf(table, 'r3') }).table;
  const both = after(put, moved('r3 r4 r5 | r6 | b8 k8 y8', 0));
  expect([laidOut(both), both.note]).toEqual(['r3 r4 r5 | r6 | b8 k8 y8', 'plan-changed']);
  expect(rackOf(both)).toContain('r7');
});

test('a phone that lost its connection in mid-turn still knows what a touch was made on', () => {
  const phone = phoneWith('r7', 'b1');
  const snapshot = {
    type: 'snapshot',
    party: party(),
    view: view(TABLE, { rack: 'r7 b1 k2' }),
    draft: { seat: 0, draft: { table: sets('r3 r4 r5 | r6 r7 | b8 k8 y8'), touched: 4, step: 1 } },
    talk: [],
  } as unknown as ServerMessage;
  expect(laidOut(after(phone, snapshot))).toBe('r3 r4 r5 | r6 r7 | b8 k8 y8 | b1');
});
