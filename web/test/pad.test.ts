import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addsUp,
  chooseWay,
  chooseWinner,
  emptyEntry,
  type Entry,
  entryOf,
  erase,
  leadersOf,
  leadOf,
  missing,
  nextRack,
  nextStarter,
  padText,
  pointsOf,
  pressKey,
  readSheet,
  type Round,
  roundSoFar,
  scoreRules,
  scoresOf,
  scoresSoFar,
  startSheet,
  takeInHand,
  tapDigit,
  tapTile,
  totalsOf,
  untapTile,
  withoutLast,
  withoutPlayer,
  withPlayer,
  withRound,
} from '../src/companion/pad.ts';
import {
  after,
  heard,
  leftIn,
  newGlass,
  pause,
  runOut,
  turnOver,
  withSeconds,
} from '../src/companion/glass.ts';

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
          one.rack_values?.[name] ??
          pointsOf({ way: 'tiles', tiles: one.racks?.[name] ?? [], digits: '' }, rules.joker),
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
      ...startSheet('sabra', ['a', 'b', 'c'], []),
      next: 'starter_rule' as const,
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

  it('reads back what it wrote, and refuses anything else', () => {
    const sheet = {
      ...startSheet('rummy', ['Ada', 'Bo', 'Cy'], [3, 4]),
      rounds: [{ left: [1, 2, 0], winner: 2, handGame: false, racks: [['k1'], null, null] }],
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
      JSON.stringify({ ...sheet, rounds: [{ ...sheet.rounds[0], racks: [['x9'], null, null] }] }),
    ])
      expect(readSheet(bad)).toBeNull();
  });

  it('reads a sheet from before there were faces', () => {
    const old = { preset: 'sabra', names: ['Ada', 'Bo'], next: 'winner', rounds: [] };
    expect(readSheet(JSON.stringify(old))).toEqual({ ...old, faces: [0, 0] });
  });

  it('begins with those who gave a name, and is corrected without losing the rest', () => {
    const sheet = startSheet('sabra', [' Ada ', '', 'Bo', 'Cy'], [1, 4, 6]);
    expect(sheet.names).toEqual(['Ada', 'Bo', 'Cy']);
    expect(sheet.faces).toEqual([1, 6, 0]);
    expect(withoutPlayer(sheet, 0).names).toEqual(['Bo', 'Cy']);
    expect(withPlayer(sheet, 1, '  ', 5)).toMatchObject({
      names: ['Ada', 'Bo', 'Cy'],
      faces: [1, 5, 0],
    });
    const [one, two] = [5, 7].map((left): Round => ({ left: [0, left, left], winner: 0, handGame: false }));
    const written = withRound(withRound(sheet, 0, one as Round), 1, two as Round);
    expect(withRound(written, 0, two as Round).rounds).toEqual([two, two]);
    expect(withoutLast(written).rounds).toEqual([one]);
    const rules = rulesOf('sabra');
    expect(totalsOf(rules, written)).toEqual([24, -12, -12]);
    expect(leadOf([24, -12, -12])).toBe(36);
    expect(leadOf([4, 4, -8])).toBe(0);
    expect(addsUp(rules, [24, -12, -12])).toBe(true);
    expect(addsUp({ ...rules, winnerTakes: false }, [0, -12, -12])).toBe(false);
    expect(padText(written, [-1, 3, -2], String)).toBe('Bo 3\nAda -1\nCy -2');
  });
});

describe('a round being written', () => {
  const rules = rulesOf('sabra');
  const keys = (entry: Entry, ...pressed: string[]): Entry =>
    pressed.reduce((now, key) => pressKey(now, key, 2), entry);
  const begun = chooseWinner(emptyEntry(3, 'tiles'), 0);

  it('asks who went out, then rack after rack', () => {
    expect(missing(emptyEntry(3, 'tiles'))).toBe('winner');
    expect(begun.inHand).toBe(1);
    expect(missing(begun)).toBe(1);
    const one = tapTile(tapTile(begun, 'k12', 2), '*', 2);
    expect(missing(one)).toBe(2);
    const two = tapDigit(tapDigit(nextRack(one), '1'), '5');
    expect(missing(two)).toBeNull();
    expect(scoresSoFar(two, rules)).toEqual([12 + rules.joker + 15, -12 - rules.joker, -15]);
    expect(roundSoFar(two, rules)).toMatchObject({
      left: [0, 12 + rules.joker, 15],
      racks: [null, ['k12', '*'], null],
    });
    expect(entryOf(roundSoFar(two, rules)).racks.map(({ way, digits }) => way + digits)).toEqual([
      'number',
      'tiles',
      'number15',
    ]);
  });
  it('has as many tiles as the box', () => {
    const twice = tapTile(tapTile(tapTile(begun, 'k12', 2), 'k12', 2), 'k12', 2);
    expect(twice.racks[1]?.tiles).toEqual(['k12', 'k12']);
    expect(tapTile(nextRack(twice), 'k12', 2).racks[2]?.tiles).toEqual([]);
    expect(untapTile(twice, 0).racks[1]?.tiles).toEqual(['k12']);
  });
  it('takes tiles and numbers from the keyboard', () => {
    expect(keys(begun, 'k', '1', '2', 'r', '7', '*').racks[1]?.tiles).toEqual(['k12', 'r7', '*']);
    expect(keys(begun, 'b', '1', 'y', '1', '0').racks[1]?.tiles).toEqual(['b1', 'y10']);
    expect(keys(begun, 'b', '1', '7').racks[1]?.tiles).toEqual(['b1']);
    expect(keys(begun, 'b', '0', 'q').racks[1]?.tiles).toEqual([]);
    expect(keys(begun, '4', '2').racks[1]).toMatchObject({ way: 'number', digits: '42' });
    expect(keys(begun, '4', '2', 'Backspace').racks[1]?.digits).toBe('4');
    expect(keys(begun, '0', '0', '1', '2', '3', '4').racks[1]?.digits).toBe('123');
  });
  it('keeps what was told one way when the other is tried', () => {
    const both = chooseWay(tapDigit(tapTile(begun, 'r7', 2), '9'), 'tiles');
    expect(both.racks[1] && pointsOf(both.racks[1], rules.joker)).toBe(7);
    expect(erase(both).racks[1]).toMatchObject({ tiles: [], digits: '9' });
  });
  it('goes on in the way last used, and round again', () => {
    const typed = tapDigit(begun, '9');
    expect(nextRack(typed).racks[2]?.way).toBe('number');
    expect(nextRack(nextRack(typed)).inHand).toBe(1);
    expect(nextRack(typed, -1).inHand).toBe(2);
    expect(takeInHand(typed, 2).inHand).toBe(2);
    expect(chooseWinner(typed, 1).inHand).not.toBe(1);
    expect(chooseWinner(typed, 'nobody').inHand).toBe(1);
  });
});

describe('the hourglass', () => {
  const fresh = newGlass(60, 3, 1);
  it('begins with whoever begins, and goes round', () => {
    const one = turnOver(fresh, 1000);
    expect([one.turn, leftIn(one, 11_000)]).toEqual([1, 50_000]);
    expect(after(one)).toEqual([2, 0]);
    const two = turnOver(one, 20_000);
    expect([two.turn, leftIn(two, 20_000)]).toEqual([2, 60_000]);
    expect(turnOver(two, 0).turn).toBe(0);
    expect(turnOver(newGlass(60, 0, 0), 0).turn).toBe(0);
  });
  it('rests with the sand it has', () => {
    const resting = pause(turnOver(fresh, 0), 15_000);
    expect(leftIn(resting, 99_000)).toBe(45_000);
    expect(leftIn(pause(resting, 99_000), 100_000)).toBe(44_000);
    expect(turnOver(runOut(resting), 0).turn).toBe(2);
    expect(withSeconds(resting, 30)).toEqual({ ...newGlass(30, 3, 1) });
  });
  it('ticks once a second at the end, then the gong', () => {
    expect(heard(10_200, 10_100)).toBeNull();
    expect(heard(10_100, 9_900)).toBe('tick');
    expect(heard(9_900, 9_700)).toBeNull();
    expect(heard(9_100, 8_900)).toBe('tick');
    expect(heard(100, 0)).toBe('gong');
    expect(heard(0, 0)).toBeNull();
  });
});
