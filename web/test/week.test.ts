import { expect, test } from 'vitest';
import { weekBegins } from '../src/ui/language.ts';

test('a week begins as where the language is spoken', () => {
  expect(weekBegins('de-DE')).toBe(1);
  expect(weekBegins('en-US')).toBe(0);
});

test('what is no language begins on Monday', () => {
  for (const none of ['C', '', 'POSIX.UTF-8']) expect(weekBegins(none)).toBe(1);
});
