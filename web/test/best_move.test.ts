/** The best move of a match is the largest turn that took the table apart. */
import { expect, it } from 'vitest';
import { readRecord } from '../src/record/record.ts';
import { bestMove } from '../src/record/best_move.ts';

const record = (...plays: string[]): ReturnType<typeof readRecord> =>
  readRecord(
    [
      'tilerummy record 1',
      'rules sabra',
      'seat 0 name "Ada"',
      'seat 1 name "Bo"',
      'began 0',
      '',
      '0.000 round 1',
      '0.000 starter 0 choice',
      '0.000 deal; hand 0: r1 r2 r3 r4 k5 k6 k7 y9; hand 1: b4 y4 k8; pool: b1',
      ...plays,
    ].join('\n'),
  );
const OPENING = '1.000 play 0; table: r1 r2 r3 r4 | k5 k6 k7; laid: r1 r2 r3 r4 k5 k6 k7';
const REARRANGED = '2.000 play 1; table: r1 r2 r3 | k5 k6 k7 | r4 b4 y4; laid: b4 y4';

it('prefers a turn that rearranged to a larger one that did not', () => {
  const best = bestMove(record(OPENING, REARRANGED));
  expect(best).toMatchObject({ moment: 5, seat: 1, round: 1, laid: ['b4', 'y4'] });
  expect(
    best?.sets.map((set) => set.map(({ text, isNew }) => (isNew ? `+${text}` : text)).join(' ')),
  ).toEqual(['r1 r2 r3', 'r4 +b4 +y4']);
});

it('takes the largest turn where nobody rearranged anything', () => {
  const added = '2.000 play 1; table: r1 r2 r3 r4 | k5 k6 k7 k8; laid: k8';
  expect(bestMove(record(OPENING, added))).toMatchObject({ seat: 0, laid: { length: 7 } });
  expect(bestMove(record())).toBeNull();
});

it('takes the best of one round', () => {
  const text = [
    '3.000 end-round 0; scores: 1 -1',
    '4.000 round 2',
    '4.000 starter 1 choice',
    '4.000 deal; hand 0: r1; hand 1: b7 b8 b9 y1; pool: b1',
    '5.000 play 1; table: b7 b8 b9; laid: b7 b8 b9',
  ];
  const both = record(OPENING, REARRANGED, ...text);
  expect(bestMove(both, null, 1)).toMatchObject({ round: 1, laid: ['b4', 'y4'] });
  expect(bestMove(both, null, 2)).toMatchObject({ round: 2, laid: ['b7', 'b8', 'b9'] });
  expect(bestMove(both, 0, 2)).toBeNull();
});
