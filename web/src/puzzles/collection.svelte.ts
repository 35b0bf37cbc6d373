/** Puzzles from own games that are kept on this device, the latest first. */
import type { Puzzle } from './pack.ts';
import { readOwn } from './own.ts';

const KEY = 'tilerummy-own-puzzles';
const MOST = 100;

interface Kept {
  text: string;
  /** When it was made, in milliseconds. */
  at: number;
}

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]).filter(({ text }) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

let kept = $state.raw<readonly Kept[]>(read());

function write(next: readonly Kept[]): void {
  kept = next.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it lasts as long as the page.
  }
}

export const ownPuzzles = (): { puzzle: Puzzle; at: number }[] =>
  kept.flatMap(({ text, at }) => {
    const puzzle = readOwn(text);
    return puzzle ? [{ puzzle, at }] : [];
  });

export const isKept = (text: string): boolean => kept.some((one) => one.text === text);

export function keepOwn(text: string): void {
  if (!isKept(text)) write([{ text, at: Date.now() }, ...kept]);
}

export const dropOwn = (text: string): void => write(kept.filter((one) => one.text !== text));
