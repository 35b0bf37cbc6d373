/** One device for all: who holds it, when it is covered, and the part of a rack that is shown with what was drawn. */
import { describe, expect, test } from 'vitest';
import {
  around,
  BEGINNING,
  cover,
  type Handover,
  HOST,
  see,
  type Sight,
  take,
} from '../src/passing/handover.ts';

/** A rack of tiles 1, 2, 3 and so on, of which some were just drawn. */
const rack = (count: number, ...drawn: number[]) =>
  Array.from({ length: count }, (_, i) => ({ text: `r${i + 1}`, isNew: drawn.includes(i + 1) }));
const shown = (count: number, ...drawn: number[]) =>
  around(rack(count, ...drawn)).map(({ text }) => Number(text.slice(1)));

test('what was drawn stands in the middle, between its neighbours', () => {
  expect(shown(15, 8)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(shown(15, 7, 8)).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test('at an end of the rack as many are shown', () => {
  expect(shown(15, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(shown(15, 15)).toEqual([9, 10, 11, 12, 13, 14, 15]);
});

test('a short rack is shown whole', () => expect(shown(4, 3)).toEqual([1, 2, 3, 4]));

const sight = (parts: Partial<Sight>): Sight => ({
  isOpen: true,
  phase: 'playing',
  turn: 1,
  isHere: true,
  hasOthers: false,
  isCounted: false,
  arrived: [],
  rack: [],
  ...parts,
});
const held = take(BEGINNING, 1);
const after = (state: Handover, ...sights: Partial<Sight>[]): Handover =>
  sights.reduce((now, one) => see(now, sight(one)).now, state);

describe('the device', () => {
  test('stays with whoever has the turn, and is covered when somebody else here has it', () => {
    expect(after(held, {})).toEqual(held);
    expect(after(held, { turn: 2 })).toMatchObject({ hand: null, before: 1, looking: null });
  });

  test('stays where it is while a computer or another device plays', () => {
    expect(after(held, { turn: 2, isHere: false }).hand).toBe(1);
  });

  test('goes on only after a look at what was drawn', () => {
    const place = { text: 'r7', isNew: true };
    const looking = after(held, { turn: 2, arrived: ['r7'], rack: [place] });
    expect(looking).toMatchObject({ hand: 1, looking: [place] });
    expect(after(looking, { turn: 2, arrived: ['r7'] }).looking).toEqual([place]);
    expect(cover(looking)).toMatchObject({ hand: null, before: 1, looking: null });
    expect(after(looking, { turn: 1 }).looking).toBeNull();
  });

  test('marks what was drawn when its owner is in turn again, once', () => {
    const gone = cover(after(held, { turn: 2, arrived: ['r7'] }));
    const back = see(take(gone, 1), sight({}));
    expect(back.then).toEqual([{ do: 'mark', tiles: ['r7'] }]);
    expect(see(back.now, sight({})).then).toEqual([]);
    expect(see(take(gone, 2), sight({ turn: 2 })).then).toEqual([]);
  });

  test('lies before the host when the racks are counted, and a new round begins covered', () => {
    const waiting = see(held, sight({ phase: 'ended', turn: null }));
    expect([waiting.now.hand, waiting.then]).toEqual([1, []]);
    const ended = see(waiting.now, sight({ phase: 'ended', turn: null, isCounted: true }));
    expect([ended.now.hand, ended.then]).toEqual([HOST, [{ do: 'score' }]]);
    expect(see(ended.now, sight({ phase: 'ended', turn: null, isCounted: true })).then).toEqual([]);
    expect(after(ended.now, { turn: 0 })).toMatchObject({ hand: null, before: null, between: false });
  });

  test('is the host’s while others come with devices of their own', () => {
    expect(after(BEGINNING, { phase: 'gathering', turn: null }).hand).toBeNull();
    expect(after(BEGINNING, { phase: 'gathering', turn: null, hasOthers: true })).toMatchObject({
      hand: HOST,
      between: true,
      mixed: true,
    });
  });

  test('says nothing before its room is connected, and a cover that nobody lifted stays', () => {
    const blind = { isOpen: false, phase: 'other', turn: null, isHere: false } as const;
    expect(after(held, blind)).toEqual(held);
    expect(cover(BEGINNING)).toEqual(BEGINNING);
  });
});
