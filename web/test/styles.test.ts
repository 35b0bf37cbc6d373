import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** Three declarations that one rule says together, in so many files at most. More of them are a pattern: ui/shared.css. */
const MOST_FILES = 12;
/** Of the whole page. Whoever needs more looks first whether a pattern says it already. */
const MOST_DECLARATIONS = 3_944;

/** Sizes of letters beyond the scale: the name of the game, and a figure that is read across a table. */
const LARGE_FIGURES = ['40px', '50px', '92px'];
/** Spaces wider than the scale: where a bar, a head or a picture lies. */
const MOST_PLACES = 14;
/** Shadows that draw something: a glow, an edge, the rim of a lid. */
const MOST_DRAWN = 12;
/** Confetti goes round the circle of colours; a mask has none. */
const OWN_COLOURS = /^color: hsl\(calc\(var\(--i\)|mask: /;

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

/** Every value of a property, in all files, each once; paper has its own measures. */
function kindsOf(property: RegExp): string[] {
  const said = [...rules()].flatMap(([, all]) => all.flat());
  const values = said.flatMap((one) => property.exec(one)?.[1] ?? []);
  return [...new Set(values.filter((value) => !/\d(mm|pt)\b/.test(value)))].sort();
}

/** The parts of values that stand next to each other; what a function takes is part of it. */
const partsOf = (values: string[]): string[] => [
  ...new Set(
    values.flatMap((value) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []),
  ),
];

/** What grows with the screen, a tile or a letter is no step of a scale. */
const GROWS = /\b(clamp|calc|min|max)\(|\dem\b/;

/** Steps of a scale by their names. */
const steps = (name: string, most: number): string[] =>
  Array.from({ length: most }, (_, i) => `var(--${name}${i + 1})`);

test('letters have six sizes, those of four large figures apart', () => {
  const sizes = kindsOf(/^font(?:-size)?: (?:\w+ )?([^/ ]+)(?:[/ ]|$)/).filter(
    (value) => !/\(\d*$/.test(value),
  );
  const off = sizes.filter((value) => ![...steps('t', 6), 'inherit'].includes(value) && !GROWS.test(value));
  expect(off.filter((value) => /px/.test(value) && !/^(?:clamp|max|calc)/.test(value))).toEqual(
    LARGE_FIGURES,
  );
});

test('corners have four radii, or are round, or none', () => {
  const corners = partsOf(kindsOf(/^border(?:-\w+)*-radius: (.+)$/)).filter((value) => !GROWS.test(value));
  expect(corners.sort()).toEqual(['0', '1px', '50%', '999px', 'inherit', ...steps('r', 4)].sort());
});

test('spaces are one of six, or a line; larger ones are places where something lies', () => {
  const spaces = partsOf(
    kindsOf(/^(?:(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)(?:-[\w-]+)?): (.+)$/),
  );
  const raw = spaces
    .flatMap((value) => value.match(/\b\d+(\.\d+)?px/g) ?? [])
    .map((value) => parseFloat(value));
  expect(raw.filter((value) => value > 1 && value <= 40)).toEqual([]);
  expect(new Set(raw.filter((value) => value > 40)).size).toBeLessThanOrEqual(MOST_PLACES);
});

test('shadows are one of four, a ring in whole pixels, or one of few that are drawn', () => {
  const ring = /^(?:inset )?0 0 0 [0-4](?:px)? (?:var\(--[\w-]+\)|color-mix\(.+\))$/;
  const drawn = kindsOf(/^box-shadow: (.+)$/)
    .filter((value) => !['none', ...steps('sh', 4)].includes(value))
    .filter((value) => !value.split(/, (?![^(]*\))/).every((one) => ring.test(one)));
  expect(drawn.filter((value) => !GROWS.test(value)).length).toBeLessThanOrEqual(MOST_DRAWN);
});

test('a colour has a name', () => {
  const raw = [...rules()]
    .filter(([name]) => name !== 'ui/tokens.css')
    .flatMap(([, all]) => all.flat())
    .filter((one) => /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|[ (,](?:white|black)\b(?!-)/i.test(one));
  expect(raw.filter((one) => !OWN_COLOURS.test(one))).toEqual([]);
});

test('the page has three widths and two heights at which it is laid out anew, and the seats two of their own', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(SRC, name), 'utf8')).join('\n');
  const said = [...text.matchAll(/@media[^{]+/g)].join().match(/(?:min|max)-(?:width|height): \d+px/g) ?? [];
  expect([...new Set(said)].sort()).toEqual([
    'max-height: 560px',
    'max-height: 700px',
    'max-width: 1023px',
    'max-width: 1180px',
    'max-width: 1500px',
    'max-width: 379px',
    'max-width: 800px',
    'min-height: 561px',
    'min-width: 1024px',
    'min-width: 801px',
  ]);
});
