/** What the server tells changes the table as it lies here: drafts are kept or given up, turns marked, rounds ended. */
import { expect, test, vi } from 'vitest';
import type { Shape } from '../src/board/melds.ts';
import { hear, hearRefusal, hearSaid, layArrived } from '../src/table/model/hearing.ts';
import { beginCoach } from '../src/table/model/hint.ts';
import { drop, pickUp, select, touch } from '../src/table/model/laying.ts';
import { newTable, type Table } from '../src/table/model/table.ts';
import {
  beginHint,
  endAgain,
  followHint,
  moreHint,
  ring,
  skipFrame,
  undo,
  wantedPosition,
} from '../src/table/model/turn.ts';
import type { GameEvent, Said, ServerMessage } from '../src/wire/protocol.ts';
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
import { showAgain } from '../src/table/model/reading.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const SHAPE: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };
const NEW = { kind: 'cloth', x: 500, y: 500 } as const;
const RACK = 'b1 b2 b3 k13';
const theirs = (): Table => tableAt('r3 r4 r5', { rack: RACK, turn: 1 });
const ids = (table: Table, texts: string): number[] => texts.split(' ').map((text) => tile(table, text));
const played: Partial<GameEvent> = { type: 'played', seat: 1, laid: ['r6'], opening_value: null };
const plan = (): Table => drop(theirs(), ids(theirs(), 'b1 b2 b3'), NEW).table;

test('on a big screen single tiles wait in a tray, and go from there to their set', () => {
  const was: Table = { ...tableAt('r3 r4 r5', { rack: '', turn: 1 }), hasTray: true };
  const draft = (table: string): ServerMessage =>
    ({
      type: 'draft',
      match: 1,
      seen: 5,
      draft: { seat: 1, draft: { table: sets(table) } },
    }) as unknown as ServerMessage;
  const put = hear(was, draft('r3 r4 r5 | r6 | k2'), 0, QUIET).table;
  expect(put.shown.melds.map(({ pieces }) => pieces.length)).toEqual([3]);
  const [, six, two] = put.theirDraft?.rack ?? [];
  expect([six?.text, two?.text]).toEqual(['r6', 'k2']);
  const laid = hear(put, draft('r3 r4 r5 r6 | k2'), 0, QUIET).table;
  expect(laid.shown.melds[0]?.pieces[3]?.id).toBe(six?.id);
});

test('tiles keep their numbers when somebody lays on their set', () => {
  const was = theirs();
  const { table } = hear(was, events(was, 'r3 r4 r5 r6', { rack: RACK }, played), 0, QUIET);
  expect(ids(table, 'r3 r4 r5 b1')).toEqual(ids(was, 'r3 r4 r5 b1'));
  expect(setOf(table, 'r6')).toBe(setOf(was, 'r3'));
});

test('a plan is kept when the turn comes, and can be undone in one step', () => {
  const was = plan();
  const { table, effects } = hear(was, events(was, 'r3 r4 r5 r6', { rack: RACK }, played), 0, QUIET);
  expect(laidOut(table)).toBe('r3 r4 r5 r6 | b1 b2 b3');
  expect(effects.some((one) => one.do === 'tell' && one.message.type === 'draft')).toBe(true);
  expect(laidOut(undo(table).table)).toBe('r3 r4 r5 r6');
});

test('a plan that no longer fits says so', () => {
  const was = drop(theirs(), ids(theirs(), 'k13'), { kind: 'meld', meld: setOf(theirs(), 'r3') }).table;
  const { table } = hear(was, events(was, 'b9 k9 y9', { rack: RACK }, played), 0, QUIET);
  expect(table.note).toBe('plan-changed');
});

test('turns of the others stay marked until I touch a tile in my turn', () => {
  const was = theirs();
  const { table } = hear(was, events(was, 'r3 r4 r5 r6', { rack: RACK }, played), 0, QUIET);
  expect([...(table.turns[0]?.pieces ?? [])]).toEqual(ids(table, 'r6'));
  expect(touch(table).table.turns).toEqual([]);
});

test('a tile that was drawn is marked on the rack until something is touched', () => {
  const was = tableAt('r3 r4 r5', { rack: RACK });
  const drew = { type: 'drew', seat: 0 } as const;
  const { table } = hear(was, events(was, 'r3 r4 r5', { rack: `${RACK} y4`, turn: 1 }, drew), 0, QUIET);
  expect([...table.arrived]).toEqual(ids(table, 'y4'));
  expect(rackOf(table)).toBe(`${RACK} y4`);
  expect(touch(table).table.arrived.size).toBe(0);
});

test('a turn that is seen comes in steps: it is laid out later, or at once when I do something', () => {
  const was = theirs();
  const follows = { ...QUIET, follows: () => true };
  const came = hear(was, events(was, 'r3 r4 r5 r6', { rack: RACK }, played), 0, follows);
  expect(came.effects).toContainEqual({ do: 'arrive', seat: 1 });
  expect(came.table.shown).toBe(was.shown);
  expect(layArrived(came.table).table.shown.melds[0]?.pieces).toHaveLength(4);
  const touched = drop(came.table, ids(was, 'b1 b2 b3'), NEW);
  expect(kinds(touched)).toContain('land');
  expect(touched.table.awaited).toBe(false);
  const carrying = pickUp(was, ids(was, 'b1')).table;
  expect(kinds(hear(carrying, events(was, 'r3 r4 r5 r6', { rack: RACK }, played), 0, follows))).not.toContain(
    'arrive',
  );
});

test('what somebody is laying is shown, but not over my own plan', () => {
  const draft = { seat: 1, draft: { table: sets('r3 r4 r5 | y1 y2 y3') } };
  const message = { type: 'draft', match: 1, seen: 5, draft } as ServerMessage;
  expect(hear(theirs(), message, 0, QUIET).table.shown.melds).toHaveLength(2);
  expect(hear(plan(), message, 0, QUIET).table.shown.melds.map(({ pieces }) => pieces.length)).toEqual([
    3, 3,
  ]);
  expect(laidOut(hear(plan(), message, 0, QUIET).table)).toBe('r3 r4 r5 | b1 b2 b3');
});

test('a page that was closed in mid-turn lies there as it did', () => {
  const draft = { seat: 0, draft: { table: sets('r3 r4 r5 | b1 b2 b3') } };
  const game = { party: party(), view: view('r3 r4 r5', { rack: RACK }), draft, talk: [] };
  const snapshot = { type: 'snapshot', ...game } as unknown as ServerMessage;
  expect(laidOut(hear(newTable('abcd'), snapshot, 0, QUIET).table)).toBe('r3 r4 r5 | b1 b2 b3');
});

test('my opening is worth a moment', () => {
  const was = drop(tableAt('', { rack: RACK }), ids(tableAt('', { rack: RACK }), 'b1 b2 b3'), NEW).table;
  const mine: Partial<GameEvent> = { type: 'played', seat: 0, laid: ['b1', 'b2', 'b3'], opening_value: 6 };
  const { table, effects } = hear(was, events(was, 'b1 b2 b3', { rack: 'k13', turn: 1 }, mine), 0, QUIET);
  expect(table.openedWith).toBe(6);
  expect(effects).toContainEqual({ do: 'later', timer: 'opened', ms: 1600 });
  expect(ring(table, 'opened', QUIET).table.openedWith).toBeNull();
  expect(ids(table, 'b1 b2 b3')).toEqual(ids(was, 'b1 b2 b3'));
});

test('a round ends frame by frame, and then the scores are shown', () => {
  const was = theirs();
  const ended: Partial<GameEvent> = { type: 'round_ended', winners: [1], blocked: false };
  const over = { type: 'match_ended' } as const;
  const message = events(was, 'r3 r4 r5 r6', { rack: RACK }, played, ended, over);
  const last = hear(was, message, 0, QUIET).table;
  expect([last.ending.frame, last.sheet]).toEqual([null, false]);
  const drawn = ring(last, 'ending', { ...QUIET, landing: () => 700 });
  expect(drawn.effects).toEqual([{ do: 'later', timer: 'ending', ms: 700 }]);
  const out = ring(drawn.table, 'ending', QUIET).table;
  const racks = ring(out, 'ending', QUIET).table;
  const won = skipFrame(racks).table;
  const done = ring(won, 'ending', QUIET).table;
  expect([out, racks, won].map(({ ending }) => ending.frame)).toEqual(['out', 'racks', 'won']);
  expect([done.ending.frame, done.sheet]).toEqual([null, true]);
});

test('a refusal stands at the set that it names, and leaves with the next touch', () => {
  const was = drop(tableAt('r3 r4 r5', { rack: RACK }), ids(theirs(), 'b1 b2'), NEW).table;
  const no = hearRefusal(was, [
    { code: 'invalid_set', args: { set: 'b1 b2' } },
    { code: 'set_too_short', args: { set: 'b1 b2' } },
  ] as Parameters<typeof hearRefusal>[1]);
  expect([no.table.refusals, no.table.refusedFor]).toEqual([['set_too_short'], 'set_too_short']);
  expect(no.table.interaction.refusal?.meld).toBe(setOf(was, 'b1'));
  expect(no.effects).toContainEqual({ do: 'sound', sound: 'no' });
  expect(touch(no.table).table.interaction.refusal).toBeNull();
});

test('a turn of the round is shown once more, and a touch brings the table back', () => {
  const was = theirs();
  const history = [{ seat: 1, laid: ['y1'], table: sets('r3 r4 r5'), drew: 0 }];
  const now = { ...was, game: { ...was.game, view: { ...was.game.view, history } } } as unknown as Table;
  const begun = showAgain(now, 0);
  expect(begun.table.shown.melds).toHaveLength(0);
  const flown = ring(begun.table, 'again', QUIET);
  expect([flown.table.again.number, flown.table.shown.melds.length]).toEqual([0, 1]);
  expect(ring(flown.table, 'again', QUIET).table.again.shown).toBeNull();
  const touched = select(flown.table, tile(was, 'b1')).table;
  expect([touched.again.shown, laidOut(touched)]).toEqual([null, 'r3 r4 r5']);
  expect(kinds(endAgain(was))).toEqual(['stop']);
});

test('a hint is shown over the table, ends with a touch that leaves its tile marked, and can be laid', () => {
  const was = tableAt('r3 r4 r5', { rack: RACK });
  const { position, counted } = wantedPosition(was, { table: sets('r3 r4 r5 | b1 b2 b3') });
  if (!position) throw new Error('cannot be laid');
  const told = beginHint(was, beginCoach(was.draft.base, position, [], SHAPE), counted).table;
  const whole = moreHint(moreHint(told).table).table;
  expect([whole.interaction.coach?.stage, whole.shown.melds.length]).toEqual([3, 2]);
  const touched = touch(told).table;
  expect(touched.interaction.coach).toBeNull();
  expect(touched.interaction.marked?.pieces).toEqual(new Set([tile(was, 'b1')]));
  expect(laidOut(followHint(whole, true).table)).toBe('r3 r4 r5 | b1 b2 b3');
});

test('a nudge is heard in my turn only', () => {
  const said = {
    type: 'said',
    seat: 1,
    name: 'Bo',
    phrase: 'your_turn',
    number: 1,
    text: null,
  } as unknown as Said;
  expect(kinds(hearSaid(tableAt('', { rack: RACK }), said))).toEqual(['bubble', 'sound', 'buzz']);
  expect(kinds(hearSaid(theirs(), said))).toEqual(['bubble']);
});

test('a gap is asked about', () => {
  const message = { type: 'beat', match: 1, sequence: 9, now: 0, spectators: 0 } as ServerMessage;
  expect(hear(theirs(), message, 0, QUIET).effects).toEqual([
    { do: 'tell', message: { type: 'resync', match: 1, seen: 5 } },
  ]);
});
