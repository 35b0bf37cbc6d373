import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** Three declarations that one rule says together, in so many files at most. More of them are a pattern: ui/shared.css. */
const MOST_FILES = 12;
/** Of the whole page. Whoever needs more looks first whether a pattern says it already. */
const MOST_DECLARATIONS = 5_550;

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
