/** Whose face is shown: the same rule for every place of the page. */
import { expect, test } from 'vitest';
import { whoAt, whoIn } from '../src/ui/company.ts';
import { FACES, offeredFace } from '../src/ui/names.ts';
import { personPortrait } from '../src/ui/people.ts';
import type { TableLine } from '../src/wire/protocol.ts';

test('every face of the protocol is drawn, each differently, and no other', () => {
  const drawn = Array.from({ length: FACES }, (_, i) => personPortrait(i + 1));
  expect(new Set(drawn).size).toBe(12);
  expect(drawn).not.toContain(null);
  expect([personPortrait(0), personPortrait(13)]).toEqual([null, null]);
});

test('a character has its own face, a person the chosen one, also while a computer plays for them', () => {
  expect(whoAt({ kind: 'bot', level: 'teacher' })).toBe('teacher');
  expect(whoAt({ kind: 'bot', level: 'builder' })).toBeNull();
  expect(whoAt({ kind: 'person', level: 'teacher', face: 4 })).toBe(4);
  expect(whoAt({ kind: 'person', level: null, face: null })).toBeNull();
  expect(whoAt(undefined)).toBeNull();
});

test('a list of tables shows the same faces; one of an older server shows letters', () => {
  const table = { names: ['Kim', 'Aroha'], faces: [2, null], levels: [null, 'companion'] };
  expect([0, 1].map((i) => whoIn(table as unknown as TableLine, i))).toEqual([2, 'companion']);
  expect(whoIn({ names: ['Kim'] } as unknown as TableLine, 0)).toBeNull();
});

test('an offered face is one that nobody at the table has', () => {
  const taken = Array.from({ length: FACES }, (_, i) => i + 1).filter((face) => face !== 9);
  expect(offeredFace(taken)).toBe(9);
});
