import { describe, expect, it } from 'vitest';
import {
  emptyEntry,
  chooseWinner,
  isTold,
  pointsOf as rackPoints,
  readFromPhoto,
} from '../src/companion/entry.ts';
import {
  boxOf,
  corrected,
  excessOf,
  type Found,
  meant,
  nextOpen,
  pointsOf,
  setsOf,
  type Shot,
  withoutTile,
  withTile,
} from '../src/companion/photo.ts';

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
  row,
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
