/** The letters on the tiles tell the colours apart in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letters } from '../src/board/tile.ts';
import { INKS } from '../src/ui/Tile.svelte';

const LOCALES = new URL('../../src/tilerummy/locales/', import.meta.url);
const languages = readdirSync(LOCALES).filter((name) => name.length === 2);

it('keeps the first letter where it can', () =>
  expect(letters(['black', 'red', 'blue'])).toEqual(['B', 'R', 'L']));

it.each(languages)('%s has eight different ones', (language) => {
  const words = readFileSync(new URL(`${language}/words.ftl`, LOCALES), 'utf-8');
  const names = Object.keys(INKS).map(
    (colour) => new RegExp(`^colour-${colour} = (\\S+)`, 'm').exec(words)?.[1] ?? '',
  );
  expect(names).not.toContain('');
  expect(new Set(letters(names)).size).toBe(8);
});
