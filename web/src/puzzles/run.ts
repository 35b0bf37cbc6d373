/** The rules of run and streak, without clock or screen. */
import type { Puzzle } from './pack.ts';

export type Mode = 'run' | 'ten' | 'streak';
/** A puzzle of the row: solved, or left. */
export type Answer = 'solved' | 'left';

export const RUN_MS = 180_000;
export const SKIP_MS = 10_000;
export const BONUS_MS = 3_000;
const EVERY = 5;
/** So many puzzles of one level come before the next. */
const LEVEL_FOR = 4;
/** A run without a time limit. */
export const TEN = 10;

/** They get harder: the level of the next puzzle. */
export const levelOf = (answers: readonly Answer[]): number =>
  Math.min(5, 1 + Math.floor(answers.filter((one) => one === 'solved').length / LEVEL_FOR));

/** How hard a puzzle is to see: its level, then how often a hand moves, then how much lies there. */
export const effortOf = ({ level, steps, table }: Puzzle): number => level * 1000 + steps * 20 + table.length;

/**
 * The next of a run, out of some of one level: the further one has come in it, the harder; never easier than the last.
 */
export function nextOf(
  some: readonly Puzzle[],
  answers: readonly Answer[],
  last: Puzzle | null,
): Puzzle | null {
  const sorted = [...some].sort((a, b) => effortOf(a) - effortOf(b));
  const harder = last ? sorted.findIndex((one) => effortOf(one) >= effortOf(last)) : 0;
  const wanted = Math.floor((sorted.length * (solvedOf(answers) % LEVEL_FOR)) / LEVEL_FOR);
  return sorted[harder < 0 ? sorted.length - 1 : Math.max(wanted, harder)] ?? null;
}

export const solvedOf = (answers: readonly Answer[]): number =>
  answers.filter((one) => one === 'solved').length;

/** Every fifth in a row gives some time. */
export function bonusFor(answers: readonly Answer[]): number {
  const from = answers.lastIndexOf('left') + 1;
  const row = answers.length - from;
  return row > 0 && row % EVERY === 0 ? BONUS_MS : 0;
}

/** Whether it is over, with so much time left. */
export function isOver(mode: Mode, answers: readonly Answer[], left: number): boolean {
  if (mode === 'run') return left <= 0;
  return mode === 'ten' ? answers.length >= TEN : answers.includes('left');
}
