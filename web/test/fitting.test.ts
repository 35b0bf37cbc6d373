/** The page shows where the tiles in hand belong. */
import { describe, expect, it } from 'vitest';
import { type Fitting, fittingSets, type Hand, houseOf } from '../src/board/hand.ts';
import { begin, layNew, Naming } from '../src/board/draft.ts';

const house = houseOf({ opening_min: 30, joker_sets: 'free' }, ['k', 'r', 'b', 'y']);

function handOf(table: string, rack: string): { hand: Hand; id: (text: string) => number } {
  const naming = new Naming();
  const base = naming.name(
    table.split(' | ').map((set) => set.split(' ')),
    rack.split(' '),
    null,
  );
  const all = [...base.rack, ...base.melds.flatMap((meld) => meld.pieces)];
  return {
    hand: { draft: begin(base, naming.nextMeld), house, mustOpen: false, opens: true },
    id: (text) => all.find((piece) => piece.text === text)?.id as number,
  };
}

function fits(
  table: string,
  rack: string,
  ...tiles: string[]
): (Omit<Fitting, 'joker'> & { swaps: boolean })[] {
  const { hand, id } = handOf(table, rack);
  return fittingSets(hand, tiles.map(id)).map(({ meld, at, result, joker }) => ({
    meld,
    at,
    result,
    swaps: joker !== null,
  }));
}

describe('sets that take a tile', () => {
  it('are runs it prolongs and groups it joins, and no others', () => {
    expect(fits('y9 y10 y11 y12 | k8 r8 b8 | b9 b10 b11 | y2 y3 y4 | k7 r7 b7 y7', 'y8', 'y8')).toEqual([
      { meld: 1, at: 0, result: { kind: 'run', from: 8, to: 12 }, swaps: false },
      { meld: 2, at: 3, result: { kind: 'group', count: 4, number: 8 }, swaps: false },
    ]);
  });
  it('are not those that have the colour already', () => {
    expect(fits('k7 r7 b7', 'r7', 'r7')).toEqual([]);
  });
  it('part a run that has the number already', () => {
    expect(fits('r4 r5 r6 r7 r8', 'r6', 'r6')).toMatchObject([{ meld: 1, at: 3 }]);
  });
  it('give their joker for what it stands for', () => {
    expect(fits('r4 * r6', 'r5', 'r5')).toMatchObject([{ meld: 1, swaps: true }]);
  });
  it('take several tiles only if all of them fit', () => {
    expect(fits('r4 r5 r6 | k7 r7 b7', 'r7 r8', 'r7', 'r8')).toMatchObject([
      { meld: 1, at: 3, result: { kind: 'run', from: 4, to: 8 } },
    ]);
  });
});

it('a set that is being built takes what brings it nearer, and nothing else', () => {
  const { hand, id } = handOf('k1 k2 k3', 'r4 r5 b9');
  const draft = layNew(hand.draft, [id('r4')], house.shape);
  const on = (tile: string): number[] => fittingSets({ ...hand, draft }, [id(tile)]).map(({ meld }) => meld);
  expect(on('r5')).toEqual([2]);
  expect(on('b9')).toEqual([]);
});
