/** Puzzles on the page are those of Python: the same lines, ids, days, rules and ratings; and run and streak by their rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { told } from '../src/puzzles/chunks.ts';
import { dayAfter, dayOf, rowOf, isDay, placeOf } from '../src/puzzles/daily.ts';
import { type Puzzle, readHead, readLine } from '../src/puzzles/pack.ts';
import {
  type Answer,
  BONUS_MS,
  bonusFor,
  effortOf,
  gentle,
  isOver,
  levelFor,
  levelOf,
  NEW_PLAYER,
  nextOf,
  puzzleRating,
  rated,
  TEN,
} from '../src/puzzles/rating.ts';
import { fulfils, isJokerFree } from '../src/puzzles/task.ts';

const { packs, days } = told();
interface Said {
  id: string;
  rules: string;
  table: string[][];
  rack: string[];
  opened: boolean;
  task: string;
  level: number;
  themes: string[];
  solution: string[][];
  steps: number;
}
const cases = JSON.parse(readFileSync('../tests/data/puzzles.json', 'utf8')) as {
  days: Record<string, string>;
  puzzles: Record<string, Said[]>;
  rules: Record<string, Record<string, unknown>>;
  ratings: [level: number, score: 0 | 1, value: number, deviation: number, volatility: number][];
  settling: [
    value: number,
    deviation: number,
    score: 0 | 1,
    after: number,
    afterDeviation: number,
    volatility: number,
  ][];
};
const pack = (name: string): { head: string; lines: string[] } => {
  const found = packs[name];
  return { head: found?.head ?? '', lines: found?.levels.flat() ?? [] };
};

describe('packs', () => {
  it.each(Object.keys(cases.puzzles))('%s reads as in Python, ids included', (name) => {
    const { head, lines } = pack(name);
    const byId = new Map(lines.map((line) => [line.slice(0, 10), readLine(readHead(head), line)]));
    for (const said of cases.puzzles[name] ?? []) {
      const { id, rules, table, rack, opened, task, level, themes, solution, steps } = byId.get(
        said.id,
      ) as Puzzle;
      const asked = task.kind === 'lay_at_least' ? `${task.kind}:${task.tiles}` : task.kind;
      expect({ id, rules, table, rack, opened, task: asked, level, themes, solution, steps }).toEqual(
        Object.fromEntries(Object.entries(said).filter(([key]) => key !== 'options' && key !== 'palette')),
      );
    }
  });

  it('has the rules of each pack', () => {
    for (const [name, rules] of Object.entries(cases.rules)) expect(packs[name]?.values).toMatchObject(rules);
  });
});

describe('days', () => {
  it('have the puzzles that Python gives them', () => {
    const found = Object.keys(cases.days).map((day) => [day, days[placeOf(day, days.length)]?.slice(0, 10)]);
    expect(Object.fromEntries(found)).toEqual(cases.days);
  });

  it('are read from addresses, and only real ones', () => {
    expect(['2026-02-28', '2026-02-30', '2026-13-01', 'today'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });

  it('in a row count up to today, or to yesterday while today is open', () => {
    const done = new Set(['2026-03-01', '2026-02-28', '2026-02-27']);
    const count = (now: string): number => rowOf((day) => done.has(day), now).count;
    expect(count('2026-03-01')).toBe(3);
    expect(count('2026-03-02')).toBe(3);
    expect(count('2026-03-03')).toBe(3); // the second is a day off, as long as there is only one
    expect(count('2026-03-04')).toBe(0);
  });

  it('in a row go on over one missed day a month, and not over two', () => {
    const missed = new Set(['2026-02-10', '2026-03-05', '2026-03-20', '2026-04-02']);
    const row = rowOf((day) => day >= '2026-02-01' && !missed.has(day), '2026-04-10');
    expect([...row.off]).toEqual(['2026-04-02', '2026-03-20']);
    expect(row.count).toBe(9 + 25); // April without the second, March from the sixth on without the twentieth
    const pair = rowOf(
      (day) => !['2026-04-08', '2026-04-07'].includes(day) && day > '2026-04-01',
      '2026-04-10',
    );
    expect(pair).toEqual({ count: 2, off: new Set() });
  });
});

describe('ratings', () => {
  it('go as in Python', () => {
    let player = { ...NEW_PLAYER, deviation: 350 };
    for (const [level, score, value, deviation, volatility] of cases.ratings) {
      player = rated(player, puzzleRating(level), score);
      expect(player.value).toBeCloseTo(value, 6);
      expect(player.deviation).toBeCloseTo(deviation, 6);
      expect(player.volatility).toBeCloseTo(volatility, 9);
    }
  });

  it('of puzzles settle as at the server', () => {
    let puzzle = puzzleRating(2);
    for (const [value, deviation, score, after, afterDeviation, volatility] of cases.settling) {
      puzzle = rated(puzzle, { ...NEW_PLAYER, value, deviation }, score);
      expect(puzzle.value).toBeCloseTo(after, 6);
      expect(puzzle.deviation).toBeCloseTo(afterDeviation, 6);
      expect(puzzle.volatility).toBeCloseTo(volatility, 9);
    }
  });

  it('are gentle: no single puzzle moves a newcomer far', () => {
    for (const level of [1, 2, 3, 4, 5])
      for (const score of [0, 1] as const)
        expect(Math.abs(rated(NEW_PLAYER, puzzleRating(level), score).value - 1500)).toBeLessThan(70);
    const three = [1, 4, 5].reduce((player, level) => rated(player, puzzleRating(level), 1), NEW_PLAYER);
    expect(three.value).toBeLessThan(1650);
    expect(gentle({ ...NEW_PLAYER, value: 2046, deviation: 230 })).toEqual({ ...NEW_PLAYER, value: 2046 });
  });

  it('choose a level', () => {
    const at = (value: number): number => levelFor({ ...NEW_PLAYER, value });
    expect([500, 1100, 1500, 1700, 2600].map(at)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('tasks', () => {
  it('are fulfilled by every solution, and not by the table as it lay', () => {
    for (const name of Object.keys(cases.puzzles)) {
      const { head, lines } = pack(name);
      for (const line of lines.filter((_, i) => i % 7 === 0)) {
        const puzzle = readLine(readHead(head), line);
        const laid = puzzle.solution.flat().length - puzzle.table.flat().length;
        expect(fulfils(puzzle, laid, puzzle.solution)).toBe(true);
        expect(fulfils(puzzle, 0, puzzle.table)).toBe(false);
      }
    }
  });

  it('free the joker only from all tiles that lay beside it', () => {
    const before = [['r3', '*', 'r5']];
    expect(isJokerFree(before, [['r3', 'k3', '*']])).toBe(false);
    expect(
      isJokerFree(before, [
        ['r3', 'r4', 'r5'],
        ['k9', 'b9', '*'],
      ]),
    ).toBe(true);
  });
});

describe('run and streak', () => {
  const solved = (count: number): Answer[] => Array.from({ length: count }, () => 'solved');

  it('never get easier', () => {
    const puzzle = (level: number, steps: number): Puzzle =>
      ({ level, steps, table: [] }) as unknown as Puzzle;
    let last: Puzzle | null = null;
    for (let count = 0; count < 12; count++) {
      const level = levelOf(solved(count));
      const some = [5, 1, 4, 2, 8, 3].map((steps) => puzzle(level, steps));
      const next = nextOf(some, solved(count), last);
      if (next && last) expect(effortOf(next)).toBeGreaterThanOrEqual(effortOf(last));
      last = next;
    }
    expect(last).toMatchObject({ level: 3, steps: 5 });
    expect(nextOf([], [], null)).toBeNull();
    expect(nextOf([puzzle(1, 1)], [], puzzle(1, 9))).toMatchObject({ steps: 1 });
  });
  it('get harder', () => {
    expect([0, 3, 4, 8, 40].map((count) => levelOf(solved(count)))).toEqual([1, 1, 2, 3, 5]);
  });

  it('give time for every fifth in a row', () => {
    expect(bonusFor(solved(5))).toBe(BONUS_MS);
    expect(bonusFor([...solved(4), 'left', ...solved(4)])).toBe(0);
    expect(bonusFor(['left', ...solved(10)])).toBe(BONUS_MS);
    expect(bonusFor([])).toBe(0);
  });

  it('end by the clock, after ten, or with the first that was left', () => {
    expect(isOver('run', ['left'], 1)).toBe(false);
    expect(isOver('run', [], 0)).toBe(true);
    expect(isOver('ten', solved(TEN - 1), 0)).toBe(false);
    expect(isOver('ten', solved(TEN), 0)).toBe(true);
    expect(isOver('streak', solved(99), 0)).toBe(false);
    expect(isOver('streak', [...solved(3), 'left'], 0)).toBe(true);
  });
});
