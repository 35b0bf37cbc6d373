/** What the coach finds in a review, and the chance of a match computed again. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Review, TurnReview } from '../src/wire/protocol.ts';
import { accuracies, isMissedChance, turningPoints } from '../src/replay/lookback.ts';
import { allTiles, fits, Stream } from '../src/replay/fairness.ts';
import { readRecord } from '../src/record/record.ts';
import { sha256 } from '../src/wire/salts.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALTS = ['0a0b', ''];
const SABRA = {
  colours: ['k', 'r', 'b', 'y'],
  colours_by_players: { '2': 4 },
  jokers_by_players: { '2': 2 },
};

describe('the chance', () => {
  it('follows the test vectors of the page about fairness', () => {
    expect(sha256(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    const deal = new Stream(SECRET, SALTS, 1, 'deal');
    const words = [deal.word(), deal.word(), deal.word(), deal.word()];
    expect(words).toEqual([1106197811, 1314592729, 1547858576, 961707061]);
    const dice = new Stream(SECRET, SALTS, 1, 'starter 1');
    const rolled: number[] = [];
    for (let i = 0; i < 10; i++) rolled.push(1 + dice.below(6));
    expect(rolled.join(' ')).toBe('4 6 4 5 6 5 5 6 5 1');
    const ten = new Stream(SECRET, SALTS, 2, 'deal').shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ten.join(' ')).toBe('5 2 0 4 3 6 1 8 9 7');
  });

  it('deals all tiles of the box in the order of the page about fairness', () => {
    const tiles = new Stream(SECRET, SALTS, 1, 'deal').shuffled(allTiles(SABRA, 2));
    expect(tiles.slice(0, 12).join(' ')).toBe('y2 k12 * y6 r1 r2 y11 b2 y4 k9 r11 b5');
  });

  it('knows a record that is not the one promised to this device', () => {
    const folder = fileURLToPath(new URL('../../tests/data/records/', import.meta.url));
    const name = readdirSync(folder).find((one) => one === 'sabra-2p.txt') ?? '';
    const record = readRecord(readFileSync(folder + name, 'utf8'));
    const hashes = [sha256(record.salts[0] ?? ''), null];
    const proof = { salt: record.salts[1] ?? '', commitment: record.commitment, hashes };
    expect(fits(record, proof)).toBe(true);
    expect(fits(record, { ...proof, salt: '00' })).toBe(false);
    expect(fits(record, { ...proof, commitment: '00' })).toBe(false);
    expect(fits(record, { ...proof, hashes: ['00', null] })).toBe(false);
  });
});

const turn = (number: number, more: Partial<TurnReview>): TurnReview =>
  ({
    number,
    round: 1,
    seat: number % 2,
    first_event: 10 * number + 1,
    last_event: 10 * number + 2,
    tiles: 0,
    best: null,
    missed_tiles: 0,
    racks: [14, 14],
    chances: null,
    ...more,
  }) as TurnReview;
const best = (tiles: number): TurnReview['best'] => ({ tiles }) as TurnReview['best'];
const review = (turns: TurnReview[]): Review =>
  ({ turns, rounds: [{ number: 1 }], players: [{ seat: 0 }, { seat: 1 }] }) as unknown as Review;

describe('the coach', () => {
  it('calls two tiles, or the end of the round, a missed chance', () => {
    expect(isMissedChance(turn(0, { best: best(3), tiles: 2, missed_tiles: 1 }))).toBe(false);
    expect(isMissedChance(turn(0, { best: best(3), tiles: 1, missed_tiles: 2 }))).toBe(true);
    expect(isMissedChance(turn(0, { best: best(3), tiles: 2, missed_tiles: 1, racks: [3, 9] }))).toBe(true);
  });

  it('counts what was laid of what was possible, up to a turn', () => {
    const found = review([
      turn(0, { best: best(4), tiles: 3 }),
      turn(1, {}),
      turn(2, { best: best(4), tiles: 0 }),
    ]);
    expect(accuracies(found, 0)).toEqual([75, null]);
    expect(accuracies(found, 2)).toEqual([38, null]);
  });

  it('sees where the lead changed hands and stayed', () => {
    const chances = [
      [0.6, 0.4],
      [0.4, 0.6],
      [0.6, 0.4],
      [0.3, 0.7],
      [0.2, 0.8],
    ];
    const found = review(chances.map((one, i) => turn(i, { chances: one })));
    expect(turningPoints(found).map((one) => one.number)).toEqual([2]);
  });
});
