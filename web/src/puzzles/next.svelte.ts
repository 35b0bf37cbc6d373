/** Which puzzle comes next: of the box and the themes that were chosen, one that was not tried yet. */
import type { Puzzle, Theme } from './pack.ts';
import { progress, wasTried } from './progress.svelte.ts';
import { levelFor } from './rating.ts';
import { COMMON, lastFitting, LEVELS } from './shelf.ts';

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
