/** Ratings of player and puzzle by Glicko-2, as in tilerummy/puzzles/rating.py: a try is a game that one of them wins. */
import type { Puzzle } from './pack.ts';

export interface Rating {
  value: number;
  deviation: number;
  volatility: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How fast volatility changes: smaller is steadier. */
const CHANGE = 0.5;
const CLOSE_ENOUGH = 1e-6;
/** Where the puzzles of a level begin, until people have tried them. */
const LEVEL_RATINGS = [900, 1200, 1500, 1800, 2100];

/** Sure enough of a newcomer that no single puzzle throws the rating far: it is there to be enjoyed. */
const GENTLE = 120;
export const NEW_PLAYER: Rating = { value: MIDDLE, deviation: GENTLE, volatility: 0.06 };

/** A rating that was kept before it became gentle. */
export const gentle = (rating: Rating): Rating => ({
  ...rating,
  deviation: Math.min(GENTLE, rating.deviation),
});

export const puzzleRating = (level: number): Rating => ({
  value: LEVEL_RATINGS[level - 1] ?? MIDDLE,
  deviation: 200,
  volatility: 0.06,
});

/** The level whose puzzles suit a player. */
export function levelFor(rating: Rating): number {
  const far = LEVEL_RATINGS.map((value) => Math.abs(value - rating.value));
  return far.indexOf(Math.min(...far)) + 1;
}

/** The rating after one try against another: 1 is a win, 0 a loss. */
export function rated(rating: Rating, other: Rating, score: 0 | 1): Rating {
  const mu = (rating.value - MIDDLE) / SCALE;
  const phi = rating.deviation / SCALE;
  const otherPhi = other.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * otherPhi ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - (other.value - MIDDLE) / SCALE)));
  const variance = 1 / (g ** 2 * expected * (1 - expected));
  const gain = g * (score - expected);
  const sigma = volatilityAfter(rating.volatility, phi, variance, variance * gain);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / variance);
  return { value: SCALE * (mu + after ** 2 * gain) + MIDDLE, deviation: SCALE * after, volatility: sigma };
}

/** The zero of a falling function, by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const slope = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / CHANGE ** 2;
  };
  let low = start;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (slope(start - steps * CHANGE) < 0) steps += 1;
    high = start - steps * CHANGE;
  }
  let [atLow, atHigh] = [slope(low), slope(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

// The rules of run and streak, without clock or screen.

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
