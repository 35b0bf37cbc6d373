/** A puzzle that travels in a link: read back as it was, with its true id, and not believed where it makes no sense. */
import { describe, expect, it } from 'vitest';
import { type Pack, told } from '../src/puzzles/chunks.ts';
import { isLink, linkOf, type Puzzle, textOf } from '../src/puzzles/pack.ts';
import type { TurnReview } from '../src/wire/protocol.ts';
import { mayBePuzzle } from '../src/record/fetching.ts';
import { isSound, readOwn } from '../src/puzzles/own.svelte.ts';

const pack = told().packs['sabra'] as Pack;
const rules = {
  ...pack.values,
  colours_by_players: { 2: 4, 3: 4, 4: 4 },
  jokers_by_players: { 2: 2, 3: 2, 4: 2 },
};
const texts = pack.levels
  .flat()
  .filter((_, i) => i % 97 === 0)
  .map((line) => ({ id: line.slice(0, 10), text: `${pack.head}\n${line.slice(11)}\n` }));
const sound = (puzzle: Puzzle): boolean => isSound(puzzle, rules, 2);
/** One that is not about a joker, with a table. */
const one = texts
  .map(({ text }) => readOwn(text) as Puzzle)
  .find(
    ({ task, table }) => task.kind === 'lay_all' && table.length && !table.flat().includes('*'),
  ) as Puzzle;

describe('links', () => {
  it('carry a puzzle and nothing else decides its id', () => {
    for (const { id, text } of texts) {
      const link = linkOf(text);
      expect(link).toMatch(/^~[\w-]+$/);
      expect(textOf(link)).toBe(text);
      const puzzle = readOwn(text) as Puzzle;
      expect(puzzle.id).toBe(id);
      expect(sound(puzzle)).toBe(true);
    }
  });

  it('that are none are told apart from names', () => {
    expect(isLink('2026-11-15')).toBe(false);
    expect(textOf('2026-11-15')).toBeNull();
    expect(textOf('~***')).toBeNull();
    expect(textOf(`~${'a'.repeat(5000)}`)).toBeNull();
  });

  it.each([
    '',
    'hello',
    'sabra krby {}',
    'sabra krby {}\nl 1 - 1 a b',
    'sabra krbx {}\nl 1 - 1 b cde cdeb',
    'sabra krby []\nl 1 - 1 b cde cdeb',
    'sabra krby {\nl 1 - 1 b cde cdeb',
    'sabra krby {}\nz 1 - 1 b cde cdeb',
    'sabra krby {}\nl 1 - 1 b cde cdeb\nand more',
  ])('with %j hold no puzzle', (text) => {
    expect(readOwn(text)).toBeNull();
  });
});

describe('a position from elsewhere is not believed', () => {
  const { table, rack, solution } = one;
  const wrong: Record<string, Partial<Puzzle>> = {
    'a level that there is not': { level: 6 },
    'no number for a level': { level: NaN },
    'other colours than the box has': { palette: 'kroy' },
    'three of a kind': { rack: [...rack, rack[0] ?? '', rack[0] ?? '', rack[0] ?? ''] },
    'a set that is none': { table: [['k1', 'k2', 'r9'], ...table.slice(1)] },
    'a solution that is none': { solution: [['k1', 'k2', 'r9'], ...solution] },
    'a solution that loses tiles': { solution: solution.slice(1) },
    'a solution that lays nothing': { solution: table },
    'a solution with tiles of nobody': { rack: rack.slice(1) },
    'a player who may not touch the table': { opened: false },
    'a task that it does not fulfil': { task: { kind: 'free_joker', tiles: 0 } },
    'a task beyond the rack': { task: { kind: 'lay_at_least', tiles: 99 } },
  };
  it.each(Object.keys(wrong))('%s', (name) => {
    expect(sound({ ...one, ...wrong[name] })).toBe(false);
  });
});

describe('the review offers a puzzle', () => {
  const step = { do: 'move', tiles: ['k1'], source: 0, target: 0, onto: -1 };
  const turn = {
    missed_tiles: 2,
    missed_points: 0,
    best: { taken: null, steps: [step] },
  } as unknown as TurnReview;
  const best = (more: object): TurnReview => ({ ...turn, best: { ...turn.best, ...more } }) as TurnReview;

  it('where more was possible with the table, or as an opening', () => {
    expect(mayBePuzzle(turn, true)).toBe(true);
    expect(mayBePuzzle(best({ steps: [{ ...step, source: -1 }] }), false)).toBe(true);
  });

  it('and nowhere else', () => {
    expect(mayBePuzzle({ ...turn, missed_tiles: 0 }, true)).toBe(false);
    expect(mayBePuzzle({ ...turn, best: null }, true)).toBe(false);
    expect(mayBePuzzle(best({ taken: 'k1' }), true)).toBe(false);
    expect(mayBePuzzle(best({ steps: [{ ...step, source: -1 }] }), true)).toBe(false);
    const many = Array.from({ length: 10 }, (_, source) => ({ ...step, source }));
    expect(mayBePuzzle(best({ steps: many }), true)).toBe(false);
  });
});
