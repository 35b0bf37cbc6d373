/**
 * What a server knows of puzzles: ratings that have settled there, and the first tries that it is told of. A page without a
 * server has neither.
 */
import { Refusal, sendTry } from '../wire/api.ts';
import { kept } from '../wire/kept.ts';
import type { PuzzleRatings, PuzzleTry } from '../wire/protocol.ts';
import type { Puzzle } from './pack.ts';
import { puzzleRating, type Rating } from './rating.ts';

const UNTOLD = 'puzzle-tries';
const MOST_UNTOLD = 50;
/** What to tell again later: nobody could be asked, or there was too much to do. */
const LATER = ['too_many', 'busy', 'failed'];

let settled: Readonly<Record<string, readonly number[]>> = {};
let asking: Promise<void> | null = null;
/** One try is told after another; whoever comes while one fails is told of afterwards, not with it. */
let telling = Promise.resolve();

async function fetchRatings(): Promise<void> {
  const response = await fetch('/api/puzzles/ratings');
  if (response.ok) settled = ((await response.json()) as PuzzleRatings).ratings;
}

/** Asks for the ratings, once; and tells what could not be told before. */
export function askAround(): void {
  if (STATIC) return;
  asking ??= fetchRatings().catch(() => {
    asking = null;
  });
  tellAll();
}

/** What a puzzle's rating has come to; where nobody knows, that of its level. */
export function ratingOf(puzzle: Puzzle): Rating {
  const start = puzzleRating(puzzle.level);
  const [value = start.value, deviation = start.deviation] = settled[puzzle.id] ?? [];
  return { ...start, value, deviation };
}

const untold = (): PuzzleTry[] => kept.readValue<PuzzleTry[]>(UNTOLD, []);

const keep = (tries: readonly PuzzleTry[]): void =>
  void kept.write(UNTOLD, tries.length ? JSON.stringify(tries.slice(-MOST_UNTOLD)) : null);

const between = (low: number, number: number, high: number): number => Math.max(low, Math.min(high, number));

/** Somebody with this rating tried a puzzle for the first time; who it was is not part of it. */
export function tellTry(puzzle: Puzzle, solved: boolean, player: Rating): void {
  if (STATIC) return;
  const [rating, deviation] = [between(100, player.value, 3500), between(30, player.deviation, 350)];
  keep([...untold(), { puzzle: puzzle.id, solved, rating, deviation }]);
  tellAll();
}

function tellAll(): void {
  telling = telling.then(tellEach);
}

async function tellEach(): Promise<void> {
  for (let next = untold()[0]; next; next = untold()[0]) {
    try {
      await sendTry(next);
    } catch (error) {
      const reasons = error instanceof Refusal ? error.reasons : [];
      if (!reasons.length || reasons.some(({ code }) => LATER.includes(code))) return;
    }
    // Read anew: another try may have been added while this one was on its way.
    keep(untold().slice(1));
  }
}
