import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  emptySheet,
  leadersOf,
  nextStarter,
  readPoints,
  readSheet,
  type Round,
  scoreRules,
  scoresOf,
  totalsOf,
} from '../src/learn/pad.ts';

interface Case {
  kind: string;
  id: string;
  presets: string[];
  racks?: Record<string, string[]>;
  rack_values?: Record<string, number>;
  winner?: string;
  hand_game?: boolean;
  blocked?: boolean;
  scores?: Record<string, number>;
}
interface Examples {
  presets: Record<string, { rules: Record<string, unknown> }>;
  cases: Case[];
}
const examples = JSON.parse(
  readFileSync(new URL('../../tests/data/examples.json', import.meta.url), 'utf8'),
) as Examples;
const USUAL = { players: [2, 4], hand_game: 'off', rounds: 'agreed' };
const rulesOf = (preset: string): ReturnType<typeof scoreRules> =>
  scoreRules({ ...USUAL, ...examples.presets[preset]?.rules });

describe('the score pad', () => {
  const rounds = examples.cases.filter((one) => one.kind === 'score_round');
  it('has cases to be held to', () => expect(rounds.length).toBeGreaterThan(5));
  it.each(rounds.map((one) => [one.id, one] as const))('scores %s as the rules do', (_, one) => {
    for (const preset of one.presets) {
      const rules = rulesOf(preset);
      const names = Object.keys(one.racks ?? one.rack_values ?? {});
      const left = names.map(
        (name) =>
          one.rack_values?.[name] ?? readPoints((one.racks?.[name] ?? []).join(' '), rules.joker) ?? NaN,
      );
      const round: Round = {
        left,
        winner: one.blocked ? null : names.indexOf(one.winner ?? ''),
        handGame: one.hand_game ?? false,
      };
      expect(Object.fromEntries(scoresOf(rules, round).map((score, seat) => [names[seat], score]))).toEqual(
        one.scores,
      );
    }
  });

  it('adds up, leads and begins', () => {
    const rules = rulesOf('sabra');
    const sheet = {
      ...emptySheet('sabra'),
      names: ['a', 'b', 'c'],
      rounds: [
        { left: [5, 0, 9], winner: 1, handGame: false },
        { left: [0, 3, 3], winner: 0, handGame: true },
      ],
    };
    expect(totalsOf(rules, sheet)).toEqual([1, 11, -12]);
    expect(leadersOf([1, 11, -12])).toEqual([1]);
    expect(leadersOf([4, 4, -8])).toEqual([0, 1]);
    expect(nextStarter(sheet)).toBeNull();
    expect(nextStarter({ ...sheet, next: 'winner' })).toBe(0);
    expect(nextStarter({ ...sheet, next: 'next_seat' })).toBe(2);
  });

  it('reads points and tiles, and nothing else', () => {
    expect(readPoints('', 25)).toBe(0);
    expect(readPoints(' 42 ', 25)).toBe(42);
    expect(readPoints('r7 K12, *', 25)).toBe(44);
    expect(readPoints('r7 *k3', 30)).toBe(37);
    for (const text of ['r14', 'x7', '7 8', '-3', '4.5', 'seven', '99999'])
      expect(readPoints(text, 25)).toBeNull();
  });

  it('reads back what it wrote, and refuses anything else', () => {
    const sheet = {
      ...emptySheet('rummy'),
      names: ['Ada', 'Bo', ''],
      rounds: [{ left: [1, 2, 0], winner: 2, handGame: false }],
    };
    expect(readSheet(JSON.stringify(sheet))).toEqual(sheet);
    for (const bad of [
      '',
      '{}',
      'null',
      '[]',
      '{"preset":"a","names":["a"],"rounds":[]}',
      JSON.stringify({ ...sheet, rounds: [{ left: [1], winner: 0, handGame: false }] }),
      JSON.stringify({ ...sheet, rounds: [{ left: [1, 2, 3], winner: 7, handGame: false }] }),
    ])
      expect(readSheet(bad)).toBeNull();
  });
});
