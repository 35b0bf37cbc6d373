/** What the table does by itself: it announces swaps, and lays again what was laid before the page was closed. */
import { describe, expect, it, test } from 'vitest';
import type { Shape } from '../src/board/melds.ts';
import * as draft from '../src/board/draft.ts';
import { Naming } from '../src/board/draft.ts';
import { layWanted } from '../src/board/hand.ts';

const four: Shape = { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true };

function setUp(
  table: string,
  rack: string,
): { d: draft.Draft; id: (text: string) => number; naming: Naming } {
  const naming = new Naming();
  const base = naming.name(sets(table), rack.split(' '), null);
  const all = [...base.rack, ...base.melds.flatMap((meld) => meld.pieces)];
  return {
    d: draft.begin(base, naming.nextMeld),
    naming,
    id: (text) => all.find((piece) => piece.text === text)?.id as number,
  };
}
const sets = (table: string): string[][] => (table ? table.split(' | ').map((set) => set.split(' ')) : []);
const show = (position: draft.Position): string =>
  draft
    .tableOf(position)
    .map((set) => set.join(' '))
    .join(' | ');

describe('a joker counts as swapped', () => {
  it('when it lies in another set', () => {
    const { d, id } = setUp('y8 * y10 | k1 k2 k3', 'y9 k9');
    expect(draft.jokersMoved(draft.layNew(d, [id('*')], four), four)).toBe(true);
  });
  it('when its set stays and its meaning does not', () => {
    const { d, id } = setUp('y8 * y10 y11', 'y13 y7');
    const [meld] = d.now.melds;
    const away = draft.layNew(d, [id('y8')], four);
    expect(draft.jokersMoved(draft.addTo(away, [id('y13')], meld?.id as number, four), four)).toBe(true);
  });
  it('and not when its set only grows', () => {
    const { d, id } = setUp('y8 * y10', 'y11 y7');
    expect(draft.jokersMoved(draft.addTo(d, [id('y11')], d.now.melds[0]?.id as number, four), four)).toBe(
      false,
    );
  });
});

test('a draft that was kept is laid with the same tiles', () => {
  const { d, naming, id } = setUp('r4 r5 r6 | k1 k2 k3', 'r7 b9 r4 *');
  const now = layWanted({ table: sets('r4 r5 r6 r7 | k1 k2 k3 | b9 *y9') }, d.base, new Map(), naming);
  expect(now && show(now)).toBe('r4 r5 r6 r7 | k1 k2 k3 | b9 *y9');
  expect(now?.rack.map((piece) => piece.text)).toEqual(['r4']);
  expect(now?.melds[0]?.pieces.map((piece) => piece.id)).toContain(id('r7'));
});

test('a draft that does not fit the table is not laid', () => {
  const { d, naming } = setUp('r4 r5 r6', 'r7');
  expect(layWanted({ table: sets('r4 r5 r6 r8') }, d.base, new Map(), naming)).toBeNull();
  expect(layWanted({ table: sets('r5 r6 r7') }, d.base, new Map(), naming)).toBeNull();
});

test('an open tile is taken before its twin on the rack', () => {
  const { d, naming } = setUp('r4 r5 r6', 'r7 r7');
  const [, open] = d.base.rack;
  const takes = new Map([[open?.id as number, 'discard' as const]]);
  const take = layWanted({ table: sets('r4 r5 r6 r7'), take: 'discard' }, d.base, takes, naming);
  expect(take?.rack.map((piece) => piece.id)).toEqual([d.base.rack[0]?.id]);
  expect(
    layWanted({ table: sets('r4 r5 r6 r7') }, d.base, takes, naming)?.rack.map((piece) => piece.id),
  ).toEqual([open?.id]);
});
