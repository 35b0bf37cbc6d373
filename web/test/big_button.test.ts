/** The big button says what a turn comes to, and is never without words. */
import { expect, test, vi } from 'vitest';
import { drop, offerPlaces, pickUp } from '../src/table/model/laying.ts';
import type { Table } from '../src/table/model/table.ts';
import { type Face, faceOf } from '../src/table/model/turn.ts';
import { type Scene, setOf, tableAt, tile } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const LAID = 'k1 k2 k3 | r8 b8 y8';
const RACK = 'k4 r5 b5';
const at = (scene: Partial<Scene> = {}, table = LAID): Table => tableAt(table, { rack: RACK, ...scene });
const says = (table: Table, hasKeys = true): Face =>
  faceOf(table, { turn: table.game.view?.turn ?? null, hasKeys });
const lay = (table: Table, text: string, onto: string): Table =>
  drop(table, [tile(table, text)], { kind: 'meld', meld: setOf(table, onto) }).table;

test.each<[string, Partial<Scene>, Partial<Face>]>([
  ['nothing is laid', {}, { look: 'primary', title: 'do-draw', sub: 'lay-or-draw', deed: 'draw' }],
  ['an empty pool', { may: ['play', 'pass'] }, { title: 'do-pass', sub: 'pool-empty', deed: 'pass' }],
  [
    'a turn that ends with a discard',
    { may: ['play', 'discard'] },
    { look: 'honey', title: 'lay-or-discard' },
  ],
  ['somebody else plays', { turn: 1 }, { look: 'quiet', deed: 'none', sub: 'plan-ahead' }],
  ['who watches', { seat: null }, { look: 'quiet', title: 'watching', deed: 'none' }],
  ['the round is over', { phase: 'round_over' }, { title: 'score-sheet', deed: 'sheet' }],
])('%s', (_, scene, said) => expect(says(at(scene))).toMatchObject(said));

test('what is laid can be played, and the last tile goes out', () => {
  const table = lay(at(), 'k4', 'k3');
  expect(says(table)).toMatchObject({ look: 'primary', title: 'play-tiles', sub: 'all-fits', deed: 'play' });
  const last = lay(at({ rack: 'k4' }), 'k4', 'k3');
  expect(says(last).sub).toBe('going-out');
});

test('a set that is not right is named, and leads to its clause', () => {
  const table = drop(at(), [tile(at(), 'r5')], { kind: 'cloth', x: 0, y: 0 }).table;
  expect(says(table)).toMatchObject({
    look: 'honey',
    title: 'unfinished',
    deed: 'show',
    meld: setOf(table, 'r5'),
  });
  expect(says(table).rule).toBeTruthy();
});

test('an opening tells what it lacks', () => {
  const rules = { opening_min: 30 };
  const laid = drop(at({ opened: false, rules, rack: 'r1 b1 y1 k4' }), [], {
    kind: 'cloth',
    x: 0,
    y: 0,
  }).table;
  const ids = ['r1', 'b1', 'y1'].map((text) => tile(laid, text));
  const opened = drop(laid, ids, { kind: 'cloth', x: 500, y: 500 }).table;
  expect(says(opened)).toMatchObject({
    look: 'honey',
    title: 'refusal-opening-below-minimum',
    sub: 'opening-help',
  });
});

test('what is in hand is said with the sets that take it; only who has keys is told of them', () => {
  const held = (text: string): Table => {
    const table = at();
    return offerPlaces(pickUp(table, [tile(table, text)]).table).table;
  };
  expect(says(held('k4'))).toMatchObject({ look: 'quiet', title: 'k4', sub: 'fits-in', deed: 'none' });
  expect(says(held('b5')).sub).toBe('esc-back');
  expect(says(held('b5'), false).sub).toBe('');
});
