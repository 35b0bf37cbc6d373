import { describe, expect, it } from 'vitest';
import {
  apartFrom,
  boxOf,
  corrected,
  countedOnce,
  cutOf,
  cutRow,
  excessOf,
  type Found,
  meant,
  nextOpen,
  pointsOf,
  seenTwice,
  setsOf,
  type Shot,
  touching,
  withoutTile,
  withTile,
} from '../src/companion/photo.ts';
import {
  emptyEntry,
  chooseWinner,
  isTold,
  pointsOf as rackPoints,
  readFromPhoto,
} from '../src/companion/pad.ts';

const RULES = {
  colours: ['k', 'r', 'b', 'y'],
  group_distinct_colours: true,
  group_max: 'colours',
  numbers: 13,
  copies: 2,
  jokers_by_players: { 2: 2, 4: 2 },
};
const BOX = boxOf(RULES);
const SHOT = { id: 0, width: 400, height: 300, trouble: null } as unknown as Shot;

const found = (id: number, tile: string, x: number, y: number, unsure = false, row = 0): Found => ({
  id,
  shot: 0,
  set: `0 ${row}`,
  tile,
  unsure,
  changed: false,
  checked: false,
  x,
  y,
  corners: [
    [x - 20, y - 26],
    [x + 20, y - 26],
    [x + 20, y + 26],
    [x - 20, y + 26],
  ],
  readings: [tile],
});
const ROW = [found(0, 'r3', 50, 50), found(1, 'r4', 92, 50, true), found(2, 'r5', 134, 50)];

describe('what photos show', () => {
  it('knows the box', () => {
    expect(BOX).toEqual({
      shape: { colours: ['k', 'r', 'b', 'y'], groupMax: 4, distinct: true },
      numbers: 13,
      copies: 2,
      jokers: 2,
    });
    expect(boxOf({ ...RULES, group_max: 8, group_distinct_colours: false }).shape.groupMax).toBe(8);
  });

  it('asks about what is unsure, one after another, until somebody has looked', () => {
    expect(nextOpen(ROW, BOX)?.tile).toBe('r4');
    expect(nextOpen(corrected(ROW, 1, 'r4'), BOX)).toBe(null);
  });

  it('marks all of a tile that the box has fewer of', () => {
    const more = [...ROW, found(3, 'r3', 50, 200, false, 1), found(4, 'r3', 200, 200, false, 2)];
    expect([...excessOf(more, BOX)]).toEqual(['r3']);
    expect(nextOpen(more, BOX)?.id).toBe(0);
  });

  it('adds a tile to the row it lies in, on its side, or alone', () => {
    expect(setsOf(withTile(ROW, SHOT, 176, 52, 'r6'))).toEqual([['r3', 'r4', 'r5', 'r6']]);
    expect(setsOf(withTile(ROW, SHOT, 8, 50, 'r2'))).toEqual([['r2', 'r3', 'r4', 'r5']]);
    expect(setsOf(withTile(ROW, SHOT, 300, 250, 'k1'))).toEqual([['r3', 'r4', 'r5'], ['k1']]);
    expect(setsOf(withTile([], SHOT, 300, 250, 'k1'))).toEqual([['k1']]);
    expect(setsOf(withoutTile(ROW, 1))).toEqual([['r3', 'r5']]);
  });

  it('takes the nearest tile for the one that is meant', () => {
    expect(meant(ROW, 0, 80, 60, 10)?.tile).toBe('r4');
    expect(meant(ROW, 0, 300, 250, 10)).toBe(null);
    expect(meant(ROW, 1, 80, 60, 10)).toBe(null);
  });

  it('counts a rack, and writes it down', () => {
    expect(pointsOf([...ROW, found(3, '*', 0, 0)], 25)).toBe(37);
    const entry = readFromPhoto(chooseWinner(emptyEntry(2, 'photo'), 0), ['r3', '*']);
    const told = entry.racks[1] as (typeof entry.racks)[number];
    expect([isTold(told), rackPoints(told, 25)]).toEqual([true, 28]);
  });
});

describe('photos that overlap', () => {
  const row = (shot: number, set: string, first: number, tiles: string): Found[] =>
    tiles.split(' ').map((tile, at) => ({ ...found(first + at, tile, 40 * at, 50), shot, set }));
  const LEFT = row(0, '0 0', 0, 'r3 k9 y1 b7 b8');
  const texts = (of: readonly Found[]): string[] => setsOf(of).map((set) => set.join(' '));
  const meet = (...later: Found[][]): { twice: string; once: string[] } => {
    const all = [...LEFT, ...later.flat()];
    return { twice: seenTwice(all, 1).map(({ tile }) => tile).join(' '), once: texts(countedOnce(all, 1)) }; // prettier-ignore
  };

  it('joins a rack that goes on to the right, to the left, or beyond both ends', () => {
    expect(meet(row(1, '1 0', 10, 'y1 b7 b8 k2'))).toEqual({
      twice: 'y1 b7 b8',
      once: ['r3 k9 y1 b7 b8 k2'],
    });
    expect(meet(row(1, '1 0', 10, 'k1 r3 k9 y1'))).toEqual({
      twice: 'r3 k9 y1',
      once: ['k1 r3 k9 y1 b7 b8'],
    });
    const whole = 'k1 r3 k9 y1 b7 b8 k2';
    expect(meet(row(1, '1 0', 10, whole))).toEqual({ twice: 'r3 k9 y1 b7 b8', once: [whole] });
    expect(meet(row(1, '1 0', 10, 'k9 y1 b7'))).toEqual({ twice: 'k9 y1 b7', once: ['r3 k9 y1 b7 b8'] });
  });

  it('leaves alone what only looks a little alike', () => {
    for (const other of ['b7 b8 k2', 'y1 b7 k8 k2', 'b8 b7 y1', 'k9 b7 b8'])
      expect(meet(row(1, '1 0', 10, other))).toEqual({ twice: '', once: ['r3 k9 y1 b7 b8', other] });
  });

  it('lets each row meet one other, and keeps the rest in order', () => {
    const again = 'r3 k9 y1 b7 b8';
    const all = meet(row(1, '1 0', 10, again), row(1, '1 1', 20, again), row(1, '1 2', 30, 'k5'));
    expect(all).toEqual({ twice: again, once: [again, again, 'k5'] });
    expect(seenTwice(LEFT, 0)).toEqual([]);
  });
});

describe('sets that touch', () => {
  const { shape } = BOX;
  const row = (tiles: string): Found[] => tiles.split(' ').map((tile, at) => found(at, tile, 42 * at, 50));

  it('falls into sets where it is none as a whole, two or more of them', () => {
    expect(cutOf('r3 b3 k3 y5 y6 y7'.split(' '), shape)).toBe(3);
    expect(cutOf('r3 b3 k3 y3 y5 y6 y7 k9 k10 k11'.split(' '), shape)).toBe(4);
    expect(cutOf('r3 r4 r5 r6 r7 r8'.split(' '), shape)).toBe(null);
    expect(cutOf('r3 b9 k3 y5 y6 y7'.split(' '), shape)).toBe(null);
  });

  it('is asked about once, and is two rows after a yes', () => {
    const eight = row('r3 b3 k3 y3 y5 y6 y7 y8');
    const asked = touching(eight, shape, []);
    expect(asked).toEqual({ set: '0 0', cut: 4, tiles: eight.map(({ tile }) => tile) });
    expect(touching(eight, shape, ['0 0'])).toBe(null);
    const two = cutRow(eight, '0 0', 4);
    expect(setsOf(two)).toEqual([
      ['r3', 'b3', 'k3', 'y3'],
      ['y5', 'y6', 'y7', 'y8'],
    ]);
    expect(touching(two, shape, [])).toBe(null);
  });
});

it('shows labels only where none covers another', () => {
  const places = [0, 20, 50].map((x) => ({ x, y: 10 }));
  expect(apartFrom(places).map(({ x }) => x)).toEqual([0, 50]);
  expect(apartFrom([...places, { x: 20, y: 40 }])).toHaveLength(3);
});
