/** How a day went, in words. */
import { t } from '../ui/words.svelte.ts';
import type { Day } from '../puzzles/daily.ts';
import { shortDay } from '../puzzles/said.ts';

export interface Result {
  turns: number;
  left: number;
}

/** "Out in 9 turns" or "18 turns, 4 tiles left" */
export const resultWords = ({ turns, left }: Result): string =>
  left ? t('day-not-out', { turns: t('day-turns', { count: turns }), left }) : t('day-out', { count: turns });

export const addressOfDay = (day: Day): string => `${new URL('./', location.href).href}#day/${day}`;

/** Three lines that say how it went and nothing about the tiles. */
export const shareOf = (day: Day, result: Result): string =>
  [
    `tilerummy · ${t('day-of', { day: shortDay(day) })}`,
    resultWords(result),
    `■ ♥ ● ★  ${addressOfDay(day)}`,
  ].join('\n');
