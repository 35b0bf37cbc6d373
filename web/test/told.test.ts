/** What somebody who listens is told: turns as whole sentences in the terminal's words, answers to keys, nothing lost. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { Naming } from '../src/board/draft.ts';
import type { Shape } from '../src/board/melds.ts';
import { hear } from '../src/table/model/hearing.ts';
import { layByKey, select, takeBack } from '../src/table/model/laying.ts';
import type { Spoken, Table } from '../src/table/model/table.ts';
import { undo } from '../src/table/model/turn.ts';
import type { GameEvent } from '../src/wire/protocol.ts';
import { events, QUIET, sets, tableAt, tile } from './table_at.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/', host: '', origin: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, querySelector: () => null });
});

const { learn, speak } = await import('../src/ui/words.svelte.ts');
const { alteredWords, inTurn, rackWords, spokenWords, tableWords } =
  await import('../src/table/model/telling.ts');
const { ANSWERS, silenceWords } = await import('../src/table/model/answers.ts');
const { explainAt } = await import('../src/table/model/words.ts');
const { layTyped, typedTiles } = await import('../src/table/model/typed.ts');

const FOUR: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };
const asker = { focused: null, clock: null, level: 'normal' } as const;

await speak('en');
await learn('en', 'ear', 'table');

const told = ({ heard }: Table, level: 'short' | 'normal' | 'full' = 'normal', from = 0): string[] =>
  heard.slice(from).map((one) => spokenWords(one, FOUR, level));

/** What is said because of this. */
const after = (before: Table, now: Table): string[] => told(now, 'normal', before.heard.length);

test('why a set is wrong is told at once, and by the voice alone', () => {
  const there = tableAt('k8 k9 k10', { rack: 'r9', turn: 0 });
  const { heard, interaction } = explainAt(there, { meld: 1, text: 'Red twice.', rule: null }).table;
  expect(heard.at(-1)).toMatchObject({ weight: 'alert', text: 'Red twice.' });
  expect(interaction.refusal?.text).toBe('Red twice.');
});

describe('a turn', () => {
  const cases = JSON.parse(readFileSync('../tests/data/told.json', 'utf8')) as Record<string, string[]>;
  test.each(Object.entries(cases))(
    'with %s is told as the terminal tells it',
    (_, [before = '', now = '', said]) => {
      const naming = new Naming();
      const lay = naming.name(sets(before), [], null);
      expect(alteredWords({ before: lay, after: naming.name(sets(now), [], lay) }, FOUR)).toBe(said);
    },
  );

  const scene = { rack: 'r9', turn: 1 };
  const played = {
    type: 'played',
    seat: 1,
    table: [],
    laid: ['k7'],
    announced: false,
  } satisfies Partial<GameEvent>;
  const there = tableAt('k8 k9 k10 | b4 b5 b6', scene);
  const now = hear(there, events(there, 'k7 k8 k9 k10 | b4 b5 b6', { rack: 'r9' }, played), 0, QUIET).table;

  test('is one sentence for what happened and one for whose turn it is', () => {
    expect(after(there, now)).toEqual([
      'Bo played 1 tile. Added: black 7. Now: black 7 to 10.',
      'Your turn.',
    ]);
  });

  test('is told as shortly or as fully as somebody wants', () => {
    expect(told(now, 'short', there.heard.length)[0]).toBe('Bo: black 7 on set 1.');
    expect(told(now, 'full', there.heard.length)[0]).toBe(
      'Bo played 1 tile. Added: black 7. Now: black 7 to 10. Bo: 5 tiles.',
    );
  });

  test('that changes very many sets tells where each tile came from if all is asked for', () => {
    const [before = '', after = ''] = cases['very many sets'] ?? [];
    const naming = new Naming();
    const lay = naming.name(sets(before), [], null);
    const words = alteredWords({ before: lay, after: naming.name(sets(after), [], lay) }, FOUR, 'full');
    expect(words).toContain('New set: group of 1s: black, blue, yellow. From the table: black 1, blue 1.');
    expect(words).not.toContain('from the rack');
  });

  test('that draws names the tile', () => {
    const mine = tableAt('', { rack: 'r9' });
    const drew = { type: 'drew', seat: 0, tile: 'y3' } as const;
    const next = hear(mine, events(mine, '', { rack: 'r9 y3', turn: 1 }, drew), 0, QUIET).table;
    expect(after(mine, next)).toEqual(['You drew yellow 3.']);
  });

  test('that ends the round tells the points of each', () => {
    const out = {
      type: 'round_ended',
      winners: [1],
      racks: [[], []],
      scores: [-9, 9],
      blocked: false,
    } satisfies Partial<GameEvent>;
    const next = hear(
      there,
      events(there, 'k8 k9 k10 | b4 b5 b6', { rack: 'r9', turn: 1 }, out),
      0,
      QUIET,
    ).table;
    expect(after(there, next)).toEqual(['Bo went out. You: −9. Bo: +9.']);
  });

  test('that nobody has, between rounds, is told on arrival', () => {
    expect(told(tableAt('', { rack: 'r9', phase: 'round_over' }))).toEqual(['Table. The round is over.']);
  });

  test('that is mine is announced on arrival, with what an opening needs', () => {
    const rules = { opening_min: 30, opening_counts: 'rack' };
    expect(told(tableAt('', { rack: 'r9 r10', opened: false, rules }))).toEqual([
      'Table. Your rack, 2 tiles.',
      'Your turn. You need at least this much to open: 30.',
    ]);
  });
});

test('what waits is said in this order: what happened, whose turn it is, remarks', () => {
  const weights = ['turn', 'remark', 'news', 'answer', 'news', 'alert'] as const;
  const waiting = weights.map((weight, number): Spoken => ({ number, weight, text: '' }));
  expect(inTurn(waiting).map(({ weight, number }) => `${weight} ${number}`)).toEqual([
    'alert 5',
    'answer 3',
    'news 2',
    'news 4',
    'turn 0',
    'remark 1',
  ]);
});

test('what is laid and laid on before anything is said is told once, as it lies in the end', () => {
  const table = tableAt('k8 k9 k10', { rack: 'k7 k11' });
  const said = (now: Table): string[] =>
    inTurn(now.heard.slice(table.heard.length)).map((one) => spokenWords(one, FOUR, 'normal'));
  const first = layByKey(table, tile(table, 'k7'), { x: 0, y: 0 }).table;
  const both = layByKey(first, tile(first, 'k11'), { x: 0, y: 0 }).table;
  expect(said(both)).toEqual(['Added: black 7, black 11. Now: black 7 to 11.']);
  expect(said(takeBack(first, tile(first, 'k7')).table)).toHaveLength(2);
  expect(said(undo(first).table)).toHaveLength(2);
});

test('the last fifty sentences are kept, and each has a number of its own', () => {
  let table = tableAt('', { rack: 'r9 r10' });
  for (let i = 0; i < 70; i++) table = select(table, tile(table, 'r9')).table;
  expect(table.heard).toHaveLength(50);
  expect(new Set(table.heard.map(({ number }) => number)).size).toBe(50);
});

describe('what I do', () => {
  const table = tableAt('k8 k9 k10 | r4 * r6', { rack: 'k7 k11 r5 b1 y6 y7 y8' });

  test('is told as it lies then', () => {
    const laid = layByKey(table, tile(table, 'k7'), { x: 0, y: 0 }).table;
    expect(after(table, laid)).toEqual(['Added: black 7. Now: black 7 to 10.']);
  });

  test('tells of a joker that is free and needs a set', () => {
    const laid = layByKey(table, tile(table, 'r5'), { x: 0, y: 0 }).table;
    expect(after(table, laid)).toEqual(['Added: red 5. Now: red 4 to 6. Not a set yet: joker.']);
  });

  test('says what is in hand, and that nothing is any more', () => {
    const held = select(table, tile(table, 'b1')).table;
    expect(after(table, held)).toEqual(['Blue 1. Sets that fit: 0.']);
    expect(after(held, select(held, tile(table, 'b1')).table)).toEqual(['Nothing in your hand.']);
  });

  test('by typing a set lays it, and says why not', () => {
    const typed = (text: string): string[] => after(table, layTyped(table, text, { x: 0, y: 300 }).table);
    expect(typed('y6-8')).toEqual(['New set: yellow 6 to 8.']);
    expect(typed('y6 y7 y9')).toEqual(['Not on your rack: yellow 9.']);
    expect(typed('hello')).toEqual(['That’s no set: hello.']);
    expect(typedTiles('7kry j', FOUR.colours)).toEqual(['k7', 'r7', 'y7', '*']);
    expect(typedTiles('y6-14', FOUR.colours)).toBeNull();
  });
});

describe('a question', () => {
  const table = tableAt('k8 k9 k10 | r4 * r6', { rack: 'k7 r8 r8 y13 *' });
  const ask = (question: keyof typeof ANSWERS, more: object = {}): string =>
    ANSWERS[question](table, { ...asker, ...more });

  test('is answered with rack, table, sets that take my tiles, and the set under the cursor', () => {
    expect(ask('rack')).toBe('Black: 7; red: 8 twice; yellow: 13; 1 joker.');
    expect(ask('read-table')).toBe(
      'Sets on the table: 2. 1: black 8 to 10. 2: red 4, joker as red 5, red 6.',
    );
    expect(ask('takers')).toContain('1: black 8 to 10.');
    expect(ask('read-set', { focused: tile(table, 'r4') })).toBe('Set 2: red 4, joker as red 5, red 6.');
    expect(ask('read-set', { focused: tile(table, 'k7') })).toBe('Black 7: Your rack, 5 tiles.');
  });

  test('is answered with where we stand, and with my turn so far', () => {
    expect(ask('standing', { clock: 29_400 })).toBe(
      'Your turn. You: 0 tiles, opened. Bo: 5 tiles, opened. Pool: 30 tiles. 30 seconds left.',
    );
    expect(ask('turn')).toBe('You haven’t laid anything in this turn.');
    const laid = layByKey(table, tile(table, 'k7'), { x: 0, y: 0 }).table;
    expect(ANSWERS.turn(laid)).toBe('Laid in this turn: black 7.');
  });

  test('for the last sentence is answered with it, and with the one before', () => {
    const held = select(table, tile(table, 'y13')).table;
    expect(ANSWERS.again(held, asker)).toBe('Yellow 13. Sets that fit: 0.');
    expect(ANSWERS['again-before'](held, asker)).toBe('Your turn.');
  });
});

test('whoever watches hears so in place of a rack', () => {
  expect(ANSWERS.rack(tableAt('k8 k9 k10', { rack: '', seat: null }))).toBe('You’re watching.');
});

test('what stands side by side on a line is said as sentences, and a sentence ends once', () => {
  const note: Spoken = { number: 1, weight: 'answer', text: 'Lay tiles · Pick one' };
  expect(spokenWords(note, FOUR, 'normal')).toBe('Lay tiles. Pick one.');
  const wrong = tableAt('k2 b2 r4', { rack: 'r9' });
  expect(ANSWERS['read-set'](wrong, { ...asker, focused: tile(wrong, 'k2') })).toBe(
    'Set 1: black 2, blue 2, red 4. These tiles don’t share a number or a colour.',
  );
});

test('an empty table and an empty rack are words too', () => {
  expect(tableWords({ melds: [], rack: [] }, FOUR)).toBe('There is nothing on the table.');
  expect(rackWords([], FOUR)).toBe('0 tiles.');
});

test('every key that can do nothing is answered with one sentence', () => {
  const ids = [
    'go',
    'new',
    'down',
    'select',
    'fits',
    'undo',
    'redo',
    'back',
    'react',
    'draw',
    'hint',
    'play',
    'discard',
  ];
  const tables = [
    tableAt('', { rack: 'r9' }),
    tableAt('', { rack: 'r9', turn: 1 }),
    tableAt('', { rack: 'r9', may: ['pass'] }),
  ];
  const said = tables.flatMap((table) => ids.map((id) => silenceWords(id, table, 'Draw.', false)));
  expect(said.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  expect(silenceWords('draw', tables[2] as Table, '', true)).toBe('The pool is empty. P: Pass.');
});
