/**
 * For the build of the page, not for the page itself: the packs of the Python package cut into modules. `virtual:puzzles`
 * tells what there is; `virtual:puzzles/sabra/3/0` holds the first puzzles of level 3, a line each with the id in
 * front; `virtual:puzzles/days/0` holds those of the first days; `virtual:puzzles/ids` finds a puzzle by the beginning
 * of its id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { idOf } from './id.ts';
import { readHead, readLine } from './pack.ts';

const PACKAGE = fileURLToPath(new URL('../../../src/tilerummy', import.meta.url));
const PACKS = join(PACKAGE, 'puzzles/packs');
const DAILY = join(PACKAGE, 'puzzles/daily.txt');
const PRESETS = join(PACKAGE, 'rules/presets');
const NAME = 'virtual:puzzles';
/** So many puzzles are fetched together: about 3 kB. */
export const CHUNK = 100;
export const ID_PART = 5;
/** So many days are fetched together: thirteen weeks. */
export const DAYS = 91;
const COMMON = 'sabra';
const LEVELS = [1, 2, 3, 4, 5];

type Values = Record<string, unknown>;

interface Pack {
  head: string;
  /** All lines in their lasting order, ids in front. */
  lines: string[];
  /** The lines of each level, in their lasting order, ids in front. */
  levels: string[][];
}

export function readPack(text: string): Pack {
  const [head = '', ...rest] = text.trimEnd().split('\n');
  const start = readHead(head);
  const puzzles = rest.map((line) => readLine(start, `- ${line}`));
  const lines = puzzles.map((puzzle, i) => `${idOf(puzzle)} ${rest[i]}`);
  return { head, lines, levels: LEVELS.map((level) => lines.filter((_, i) => puzzles[i]?.level === level)) };
}

/** The lines of the puzzles of the days, from the first day on. */
export const readDays = (places: string, pack: Pack): string[] =>
  places
    .trim()
    .split(/\s+/)
    .map((place) => pack.lines[Number(place)] ?? '');

/** The rules of a preset: what its own section says, over what it is based on. */
export function readPreset(name: string, files: readonly string[]): Values {
  for (const text of files) {
    const own = section(text, name);
    if (!own) continue;
    const base = own['based_on'];
    return {
      ...(typeof base === 'string' ? readPreset(base, files) : {}),
      ...section(text, `${name}.rules`),
    };
  }
  throw new Error(`no preset ${name}`);
}

/** The lines of a section of these files: names with texts, numbers, truths and lists; tables are left out. */
function section(text: string, name: string): Values | null {
  const lines = text.split('\n');
  const from = lines.indexOf(`[${name}]`);
  if (from < 0) return null;
  const values: Values = {};
  for (const line of lines.slice(from + 1)) {
    if (line.startsWith('[')) break;
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (key && value && !value.startsWith('{')) values[key] = JSON.parse(value);
  }
  return values;
}

function shelves(): Map<string, Pack> {
  const files = readdirSync(PACKS).filter((file) => file.endsWith('.txt'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -4), readPack(readFileSync(join(PACKS, file), 'ascii'))]),
  );
}

/** What there is: for each pack its first line, its rules, how many puzzles a level has, and how they are loaded. */
function catalogue(packs: Map<string, Pack>, days: readonly string[]): string {
  const presets = readdirSync(PRESETS).map((file) => readFileSync(join(PRESETS, file), 'utf8'));
  const said = [...packs].map(([name, pack]) => {
    const chunks = pack.levels.map((lines, i) => {
      const count = Math.ceil(lines.length / CHUNK);
      return Array.from({ length: count }, (_, n) => `() => import('${NAME}/${name}/${i + 1}/${n}')`);
    });
    return `${JSON.stringify(name)}: {
      head: ${JSON.stringify(pack.head)},
      rules: ${JSON.stringify(readPreset(readHead(pack.head).rules, presets))},
      counts: ${JSON.stringify(pack.levels.map((lines) => lines.length))},
      chunks: [${chunks.map((some) => `[${some.join()}]`).join()}],
    }`;
  });
  return [
    `export const CHUNK = ${CHUNK};`,
    `export const ID_PART = ${ID_PART};`,
    `export const packs = {${said.join()}};`,
    `export const DAYS = ${DAYS};`,
    `export const dayCount = ${days.length};`,
    `export const days = [${Array.from({ length: Math.ceil(days.length / DAYS) }, (_, n) => `() => import('${NAME}/days/${n}')`).join()}];`,
    `export const ids = () => import('${NAME}/ids');`,
  ].join('\n');
}

/** By pack and level the beginnings of all ids, one after another. */
function beginnings(packs: Map<string, Pack>): string {
  const parts = [...packs].map(([name, { levels }]) => [
    name,
    levels.map((lines) => lines.map((line) => line.slice(0, ID_PART)).join('')),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(parts))}`;
}

const exported = (lines: readonly string[], piece: number, size: number): string =>
  `export default ${JSON.stringify(lines.slice(piece * size, (piece + 1) * size).join('\n'))}`;

export function puzzleChunks(): Plugin {
  let read: { packs: Map<string, Pack>; days: string[] } | null = null;
  const all = (): { packs: Map<string, Pack>; days: string[] } => {
    const packs = shelves();
    const common = packs.get(COMMON);
    if (!common) throw new Error('the common pack is missing');
    return { packs, days: readDays(readFileSync(DAILY, 'ascii'), common) };
  };
  return {
    name: 'puzzles',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const { packs, days } = (read ??= all());
      const [, name, level, chunk] = id.split('/');
      if (!name) return catalogue(packs, days);
      if (name === 'ids') return beginnings(packs);
      if (name === 'days') return exported(days, Number(level), DAYS);
      return exported(packs.get(name)?.levels[Number(level) - 1] ?? [], Number(chunk), CHUNK);
    },
  };
}
