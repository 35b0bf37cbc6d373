/** Days, times and what is shared, in words. */
import { capital, clockText, named, t, tileName } from '../ui/words.svelte.ts';
import type { Day } from './daily.ts';
import type { Told } from './hints.ts';
import { linkOf, type Puzzle } from './pack.ts';
import { inARow } from './progress.svelte.ts';

const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { ...options, timeZone: 'UTC' });

/** "Sunday 15 November", with a capital in every language: it begins a line. */
export const longDay = (day: Day): string =>
  capital(format({ weekday: 'long', day: 'numeric', month: 'long' }).format(at(day)));
/** "15 November" */
export const shortDay = (day: Day): string => format({ day: 'numeric', month: 'long' }).format(at(day));
/** "November 2026" */
export const monthName = (day: Day): string =>
  capital(format({ month: 'long', year: 'numeric' }).format(at(day)));
/** "Mo", for the day's column. */
export const weekdayName = (day: Day): string => format({ weekday: 'short' }).format(at(day));

export const secondsText = (seconds: number): string => clockText(seconds * 1000);

/** What `/#puzzle/` finds a puzzle by: its day, its id; or all of it, where it comes from a game. */
export const nameOf = (puzzle: Puzzle, day: Day | null = null): string =>
  day ?? (puzzle.own ? linkOf(puzzle.own.text) : puzzle.id);

/** Where others can open it. */
export const addressOf = (puzzle: Puzzle, day: Day | null = null): string =>
  `${new URL('./', location.href).href}#puzzle/${nameOf(puzzle, day)}`;

/** Three lines that say how it went and nothing about the way. */
export function shareText(puzzle: Puzzle, day: Day | null, seconds: number, hints: boolean): string {
  const how = t(hints ? 'puzzle-share-hint' : 'puzzle-share-solved', { time: secondsText(seconds) });
  const row = inARow();
  return [
    ['tilerummy', day ? shortDay(day) : t('nav-puzzles'), t('puzzle-level', { level: puzzle.level })].join(
      ' · ',
    ),
    day && row > 1 ? `${how}, ${t('puzzle-in-a-row', { count: row })}` : how,
    `■ ♥ ● ★  ${addressOf(puzzle, day)}`,
  ].join('\n');
}

/** How it went, in a sentence; a hint is part of it. */
export const solvedWords = (seconds: number, hints: boolean): string =>
  t(hints ? 'puzzle-share-hint' : 'puzzle-solved-in', { time: secondsText(seconds) });

/** What a puzzle asks for. */
export const taskWords = ({ task }: Puzzle): string => named('puzzle-task', task.kind, { count: task.tiles });

/** What a screen reader says of a board: its name, its level, and how much lies there. */
export const boardWords = (title: string, { level, table, rack }: Puzzle): string =>
  `${title.replace(/\.$/, '')}, ${capital(t('puzzle-level', { level }))}. ${t('puzzle-sets', { count: table.length })} ${t('your-rack', { count: rack.length })}.`;

/** What a hint says. */
export const hintWords = ({ key, number = 0, tiles = [] }: Told): string =>
  t(key, { number, tiles: tiles.map(({ text }) => tileName(text)).join(', ') });
