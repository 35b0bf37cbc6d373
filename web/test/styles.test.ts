import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** Three declarations that one rule says together, in so many files at most. More of them are a pattern: ui/shared.css. */
const MOST_FILES = 12;
/** Of the whole page. Whoever needs more looks first whether a pattern says it already. */
const MOST_DECLARATIONS = 6_050;

/** By file, what each rule says. */
function rules(): Map<string, string[][]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  return new Map(
    files.map((name) => {
      const text = readFileSync(join(SRC, name), 'utf8');
      const css = name.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
      const blocks = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g);
      return [name, [...blocks].map(([, said = '']) => said.split(';').flatMap(declaration))];
    }),
  );
}

function declaration(text: string): string[] {
  const said = text.trim().replaceAll(/\s+/g, ' ');
  return said ? [said] : [];
}

function* threes(said: string[]): Generator<string> {
  const sorted = [...new Set(said)].sort();
  for (const [i, one] of sorted.entries())
    for (let j = i + 1; j < sorted.length; j++)
      for (let k = j + 1; k < sorted.length; k++) yield `${one}; ${sorted[j]}; ${sorted[k]}`;
}

test('a pattern is said once, and components take it from there', () => {
  const found = new Map<string, Set<string>>();
  for (const [name, all] of rules())
    for (const three of all.flatMap((said) => [...threes(said)]))
      found.set(three, (found.get(three) ?? new Set()).add(name));
  const often = [...found].filter(([, files]) => files.size > MOST_FILES).map(([three]) => three);
  expect(often).toEqual([]);
});

test('the page is styled in so many declarations at most', () => {
  expect([...rules().values()].flat(2).length).toBeLessThanOrEqual(MOST_DECLARATIONS);
});

/** Folders whose sizes are their own: tiles and cloth grow with the room there is. */
const OWN_SIZES = /^(table|screens|passing)\/|^learn\/(LessonBoard|booklet)|^puzzles\/Board/;
/** What is not of the scale, and why it may be: paper, and what grows with the screen. */
const GROWS = /\b(clamp|calc|min|max)\(|\d(pt|mm|em)\b|50px|64px/;

/** The values of a property in all files that keep to the scale, each once. */
function kindsOf(property: RegExp): string[] {
  const said = [...rules()].filter(([name]) => !OWN_SIZES.test(name)).flatMap(([, all]) => all.flat());
  const values = said.flatMap((one) => property.exec(one)?.[1] ?? []);
  return [...new Set(values.filter((value) => !GROWS.test(value)))].sort();
}

test('letters have six sizes', () => {
  expect(kindsOf(/^font(?:-size)?: (?:\w+ )?([^/ ]+)(?:[/ ]|$)/)).toEqual(
    ['inherit', ...[1, 2, 3, 4, 5, 6].map((n) => `var(--t${n})`)].sort(),
  );
});

test('corners have four radii, or are round, or none', () => {
  const corners = kindsOf(/^border-radius: (.+)$/).flatMap((value) => value.split(' '));
  expect([...new Set(corners)].sort()).toEqual(
    ['0', '50%', '999px', ...[1, 2, 3, 4].map((n) => `var(--r${n})`)].sort(),
  );
});
