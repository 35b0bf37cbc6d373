/** What gives way on a small phone so that tiles stay readable: first the rack, then the tools, at last the cloth pans. */
import { fits } from '../../board/layout.ts';

/** 0: nothing. 1: the rack is one tier that slides. 2: the tools are in the menu too. */
export type Fold = 0 | 1 | 2;

/** The height of the row of tools. */
export const TOOLS = 50;
/** Less cloth than this is no table. */
const LEAST = 120;
/** Room that has to be left for more sets. */
const MORE = [3, 3];

export interface Space {
  /** The cloth as it is now. */
  width: number;
  height: number;
  fold: Fold;
  /** The height of the rack, open and folded. */
  rack: readonly [number, number];
  lengths: readonly number[];
}

const taken = (fold: Fold, rack: readonly [number, number]): number =>
  rack[fold ? 1 : 0] + (fold < 2 ? TOOLS : 0);

/** The least folding with which the table fits; unfolding needs room for one more set. */
export function foldFor({ width, height, fold, rack, lengths }: Space): Fold {
  for (const next of [0, 1] as const) {
    const cloth = height + taken(fold, rack) - taken(next, rack);
    // More room to unfold than to fold: else the rack would open and close with each set.
    const more = next < fold ? [...MORE, 3] : MORE;
    if (cloth >= LEAST && fits([...lengths, ...more], { width, height: cloth, touch: true })) return next;
  }
  return 2;
}
