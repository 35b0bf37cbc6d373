/** Records are read and folded as Python does, and the best turn is laid step by step. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BestPossible } from '../src/wire/protocol.ts';
import { afterSteps } from '../src/replay/reel.svelte.ts';
import { inOrder, momentsOf, notation } from '../src/record/moments.ts';
import { BadLine, isOver, readRecord } from '../src/record/record.ts';

const FOLDER = fileURLToPath(new URL('../../tests/data/records/', import.meta.url));
const SHORT = [
  'tilerummy record 1',
  'rules sabra',
  'rounds 1',
  'seat 0 salt - name "A;d\\"a"',
  'seat 1 salt - name "Bo"',
  `commitment ${'0'.repeat(64)}`,
  'began 5',
  '',
  '0.000 round 1',
  '0.000 starter 0 lot',
  '0.000 deal; hand 0: r2 k1 *; hand 1: b3 b1; pool: y1 y2 y3; open: y9',
  '# a remark',
  '1.000 draw 0 y1',
  '2.000 play 1; table: b1 *b2 b3; laid: * b1 b3; regained: ; took: faceup y9; announced',
  '',
].join('\n');

describe('a record', () => {
  it('is read with its names and numbers', () => {
    const text = SHORT.replace('laid: * b1 b3', 'laid: b1 b3').replace('b1 *b2 b3', 'b1 b3');
    const record = readRecord(text);
    expect([record.preset, record.names, record.events.length, isOver(record)]).toEqual([
      'sabra',
      ['A;d"a', 'Bo'],
      5,
      false,
    ]);
    const last = momentsOf(record).at(-1);
    expect([last?.table, last?.racks, last?.pool, last?.faceUp, last?.turn]).toEqual([
      [['b1', 'b3']],
      [['r2', 'k1', '*', 'y1'], ['y9']],
      2,
      null,
      null,
    ]);
  });
  it('names the line that makes no sense', () => {
    const broken = (text: string): number => {
      try {
        momentsOf(readRecord(text));
      } catch (error) {
        if (error instanceof BadLine) return error.line;
      }
      return 0;
    };
    expect(broken('hello')).toBe(1);
    expect(broken(SHORT)).toBe(14); // a joker that nobody had
    expect(broken(SHORT.replace('draw 0 y1', 'dance 0'))).toBe(13);
    expect(broken(SHORT.replace('1.000 draw', 'soon draw'))).toBe(13);
  });
  it('ends where it says that the racks are those left over', () => {
    for (const name of readdirSync(FOLDER)) {
      const record = readRecord(readFileSync(`${FOLDER}${name}`, 'utf8'));
      let ends = 0;
      for (const moment of momentsOf(record)) {
        if (moment.event?.verb !== 'end-round') continue;
        ends += 1;
        for (const [seat, rack] of moment.racks.entries())
          expect(inOrder(rack).join(' '), name).toBe(moment.event.fields.get(`rack ${seat}`));
      }
      expect(ends, name).toBeGreaterThan(0);
    }
  });
  it('is after every event what the rules make of it', () => {
    const digests = JSON.parse(readFileSync(`${FOLDER}../replayed.json`, 'utf8')) as Record<string, string>;
    for (const [name, digest] of Object.entries(digests)) {
      const moments = momentsOf(readRecord(readFileSync(`${FOLDER}${name}.txt`, 'utf8')));
      const found = createHash('sha256').update(moments.map(notation).join('\n\n')).digest('hex');
      expect(found, name).toBe(digest);
    }
  });
  it('shows a position in notation', () => {
    const [, , , dealt] = momentsOf(readRecord(SHORT.replace(/^2\.000.*$/m, '')));
    expect(dealt && notation(dealt)).toBe('\nk1 r2 *\nb1 b3');
  });
});

describe('the best turn', () => {
  const best: BestPossible = {
    exact: true,
    tiles: 2,
    points: 9,
    play: ['b4', 'r5'],
    taken: null,
    taken_from: null,
    table: [
      ['r3', 'r4', 'r5'],
      ['k4', 'y4', 'b4'],
    ],
    steps: [
      { do: 'move', tiles: ['r4'], source: 1, target: 0, onto: 0 },
      { do: 'lay', tiles: ['r5'], source: -1, target: 0, onto: 0 },
      { do: 'lay', tiles: ['b4'], source: -1, target: 1, onto: 1 },
    ],
  };
  const before = [['r3'], ['k4', 'r4', 'y4']];
  it('is laid step by step', () => {
    const tables = [0, 1, 2, 3].map((count) => afterSteps(before, ['b4', 'k9', 'r5'], best, count));
    expect(tables.map(({ table }) => table.map((meld) => meld.join(' ')).join(' | '))).toEqual([
      'r3 | k4 y4 r4',
      'r3 r4 | k4 y4',
      'r3 r4 r5 | k4 y4',
      'r3 r4 r5 | k4 y4 b4',
    ]);
    expect(tables.map(({ rack }) => rack.join(' '))).toEqual(['b4 k9 r5', 'b4 k9 r5', 'b4 k9', 'k9']);
  });
});
