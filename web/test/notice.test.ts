/** A coach who notices: whoever draws and draws with something to lay is told, once, and only where help is welcome. */
import { expect, test, vi } from 'vitest';
import { couldLay, drawsOverlooked, isWelcome } from '../src/table/model/notice.ts';
import type { Table } from '../src/table/model/table.ts';
import type { Game } from '../src/table/model/game.ts';
import type { GameEvent } from '../src/wire/protocol.ts';
import { tableAt } from './table_at.ts';

vi.mock('../src/ui/words.svelte.ts', () => import('./bare_words.ts'));

const RULES = { opening_min: 30 };
const at = (table: string, rack: string, opened: boolean): Table =>
  tableAt(table, { rack, opened, rules: RULES });

test.each([
  ['r10 r11 r12 k1', false, 'open'],
  ['r1 r2 r3 k5 b5 y5 k1', false, null],
  ['r9 r10 r11 r12 b9 y9 k1', false, 'open'],
  ['r7 k1', true, 'lay'],
  ['k1 b1 y1', true, 'lay'],
  ['k1 b2', true, null],
])('%s, opened %s: %s', (rack, opened, found) => {
  expect(couldLay(at('r4 r5 r6', rack, opened))).toBe(found);
});

test('nothing is overlooked in the turn of another, or where every turn begins with a draw', () => {
  expect(couldLay(tableAt('r4 r5 r6', { rack: 'r7', turn: 1 }))).toBeNull();
  expect(
    couldLay(tableAt('r4 r5 r6', { rack: 'r7', rules: { draw_mode: 'every_turn_then_place' } })),
  ).toBeNull();
});

const event = (type: string, seat = 0): GameEvent => ({ type, seat, at: 0 }) as unknown as GameEvent;

test('draws with something to lay are counted until something is laid, or a round begins', () => {
  const more = (count: number, ...news: GameEvent[]): number => drawsOverlooked(count, 'lay', news, 0);
  expect(more(1, event('drew'), event('drew', 1))).toBe(2);
  expect(more(2, event('played', 1))).toBe(2);
  expect(more(2, event('played'))).toBe(0);
  expect(more(2, event('round_began', 1))).toBe(0);
});

test('a draw with nothing to lay is no oversight', () =>
  expect(drawsOverlooked(2, null, [event('drew')], 0)).toBe(2));

const game = (plan: object, limit: number | null, people: number): Game =>
  ({
    party: { plan, places: Array.from({ length: 3 }, (_, i) => ({ kind: i < people ? 'person' : 'bot' })) },
    view: { clock: limit === null ? null : { limit, left: limit, running: true } },
  }) as unknown as Game;

test.each([
  [{ hints: 'free' }, null, 3, true],
  [{ hints: 'none' }, null, 1, false],
  [{ hints: 'free' }, 45_000, 2, false],
  [{ hints: 'free' }, 45_000, 1, true],
  [{ hints: 'free' }, 120_000, 3, true],
  [{ hints: 'free', public: true }, 120_000, 1, false],
])('%j, a clock of %s, %i people: welcome %s', (plan, limit, people, welcome) => {
  expect(isWelcome(game(plan, limit, people))).toBe(welcome);
});
