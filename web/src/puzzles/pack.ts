/** A puzzle, and the packs it comes from: the lines of tilerummy/puzzles/pack.py with the id in front. */
import { type Colour, COLOURS } from '../board/tile.ts';

export const TASKS = ['lay_all', 'go_out', 'open', 'lay_at_least', 'free_joker'] as const;
export type TaskKind = (typeof TASKS)[number];
export const THEMES = [
  'adding',
  'run_split',
  'group_borrow',
  'joker_swap',
  'two_for_one',
  'bridge',
  'runs_to_groups',
  'groups_to_runs',
  'temptation',
  'chain',
  'full_rebuild',
] as const;
export type Theme = (typeof THEMES)[number];

export interface Task {
  kind: TaskKind;
  /** For *lay at least*: so many tiles. */
  tiles: number;
}

/** What a puzzle has that was made from somebody's game. */
export interface Own {
  /** Its two lines, which its link carries. */
  text: string;
  /** All its rules, by the names of the parameters. */
  rules: Readonly<Record<string, unknown>>;
  /** So many players use these colours. */
  players: number;
}

export interface Puzzle {
  id: string;
  /** Null for one of the packs. */
  own: Own | null;
  /** A preset. */
  rules: string;
  /** What is changed in it, as JSON. */
  optionsText: string;
  palette: string;
  table: readonly (readonly string[])[];
  rack: readonly string[];
  opened: boolean;
  task: Task;
  level: number;
  themes: readonly Theme[];
  solution: readonly (readonly string[])[];
  /** How often a hand moves. */
  steps: number;
}

/** The first line of a pack. */
export interface Head {
  rules: string;
  palette: string;
  optionsText: string;
  tiles: ReadonlyMap<string, string>;
}

const isColour = (letter: string): letter is Colour => COLOURS.some((one) => one === letter);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$%&()+./:;<=>?@[]^_{|}~';
const KINDS: Readonly<Record<string, TaskKind>> = {
  l: 'lay_all',
  g: 'go_out',
  o: 'open',
  n: 'lay_at_least',
  f: 'free_joker',
};

export function readHead(line: string): Head {
  const [rules = '', palette = '', ...options] = line.split(' ');
  const colours = [...palette];
  if (!rules || !colours.every(isColour)) throw new Error('no pack begins like this');
  const tiles = colours.flatMap((colour) => Array.from({ length: 13 }, (_, i) => `${colour}${i + 1}`));
  return {
    rules,
    palette,
    optionsText: options.join(' '),
    tiles: new Map(['*', ...tiles].map((tile, i) => [LETTERS.charAt(i), tile])),
  };
}

/** A puzzle from its line; a line that is none is an error of the build. */
export function readLine(head: Head, line: string): Puzzle {
  const [id, task, level, themes, steps, rack, table, solution] = line.split(' ');
  if (!id || !task || !level || !themes || !steps || !rack || !table || !solution)
    throw new Error('no line of a pack');
  const kind = KINDS[task.charAt(0).toLowerCase()];
  if (!kind) throw new Error('no task');
  const tile = (letter: string): string => {
    const found = head.tiles.get(letter);
    if (!found) throw new Error('no tile');
    return found;
  };
  const sets = (text: string): string[][] =>
    text === '-' ? [] : text.split(',').map((set) => [...set].map(tile));
  return {
    id,
    own: null,
    rules: head.rules,
    optionsText: head.optionsText,
    palette: head.palette,
    table: sets(table),
    rack: [...rack].map(tile),
    opened: task.charAt(0) === task.charAt(0).toLowerCase(),
    task: { kind, tiles: Number(task.slice(1)) },
    level: Number(level),
    themes: themes === '-' ? [] : [...themes].flatMap((letter) => THEMES[letter.charCodeAt(0) - 97] ?? []),
    solution: sets(solution),
    steps: Number(steps),
  };
}

export const coloursOf = (puzzle: Puzzle): Colour[] => [...puzzle.palette].filter(isColour);

// Links that carry a whole puzzle: one from somebody's own game, which no pack holds.

/** What such a link begins with, where others have an id. */
const SIGN = '~';
/** No puzzle is longer; a longer text was made by somebody who tries what happens. */
export const LONGEST = 3000;

export const isLink = (name: string): boolean => name.startsWith(SIGN);

export const linkOf = (text: string): string =>
  SIGN + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The text that a link carries; null if it carries none. */
export function textOf(link: string): string | null {
  if (!isLink(link) || link.length > LONGEST) return null;
  try {
    return atob(link.slice(SIGN.length).replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
