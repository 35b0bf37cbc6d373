/** Puzzles from own games that are kept on this device, the latest first. */
import { kept as shelf } from '../wire/kept.ts';
import type { Puzzle } from './pack.ts';
import { readOwn } from './own.ts';

const NAME = 'own-puzzles';
const MOST = 100;

interface Kept {
  text: string;
  /** When it was made, in milliseconds. */
  at: number;
}

let kept = $state.raw<readonly Kept[]>(
  shelf.readValue<Kept[]>(NAME, []).filter((one) => typeof one?.text === 'string'),
);

function write(next: readonly Kept[]): void {
  kept = next.slice(0, MOST);
  shelf.writeValue(NAME, kept);
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
