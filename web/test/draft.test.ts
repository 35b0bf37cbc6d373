/** A draft never loses a tile, and every step can be taken back. */
import { describe, expect, it, test } from 'vitest';
import type { Shape } from '../src/board/melds.ts';
import { openingValue } from '../src/board/hand.ts';
import * as draft from '../src/board/draft.ts';
import { Naming } from '../src/board/draft.ts';

const four: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };

function setUp(
  table: string,
  rack: string,
): { d: draft.Draft; id: (text: string) => number; naming: Naming } {
  const naming = new Naming();
  const sets = table ? table.split(' | ').map((set) => set.split(' ')) : [];
  const base = naming.name(sets, rack.split(' '), null);
  const all = [...base.rack, ...base.melds.flatMap((meld) => meld.pieces)];
  return {
    d: draft.begin(base, naming.nextMeld),
    naming,
    id: (text) => all.find((piece) => piece.text === text)?.id as number,
  };
}
const show = (d: draft.Draft): string =>
  draft
    .tableOf(d.now)
    .map((set) => set.join(' '))
    .join(' | ');
const rackOf = (d: draft.Draft): string => d.now.rack.map((piece) => piece.text).join(' ');
const firstMeld = (d: draft.Draft): number => d.now.melds[0]?.id as number;

describe('laying', () => {
  it('makes a new set in order', () => {
    const { d, id } = setUp('', 'r6 r4 r5 k1');
    const next = draft.layNew(d, [id('r6'), id('r4'), id('r5')], four);
    expect(show(next)).toBe('r4 r5 r6');
    expect(rackOf(next)).toBe('k1');
  });
  it('extends a run at either end', () => {
    const { d, id } = setUp('r4 r5 r6', 'r7 r3');
    const next = draft.addTo(draft.addTo(d, [id('r7')], firstMeld(d), four), [id('r3')], firstMeld(d), four);
    expect(show(next)).toBe('r3 r4 r5 r6 r7');
  });
  it('fills a hole that the player left', () => {
    const { d, id } = setUp('', 'r4 r6 r5');
    const two = draft.layNew(d, [id('r4'), id('r6')], four);
    expect(show(draft.addTo(two, [id('r5')], two.now.melds[0]?.id as number, four))).toBe('r4 r5 r6');
  });
});

test('taking the middle of a run leaves two sets where both can stand, otherwise a hole', () => {
  const { d, id } = setUp('r3 r4 r5 r6 r7 r8 r9 | k9 b9 y9', 'k1');
  expect(show(draft.layNew(d, [id('r6')], four))).toBe('r3 r4 r5 | r7 r8 r9 | k9 b9 y9 | r6');
  expect(show(draft.layNew(d, [id('r5')], four))).toBe('r3 r4 r6 r7 r8 r9 | k9 b9 y9 | r5');
  expect(show(draft.layNew(d, [id('b9')], four))).toBe('r3 r4 r5 r6 r7 r8 r9 | k9 y9 | b9');
});

test('bound jokers of a group that one tile is left of do not turn into a run', () => {
  const { d, id } = setUp('y7 * * b7 | k1 r1 b1', 'k9');
  const jokers = d.now.melds[0]?.pieces.filter(({ text }) => text === '*') ?? [];
  const meant = new Map(jokers.map((joker) => [joker.id, ['k7', 'r7']]));
  expect(show(draft.layNew(d, [id('y7')], four, meant))).toBe('*r7 *k7 b7 | k1 r1 b1 | y7');
  expect(show(draft.layNew(d, [id('y7')], four))).toBe('* * b7 | k1 r1 b1 | y7');
});

test('a run that was mixed up for a while stands right again when the foreign tile goes', () => {
  const { d, id } = setUp('k2 k3 k4 | k5 k6 k7', 'r1');
  const [, second] = d.now.melds;
  const wild = draft.addTo(
    draft.addTo(d, [id('r1')], second?.id as number, four),
    [id('k3')],
    second?.id as number,
    four,
  );
  const mixed = draft.addTo(wild, [id('k2'), id('k4')], second?.id as number, four);
  expect(show(draft.toRack(mixed, [id('r1')], false))).toBe('k2 k3 k4 k5 k6 k7');
});

test('a joker fills the hole that a set is left with', () => {
  const { d, id } = setUp('k4 r4 y4', '* k6 k7');
  const meld = firstMeld(d);
  const front = draft.addTo(draft.addTo(d, [id('*')], meld, four, 0), [id('k6'), id('k7')], meld, four);
  expect(show(front)).toBe('* k4 r4 y4 k6 k7');
  expect(show(draft.layNew(front, [id('r4'), id('y4')], four))).toBe('k4 * k6 k7 | r4 y4');
});

test('a tile dropped into a run that has its number splits it', () => {
  const { d, id } = setUp('r4 r5 r6 r7 r8', 'k1');
  const { d: e, id: of } = setUp('r4 r5 r6 r7 r8', 'r6');
  expect(draft.splitFor(d.now.melds[0] as draft.Meld, { id: 99, text: 'r6' }, four)).toBe(3);
  expect(id('k1')).toBeGreaterThan(0);
  const six = e.now.rack[0]?.id as number;
  expect(show(draft.splitInto(e, [six], firstMeld(e), 3))).toBe('r4 r5 r6 | r6 r7 r8');
  expect(of('r4')).toBeGreaterThan(0);
});

test('a swapped joker lies beside, and only own tiles go back', () => {
  const { d, id } = setUp('r4 * r6', 'r5 k1');
  const swapped = draft.swapJoker(d, id('r5'), id('*'));
  expect(show(swapped)).toBe('r4 r5 r6 | *');
  expect(draft.mayReturn(swapped, id('*'), false)).toBe(false);
  expect(draft.mayReturn(swapped, id('*'), true)).toBe(true);
  expect(show(draft.toRack(swapped, [id('r4'), id('r5')], false))).toBe('r4 r6 | *');
});

test('a draft is changed until it is reset', () => {
  const { d, id } = setUp('r4 r5 r6', 'r7 r3 k1');
  const a = draft.addTo(d, [id('r7')], firstMeld(d), four);
  const b = draft.addTo(a, [id('r3')], firstMeld(d), four);
  expect(show(draft.reset(b))).toBe(show(d));
  expect(draft.changed(b)).toBe(true);
  expect(draft.changed(draft.reset(b))).toBe(false);
  expect(
    draft
      .laid(b)
      .map((piece) => piece.text)
      .sort(),
  ).toEqual(['r3', 'r7']);
});

test('no sequence of steps loses or adds a tile', () => {
  let seed = 7;
  const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  for (let game = 0; game < 60; game++) {
    let { d } = setUp('r4 r5 r6 | k9 r9 b9 y9 | b1 * b3', 'r7 b2 k1 k2 k3 y13 *');
    const everything = [...d.base.rack, ...d.base.melds.flatMap((meld) => meld.pieces)]
      .map((piece) => piece.id)
      .sort();
    for (let i = 0; i < 25; i++) {
      const some = everything.filter(() => random(4) === 0);
      const meld = d.now.melds[random(d.now.melds.length)]?.id as number;
      const moves: (() => draft.Draft)[] = [
        () => draft.layNew(d, some, four),
        () => draft.addTo(d, some, meld, four),
        () => draft.addTo(d, some, meld, four, random(4)),
        () => draft.toRack(d, some, true),
        () => draft.reset(d),
        () => draft.split(d, meld, random(4)),
        () =>
          draft.swapJoker(
            d,
            everything[random(everything.length)] as number,
            everything[random(everything.length)] as number,
          ),
      ];
      d = (moves[random(moves.length)] as () => draft.Draft)();
      const now = [...d.now.rack, ...d.now.melds.flatMap((m) => m.pieces)].map((piece) => piece.id).sort();
      expect(now).toEqual(everything);
      expect(new Set(d.now.melds.map((m) => m.id)).size).toBe(d.now.melds.length);
    }
  }
});

test('tiles keep their number from one table to the next', () => {
  const naming = new Naming();
  const a = naming.name(
    [
      ['r4', 'r5', 'r6'],
      ['k1', 'k2', 'k3'],
    ],
    ['r7', 'r7'],
    null,
  );
  const b = naming.name(
    [
      ['k1', 'k2', 'k3'],
      ['r4', 'r5', 'r6', 'r7'],
    ],
    ['r7'],
    a,
  );
  expect(b.melds[1]?.pieces.slice(0, 3)).toEqual(a.melds[0]?.pieces);
  expect(b.melds[1]?.id).toBe(a.melds[0]?.id);
  expect(a.rack.map((piece) => piece.id)).toContain(b.melds[1]?.pieces[3]?.id);
});

test('the meter counts new sets from the rack', () => {
  const { d, id } = setUp('k1 k2 k3', 'r10 b10 * r4');
  const opened = draft.layNew(d, [id('r10'), id('b10'), id('*')], four);
  const rules = { min: 30, jokerValue: null, single: false, handGameFree: false };
  expect(openingValue(opened, four, rules)).toBe(30);
  expect(openingValue(opened, four, { ...rules, jokerValue: 25 })).toBe(45);
  expect(openingValue(draft.addTo(d, [id('r4')], firstMeld(d), four), four, rules)).toBe(0);
});

describe("a plan made before one's turn", () => {
  const planned = (): ReturnType<typeof setUp> & { plan: draft.Draft } => {
    const made = setUp('r4 r5 r6 | k1 k2 k3', 'r7 b9 k9 y9');
    const extended = draft.addTo(made.d, [made.id('r7')], firstMeld(made.d), four);
    return { ...made, plan: draft.layNew(extended, [made.id('b9'), made.id('k9'), made.id('y9')], four) };
  };
  it('is applied if what it uses still lies there', () => {
    const { d, naming, plan } = planned();
    const base = naming.name(
      [
        ['r4', 'r5', 'r6'],
        ['k1', 'k2', 'k3', 'k4'],
      ],
      ['r7', 'b9', 'k9', 'y9'],
      d.base,
    );
    const { draft: next, kept } = draft.rebase(plan, base, naming.nextMeld);
    expect([kept, show(next)]).toEqual(['all', 'k1 k2 k3 k4 | r4 r5 r6 r7 | b9 k9 y9']);
  });
  it('keeps its own sets if the table went another way', () => {
    const { d, naming, plan } = planned();
    const base = naming.name(
      [
        ['r3', 'r4', 'r5', 'r6'],
        ['k1', 'k2', 'k3'],
      ],
      ['r7', 'b9', 'k9', 'y9', 'b1'],
      d.base,
    );
    const { draft: next, kept } = draft.rebase(plan, base, naming.nextMeld);
    expect([kept, show(next), rackOf(next)]).toEqual(['part', 'r3 r4 r5 r6 | k1 k2 k3 | b9 k9 y9', 'r7 b1']);
    expect(show(draft.reset(next))).toBe('r3 r4 r5 r6 | k1 k2 k3');
  });
});
