/** What characters say: about public things, seldom, and not to whoever does not want to hear it. */
import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../src/wire/protocol.ts';

vi.mock('../src/ui/settings.svelte.ts', () => ({ settings: { language: 'en' } }));
vi.mock('../src/ui/words.svelte.ts', () => ({
  learn: () => Promise.resolve(),
  t: (key: string, args?: Record<string, string>) => (args ? `${key} ${args['tiles']}` : key),
  tileName: (tile: string) => tile,
  nameList: (names: readonly string[]) => names.join(' '),
}));
const { Chatter, endsOf } = await import('../src/table/room/chatter.ts');
const { companyFor } = await import('../src/ui/company.ts');

const listener = { seat: 0, muted: [], levels: [null, 'teacher', 'architect'], tiles: [10, 10, 16] };
const played = (seat: number, laid: string[], table: string[][]): GameEvent =>
  ({ type: 'played', seat, laid, table, announced: false }) as unknown as GameEvent;
const drew = (seat: number): GameEvent => ({ type: 'drew', seat }) as unknown as GameEvent;

test('the tiles that fit are those at the ends of the run just laid', () => {
  expect(
    endsOf(
      ['r4', 'r5', 'r6'],
      [
        ['k1', 'k2', 'k3'],
        ['r4', 'r5', 'r6'],
      ],
    ),
  ).toEqual(['r3', 'r7']);
  expect(endsOf(['r11', 'r12', 'r13'], [['r11', 'r12', 'r13']])).toEqual(['r10']);
  expect(endsOf(['r4', 'b4', 'k4'], [['r4', 'b4', 'k4']])).toEqual([]);
});

test('the teacher says what fits, and then nobody says anything for a while', () => {
  const chatter = new Chatter();
  const run = played(1, ['r4', 'r5', 'r6'], [['r4', 'r5', 'r6']]);
  expect(chatter.about(run, listener)).toEqual({ seat: 1, text: 'company-says-fits r3 r7' });
  for (let turn = 0; turn < 5; turn++) expect(chatter.about(drew(2), listener)).toBeNull();
  expect(chatter.about(drew(2), listener)).toEqual({ seat: 2, text: 'company-says-waits' });
});

test('whoever is muted says nothing', () => {
  const run = played(1, ['r4', 'r5', 'r6'], [['r4', 'r5', 'r6']]);
  expect(new Chatter().about(run, { ...listener, muted: [1] })).toBeNull();
});

test('somebody who wins hears a kind word', () => {
  const won = { type: 'round_ended', winners: [0], blocked: false } as unknown as GameEvent;
  expect(new Chatter().about(won, listener)).toEqual({ seat: 1, text: 'company-says-won' });
});

test('the last company comes back, and good company fills the other seats', () => {
  const known = ['builder', 'companion', 'teacher', 'architect', 'saver', 'gambler', 'hermit'];
  expect(companyFor(2, [], known)).toEqual(['companion', 'teacher']);
  expect(companyFor(3, ['builder', 'gone', 'teacher'], known)).toEqual(['builder', 'teacher', 'companion']);
  expect(companyFor(1, ['hermit', 'saver'], known)).toEqual(['hermit']);
});
