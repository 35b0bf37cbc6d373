/** A hint as it is shown on the table. */
import type { Draft, Position } from '../board/state.ts';
import { plain } from '../board/tile.ts';
import type { Hint } from '../protocol.ts';

/** The sets that its steps are about, by their number, and the tiles that are moved. */
export interface HintMarks {
  /** For each set, the numbers of the steps that change it. */
  melds: ReadonlyMap<number, readonly number[]>;
  pieces: ReadonlySet<number>;
}

export function marksOf(hint: Hint | null, { base }: Draft): HintMarks {
  const melds = new Map<number, number[]>();
  const pieces = new Set<number>();
  const take = (from: Position['rack'], tiles: readonly string[]): void => {
    for (const text of tiles) {
      const piece = from.find((one) => one.text === plain(text) && !pieces.has(one.id));
      if (piece) pieces.add(piece.id);
    }
  };
  for (const [i, step] of (hint?.steps ?? []).entries()) {
    const [source, onto] = [base.melds[step.source], base.melds[step.onto]];
    take(source ? source.pieces : base.rack, step.tiles);
    for (const meld of new Set([source, onto]))
      if (meld) melds.set(meld.id, [...(melds.get(meld.id) ?? []), i + 1]);
  }
  return { melds, pieces };
}
