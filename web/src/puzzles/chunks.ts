/**
 * For the build of the page, not for the page itself: the puzzles of the Python package cut into modules. `virtual:puzzles`
 * tells what there is; `virtual:puzzles/sabra/3/0` holds the first puzzles of level 3, a line each with the id in
 * front; `virtual:puzzles/days/0` holds those of the first days; `virtual:puzzles/ids` finds a puzzle by the beginning
 * of its id.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TELLER = fileURLToPath(new URL('../../../tools/page_puzzles.py', import.meta.url));
const PYTHON = process.env['TILERUMMY_PYTHON'] ?? 'python3';
const MOST_BYTES = 1 << 26;
const NAME = 'virtual:puzzles';
/** So many puzzles are fetched together: about 3 kB. */
export const CHUNK = 100;
export const ID_PART = 5;
/** So many days are fetched together: thirteen weeks. */
export const DAYS = 91;

export interface Pack {
  head: string;
  /** All values of its rules. */
  values: Record<string, unknown>;
  /** The lines of each level, in their lasting order, ids in front. */
  levels: string[][];
}

export interface Told {
  packs: Record<string, Pack>;
  /** The lines of the puzzles of the days, from the first day on. */
  days: string[];
}

/** What Python says of its puzzles: it alone reads packs, ids, days and rules. */
export const told = (): Told =>
  JSON.parse(execFileSync(PYTHON, [TELLER], { encoding: 'utf8', maxBuffer: MOST_BYTES })) as Told;

/** What there is: for each pack its first line, its rules, how many puzzles a level has, and how they are loaded. */
function catalogue({ packs, days }: Told): string {
  const said = Object.entries(packs).map(([name, pack]) => {
    const chunks = pack.levels.map((lines, i) => {
      const count = Math.ceil(lines.length / CHUNK);
      return Array.from({ length: count }, (_, n) => `() => import('${NAME}/${name}/${i + 1}/${n}')`);
    });
    return `${JSON.stringify(name)}: {
      head: ${JSON.stringify(pack.head)},
      rules: ${JSON.stringify(pack.values)},
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
function beginnings({ packs }: Told): string {
  const parts = Object.entries(packs).map(([name, { levels }]) => [
    name,
    levels.map((lines) => lines.map((line) => line.slice(0, ID_PART)).join('')),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(parts))}`;
}

const exported = (lines: readonly string[], piece: number, size: number): string =>
  `export default ${JSON.stringify(lines.slice(piece * size, (piece + 1) * size).join('\n'))}`;

export function puzzleChunks(): Plugin {
  let read: Told | null = null;
  return {
    name: 'puzzles',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const all = (read ??= told());
      const [, name, level, chunk] = id.split('/');
      if (!name) return catalogue(all);
      if (name === 'ids') return beginnings(all);
      if (name === 'days') return exported(all.days, Number(level), DAYS);
      return exported(all.packs[name]?.levels[Number(level) - 1] ?? [], Number(chunk), CHUNK);
    },
  };
}
