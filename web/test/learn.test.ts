import { describe, expect, it } from 'vitest';
import type { Shape } from '../src/board/melds.ts';
import { besides } from '../src/board/tile.ts';
import { type Book, bookAddress, clauseOf, rulesPath } from '../src/rulebook/book.ts';
import {
  joined,
  kindsOf,
  type Layout,
  leftFor,
  leftInBox,
  put,
  questionOf,
  readTable,
  readTiles,
  tableText,
  takeAway,
} from '../src/companion/referee.ts';
import { leftOver, LocalTable } from '../src/wire/local.ts';

const SHAPE: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };
describe('a table for one', () => {
  const box = { preset: 'sabra', rules: {}, changes: {}, colours: SHAPE.colours, jokers: 2 };
  it('speaks as the server does', async () => {
    const table = new LocalTable(
      box,
      { table: [['r4', 'r5', 'r6']], rack: ['r7', 'y1'], opened: true },
      {
        play: (draft) => (draft.table.flat().includes('r7') ? [] : [{ code: 'not_now', args: {} }]),
      },
    );
    const messages: { type: string }[] = [];
    const nothing = (): void => undefined;
    const heard = (text: string): void => void messages.push(JSON.parse(text) as { type: string });
    const line = table.open({ opened: nothing, heard, closed: nothing });
    line.send(JSON.stringify({ type: 'hello', protocol: 1, token: null }));
    line.send(JSON.stringify({ type: 'play', id: 'a', seen: 1, draft: { table: [['r4', 'r5', 'r6']] } }));
    line.send(JSON.stringify({ type: 'draw', id: 'b', seen: 1 }));
    line.send(
      JSON.stringify({ type: 'play', id: 'c', seen: 1, draft: { table: [['r4', 'r5', 'r6', 'r7']] } }),
    );
    await new Promise((done) => setTimeout(done));
    expect(messages.map((one) => one.type).sort()).toEqual([
      'ack',
      'events',
      'refused',
      'refused',
      'snapshot',
    ]);
    const events = messages.find((one) => one.type === 'events') as unknown as {
      view: { rack: string[]; sequence: number };
    };
    expect(events.view).toMatchObject({ rack: ['y1'], sequence: 2 });
  });
  it('keeps count of tiles', () => {
    expect(besides(['r1', 'r1', '*'], ['r1', '*k3'])).toEqual(['r1']);
    expect(
      leftOver({ table: [['r3', 'r4', '*']], rack: ['r5'], opened: true }, [['r3', 'r4', 'r5']]),
    ).toEqual(['*']);
  });
});

describe('a position laid out at home', () => {
  it('is the same as text and as taps', () => {
    expect(readTable('r4 r5 R6 | k8, b8 *y8')).toEqual([
      ['r4', 'r5', 'r6'],
      ['k8', 'b8', '*y8'],
    ]);
    expect(tableText([['r4', 'r5'], ['*']])).toBe('r4 r5 | *');
    expect(readTiles('r4 x')).toBeNull();
    expect(readTable('r4 | r14')).toBeNull();
    expect(readTable(' | ')).toEqual([]);
    expect(kindsOf(['r', 'b']).flat()).toHaveLength(26);
    expect(leftInBox(['r4', '*r5', 'r4'], 'r4', 2)).toBe(0);
    expect(leftInBox(['r4', '*r5', 'r4'], '*', 2)).toBe(1);
  });
});

describe('a turn put in with the pad', () => {
  const table = [['r4', 'r5', 'r6']];
  const before: Layout = { table, after: null, rack: [] };
  it('takes a tile where a run has its place, and jokers at the end', () => {
    expect(joined(['r5', 'r6'], 'r4')).toEqual(['r4', 'r5', 'r6']);
    expect(joined(['*', 'r5', 'r6'], 'r3')).toEqual(['r3', '*', 'r5', 'r6']);
    expect(joined(['r4', 'r6'], 'r5')).toEqual(['r4', 'r5', 'r6']);
    expect(joined(['r7', 'k7'], 'b7')).toEqual(['r7', 'k7', 'b7']);
    expect(joined(['r4', 'r5'], '*')).toEqual(['r4', 'r5', '*']);
  });
  it('is only a question about sets until something changes', () => {
    expect(questionOf({ table: [], after: null, rack: ['r7'] })).toBeNull();
    expect(questionOf(before)).toEqual({ table: [], rack: ['r4', 'r5', 'r6'], after: table, setsOnly: true });
    const same = put(takeAway(before, { place: 'after', set: 0 }), { place: 'after', set: 0 }, 'r6');
    expect(same).toEqual(before);
  });
  it('holds what was laid, and what is on the rack besides', () => {
    const laid = put({ ...before, rack: ['r7', 'k1'] }, { place: 'after', set: 0 }, 'r7');
    expect(questionOf(laid)).toEqual({
      table,
      rack: ['k1', 'r7'],
      after: [['r4', 'r5', 'r6', 'r7']],
      setsOnly: false,
    });
  });
  it('takes away the last tile of a set with its set, and begins a new one past the last', () => {
    const begun = put(before, { place: 'after', set: 1 }, 'k1');
    expect(begun.after).toEqual([...table, ['k1']]);
    expect(takeAway(begun, { place: 'after', set: 1 }, 0).after).toBeNull();
    expect(takeAway(before, { place: 'table', set: Infinity }).table).toEqual([['r4', 'r5']]);
  });
  it('leaves as many of a tile as the box has', () => {
    const full: Layout = { table: [['r4', 'r5', 'r6']], after: null, rack: ['r4'] };
    expect(leftFor(full, 'table', 'r4', 2)).toBe(0);
    expect(leftFor(full, 'after', 'r4', 2)).toBe(1);
  });
});

describe('rule books', () => {
  const book = {
    reasons: { joker_moved: '7.2' },
    sections: [{ number: 7, title: '', entries: [{ number: '7.2', text: 'x', examples: [] }] }],
  } as unknown as Book;
  it('know the clause of a refusal and of a number', () => {
    expect(clauseOf(book, 'joker_moved')?.text).toBe('x');
    expect(clauseOf(book, '7.2')?.text).toBe('x');
    expect(clauseOf(book, 'nonsense')).toBeUndefined();
  });
  it('have addresses that say everything', () => {
    expect(bookAddress('sabra', 'pl')).toBe('/api/rulebook/sabra?lang=pl');
    expect(bookAddress('sabra', 'pl', 'rummy', { a: 1 })).toBe(
      '/api/rulebook/sabra?lang=pl&than=rummy&options=%7B%22a%22%3A1%7D',
    );
    expect(rulesPath('sabra')).toBe('/#rules/sabra');
    expect(rulesPath('sabra', '7.2')).toBe('/#rules/sabra/7.2');
    expect(rulesPath('sabra', '', { a: 1 })).toBe('/#rules/sabra/-/%7B%22a%22%3A1%7D');
  });
});
