/** Hints of a puzzle: from my draft, one step at a time, and never into a dead end. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houseOf } from '../src/board/hand.ts';
import { begin, type Draft, layNew, type Meld, type Piece } from '../src/board/draft.ts';
import { farFrom, isTable, type Sets } from '../src/board/way.ts';
import { nextStep, stepsBack, toldAt } from '../src/puzzles/hints.ts';
import { readHead, readLine } from '../src/puzzles/pack.ts';

const SHAPE = houseOf({}, ['k', 'r', 'b', 'y']).shape;
const sets = (text: string): string[][] => text.split(' | ').map((set) => set.split(' '));

function draftOf(table: Sets, rack: readonly string[]): Draft {
  let id = 0;
  const piece = (text: string): Piece => ({ id: ++id, text });
  const melds = table.map((tiles, i): Meld => ({ id: i + 1, pieces: tiles.map(piece) }));
  return begin({ melds, rack: rack.map(piece) }, melds.length + 1);
}

/** The draft with the next step played. */
function played(draft: Draft, end: Sets): Draft {
  const step = nextStep(draft, end);
  if (!step) throw new Error('no step is left');
  return { ...draft, now: step.after, past: [...draft.past, draft.now], nextMeld: draft.nextMeld + 1 };
}

test('steps lead from every beginning to the solution, each nearer, and none leaves the way', () => {
  const [head = '', ...lines] = readFileSync('../src/tilerummy/puzzles/packs/sabra.txt', 'ascii').split('\n');
  for (const line of lines.filter((_, i) => i % 400 === 0 && lines[i])) {
    const { table, rack, solution } = readLine(readHead(head), `- ${line}`);
    let draft = draftOf(table, rack);
    const drafts = [draft];
    for (let steps = 0; !isTable(draft.now, solution) && steps < 40; steps++) {
      const far = farFrom(draft.now.melds, solution);
      draft = played(draft, solution);
      drafts.unshift(draft);
      expect(farFrom(draft.now.melds, solution)).toBeLessThan(far);
      expect(stepsBack(drafts, solution)).toBe(0);
    }
    expect(isTable(draft.now, solution)).toBe(true);
    expect(nextStep(draft, solution)).toBeNull();
  }
});

const FOUR = {
  table: sets('k6 r6 b6 y6 | r1 r2 r3 | k4 b4 y4'),
  rack: ['k7', 'k8'],
  end: sets('r6 b6 y6 | r1 r2 r3 | k4 b4 y4 | k6 k7 k8'),
};

test('tell a region, then a set, then one step', () => {
  const draft = draftOf(FOUR.table, FOUR.rack);
  const step = nextStep(draft, FOUR.end);
  if (!step) throw new Error('there is a step');
  const [look, one] = [toldAt(1, step), toldAt(2, step)];
  expect([look.key, look.melds.map(({ id }) => id), look.pieces]).toEqual(['puzzle-look-give', [1], []]);
  expect([one.key, one.number, one.melds.map(({ id }) => id)]).toEqual(['puzzle-set-group', 6, [1]]);
  expect(step.after.melds.at(-1)?.pieces.map(({ text }) => text)).toEqual(['k6', 'k7', 'k8']);
});

test('say how a run gives: its end, its middle, all of it, or its joker', () => {
  const says = (table: string, rack: string, end: string): string | undefined => {
    const step = nextStep(draftOf(sets(table), rack.split(' ')), sets(end));
    return step ? toldAt(2, step).key : undefined;
  };
  expect(says('r4 r5 r6 r7', 'b7 k7', 'r4 r5 r6 | r7 b7 k7')).toBe('puzzle-set-end');
  expect(says('r2 r3 r4 r5 r6 r7 r8', 'b5 k5', 'r2 r3 r4 | r6 r7 r8 | r5 b5 k5')).toBe('puzzle-set-open');
  expect(says('r4 r5 r6 | b5 k5 y5', 'b4 k4 b6 k6', 'r5 b5 k5 y5 | r4 b4 k4 | r6 b6 k6')).toBe(
    'puzzle-set-apart',
  );
  expect(says('r4 r5 r6 *', 'b9 k9', 'r4 r5 r6 | * b9 k9')).toBe('puzzle-set-joker');
  expect(says('r4 r5 r6', 'r7', 'r4 r5 r6 r7')).toBe('puzzle-set-takes');
  expect(says('r4 r5 r6', 'k1 b1 y1', 'r4 r5 r6 | k1 b1 y1')).toBe('puzzle-set-rack');
});

test('begin from my draft: what is laid well stays, what is not is taken back', () => {
  const draft = draftOf(FOUR.table, FOUR.rack);
  const id = (text: string): number =>
    [...draft.base.rack, ...draft.base.melds.flatMap(({ pieces }) => pieces)].find((one) => one.text === text)
      ?.id ?? 0;
  const well = layNew(draft, [id('k7')], SHAPE);
  expect(stepsBack([well, draft], FOUR.end)).toBe(0);
  expect(nextStep(well, FOUR.end)?.pieces.map(({ text }) => text)).not.toContain('k7');
  const badly = layNew(well, [id('r2')], SHAPE);
  const worse = layNew(badly, [id('k4')], SHAPE);
  expect(stepsBack([worse, badly, well, draft], FOUR.end)).toBe(2);
});
