/** Whatever the server can be asked for at a table, a person can ask for on the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const PROTOCOL = readFileSync(`${SOURCE}/wire/protocol.ts`, 'utf-8');

/** Requests for programs alone, each with why no person needs it: at the moment there is none. */
const FOR_PROGRAMS: Record<string, string> = {};
/** The kinds of hint that the page does not ask the server for. */
const OTHER_HINTS: Record<string, string> = {
  why: 'the page marks every set itself, and a refusal opens its clause of the rules',
  opening: 'the page counts the opening itself while it is laid',
};

const union = (name: string): string[] =>
  [...(new RegExp(`type ${name} =([^;]*);`).exec(PROTOCOL)?.[1] ?? '').matchAll(/\| "?(\w+)"?/g)].map(
    ([, one]) => one ?? '',
  );
const kindOf = (message: string): string =>
  new RegExp(`interface ${message} \\{\\s+type: "(\\w+)"`).exec(PROTOCOL)?.[1] ?? `${message} has no type`;

/** What is sent in this code: `ask`, a message among the effects of the model or made by a function, and the first word. */
const SENT = [
  /(?:\b(?:ask|tell|JSON\.stringify)\(|\bmessage: )\{\s+type: '(\w+)'/g,
  /Omit<\w+, 'id'> \{[^}]*\}[^}]*return \{\s+type: '(\w+)'/g,
  /: Request \| null \{[\s\S]{0,600}?\breturn \{\s+type: '(\w+)'/g,
];
const sentIn = (code: string): string[] =>
  SENT.flatMap((how) => [...code.matchAll(how)].map(([, kind]) => kind ?? ''));

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
  (path) => /\.(ts|svelte)$/.test(path) && path !== 'wire/protocol.ts',
);
const code = files.map((path) => readFileSync(`${SOURCE}/${path}`, 'utf-8')).join('\n');

it('sends every request that people at a table need', () => {
  const requests = union('ClientMessage').map(kindOf);
  expect(requests).toContain('play');
  const sent = new Set(sentIn(code));
  expect(requests.filter((kind) => !sent.has(kind)).sort()).toEqual(Object.keys(FOR_PROGRAMS).sort());
});

it('asks for every kind of hint that it does not work out itself', () => {
  const kinds = union('HintKind');
  expect(kinds).toContain('best');
  expect(
    kinds.filter((kind) => !code.includes(`type: 'hint', seen: this.seen, kind: '${kind}'`)).sort(),
  ).toEqual(Object.keys(OTHER_HINTS).sort());
});

it('notices a request that nothing sends', () =>
  expect(sentIn("room.ask({ type: 'draw', seen }); // type: 'pass'")).toEqual(['draw']));
