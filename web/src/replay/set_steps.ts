/** The best turn told set by set: what comes out, and where its tiles come from. */
import type { Shape } from '../board/melds.ts';
import type { BestPossible } from '../wire/protocol.ts';
import { namesOf, originOf } from '../record/said.ts';
import { capital, t } from '../ui/words.svelte.ts';

type Tiles = readonly string[];

export interface SetStep {
  /** The set as it lies in the end; null where tiles go back to the rack. */
  tiles: Tiles | null;
  fromRack: Tiles;
  /** Old sets that gave tiles. */
  from: readonly { set: Tiles; tiles: Tiles }[];
  /** After so many of the small steps it lies there. */
  upTo: number;
}

export function setSteps(before: readonly Tiles[], best: BestPossible): SetStep[] {
  const targets = [...new Set(best.steps.map((step) => step.target))];
  const found = targets.map((target): SetStep => {
    const steps = best.steps.map((step, i) => ({ ...step, i })).filter((step) => step.target === target);
    const sources = [...new Set(steps.map((step) => step.source).filter((source) => source >= 0))];
    return {
      tiles: target < 0 ? null : (best.table[target] ?? []),
      fromRack: steps.filter((step) => step.source < 0).flatMap((step) => step.tiles),
      from: sources.map((source) => ({
        set: before[source] ?? [],
        tiles: steps.filter((step) => step.source === source).flatMap((step) => step.tiles),
      })),
      upTo: Math.max(...steps.map((step) => step.i)) + 1,
    };
  });
  return found.sort((a, b) => a.upTo - b.upTo);
}

/** Where its tiles come from, in one sentence each. */
export const originWords = (step: SetStep, shape: Shape): string =>
  [
    step.fromRack.length ? t('from-rack', { tiles: namesOf(step.fromRack) }) : '',
    ...step.from.map((one) => originOf(one, shape)),
  ]
    .filter((words) => words)
    .map(capital)
    .join(' ');
