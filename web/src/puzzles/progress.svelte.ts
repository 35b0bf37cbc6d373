/** What this device knows of the player: what was solved and when, the rating, the best run. It stays here. */
import { kept as shelf } from '../wire/kept.ts';
import { type Day, type Row, rowOf, today } from './daily.ts';
import { ratingOf, tellTry } from './gathered.ts';
import type { Puzzle, Theme } from './pack.ts';
import { gentle, levelFor, NEW_PLAYER, rated, type Rating } from './rating.ts';
import { COMMON, lastFitting, LEVELS } from './shelf.ts';

const NAME = 'puzzles';
/** So many points of the line that the rating draws. */
const LINE = 40;

export interface Kept {
  rating: Rating;
  /** The rating after each of the last tries. */
  line: number[];
  /** Puzzles that were tried, with the seconds it took; 0: seen, not solved. */
  tried: Record<string, number>;
  /** The same for days. */
  days: Record<Day, number>;
  bestDays: number;
  run: number;
  streak: number;
}

export interface Outcome {
  seconds: number;
  hints: boolean;
  /** The rating before and after; equal where it stays as it is. */
  from: number;
  to: number;
}

const EMPTY: Kept = {
  rating: NEW_PLAYER,
  line: [],
  tried: {},
  days: {},
  bestDays: 0,
  run: 0,
  streak: 0,
};

function read(): Kept {
  const known = { ...EMPTY, ...shelf.readValue<Partial<Kept>>(NAME, {}) };
  return { ...known, rating: gentle(known.rating) };
}

let kept = $state.raw<Kept>(read());

function write(next: Kept): void {
  kept = next;
  shelf.writeValue(NAME, next);
}

if (typeof addEventListener === 'function')
  // Another tab has written: what this one would write next must not undo that.
  addEventListener('storage', (event) => {
    if (event.key === shelf.keyOf(NAME)) kept = read();
  });

export const progress = (): Kept => kept;

export const isSolved = (id: string): boolean => !!kept.tried[id];
const wasTried = (id: string): boolean => id in kept.tried;
export const daySolved = (day: Day): boolean => !!kept.days[day];
const row = (): Row => rowOf(daySolved, today());
export const inARow = (): number => row().count;
/** Days that were missed and did not end the row. */
export const daysOff = (): Row['off'] => row().off;

/** The rating as it is shown. */
export const shownRating = (): number => Math.round(kept.rating.value);

/**
 * The first try at a puzzle of the packs counts, unless a hint helped; a puzzle whose solution was shown has won. A server
 * counts it for the puzzle.
 */
function newRating(puzzle: Puzzle, won: boolean, hints: boolean): Rating {
  if (puzzle.own || wasTried(puzzle.id) || (won && hints)) return kept.rating;
  tellTry(puzzle, won, kept.rating);
  return rated(kept.rating, ratingOf(puzzle), won ? 1 : 0);
}

/** Writes down a try: solved in so many seconds, or given up with 0. */
export function writeDown(puzzle: Puzzle, day: Day | null, seconds: number, hints: boolean): Outcome {
  const won = seconds > 0;
  const from = shownRating();
  const rating = newRating(puzzle, won, hints);
  const line = rating === kept.rating ? kept.line : [...kept.line, Math.round(rating.value)].slice(-LINE);
  // Once solved stays solved, and in the time of the first solution.
  const tried = { ...kept.tried, [puzzle.id]: kept.tried[puzzle.id] || seconds };
  const days = day ? { ...kept.days, [day]: kept.days[day] || seconds } : kept.days;
  write({ ...kept, rating, line, tried, days });
  if (inARow() > kept.bestDays) write({ ...kept, bestDays: inARow() });
  return { seconds, hints, from, to: shownRating() };
}

/** A run or a streak is over; says whether it was the best. */
export function writeBest(mode: 'run' | 'streak', count: number): boolean {
  if (count <= kept[mode]) return false;
  write({ ...kept, [mode]: count });
  return true;
}

// Which puzzle comes next: of the box and the themes that were chosen, one that was not tried yet.

/** It lasts as long as the page. */
export const choice = $state<{ pack: string; themes: Theme[] }>({ pack: COMMON, themes: [] });

export const ownLevel = (): number => levelFor(progress().rating);

/** A puzzle of this level; where all have been tried, of the level nearest to it. */
export async function nextPuzzle(level: number): Promise<Puzzle | null> {
  const fits = (puzzle: Puzzle): boolean =>
    !wasTried(puzzle.id) &&
    (!choice.themes.length || puzzle.themes.some((theme) => choice.themes.includes(theme)));
  const near = [...LEVELS].sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
  for (const one of near) {
    const found = await lastFitting(choice.pack, one, fits);
    if (found) return found;
  }
  return null;
}
